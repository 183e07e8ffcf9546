"""The tricks of the deal as a list."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from sueca_desktop.ui.models.trick_log import TrickLogModel
from sueca_desktop.ui.panels.list_manners import keep_at_end, keeps, paint_empty
from sueca_desktop.ui.panels.sheet_dock import TRICKS, usual_size
from sueca_desktop.ui.panels.trick_delegate import TrickDelegate
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import Theme
from sueca_desktop.ui.worded import worded


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
        keep_at_end(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_empty(self, Word.NO_TRICKS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event) if keeps(event) else event.ignore()

    def sizeHint(self) -> QSize:
        return usual_size(TRICKS)
