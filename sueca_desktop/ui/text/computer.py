"""The computer players, what they think, and what the app has to say besides the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.settings import Speed, ThemeChoice
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP
from sueca_desktop.ui.text.window import Word, say

_LEVELS = {
    Level.NOVICE: QT_TRANSLATE_NOOP("Computer", "Like beginners"),
    Level.CLUB: QT_TRANSLATE_NOOP("Computer", "Like club players"),
}
_SPEEDS = {
    Speed.INSTANT: QT_TRANSLATE_NOOP("Computer", "Instant"),
    Speed.FAST: QT_TRANSLATE_NOOP("Computer", "Fast"),
    Speed.NORMAL: QT_TRANSLATE_NOOP("Computer", "Normal"),
    Speed.SLOW: QT_TRANSLATE_NOOP("Computer", "Slow"),
}
_THEMES = {
    ThemeChoice.SYSTEM: Word.THEME_SYSTEM,
    ThemeChoice.LIGHT: Word.THEME_LIGHT,
    ThemeChoice.DARK: Word.THEME_DARK,
}
_NOTICES = {
    NoticeCode.CANNOT_SAVE: QT_TRANSLATE_NOOP("Notice", "The game cannot be saved: {detail}"),
    NoticeCode.SAVE_DAMAGED: QT_TRANSLATE_NOOP("Notice", "The saved game could not be read. It is kept as {detail}"),
    NoticeCode.SAVE_NEWER: QT_TRANSLATE_NOOP(
        "Notice", "The saved game comes from a newer version of this app. It is kept as {detail}"
    ),
    NoticeCode.PLAYER_FAILED: QT_TRANSLATE_NOOP("Notice", "{player} lost the thread; a plain card was played instead"),
    NoticeCode.PLAYER_STALLED: QT_TRANSLATE_NOOP("Notice", "{player} took too long; a plain card was played instead"),
    NoticeCode.ANOTHER_WINDOW: QT_TRANSLATE_NOOP(
        "Notice", "The game is already open in another window; what is played here is not saved"
    ),
}
_WITHOUT_FILE = {
    NoticeCode.CANNOT_SAVE: QT_TRANSLATE_NOOP("Notice", "The game cannot be saved"),
    NoticeCode.SAVE_DAMAGED: QT_TRANSLATE_NOOP("Notice", "The saved game could not be read; it was left where it is"),
    NoticeCode.SAVE_NEWER: QT_TRANSLATE_NOOP("Notice", "The saved game comes from a newer version of this app"),
}
_SEATS = (
    QT_TRANSLATE_NOOP("Names", "You"),
    QT_TRANSLATE_NOOP("Names", "Rui"),
    QT_TRANSLATE_NOOP("Names", "Inês"),
    QT_TRANSLATE_NOOP("Names", "Zé"),
)


def level(of: Level) -> str:
    return QCoreApplication.translate("Computer", _LEVELS[of])


def speed(of: Speed) -> str:
    return QCoreApplication.translate("Computer", _SPEEDS[of])


def theme_choice(of: ThemeChoice) -> str:
    return say(_THEMES[of])


def notice(of: Notice, player: str) -> str:
    """A notice as one sentence; ``player``: the name of the seat it is about, empty if of none."""
    text = _NOTICES[of.code] if of.detail else _WITHOUT_FILE.get(of.code, _NOTICES[of.code])
    return QCoreApplication.translate("Notice", text).format(detail=of.detail, player=player)


def default_players(*, watched: bool = False) -> tuple[str, ...]:
    """The names by seat, until the user gives others; ``watched``: the user holds no seat."""
    you, *others = (QCoreApplication.translate("Names", name) for name in _SEATS)
    return (QCoreApplication.translate("Names", "Ana") if watched else you, *others)
