"""The pages of ``texts/LANG``: loading them and splitting them at their markers. Knows nothing of widgets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from sueca_desktop.resources import package_file

_MARKER = re.compile(r"^<!-- section: ([a-z-]+) -->\n+", re.MULTILINE)
_HEADING = re.compile(r"#{1,2} (.+)\n*")

PLAYING, LEVELS, FAIR = "help/playing", "help/levels", "help/fair"


class PageError(ValueError):
    """A page that is not built as a page must be."""


class Section(Struct, frozen=True):
    """What follows one marker. ``name``: the marker's, the same in every language; ``heading``: as people read it;
    ``text``: Markdown, without the heading.
    """

    name: str
    heading: str
    text: str


class Page(Struct, frozen=True):
    """``lead``: the Markdown between title and first section."""

    title: str
    lead: str
    sections: tuple[Section, ...]

    def has(self, section: str) -> bool:
        return any(one.name == section for one in self.sections)


def split(text: str) -> Page:
    """A page from its Markdown.

    Raises:
        PageError: no title, or a section without its heading.
    """
    head, *rest = _MARKER.split(text)
    title, lead = _headed(head)
    sections = (Section(name, *_headed(body)) for name, body in zip(rest[::2], rest[1::2], strict=True))
    return Page(title, lead, tuple(sections))


def _headed(text: str) -> tuple[str, str]:
    match = _HEADING.match(text)
    if match is None:
        raise PageError(f"a heading should stand before {text[:40]!r}")
    return match[1].strip(), text[match.end() :].strip()


@cache
def load(lang: str, name: str) -> Page:
    """The page ``texts/LANG/NAME.md``; ``name`` such as ``rules/klaberjass`` or ``help/playing``.

    Raises:
        FileNotFoundError: there is none.
        PageError: it is not built as a page must be.
    """
    return split(package_file(f"texts/{lang}/{name}.md").read_text(encoding="utf-8"))


def unwritten(title: str, heading: str, tables: Iterable[str]) -> Page:
    """The page of a rule set that has none of its own: what its tables say, each by the name of its placeholder."""
    text = "\n\n".join(f"{{{{{name}}}}}" for name in tables)
    return Page(title, "", (Section("overview", heading, text),))


def rules_page(variant: str) -> str:
    """The name of a rule set's page."""
    return f"rules/{variant}"
