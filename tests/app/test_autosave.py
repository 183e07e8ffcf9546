"""The file of the saved game: full disks, folders that cannot be written, files that are no game, two windows."""

import errno
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.engine.record import load
from tests.app.conftest import MakeController
from tests.app.driving import View, current, play, saved, settings

Notices = Callable[[Controller], list[Notice]]


def kept() -> list[Path]:
    games = data_dir() / "games"
    return sorted(games.iterdir()) if games.exists() else []


def others() -> set[str]:
    """What lies in the data folder beside the saved game and its lock."""
    return {path.name for path in data_dir().iterdir()} - {CURRENT, "lock"}


# ---- games that were


def test_a_match_that_ends_is_kept_once(qtbot: QtBot, make: MakeController) -> None:
    view = View(make(), deals=99)
    view.controller.new_game(settings())
    play(qtbot, view)
    (path,) = kept()
    assert path.name.endswith("-sueca-bandeira.sueca.json")
    assert load(path) == saved()
    whole = path.read_bytes()
    view.controller.new_game(settings())
    assert kept() == [path], "replacing it is no second game"
    assert path.read_bytes() == whole


def test_a_game_that_is_replaced_is_kept(qtbot: QtBot, make: MakeController) -> None:
    view = View(make())
    view.controller.new_game(settings())
    play(qtbot, view)
    left = current().read_bytes()
    view.controller.new_game(settings("sueca-riscos"))
    (path,) = kept()
    assert path.read_bytes() == left
    assert saved().variant == "sueca-riscos"


def test_a_game_of_an_earlier_run_is_kept(qtbot: QtBot, make: MakeController) -> None:
    first = View(make())
    first.controller.new_game(settings())
    play(qtbot, first)
    first.controller.close()
    left = current().read_bytes()
    make().new_game(settings())
    (path,) = kept()
    assert path.read_bytes() == left


def test_a_game_without_an_action_is_not_kept(make: MakeController) -> None:
    controller = make()
    for _ in range(3):
        controller.new_game(settings())
    assert kept() == []


def test_a_foreign_name_of_a_rule_set_stays_in_the_folder(make: MakeController) -> None:
    text = {"format": "sueca-desktop/record", "version": 1, "variant": "../../Sueca é", "options": {}, "players": []}
    deal = {"dealer": 0, "hands": [], "actions": ["0 pass"]}
    data_dir()
    current().write_text(json.dumps(text | {"deals": [deal]}), encoding="utf-8")
    make().new_game(settings())
    (path,) = kept()
    assert path.name.endswith("-_______ueca__.sueca.json")


# ---- what cannot be written


def failing(number: int) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_game_that_cannot_be_saved_is_played_on_after_one_notice(
    qtbot: QtBot, make: MakeController, notices: Notices, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    controller = make()
    heard = notices(controller)
    view = View(controller, deals=99)
    controller.new_game(settings())
    first = current().read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(number))
        play(qtbot, view)
    assert heard == [Notice(NoticeCode.CANNOT_SAVE, os.strerror(number))]
    assert current().read_bytes() == first, "the last whole one stays"
    assert controller.close()
    assert [len(deal.actions) for deal in saved().deals] == [40] * len(view.results), "closing tries again"


def test_saving_takes_up_again_when_it_can(
    qtbot: QtBot, make: MakeController, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = make()
    heard = notices(controller)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(errno.ENOSPC))
        controller.new_game(settings(watch=True))
    assert not current().exists()
    view = View(controller, None)
    controller.shown()
    play(qtbot, view)
    assert len(saved().deals[0].actions) == 40
    assert len(heard) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_disk_that_is_really_full(qtbot: QtBot, make: MakeController, notices: Notices) -> None:
    (data_dir() / (CURRENT + ".tmp")).symlink_to("/dev/full")
    controller = make()
    heard = notices(controller)
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert heard == [Notice(NoticeCode.CANNOT_SAVE, os.strerror(errno.ENOSPC))]


