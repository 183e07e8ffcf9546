"""Writing a file so that a crash or a power cut leaves either the old one or the new one, whole."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_atomic(path: Path, data: bytes) -> None:
    """Puts ``data`` in place of ``path``: written beside it under a fixed name, flushed to the disk, then renamed.

    Raises:
        OSError: it cannot be written; ``path`` is as it was.
    """
    beside = path.with_name(path.name + ".tmp")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Brings a rename in ``folder`` to the disk where the system has a way to. One that cannot (some network file
    systems) has done the rename all the same.
    """
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
