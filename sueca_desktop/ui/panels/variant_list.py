"""The list of games on the start page: each a small table picture with its name and what it takes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.ui.models.variants import TILE_ROLE, Tile, VariantsModel
from sueca_desktop.ui.panels.pictures import TablePictures
from sueca_desktop.ui.panels.table_picture import WIDE
from sueca_desktop.ui.scale import enlarge, px
from sueca_desktop.ui.style import plain_font, serif_font
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import RADIUS, TYPE, Theme

LEAST_ROW, _ROW = 50, 92
"""Heights of a row, in pixels at the usual scale: the least, and what it likes."""
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
_GAP = 6
_PAD, _OVER = 6.0, 3
"""Pixels: between a row's edge and what is in it, and how far words may reach into that."""
_PICTURE_SHARE = 0.29
"""What part of a row the picture takes at most."""


def _fitting(texts: Sequence[str], metrics: QFontMetricsF, room: QSizeF) -> list[tuple[str, float]]:
    """As many of ``texts`` as there is room for, each with the height it takes; broken into lines where all of them
    have room so, else cut with dots.
    """
    wide = QRectF(0, 0, room.width(), 10_000)
    wrapped = [(text, metrics.boundingRect(wide, _WRAPPED, text).height()) for text in texts]
    if sum(height for _, height in wrapped) <= room.height():
        return wrapped
    line = metrics.lineSpacing()
    count = max(0, int(room.height() / line))
    return [(metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width()), line) for text in texts[:count]]


def _title_font(tiles: Sequence[Tile], room: QSizeF) -> QFont:
    """All titles are as large: smaller where one of them is too long for a line, and then no larger than leaves room
    below it for what its game takes.
    """
    large, *smaller = (serif_font(size) for size in (TYPE.strong, TYPE.body + 0.5, TYPE.body, TYPE.body - 0.5))
    metrics, line = QFontMetricsF(large), QFontMetricsF(plain_font(TYPE.small)).lineSpacing()
    if all(metrics.horizontalAdvance(tile.title) <= room.width() for tile in tiles):
        return large
    wide, left = QRectF(0, 0, room.width(), 10_000), room.height() + _OVER - line
    for font in smaller:
        metrics = QFontMetricsF(font)
        if all(metrics.boundingRect(wide, _WRAPPED, tile.title).height() <= left for tile in tiles):
            return font
    return smaller[0]


class VariantDelegate(QStyledItemDelegate):
    """Paints a :class:`Tile`. ``height``: of a row, in pixels."""

    def __init__(self, theme: Theme, pictures: TablePictures) -> None:
        super().__init__()
        self.theme, self.height = theme, 72
        self.pictures = pictures

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tile: Tile = index.data(TILE_ROLE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = enlarge(painter, QRectF(option.rect)).adjusted(1.5, _GAP / 2, -1.5, -_GAP / 2)
        self._sheet(painter, card, chosen, focused, hovered)
        high = min(card.height() - 2 * _PAD, round(card.width() * _PICTURE_SHARE / WIDE))
        picture = QRectF(card.left() + _PAD, card.center().y() - high / 2, round(high * WIDE), high)
        ratio = painter.device().devicePixelRatioF() * painter.worldTransform().m11()
        self.pictures.paint(painter, picture, tile.rules, self.theme, ratio)
        model = index.model()
        assert isinstance(model, VariantsModel)
        place = card.adjusted(picture.width() + 2 * _PAD + 6, _PAD, -_PAD - 2, -_PAD)
        self._words(painter, place, tile, _title_font(model.tiles, place.size()))
        painter.restore()

    def _sheet(self, painter: QPainter, card: QRectF, chosen: bool, focused: bool, hovered: bool) -> None:
        theme = self.theme
        edge = theme.focus if focused else theme.accent if chosen or hovered else theme.line
        painter.setPen(QPen(QColor(edge), 2.5 if chosen else 1.2))
        painter.setBrush(QColor(theme.accent_pale if chosen else theme.paper))
        painter.drawRoundedRect(card, RADIUS + 2, RADIUS + 2)

    def _words(self, painter: QPainter, place: QRectF, tile: Tile, title: QFont) -> None:
        """The title, in two lines if it must be, and as many of the others as there is room for."""
        small = plain_font(TYPE.small)
        wrapped = QFontMetricsF(title).boundingRect(place, _WRAPPED, tile.title).height()
        lines = _fitting(tile.lines, QFontMetricsF(small), QSizeF(place.width(), place.height() + _OVER - wrapped))
        top = place.center().y() - (wrapped + sum(height for _, height in lines)) / 2
        painter.setFont(title)
        painter.setPen(QColor(self.theme.ink))
        painter.drawText(QRectF(place.left(), top, place.width(), wrapped), _WRAPPED, tile.title)
        painter.setFont(small)
        painter.setPen(QColor(self.theme.ink_soft))
        top += wrapped
        for text, height in lines:
            painter.drawText(QRectF(place.left(), top, place.width(), height), _WRAPPED, text)
            top += height

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(self.height * WIDE) + px(120), self.height)


class VariantList(QListView):
    """Arrows move through the games; a click chooses one."""

    def __init__(self, model: VariantsModel, theme: Theme, pictures: TablePictures) -> None:
        super().__init__()
        self.setModel(model)
        self.delegate = VariantDelegate(theme, pictures)
        pictures.drawn.connect(self.viewport().update)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName(say(Word.START_GAMES))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def fit(self, room: QSize, least: int = LEAST_ROW) -> None:
        """As wide as ``room``; rows as high as it allows, but no lower than ``least`` pixels at the usual scale."""
        rows = max(1, self.model().rowCount())
        self.delegate.height = max(px(least), min(px(_ROW), room.height() // rows))
        self.setFixedSize(room.width(), min(room.height(), rows * self.delegate.height + 2))
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are not searched for; Enter is the page's."""
        if event.text().strip() or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class GamePicture(QWidget):
    """The table of the chosen game, as large as there is room."""

    def __init__(self, theme: Theme, pictures: TablePictures) -> None:
        super().__init__()
        self._theme, self._pictures = theme, pictures
        pictures.drawn.connect(self.update)
        self._rules: RuleSet | None = None

    def show_rules(self, rules: RuleSet) -> None:
        self._rules = rules
        self.update()

    def paintEvent(self, event: object) -> None:
        if self._rules is None or self.height() < 40:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pictures.paint(painter, QRectF(self.rect()), self._rules, self._theme, self.devicePixelRatioF())
        painter.end()
