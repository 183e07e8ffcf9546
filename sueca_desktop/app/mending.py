"""Settings that are damaged: what can be read of them stays, and a copy of the file is kept."""

from __future__ import annotations

import itertools
import logging
import shutil
from pathlib import Path

from PySide6.QtCore import QSettings

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
    store.setValue("damaged", "")
    store.remove("damaged")  # or nothing would be written where nothing could be read
    store.sync()
    return aside.name
