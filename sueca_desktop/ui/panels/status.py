"""Whose turn it is and what is trump: a paper plate at the end of the toolbar; and short messages above the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui import icons
from sueca_desktop.ui.panels.sheet_header import wrapped
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.scale import enlarge, px, scale
from sueca_desktop.ui.style import serif_font
from sueca_desktop.ui.text import cards as card_words
from sueca_desktop.ui.text.tips import tip
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.ui.theme import RADIUS, TYPE, UNIT, Theme
from sueca_desktop.ui.worded import worded

_MESSAGE_MS = 12_000
_SIGN = 26
"""Pixels of the trump's sign, at the usual scale."""
_EDGE = 1
"""Pixels round the plate for its line, at the usual scale."""
Wording = Callable[[], str]
"""A sentence in the language of the moment."""


class StatusPlate(QWidget):
    """The trump's sign and whose turn it is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text, self._urgent = "", False
        self._trump: Suit | None = None
        self._stead: str | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_state(self, text: str, trump: Suit | None, *, urgent: bool = False) -> None:
        """``urgent``: the user is to act."""
        self._text, self._trump, self._urgent = text, trump, urgent
        self._tell()

    def stand_in(self, text: str | None) -> None:
        """Says ``text`` alone, whatever goes on below; None: how the game stands again."""
        self._stead = text
        self._tell()

    def _tell(self) -> None:
        text, trump = self.text, self.trump
        spoken = f"{text}. {say(Word.TRUMP).format(suit=card_words.suit(trump))}" if trump else text
        self.setAccessibleName(spoken)
        self.setToolTip(tip(spoken))
        self.update()

    @property
    def text(self) -> str:
        return self._text if self._stead is None else self._stead

    @property
    def trump(self) -> Suit | None:
        return self._trump if self._stead is None else None

    def sizeHint(self) -> QSize:
        return QSize(px(260), px(34))

    def minimumSizeHint(self) -> QSize:
        """Little: in the midst of a resize the icons are still large, and without room Qt would hide it."""
        return QSize(px(60), px(34))

    def written(self) -> tuple[QFont, str]:
        """What it says, and how, at the usual scale: smaller where there is little room, then in two lines, then cut
        with dots.
        """
        room = round(self.width() / scale()) - 2 * _EDGE - self._beside()
        usual, small = serif_font(TYPE.body), serif_font(TYPE.small)
        for font in (usual, small):
            if QFontMetrics(font).horizontalAdvance(self.text) <= room:
                return font, self.text
        return small, wrapped(self.text, QFontMetrics(small), room, 2)

    def plate(self) -> QRectF:
        """Where it lies in the widget, at the usual scale."""
        font, text = self.written()
        wide = QFontMetrics(font).size(0, text).width() + self._beside()
        width, height = self.width() / scale(), self.height() / scale()
        return QRectF(width - wide - _EDGE, _EDGE, wide, height - 2 * _EDGE)

    def _beside(self) -> int:
        """Pixels beside what is written, within the plate."""
        return 2 * UNIT + (_SIGN + UNIT if self.trump else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        trump, urgent = self.trump, self._urgent and self._stead is None
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        enlarge(painter, QRectF(self.rect()))
        sign = _SIGN if trump else 0
        font, text = self.written()
        painter.setFont(font)
        plate = self.plate()
        painter.setPen(QPen(QColor(self._theme.gold if urgent else self._theme.line), 2 if urgent else 1))
        painter.setBrush(QColor(self._theme.paper))
        painter.drawRoundedRect(plate, RADIUS, RADIUS)
        painter.setPen(QColor(self._theme.ink))
        words = plate.adjusted(UNIT, 0, -UNIT - (sign + UNIT if sign else 0), 0)
        left, whole = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, Qt.TextFlag.TextDontClip
        painter.drawText(words, left | whole, text)
        if trump:
            colour = self._theme.suits.of(trump)
            place = QRectF(plate.right() - UNIT - sign, plate.center().y() - sign / 2, sign, sign)
            icons.renderer(icons.suit_name(trump), colour).render(painter, place)
        painter.end()


class MessagePlate(QFrame):
    """A sentence on paper above the table; goes by itself, or with its button."""

    changed = Signal()
    """It has come, or gone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self._label, self._told = label("", wrap=True), list[Wording]()
        self._passing = list[Wording]()
        close = QToolButton()
        close.setText("×")
        worded(close, lambda: close.setAccessibleName(plain(Word.CLOSE)))
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.go)
        worded(self, self._tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * UNIT, 0, UNIT, 0)
        row.addWidget(self._label, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignVCenter)
        self._timer = QTimer(self, singleShot=True, interval=_MESSAGE_MS)
        self._timer.timeout.connect(self.go)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def say(self, sentence: Wording, *, too: bool = False, passing: bool = False) -> None:
        """Show a sentence for a while, in place of the last one; ``too``: below what is still shown; ``passing``: it is
        about how the game stands, and goes when that changes.
        """
        shown = self._told if too and not self.isHidden() else []
        self._told = [*(one for one in shown if one() != sentence()), sentence]
        self._passing = [*(one for one in self._passing if one in self._told), *([sentence] if passing else [])]
        self._tell()
        self.show()
        self._timer.start()
        self.changed.emit()

    def _tell(self) -> None:
        self._label.setText("\n".join(sentence() for sentence in self._told))

    def pass_on(self) -> None:
        """The game has gone on: what was about how it stood is not said any more."""
        if self._passing and not self.isHidden():
            self._told = [one for one in self._told if one not in self._passing]
            self._passing = []
            self._tell()
            self.changed.emit() if self._told else self.go()

    def place(self, width: int) -> int:
        """At the top of its parent, ``width`` pixels wide; how high it is, 0 while it is not there."""
        if self.isHidden():
            return 0
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry(0, 0, width, height)
        return height

    def go(self) -> None:
        """Nothing is said any more."""
        self._timer.stop()
        self.hide()
        self.changed.emit()
