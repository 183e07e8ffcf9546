"""What is said of where a deal comes from: its number, its seal, its seed, and whether they agree."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.engine.deal_code import DealCode
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.fairness import DealCheck, Fault, Verdict
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP
from sueca_desktop.ui.text.prompts import style_name

SHORT = 8
"""Digits of a seal or a seed that stand for all of them where there is little room."""


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    PAGE = QT_TRANSLATE_NOOP("Fair", "Deal number and seal")
    THIS_DEAL = QT_TRANSLATE_NOOP("Fair", "This deal")
    NEXT_DEAL = QT_TRANSLATE_NOOP("Fair", "The next deal")
    NUMBER = QT_TRANSLATE_NOOP("Fair", "Number")
    SEALED_AS = QT_TRANSLATE_NOOP("Fair", "Sealed as")
    SEED = QT_TRANSLATE_NOOP("Fair", "Seed")
    SEED_LATER = QT_TRANSLATE_NOOP("Fair", "shown when the deal is over")
    CUT = QT_TRANSLATE_NOOP("Fair", "Your cut")
    STYLE = QT_TRANSLATE_NOOP("Fair", "Dealt from")
    BEFORE_DEAL = QT_TRANSLATE_NOOP(
        "Fair", "Every card of the next deal is settled already. Its seal binds the app to it and tells nothing of it."
    )
    CHOSEN = QT_TRANSLATE_NOOP("Fair", "You chose this deal by its number or seed.")
    CHOOSE = QT_TRANSLATE_NOOP("Fair", "A deal of your choice")
    CHOOSE_MEANS = QT_TRANSLATE_NOOP(
        "Fair", "The same number and the same options give the same deal on every computer. A seed will do as well."
    )
    ENTRY = QT_TRANSLATE_NOOP("Fair", "Number or seed")
    DEAL = QT_TRANSLATE_NOOP("Fair", "&Deal it")
    NO_CODE = QT_TRANSLATE_NOOP(
        "Fair", "That is neither a number of at most 18 digits nor a seed of 64 digits and letters from a to f."
    )
    NO_DEAL = QT_TRANSLATE_NOOP("Fair", "This game has no such deal.")
    VERIFY = QT_TRANSLATE_NOOP("Fair", "&Verify")
    COPY = QT_TRANSLATE_NOOP("Fair", "C&opy")
    COPIED = QT_TRANSLATE_NOOP("Fair", "Copied")
    HOW = QT_TRANSLATE_NOOP("Fair", "&How deals are drawn")
    MORE = QT_TRANSLATE_NOOP("Fair", "&More…")
    LINE_SEALED = QT_TRANSLATE_NOOP("Fair", "Sealed as {seal}… · seed {seed}…")
    LINE_CHOSEN = QT_TRANSLATE_NOOP("Fair", "Deal number {code}")
    NEXT_SEALED = QT_TRANSLATE_NOOP("Fair", "Next deal sealed as {seal}…")
    NUMBER_OR_SEAL = QT_TRANSLATE_NOOP("Fair", "Deal number… · next deal sealed as {seal}…")
    SEALED = QT_TRANSLATE_NOOP("Fair", "Sealed as {seal}…")


_VERDICTS = {
    Verdict.FAIR: QT_TRANSLATE_NOOP("Fair", "Fair: the cards fit the seed, and the seed fits the seal."),
    Verdict.WRONG: QT_TRANSLATE_NOOP("Fair", "Not fair: {fault}."),
    Verdict.NO_SEED: QT_TRANSLATE_NOOP("Fair", "This deal does not say which seed it came from."),
}
_FAULTS = {
    Fault.SEED: QT_TRANSLATE_NOOP("Fair", "what should be its seed is none"),
    Fault.COMMITMENT: QT_TRANSLATE_NOOP("Fair", "its seed is not the one that was sealed"),
    Fault.CUT: QT_TRANSLATE_NOOP("Fair", "it was cut or dealt as nobody may in this game"),
    Fault.DEALER: QT_TRANSLATE_NOOP("Fair", "the first dealer is not the one that the lot gives"),
    Fault.CARDS: QT_TRANSLATE_NOOP("Fair", "the cards are not those that its seed gives"),
}


def say(of: Say) -> str:
    return QCoreApplication.translate("Fair", of.value)


def plain(of: Say) -> str:
    """As :func:`say`, without the mark of an access key."""
    return say(of).replace("&", "")


def short(digits: str) -> str:
    """The first digits of a seal or a seed."""
    return digits[:SHORT]


def grouped(digits: str) -> str:
    """All digits of a seal or a seed, to be read and compared: eight groups of eight."""
    return " ".join(digits[i : i + SHORT] for i in range(0, len(digits), SHORT))


def line(commitment: str, code: DealCode | None) -> str:
    """A finished deal in one line: its number where it has one, else its seal and the seed that opens it."""
    if code is None:
        return say(Say.SEALED).format(seal=short(commitment))
    if code.seed is None:
        return say(Say.LINE_CHOSEN).format(code=code)
    return say(Say.LINE_SEALED).format(seal=short(commitment), seed=short(code.seed.hex()))


def verdict(check: DealCheck) -> str:
    """What came of verifying a deal, in one sentence."""
    fault = QCoreApplication.translate("Fair", _FAULTS[check.fault]) if check.fault else ""
    return QCoreApplication.translate("Fair", _VERDICTS[check.verdict]).format(fault=fault)


def style(of: DealStyle) -> str:
    """Which end was dealt from, as the button said that was pressed."""
    return style_name(of).replace("&", "")
