"""Matches that were left for others are found again, gone on with, and called as their player is called now."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from sueca_desktop.app.history.collecting import collect, rename_saved
from sueca_desktop.app.history.shelf import Shelf
from sueca_desktop.app.paths import data_dir
from sueca_desktop.engine.record import RecordError, dump, load
from tests.app.conftest import MakeController
from tests.app.driving import current, on_turn, saved, settings
from tests.app.history.games import Opener, game, keep_all, marked, save, unfinished

MakeShelf = Callable[[], Shelf]


@pytest.fixture
def shelf(qtbot: QtBot, opens: Opener) -> Iterator[MakeShelf]:
    made: list[Shelf] = []

    def build() -> Shelf:
        made.append(Shelf(data_dir(), opens()))
        read(qtbot, made[-1])
        return made[-1]

    yield build
    for one in made:
        one.deleteLater()


def read(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.read()
    qtbot.waitUntil(lambda: shelf._reading is None, timeout=30_000)


def test_only_what_can_be_gone_on_with(qtbot: QtBot, shelf: MakeShelf, opens: Opener) -> None:
    open_deal = save(unfinished(game("sueca-bandeira", 2), 20), "open-deal")
    between = save(game("klaberjass", 1), "between")
    over = game("sueca-bandeira", 99)
    keep_all(opens(), over)
    save(over, "over")
    save(replace(game(), extra={**game().extra, "abandoned": 0}), "abandoned")
    save(marked(game(), watch=True), "watched")
    save(game(), "broken").write_text("{", encoding="utf-8")
    os.utime(between, (1_000_000_000, 1_000_000_000))
    found = shelf()
    assert [match.path for match in found.matches] == [open_deal, between], "the one played last first"
    assert [len(match.game.summary.rows) for match in found.matches] == [2, 1]
    assert found.matches[0].game.summary.rows[-1].score is None
    heard: list[None] = []
    found.changed.connect(lambda: heard.append(None))
    read(qtbot, found)
    assert not heard, "nothing has changed"
    found.delete(found.matches[0])
    assert heard
    assert not open_deal.exists()
    assert [match.path for match in found.matches] == [between]


def test_a_match_that_was_over_and_gone_back_into_can_be_gone_on_with(shelf: MakeShelf, opens: Opener) -> None:
    over, history = game("sueca-bandeira", 99), opens()
    keep_all(history, over)
    gone_back, finished = save(unfinished(over, 20), "gone-back"), save(game("klaberjass", 99), "over")
    for _ in range(2):  # at two starts
        for _added in collect(history, data_dir()):
            pass
        assert [match.path for match in shelf().matches] == [gone_back]
    assert {name for name, _, _ in history.finished_files()} == {finished.name}


def test_it_changes_places_with_the_match_on_the_table(qtbot: QtBot, make: MakeController) -> None:
    first = on_turn(qtbot, make()).controller
    first.act(first.observation.legal[0])  # type: ignore[union-attr]  # it is the user's turn
    before, whole = first.observation, current().read_bytes()
    first.new_game(settings("sueca-riscos"))
    (path,) = (data_dir() / "games").iterdir()
    assert path.read_bytes() == whole
    first.take_back(path)
    assert (first.observation, first.practice) == (before, False)
    assert current().read_bytes() == whole
    assert not path.exists(), "it is in one place"


def test_what_cannot_be_read_leaves_the_table_as_it_is(qtbot: QtBot, make: MakeController) -> None:
    controller = on_turn(qtbot, make()).controller
    path = save(game())
    path.write_text("{", encoding="utf-8")
    before = saved()
    with pytest.raises(RecordError):
        controller.take_back(path)
    with pytest.raises(RecordError):
        controller.take_back(Path("nowhere"))
    assert saved() == before


def test_saved_games_are_renamed_with_their_player(opens: Opener) -> None:
    history, record = opens(), game()
    own, other = save(record, "own"), save(replace(record, players=("Zé", *record.players[1:])), "other")
    os.utime(own, ns=(7_000, 7_000))
    list(rename_saved(history, data_dir(), record.players[0], "Zé"))
    assert load(own) == replace(record, players=("Zé", *record.players[1:]))
    assert own.stat().st_mtime_ns == 7_000, "it was not played since"
    assert other.read_text(encoding="utf-8") == dump(load(other))


def test_the_game_that_was_left_is_resumed_under_the_new_name(qtbot: QtBot, make: MakeController) -> None:
    first = on_turn(qtbot, make()).controller
    first.close()
    second = make()
    assert second.left() is not None
    second.rename(("Zé", *saved().players[1:]))
    assert saved().players[0] == "Zé"
    assert second.resume()
    assert second.settings is not None
    assert second.settings.players[0] == "Zé"
