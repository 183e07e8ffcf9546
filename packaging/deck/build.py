"""Command line: draw the deck, the tables' tiles and the icons into the assets folder."""

import argparse
from pathlib import Path

from azulejo.deckfiles import LANGUAGES, SHIPPED, asset_files, write_files
from azulejo.palette import EDITIONS

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def main() -> None:
    """Write every generated asset; the same arguments give the same bytes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder to write (default: the project's assets)")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="letters of the corner indices")
    parser.add_argument("--edition", action="append", choices=EDITIONS, help="default: " + " and ".join(SHIPPED))
    arguments = parser.parse_args()
    files = asset_files(tuple(arguments.edition or SHIPPED), arguments.lang)
    write_files(arguments.out, files)
    print(f"{len(files)} files, {sum(map(len, files.values())) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
