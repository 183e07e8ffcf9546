"""Settings that are damaged: what can be read of them stays, and a copy of the file is kept."""

from __future__ import annotations

import itertools
import logging
import shutil
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSettings

from sueca_desktop.app.paths import qt_name

log = logging.getLogger(__name__)


def mended(store: QSettings, file: Path) -> str | None:
    """The name of the copy, beside ``file``, if ``store`` could not read the whole of it, empty where none can be kept;
    else None.
    """
    readable = store.allKeys()
    if store.status() is not QSettings.Status.FormatError:
        return None
    names = (file.with_name(f"{file.stem}.damaged-{n}{file.suffix}") for n in itertools.count(1))
    try:
        aside = next(name for name in names if not name.exists())
        shutil.copyfile(file, aside)
    except OSError as error:
        log.warning("the settings are damaged, and no copy can be kept: %s", error)
        return ""
    log.warning("the settings are damaged; %d could be read, and the file is kept as %s", len(readable), aside.name)
    try:
        _rewrite(file, {key: store.value(key) for key in readable})
    except OSError as error:
        log.warning("the settings stay as they are: %s", error)
    store.sync()
    return aside.name


def _rewrite(file: Path, values: Mapping[str, object]) -> None:
    """``values`` alone in ``file``, put there whole: Qt itself would write what it could not read back again.

    Raises:
        OSError: they cannot be written; ``file`` is as it was.
    """
    fresh = file.with_name(f"{file.stem}.mended{file.suffix}")
    fresh.write_bytes(b"")
    settings = QSettings(qt_name(fresh), QSettings.Format.IniFormat)
    for key, value in values.items():
        settings.setValue(key, value)
    settings.sync()
    if settings.status() is not QSettings.Status.NoError:
        fresh.unlink(missing_ok=True)
        raise OSError(f"{fresh.name} cannot be written")
    fresh.replace(file)
