"""The log file, and a quiet standard error."""

import logging
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.logs import LOGGER, MAX_BYTES, logging_to_file, without_home
from sueca_desktop.app.paths import CURRENT, HISTORY, data_dir
from sueca_desktop.rules.view import Observation
from tests.app.conftest import MakeController
from tests.app.driving import Saying, View, always, play, settings
from tests.app.history.games import game, save

LOG = logging.getLogger(f"{LOGGER}.app.test")


def log_file() -> Path:
    return data_dir() / "log" / "sueca-desktop.log"


def test_messages_go_to_the_file_and_nowhere_else(capfd: pytest.CaptureFixture[str]) -> None:
    with logging_to_file():
        LOG.debug("too fine")
        LOG.warning("não há espaço")
    LOG.debug("after")
    text = log_file().read_text(encoding="utf-8")
    assert text.rstrip().endswith(f"WARNING {LOGGER}.app.test: não há espaço")
    assert len(text.splitlines()) == 1
    assert capfd.readouterr() == ("", "")


def test_what_was_set_before_is_set_again() -> None:
    logger = logging.getLogger(LOGGER)
    before = (logger.level, logger.propagate, list(logger.handlers), logging.raiseExceptions)
    with logging_to_file():
        pass
    assert (logger.level, logger.propagate, list(logger.handlers), logging.raiseExceptions) == before


def test_the_log_does_not_grow_for_ever() -> None:
    with logging_to_file():
        for _ in range(60):
            LOG.info("x" * 100_000)
    files = sorted(path.name for path in log_file().parent.iterdir())
    assert files == ["sueca-desktop.log", *(f"sueca-desktop.log.{n}" for n in (1, 2, 3))]
    assert all(path.stat().st_size <= MAX_BYTES for path in log_file().parent.iterdir())


def test_a_log_that_cannot_be_written_is_done_without(capfd: pytest.CaptureFixture[str]) -> None:
    (data_dir() / "log").write_text("in the way", encoding="utf-8")
    with logging_to_file():
        LOG.error("lost")
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_does_not_fill_standard_error(capfd: pytest.CaptureFixture[str]) -> None:
    log_file().parent.mkdir()
    log_file().symlink_to("/dev/full")
    with logging_to_file():
        LOG.error("lost")
    assert capfd.readouterr() == ("", "")


# ---- nothing that tells who the user is


def test_the_home_folder_is_not_told() -> None:
    with logging_to_file():
        LOG.warning("no room in %s", data_dir())
        try:
            (Path.home() / "secret.json").read_text(encoding="utf-8")
        except OSError:
            LOG.exception("a file")
    text = log_file().read_text(encoding="utf-8")
    assert str(Path.home()) not in text
    assert "no room in ~" in text
    assert "'~/secret.json'" in text, "as a message quotes it"


@pytest.mark.parametrize(
    ("home", "text", "told"),
    [
        ("/people/ana", "cannot open /people/ana/x and '/people/ana'", "cannot open ~/x and '~'"),
        ("/", "cannot open /etc", "cannot open /etc"),
    ],
)
def test_homes(monkeypatch: pytest.MonkeyPatch, home: str, text: str, told: str) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(home))
    assert without_home(text) == told


def test_a_home_that_nobody_knows_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    assert without_home("anything") == "anything"


def test_no_name_is_logged_whatever_goes_wrong(qtbot: QtBot, make: MakeController) -> None:
    """Players that fail and answer nonsense, a full disk, a damaged game and history."""
    names = ("Maximiliana", "Zebedeu", "Capitolina", "Hermenegildo")

    def nonsense(observation: Observation) -> object:
        if observation.seat == 1:
            raise RuntimeError("a fault of the player")
        return None

    with logging_to_file(logging.DEBUG):
        data_dir()
        (data_dir() / HISTORY).write_bytes(b"no database" * 999)
        record = replace(game(), players=names)
        save(replace(record, deals=(*record.deals[:1], replace(record.deals[1], dealer=9))))
        (data_dir() / (CURRENT + ".tmp")).mkdir()
        controller = make(players=always(Saying(nonsense)))
        view = View(controller, deals=2)
        historian = Historian(controller)
        controller.new_game(settings("sueca-riscos", players=names))
        play(qtbot, view)
        qtbot.waitUntil(lambda: not historian.reading)
        historian.close()
    text = log_file().read_text(encoding="utf-8")
    for told in ("a fault of the player", "cannot be saved", "the history cannot be read", "is not counted"):
        assert told in text
    assert not any(name in text for name in (*names, str(Path.home())))
