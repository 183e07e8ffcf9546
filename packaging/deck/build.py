"""Command line: draw the deck, the table tile and the icons into the assets folder."""

import argparse
from pathlib import Path

from azulejo.deckfiles import LANGUAGES, asset_files, write_files

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def main() -> None:
    """Write every generated asset; the same arguments give the same bytes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder to write (default: the project's assets)")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="letters of the corner indices")
    arguments = parser.parse_args()
    files = asset_files(arguments.lang)
    write_files(arguments.out, files)
    print(f"{len(files)} files, {sum(map(len, files.values())) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
