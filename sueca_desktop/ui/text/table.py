"""The words on the table itself: plates, badge, last trick, what a reader says of it all."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Status(Enum):
    """What a seat is doing, as its plate says it."""

    YOUR_TURN = QT_TRANSLATE_NOOP("Table", "your turn")
    TO_PLAY = QT_TRANSLATE_NOOP("Table", "to play")
    TO_SPEAK = QT_TRANSLATE_NOOP("Table", "to speak")
    THINKING = QT_TRANSLATE_NOOP("Table", "thinking…")


_LEVELS = {
    Level.NOVICE: QT_TRANSLATE_NOOP("Table", "novice"),
    Level.CLUB: QT_TRANSLATE_NOOP("Table", "club"),
    Level.EXPERT: QT_TRANSLATE_NOOP("Table", "expert"),
}


def _say(text: str) -> str:
    return QCoreApplication.translate("Table", text)


def status(of: Status) -> str:
    return _say(of.value)


def level(of: Level) -> str:
    """What a player is, on its plate."""
    return _say(_LEVELS[of])


def you() -> str:
    """The user's seat where nobody gave it a name."""
    return _say("You")


def practice() -> str:
    """The sign of a deal in which something was taken back."""
    return _say("Practice")


def trump_title() -> str:
    """The small word over the trump suit."""
    return _say("Trump")


def suit_name(of: Suit) -> str:
    """The suit as a name on its own, capital first: ``Hearts``."""
    name = cards.suit(of)
    return name[:1].upper() + name[1:]


def no_trump() -> str:
    return _say("No trump")


def trump_open() -> str:
    """Nobody has named trump yet."""
    return _say("not made yet")


def card_name(of: Card) -> str:
    """A card's name on its own, capital first: ``Ace of spades``."""
    name = cards.card(of)
    return name[:1].upper() + name[1:]


def points(count: int) -> str:
    """Card points taken, for a plate."""
    return _say("{count} p").format(count=count)


def playable() -> str:
    """A card that can be played, for readers."""
    return _say("playable")


def once_more() -> str:
    """A card that was chosen is played by choosing it again."""
    return _say("Once more to play it")


def turned() -> str:
    """The turned card in one's own hand, for readers."""
    return _say("the turned card")


def turned_tip() -> str:
    """The same, under the pointer."""
    return _say("The turned card")


def tricks_taken(count: int) -> str:
    """How many tricks a seat has taken."""
    return QCoreApplication.translate("Table", "%n trick(s) taken", "", count)


def dealer() -> str:
    """The mark of who dealt."""
    return _say("dealer")


def last_trick() -> str:
    return _say("Last trick")


def last_trick_help() -> str:
    return _say("Shows the last trick; hold L to see it from the keyboard")


def took(name: str, count: int) -> str:
    """Who won the last trick, and the card points in it."""
    return _say("{name} · {count} pts").format(name=name, count=count)


def played(name: str, card: Card) -> str:
    """An event, for readers: ``Rui: ace of spades``."""
    return said(name, cards.card(card))


def taken(name: str, count: int) -> str:
    """An event, for readers."""
    return _say("{name} takes the trick: {count} pts").format(name=name, count=count)


def table() -> str:
    """The table as a whole, for readers."""
    return _say("Card table")
