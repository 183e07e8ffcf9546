"""Deals reach the history as they end; what a crash kept from it, at the next start."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.engine.record import load
from tests.app.conftest import MakeController
from tests.app.driving import View, current, play, saved, settings
from tests.app.history.games import database, game, kept, save

MakeHistorian = Callable[[Controller], Historian]


@pytest.fixture
def writes(qtbot: QtBot) -> Iterator[MakeHistorian]:
    """Makes a historian that has read what lies there."""
    made: list[Historian] = []

    def build(controller: Controller) -> Historian:
        made.append(Historian(controller))
        qtbot.waitUntil(lambda: not made[-1].reading, timeout=30_000)
        return made[-1]

    yield build
    for historian in made:
        historian.close()
        historian.deleteLater()


def in_file(path: Path) -> list[tuple[str, int]]:
    return [deal.key for deal in kept(load(path))]


def test_every_deal_is_there_once_it_is_over(qtbot: QtBot, make: MakeController, writes: MakeHistorian) -> None:
    controller = make()
    historian, view = writes(controller), View(controller, deals=3)
    seen: list[int] = []
    historian.changed.connect(lambda: seen.append(len(historian.history.deals())))
    controller.new_game(settings("sueca-riscos"))
    play(qtbot, view)
    deals = historian.history.deals()
    assert seen == [1, 2, 3]
    assert [deal.key for deal in deals] == in_file(current())
    assert [deal.points for deal in deals] == [result.score.points for result in view.results]
    assert historian.history.record(deals[-1]) == saved()
    assert deals[0].deal_number == 1


def test_a_resumed_result_is_no_second_deal(qtbot: QtBot, make: MakeController, writes: MakeHistorian) -> None:
    first = View(make())
    first.controller.new_game(settings())
    play(qtbot, first)
    first.controller.close()
    second = View(make())
    historian = writes(second.controller)
    assert len(historian.history.deals()) == 1, "read from the saved game"
    assert second.controller.resume()
    play(qtbot, second)
    assert len(historian.history.deals()) == 1


def test_what_is_taken_back_counts_no_more_at_once(qtbot: QtBot, make: MakeController, writes: MakeHistorian) -> None:
    """The statistics say the same as the sheet while the match goes on, and after a crash."""
    controller = make()
    historian, view = writes(controller), View(controller, deals=2)
    controller.new_game(settings())
    play(qtbot, view)
    view.policy = None

    def practice() -> list[bool]:
        return [deal.practice for deal in historian.history.deals()]

    assert practice() == [False, False]
    heard: list[list[bool]] = []
    historian.changed.connect(lambda: heard.append(practice()))
    controller.undo()
    assert heard == [[False, True]]
    while not controller.undo_uncounts:
        controller.undo()
    controller.undo()
    assert practice() == [True, True]
    assert controller.summary is not None
    assert [row.practice for row in controller.summary.rows] == [True], "of the second the sheet says nothing"
    left = saved()
    controller.close()
    historian.close()
    path = save(left, "after a crash")
    with sqlite3.connect(database()) as connection:
        connection.execute("UPDATE deal SET practice = 0 WHERE number = 0")
    connection.close()
    path.touch()
    again = writes(make())
    assert [deal.practice for deal in again.history.deals()] == [True, True]


def test_games_of_earlier_runs_are_read(make: MakeController, writes: MakeHistorian) -> None:
    for variant in ("klaberjass", "italiana-fives"):
        save(game(variant, 2), variant)
    historian = writes(make())
    assert len(historian.history.deals()) == 4


def test_a_game_that_gives_way_is_read_again(qtbot: QtBot, make: MakeController, writes: MakeHistorian) -> None:
    """What became of it after its last deal, such as that it was abandoned, stands among the games that were."""
    controller = make()
    historian, view = writes(controller), View(controller, deals=1)
    controller.new_game(settings("sueca-riscos"))
    play(qtbot, view)
    save(game("klaberjass", 2))
    controller.new_game(settings())
    qtbot.waitUntil(lambda: len(historian.history.deals()) == 3)


def test_of_a_full_disk_the_user_is_told_once(
    qtbot: QtBot,
    make: MakeController,
    writes: MakeHistorian,
    notices: Callable[[Controller], list[Notice]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    controller = make()
    heard = notices(controller)
    historian, view = writes(controller), View(controller, deals=2)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert historian.history._opened.connection is not None
    historian.history._opened.connection.execute("PRAGMA query_only = ON")
    controller.new_game(settings("sueca-riscos"))
    play(qtbot, view)
    assert [notice.code for notice in heard] == [NoticeCode.CANNOT_SAVE]


def test_of_a_history_that_alone_cannot_be_written_too(
    qtbot: QtBot, make: MakeController, writes: MakeHistorian, notices: Callable[[Controller], list[Notice]]
) -> None:
    controller = make()
    heard = notices(controller)
    historian, view = writes(controller), View(controller, deals=2)
    assert historian.history._opened.connection is not None
    historian.history._opened.connection.execute("PRAGMA query_only = ON")
    controller.new_game(settings("sueca-riscos"))
    play(qtbot, view)
    assert [notice.code for notice in heard] == [NoticeCode.CANNOT_KEEP]
    assert len(saved().deals) == 2


def test_a_second_window_adds_nothing(qtbot: QtBot, make: MakeController, writes: MakeHistorian) -> None:
    first = writes(make())
    controller = make()
    assert controller.another_window
    second, view = writes(controller), View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert first.history.deals() == second.history.deals() == ()


def test_deleting_takes_the_saved_game_with_it(make: MakeController, writes: MakeHistorian) -> None:
    path = save(game())
    historian = writes(make())
    first, *others = historian.history.deals()
    historian.delete([first])
    assert path.exists()
    historian.delete(others)
    assert not path.exists()
    assert historian.history.deals() == ()


def test_a_game_abandoned_while_others_are_read_is_read_too(qtbot: QtBot, make: MakeController) -> None:
    save(game("klaberjass", 3))
    controller = make()
    historian = Historian(controller)
    assert historian.reading
    save(game("italiana-fives", 2), "later")
    controller.abandoned.emit(None)
    qtbot.waitUntil(lambda: not historian.reading)
    assert {deal.variant for deal in historian.history.deals()} == {"klaberjass", "italiana-fives"}
    historian.close()
