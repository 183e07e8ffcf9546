"""The table of a game: it follows a controller, paces it, and plays the user's cards."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.preparing import Preparation
from sueca_desktop.app.summary import DealResult, ShownStep
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.announcing import announce, heard
from sueca_desktop.ui.table.card_table import CardTable
from sueca_desktop.ui.table.choreography import deal_tweens, step_tweens
from sueca_desktop.ui.table.seating import company_of
from sueca_desktop.ui.theme import LIGHT, Theme


class TableView(CardTable):
    """Works by itself with :meth:`show_observation`; with :meth:`bind` it follows a controller."""

    def __init__(self, parent: QWidget | None = None, *, theme: Theme = LIGHT) -> None:
        super().__init__(parent, theme=theme)
        self._controller: Controller | None = None

    def bind(self, controller: Controller) -> None:
        """Follows ``controller`` and tells it when what it emitted has been shown."""
        self._controller = controller
        controller.preparing.connect(self._on_preparing)
        controller.dealt.connect(self._on_dealt)
        controller.stepped.connect(self._on_stepped)
        controller.user_turn.connect(self._on_user_turn)
        controller.thinking.connect(self._on_thinking)
        controller.deal_over.connect(self._on_deal_over)
        controller.renamed.connect(self._on_renamed)
        self.chosen.connect(self._act)

    def _meet(self) -> None:
        """Who plays the game."""
        game = self._controller
        if game is not None and game.settings is not None:
            self._company = company_of(game.settings, self._company, practice=game.practice)

    @Slot()
    def _on_renamed(self) -> None:
        self._meet()
        self._redraw()

    @Slot(object)
    def _on_preparing(self, preparation: Preparation) -> None:
        game = self._controller
        if game is not None and game.settings is not None:
            self.await_deal(company_of(game.settings, self._company, practice=False), preparation.dealer)

    @Slot(object)
    def _on_dealt(self, observation: Observation) -> None:
        game = self._controller
        self._meet()
        self._observation, self._awake, self._thinking = observation, False, None
        self._last.hide()
        self._settle()
        course = None if game is None or game.resumed or self._times.still or observation.deal.moves else game.course
        tweens = deal_tweens(self._scene, observation, self._times, course) if course else []
        if tweens:
            self._show_seats(turn=False)
            self._scene.badge.hide()  # trump is seen when the cards are
        self._move(tweens)

    @Slot(object)
    def _on_stepped(self, step: ShownStep) -> None:
        self._observation, self._awake = step.before, False
        self._settle()
        self._hand.put_down()
        tweens = [] if self._times.still else step_tweens(self._scene, step, self._times)
        self._observation = step.after
        for sentence in heard(self._company, step):
            announce(self, sentence)
        self._move(tweens)

    @Slot(object)
    def _on_user_turn(self, observation: Observation) -> None:
        low = {card: self._scene.cards[card].pose for card in observation.hand if card in self._scene.cards}
        self.show_observation(observation, awake=True)
        self._hand.rise_from(low)

    @Slot(int)
    def _on_thinking(self, seat: int) -> None:
        self._thinking = seat if seat >= 0 else None
        if not self._clock.busy:
            self._show_seats()

    @Slot(object)
    def _on_deal_over(self, result: DealResult) -> None:
        self._awake, self._thinking = False, None
        self._settle()

    @Slot(object)
    def _act(self, action: Action) -> None:
        if self._controller is None:
            return
        try:
            self._controller.act(action)
        except Refused as refused:
            self._awake = self._observation is not None and self._observation.my_turn
            self._settle()
            self.refused.emit(refused.refusal)

    def _arrived(self) -> None:
        super()._arrived()
        self._go_on()

    def _go_on(self) -> None:
        """What comes next may come."""
        if self._controller is not None:
            self._controller.shown()
