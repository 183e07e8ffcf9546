"""The rule sets and their options in words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from sueca_desktop.resources import package_file
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.ui.text import language
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

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
    ("tie", "double-next"): QT_TRANSLATE_NOOP("Options", "Next deal counts double"),
    ("renounce", "enforced"): QT_TRANSLATE_NOOP("Options", "Cannot happen"),
    ("renounce", "allowed"): QT_TRANSLATE_NOOP("Options", "Possible; opponents may accuse"),
    ("end", "points"): QT_TRANSLATE_NOOP("Options", "By points"),
    ("end", "hands"): QT_TRANSLATE_NOOP("Options", "By number of deals"),
    ("exchange", "any-trump"): QT_TRANSLATE_NOOP("Options", "Whatever suit is trump"),
    ("exchange", "turned-suit"): QT_TRANSLATE_NOOP("Options", "Only if the turned suit is trump"),
    ("equal-sequence", "trump-then-elder"): QT_TRANSLATE_NOOP("Options", "The one in trumps, else elder's"),
}
_UNITS = {
    "sueca-bandeira": QT_TRANSLATE_NOOP("Games", "Bandeira points"),
    "sueca-riscos": QT_TRANSLATE_NOOP("Games", "Riscos"),
    "italiana-nulos": QT_TRANSLATE_NOOP("Games", "Points"),
    "italiana-fives": QT_TRANSLATE_NOOP("Games", "Match points"),
    "klaberjass": QT_TRANSLATE_NOOP("Games", "Points"),
}


@cache
def _catalogue(lang: str) -> Mapping[str, Mapping[str, str]]:
    """What ``texts/LANG/variants.toml`` says of each rule set: title, tagline, players, length."""
    return tomllib.loads(package_file(f"texts/{lang}/variants.toml").read_text(encoding="utf-8"))


def _of(variant: str) -> Mapping[str, str]:
    return _catalogue(language.code())[variant]


def name(variant: str) -> str:
    """The rule set's name. Raises KeyError: it has no words."""
    return _of(variant)["title"]


def difference(variant: str) -> str:
    """What sets it apart, in one line."""
    return _of(variant)["tagline"]


def length(variant: str) -> str:
    """Players and how long it takes."""
    return f"{_of(variant)['players']} · {_of(variant)['length']}"


def unit(variant: str) -> str:
    """What its game points are called."""
    return QCoreApplication.translate("Games", _UNITS[variant])


def option(option_name: str) -> str:
    return QCoreApplication.translate("Options", _OPTIONS[option_name])


def value(option_name: str, of: OptionValue) -> str:
    """A value of an option; a number without words of its own as it is written. Raises KeyError: no words for it."""
    if isinstance(of, int) and (option_name, of) not in _VALUES:
        return language.number(of)
    return QCoreApplication.translate("Options", _VALUES[option_name, of])
