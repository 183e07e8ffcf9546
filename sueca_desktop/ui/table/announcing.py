"""What a screen reader is told as it happens."""

from __future__ import annotations

from PySide6 import QtGui  # its QAccessible is large, and made when it is first asked for
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
    if QtGui.QAccessible.isActive():
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(widget, sentence))


def describe(widget: QWidget, text: str) -> None:
    """Makes ``text`` what readers say of ``widget``, and tells them only of a change."""
    if widget.accessibleDescription() != text:
        widget.setAccessibleDescription(text)
