"""The rest of a deal that is decided: a small paper at the table offers to end it, in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout

from sueca_desktop.ai.claims import Claim
from sueca_desktop.app.controller import Controller
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.panels.widgets import label
from sueca_desktop.ui.prompts.look import sheet
from sueca_desktop.ui.scale import text_factor
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.table.layout import GAP, arrange
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.placing import held
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.text import claims as words
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, plain

SIGN = 3.4
"""Height of the sign of practice over the trump, in text sizes."""


class ClaimPaper(QFrame):
    """Says what is decided and why, with a button to have it so; it can be put away, and nobody has to mind it."""

    def __init__(self, table: TableView, claim: Claim, name: str) -> None:
        super().__init__(table)
        self.setProperty("role", "panel")
        self.claim = claim
        self._column = column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.addWidget(label(words.title(claim, name), "strong", wrap=True), 1)
        self.away = QToolButton()
        self.away.setText("×")
        self.away.setAccessibleName(plain(Word.CLOSE))
        self.away.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.away.clicked.connect(self.hide)
        head.addWidget(self.away, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        why = words.reason(claim)
        if why:
            column.addWidget(label(why, "soft", wrap=True))
        self.take = QPushButton(words.take(claim))
        self.take.setProperty("role", "choice")
        self.take.setAutoDefault(False)
        self.take.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column.addWidget(self.take)
        self.setAccessibleName(f"{words.title(claim, name)}. {why}")

    def place(self, ink: Ink, badge: QRectF, above: float) -> None:
        """Over the trump, as wide as its paper, so that no card lies below; its lower edge at ``above``."""
        self.setStyleSheet(sheet(ink))
        margin = round(0.5 * ink.size)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(0.3 * ink.size))
        self.ensurePolished()
        width = round(badge.width())
        self.resize(width, self._column.totalHeightForWidth(width))
        self.move(round(badge.right()) - self.width(), round(above) - self.height())


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
        over = SIGN * layout.font if self._controller.practice else GAP * layout.unit
        self.paper.place(ink, layout.badge, layout.badge.top() - over)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._show_again()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._place()
        return False
