"""Reads the pages as the panels do: split at their markers, with the numbers and cards they name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from sueca_desktop.resources import package_file
from sueca_desktop.rules.cards import Card, Rank, Suit, card

LANGUAGES = ("en", "pt", "fr", "de")
MARKER = re.compile(r"^<!-- section: ([a-z-]+) -->\n+", re.MULTILINE)
PLACEHOLDER = re.compile(r"^\{\{([a-z-]+)\}\}$", re.MULTILINE)
ITEM = re.compile(r"^(\d+)\. (.*)$", re.MULTILINE)

_SUITS = dict(zip("♠♥♦♣", Suit, strict=True))
_COURT = {"en": "AKQJ", "pt": "ARDV", "fr": "ARDV", "de": "AKDB"}
_CARD = re.compile(r"\b(10|[2-9A-Z])([♠♥♦♣])")


@dataclass(frozen=True)
class Section:
    """The part of a page after one marker; ``name`` is the marker's."""

    name: str
    text: str

    @property
    def placeholders(self) -> list[str]:
        return PLACEHOLDER.findall(self.text)

    @property
    def items(self) -> list[str]:
        """The items of its numbered lists."""
        return [words for _, words in ITEM.findall(self.text)]


@dataclass(frozen=True)
class Page:
    """One page. ``name``: such as ``rules/klaberjass``; ``head``: what stands before the first marker."""

    lang: str
    name: str
    text: str
    head: str
    sections: tuple[Section, ...]

    def __str__(self) -> str:
        return f"{self.lang}/{self.name}"

    def section(self, name: str) -> Section:
        return next(section for section in self.sections if section.name == name)


@cache
def page(lang: str, name: str) -> Page:
    """The page ``name``. Raises FileNotFoundError: there is none in this language."""
    text = package_file(f"texts/{lang}/{name}.md").read_text(encoding="utf-8")
    head, *rest = MARKER.split(text)
    sections = tuple(Section(*pair) for pair in zip(rest[::2], rest[1::2], strict=True))
    return Page(lang, name, text, head, sections)


def names(lang: str) -> list[str]:
    """The pages there are in a language."""
    root = package_file(f"texts/{lang}")
    return sorted(path.relative_to(root).with_suffix("").as_posix() for path in root.rglob("*.md"))


def cards(text: str, lang: str) -> list[Card]:
    """Every card named by its index, in order, such as ``D♠``. Raises KeyError: a letter the language does not use."""
    ranks = dict(zip(_COURT[lang], Rank, strict=False)) | {"10": Rank.TEN}
    numbers = {str(n): Rank(str(n)) for n in range(2, 10)}
    return [card((ranks | numbers)[rank].value + _SUITS[suit].value) for rank, suit in _CARD.findall(text)]


def numbers(text: str) -> set[int]:
    """The numbers written in digits, those of cards and of list items left out."""
    bare = ITEM.sub(lambda item: item[2], _CARD.sub("", text))
    return {int(number) for number in re.findall(r"\d+", bare)}
