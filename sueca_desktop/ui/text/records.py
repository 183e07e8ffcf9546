"""What is said of records of games and of score sheets handed on: files, heads of columns, what is wrong with them."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.engine.record import RecordError, RecordFault
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    # files
    OPEN = QT_TRANSLATE_NOOP("Records", "Open a saved match")
    SAVE = QT_TRANSLATE_NOOP("Records", "Save this match")
    SAVE_CSV = QT_TRANSLATE_NOOP("Records", "Save the score sheet as a table")
    SAVE_PDF = QT_TRANSLATE_NOOP("Records", "Save the score sheet as PDF")
    RECORDS = QT_TRANSLATE_NOOP("Records", "Matches of Sueca Desktop")
    TABLES = QT_TRANSLATE_NOOP("Records", "Tables, values separated")
    PDFS = QT_TRANSLATE_NOOP("Records", "PDF documents")
    SAVED = QT_TRANSLATE_NOOP("Records", "Saved as {file}.")
    COPIED = QT_TRANSLATE_NOOP("Records", "The score sheet is copied.")
    CANNOT_WRITE = QT_TRANSLATE_NOOP("Records", "{file} cannot be written: {reason}.")
    PRINTED = QT_TRANSLATE_NOOP("Records", "The score sheet is printed.")
    CANNOT_PRINT = QT_TRANSLATE_NOOP("Records", "No printer can be reached.")
    # the page of a record
    UNFINISHED = QT_TRANSLATE_NOOP("Records", "Deal {number} is not finished: you can play on from where it stands.")
    BETWEEN = QT_TRANSLATE_NOOP("Records", "The match goes on: you can play the next deal.")
    OVER = QT_TRANSLATE_NOOP("Records", "The match is over.")
    NO_DEAL = QT_TRANSLATE_NOOP("Records", "Nothing has been dealt yet.")
    COUNTED = QT_TRANSLATE_NOOP("Records", "Played on, the deals in it count in the statistics as your own.")
    PLAY_ON = QT_TRANSLATE_NOOP("Records", "&Play on")
    LAST_DEAL = QT_TRANSLATE_NOOP("Records", "&Look at the last deal")
    FAIR = QT_TRANSLATE_NOOP("Records", "All deals are fair: their cards fit their seeds.")
    NOT_FAIR = QT_TRANSLATE_NOOP("Records", "Not fair: deal {number}.")
    # the score sheet handed on
    BIDDERS = QT_TRANSLATE_NOOP("Records", "{points}, bidder’s side")
    OTHERS = QT_TRANSLATE_NOOP("Records", "{points}, the others")
    OF_SIDE = QT_TRANSLATE_NOOP("Records", "{points}, {side}")
    IN_DEAL = QT_TRANSLATE_NOOP("Records", "{name}, this deal")
    IN_ALL = QT_TRANSLATE_NOOP("Records", "{name}, in all")
    TRUMP = QT_TRANSLATE_NOOP("Records", "Trump")
    REMARK = QT_TRANSLATE_NOOP("Records", "Remark")
    BEGUN = QT_TRANSLATE_NOOP("Records", "Begun {date}")


_FAULTS = {
    RecordFault.UNREADABLE: QT_TRANSLATE_NOOP("Records", "{file} cannot be read."),
    RecordFault.TOO_LARGE: QT_TRANSLATE_NOOP("Records", "{file} is too large to be a saved match."),
    RecordFault.NO_RECORD: QT_TRANSLATE_NOOP("Records", "{file} is not a saved match, or it is damaged."),
    RecordFault.NEWER: QT_TRANSLATE_NOOP("Records", "{file} comes from a newer version of this app."),
    RecordFault.RULES: QT_TRANSLATE_NOOP("Records", "{file} is of a game, or has options or players, unknown here."),
    RecordFault.DEAL: QT_TRANSLATE_NOOP("Records", "In {file}, deal {deal} cannot be right."),
    RecordFault.ACTION: QT_TRANSLATE_NOOP("Records", "In {file}, deal {deal}, step {action} is against the rules."),
}


def say(of: Say) -> str:
    return QCoreApplication.translate("Records", of.value)


def refusal(error: RecordError, file: str) -> str:
    """Why a file cannot be taken up, in one sentence; deals and steps are counted from 1."""
    deal, action = (number(0 if place is None else place + 1) for place in (error.deal, error.action))
    told = QCoreApplication.translate("Records", _FAULTS[error.fault])
    return told.format(file=file, deal=deal, action=action)
