"""Keeps prompts, the players' words and the contract on a table: what the controller asks is asked, and answered."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.app.summary import DealResult, ShownStep
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.events import CardPlayed
from sueca_desktop.rules.refusals import Reason, Refusal, Refused
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.badge import ContractBadge, badge_text
from sueca_desktop.ui.prompts.bella import BellaPrompt
from sueca_desktop.ui.prompts.bubbles import SpeechBubbles
from sueca_desktop.ui.prompts.cutting import CutPrompt, StylePrompt
from sueca_desktop.ui.prompts.fitting import fitted
from sueca_desktop.ui.prompts.focus import PromptFocus
from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.prompts.registry import prompt_for
from sueca_desktop.ui.prompts.room import badge_place
from sueca_desktop.ui.prompts.sayings import saying, sayings, told
from sueca_desktop.ui.scale import text_factor
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.table.layout import TableLayout, arrange
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.placing import held
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text import rules
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.prompts import Say, say
from sueca_desktop.ui.theme import LIGHT, Theme

_NO_CARDS = (0, 0, 0, 0)


class PromptHost(QWidget):
    """Lies on a table, as large as the prompt it shows, hidden without one; :meth:`bind` it after the table."""

    def __init__(self, table: TableView, *, theme: Theme = LIGHT, pause: int | None = None) -> None:
        """``pause``: milliseconds in which a prompt that has just come takes no answer; None: those of a double
        click.
        """
        super().__init__(table)
        self._table, self._theme = table, theme
        self._pause = QApplication.doubleClickInterval() if pause is None else pause
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self.prompt: Prompt | None = None
        self.bubbles = SpeechBubbles(table)
        self.badge = ContractBadge(table)
        self._controller: Controller | None = None
        self._observation: Observation | None = None
        self._company = Company()
        self._forced = QTimer(self, singleShot=True, interval=0)
        self._forced.timeout.connect(self._pass)
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self.fit)
        self._focus = PromptFocus(table, lambda: self.prompt, self._take_back)
        table.installEventFilter(self)
        table.refused.connect(self._on_refused)
        self.hide()

    def bind(self, controller: Controller) -> None:
        """Follows ``controller``, to which the table is bound already."""
        self._controller = controller
        controller.dealt.connect(self._on_dealt)
        controller.stepped.connect(self._on_stepped)
        controller.user_turn.connect(self._on_user_turn)
        controller.preparing.connect(self._on_preparing)
        controller.deal_over.connect(self._on_deal_over)
        controller.renamed.connect(self._meet)
        self._table.decide = self._on_several_ways

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.fit()

    def clear(self) -> None:
        """No game."""
        self.close_prompt()
        self._observation = None
        self.bubbles.clear()
        self.badge.hide()

    # ---- the controller

    @Slot(object)
    def _on_dealt(self, observation: Observation) -> None:
        self.close_prompt()
        self._observation = observation
        self._meet()

    @Slot()
    def _meet(self) -> None:
        """Who plays the game."""
        settings = self._controller.settings if self._controller else None
        self._company = Company(settings.players) if settings else Company()
        self.fit()

    @Slot(object)
    def _on_stepped(self, step: ShownStep) -> None:
        """Words are there at once; what a card shows, once it has been seen to fall."""
        self.close_prompt()
        played = any(isinstance(event, CardPlayed) for event in step.events)
        self._show(step.before if played else step.after)
        self._tell(step)

    @Slot(object)
    def _on_user_turn(self, observation: Observation) -> None:
        self._show(observation)
        if observation.forced is not None:
            self._forced.start()
            return
        prompt = prompt_for(observation, self._company)
        if prompt is not None:
            prompt.chosen.connect(self._act)
            self.show_prompt(prompt)

    @Slot(object)
    def _on_preparing(self, preparation: Preparation) -> None:
        self.clear()
        if preparation.kind is PreparationKind.CUT:
            seal = self._controller.seal if self._controller else None
            cutting = CutPrompt(preparation.pack, seal.commitment if seal else "")
            cutting.cut.connect(self._cut)
            self.show_prompt(cutting)
        else:
            style = StylePrompt()
            style.style_chosen.connect(self._choose_style)
            self.show_prompt(style)

    @Slot(object)
    def _on_deal_over(self, result: DealResult) -> None:
        observation = self._controller.observation if self._controller else None
        self.close_prompt()
        if observation is not None:
            self._show(observation)

    def _on_several_ways(self, ways: tuple[Action, ...]) -> bool:
        """A card that can be played in more than one way is asked about."""
        if self._controller is None:
            return False
        prompt = BellaPrompt(ways)
        prompt.chosen.connect(self._act)
        self.show_prompt(prompt)
        return True

    # ---- answers

    @Slot(object)
    def _act(self, action: Action) -> None:
        if self._controller is None:
            return
        try:
            self._controller.act(action)
        except Refused as refused:
            if self.prompt is not None:
                self.prompt.reopen(f"{rules.refusal(refused.refusal)}.")

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        """A card was tried while something else is asked, which lies over the table's own words: it says so itself."""
        if self.prompt is not None:
            self._table.hush()
            self._focus.back()
            later = refusal.reason is Reason.NOT_NOW
            self.prompt.object_aside(say(Say.ANSWER_FIRST) if later else f"{rules.refusal(refusal)}.")

    @Slot()
    def _pass(self) -> None:
        """A pass that nothing else can be put in place of, if it still is the user's turn."""
        observation = self._controller.observation if self._controller else None
        if observation is not None and observation == self._observation and observation.forced is not None:
            self._act(observation.forced)

    @Slot(int)
    def _cut(self, at: int) -> None:
        self.close_prompt()
        if self._controller is not None:
            self._controller.cut(at)

    @Slot(object)
    def _choose_style(self, style: DealStyle) -> None:
        self.close_prompt()
        if self._controller is not None:
            self._controller.choose_style(style)

    # ---- showing

    def show_prompt(self, prompt: Prompt) -> None:
        """In place of what is asked now; it has the focus, unless something lies over the table."""
        self.close_prompt()
        self.prompt = prompt
        self._inside.addWidget(prompt)
        prompt.hold(self._pause)
        self.show()
        self.fit()
        self.raise_()
        self._focus.give(prompt)
        announce(self._table, f"{prompt.accessibleName()}. {prompt.beside.text()}")

    def close_prompt(self) -> None:
        """Whatever is asked is settled."""
        self._forced.stop()
        if self.prompt is None:
            return
        prompt, self.prompt = self.prompt, None
        focused = self._focus.has(prompt)
        self.hide()
        self._inside.removeWidget(prompt)
        prompt.hide()
        prompt.deleteLater()
        if focused:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, observation: Observation) -> None:
        self._observation = observation
        layout = self._layout()
        ink = self._ink(layout, 1.0)
        self.bubbles.show(sayings(observation.deal), self._company, self._ink(layout, 1.05), layout)
        self.badge.show_text(badge_text(observation, self._company), ink, badge_place(layout), layout.text)
        self.badge.raise_()
        self.raise_()

    def _tell(self, step: ShownStep) -> None:
        """What was said, for readers."""
        new = step.after.deal.moves[len(step.before.deal.moves) :]
        for move in new:
            words = saying(move.action, step.after.deal, announcing=step.before.deal.trump is not None)
            if words is not None:
                announce(self._table, said(self._company.name(move.seat), words.spoken))

    @Slot()
    def fit(self) -> None:
        """Everything anew, for the table's present size and colours."""
        self._late.stop()
        if self._observation is not None:
            self._show(self._observation)
        if self.prompt is not None:
            self.prompt.tell("")
            if self._place(self.prompt) and self._observation is not None:
                self.prompt.tell(told(self._observation.deal, self._company, besides=self.prompt.says))
                self._place(self.prompt)

    def _place(self, prompt: Prompt) -> bool:
        """Where it lies; whether players' words had to go for it."""
        self.setGeometry(fitted(prompt, self._layout(), partial(self._ink, self._layout())).toAlignedRect())
        if self.badge.geometry().intersects(self.geometry()):
            self.badge.hide()
        return self.bubbles.give_way(self.geometry())

    def _layout(self) -> TableLayout:
        cards = held(self._observation) if self._observation is not None else _NO_CARDS
        return arrange(self._table.width(), self._table.height(), cards, text_factor())

    def _ink(self, layout: TableLayout, scale: float) -> Ink:
        return Ink(self._theme, layout.font * scale, self.devicePixelRatioF())

    # ---- keys, size, language

    def _take_back(self) -> bool:
        """Escape takes back a card that was to be played; nothing else can be put off."""
        if not isinstance(self.prompt, BellaPrompt):
            return False
        self.close_prompt()
        self.fit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() in (QEvent.Type.Resize, QEvent.Type.DevicePixelRatioChange):
            self._late.start()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Another language: the question is put anew in its words."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.LanguageChange or self._controller is None:
            return
        if self._observation is not None:
            self._show(self._observation)
        if self._controller.preparation is not None:
            self._on_preparing(self._controller.preparation)
        elif isinstance(self.prompt, BellaPrompt):
            self._on_several_ways(self.prompt.ways)
        elif self._observation is not None and self.prompt is not None:
            self._on_user_turn(self._observation)
