"""The text of a page: columns of a readable width, sections to jump to, words found in it marked."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextBlock, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from sueca_desktop.ui.theme import UNIT, Theme

_LINE = 74
"""Characters of an average width in a full line."""
_ABOVE = UNIT
"""Pixels left free above a heading that was jumped to."""
_FIRST = 2
"""Level of the headings that begin sections."""


class Reader(QTextBrowser):
    """Shows one HTML document whose headings of the second level are its sections."""

    section_changed = Signal(int)
    """Place of the section at the top, from 0; -1 above the first."""

    scrolled = Signal()
    """Its reader has scrolled."""
    reflowed = Signal()
    """Its lines have another width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(UNIT)
        self._hits: list[QTextCursor] = []
        self._section = -1
        self.verticalScrollBar().valueChanged.connect(self._notice_section)
        self.verticalScrollBar().actionTriggered.connect(lambda _action: self.scrolled.emit())

    def show_page(self, html: str, style_sheet: str) -> None:
        """Show ``html``, from its beginning."""
        self._hits = []
        with QSignalBlocker(self):  # scroll bars come and go before all of the text is there
            self.document().setDefaultStyleSheet(style_sheet)
            self.setHtml(html)
            self.document().setDocumentMargin(UNIT)
            self.setExtraSelections([])
            self._section = -1
            self._keep_width()

    # ---- sections

    def headings(self) -> list[QTextBlock]:
        """The blocks that begin the sections, in order."""
        found, block = [], self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == _FIRST:
                found.append(block)
            block = block.next()
        return found

    def go_to(self, section: int) -> None:
        """Bring the section at that place (from 0) to the top; below 0 the beginning of the page."""
        bar = self.verticalScrollBar()
        bar.setValue(0 if section < 0 else self._top(self.headings()[section]) - _ABOVE)
        self._set_section(section)

    def _top(self, block: QTextBlock) -> int:
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def _notice_section(self) -> None:
        at = self.verticalScrollBar().value() + 4 * UNIT
        self._set_section(sum(self._top(block) <= at for block in self.headings()) - 1)

    def _set_section(self, section: int) -> None:
        if section != self._section:
            self._section = section
            self.section_changed.emit(section)

    @property
    def section(self) -> int:
        """Place of the section at the top, from 0; -1 above the first."""
        return self._section

    def place(self) -> tuple[int, int]:
        """Where the text is being read: a place in it near the top, and how far below the top it stands."""
        cursor = self.cursorForPosition(self.viewport().rect().topLeft())
        return cursor.position(), self.cursorRect(cursor).top()

    def go_back_to(self, place: tuple[int, int]) -> None:
        """Bring a :meth:`place` of the same text to where it stood."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(place[0], self.document().characterCount() - 1))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - place[1])

    # ---- words

    def find_all(self, words: str) -> int:
        """Look for ``words`` in the whole page, upper and lower case alike; how often they stand there."""
        self._hits = []
        cursor = QTextCursor(self.document())
        while words.strip():
            cursor = self.document().find(words.strip(), cursor)
            if cursor.isNull():
                break
            self._hits.append(cursor)
        return len(self._hits)

    def first_below(self) -> int:
        """Place of the first hit that is not above what is in sight; 0 if all are."""
        top, _ = self.place()
        return next((i for i, hit in enumerate(self._hits) if hit.selectionStart() >= top), 0)

    def mark(self, current: int, theme: Theme) -> None:
        """Mark every hit, the one at place ``current`` most of all, and bring that one in sight."""
        marks = [_mark(hit, theme, strong=i == current) for i, hit in enumerate(self._hits)]
        self.setExtraSelections(marks)
        if 0 <= current < len(self._hits):
            place = QTextCursor(self._hits[current])
            place.setPosition(place.selectionStart())
            self.setTextCursor(place)
            self._into_sight()

    def _into_sight(self) -> None:
        """A hit at the very edge is moved towards the middle."""
        rect, view = self.cursorRect(), self.viewport().rect()
        if not view.adjusted(0, 3 * UNIT, 0, -5 * UNIT).contains(rect):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.center().y() - view.height() // 3)

    # ---- width

    def sizeHint(self) -> QSize:
        return QSize(620, 560)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        place = self.place()
        super().resizeEvent(event)
        self._keep_width()
        self.go_back_to(place)
        self.reflowed.emit()

    def _keep_width(self) -> None:
        """Margins at both sides, so that no line is longer than can be read."""
        longest = self.fontMetrics().averageCharWidth() * _LINE
        side = max(UNIT, (self.width() - longest) // 2)
        with QSignalBlocker(self):
            self.setViewportMargins(side, 0, side if side > UNIT else 0, 0)
        self.document().documentLayout().pageCount()  # has all of it laid out now, so that every place can be gone to


def _mark(hit: QTextCursor, theme: Theme, *, strong: bool) -> QTextEdit.ExtraSelection:
    look = QTextCharFormat()
    look.setBackground(QColor(theme.gold if strong else theme.accent_pale))
    look.setForeground(QColor("#14204a" if strong else theme.ink))
    selection = QTextEdit.ExtraSelection()
    selection.cursor = hit
    selection.format = look
    return selection
