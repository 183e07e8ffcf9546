"""The rule sets and their options in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.rules.options import OptionValue
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_NAMES = {
    "sueca-bandeira": QT_TRANSLATE_NOOP("Games", "Sueca to a bandeira"),
    "sueca-riscos": QT_TRANSLATE_NOOP("Games", "Sueca in riscos"),
}
_DIFFERENCES = {
    "sueca-bandeira": QT_TRANSLATE_NOOP(
        "Games", "A deal scores 1, or 2 from 91 card points, or 4 with all 120, until a side has filled its bandeira."
    ),
    "sueca-riscos": QT_TRANSLATE_NOOP(
        "Games", "Each deal is settled by itself: the winners gain 1, 2 or 4 riscos, the losers lose as many."
    ),
}
_LENGTHS = {
    "sueca-bandeira": QT_TRANSLATE_NOOP("Games", "Four players · about 10 minutes"),
    "sueca-riscos": QT_TRANSLATE_NOOP("Games", "Four players · for as long as you like"),
}
_OPTIONS = {
    "target": QT_TRANSLATE_NOOP("Options", "The match goes to"),
    "tie": QT_TRANSLATE_NOOP("Options", "After 60 : 60"),
    "renounce": QT_TRANSLATE_NOOP("Options", "Not following suit"),
}
_VALUES: dict[tuple[str, OptionValue], str] = {
    ("target", 4): QT_TRANSLATE_NOOP("Options", "4 – one bandeira"),
    ("target", 8): QT_TRANSLATE_NOOP("Options", "8 – two bandeiras"),
    ("tie", "nothing"): QT_TRANSLATE_NOOP("Options", "Nobody scores"),
    ("tie", "double-next"): QT_TRANSLATE_NOOP("Options", "Next deal counts double"),
    ("renounce", "enforced"): QT_TRANSLATE_NOOP("Options", "Cannot happen"),
    ("renounce", "allowed"): QT_TRANSLATE_NOOP("Options", "Possible; opponents may accuse"),
}
_UNITS = {
    "sueca-bandeira": QT_TRANSLATE_NOOP("Games", "Bandeira points"),
    "sueca-riscos": QT_TRANSLATE_NOOP("Games", "Riscos"),
}


def name(variant: str) -> str:
    """The rule set's name. Raises KeyError: it has no words."""
    return QCoreApplication.translate("Games", _NAMES[variant])


def difference(variant: str) -> str:
    """What sets it apart, in one line."""
    return QCoreApplication.translate("Games", _DIFFERENCES[variant])


def length(variant: str) -> str:
    """Players and how long it takes."""
    return QCoreApplication.translate("Games", _LENGTHS[variant])


def unit(variant: str) -> str:
    """What its game points are called."""
    return QCoreApplication.translate("Games", _UNITS[variant])


def option(option_name: str) -> str:
    return QCoreApplication.translate("Options", _OPTIONS[option_name])


def value(option_name: str, of: OptionValue) -> str:
    return QCoreApplication.translate("Options", _VALUES[option_name, of])
