"""The words of hints and of what speaks for them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from sueca_desktop.ai.options import Measure
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from sueca_desktop.ai.advice import Advice
    from sueca_desktop.ai.options import Option


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    HINT = QT_TRANSLATE_NOOP("Hints", "Hint")
    THINKING = QT_TRANSLATE_NOOP("Hints", "The expert is thinking…")
    NONE = QT_TRANSLATE_NOOP("Hints", "There is no hint this time.")
    CUT = QT_TRANSLATE_NOOP("Hints", "There is nothing to weigh: the cards lie face down, and every cut is as good.")
    STYLE = QT_TRANSLATE_NOOP("Hints", "There is nothing to weigh: nobody has seen a card, and both are as good.")
    EVIDENCE = QT_TRANSLATE_NOOP("Hints", "What speaks &for it")
    TITLE = QT_TRANSLATE_NOOP("Hints", "What speaks for it")
    NOTHING = QT_TRANSLATE_NOOP("Hints", "There was nothing to weigh.")
    OPTION = QT_TRANSLATE_NOOP("Hints", "Choice")
    POINTS = QT_TRANSLATE_NOOP("Hints", "Card points")
    WINS = QT_TRANSLATE_NOOP("Hints", "Wins the deal")
    MADE = QT_TRANSLATE_NOOP("Hints", "Succeeds")
    COST = QT_TRANSLATE_NOOP("Hints", "Gives away")
    ADVISED = QT_TRANSLATE_NOOP("Hints", "advised")
    LEGEND = QT_TRANSLATE_NOOP("Hints", "◆ marks what the expert advises.")
    LEGEND_DONE = QT_TRANSLATE_NOOP("Hints", "◆ marks what the expert advises, a frame what was done.")
    SAMPLED = QT_TRANSLATE_NOOP(
        "Hints",
        "The hidden cards were dealt in ways that fit all that has been seen, and each choice was played to the "
        "end of the deal. Deals: {worlds}",
    )
    EXPERIENCE = QT_TRANSLATE_NOOP("Hints", "The expert also goes by experience: small differences here may be chance.")


_MEASURES = {
    Measure.CARD_POINTS: QT_TRANSLATE_NOOP("Hints", "What a choice gives away is counted in card points."),
    Measure.CHANCE: QT_TRANSLATE_NOOP("Hints", "What a choice gives away is counted in chances of a hundred."),
    Measure.GAME_POINTS: QT_TRANSLATE_NOOP("Hints", "What a choice gives away is counted in game points."),
    Measure.NET_POINTS: QT_TRANSLATE_NOOP(
        "Hints", "What a choice gives away is counted in points over the opponent’s."
    ),
}


def say(of: Say) -> str:
    return QCoreApplication.translate("Hints", of.value)


def measure(of: Measure) -> str:
    return QCoreApplication.translate("Hints", _MEASURES[of])


def decimal(of: float) -> str:
    """With one decimal: ``61.4``."""
    return QLocale().toString(float(of), "f", 1)


def cost(of: Option, options: Sequence[Option], counted: Measure) -> str:
    """What an option gives away, with a true minus sign; a dash for nothing, nothing where it has no number. Where the
    numbers compared stand beside it, it is the difference of what is read there.
    """
    if of.cost is None:
        return ""
    places = 2 if counted is Measure.GAME_POINTS else 0 if counted is Measure.CHANCE else 1
    shown = {Measure.CARD_POINTS: [o.points for o in (of, *options)], Measure.CHANCE: [o.wins for o in (of, *options)]}
    scale = 100 if counted is Measure.CHANCE else 1
    read = [round(scale * value, places) for value in shown.get(counted, []) if value is not None]
    value = float(max(read) - read[0] if read else of.cost)
    told = QLocale().toString(value, "f", places)
    return "–" if not any(digit in "123456789" for digit in told) else f"−{told}"


def sources(advice: Advice, observation: Observation, *, done: bool = False) -> tuple[str, ...]:
    """What the marks mean, and where the numbers come from, in sentences; ``done``: what was done is framed."""
    if not advice.options:
        return (say(Say.NOTHING),)
    told = [say(Say.SAMPLED).format(worlds=number(advice.worlds))]
    advised = advice.option(advice.action)
    if advised is not None and advised.cost:
        told.append(say(Say.EXPERIENCE))
    return (say(Say.LEGEND_DONE if done else Say.LEGEND), *told, measure(advice.measure))
