"""The words of the page that counts one's own cards."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QLocale

from sueca_desktop.app.frequencies import STEP, Feature, Frequencies, Frequency
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    SHOWN = QT_TRANSLATE_NOOP("Frequencies", "What is counted")
    LEGEND = QT_TRANSLATE_NOOP(
        "Frequencies",
        "Blue: how often it came. Gold: how often it should have come; chance stays in the pale band nineteen times "
        "out of twenty.",
    )
    MEAN = QT_TRANSLATE_NOOP(
        "Frequencies", "Hands: {hands}. A hand had {mean} on average; {expected} ± {spread} by chance."
    )
    CHOSEN_OUT = QT_TRANSLATE_NOOP("Frequencies", "Deals chosen by number or seed are left out.")


_FEATURES = {
    Feature.TRUMPS: QT_TRANSLATE_NOOP("Frequencies", "Trumps"),
    Feature.ACES: QT_TRANSLATE_NOOP("Frequencies", "Aces"),
    Feature.POINTS: QT_TRANSLATE_NOOP("Frequencies", "Card points"),
    Feature.LONGEST: QT_TRANSLATE_NOOP("Frequencies", "Longest suit"),
}


def say(of: Say) -> str:
    return _say(of.value)


def _say(text: str) -> str:
    return QCoreApplication.translate("Frequencies", text)


def feature(of: Feature) -> str:
    return _say(_FEATURES[of])


def value(of: Feature, least: int) -> str:
    """What stands under a column: a number, or from where to where the points go."""
    if of is not Feature.POINTS:
        return number(least)
    return f"{number(least)}–{number(least + STEP - 1)}"


def spoken(of: Feature, row: Frequency) -> str:
    """A column for readers."""
    told = _say(QT_TRANSLATE_NOOP("Frequencies", "{value}: came {count}, expected {expected}"))
    return told.format(value=value(of, row.value), count=number(row.observed), expected=decimal(row.expected))


def mean(found: Frequencies) -> str:
    """What a hand had on average, and should have had."""
    return say(Say.MEAN).format(
        hands=number(found.hands),
        mean=decimal(found.mean),
        expected=decimal(found.expected),
        spread=decimal(2 * found.spread),
    )


def decimal(of: float) -> str:
    """A number to two decimals as the language writes it."""
    return QLocale().toString(of, "f", 2)
