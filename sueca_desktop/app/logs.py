"""The log file: what went wrong, for whoever looks into it. Nothing is written to standard error.

Nor is anything written that tells who the user is: no names of players, and the home folder, which is called after its
owner, as ``~``.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sueca_desktop.app.paths import data_dir
from sueca_desktop.later import later

if TYPE_CHECKING:
    from logging import handlers
else:
    handlers = later("logging.handlers")

LOGGER = "sueca_desktop"
MAX_BYTES = 1_000_000
BACKUPS = 3


@contextmanager
def logging_to_file(level: int = logging.INFO) -> Iterator[None]:
    """While it lasts, the program's messages from ``level`` up go to ``log/sueca-desktop.log`` in the data folder,
    which is turned over at 1 MB, three old ones kept. Where it cannot be written they are dropped.
    """
    logger, handler = logging.getLogger(LOGGER), _LogFile()
    before = (logger.level, logger.propagate, logging.raiseExceptions)
    logger.addHandler(handler)
    logger.setLevel(level)
    logger.propagate = False
    logging.raiseExceptions = False  # a full disk must not fill standard error instead
    try:
        yield
    finally:
        logger.removeHandler(handler)
        with suppress(OSError):  # a full disk, once more
            handler.close()
        logger.level, logger.propagate, logging.raiseExceptions = before


def without_home(text: str) -> str:
    """``text`` with ``~`` for the home folder wherever it stands, also as a quoted text would have it."""
    try:
        home = str(Path.home())
    except RuntimeError:  # nobody knows where it is, so it stands nowhere
        return text
    if home == Path(home).anchor:
        return text
    return text.replace(home.replace("\\", "\\\\"), "~").replace(home, "~")


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


class _LogFile(logging.Handler):
    """Is opened when there is something to be written."""

    def __init__(self) -> None:
        super().__init__()
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self._file = self._file or _opened()
        self._file.handle(record)

    def close(self) -> None:
        super().close()
        if self._file is not None:
            self._file.close()


def _opened() -> logging.Handler:
    path = data_dir() / "log" / "sueca-desktop.log"
    try:
        path.parent.mkdir(exist_ok=True)
        handler = handlers.RotatingFileHandler(path, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8")
    except OSError:
        return logging.NullHandler()
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler
