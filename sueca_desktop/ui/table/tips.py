"""What the signs on the plates mean, told under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.table.paper import dealer_mark
from sueca_desktop.ui.table.placing import taken
from sueca_desktop.ui.text import table as words


def tip_at(layout: TableLayout, observation: Observation, at: QPointF) -> tuple[str, QRect]:
    """The words for what is at ``at`` and where they hold; no words where there is nothing to tell."""
    counts = taken(observation)
    for seat, place in enumerate(layout.seats):
        mark = dealer_mark(place.plate, layout.font)
        if observation.deal.dealer == seat and mark.contains(at):
            return words.dealer(), mark.toAlignedRect()
        if place.plate.contains(at):
            return words.tricks_taken(counts[seat]), place.plate.toAlignedRect()
    return "", QRect()


def show_tip(widget: QWidget, event: QHelpEvent, layout: TableLayout, observation: Observation | None) -> None:
    """Answers ``event``: the words for what the pointer rests on."""
    text, rect = tip_at(layout, observation, QPointF(event.pos())) if observation else ("", QRect())
    QToolTip.showText(event.globalPos(), text, widget, rect)