def test_a_data_folder_that_is_none(
    qtbot: QtBot, make: MakeController, notices: Notices, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(tmp_path / "file"))
    controller = make()
    heard = notices(controller)
    assert controller.left() is None
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert [notice.code for notice in heard] == [NoticeCode.CANNOT_SAVE]
    assert not controller.another_window


@pytest.fixture
def powerless() -> Iterator[Path]:
    """A folder in the reach of everybody, and no special rights for the test."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    if os.geteuid() == 0:
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
    if not os.access(__file__, os.R_OK, effective_ids=True):  # what is imported late could not be
        os.seteuid(os.getuid())
        shutil.rmtree(folder)
        pytest.skip("others than root may not read the project's folder")
    yield folder
    os.seteuid(os.getuid())
    for path in (folder / "sueca-desktop", folder):
        path.chmod(0o700)
    shutil.rmtree(folder)


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
@pytest.mark.parametrize("mode", [0o500, 0o000])
@pytest.mark.parametrize("old", [None, "rubbish"])
def test_a_folder_without_rights(
    qtbot: QtBot,
    make: MakeController,
    notices: Notices,
    monkeypatch: pytest.MonkeyPatch,
    powerless: Path,
    mode: int,
    old: str | None,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(powerless))
    folder = data_dir()
    if old:
        current().write_text(old, encoding="utf-8")
    folder.chmod(mode)
    controller = make()
    heard = notices(controller)
    assert not controller.resume()
    view = View(controller)
    controller.new_game(settings())
    play(qtbot, view)
    assert controller.close()
    codes = [notice.code for notice in heard]
    assert codes.count(NoticeCode.CANNOT_SAVE) == 1
    assert set(codes) <= {NoticeCode.CANNOT_SAVE, NoticeCode.SAVE_DAMAGED}
    folder.chmod(0o700)
    assert [path.read_text(encoding="utf-8") for path in folder.iterdir()] == ([old] if old else [])


def test_what_cannot_be_moved_away_is_not_written_over(
    qtbot: QtBot, make: MakeController, notices: Notices, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_dir()
    current().write_text("rubbish", encoding="utf-8")
    controller = make()
    heard = notices(controller)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing(errno.EACCES))
        controller.new_game(settings())
    view = View(controller)
    controller.shown()
    play(qtbot, view)
    assert current().read_text(encoding="utf-8") == "rubbish"
    assert [notice.code for notice in heard] == [NoticeCode.CANNOT_SAVE, NoticeCode.SAVE_DAMAGED]
    assert heard[1].detail == ""


def test_a_name_that_utf_8_cannot_write_is_saved_all_the_same(make: MakeController) -> None:
    controller = make()
    controller.new_game(settings(players=("\ud800a", "b", "c", "d")))
    controller.close()
    assert load(current()).players == ("?a", "b", "c", "d")


# ---- two windows


def test_a_second_window_saves_nothing_and_says_so_once(qtbot: QtBot, make: MakeController, notices: Notices) -> None:
    first = make()
    first.new_game(settings())
    text = current().read_bytes()
    second = make()
    heard = notices(second)
    assert second.another_window
    assert second.left() is None
    assert heard == [Notice(NoticeCode.ANOTHER_WINDOW)], "before anything is begun"
    assert not second.resume()
    view = View(second, deals=99)
    second.new_game(settings("sueca-bandeira"))
    play(qtbot, view)
    second.close()
    assert heard == [Notice(NoticeCode.ANOTHER_WINDOW)]
    assert current().read_bytes() == text
    assert others() == set()


def test_the_lock_goes_with_the_window(make: MakeController) -> None:
    first = make()
    assert not first.another_window
    first.close()
    assert not make().another_window


def test_a_lock_left_by_a_crash_is_no_window(make: MakeController) -> None:
    dead = QLockFile(str(data_dir() / "lock"))
    assert dead.tryLock(0)
    pid = os.getpid()
    text = (data_dir() / "lock").read_text(encoding="utf-8")
    dead.unlock()
    (data_dir() / "lock").write_text(text.replace(str(pid), "999999999", 1), encoding="utf-8")
    assert not make().another_window
