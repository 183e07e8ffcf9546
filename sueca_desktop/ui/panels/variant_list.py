"""The list of games on the start page: each a small table picture with its name and what it takes."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.ui.models.variants import TILE_ROLE, Tile, VariantsModel
from sueca_desktop.ui.panels.table_picture import WIDE, table_picture
from sueca_desktop.ui.style import plain_font, serif_font
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import RADIUS, TYPE, Theme

LEAST_ROW, MOST_ROW = 50, 128
"""Heights of a row, in pixels."""
_GAP = 6
_PAD = 6.0


class VariantDelegate(QStyledItemDelegate):
    """Paints a :class:`Tile`. ``scale``: of the text; ``height``: of a row."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme, self.scale, self.height = theme, 1.0, 72
        self._pictures: dict[tuple[str, int, float, str], QPixmap] = {}

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tile: Tile = index.data(TILE_ROLE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(option.rect).adjusted(1.5, _GAP / 2, -1.5, -_GAP / 2)
        self._sheet(painter, card, chosen, focused, hovered)
        high = card.height() - 2 * _PAD
        picture = QRectF(card.left() + _PAD, card.top() + _PAD, round(high * WIDE), high)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(picture.topLeft(), self._picture(tile, picture.size().toSize(), ratio))
        self._words(painter, card.adjusted(picture.width() + 2 * _PAD + 6, _PAD, -_PAD - 2, -_PAD), tile)
        painter.restore()

    def _sheet(self, painter: QPainter, card: QRectF, chosen: bool, focused: bool, hovered: bool) -> None:
        theme = self.theme
        edge = theme.focus if focused else theme.accent if chosen or hovered else theme.line
        painter.setPen(QPen(QColor(edge), 2.5 if chosen else 1.2))
        painter.setBrush(QColor(theme.accent_pale if chosen else theme.paper))
        painter.drawRoundedRect(card, RADIUS + 2, RADIUS + 2)

    def _picture(self, tile: Tile, size: QSize, ratio: float) -> QPixmap:
        key = (tile.variant, size.height(), ratio, self.theme.name)
        if key not in self._pictures:
            if len(self._pictures) > 60:
                self._pictures.clear()
            self._pictures[key] = table_picture(tile.rules, size, self.theme, ratio)
        return self._pictures[key]

    def _words(self, painter: QPainter, place: QRectF, tile: Tile) -> None:
        title = serif_font(TYPE.strong * self.scale)
        if QFontMetricsF(title).horizontalAdvance(tile.title) > place.width():
            title = serif_font(TYPE.body * self.scale)
        fonts = [title, *(plain_font(TYPE.small * self.scale) for _ in tile.lines)]
        heights = [QFontMetricsF(font).lineSpacing() for font in fonts]
        while len(heights) > 1 and sum(heights) > place.height() + 2:
            heights.pop()
        top = place.center().y() - sum(heights) / 2
        inks = [self.theme.ink] + [self.theme.ink_soft] * len(tile.lines)
        for text, font, ink, height in zip((tile.title, *tile.lines), fonts, inks, heights, strict=False):
            self._line(painter, QRectF(place.left(), top, place.width(), height), text, font, ink)
            top += height

    @staticmethod
    def _line(painter: QPainter, rect: QRectF, text: str, font: QFont, ink: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(rect.width()))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(self.height * WIDE) + 120, self.height)


class VariantList(QListView):
    """Arrows move through the games; a click chooses one."""

    def __init__(self, model: VariantsModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.delegate = VariantDelegate(theme)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName(say(Word.START_GAMES))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def fit(self, room: int, scale: float) -> None:
        """Rows as high as ``room`` pixels allow, text ``scale`` times as large."""
        rows = max(1, self.model().rowCount())
        self.delegate.height = max(
            LEAST_ROW, min(round(MOST_ROW * min(scale, 1.0 + scale / 3)), room // rows, 76 if scale <= 1 else MOST_ROW)
        )
        self.delegate.scale = scale
        self.setFixedHeight(min(room, rows * self.delegate.height + 2))
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are not searched for; Enter is the page's."""
        if event.text().strip() or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class GamePicture(QWidget):
    """The table of the chosen game, as large as there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rules: RuleSet | None = None

    def show_rules(self, rules: RuleSet) -> None:
        self._rules = rules
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: object) -> None:
        if self._rules is None or self.height() < 40:
            return
        size = QSize(self.width(), self.height())
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), table_picture(self._rules, size, self._theme, self.devicePixelRatioF()))
        painter.end()
