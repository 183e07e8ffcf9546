"""What the libraries of a bundle on Linux are linked against and do not find."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ABSENT = " => not found"


def unresolved(bundle: Path) -> dict[str, str]:
    """Library that no file of the bundle and no folder of this system has -> one of those that need it.

    PyInstaller only warns of them, and the window would not open where the package is installed.
    """
    folders = f"{bundle / '_internal'}:{bundle}"  # where the bundle's own starter looks first
    environment = {**os.environ, "LD_LIBRARY_PATH": folders, "LC_ALL": "C"}
    found: dict[str, str] = {}
    for path in sorted(bundle.rglob("*.so*")):
        said = subprocess.run(["ldd", str(path)], env=environment, capture_output=True, text=True, check=False).stdout
        found |= dict.fromkeys(absent(said), path.name)
    return found


def absent(said: str) -> list[str]:
    """The libraries that ldd says are not found."""
    return [line.strip().removesuffix(ABSENT) for line in said.splitlines() if line.rstrip().endswith(ABSENT)]
