"""The two docks: score sheet and tricks of the deal."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.ui.models.score_sheet import ScoreSheetModel
from sueca_desktop.ui.models.sheet_columns import Kind
from sueca_desktop.ui.models.trick_log import TrickLogModel
from sueca_desktop.ui.panels.sheet_header import SheetHeader, shares
from sueca_desktop.ui.panels.tally import TallyDelegate
from sueca_desktop.ui.panels.trick_delegate import TrickDelegate, TrickHeader
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.worded import worded

_ROW, _TALL_ROW = 34, 48
"""Heights of a row of one line and of two."""
_HEAD, _PAIRS_HEAD = 48, 62
"""Heights of the heads: two names and the word between them may take three lines."""
_LEAST_REST = 56
"""Pixels of the column that takes what the others leave, at the usual scale."""
_LEAST, _LEAST_SHARE = 36, 0.72
"""Pixels that a column under a name keeps, and the part of its width that any does."""
WIDTH = 424
"""Of a dock that has not been resized, at the usual scale."""


def _paint_empty(view: QAbstractItemView, word: Word) -> None:
    """Says, in an empty view, what will stand there."""
    if view.model() is not None and view.model().rowCount(QModelIndex()):
        return
    painter = QPainter(view.viewport())
    painter.setPen(view.palette().placeholderText().color())
    area: QRect = view.viewport().rect().adjusted(24, 16, -24, -16)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), say(word))
    painter.end()


def _keeps(event: QKeyEvent) -> bool:
    """Whether a list has use for a key: it is moved in by arrows, but not searched by letters."""
    return not event.text().strip()


def _keep_at_end(view: QAbstractItemView) -> None:
    """The newest row is in sight, however rows came and whenever the room for them changes."""
    bar = view.verticalScrollBar()
    bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))


def _focus(window: QWidget) -> QWidget:
    """What has the focus in ``window``, active or not; itself if nothing has."""
    focus: QWidget | None = window.focusWidget()
    return window if focus is None else focus


class SheetView(QTableView):
    """The score sheet; read only, rows selectable for the keyboard and for readers."""

    def __init__(self, model: ScoreSheetModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.tally = TallyDelegate(theme)
        self._plain = QStyledItemDelegate(self)
        worded(self, lambda: self.setAccessibleName(say(Word.SCORE_SHEET)))
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self._model = model
        self._header = SheetHeader(self)
        self.setHorizontalHeader(self._header)
        self._header.setVisible(True)
        self.fit_columns()
        model.modelReset.connect(self.fit_columns)
        for told in (model.rowsInserted, model.dataChanged):
            told.connect(self._share_width)
        _keep_at_end(self)

    def fit_columns(self) -> None:
        """Widths, delegates and row heights for the columns of another game."""
        columns = self._model.columns
        for i, column in enumerate(columns):
            mode = QHeaderView.ResizeMode.Interactive if column.width else QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(i, mode)
            self.setItemDelegateForColumn(i, self.tally if column.writing else self._plain)
        pairs = any(len(column.seats) > 1 for column in columns)
        self.horizontalHeader().setMinimumHeight(px(_PAIRS_HEAD if pairs else _HEAD))
        tall = any(column.kind in (Kind.PLAYER, Kind.CONTRACT) for column in columns)
        self.verticalHeader().setDefaultSectionSize(px(_TALL_ROW if tall else _ROW))
        self._share_width()
        self._header.dense = tall
        self.setProperty("role", "dense" if tall else "")
        for part in (self, self.horizontalHeader()):
            part.style().unpolish(part)
            part.style().polish(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Where the column that takes the rest had no room, who dealt gives way, then the deal's number, and then the
        others, as far as their heads and numbers can be read.
        """
        columns, room = self._model.columns, self.viewport().width()
        rest = [i for i, column in enumerate(columns) if not column.width]
        room -= max([px(_LEAST_REST), *map(self._header.least, rest)]) if rest else 0
        kept = {i: px(column.width) for i, column in enumerate(columns) if column.width}
        if sum(kept.values()) > room:
            kept = {i: width for i, width in kept.items() if columns[i].kind is not Kind.DEALER}
        if sum(self._least(i) for i in kept) > room:
            kept = {i: width for i, width in kept.items() if columns[i].kind is not Kind.DEAL}
        for i in range(len(columns)):
            self.setColumnHidden(i, i not in kept and i not in rest)
        widths = shares(list(kept.values()), [self._least(i) for i in kept], room)
        for i, width in zip(kept, widths, strict=True):
            self.setColumnWidth(i, width)

    def _least(self, i: int) -> int:
        """Pixels that a column must have."""
        column = self._model.columns[i]
        head = px(_LEAST) if column.seats else self._header.least(i)
        figures = self.sizeHintForColumn(i) if column.centred else 0  # a name may be cut, a figure not
        return max(head, figures, round(px(column.width) * _LEAST_SHARE))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_empty(self, Word.NO_DEALS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a row is for that deal, and goes no further."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event) if _keeps(event) else event.ignore()

    def sizeHint(self) -> QSize:
        return QSize(px(WIDTH), px(260))


class TricksView(QListView):
    """The tricks of the deal, the newest in sight."""

    def __init__(self, model: TrickLogModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.delegate = TrickDelegate(theme)
        self.setItemDelegate(self.delegate)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        worded(self, lambda: self.setAccessibleName(say(Word.TRICKS)))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        _keep_at_end(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_empty(self, Word.NO_TRICKS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event) if _keeps(event) else event.ignore()

    def sizeHint(self) -> QSize:
        return QSize(px(WIDTH), px(320))


class DockTitle(QWidget):
    """The caption of a dock in the app's own hand, with its button to close."""

    def __init__(self, dock: QDockWidget, word: Word) -> None:
        super().__init__(dock)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 4)
        label = QLabel()
        worded(label, lambda: label.setText(plain(word)))
        label.setProperty("role", "dock")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        close = QToolButton()
        close.setText("×")
        worded(close, lambda: close.setAccessibleName(f"{plain(Word.CLOSE)}: {plain(word)}"))
        worded(close, lambda: close.setToolTip(plain(Word.CLOSE)))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(dock.close)
        row.addWidget(label, 1)
        row.addWidget(close)


class SheetDock(QDockWidget):
    """A dock whose content lies on a sheet of paper. ``name``: for saving its place."""

    def __init__(self, name: str, word: Word, content: QWidget, header: QWidget | None = None) -> None:
        super().__init__()
        worded(self, lambda: self.setWindowTitle(plain(word)))
        self.setObjectName(name)
        self.setTitleBarWidget(DockTitle(self, word))
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        sheet = QFrame()
        sheet.setProperty("role", "sheet")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(0)
        if header is not None:
            column.addWidget(header)
        column.addWidget(content, 1)
        holder = QWidget()
        outer = QVBoxLayout(holder)
        outer.setContentsMargins(4, 0, 4, 4)
        outer.addWidget(sheet)
        self.setWidget(holder)
        self.setMinimumWidth(280)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._hand_on(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._hand_on(event)

    def _hand_on(self, event: QKeyEvent) -> None:
        """Keys that nothing here wants are the table's, and so is the keyboard from then on, floating or not."""
        window = self.parentWidget()
        if self.isFloating() and window is not None:
            window.activateWindow()
            QApplication.sendEvent(_focus(window), event)
        else:
            event.ignore()


class Docks:
    """Both docks with their models."""

    def __init__(self, theme: Theme) -> None:
        self.sheet_model = ScoreSheetModel()
        self.trick_model = TrickLogModel()
        self.sheet_view = SheetView(self.sheet_model, theme)
        self.tricks_view = TricksView(self.trick_model, theme)
        self.trick_header = TrickHeader(theme)
        self.sheet = SheetDock("score-sheet", Word.SCORE_SHEET, self.sheet_view)
        self.tricks = SheetDock("tricks", Word.TRICKS, self.tricks_view, self.trick_header)

    def set_theme(self, theme: Theme) -> None:
        self.sheet_view.tally.theme = theme
        self.tricks_view.delegate.theme = theme
        self.trick_header.theme = theme
        self.trick_header.rescale()
        self.sheet_view.fit_columns()
        self.tricks_view.scheduleDelayedItemsLayout()
        for view in (self.sheet_view.viewport(), self.tricks_view.viewport(), self.trick_header):
            view.update()
