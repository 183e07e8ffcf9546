"""Where the program keeps its files: XDG_DATA_HOME, XDG_CONFIG_HOME and HOME decide, or what the system has in their
place. Nothing is written anywhere else (FORMATS.md, "The window, from a script").
"""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path, user_data_path

NAME = "sueca-desktop"


def data_dir() -> Path:
    """The folder of saved games and logs, made if it can be: a caller that writes into it meets the error."""
    return _made(user_data_path(NAME, appauthor=False))


def config_dir() -> Path:
    """The folder of the preferences, made if it can be."""
    return _made(user_config_path(NAME, appauthor=False))


def _made(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        return path
    return path
