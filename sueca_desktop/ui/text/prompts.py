"""The words of the prompts at the table, of what the players say, and of the contract.

Numbers stand apart from nouns ("card points: 65"), so that no noun depends on one.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP
from sueca_desktop.ui.text.table import card_name, suit_name


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    # auction
    AUCTION = QT_TRANSLATE_NOOP("Prompts", "Your bid")
    NO_BID_YET = QT_TRANSLATE_NOOP("Prompts", "Nobody has bid yet")
    HIGHEST = QT_TRANSLATE_NOOP("Prompts", "Highest: {bid}, {name}")
    PASSED = QT_TRANSLATE_NOOP("Prompts", "passed: {names}")
    BID = QT_TRANSLATE_NOOP("Prompts", "&Bid {points}")
    NO_SUCH_BID = QT_TRANSLATE_NOOP("Prompts", "&Bid")
    NULLS = QT_TRANSLATE_NOOP("Prompts", "&Nulls")
    NULLS_PLAIN = QT_TRANSLATE_NOOP("Prompts", "nulls")
    PASS = QT_TRANSLATE_NOOP("Prompts", "&Pass")
    ANSWER_FIRST = QT_TRANSLATE_NOOP("Prompts", "No card is played yet: answer this first.")
    BID_FIELD = QT_TRANSLATE_NOOP("Prompts", "Card points to bid")
    BID_FIELD_HELP = QT_TRANSLATE_NOOP("Prompts", "Type a number, or use the arrow keys or the wheel; then Enter")
    BID_MEANS = QT_TRANSLATE_NOOP("Prompts", "At least {points} of the {total} card points with your partner.")
    BID_MADE = QT_TRANSLATE_NOOP("Prompts", "Made: {score} to each of you.")
    EVERY_TRICK = QT_TRANSLATE_NOOP("Prompts", "Every trick: {score}.")
    NULLS_MEANS = QT_TRANSLATE_NOOP("Prompts", "Alone against all the others, without trump: you must take no trick.")
    NULLS_MADE = QT_TRANSLATE_NOOP("Prompts", "Made: {score} to you.")
    NOT_MADE = QT_TRANSLATE_NOOP("Prompts", "Not made: {score} to each of the others.")
    PASS_MEANS = QT_TRANSLATE_NOOP("Prompts", "Who passes stays out of this auction.")
    NO_POINTS_LEFT = QT_TRANSLATE_NOOP("Prompts", "No higher number can be bid.")
    TOO_LOW = QT_TRANSLATE_NOOP("Prompts", "A bid must be higher than {points}.")
    OUT_OF_RANGE = QT_TRANSLATE_NOOP("Prompts", "Bids go from {lowest} to {highest}.")
    NOT_A_STEP = QT_TRANSLATE_NOOP("Prompts", "Bids go from {lowest} to {highest} in steps of {step}.")
    # calling
    CALL_TITLE = QT_TRANSLATE_NOOP("Prompts", "Name trump and call a card")
    CALL_TRUMP = QT_TRANSLATE_NOOP("Prompts", "Trump")
    CALL_CARD = QT_TRANSLATE_NOOP("Prompts", "Card to call")
    CALL_MEANS = QT_TRANSLATE_NOOP("Prompts", "Trump: {trump}. You call the {card}; whoever holds it is your partner.")
    CALL = QT_TRANSLATE_NOOP("Prompts", "&Call")
    YOU_HOLD = QT_TRANSLATE_NOOP("Prompts", "you hold it")
    CANNOT_CALL = QT_TRANSLATE_NOOP("Prompts", "You hold the {card}: call a card that somebody else holds.")
    CALLED_NOW = QT_TRANSLATE_NOOP("Prompts", "chosen")
    # making trump
    TAKE_TITLE = QT_TRANSLATE_NOOP("Prompts", "{suit} as trump?")
    TAKE_MEANS = QT_TRANSLATE_NOOP("Prompts", "Whoever makes trump must end with the higher total.")
    TAKE = QT_TRANSLATE_NOOP("Prompts", "&Take {suit}")
    NAME_TITLE = QT_TRANSLATE_NOOP("Prompts", "Name another suit as trump?")
    NAME_MEANS = QT_TRANSLATE_NOOP("Prompts", "{suit} turned down. Whoever makes trump must end with the higher total.")
    NAME = QT_TRANSLATE_NOOP("Prompts", "{suit} as trump")
    TURNED = QT_TRANSLATE_NOOP("Prompts", "The turned card: {card}")
    # announcements
    ANNOUNCE_TITLE = QT_TRANSLATE_NOOP("Prompts", "Before the first trick")
    ANNOUNCE_MEANS = QT_TRANSLATE_NOOP(
        "Prompts", "Both players see an announced sequence; only the better one scores. A player announces one at most."
    )
    EXCHANGE_FIRST = QT_TRANSLATE_NOOP("Prompts", "Exchange before you announce a sequence.")
    EXCHANGE = QT_TRANSLATE_NOOP("Prompts", "Exchange")
    EXCHANGE_SPOKEN = QT_TRANSLATE_NOOP("Prompts", "Exchange the {given} for the {taken}")
    SEQUENCE = QT_TRANSLATE_NOOP("Prompts", "Sequence: {points}")
    SEQUENCE_SPOKEN = QT_TRANSLATE_NOOP("Prompts", "Announce the sequence {cards}: {points}")
    NOTHING_MORE = QT_TRANSLATE_NOOP("Prompts", "&Nothing more")
    # bella
    BELLA_TITLE = QT_TRANSLATE_NOOP("Prompts", "King and queen of trumps")
    BELLA_SAY = QT_TRANSLATE_NOOP("Prompts", "&Say “bella”: +{points}")
    BELLA_SILENT = QT_TRANSLATE_NOOP("Prompts", "&Play silently")
    BELLA_MEANS = QT_TRANSLATE_NOOP("Prompts", "You play the {card}, the second of the pair.")
    # cutting and dealing
    CUT_TITLE = QT_TRANSLATE_NOOP("Prompts", "You cut the pack")
    CUT_MEANS = QT_TRANSLATE_NOOP("Prompts", "Click or use the arrow keys. You lead the first trick.")
    CUT_FIELD = QT_TRANSLATE_NOOP("Prompts", "Where to cut: cards lifted off")
    CUT_AT = QT_TRANSLATE_NOOP("Prompts", "Lifted off: {top}. Left lying: {bottom}")
    CUT = QT_TRANSLATE_NOOP("Prompts", "&Cut here")
    STYLE_TITLE = QT_TRANSLATE_NOOP("Prompts", "You deal: which card is turned?")
    # what players say
    SAYS_PASS = QT_TRANSLATE_NOOP("Prompts", "pass")
    SAYS_TAKE = QT_TRANSLATE_NOOP("Prompts", "takes {suit}")
    SAYS_NAME = QT_TRANSLATE_NOOP("Prompts", "{suit} are trumps")
    SAYS_CALL = QT_TRANSLATE_NOOP("Prompts", "{suit} trump, calls")
    SAYS_EXCHANGE = QT_TRANSLATE_NOOP("Prompts", "exchanges the seven")
    SAYS_SEQUENCE = QT_TRANSLATE_NOOP("Prompts", "sequence: {points}")
    SAYS_NOTHING = QT_TRANSLATE_NOOP("Prompts", "nothing more")
    SAYS_BELLA = QT_TRANSLATE_NOOP("Prompts", "bella!")
    # the contract
    CONTRACT = QT_TRANSLATE_NOOP("Prompts", "Contract")
    HIGH_BID = QT_TRANSLATE_NOOP("Prompts", "Highest bid")
    BID_OF = QT_TRANSLATE_NOOP("Prompts", "{name} · {bid}")
    MAKER = QT_TRANSLATE_NOOP("Prompts", "Maker")
    CALLS = QT_TRANSLATE_NOOP("Prompts", "calls")
    CALLED_SPOKEN = QT_TRANSLATE_NOOP("Prompts", "Called: {card}")
    PARTNER = QT_TRANSLATE_NOOP("Prompts", "Partner: {name}")
    PARTNER_UNKNOWN = QT_TRANSLATE_NOOP("Prompts", "Partner: ?")
    PARTNER_UNKNOWN_SPOKEN = QT_TRANSLATE_NOOP("Prompts", "Partner: not shown yet")
    HOLDER = QT_TRANSLATE_NOOP("Prompts", "You hold it")
    HOLDER_SPOKEN = QT_TRANSLATE_NOOP("Prompts", "You hold the called card")
    ALONE = QT_TRANSLATE_NOOP("Prompts", "alone, no trump, no trick")
    BEST_SEQUENCE = QT_TRANSLATE_NOOP("Prompts", "Sequence: {name}, {points}")
    BELLA_OF = QT_TRANSLATE_NOOP("Prompts", "Bella: {name}, {points}")
    TRUMP_IS = QT_TRANSLATE_NOOP("Prompts", "Trump: {suit}")


_STYLES = {
    DealStyle.BOTTOM: (
        QT_TRANSLATE_NOOP("Prompts", "The &bottom card"),
        QT_TRANSLATE_NOOP("Prompts", "Ten cards each to the left and on round; you are served last and hold it."),
    ),
    DealStyle.TOP: (
        QT_TRANSLATE_NOOP("Prompts", "The &top card"),
        QT_TRANSLATE_NOOP("Prompts", "You take it and nine more; the rest goes round to the right, ten cards each."),
    ),
}


def say(of: Say) -> str:
    """The text in the language of the moment, what it names in braces still open."""
    return QCoreApplication.translate("Prompts", of.value)


def plain(label: str) -> str:
    """A label without the mark of its access key."""
    return label.replace("&", "")


def style_name(of: DealStyle) -> str:
    """The card that is turned."""
    return QCoreApplication.translate("Prompts", _STYLES[of][0])


def style_means(of: DealStyle) -> str:
    """How the dealing goes, in one line."""
    return QCoreApplication.translate("Prompts", _STYLES[of][1])


def call_means(trump: Suit, card: Card) -> str:
    """``Trump: hearts. You call the ace of hearts; …``."""
    return say(Say.CALL_MEANS).format(trump=cards.suit(trump), card=cards.card(card))


def run(of: tuple[Card, ...]) -> str:
    """The cards of a run, for readers."""
    return ", ".join(cards.card(card) for card in of)


__all__ = ["Say", "call_means", "card_name", "plain", "run", "say", "style_means", "style_name", "suit_name"]
