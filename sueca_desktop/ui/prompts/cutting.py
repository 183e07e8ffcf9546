"""Cutting the pack, and choosing which card the dealer turns (`sueca-riscos`)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QVBoxLayout, QWidget

from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.prompts.look import card_pixmap
from sueca_desktop.ui.prompts.prompt import ENTER, Choice, Prompt, row
from sueca_desktop.ui.table.geometry import ASPECT
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.text import fair
from sueca_desktop.ui.text.prompts import Say, say, style_means, style_name

BACK = 4.4
"""Height of a back in the spread pack, in text sizes."""
_PAGE = 5
_PARTING = BACK / ASPECT + 0.8
"""How far the two packets lie apart, in text sizes."""


class SpreadPack(QSlider):
    """The pack spread out face down; ``value()``: how many cards are lifted off, at the left. Clicked, dragged, or
    moved with the arrow keys, page keys and wheel as any slider.
    """

    entered = Signal()

    def __init__(self, cards: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._cards = cards
        self.setRange(1, cards - 1)
        self.setValue(cards // 2)
        self.setPageStep(_PAGE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(say(Say.CUT_FIELD))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.ink: Ink | None = None

    def dress(self, ink: Ink) -> None:
        self.ink = ink
        self.setFixedHeight(round((BACK + 1.6) * ink.size))
        self._back = card_pixmap(None, BACK * ink.size / ASPECT, ink.ratio, ink.theme)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, super().sizeHint().height())

    def _step(self) -> float:
        """Pixels from one card to the next."""
        assert self.ink is not None
        width = BACK * self.ink.size / ASPECT
        return (self.width() - width - (_PARTING + 1.2) * self.ink.size) / (self._cards - 1)

    def _left(self, i: int) -> float:
        """The left edge of card ``i``."""
        assert self.ink is not None
        apart = _PARTING * self.ink.size if i >= self.value() else 0.0
        return 0.6 * self.ink.size + i * self._step() + apart

    def mark(self) -> float:
        """Where the mark of the cut stands: between the last card lifted off and the first left lying."""
        assert self.ink is not None
        return self._left(self.value()) - (0.8 * self.ink.size + self._step()) / 2

    def at(self, x: float) -> int:
        """The cut nearest to ``x``."""
        assert self.ink is not None
        first = (0.6 + _PARTING - 0.4) * self.ink.size - self._step() / 2  # where the mark would stand for none
        nearest = round((x - first) / self._step())
        return max(self.minimum(), min(self.maximum(), nearest))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self.at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            event.accept()
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ink is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, top = self.ink.size, 0.5 * self.ink.size
        for i in range(self._cards):
            lifted = 0.35 * size if i < self.value() else 0.0
            painter.drawPixmap(QPointF(self._left(i), top + 0.4 * size - lifted), self._back)
        self._paint_mark(painter)
        painter.end()

    def _paint_mark(self, painter: QPainter) -> None:
        assert self.ink is not None
        size, theme = self.ink.size, self.ink.theme
        x, height = self.mark(), float(self.height())
        painter.setPen(QPen(QColor(theme.gold), 0.3 * size, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x, 0.5 * size), QPointF(x, height - 0.5 * size))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.gold))
        head = QPainterPath(QPointF(x, 0.9 * size))
        head.lineTo(QPointF(x - 0.6 * size, 0))
        head.lineTo(QPointF(x + 0.6 * size, 0))
        painter.drawPath(head)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.focus), max(2.0, 0.16 * size)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


class CutPrompt(Prompt):
    """The pack in the middle: the cut is where the mark stands."""

    WIDTH = 52.0
    cut = Signal(int)
    """How many cards are lifted off: 1 to one less than the pack has."""

    def __init__(self, pack: int, commitment: str = "") -> None:
        """``pack``: how many cards it has; ``commitment``: the seal of what they are."""
        super().__init__(say(Say.CUT_TITLE))
        self._size = pack
        self.pack = SpreadPack(pack)
        self.confirm = Choice(say(Say.CUT), "primary")
        sealed = fair.say(fair.Say.SEALED).format(seal=fair.short(commitment)) if commitment else ""
        self.standing = f"{say(Say.CUT_MEANS)} {sealed}".strip()
        self.tell("")
        self.beside.setToolTip(fair.grouped(commitment))
        self.column.addWidget(self.pack)
        self.foot.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        last = row(self.foot, self.confirm, stretch=2)
        last.setStretch(0, 1)
        self.column.addLayout(last)
        self.pack.valueChanged.connect(self._show)
        self.pack.entered.connect(self._cut)
        self.confirm.clicked.connect(self._cut)
        self.chosen.connect(self.cut.emit)
        self._show()

    def _show(self) -> None:
        at = self.pack.value()
        place = say(Say.CUT_AT).format(top=at, bottom=self._size - at)
        self.pack.setAccessibleDescription(place)
        self.explain(place)

    def _cut(self) -> None:
        self.answer(self.pack.value())

    def first_focus(self) -> QWidget:
        return self.pack

    def draw(self, ink: Ink, room: QSizeF) -> None:
        self.foot.setMinimumHeight(0)
        self.pack.dress(ink)


class StylePrompt(Prompt):
    """Bottom or top, each with what it means."""

    WIDTH = 46.0
    style_chosen = Signal(object)
    """DealStyle."""

    def __init__(self) -> None:
        super().__init__(say(Say.STYLE_TITLE))
        self.choices: dict[DealStyle, Choice] = {}
        self.lines: list[QVBoxLayout] = []
        for style in DealStyle:
            self._add(style)
        self.chosen.connect(self.style_chosen.emit)

    def _add(self, style: DealStyle) -> None:
        choice = Choice(style_name(style))
        choice.setAccessibleDescription(style_means(style))
        choice.setToolTip(style_means(style))
        choice.clicked.connect(lambda: self.answer(style))
        self.choices[style] = choice
        line = row(choice)
        line.takeAt(line.count() - 1)
        line.addWidget(label(style_means(style), wrap=True), 1)
        self.column.addLayout(line)

    def first_focus(self) -> QWidget:
        return next(iter(self.choices.values()))

    def draw(self, ink: Ink, room: QSizeF) -> None:
        widest = max(choice.sizeHint().width() for choice in self.choices.values())
        for choice in self.choices.values():
            choice.setFixedWidth(widest)
