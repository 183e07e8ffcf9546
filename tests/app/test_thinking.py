"""The referee of the thinking thread: players that fail, cheat, stall or answer too late."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import Level
from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.thinker import Answer, Thinker, plain_action
from sueca_desktop.rules.actions import Accuse, Move, Pass, Play
from sueca_desktop.rules.view import Observation
from tests.app.conftest import MakeController
from tests.app.driving import Deaf, Patient, Plain, Saying, View, always, play, saved, settings

Notices = Callable[[Controller], list[Notice]]


def raises(observation: Observation) -> Any:
    raise RuntimeError("out of ideas")


def lacks(observation: Observation) -> Any:
    missing = next(c for c in observation.deal.spec.deck.cards if c not in observation.hand)
    return Choice(Play(missing), ChoiceReason.PLAIN)


def renounces(observation: Observation) -> Any:
    return Choice(Play(max(observation.hand - observation.dutiful or observation.hand)), ChoiceReason.PLAIN)


WRONG: list[Callable[[Observation], Any]] = [
    raises,
    lacks,
    lambda observation: None,
    lambda observation: 7,
    lambda observation: observation.legal[0],
    lambda observation: Choice(Pass(), ChoiceReason.PLAIN),
    lambda observation: Choice(Accuse(0), ChoiceReason.PLAIN),
]


def all_plain() -> bool:
    """Whether every action of the saved deal is the plain one of its moment."""
    table = Game.loaded(saved()).table
    moves = table.state.public.moves
    plain = []
    for count in reversed(range(len(moves))):
        table.rewind(0, count)
        seat = moves[count].seat
        plain.append(moves[count] == Move(seat, plain_action(table.observe(seat))))
    return len(plain) == 40 and all(plain)


@pytest.mark.parametrize("answer", WRONG)
def test_a_wrong_player_is_replaced_card_by_card(
    qtbot: QtBot,
    make: MakeController,
    notices: Notices,
    caplog: pytest.LogCaptureFixture,
    answer: Callable[[Observation], Any],
) -> None:
    controller = make(players=always(Saying(answer)))
    heard = notices(controller)
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert [notice.code for notice in heard] == [NoticeCode.PLAYER_FAILED] * 30
    assert {notice.seat for notice in heard} == {1, 2, 3}
    assert all_plain()
    assert len(caplog.records) == 30
    caplog.clear()


def test_the_card_in_place_of_a_wrong_one_follows_suit(qtbot: QtBot, make: MakeController) -> None:
    view = View(make(players=always(Saying(lacks))))
    view.controller.new_game(settings(options={"renounce": "allowed"}))
    play(qtbot, view)
    assert all_plain()


def test_a_renounce_that_is_not_allowed_is_no_choice(qtbot: QtBot, make: MakeController, notices: Notices) -> None:
    controller = make(players=always(Saying(renounces)))
    heard = notices(controller)
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert len(view.steps) == 40
    assert {notice.code for notice in heard} == {NoticeCode.PLAYER_FAILED}


def test_every_thought_is_announced_and_ended(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    seats: list[int] = []
    controller.thinking.connect(seats.append)
    view = View(controller, None)
    controller.new_game(settings(watch=True))
    play(qtbot, view)
    assert seats[1::2] == [-1] * 40
    assert seats[::2] == [step.after.deal.moves[-1].seat for step in view.steps]


def test_choosing_runs_off_the_main_thread(qtbot: QtBot, make: MakeController) -> None:
    threads: list[QThread] = []

    def note(observation: Observation) -> Choice:
        threads.append(QThread.currentThread())
        return Choice(plain_action(observation), ChoiceReason.PLAIN)

    view = View(make(players=always(Saying(note))), None)
    view.controller.new_game(settings(watch=True))
    play(qtbot, view)
    assert len(threads) == 40
    assert len(set(threads)) == 1
    assert threads[0] is not QThread.currentThread()


# ---- late and stuck


def position(number: int = 1) -> Observation:
    """The first question of a deal."""
    game = Game.begun(settings(deal_number=number, watch=True))
    game.deal_next()
    return game.table.observe(game.table.to_act() or 0)


@pytest.fixture
def deaf() -> Iterator[Deaf]:
    player = Deaf()
    yield player
    player.gate.set()


@pytest.fixture
def thinkers(qtbot: QtBot, deaf: Deaf) -> Iterator[Callable[..., tuple[Thinker, list[Answer]]]]:
    made: list[Thinker] = []

    def build(**arguments: Any) -> tuple[Thinker, list[Answer]]:
        thinker = Thinker(**arguments)
        answers: list[Answer] = []
        thinker.answered.connect(answers.append)
        made.append(thinker)
        return thinker, answers

    yield build
    deaf.gate.set()
    for thinker in made:
        assert thinker.close()


def test_only_the_last_question_is_answered(qtbot: QtBot, thinkers: Any, deaf: Deaf) -> None:
    thinker, answers = thinkers(players=always(deaf))
    observations = [position(number) for number in range(4)]
    for observation in observations:
        thinker.ask(observation, Level.CLUB, 0)
        assert thinker.seat == observation.seat
    qtbot.waitUntil(deaf.entered.is_set)
    deaf.gate.set()
    qtbot.waitUntil(lambda: bool(answers))
    for _ in range(50):
        QCoreApplication.processEvents()
    assert answers == [Answer(observations[-1].seat, observations[-1].legal[-1])]
    assert thinker.seat == -1


def test_a_question_taken_back_is_not_answered(qtbot: QtBot, thinkers: Any, deaf: Deaf) -> None:
    thinker, answers = thinkers(players=always(deaf))
    thinker.ask(position(), Level.CLUB, 0)
    qtbot.waitUntil(deaf.entered.is_set)
    thinker.cancel()
    deaf.gate.set()
    assert thinker.close(), "the thread has ended, so its answer has been sent"
    QCoreApplication.processEvents()
    assert (answers, thinker.seat) == ([], -1)


def test_a_stalling_player_loses_its_turn_and_its_thread(qtbot: QtBot, thinkers: Any, deaf: Deaf) -> None:
    thinker, answers = thinkers(players=lambda level: deaf if level is Level.CLUB else Plain(), stall_ms=30)
    stuck, other = position(1), position(2)
    thinker.ask(stuck, Level.CLUB, 0)
    qtbot.waitUntil(lambda: len(answers) == 1)
    thinker._watchdog.setInterval(60_000)  # the other player shall not be hurried, however slow the machine
    thinker.ask(other, Level.NOVICE, 0)
    qtbot.waitUntil(lambda: len(answers) == 2)
    deaf.gate.set()
    assert thinker.close()
    QCoreApplication.processEvents()
    assert answers == [
        Answer(stuck.seat, plain_action(stuck), NoticeCode.PLAYER_STALLED),
        Answer(other.seat, plain_action(other)),
    ]


def test_a_question_behind_a_stuck_one_is_not_to_blame(qtbot: QtBot, thinkers: Any, deaf: Deaf) -> None:
    thinker, answers = thinkers(players=lambda level: deaf if level is Level.CLUB else Plain(), stall_ms=400)
    thinker.ask(position(1), Level.CLUB, 0)
    qtbot.waitUntil(deaf.entered.is_set)
    thinker.ask(position(2), Level.NOVICE, 0)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [Answer(position(2).seat, plain_action(position(2)))]


def test_a_stuck_thread_does_not_keep_the_program(qtbot: QtBot, deaf: Deaf) -> None:
    thinker = Thinker(always(deaf))
    thinker.ask(position(), Level.CLUB, 0)
    qtbot.waitUntil(deaf.entered.is_set)
    assert thinker.close(wait_ms=20) is False
    thinker.ask(position(), Level.CLUB, 0)
    assert thinker.seat == -1, "nothing is asked of one that is closed"
    (thread,) = thinker._left
    deaf.gate.set()
    assert thread.wait(5000)


def test_a_match_of_players_that_stall_goes_on(
    qtbot: QtBot, make: MakeController, notices: Notices, deaf: Deaf
) -> None:
    controller = make(players=always(deaf), stall_ms=5)
    heard = notices(controller)
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    deaf.gate.set()
    assert [notice.code for notice in heard] == [NoticeCode.PLAYER_STALLED] * 30
    assert len(view.steps) == 40


def test_a_new_game_does_not_get_the_old_ones_answer(qtbot: QtBot, make: MakeController, deaf: Deaf) -> None:
    controller = make(players=lambda level: deaf if level is Level.CLUB else Plain())
    view = View(controller, None)
    controller.new_game(settings(watch=True, deal_number=1, level=Level.CLUB))
    qtbot.waitUntil(deaf.entered.is_set)
    controller.new_game(settings(watch=True, deal_number=2, level=Level.NOVICE))
    deaf.gate.set()
    play(qtbot, view)
    assert len(saved().deals) == 1
    assert len(view.steps) == 40
    assert all_plain()


def test_a_player_that_waits_to_be_stopped_is_stopped_by_a_new_game(qtbot: QtBot, make: MakeController) -> None:
    controller = make(players=always(Patient()))
    seats: list[int] = []
    controller.thinking.connect(seats.append)
    for number in range(5):
        controller.new_game(settings(watch=True, deal_number=number))
    assert controller.close()
    assert seats[1::2] == [-1] * 4
