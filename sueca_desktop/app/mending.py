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
    values = {key: store.value(key) for key in store.allKeys()}
    if store.status() is not QSettings.Status.FormatError:
        return None
    names = (file.with_name(f"{file.stem}.damaged-{n}{file.suffix}") for n in itertools.count(1))
    try:
        aside = next(name for name in names if not name.exists())
        shutil.copyfile(file, aside)
        _rewrite(file, values)
    except OSError as error:
        log.warning("the settings are damaged, and no copy can be kept: %s", error)
        return ""
    log.warning("the settings are damaged; %d could be read, and the file is kept as %s", len(values), aside.name)
    store.sync()
    return aside.name


def _rewrite(file: Path, values: Mapping[str, object]) -> None:
    """``values`` alone in ``file``, put there whole: Qt itself would write what it could not read back again."""
    fresh = file.with_name(f"{file.stem}.mended{file.suffix}")
    fresh.write_bytes(b"")
    settings = QSettings(qt_name(fresh), QSettings.Format.IniFormat)
    for key, value in values.items():
        settings.setValue(key, value)
    settings.sync()
    fresh.replace(file)
