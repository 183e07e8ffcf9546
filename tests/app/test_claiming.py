"""Claims at the user's turn: offered when proven, played out as ordinary actions, true in the deal at hand."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.claims import Claim, ClaimReason, Decided
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.app.claiming import Question, answer, next_move, prove, question
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.engine.record import replay
from sueca_desktop.engine.state import partner_of
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, BidNulls, Move, Pass
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from sueca_desktop.solving import sides_of
from sueca_desktop.variants import discover
from tests.app.conftest import MakeController
from tests.app.driving import View, play, saved, settings

VARIANTS = discover()
NAMES = ("Eu", "Ana", "Rui", "Inês", "Zé")
LIMIT = 2000
FEW = 4
"""Cards of a position at nulls: with more, a proof takes long."""


def club(observation: Observation) -> Action:
    return player(Level.CLUB).choose(observation, random.Random(0), threading.Event()).action


def positions(variant: str, numbers: range) -> list[Table]:
    """The user's turns in deals that club players play, each on a table of its own."""
    found = []
    for number in numbers:
        game = Game.begun(settings(variant, players=NAMES[: VARIANTS[variant].seats], deal_number=number))
        game.deal_next()
        while game.table.in_progress:
            seat = game.table.to_act()
            assert seat is not None
            observation = game.table.observe(seat)
            if seat == 0 and observation.deal.trick is not None and len(observation.hand) > 1:
                copy = Table(game.table.variant, {}, game.table.players)
                copy.restore(game.table.deals)
                found.append(copy)
            game.act(Move(seat, club(observation)))
    return found


def won_by(table: Table, first: int) -> list[bool]:
    """Of each trick from ``first`` on, whether the user's side took it."""
    sides = sides_of(table.state)
    own = next(side for side in sides if 0 in side)
    deal = table.state.public
    return [deal.winner_of(trick) in own for trick in deal.tricks[first:]]


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_claimed_comes_true_when_it_is_played_out(variant: str) -> None:
    kinds = set()
    for table in positions(variant, range(6)):
        asked = question(table.observe, LIMIT)
        assert asked is not None
        made = answer(asked, prove)
        if made is None:
            continue
        kinds.add((made.decided, made.reason))
        others = outcomes(table) if made.decided is Decided.SCORE else set()
        first, deal = len(table.state.public.tricks), table.state.public
        while table.in_progress:
            table.act(next_move(table, made))
        score = table.state.score
        assert score is not None
        nulls = made.reason in (ClaimReason.SOLOIST_SAFE, ClaimReason.SOLOIST_CAUGHT)
        if nulls:
            contract = contract_of(deal)
            assert contract is not None
            assert (contract.bidder in score.winners) == (made.reason is ClaimReason.SOLOIST_SAFE)
        elif made.decided is not Decided.SCORE:
            own = made.seat == 0 or table.rules.spec.same_side(0, made.seat)
            assert won_by(table, first) == [own == (made.decided is Decided.OURS)] * len(won_by(table, first))
        else:
            assert others <= {score.points}
    assert len(kinds) > 1, kinds


def outcomes(table: Table) -> set[tuple[int, ...]]:
    """The scores of some ways in which the deal may go on."""
    found = set()
    for seed in range(6):
        rng, copy = random.Random(seed), Table(table.variant, {}, table.players)
        copy.restore(table.deals)
        while copy.in_progress:
            seat = copy.to_act()
            assert seat is not None
            copy.act(Move(seat, rng.choice(copy.legal(seat))))
        assert copy.state.score is not None
        found.add(copy.state.score.points)
    return found


def nulls(number: int) -> list[Table]:
    """The user's turns in a deal at nulls, bid by one seat after the other and played by lot."""
    rng, found = random.Random(number), []
    game = Game.begun(settings("italiana-nulos", players=NAMES, deal_number=number))
    game.deal_next()
    while game.table.in_progress:
        seat = game.table.to_act()
        assert seat is not None
        legal = game.table.legal(seat)
        if game.table.state.public.trick is None:
            wanted: Action = BidNulls() if seat == number % 5 else Pass()
            game.act(Move(seat, wanted if wanted in legal else legal[0]))
            continue
        if seat == 0 and 1 < len(game.table.observe(0).hand) <= FEW:
            copy = Table(game.table.variant, {}, game.table.players)
            copy.restore(game.table.deals)
            found.append(copy)
        game.act(Move(seat, rng.choice(legal)))
    return found


def test_a_claim_at_nulls_is_played_out_by_whoever_must_choose() -> None:
    """What was said of the soloist is what became of him, whoever of the two sides said it."""
    said = set()
    for table in (one for number in range(60) for one in nulls(number)):
        contract = contract_of(table.state.public)
        asked = question(table.observe, LIMIT)
        made = answer(asked, prove) if asked else None
        if made is None or contract is None:
            continue
        while table.in_progress:
            table.act(next_move(table, made))
        assert table.state.score is not None
        assert (contract.bidder in table.state.score.winners) == (made.reason is ClaimReason.SOLOIST_SAFE)
        said.add((made.reason, contract.bidder == 0))
    assert len(said) >= 3, said


# ---- at the controller


def certain(observation: Observation, limit: int) -> Claim | None:
    """Says from the fourth card on that the score stands; the controller need not know better."""
    if observation.seat or len(observation.hand) > 7:
        return None
    return Claim(0, Decided.SCORE, ClaimReason.EVERY_LIE)


def idle(controller: Controller) -> bool:
    """Whether nothing is being proven."""
    return not controller._claimer._pool.activeThreadCount()


