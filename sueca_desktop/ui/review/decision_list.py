"""The own decisions of a deal as a list: the two grades of each, what was done, what it gave away."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sueca_desktop.app.review.decisions import Decision
from sueca_desktop.app.review.moments import Moment
from sueca_desktop.ui.review.marks import draw_mark
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.review import Say, say
from sueca_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
DECISION_ROLE = Qt.ItemDataRole.UserRole + 1
"""The row's :class:`Decision`."""
_ROW, _MARK, _GAP = 30, 17, 6
"""Pixels at the usual scale: of a row, of a mark, between."""
ROOT = QModelIndex()


class DecisionsModel(QAbstractListModel):
    """A row a decision, in the order of the deal."""

    def __init__(self, moments: tuple[Moment, ...], players: tuple[str, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moments, self._players = moments, players
        self._decisions: tuple[Decision, ...] = ()

    def show_decisions(self, decisions: tuple[Decision, ...]) -> None:
        self.beginResetModel()
        self._decisions = decisions
        self.endResetModel()

    def row_at(self, step: int) -> int | None:
        """The row of the decision that is taken at a moment, else None."""
        return next((i for i, decision in enumerate(self._decisions) if decision.step == step), None)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._decisions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        decision = self._decisions[index.row()]
        moment = self._moments[decision.step]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.action(decision.action, moment, self._players)
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.row_spoken(decision, moment, self._players)
            case Qt.ItemDataRole.ToolTipRole:
                known = said(say(Say.KNOWN), f"{words.grade(decision.known_grade)} · {words.known_cost(decision)}")
                laid = said(say(Say.AS_LAID), f"{words.grade(decision.laid_grade)} · {words.laid_cost(decision)}")
                return f"{known}\n{laid}"
            case _ if role == DECISION_ROLE:
                return decision
        return None


class DecisionDelegate(QStyledItemDelegate):
    """Paints the mark by what could be known, the one as the cards lay, and the action."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(200), px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        decision: Decision = index.data(DECISION_ROLE)
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, QColor(self.theme.accent_pale))
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(QColor(self.theme.focus), 2))
                painter.drawRect(rect.adjusted(1, 1, -1, -1))
        left, size, gap = rect.left() + px(_GAP), px(_MARK), px(_GAP)
        top = rect.center().y() - size / 2 + 1
        for grade in (decision.known_grade, decision.laid_grade):
            draw_mark(painter, QRectF(left, top, size, size), grade, self.theme)
            left += size + gap
        painter.setFont(option.font)
        painter.setPen(QColor(self.theme.ink))
        room = QRect(left + gap, rect.top(), rect.right() - left - 2 * gap, rect.height())
        text = QFontMetrics(option.font).elidedText(index.data(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()


class DecisionList(QListView):
    """``chosen`` carries the step of the decision that is gone to."""

    chosen = Signal(int)

    def __init__(self, model: DecisionsModel, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self._rows = model
        self.delegate = DecisionDelegate(theme)
        self.setItemDelegate(self.delegate)
        self.setAccessibleName(say(Say.DECISIONS))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self._following = False
        self.selectionModel().currentChanged.connect(self._on_current)

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(_ROW * 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(_ROW * 3))

    def follow(self, step: int) -> None:
        """Stand on the decision of a moment; on none where none is taken then."""
        self._following = True
        row = self._rows.row_at(step)
        if row is None:
            self.selectionModel().clear()
        else:
            index = self._rows.index(row, 0)
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(index)
        self._following = False

    def _on_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        decision: Decision | None = current.data(DECISION_ROLE)
        if decision is not None and not self._following:
            self.chosen.emit(decision.step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right are the page's, and letters are not searched for."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)
