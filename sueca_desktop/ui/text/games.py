"""The rule sets and their options in words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, partial

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.summary import MatchSummary
from sueca_desktop.resources import package_file
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.ui.rules_pages.pages import Page, load, rules_page
from sueca_desktop.ui.text import computer, language, seats
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.variants import discover

_OPTIONS = {
    "target": QT_TRANSLATE_NOOP("Options", "The match goes to"),
    "tie": QT_TRANSLATE_NOOP("Options", "After 60 : 60"),
    "renounce": QT_TRANSLATE_NOOP("Options", "Not following suit"),
    "end": QT_TRANSLATE_NOOP("Options", "The match ends"),
    "limit": QT_TRANSLATE_NOOP("Options", "Limit"),
    "exchange": QT_TRANSLATE_NOOP("Options", "Exchanging the seven"),
    "equal-sequence": QT_TRANSLATE_NOOP("Options", "Of equal sequences counts"),
}
_VALUES: dict[tuple[str, OptionValue], str] = {
    ("target", 4): QT_TRANSLATE_NOOP("Options", "4 – one bandeira"),
    ("target", 8): QT_TRANSLATE_NOOP("Options", "8 – two bandeiras"),
    ("tie", "nothing"): QT_TRANSLATE_NOOP("Options", "Nobody scores"),
    ("tie", "double-next"): QT_TRANSLATE_NOOP("Options", "Next deal double"),
    ("renounce", "enforced"): QT_TRANSLATE_NOOP("Options", "Cannot happen"),
    ("renounce", "allowed"): QT_TRANSLATE_NOOP("Options", "Can be accused"),
    ("end", "points"): QT_TRANSLATE_NOOP("Options", "By points"),
    ("end", "hands"): QT_TRANSLATE_NOOP("Options", "By number of deals"),
    ("exchange", "any-trump"): QT_TRANSLATE_NOOP("Options", "Any trump suit"),
    ("exchange", "turned-suit"): QT_TRANSLATE_NOOP("Options", "Only the turned suit"),
    ("equal-sequence", "trump-then-elder"): QT_TRANSLATE_NOOP("Options", "The one in trumps, else elder's"),
}

_NAME = 14
"""Characters of a name beside the points of a match."""


@cache
def _catalogue(lang: str) -> Mapping[str, Mapping[str, str]]:
    """What ``texts/LANG/variants.toml`` says of each rule set: title, tagline, players, length."""
    return tomllib.loads(package_file(f"texts/{lang}/variants.toml").read_text(encoding="utf-8"))


def _of(variant: str) -> Mapping[str, str]:
    """What the catalogue says of a rule set; nothing of one that it does not know."""
    return _catalogue(language.code()).get(variant, {})


def _spelled(name: str) -> str:
    """A name of the program's own, for want of a better one: ``two-words`` as ``Two words``."""
    return name.replace("-", " ").capitalize()


def _page(variant: str) -> Page | None:
    """The rules text of a rule set, if it has one."""
    try:
        return load(language.code(), rules_page(variant))
    except FileNotFoundError:
        return None


def name(variant: str) -> str:
    """The rule set's name: the catalogue's, else its rules text's, else what it is called in records."""
    if variant in _catalogue(language.code()):
        return _of(variant)["title"]
    page = _page(variant)
    return page.title if page else _spelled(variant)


def difference(variant: str) -> str:
    """What sets it apart, in one line; empty where that is nowhere said."""
    return _of(variant).get("tagline", "")


def players(variant: str) -> str:
    """How many play, and with whom."""
    told, known = _of(variant).get("players"), discover().get(variant)
    if told is None and known is not None:
        return QCoreApplication.translate("Games", "%n player(s)", "", known.seats)
    return told or ""


def duration(variant: str) -> str:
    """How long it takes; empty where that is nowhere said."""
    return _of(variant).get("length", "")


def about(variant: str) -> tuple[str, ...]:
    """Players and how long it takes, as far as that is known."""
    return tuple(told for told in (players(variant), duration(variant)) if told)


def length(variant: str) -> str:
    """:func:`about` in one line."""
    return " · ".join(about(variant))


def in_order(variants: Iterable[str]) -> tuple[str, ...]:
    """Rule sets as they are offered: in the order of the catalogue, and after it those that it does not know."""
    order = list(_catalogue(language.code()))
    return tuple(sorted(variants, key=lambda one: (order.index(one) if one in order else len(order), one)))


def score(summary: MatchSummary) -> str:
    """How a match stands: ``You & Inês 2 : 1 Rui & Zé``, or every player's total."""
    totals, players = summary.standing.totals, summary.players
    name = partial(seats.shown, longest=_NAME)  # the numbers must not be cut
    if len(summary.spec.sides) == 2:
        (first, second), pair = summary.spec.sides, partial(seats.pair, name=name)
        points = f"{language.number(totals[first[0]])} : {language.number(totals[second[0]])}"
        return f"{pair(players, first)}  {points}  {pair(players, second)}"
    return " · ".join(f"{name(player)} {language.number(t)}" for player, t in zip(players, totals, strict=True))


def standing(summary: MatchSummary) -> tuple[str, str]:
    """How a match stands, and which deal it is at."""
    rows = summary.rows
    if not rows or rows[-1].score is not None:
        return score(summary), say(Word.RESUME_NEXT).format(number=len(rows) + 1)
    deal = say(Word.RESUME_DEAL).format(number=rows[-1].number, name=computer.within(summary.players[rows[-1].dealer]))
    return score(summary), deal


def unfinished(count: int) -> str:
    """``2 unfinished games``."""
    return QCoreApplication.translate("Games", "%n unfinished game(s)", "", count)


def option(option_name: str) -> str:
    """What an option decides; one without words of its own as records call it."""
    if option_name not in _OPTIONS:
        return _spelled(option_name)
    return QCoreApplication.translate("Options", _OPTIONS[option_name])


def value(option_name: str, of: OptionValue) -> str:
    """A value of an option; one without words of its own as it is written."""
    if (option_name, of) in _VALUES:
        return QCoreApplication.translate("Options", _VALUES[option_name, of])
    return language.number(of) if isinstance(of, int) else _spelled(of)
