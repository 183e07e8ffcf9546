"""A toolbar that drops its words, icons left, before it drops what stands at its end."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from sueca_desktop.ui import scale

NARROW = 1180
"""Below this width in pixels there are icons alone, and the docks start closed."""
LEAST = 170
"""Pixels that the widget at the end must have, at the usual scale."""


class ToolBar(QToolBar):
    """``last``, which whoever fills it adds at the end, takes the room that is left; ``wordless`` actions never have
    words.
    """

    def __init__(self, parent: QWidget, wordless: Collection[QAction], last: QWidget) -> None:
        super().__init__(parent)
        self._wordless, self._last = wordless, last
        self._fitted: tuple[object, ...] = ()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return handled

    def _fit(self) -> None:
        """Words where all of them have room, with the actions and the language of the moment."""
        shown = (scale.scale(), self.width(), *(action.iconText() for action in self.actions() if action.isVisible()))
        if shown == self._fitted:
            return
        self._fitted = shown
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for action in self._wordless:
            button = self.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        layout = self.layout()
        if layout is not None:  # it would go on measuring the icons alone
            layout.invalidate()
        spare = self._last.sizeHint().width() - scale.px(LEAST)
        if self.width() < max(NARROW, self.sizeHint().width() - spare):
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            if layout is not None:  # nor does it notice in the midst of laying out
                layout.invalidate()
                layout.setGeometry(self.rect())
