"""Renounce allowed: computers accuse when the cards prove it, the user may accuse, and a false word costs nothing."""

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.player import Choice, ChoiceReason, StopFlag
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.thinker import plain_action
from sueca_desktop.rules.actions import Accuse, Action, Move, Play
from sueca_desktop.rules.events import RenounceFound
from sueca_desktop.rules.refusals import Reason, Refused
from sueca_desktop.rules.renounce import proven_renounces
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.rules.view import Observation
from tests.app.conftest import MakeController
from tests.app.driving import View, always, play, settings

ALLOWED = {"renounce": "allowed"}


def renouncing(observation: Observation) -> Action:
    """Does not follow when it can, and gives the suit it kept away as soon as it may."""
    kept = observation.hand - observation.dutiful
    return Play(min(kept)) if kept else plain_action(observation)


class SeatOneRenounces:
    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        action = renouncing(observation) if observation.seat == 1 else plain_action(observation)
        return Choice(action, ChoiceReason.PLAIN)


@pytest.mark.parametrize("number", range(3))
def test_computers_accuse_the_user_once_the_cards_prove_it(qtbot: QtBot, make: MakeController, number: int) -> None:
    view = View(make(), renouncing)
    view.controller.new_game(settings(options=ALLOWED, deal_number=number))
    play(qtbot, view)
    *_, proof, last = view.steps
    assert last.after.deal.moves[-1] == Move(1, Accuse(0))
    assert RenounceFound(1, 0) in last.events
    assert view.results[0].score.rule is ScoreRule.RENOUNCE
    assert view.results[0].score.winners == (1, 3)
    assert proven_renounces(proof.after.deal) == (0,)
    assert proven_renounces(proof.before.deal) == (), "not a card later than it was proven"


def test_a_watched_match_with_a_renouncer_is_over_by_accusation(qtbot: QtBot, make: MakeController) -> None:
    view = View(make(players=always(SeatOneRenounces())), None)
    view.controller.new_game(settings(options=ALLOWED, watch=True))
    play(qtbot, view)
    assert view.steps[-1].after.deal.moves[-1] == Move(0, Accuse(1))


def test_the_user_accuses_while_a_computer_thinks(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=always(SeatOneRenounces()), accuser=lambda observation: None)
    view = View(controller, plain_action)
    controller.new_game(settings(options=ALLOWED))
    offers = controller.offers
    qtbot.waitUntil(lambda: bool(view.steps) and bool(proven_renounces(view.steps[-1].after.deal)), timeout=20_000)
    with pytest.raises(Refused) as refused:
        controller.act(Accuse(3))
    assert refused.value.refusal.reason is Reason.NO_RENOUNCE
    controller.act(Accuse(1))
    play(qtbot, view)
    assert view.results[0].score.winners == (0, 2)
    assert (offers, controller.offers) == ((Accuse(1), Accuse(3)), ())


def test_no_accusations_where_renounce_is_enforced(qtbot: QtBot, make: MakeController) -> None:
    asked: list[Observation] = []
    controller = make(accuser=asked.append)
    view = View(controller)
    controller.new_game(settings())
    assert controller.offers == ()
    play(qtbot, view)
    assert asked == []


def false_accusation(observation: Observation) -> Accuse | None:
    return Accuse((observation.seat + 1) % 4) if len(observation.deal.moves) == 6 else None


def failing_accusation(observation: Observation) -> Accuse | None:
    raise RuntimeError("no idea")


@pytest.mark.parametrize(("accuser", "told"), [(false_accusation, 1), (failing_accusation, 0)])
def test_a_wrong_accuser_does_not_stop_the_game(
    qtbot: QtBot,
    make: MakeController,
    notices: Callable[[Controller], list[Notice]],
    accuser: Callable[[Observation], Accuse | None],
    told: int,
) -> None:
    controller = make(accuser=accuser)
    heard = notices(controller)
    view = View(controller)
    controller.new_game(settings(options=ALLOWED))
    play(qtbot, view)
    assert len(view.steps) == 40
    assert [notice.code for notice in heard] == [NoticeCode.PLAYER_FAILED] * told
