"""The words of the rules panel beside the pages themselves: tables, search, tabs."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Caption(Enum):
    """A label of the panel, or a head in one of its tables."""

    RULES = QT_TRANSLATE_NOOP("Rules", "Rules")
    PLAYING = QT_TRANSLATE_NOOP("Rules", "At the table")
    LEVELS = QT_TRANSLATE_NOOP("Rules", "Players")
    FAIR = QT_TRANSLATE_NOOP("Rules", "Fair deals")
    PAGES = QT_TRANSLATE_NOOP("Rules", "Pages")
    GAME = QT_TRANSLATE_NOOP("Rules", "Game")
    CONTENTS = QT_TRANSLATE_NOOP("Rules", "Contents")
    SEARCH = QT_TRANSLATE_NOOP("Rules", "Search this page")
    SEARCH_SHORT = QT_TRANSLATE_NOOP("Rules", "Search…")
    PREVIOUS = QT_TRANSLATE_NOOP("Rules", "Previous match")
    NEXT = QT_TRANSLATE_NOOP("Rules", "Next match")
    NOTHING_FOUND = QT_TRANSLATE_NOOP("Rules", "not found")
    # the order of the cards
    TRUMPS = QT_TRANSLATE_NOOP("Rules", "Trumps")
    OTHER_SUITS = QT_TRANSLATE_NOOP("Rules", "Other suits")
    CARD = QT_TRANSLATE_NOOP("Rules", "Card")
    POINTS = QT_TRANSLATE_NOOP("Rules", "Points")
    # bids and what they score
    CARD_POINTS = QT_TRANSLATE_NOOP("Rules", "Card points")
    BID = QT_TRANSLATE_NOOP("Rules", "Bid")
    BIDS = QT_TRANSLATE_NOOP("Rules", "Card points that may be bid")
    EACH_WINNER = QT_TRANSLATE_NOOP("Rules", "Each winner")
    EACH_LOSER = QT_TRANSLATE_NOOP("Rules", "Each loser")
    WINNERS = QT_TRANSLATE_NOOP("Rules", "The winners")
    SCORE = QT_TRANSLATE_NOOP("Rules", "Score")
    EVERY_TRICK = QT_TRANSLATE_NOOP("Rules", "Every trick")
    RENOUNCE = QT_TRANSLATE_NOOP("Rules", "A renounce, accused")
    TIE = QT_TRANSLATE_NOOP("Rules", "60 : 60")
    NULLS = QT_TRANSLATE_NOOP("Rules", "Nulls")
    NULLS_BID = QT_TRANSLATE_NOOP("Rules", "before any points, or above {highest}")
    # sequences
    SEQUENCE = QT_TRANSLATE_NOOP("Rules", "Sequence")
    THREE_CARDS = QT_TRANSLATE_NOOP("Rules", "Three cards")
    MORE_CARDS = QT_TRANSLATE_NOOP("Rules", "Four cards or more")
    BELLA = QT_TRANSLATE_NOOP("Rules", "Bella")
    LAST_TRICK = QT_TRANSLATE_NOOP("Rules", "Last trick")
    # options
    OPTION = QT_TRANSLATE_NOOP("Rules", "Option")
    IN_FORCE = QT_TRANSLATE_NOOP("Rules", "In force")


def caption(of: Caption) -> str:
    return QCoreApplication.translate("Rules", of.value)


def found(place: int, count: int) -> str:
    """Where the search stands, such as ``3 of 12``; ``place`` counts from 1."""
    return QCoreApplication.translate("Rules", "{place} of {count}").format(place=place, count=count)


def matches(count: int) -> str:
    """How often the words were found, for readers: ``12 matches``."""
    return QCoreApplication.translate("Rules", "%n match(es)", "", count)
