"""The log file, and a quiet standard error."""

import logging
from pathlib import Path

import pytest

from sueca_desktop.app.logs import LOGGER, MAX_BYTES, logging_to_file
from sueca_desktop.app.paths import data_dir

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
