"""The guided deal: a table over the table, and on it the papers that tell what is to be learned."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.lesson import Lesson, lesson_controller, lesson_game, played, wanted
from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.note_paper import NotePaper, above
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.widgets import button_row, push_button
from sueca_desktop.ui.paper_place import around
from sueca_desktop.ui.prompts.prompt import ENTER
from sueca_desktop.ui.scale import text_factor, units
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.table.layout import LOWEST, SMALLEST, arrange
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.placing import held
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text import lesson as words
from sueca_desktop.ui.text.lesson import Say
from sueca_desktop.ui.theme import Theme

_WIDTH, _TEXT = 1.65, 1.1
"""Of a paper: its width over that of the trump's, its text over that of the table."""
_PAUSES = (Lesson.WELCOME, Lesson.POINTS, Lesson.TRUMP, Lesson.RUFFED)
"""What is read before anything goes on."""


class LessonTable(TableView):
    """Goes on only while nothing is being read, and takes only the card that the lesson is about."""

    arrived = Signal()
    """All lies there; :meth:`go_on` when it has been read."""
    other = Signal()
    """A card was chosen that the lesson is not about."""
    been_read = Signal()
    """Enter, wherever the focus is, while there is something to be read."""
    reading = False
    _of_trick = False

    def ask_for(self, card: Card | None) -> None:
        """A line around the card that the lesson is about, where the keys begin; None: any card will do."""
        self.ring(card)
        self._hand.seek(card)

    def tell_of_trick(self, told: bool) -> None:
        """The last trick is seen while it is told of, in any size."""
        self._of_trick = told
        self.show_last_trick(told)

    def _redraw(self) -> None:
        super()._redraw()
        if self._of_trick:
            self.show_last_trick(True)

    def take_key(self, event: QKeyEvent) -> bool:
        """A card that was clicked while something is read takes no Enter: that goes on."""
        if not (self.reading and event.key() in ENTER):
            return super().take_key(event)
        if not event.isAutoRepeat():
            self.been_read.emit()
        return True

    def _go_on(self) -> None:
        self.arrived.emit()

    def go_on(self) -> None:
        """It has been read."""
        super()._go_on()

    @Slot(object)
    def _act(self, action: Action) -> None:
        observation = self._observation
        asked = wanted(observation) if observation is not None else None
        if observation is None or asked is None or (isinstance(action, Play) and action.card is asked):
            super()._act(action)
        else:
            self.show_observation(observation)
            self.other.emit()


