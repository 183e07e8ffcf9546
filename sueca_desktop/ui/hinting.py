"""Hints at the table: what the expert would do in the user's place, on a small paper while the position lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut

from sueca_desktop.app.advising import Adviser
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.preparing import PreparationKind
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.note_paper import NotePaper, above
from sueca_desktop.ui.paper_place import around
from sueca_desktop.ui.scale import text_factor
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.table.layout import arrange
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.placing import held
from sueca_desktop.ui.text import hints, reasons
from sueca_desktop.ui.text.hints import Say

if TYPE_CHECKING:
    from sueca_desktop.ai.advice import Advice
    from sueca_desktop.ui.pages import Pages
_PREPARING = {PreparationKind.CUT: Say.CUT, PreparationKind.STYLE: Say.STYLE}


class Hinting(QObject):
    """``paper``: the hint that is shown; ``advice``: what it tells, None while there is none."""

    def __init__(
        self, window: MainWindow, controller: Controller, pages: Callable[[], Pages], adviser: Adviser | None = None
    ) -> None:
        """``pages``: shows what speaks for a hint, made when that is first wanted."""
        super().__init__(window)
        self._window, self._controller, self._pages = window, controller, pages
        self._table = window.table
        self._adviser = adviser or Adviser(self)
        self._adviser.answered.connect(self._on_answer)
        self.paper: NotePaper | None = None
        self.advice: Advice | None = None
        self._asked: Observation | None = None
        self._away = QShortcut(QKeySequence(Qt.Key.Key_Escape), window, self.drop)
        self._away.setEnabled(False)
        for told in (controller.dealt, controller.stepped, controller.preparing, controller.deal_over):
            told.connect(self.drop)
        controller.abandoned.connect(self.drop)
        controller.user_turn.connect(self._on_turn)
        controller.claimable.connect(self._place)
        window.do[Do.HINT].triggered.connect(self.ask)
        window.closing.connect(self._adviser.close)
        for told in (window.overlay.opened, window.overlay.closed):
            told.connect(self._refresh)
        window.themed.connect(self._show_again)
        self._table.installEventFilter(self)
        self._refresh()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._adviser.busy

    @Slot()
    def ask(self) -> None:
        """A hint for what is asked of the user now; where one lies there already, what speaks for it."""
        observation, preparation = self._controller.observation, self._controller.preparation
        if self._window.overlay.panel is not None:
            return
        if preparation is not None:
            self._lay(hints.say(_PREPARING[preparation.kind]))
        elif self.advice is not None:
            self._show_evidence()
        elif observation is not None and self._may_ask(observation) and not self.thinking:
            self._asked = observation
            self._adviser.ask(observation)
            self._lay(hints.say(Say.THINKING))

    @Slot()
    def drop(self) -> None:
        """The position has changed, or the hint was put away."""
        self._adviser.cancel()
        self.advice = self._asked = None
        self._put_away()
        self._mark()
        self._refresh()

    def _may_ask(self, observation: Observation) -> bool:
        settings = self._controller.settings
        watched = settings is not None and settings.watch
        return observation.my_turn and observation.forced is None and not watched and not self._controller.playing_out

    @Slot()
    def _refresh(self) -> None:
        """A hint can be asked for at the user's turn and before a deal, not under a page."""
        observation, covered = self._controller.observation, self._window.overlay.panel is not None
        wanted = self._controller.preparation is not None or (observation is not None and self._may_ask(observation))
        self._window.do[Do.HINT].setEnabled(wanted and not covered)
        self._away.setEnabled(self.paper is not None and not covered)

    @Slot(object)
    def _on_answer(self, advice: Advice | None) -> None:
        if self._asked is None or self._asked != self._controller.observation:
            return
        self.advice = advice
        self._tell()

    def _tell(self) -> None:
        """The hint on its paper, and what it advises marked at the table."""
        advice, observation, settings = self.advice, self._asked, self._controller.settings
        if advice is None or observation is None or settings is None:
            self._lay(hints.say(Say.NONE))
            return
        told = reasons.advised(observation, advice.action, advice.why, settings.players)
        self._lay(told, hints.say(Say.EVIDENCE) if advice.options else "")
        self._mark()

    def _mark(self) -> None:
        """What is advised, at the table and in what is asked there."""
        action = None if self.advice is None else self.advice.action
        self._table.ring(action.card if isinstance(action, Play) else None)
        if self._window.prompts.prompt is not None:
            self._window.prompts.prompt.advise(action)

    @Slot()
    def _on_turn(self) -> None:
        """All lies at rest, and what is asked is there: a hint may have come before."""
        self._refresh()
        self._mark()
        self._place()

    def _lay(self, told: str, choice: str = "") -> None:
        self._put_away()
        self.paper = NotePaper(self._table, hints.say(Say.HINT), told, choice)
        self.paper.away.clicked.connect(self.drop)
        self.paper.take.clicked.connect(self._show_evidence)
        self._place()
        self.paper.show()
        self.paper.raise_()
        announce(self._table, self.paper.accessibleName())
        self._refresh()

    def _put_away(self) -> None:
        if self.paper is not None:
            self.paper.hide()
            self.paper.deleteLater()
            self.paper = None

    @Slot()
    def _show_evidence(self) -> None:
        settings = self._controller.settings
        if self.advice is not None and self._asked is not None and settings is not None and self.advice.options:
            self._pages().show_evidence(self.advice, self._asked)

    def _show_again(self) -> None:
        if self.paper is not None and not self.thinking and self._asked is not None:
            self._tell()
        elif self.paper is not None:
            self.drop()

    @Slot()
    def _place(self) -> None:
        """Near the trump, on nothing that is to be seen: not on what is asked, nor on another paper."""
        observation, table, prompts = self._controller.observation, self._table, self._window.prompts
        if self.paper is None:
            return
        cards = held(observation) if observation is not None else (0, 0, 0, 0)
        layout = arrange(table.width(), table.height(), cards, text_factor())
        ink = Ink(self._window.theme, layout.font, table.devicePixelRatioF())
        others = [one for one in table.findChildren(NotePaper) if one is not self.paper and one.isVisible()]
        seen = [QRectF(one.geometry()) for one in others]
        asked = [QRectF(prompts.geometry())] if prompts.prompt is not None else []
        told = [QRectF(one.geometry()) for one in (prompts.badge, *prompts.bubbles.bubbles.values()) if one.isVisible()]
        corner = QPointF(layout.badge.right(), above(layout, practice=self._controller.practice))
        here = around(observation, layout, (*seen, *asked), told)
        self.paper.lay(ink, layout, here, corner, layout.badge.width())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._place()
        return False
