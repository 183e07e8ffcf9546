"""Scrolls a panel, downwards alone, where the window is too small for it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class PanelScroll(QScrollArea):
    """Scrolls a panel only where the window is too small for it."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel.setObjectName("scrolled")
        self.setWidget(panel)

    def show_place(self, place: QRect) -> None:
        """Scrolls until ``place`` of the panel is in sight, if all of it can be."""
        if place.height() <= self.viewport().height():
            bar = self.verticalScrollBar()
            bar.setValue(max(min(bar.value(), place.top()), place.bottom() + 1 - self.viewport().height()))

    def let(self, scroll: bool) -> None:
        """A bar that is there takes room, which can be all that makes it needed: so it is told whether it is."""
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scroll else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)
