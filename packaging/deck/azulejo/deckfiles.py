"""Which files the generator writes: name relative to the assets folder, and text."""

from pathlib import Path

from azulejo.backs import BACKS
from azulejo.faces import RANKS, H, W, face_svg
from azulejo.glyphs import RANK_LETTERS
from azulejo.icons import icon_files
from azulejo.palette import EDITIONS
from azulejo.suits import SUITS
from azulejo.tables import TABLES

LANGUAGES = tuple(sorted(RANK_LETTERS))
SHIPPED = ("two", "four", "contrast")
LETTERS = {"ardv": "pt", "akdb": "de"}
"""Other indices than the English: what ace, king, queen and jack are called, and a language that calls them so."""


def card_code(rank: str, suit: str) -> str:
    """``10``, ``spades`` → ``TS``: rank then suit, one character each."""
    return ("T" if rank == "10" else rank) + suit[0].upper()


def card_files(editions: tuple[str, ...] = SHIPPED, lang: str = "en") -> dict[str, str]:
    """Every face of each edition and every back, by name below ``cards/``."""
    files = {
        f"{name}/{card_code(rank, suit)}.svg": face_svg(rank, suit, EDITIONS[name], lang)
        for name in editions
        for suit in SUITS
        for rank in RANKS
    }
    for letters, other in LETTERS.items():
        files |= letter_files(editions, letters, other, lang)
    return files | {f"backs/{name}.svg": draw() for name, draw in BACKS.items()}


def letter_files(editions: tuple[str, ...], letters: str, lang: str, usual: str) -> dict[str, str]:
    """The faces that look otherwise with the letters of ``lang`` than with those of ``usual``."""
    changed = [rank for rank, letter in RANK_LETTERS[lang].items() if letter != RANK_LETTERS[usual][rank]]
    return {
        f"{name}-{letters}/{card_code(rank, suit)}.svg": face_svg(rank, suit, EDITIONS[name], lang)
        for name in editions
        for suit in SUITS
        for rank in changed
    }


def deck_toml(names: list[str]) -> str:
    """The deck's table of contents: element → file, author, licence, size in units."""
    lines = [
        'name = "Azulejo"',
        'author = "The Sueca Desktop authors"',
        'licence = "MIT"',
        f"width = {W}",
        f"height = {H}",
    ]
    section = ""
    for name in names:
        folder, _, file = name.partition("/")
        if folder != section:
            section = folder
            kind = "" if folder == "backs" else "letters." if "-" in folder else "faces."
            lines += ["", f"[{kind}{folder}]"]
        lines.append(f'{file.removesuffix(".svg")} = "{name}"')
    return "\n".join(lines) + "\n"


def asset_files(editions: tuple[str, ...] = SHIPPED, lang: str = "en") -> dict[str, str]:
    """All generated files by name below the assets folder."""
    cards = card_files(editions, lang)
    files = {f"cards/{name}": text for name, text in cards.items()}
    files |= {f"icons/{name}": text for name, text in icon_files().items()}
    files |= {f"table/{name}.svg": draw() for name, draw in TABLES.items()}
    return files | {"cards/deck.toml": deck_toml(list(cards))}


def write_files(folder: Path, files: dict[str, str]) -> None:
    """Write each file below ``folder``, making folders as needed; same line ends everywhere."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
