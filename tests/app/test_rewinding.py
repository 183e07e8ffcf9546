"""Undo and redo: back to any decision of the user's own, and forth again, the record and the position always one."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.record import replay
from sueca_desktop.rules.actions import Accuse, Action, Bid, Move, Play
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.refusals import Reason, Refused
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation
from sueca_desktop.variants import discover
from tests.app.conftest import MakeController
from tests.app.driving import ByLot, Patient, View, always, current, first_led_by_user, play, saved, settings

VARIANTS = discover()
NAMES = ("Eu", "Ana", "Rui", "Inês", "Zé")
Position = Observation | Preparation | None


def of(variant: str, **changes: Any) -> GameSettings:
    return settings(variant, players=NAMES[: VARIANTS[variant].seats], **changes)


def bold(seed: int) -> Callable[[Observation], Action]:
    """By lot too, but outbids everybody where there is anything to bid."""
    lot = by_lot(seed)
    return lambda observation: max(
        (action for action in observation.legal if isinstance(action, Bid)),
        key=lambda bid: bid.points,
        default=lot(observation),
    )


def by_lot(seed: int) -> Callable[[Observation], Action]:
    rng = random.Random(seed)
    return lambda observation: rng.choice(observation.legal)


class Cutting(View):
    """Cuts and deals as it happens to be asked."""

    def __init__(self, controller: Controller, policy: Callable[[Observation], Action] | None, deals: int) -> None:
        super().__init__(controller, policy, deals=deals)
        self.asked: list[Preparation] = []
        controller.preparing.connect(self._on_preparing)

    def _on_preparing(self, preparation: Preparation) -> None:
        self.asked.append(preparation)
        if self.policy is None:
            return
        if preparation.kind is PreparationKind.CUT:
            self.controller.cut(11)
        else:
            self.controller.choose_style(DealStyle.TOP)


def position(controller: Controller) -> Position:
    return controller.preparation or controller.observation


def sound(controller: Controller) -> bool:
    """Whether what is shown is what the saved record gives, with the whole pack in it once."""
    record = saved()
    table = replay(record, VARIANTS)
    if table.deals:
        state = table.state
        cards = [c for hand in state.layout.hands for c in hand]
        beside = [*state.layout.stock, *([state.layout.turned] if state.layout.turned not in cards else [])]
        assert CardSet.of(c for c in (*cards, *beside) if c is not None) == table.rules.spec.deck.cards
    return controller.observation == (table.observe(0) if table.deals else None)


def can(controller: Controller) -> str:
    """What is offered of going back and forth."""
    offered = {"undo": controller.can_undo, "redo": controller.can_redo, "again": controller.can_deal_again}
    return " ".join(word for word, there in offered.items() if there)


def back_to_the_start(controller: Controller) -> list[Position]:
    """Undoes all there is; every position on the way, the last one first."""
    passed = [position(controller)]
    while controller.can_undo:
        controller.undo()
        assert sound(controller)
        passed.append(position(controller))
    return passed


def forth_to_the_end(controller: Controller) -> list[Position]:
    passed = [position(controller)]
    while controller.can_redo:
        controller.redo()
        assert sound(controller)
        passed.append(position(controller))
    return passed


def played(
    qtbot: QtBot,
    controller: Controller,
    variant: str,
    deals: int = 2,
    policy: Callable[[Observation], Action] | None = None,
    **changes: Any,
) -> Cutting:
    """A match of so many deals, the user acting by ``policy`` (None: by lot); from then on nobody acts for him."""
    view = Cutting(controller, policy or by_lot(len(variant)), deals)
    controller.new_game(of(variant, **changes))
    play(qtbot, view)
    view.policy = None
    return view


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_own_decision_of_a_match_back_and_forth(qtbot: QtBot, make: MakeController, variant: str) -> None:
    controller = make(players=always(ByLot()))
    played(qtbot, controller, variant)
    before = saved()
    own = [
        move
        for deal in replay(before, VARIANTS).deals
        for move in deal.state.public.moves
        if move.seat == 0 and isinstance(move.action, Play)
    ]
    passed = back_to_the_start(controller)
    asked = [one for one in passed[1:] if isinstance(one, Observation)]
    assert len(passed) - 1 >= len(own)
    assert all(one.my_turn and one.forced is None for one in asked), "each of them is a decision"
    assert PhaseName.TRICKS in {one.deal.phase for one in asked}
    assert position(controller) == passed[-1]
    again = forth_to_the_end(controller)
    assert again == passed[::-1]
    after = saved()
    assert [(d.hands, d.actions) for d in after.deals] == [(d.hands, d.actions) for d in before.deals]
    assert not controller.can_redo


@pytest.mark.parametrize("variant", [v for v in VARIANTS if VARIANTS[v].rules().phases[0].name is not PhaseName.TRICKS])
def test_what_was_said_is_taken_back_too(qtbot: QtBot, make: MakeController, variant: str) -> None:
    controller = make(players=always(ByLot()))
    phases = set()
    for number in range(1, 9):
        played(qtbot, controller, variant, 1, bold(number), deal_number=number)
        phases |= {one.deal.phase for one in back_to_the_start(controller) if isinstance(one, Observation)}
    spoken = {phase.name for phase in VARIANTS[variant].rules().phases}
    assert spoken <= phases


@pytest.mark.parametrize("variant", VARIANTS)
def test_fifty_times_at_once(qtbot: QtBot, make: MakeController, variant: str) -> None:
    controller = make(players=always(ByLot()))
    played(qtbot, controller, variant)
    for _ in range(50):
        controller.undo() if controller.can_undo else controller.redo()
        assert sound(controller)
    for _ in range(50):
        if controller.can_redo:
            controller.redo()
    assert sound(controller)
    assert not controller.can_redo


def test_what_follows_an_undone_card_is_the_card_played_instead(qtbot: QtBot, make: MakeController) -> None:
    """The last card of a trick taken back and another played: winner, points and lead are worked out anew."""
    controller = make()
    view, numbers = View(controller, None), itertools.count(1)
    controller.new_game(settings(deal_number=next(numbers)))

    def last_to_play(observation: Observation | None) -> bool:
        trick = observation.deal.trick if observation and observation.my_turn else None
        return trick is not None and len(trick.cards) == 3 and observation is not None and len(observation.playable) > 1

    def winners(observation: Observation) -> set[int]:
        assert observation.deal.trick is not None
        return {observation.deal.winner_of(observation.deal.trick.with_card(c)) for c in observation.playable}

    rng = random.Random(4)
    while True:
        qtbot.waitUntil(lambda: controller.observation is not None and (controller._said or bool(view.results)))
        observation = controller.observation
        assert observation is not None
        if view.results:
            view.results.clear()
            controller.new_game(settings(deal_number=next(numbers)))
        elif last_to_play(observation) and len(winners(observation)) > 1:
            break
        else:
            controller.act(rng.choice(observation.legal))
    assert observation.deal.trick is not None
    told = {}
    for card in observation.playable:
        controller.act(Play(card))
        after = controller.observation
        assert after is not None
        trick = after.deal.tricks[-1]
        assert after.deal.trick is not None
        told[card] = (after.deal.winner_of(trick), after.deal.points_of(trick), after.deal.trick.leader)
        controller.undo()
        assert controller.observation == observation
        controller.shown()
        QCoreApplication.processEvents()
    assert len({winner for winner, _, _ in told.values()}) > 1
    assert all(winner == leader for winner, _, leader in told.values())
    assert {points - card_points(observation, card) for card, (_, points, _) in told.items()} == {
        observation.deal.points_of(observation.deal.trick)
    }


def card_points(observation: Observation, card: Any) -> int:
    return observation.deal.spec.deck.points(card, observation.deal.trump)


def test_another_action_and_nothing_can_be_done_again(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    played(qtbot, controller, "sueca-bandeira", deals=1)
    for _ in range(3):
        controller.undo()
    before = can(controller)
    controller.shown()
    QCoreApplication.processEvents()
    assert controller.observation is not None
    controller.act(controller.observation.legal[0])
    assert (before, can(controller)) == ("undo redo again", "undo again")
    with pytest.raises(Refused) as refused:
        controller.redo()
    assert refused.value.refusal.reason is Reason.NOT_NOW


def test_computers_that_think_are_interrupted(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=always(Patient()))
    thought: list[int] = []
    controller.thinking.connect(thought.append)
    controller.new_game(settings(deal_number=first_led_by_user()))
    before = controller.observation
    assert before is not None
    controller.shown()
    QCoreApplication.processEvents()
    for _ in range(50):
        controller.act(before.legal[0])
        assert thought[-1] == 1
        controller.undo()
        assert thought[-1] == -1
        assert controller.observation == before
        controller.shown()
        QCoreApplication.processEvents()


def test_a_deal_in_which_something_was_taken_back_is_practice(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    played(qtbot, controller, "sueca-bandeira")
    practice = [controller.practice]
    for step in (controller.undo, controller.redo):
        step()
        practice.append(controller.practice)
    assert practice == [False, True, True], "the cards have been seen"
    summary = controller.summary
    assert summary is not None
    assert [row.practice for row in summary.rows] == [False, True]
    assert [deal.extra["sueca-desktop"].get("practice") for deal in saved().deals] == [None, True]
    controller.close()
    again = make()
    assert again.resume()
    assert again.practice
    assert again.left() is not None


def test_the_same_deal_again(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = played(qtbot, controller, "sueca-bandeira", deal_number=None)
    first = view.dealt[-1]
    before = can(controller)
    back = "" if len(view.dealt) == 1 else "undo "  # a first deal by lot may score enough for the match
    controller.deal_again()
    assert controller.observation == first
    assert controller.practice
    assert sound(controller)
    assert (before, can(controller)) == ("undo again", f"{back}redo")
    with pytest.raises(Refused):
        controller.deal_again()


def test_a_match_that_is_over_goes_on_from_an_undone_card(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = View(controller, deals=99)
    controller.new_game(settings())
    play(qtbot, view)
    assert view.results[-1].match_over
    rows = len(view.results[-1].summary.rows)
    controller.undo()
    assert controller.summary is not None
    assert not controller.summary.standing.over
    assert len(controller.summary.rows) == rows
    view.results.clear()
    controller.shown()
    play(qtbot, view)
    assert view.results[-1].match_over
    kept = list(current().with_name("games").iterdir())
    assert len(kept) == 1, "the end that was taken back is not kept beside the new one"


# ---- the cut


def cut_by_user(qtbot: QtBot, controller: Controller, kind: PreparationKind) -> Cutting:
    """A deal of `sueca-riscos` played to its end that began with a question of that kind."""
    view = Cutting(controller, None, deals=1)
    while not (view.asked and view.asked[-1].kind is kind and controller.preparation is not None):
        controller.new_game(of("sueca-riscos", deal_number=None))
    view.policy = by_lot(5)
    if kind is PreparationKind.CUT:
        controller.cut(7)
    else:
        controller.choose_style(DealStyle.BOTTOM)
    play(qtbot, view)
    view.policy = None
    return view


@pytest.mark.parametrize("kind", PreparationKind)
def test_a_cut_is_a_decision_too(qtbot: QtBot, make: MakeController, kind: PreparationKind) -> None:
    controller = make(players=always(ByLot()))
    view = cut_by_user(qtbot, controller, kind)
    hands = saved().deals[0].hands
    question = view.asked[-1]
    back_to_the_start(controller)
    assert controller.preparation == question == view.asked[-1]
    assert controller.observation is None
    assert saved().deals == ()
    forth_to_the_end(controller)
    assert saved().deals[0].hands == hands
    back_to_the_start(controller)
    if kind is PreparationKind.CUT:
        controller.cut(7)
        assert saved().deals[0].hands == hands, "it is the same pack"
        controller.undo()
        controller.cut(8)
    else:
        controller.choose_style(DealStyle.TOP)
    other = saved().deals[0]
    assert other.hands != hands
    assert other.extra["sueca-desktop"]["practice"] is True, "the pack has been seen"
    assert not controller.can_redo


def test_from_the_cut_of_the_next_deal_back_into_the_last_one(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=always(ByLot()))
    view = cut_by_user(qtbot, controller, PreparationKind.STYLE)
    over = saved().deals
    controller.next_deal()
    waiting = controller.preparation
    assert waiting is not None
    assert waiting.kind is PreparationKind.CUT, "who has dealt cuts next"
    controller.undo()
    behind = controller.observation
    assert behind is not None
    assert (controller.preparation, behind.my_turn) == (None, True)
    assert view.dealt[-1] == behind
    controller.redo()
    assert controller.preparation == waiting
    assert saved().deals[0].actions == over[0].actions
    controller.cut(3)
    hands = saved().deals[1].hands
    for _ in range(2):
        controller.undo()
    assert len(saved().deals) == 1
    for _ in range(2):
        controller.redo()
    assert saved().deals[1].hands == hands


# ---- saving


def test_a_game_that_was_gone_back_in_is_taken_up_there_and_may_go_forth(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=always(ByLot()))
    played(qtbot, controller, "italiana-fives")
    for _ in range(15):
        controller.undo()
    behind = position(controller)
    rest = forth_to_the_end(controller)
    for _ in range(15):
        controller.undo()
    controller.close()
    again = make(players=always(ByLot()))
    assert again.resume()
    assert position(again) == behind
    assert forth_to_the_end(again) == rest


def test_a_cut_taken_back_can_be_done_again_after_the_game_was_left(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=always(ByLot()))
    cut_by_user(qtbot, controller, PreparationKind.CUT)
    controller.next_deal()
    hands = saved().deals[0].hands
    back_to_the_start(controller)
    controller.redo()
    behind = controller.observation
    controller.close()
    again = make()
    assert again.resume()
    assert again.observation == behind
    again.undo()
    assert again.preparation is not None
    again.redo()
    assert saved().deals[0].hands == hands


@pytest.mark.parametrize(
    "undone",
    [
        None,
        7,
        {},
        {"deal": 0},
        {"deal": "0", "deals": []},
        {"deal": 0, "deals": []},
        {"deal": 0, "deals": ["x"]},
        {"deal": 0, "deals": [{"dealer": 0, "hands": [], "actions": []}]},
        {"deal": 5, "deals": []},
        {"deal": -1, "deals": []},
    ],
)
def test_rubbish_in_place_of_what_was_taken_back_is_nothing(qtbot: QtBot, make: MakeController, undone: object) -> None:
    controller = make()
    played(qtbot, controller, "sueca-bandeira", deals=1)
    controller.undo()
    controller.close()
    data = json.loads(current().read_text(encoding="utf-8"))
    data["sueca-desktop"]["undone"] = undone
    current().write_text(json.dumps(data), encoding="utf-8")
    again = make()
    assert again.resume()
    assert not again.can_redo
    assert again.can_undo


def test_another_deal_in_place_of_what_was_taken_back_is_nothing(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    played(qtbot, controller, "sueca-bandeira", deals=1, deal_number=2)
    controller.undo()
    controller.close()
    other = json.loads(current().read_text(encoding="utf-8"))["sueca-desktop"]["undone"]
    controller = make()
    played(qtbot, controller, "sueca-bandeira", deals=1, deal_number=3)
    controller.undo()
    controller.close()
    data = json.loads(current().read_text(encoding="utf-8"))
    data["sueca-desktop"]["undone"] = other
    current().write_text(json.dumps(data), encoding="utf-8")
    again = make()
    assert again.resume()
    assert not again.can_redo


# ---- where there is nothing to take back


def test_a_watcher_takes_nothing_back(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = View(controller, None)
    controller.new_game(settings(watch=True))
    play(qtbot, view)
    assert (can(controller), controller.practice) == ("", False)
    for attempt in (controller.undo, controller.redo, controller.deal_again):
        with pytest.raises(Refused):
            attempt()


def test_without_a_game_there_is_nothing_to_take_back(make: MakeController) -> None:
    controller = make()
    assert (can(controller), controller.practice) == ("", False)
    with pytest.raises(Refused):
        controller.undo()


def test_an_accusation_is_taken_back(qtbot: QtBot, make: MakeController) -> None:
    """Also out of turn: the position before it, from where the game goes on."""
    controller = make(players=always(ByLot()), accuser=lambda observation: None)
    view = View(controller, by_lot(1))
    accused = None
    for number in range(1, 40):
        view.results.clear()
        controller.new_game(settings(options={"renounce": "allowed"}, deal_number=number))
        qtbot.waitUntil(lambda: bool(view.results))
        controller.undo()
        for seat in (1, 3):
            controller.shown()
            QCoreApplication.processEvents()
            try:
                controller.act(Accuse(seat))
            except Refused:
                continue
            accused = seat
        if accused is not None:
            break
    assert accused is not None
    assert controller.observation is not None
    assert controller.observation.deal.moves[-1] == Move(0, Accuse(accused))
    controller.undo()
    assert controller.observation.deal.accusation is None
    assert not controller.observation.deal.over
    assert sound(controller)
    controller.redo()
    assert controller.observation.deal.over
