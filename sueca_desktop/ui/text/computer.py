"""The computer players, what they think, and what the app has to say besides the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.leaving import ABANDON_COST, Cost
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_LEVELS = {
    Level.NOVICE: QT_TRANSLATE_NOOP("Computer", "Like beginners"),
    Level.CLUB: QT_TRANSLATE_NOOP("Computer", "Like club players"),
    Level.EXPERT: QT_TRANSLATE_NOOP("Computer", "Like experts"),
}
_SPEEDS = {
    Speed.INSTANT: QT_TRANSLATE_NOOP("Computer", "Instant"),
    Speed.FAST: QT_TRANSLATE_NOOP("Computer", "Fast"),
    Speed.NORMAL: QT_TRANSLATE_NOOP("Computer", "Normal"),
    Speed.SLOW: QT_TRANSLATE_NOOP("Computer", "Slow"),
}
_COSTS = {
    Cost.MATCH: QT_TRANSLATE_NOOP("Abandoning", "The match ends here, and counts as lost."),
    Cost.POINTS: QT_TRANSLATE_NOOP(
        "Abandoning", "The match ends here. Abandoning the deal you are playing costs you {points} ranking points."
    ),
    Cost.NOTHING: QT_TRANSLATE_NOOP("Abandoning", "The match ends here. Leaving now costs nothing."),
}
_NOTICES = {
    NoticeCode.CANNOT_SAVE: QT_TRANSLATE_NOOP("Notice", "The game cannot be saved: {detail}"),
    NoticeCode.SAVE_DAMAGED: QT_TRANSLATE_NOOP("Notice", "The saved game could not be read. It is kept as {detail}"),
    NoticeCode.SAVE_NEWER: QT_TRANSLATE_NOOP(
        "Notice", "The saved game comes from a newer version of this app. It is kept as {detail}"
    ),
    NoticeCode.CANNOT_KEEP: QT_TRANSLATE_NOOP("Notice", "The deal cannot be written into the history: {detail}"),
    NoticeCode.HISTORY_DAMAGED: QT_TRANSLATE_NOOP(
        "Notice", "The history was damaged. What could be read of it was saved; the file is kept as {detail}"
    ),
    NoticeCode.HISTORY_NEWER: QT_TRANSLATE_NOOP(
        "Notice", "The history comes from a newer version of this app. It is left as it is, and nothing is added to it"
    ),
    NoticeCode.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notice", "The settings were damaged. What could not be read is as usual; the file is kept as {detail}"
    ),
    NoticeCode.PLAYER_FAILED: QT_TRANSLATE_NOOP("Notice", "{player} lost the thread; a plain card was played instead"),
    NoticeCode.PLAYER_STALLED: QT_TRANSLATE_NOOP("Notice", "{player} took too long; a plain card was played instead"),
    NoticeCode.CLAIM_UNPROVEN: QT_TRANSLATE_NOOP(
        "Notice", "What is left cannot be claimed: for all you can see, the cards may still fall either way. Play on"
    ),
    NoticeCode.ANOTHER_WINDOW: QT_TRANSLATE_NOOP(
        "Notice", "The game is already open in another window; what is played here is not saved"
    ),
}
_WITHOUT_FILE = {
    NoticeCode.CANNOT_SAVE: QT_TRANSLATE_NOOP("Notice", "The game cannot be saved"),
    NoticeCode.SAVE_DAMAGED: QT_TRANSLATE_NOOP("Notice", "The saved game could not be read; it was left where it is"),
    NoticeCode.SAVE_NEWER: QT_TRANSLATE_NOOP("Notice", "The saved game comes from a newer version of this app"),
    NoticeCode.CANNOT_KEEP: QT_TRANSLATE_NOOP("Notice", "The deal cannot be written into the history"),
    NoticeCode.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP(
        "Notice", "The settings were damaged. What could not be read is as usual"
    ),
    NoticeCode.HISTORY_DAMAGED: QT_TRANSLATE_NOOP(
        "Notice", "The history is damaged and was left where it is; nothing is added to it"
    ),
}
_SEATS = (
    QT_TRANSLATE_NOOP("Names", "You"),
    QT_TRANSLATE_NOOP("Names", "Rui"),
    QT_TRANSLATE_NOOP("Names", "Inês"),
    QT_TRANSLATE_NOOP("Names", "Zé"),
    QT_TRANSLATE_NOOP("Names", "Marta"),
)
_WITHIN = QT_TRANSLATE_NOOP("Names", "you")


def level(of: Level) -> str:
    return QCoreApplication.translate("Computer", _LEVELS[of])


def speed(of: Speed) -> str:
    return QCoreApplication.translate("Computer", _SPEEDS[of])


def abandoning(cost: Cost) -> str:
    """What comes of abandoning a match."""
    return QCoreApplication.translate("Abandoning", _COSTS[cost]).format(points=ABANDON_COST)


def notice(of: Notice, player: str) -> str:
    """A notice as a sentence with its full stop; ``player``: the name of the seat it is about, empty if of none."""
    text = _NOTICES[of.code] if of.detail else _WITHOUT_FILE.get(of.code, _NOTICES[of.code])
    told = QCoreApplication.translate("Notice", text).format(detail=of.detail, player=player)
    return told if told.endswith(".") else f"{told}."


def is_you(name: str) -> bool:
    """Whether a player is called what the user is until he gives a name: sentences then speak to him."""
    return name == QCoreApplication.translate("Names", _SEATS[0])


def within(name: str) -> str:
    """A player's name inside a sentence: who has given none is spoken to there as the language writes it."""
    return QCoreApplication.translate("Names", _WITHIN) if is_you(name) else seats.shown(name)


def players(given: Sequence[str]) -> tuple[str, ...]:
    """The names ``given`` by seat, the usual one for each that is empty."""
    return tuple(name or usual for name, usual in zip(given, default_players(len(given)), strict=True))


def default_players(seats: int, *, watched: bool = False) -> tuple[str, ...]:
    """The names by seat (five at most), until the user gives others; ``watched``: the user holds no seat."""
    you, *others = (QCoreApplication.translate("Names", name) for name in _SEATS[:seats])
    return (QCoreApplication.translate("Names", "Ana") if watched else you, *others)
