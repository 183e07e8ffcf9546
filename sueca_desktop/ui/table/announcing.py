"""What a screen reader is told as it happens."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.summary import ShownStep
from sueca_desktop.rules.events import CardPlayed, TrickTaken
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text import table as words


def heard(company: Company, step: ShownStep) -> list[str]:
    """The step in sentences."""
    result = []
    for event in step.events:
        match event:
            case CardPlayed(seat, card):
                result.append(words.played(company.name(seat), card))
            case TrickTaken(_, winner, points):
                result.append(words.taken(company.name(winner), points))
            case _:
                pass
    return result


def announce(widget: QWidget, sentence: str) -> None:
    """Says ``sentence`` if anybody listens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
