"""Where the program keeps its files: XDG_DATA_HOME, XDG_CONFIG_HOME and HOME decide, or what the system has in their
place. Nothing is written anywhere else (FORMATS.md, "The window, from a script").
"""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

NAME = "sueca-desktop"
CURRENT = "current.sueca.json"
"""The game being played, in the data folder."""
HISTORY = "history.db"
"""Every deal that was played, beside it."""


def data_dir(*, make: bool = True) -> Path:
    """The folder of saved games, history and logs, made if it can be: a caller that writes into it meets the error.
    ``make``: False only to look.
    """
    path = user_data_path(NAME, appauthor=False)
    return _made(path) if make else path


def config_dir() -> Path:
    """The folder of the preferences, made if it can be."""
    return _made(user_config_path(NAME, appauthor=False))


def qt_name(path: Path) -> str:
    """The name by which Qt knows a file: Qt's names are UTF-8 whatever the locale says, Python's stand-ins for what a
    plain locale cannot read would be lost.
    """
    return os.fsencode(path).decode("utf-8", "replace")


def _made(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        return path
    return path
