"""What the settings page says."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QLocale

from sueca_desktop.app.settings import Letters, Motion, TrumpPlace
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    PAGE = QT_TRANSLATE_NOOP("Settings", "Settings")
    RESET = QT_TRANSLATE_NOOP("Settings", "&Reset all but the players")
    RESET_BACK = QT_TRANSLATE_NOOP("Settings", "&Take back the reset")
    # sections
    LOOKS = QT_TRANSLATE_NOOP("Settings", "Looks")
    CARDS = QT_TRANSLATE_NOOP("Settings", "Cards")
    PLAYERS = QT_TRANSLATE_NOOP("Settings", "Players")
    PLAYING = QT_TRANSLATE_NOOP("Settings", "Playing")
    HEARING = QT_TRANSLATE_NOOP("Settings", "Language and sound")
    # rows
    COLOURS = QT_TRANSLATE_NOOP("Settings", "Colours")
    TABLE = QT_TRANSLATE_NOOP("Settings", "Table")
    DECK = QT_TRANSLATE_NOOP("Settings", "Deck")
    BACK = QT_TRANSLATE_NOOP("Settings", "Card back")
    LETTERS = QT_TRANSLATE_NOOP("Settings", "Letters")
    AS_LANGUAGE = QT_TRANSLATE_NOOP("Settings", "As the language")
    TEXT_SIZE = QT_TRANSLATE_NOOP("Settings", "Text size")
    TEXT_MOST = QT_TRANSLATE_NOOP("Settings", "At the table, {percent} is the most that fits in this window.")
    SPEED = QT_TRANSLATE_NOOP("Settings", "Speed")
    MOTION = QT_TRANSLATE_NOOP("Settings", "Cards move")
    TRUMP_PLACE = QT_TRANSLATE_NOOP("Settings", "Trump in the hand")
    ASCENDING = QT_TRANSLATE_NOOP("Settings", "Within a suit")
    CONFIRM = QT_TRANSLATE_NOOP("Settings", "A card is played")
    POINTS = QT_TRANSLATE_NOOP("Settings", "Points taken so far")
    THINKING = QT_TRANSLATE_NOOP("Settings", "Experts think")
    PROFILES = QT_TRANSLATE_NOOP("Settings", "You play as")
    NAME = QT_TRANSLATE_NOOP("Settings", "Name")
    RENAME = QT_TRANSLATE_NOOP("Settings", "Re&name")
    ADD = QT_TRANSLATE_NOOP("Settings", "&Add")
    REMOVE = QT_TRANSLATE_NOOP("Settings", "Remo&ve…")
    REMOVE_PLAYER = QT_TRANSLATE_NOOP("Settings", "Remove {name} from the players?")
    REMOVE_KEEPING = QT_TRANSLATE_NOOP("Settings", "Remove, keep the &deals")
    REMOVE_ALL = QT_TRANSLATE_NOOP("Settings", "Remove with all dea&ls")
    DO_NOT_REMOVE = QT_TRANSLATE_NOOP("Settings", "&Keep the player")
    NAME_FIRST = QT_TRANSLATE_NOOP("Settings", "Write a name into the field first.")
    TAKEN = QT_TRANSLATE_NOOP("Settings", "There is a player of that name already.")
    PROFILES_MEAN = QT_TRANSLATE_NOOP(
        "Settings",
        "Every player has statistics of their own. Another player takes over with the next game; another name for the "
        "same player holds everywhere, in earlier games too.",
    )
    OTHERS = QT_TRANSLATE_NOOP("Settings", "The others")
    SEAT_RIGHT = QT_TRANSLATE_NOOP("Settings", "First after you")
    SEAT_SECOND = QT_TRANSLATE_NOOP("Settings", "Second")
    SEAT_THIRD = QT_TRANSLATE_NOOP("Settings", "Third")
    SEAT_FOURTH = QT_TRANSLATE_NOOP("Settings", "Fourth")
    LANGUAGE = QT_TRANSLATE_NOOP("Settings", "Language")
    SOUNDS = QT_TRANSLATE_NOOP("Settings", "Sounds")
    VOLUME = QT_TRANSLATE_NOOP("Settings", "Volume")
    # what can be chosen
    ON = QT_TRANSLATE_NOOP("Settings", "On")
    OFF = QT_TRANSLATE_NOOP("Settings", "Off")
    HIGH_LEFT = QT_TRANSLATE_NOOP("Settings", "Strongest at the left")
    LOW_LEFT = QT_TRANSLATE_NOOP("Settings", "Weakest at the left")
    ONE_CLICK = QT_TRANSLATE_NOOP("Settings", "By one click")
    TWO_CLICKS = QT_TRANSLATE_NOOP("Settings", "By a second click")
    SHOWN = QT_TRANSLATE_NOOP("Settings", "Shown")
    HIDDEN = QT_TRANSLATE_NOOP("Settings", "Hidden")


_MOTIONS = {
    Motion.FULL: QT_TRANSLATE_NOOP("Settings", "They fly"),
    Motion.REDUCED: QT_TRANSLATE_NOOP("Settings", "They only appear"),
}
_PLACES = {
    TrumpPlace.LEFT: QT_TRANSLATE_NOOP("Settings", "At the left"),
    TrumpPlace.RIGHT: QT_TRANSLATE_NOOP("Settings", "At the right"),
    TrumpPlace.ORDER: QT_TRANSLATE_NOOP("Settings", "Among the others"),
}


def say(of: Say) -> str:
    return QCoreApplication.translate("Settings", of.value)


def plain(of: Say) -> str:
    """Without the mark of its access key."""
    return say(of).replace("&", "")


def letters(of: Letters) -> str:
    """``A K Q J``."""
    return " ".join(of.value.upper()) or say(Say.AS_LANGUAGE)


def motion(of: Motion) -> str:
    return QCoreApplication.translate("Settings", _MOTIONS[of])


def trump_place(of: TrumpPlace) -> str:
    return QCoreApplication.translate("Settings", _PLACES[of])


def ascending(of: bool) -> str:
    return say(Say.LOW_LEFT if of else Say.HIGH_LEFT)


def confirm(of: bool) -> str:
    return say(Say.TWO_CLICKS if of else Say.ONE_CLICK)


def points(of: bool) -> str:
    return say(Say.SHOWN if of else Say.HIDDEN)


def muted(of: bool) -> str:
    return say(Say.OFF if of else Say.ON)


def seconds(milliseconds: int) -> str:
    """``0.5 s``, as the language writes it."""
    number = QLocale().toString(milliseconds / 1000, "g", 2)
    return QCoreApplication.translate("Settings", "{number} s").format(number=number)
