"""What all prompts have in common: paper, a title, one answer, and no answer by accident."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.rules.actions import Action
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.prompts.look import sheet
from sueca_desktop.ui.table.paper import Ink

FOOT_LINES = 2
"""Lines kept free at the foot, so that nothing moves when the sentence there changes."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Choice(QPushButton):
    """A button of a prompt: Enter or space presses it, once a press of the key; arrows go to its neighbours."""

    attention = Signal()
    """The focus or the pointer came."""

    def __init__(self, text: str, role: str = "") -> None:
        super().__init__(text)
        self.setProperty("role", role)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ENTER:
            if not event.isAutoRepeat():
                self.click()
        elif key in _FORWARD or key in _BACK:
            _walk(self, 1 if key in _FORWARD else -1)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click is no press."""
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.attention.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.attention.emit()


def _walk(choice: Choice, by: int) -> None:
    """The focus goes to the next choice, as far as there are any."""
    prompt = next((w for w in _parents(choice) if isinstance(w, Prompt)), None)
    ring = [w for w in prompt.findChildren(Choice) if w.isVisible() and w.isEnabled()] if prompt else []
    ring = [w for w in ring if w.focusPolicy() != Qt.FocusPolicy.NoFocus]
    at = ring.index(choice) + by if choice in ring else 0
    if 0 <= at < len(ring):
        ring[at].setFocus(Qt.FocusReason.TabFocusReason)


def _parents(widget: QWidget) -> list[QObject]:
    found: list[QObject] = []
    parent = widget.parent()
    while parent is not None:
        found.append(parent)
        parent = parent.parent()
    return found


class Prompt(QFrame):
    """A question on paper. It answers once, and not at once: whatever is pressed within ``pause`` milliseconds of its
    coming (or of the last step towards an answer) was meant for something else, or pressed twice.
    """

    WIDTH = 46.0
    """How wide it would like to be, in text sizes."""
    OVER_WORDS = False
    """Whether it may hide what the players have said: nothing of that matters any more."""
    BESIDE_TRICK = False
    """Whether cards of the trick lie there, which decide about the answer."""
    chosen = Signal(object)
    """The answer, an Action unless the prompt says otherwise."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.column = QVBoxLayout(self)
        self.title = label(title)
        self.title.setProperty("role", "title")
        self.beside = label("", "soft", wrap=True)
        """What stands beside the title."""
        self.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title)
        self.head.addWidget(self.beside, 1)
        self.column.addLayout(self.head)
        self.foot = label("", "soft", wrap=True)
        self.foot.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        """What the answer that is looked at would mean, or why it cannot be given."""
        self.standing = ""
        """What stands beside the title whatever lies under the prompt."""
        self.says: frozenset[int] = frozenset()
        """The seats whose words are in that."""
        self.ink: Ink | None = None
        self._aside: tuple[str, str, str] | None = None
        """What the foot says again, and how, with the next key or click, if it says the third of these until then."""
        self._ready, self._answered = True, False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._be_ready)

    # ---- for the host

    def first_focus(self) -> QWidget:
        """What has the focus when the prompt comes."""
        raise NotImplementedError

    def choice_of(self, action: Action) -> Choice | None:
        """The button that gives ``action`` as the answer, made ready for it; None where there is none."""
        return None

    def type_digit(self, event: QKeyEvent) -> bool:
        """A digit, typed anywhere at the table, is a part of the answer; False: this prompt wants none."""
        return False

    def advise(self, action: Action | None) -> None:
        """Marks the button of the action that a hint advises; None: no button."""
        advised = None if action is None else self.choice_of(action)
        for choice in self.findChildren(Choice):
            if bool(choice.property("advised")) != (choice is advised):
                choice.setProperty("advised", choice is advised)
                choice.style().polish(choice)

    def tell(self, words: str) -> None:
        """Says what it hides, beside the title; empty: nothing."""
        self.beside.setText(" · ".join(part for part in (self.standing, words) if part))

    def tighten(self, tight: bool) -> None:
        """Takes less height, or no longer; nothing where it cannot."""

    def dress(self, ink: Ink, room: QSizeF) -> None:
        """Text and pictures for a table of this size; ``room``: the pixels there are."""
        self.ink = ink
        gap = round(ink.size * 0.45)
        self.column.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self.column.setSpacing(gap)
        self.head.setSpacing(2 * gap)
        self.setStyleSheet(sheet(ink))
        self.foot.setMinimumHeight(round(FOOT_LINES * QFontMetricsF(ink.font(0.95)).lineSpacing()))
        self.draw(ink, room)

    def draw(self, ink: Ink, room: QSizeF) -> None:
        """Pictures and sizes that a style sheet cannot give; nothing where there are none."""

    def hold(self, pause: int) -> None:
        """Takes no answer for so many milliseconds."""
        self._ready = pause == 0
        self._pause.setInterval(pause)
        self._be_ready() if self._ready else self._pause.start()

    def hold_again(self) -> None:
        """As long as at its coming: a step towards the answer was made."""
        self.hold(self._pause.interval())

    def reopen(self, why: str) -> None:
        """The answer was refused; another may be given."""
        self._answered = False
        self.object_to(why)

    def object_aside(self, why: str) -> None:
        """The line at the foot says why what was tried is no answer, until the next key or click."""
        app = QApplication.instance()
        if app is not None and self._aside is None:
            self._aside = self.foot.text(), self.foot.property("role"), why
            app.installEventFilter(self)
        self.object_to(why)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._aside is not None and event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            (sentence, role, why), self._aside = self._aside, None
            if (app := QApplication.instance()) is not None:
                app.removeEventFilter(self)
            if self.foot.text() == why:
                self._tell(sentence, role)
        return False

    # ---- for the prompts

    def answer(self, with_what: object) -> None:
        """The user's answer, if it counts."""
        if self._ready and not self._answered:
            self._answered = True
            self.chosen.emit(with_what)

    def explain(self, sentence: str) -> None:
        """The line at the foot."""
        self._tell(sentence, "soft")

    def object_to(self, why: str) -> None:
        """The line at the foot says why something cannot be."""
        self._tell(why, "bad")

    def _tell(self, sentence: str, role: str) -> None:
        if self.foot.property("role") != role:
            self.foot.setProperty("role", role)
            self.foot.style().polish(self.foot)
        self.foot.setText(sentence)

    def _be_ready(self) -> None:
        self._ready = True


def row(*widgets: QWidget | QLabel, stretch: int | None = None) -> QHBoxLayout:
    """Widgets side by side; ``stretch``: the place where the spare room goes."""
    result = QHBoxLayout()
    for i, widget in enumerate(widgets):
        if i == stretch:
            result.addStretch(1)
        result.addWidget(widget)
    if stretch is None:
        result.addStretch(1)
    return result
