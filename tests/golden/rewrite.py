"""`python tests/golden/rewrite.py` writes the golden playthroughs anew; read the difference as a played game."""

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def rewrite() -> None:
    from tests.golden.transcript import playthroughs

    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for playthrough in playthroughs():
        (FOLDER / playthrough.name).write_text("\n".join(playthrough.lines()) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parents[1]))  # run as a script: the tests are a package of the tree above
    rewrite()
