"""Takes the pictures of the README with the installed command: ``./dev shots``.

One picture a rule set, at the user's turn of a deal chosen for its hand, into ``docs/screenshots``; one of the start
page, and one of a deal's result. Needs no display.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from sueca_desktop.variants import discover

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
DEALS = {"sueca-bandeira": 26, "sueca-riscos": 22}
"""Deal numbers in which the user plays last to the first trick; other rule sets show deal 1."""


def shots() -> dict[str, tuple[str, ...]]:
    """Name of the picture -> options of the window that shows it."""
    turns = {
        variant: ("--variant", variant, "--deal", str(DEALS.get(variant, 1)), "--speed", "instant")
        for variant in discover()
    }
    watched = ("--variant", "sueca-bandeira", "--deal", "26", "--watch", "--speed", "instant", "--deals", "1")
    return {**turns, "start": (), "result": watched}


def main() -> int:
    """Takes every picture; the status of the first command that fails, else 0."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, options in shots().items():
        picture = FOLDER / f"{name}.png"
        status = _take(options, picture)
        if status:
            return status
        print(picture.relative_to(FOLDER.parent.parent))
    return 0


def _take(options: tuple[str, ...], picture: Path) -> int:
    command = [sys.executable, "-m", "sueca_desktop", *options, "--screenshot", str(picture), "--quit"]
    with tempfile.TemporaryDirectory() as home:
        own = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        return subprocess.run(command, env=os.environ | own, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
