"""Names of suits, ranks and cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.rules.cards import Card, Rank, Suit
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_SUITS = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "clubs"),
}
_RANKS = {
    Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace"),
    Rank.KING: QT_TRANSLATE_NOOP("Cards", "king"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen"),
    Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack"),
    Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten"),
    Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine"),
    Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight"),
    Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven"),
    Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six"),
    Rank.FIVE: QT_TRANSLATE_NOOP("Cards", "five"),
    Rank.FOUR: QT_TRANSLATE_NOOP("Cards", "four"),
    Rank.THREE: QT_TRANSLATE_NOOP("Cards", "three"),
    Rank.TWO: QT_TRANSLATE_NOOP("Cards", "two"),
}
_INDICES = {
    Rank.ACE: QT_TRANSLATE_NOOP("Index", "A"),
    Rank.KING: QT_TRANSLATE_NOOP("Index", "K"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Index", "Q"),
    Rank.JACK: QT_TRANSLATE_NOOP("Index", "J"),
    Rank.TEN: QT_TRANSLATE_NOOP("Index", "10"),
}


_LETTERED = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
_LETTERS = "sueca-letters"


def suit(of: Suit) -> str:
    """``clubs``."""
    return QCoreApplication.translate("Cards", _SUITS[of])


def rank(of: Rank) -> str:
    """``seven``."""
    return QCoreApplication.translate("Cards", _RANKS[of])


def index(of: Rank) -> str:
    """The one or two characters in a card's corner: ``7``, ``K``."""
    app = QCoreApplication.instance()
    chosen = app.property(_LETTERS) if app is not None else None
    if chosen and of in _LETTERED:
        return str(chosen)[_LETTERED.index(of)].upper()
    return QCoreApplication.translate("Index", _INDICES[of]) if of in _INDICES else of.value


def use_letters(letters: str) -> None:
    """From now on these, such as ``akqj``, are the indices of ace, king, queen and jack; empty: those of the language.
    They belong to the application object.
    """
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(_LETTERS, letters)


def letters() -> str:
    """The indices of ace, king, queen and jack, as the folders of faces are called: ``akqj``, ``ardv``."""
    return "".join(index(of) for of in _LETTERED).lower()


def card(of: Card) -> str:
    """``seven of clubs``."""
    pattern = QCoreApplication.translate("Cards", "{rank} of {suit}")
    return pattern.format(rank=rank(of.rank), suit=suit(of.suit))