class LessonPage(Panel):
    """``left``: it is not seen any more."""

    left = Signal()
    share = 1.0
    alone = True

    def __init__(self, theme: Theme, players: tuple[str, ...]) -> None:
        super().__init__()
        self._theme, self._players = theme, players
        self.controller: Controller = lesson_controller(self)
        self.table = LessonTable(self, theme=theme)
        self.table.setMinimumSize(SMALLEST[0], LOWEST)
        self.table.bind(self.controller)
        self.table.installEventFilter(self)
        self.table.arrived.connect(self._on_arrived)
        self.table.other.connect(self._on_other)
        self.table.been_read.connect(self._next)
        self.controller.user_turn.connect(self._on_turn)
        self.controller.deal_over.connect(self._on_over)
        self.column.setContentsMargins(units(1), units(1), units(1), 0)
        self.column.addWidget(self.table)
        self.leave = push_button(words.say(Say.LEAVE), self.closed.emit)
        self.footer.setContentsMargins(units(1), units(0.5), units(1), units(0.5))
        button_row(self.footer, self.leave)
        self.paper: NotePaper | None = None
        self.told: Lesson | None = None
        self._points = (0, 0)
        self._note: Say | None = None
        self._beginning = QTimer(self, singleShot=True, interval=0)
        self._beginning.timeout.connect(self._begin)

    def _begin(self) -> None:
        """Deal, once the table has its size."""
        if self.controller.settings is None:
            self.controller.new_game(lesson_game(self._players))

    # ---- what is told, and when

    def _on_arrived(self) -> None:
        """Something to be read before the next card: the first of it."""
        observation = self.controller.observation
        count = len(played(observation)) if observation is not None else 0
        waiting = next((one for one in _PAUSES if one.after == count), None)
        if waiting is not None:
            self._tell(waiting)
        else:
            self.table.go_on()

    def _next(self) -> None:
        """It has been read."""
        told = self.told
        after = _PAUSES.index(told) + 1 if told in _PAUSES else len(_PAUSES)
        if told is not None and after < len(_PAUSES) and _PAUSES[after].after == told.after:
            self._tell(_PAUSES[after])
        elif told is Lesson.OVER:
            self.closed.emit()
        else:
            self._put_away()
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.table.go_on()

    def _on_turn(self, observation: Observation) -> None:
        count = len(played(observation))
        told = next((one for one in Lesson if one.after == count and one not in _PAUSES), None)
        if told is not None:
            self._tell(told)
        else:
            self.told = None
            self._put_away()

    def _on_over(self, result: DealResult) -> None:
        points = result.score.card_points
        self._points = (points[0], points[1]) if points is not None else (0, 0)
        self._tell(Lesson.OVER)

    def _on_other(self) -> None:
        self._note = Say.OTHER
        self._show()

    def _tell(self, told: Lesson) -> None:
        self.told, self._note = told, None
        self._show()
        announce(self.table, self.paper.accessibleName() if self.paper else "")

    # ---- the paper

    def _show(self) -> None:
        """The paper anew: in other words, another size or other colours."""
        if self.told is None:
            return
        self._put_away()
        told = self.told
        sentences = words.told(told, self._players, self._points)
        pause = told in (*_PAUSES, Lesson.OVER)
        text = f"{sentences}\n\n{words.say(self._note)}" if self._note else sentences
        self.paper = NotePaper(self.table, words.title(told), text, words.say(Say.NEXT) if pause else "")
        self.paper.away.hide()
        self.paper.take.clicked.connect(self._next)
        self._place()
        self.paper.show()
        self.paper.raise_()
        observation = self.controller.observation
        if observation is not None and observation.my_turn:
            self.table.ask_for(wanted(observation))
        self.table.tell_of_trick(told is Lesson.RUFFED)  # it has been gathered
        self.table.reading = pause
        if pause:
            self.paper.take.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_away(self) -> None:
        self.table.reading = False
        self.table.tell_of_trick(False)
        if self.paper is not None:
            self.paper.hide()
            self.paper.deleteLater()
            self.paper = None

    def _place(self) -> None:
        """Over the trump, beside the hand."""
        observation, table = self.controller.observation, self.table
        if self.paper is None:
            return
        cards = held(observation) if observation is not None else (0, 0, 0, 0)
        layout = arrange(table.width(), table.height(), cards, text_factor())
        ink = Ink(self._theme, _TEXT * layout.font, table.devicePixelRatioF())
        corner = QPointF(layout.badge.right(), above(layout, practice=False))
        here = around(observation, layout, pausing=self.told in (*_PAUSES, Lesson.OVER))
        self.paper.lay(ink, layout, here, corner, _WIDTH * layout.badge.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() == QEvent.Type.Resize:
            self._show()
            self._beginning.start()
        return False

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.table.set_theme(theme)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.leave.setText(words.say(Say.LEAVE))
            self._show()

    # ---- the page

    def fit(self, room: QSize) -> None:
        """The table has all the room there is."""
        high = room.height() - self.foot_height(room) - BORDERS - units(1)
        self.table.setFixedHeight(max(high, LOWEST))

    def first_focus(self) -> QWidget:
        return self.paper.take if self.paper is not None else self.table

    def accept(self) -> None:
        """Enter goes on where something is to be read."""
        if self.told in (*_PAUSES, Lesson.OVER):
            self._next()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.left.emit()
