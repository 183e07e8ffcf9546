"""What is said of the rest of a deal when it is decided: by the user, or by another seat."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ai.claims import Claim, ClaimReason, Decided
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_DECIDED = {
    Decided.OURS: QT_TRANSLATE_NOOP("Claims", "The rest is yours"),
    Decided.THEIRS: QT_TRANSLATE_NOOP("Claims", "The rest is theirs"),
    Decided.SCORE: QT_TRANSLATE_NOOP("Claims", "The score is settled"),
}
_SAID = {
    Decided.OURS: QT_TRANSLATE_NOOP("Claims", "{name} claims the rest"),
    Decided.THEIRS: QT_TRANSLATE_NOOP("Claims", "{name} gives up the rest"),
    Decided.SCORE: QT_TRANSLATE_NOOP("Claims", "The score is settled"),
}
_TAKE = {
    Decided.OURS: QT_TRANSLATE_NOOP("Claims", "Take it"),
    Decided.THEIRS: QT_TRANSLATE_NOOP("Claims", "Give it up"),
    Decided.SCORE: QT_TRANSLATE_NOOP("Claims", "End the deal"),
}
_REASONS = {
    ClaimReason.TOP_CARDS: QT_TRANSLATE_NOOP("Claims", "Nobody can beat your cards."),
    ClaimReason.EVERY_LIE: QT_TRANSLATE_NOOP("Claims", "However the hidden cards lie."),
    ClaimReason.ENOUGH_POINTS: QT_TRANSLATE_NOOP("Claims", "The points left change nothing."),
    ClaimReason.SOLOIST_SAFE: QT_TRANSLATE_NOOP("Claims", "The soloist will take no trick."),
    ClaimReason.SOLOIST_CAUGHT: QT_TRANSLATE_NOOP("Claims", "The soloist will take a trick."),
}


def _say(text: str) -> str:
    return QCoreApplication.translate("Claims", text)


def title(claim: Claim, name: str) -> str:
    """What is decided; ``name``: of the seat that says so."""
    return _say((_DECIDED if claim.seat == 0 else _SAID)[claim.decided]).format(name=name)


def reason(claim: Claim) -> str:
    """Why, in one sentence; of another seat's claim how much is left to come, as its cards are hidden."""
    if claim.seat == 0:
        return _say(_REASONS[claim.reason])
    if claim.points is None:
        return ""
    return _say(QT_TRANSLATE_NOOP("Claims", "Card points left: {points}")).format(points=number(sum(claim.points)))


def played_out() -> str:
    """Under the result of a deal that was claimed."""
    text = QT_TRANSLATE_NOOP("Claims", "The last tricks were not played by hand: the rest was claimed.")
    return _say(text)


def take(claim: Claim) -> str:
    """What the button does."""
    return _say(_TAKE[claim.decided] if claim.seat == 0 else _TAKE[Decided.SCORE])
