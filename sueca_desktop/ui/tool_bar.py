"""A toolbar that drops its words one by one, icons left, before it drops what stands at its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QMetaMethod, QObject, Qt
from PySide6.QtGui import QAction, QActionEvent
from PySide6.QtWidgets import QToolBar, QToolButton, QWidget

from sueca_desktop.ui import scale

NARROW = 1180
"""Below this width in pixels there are icons alone, and the docks start closed."""
LEAST = 235
"""Pixels that the widget at the end must have, at the usual scale."""


class ToolBar(QToolBar):
    """``last``, which whoever fills it adds at the end, takes the room that is left; ``wordless`` actions never have
    words, and those that come and go, ``passing``, only what the others leave.
    """

    def __init__(
        self, parent: QWidget, wordless: Collection[QAction], passing: Collection[QAction], last: QWidget
    ) -> None:
        super().__init__(parent)
        self._wordless, self._passing, self._last = wordless, passing, last
        self._fitted: tuple[object, ...] = ()

    def actionEvent(self, event: QActionEvent) -> None:
        """Qt's buttons connect to their action anew with each change of it (6.11), and hear it by an event anyway: in
        an hour each change would be heard a thousandfold.
        """
        super().actionEvent(event)
        button = self.widgetForAction(event.action()) if event.type() == QEvent.Type.ActionChanged else None
        if button is not None:
            changed = QMetaMethod.fromSignal(event.action().changed)
            QObject.disconnect(event.action(), changed, button, QMetaMethod())

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return handled

    def _fit(self) -> None:
        """Words as far as they have room, the first ones longest; room for one passing icon is kept, or the others
        would lose their words whenever it comes.
        """
        worded = self._worded()
        shown = (scale.scale(), self.width(), *((button.text(), button.isHidden()) for button in worded))
        if shown == self._fitted:
            return
        self._fitted = shown
        for button in worded:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        icons = {button: button.sizeHint().width() for button in worded}
        room = self.width() - self._needed(worded)
        for button in [one for one in worded if not one.isHidden()] if self.width() >= NARROW else ():
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            room -= button.sizeHint().width() - icons[button]
            if room < 0:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
                break
        if (layout := self.layout()) is not None:  # it does not notice in the midst of laying out
            layout.invalidate()
            layout.setGeometry(self.rect())

    def _worded(self) -> list[QToolButton]:
        """The buttons that may have words, in the order in which they get them."""
        actions = sorted(
            (action for action in self.actions() if action not in self._wordless),
            key=lambda action: action in self._passing,
        )
        buttons = map(self.widgetForAction, actions)
        return [button for button in buttons if isinstance(button, QToolButton)]

    def _needed(self, buttons: Sequence[QToolButton]) -> int:
        """Pixels that everything takes without words."""
        if (layout := self.layout()) is not None:  # it would go on measuring the words
            layout.invalidate()
        spare = self._last.sizeHint().width() - scale.px(LEAST)
        passing = [button for button in buttons if button.defaultAction() in self._passing]
        kept = 0
        if passing and all(button.isHidden() for button in passing):
            kept = max(button.sizeHint().width() for button in passing) + scale.px(4)
        return self.sizeHint().width() - spare + kept
