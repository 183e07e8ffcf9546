"""The rest of a deal that is decided: a small paper at the table offers to end it, in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Slot

from sueca_desktop.ai.claims import Claim
from sueca_desktop.app.controller import Controller
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.note_paper import NotePaper, above
from sueca_desktop.ui.paper_place import around
from sueca_desktop.ui.scale import text_factor
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.table.layout import arrange
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.placing import held
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text import claims as words
from sueca_desktop.ui.text import seats


class ClaimPaper(NotePaper):
    """Says what is decided and why, with a button to have it so."""

    def __init__(self, table: TableView, claim: Claim, name: str) -> None:
        super().__init__(table, words.title(claim, name), words.reason(claim), words.take(claim))
        self.claim = claim
        self.away.clicked.connect(self.hide)


class Claiming(QObject):
    """Shows what the controller finds claimable, until the position has changed."""

    def __init__(self, window: MainWindow, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._table = window.table
        self.paper: ClaimPaper | None = None
        controller.claimable.connect(self._offer)
        for told in (controller.dealt, controller.stepped, controller.preparing, controller.deal_over):
            told.connect(self._on_change)
        controller.user_turn.connect(self._refresh)
        window.do[Do.CLAIM].triggered.connect(self._claim)
        for told in (window.overlay.opened, window.overlay.closed):
            told.connect(self._refresh)
        window.themed.connect(self._show_again)
        self._table.installEventFilter(self)
        self._refresh()

    @Slot()
    def _on_change(self) -> None:
        if self.paper is not None:
            self.paper.hide()
            self.paper.deleteLater()
            self.paper = None
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Claiming can be asked for at the user's turn to play a card, not under a page."""
        observation, covered = self._controller.observation, self._window.overlay.panel is not None
        playing = observation is not None and observation.my_turn and len(observation.playable) > 0
        watched = self._controller.settings is not None and self._controller.settings.watch
        self._window.do[Do.CLAIM].setEnabled(playing and not covered and not watched)

    @Slot()
    def _claim(self) -> None:
        try:
            self._controller.claim()
        except Refused:  # a card is on its way, or the last trick has come
            return

    @Slot(object)
    def _offer(self, claim: Claim) -> None:
        self._on_change()
        settings = self._controller.settings
        name = seats.shown(settings.players[claim.seat]) if settings is not None else ""
        self.paper = ClaimPaper(self._table, claim, name)
        self.paper.take.clicked.connect(self._claim)
        self._place()
        self.paper.show()
        announce(self._table, self.paper.accessibleName())

    def _show_again(self) -> None:
        if self.paper is not None:
            self._offer(self.paper.claim)

    def _place(self) -> None:
        observation = self._controller.observation
        if self.paper is None or observation is None:
            return
        layout = arrange(self._table.width(), self._table.height(), held(observation), text_factor())
        ink = Ink(self._window.theme, layout.font, self._table.devicePixelRatioF())
        corner = QPointF(layout.badge.right(), above(layout, practice=self._controller.practice))
        self.paper.lay(ink, layout, around(observation, layout), corner, layout.badge.width())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._place()
        return False