def offered(qtbot: QtBot, controller: Controller, policy: Callable[[Observation], Action] = club) -> tuple[View, Claim]:
    """A deal played on until there is something to claim."""
    heard: list[Claim] = []
    controller.claimable.connect(heard.append)
    view = View(controller, None)
    controller.new_game(settings())
    acted: list[Observation] = []
    while not heard:
        qtbot.waitUntil(lambda: bool(heard) or (controller._said and idle(controller)))
        QCoreApplication.processEvents()
        observation = controller.observation
        assert observation is not None
        if not heard and observation.my_turn and observation not in acted:
            acted.append(observation)
            controller.act(policy(observation))
    return view, heard[0]


def test_an_accepted_claim_ends_the_deal_without_the_user(qtbot: QtBot, make: MakeController) -> None:
    controller = make(prover=certain)
    view, _ = offered(qtbot, controller)
    steps = len(view.steps)
    observation = controller.observation
    assert observation is not None
    assert len(observation.hand) == 7
    controller.claim()
    assert controller.playing_out
    play(qtbot, view)
    assert len(view.steps) == 40
    assert len(view.steps) - steps == 40 - len(observation.deal.moves)
    assert len(saved().deals[0].actions) == 40
    replay(saved(), VARIANTS)
    controller.next_deal()
    assert not controller.playing_out


def test_what_is_played_out_can_be_taken_back(qtbot: QtBot, make: MakeController) -> None:
    controller = make(prover=certain)
    view, _ = offered(qtbot, controller)
    before = controller.observation
    controller.claim()
    controller.undo()
    assert controller.observation == before
    assert not controller.playing_out
    view.policy = club
    controller.shown()
    play(qtbot, view)


def test_the_user_may_play_on_instead(qtbot: QtBot, make: MakeController) -> None:
    controller = make(prover=certain)
    view, _ = offered(qtbot, controller)
    view.policy = club
    observation = controller.observation
    assert observation is not None
    controller.act(club(observation))
    assert not controller.playing_out
    play(qtbot, view)


def test_what_cannot_be_proven_is_told(
    qtbot: QtBot, make: MakeController, notices: Callable[[Controller], list[Notice]]
) -> None:
    limits: list[int] = []

    def never(observation: Observation, limit: int) -> Claim | None:
        limits.append(limit)
        return None

    controller = make(prover=never)
    heard = notices(controller)
    view = View(controller, None)
    with qtbot.waitSignal(controller.user_turn):
        controller.new_game(settings())
    controller.claim()
    qtbot.waitUntil(lambda: bool(heard))
    assert [notice.code for notice in heard] == [NoticeCode.CLAIM_UNPROVEN]
    assert max(limits) > min(limits), "it was looked for longer than usual"
    assert not controller.playing_out
    view.policy = club
    observation = controller.observation
    assert observation is not None
    controller.act(club(observation))


def test_there_is_nothing_to_claim_out_of_turn(make: MakeController) -> None:
    controller = make()
    with pytest.raises(Refused):
        controller.claim()
    controller.new_game(settings(watch=True))
    controller.shown()
    with pytest.raises(Refused):
        controller.claim()


def test_a_prover_that_fails_offers_nothing(
    qtbot: QtBot, make: MakeController, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(observation: Observation, limit: int) -> Claim | None:
        raise RuntimeError("out of ideas")

    controller = make(prover=fails)
    heard: list[Claim] = []
    controller.claimable.connect(heard.append)
    view = View(controller, club)
    controller.new_game(settings())
    play(qtbot, view)
    qtbot.waitUntil(lambda: idle(controller))
    assert heard == []
    caplog.clear()


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot, make: MakeController) -> None:
    gate, asked = threading.Event(), list[Observation]()

    def slow(observation: Observation, limit: int) -> Claim | None:
        """Of the first question alone."""
        asked.append(observation)
        gate.wait()
        return Claim(0, Decided.OURS, ClaimReason.EVERY_LIE) if len(asked) == 1 else None

    controller = make(prover=slow)
    heard: list[Claim] = []
    controller.claimable.connect(heard.append)
    view = View(controller, None)
    with qtbot.waitSignal(controller.user_turn):
        controller.new_game(settings())
    observation = controller.observation
    assert observation is not None
    controller.act(club(observation))
    gate.set()
    qtbot.waitUntil(lambda: idle(controller))
    QCoreApplication.processEvents()
    assert heard == []
    assert view.steps


# ---- who is asked


def test_others_speak_only_where_the_sides_are_open() -> None:
    for variant in VARIANTS:
        for table in positions(variant, range(1))[:3]:
            asked = question(table.observe, LIMIT)
            assert asked is not None
            others = [observation.seat for observation in asked.seen[1:]]
            open_sides = bool(table.rules.spec.sides)
            assert others == (list(range(1, table.rules.spec.seats)) if open_sides else [])


def test_another_seat_takes_or_gives_up_but_says_nothing_of_the_score() -> None:
    seen = positions("sueca-bandeira", range(1))[0]
    asked = Question((seen.observe(0), seen.observe(1)), LIMIT)
    for decided in Decided:

        def says(observation: Observation, limit: int, decided: Decided = decided) -> Claim | None:
            return Claim(1, decided, ClaimReason.EVERY_LIE) if observation.seat == 1 else None

        assert (answer(asked, says) is None) == (decided is Decided.SCORE)


def test_partners_of_a_secret_do_not_speak_up() -> None:
    """Nothing that is asked could tell who holds the called card: only the user's own view goes in."""
    for table in positions("italiana-fives", range(3)):
        asked = question(table.observe, LIMIT)
        assert asked is not None
        if partner_of(table.state) is not None:
            assert [one.seat for one in asked.seen] == [0]
