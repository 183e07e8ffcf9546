"""A field for the user's name, with those that people have played under here to choose from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QLineEdit, QMenu

from sueca_desktop.ui.text import settings as words
from sueca_desktop.ui.text.seats import shown
from sueca_desktop.ui.text.settings import Say

_SIDE, _RATIO = 16, 2
_MOST = 12
"""Names that the list shows."""


class ProfileField(QLineEdit):
    """The arrow at its end, or the down key, opens the list; where there is but the one name there is none."""

    def __init__(self, name: str, profiles: tuple[str, ...]) -> None:
        super().__init__(name)
        self.menu: QMenu | None = None
        if any(other != name for other in profiles):
            self.menu = self._list(profiles[:_MOST])
            opening = self.addAction(_arrow(self.palette().text().color().name()), self.ActionPosition.TrailingPosition)
            opening.setText(words.plain(Say.PROFILES))
            opening.setToolTip(words.plain(Say.PROFILES))
            opening.triggered.connect(self._open)

    def _list(self, profiles: tuple[str, ...]) -> QMenu:
        menu = QMenu(self)
        for name in profiles:
            menu.addAction(shown(name).replace("&", "&&")).setData(name)
        menu.triggered.connect(lambda action: self.setText(action.data()))
        return menu

    def _open(self) -> None:
        if self.menu is not None:
            self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.menu is not None:
            self._open()
        else:
            super().keyPressEvent(event)


def _arrow(colour: str) -> QIcon:
    pixmap = QPixmap(_SIDE * _RATIO, _SIDE * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF([QPointF(4, 6), QPointF(8, 10), QPointF(12, 6)]))
    painter.end()
    return QIcon(pixmap)
