"""A box to choose from, in the app's own hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter

_ARROW = 5.0
"""Half the width of the arrow, in pixels."""
_BEFORE, _ROOM = 10, 28
"""Pixels before the words, and at the right those of the arrow."""


class Chooser(QComboBox):
    """As wide as there is room, however long its entries; the arrow is drawn, as a style sheet leaves none."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(20)
        self.currentIndexChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """For the entry that is taken."""
        self.ensurePolished()
        words = self.fontMetrics().horizontalAdvance(self.currentText())
        return QSize(words + _BEFORE + _ROOM + 4, super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        words = self.rect().adjusted(_BEFORE, 0, -_ROOM, 0)
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, words.width())
        painter.setPen(self.palette().text().color())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().text().color(), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x, y = self.width() - _ROOM / 2, self.height() / 2
        tip = QPointF(x, y + _ARROW / 2)
        painter.drawPolyline(QPolygonF([QPointF(x - _ARROW, y - _ARROW / 2), tip, QPointF(x + _ARROW, y - _ARROW / 2)]))
        painter.end()
