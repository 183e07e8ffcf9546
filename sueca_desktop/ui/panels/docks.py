"""The two docks: score sheet and tricks of the deal."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QSizePolicy,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.ui.models.score_sheet import SIDES, Column, ScoreSheetModel
from sueca_desktop.ui.models.trick_log import TrickLogModel
from sueca_desktop.ui.panels.tally import TallyDelegate
from sueca_desktop.ui.panels.trick_delegate import TrickDelegate, TrickHeader
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.worded import worded

_WIDTHS = {Column.DEAL: 42, Column.DEALER: 60, Column.CARD_POINTS: 70, Column.SIDE_0: 68, Column.SIDE_1: 68}
WIDTH = 396
"""Of a dock that has not been resized."""


def _paint_empty(view: QAbstractItemView, word: Word) -> None:
    """Says, in an empty view, what will stand there."""
    if view.model() is not None and view.model().rowCount(QModelIndex()):
        return
    painter = QPainter(view.viewport())
    painter.setPen(view.palette().placeholderText().color())
    area: QRect = view.viewport().rect().adjusted(24, 16, -24, -16)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), say(word))
    painter.end()


class SheetView(QTableView):
    """The score sheet; read only, rows selectable for the keyboard and for readers."""

    def __init__(self, model: ScoreSheetModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.tally = TallyDelegate(theme)
        for side in SIDES:
            self.setItemDelegateForColumn(side, self.tally)
        worded(self, lambda: self.setAccessibleName(say(Word.SCORE_SHEET)))
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(34)
        self._dress_header()
        model.rowsInserted.connect(self.scrollToBottom)

    def _dress_header(self) -> None:
        header = self.horizontalHeader()
        header.setDefaultAlignment(
            Qt.AlignmentFlag(Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value)
        )
        header.setHighlightSections(False)
        header.setMinimumSectionSize(36)
        header.setMinimumHeight(48)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
        header.setSectionResizeMode(Column.RULE, QHeaderView.ResizeMode.Stretch)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_empty(self, Word.NO_DEALS)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 260)


class TricksView(QListView):
    """The tricks of the deal, the newest in sight."""

    def __init__(self, model: TrickLogModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self.delegate = TrickDelegate(theme)
        self.setItemDelegate(self.delegate)
        worded(self, lambda: self.setAccessibleName(say(Word.TRICKS)))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.rowsInserted.connect(self.scrollToBottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_empty(self, Word.NO_TRICKS)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 320)


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

    @property
    def models(self) -> tuple[QAbstractItemModel, ...]:
        return self.sheet_model, self.trick_model

    def set_theme(self, theme: Theme) -> None:
        self.sheet_view.tally.theme = theme
        self.tricks_view.delegate.theme = theme
        self.trick_header.theme = theme
        for view in (self.sheet_view.viewport(), self.tricks_view.viewport(), self.trick_header):
            view.update()
