"""What a computer seat had before it at each of its decisions in a deal that is over, what it could know from that,
what its choices were worth, and why it may have chosen as it did.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sueca_desktop.ai.advice import Advice, explain
from sueca_desktop.ai.explaining import Explanation
from sueca_desktop.app.advising import Adviser
from sueca_desktop.app.seeing import Sight, hidden, sight, steps
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Play
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.widgets import button_row, label, push_button, rule
from sueca_desktop.ui.review.card_row import CardRow
from sueca_desktop.ui.review.evidence import EvidenceTable
from sueca_desktop.ui.scale import units
from sueca_desktop.ui.table.sorting import sorted_hand
from sueca_desktop.ui.text import hints, reasons, saw, seats
from sueca_desktop.ui.text.language import number, said
from sueca_desktop.ui.text.saw import Say, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.text.window import say as say_word
from sueca_desktop.ui.theme import Theme


class SawPage(Panel):
    width_wanted = 760
    comfort = 760

    def __init__(
        self, table: Table, deal: int, step: int | None, theme: Theme, *, own: int | None = 0, back: str = ""
    ) -> None:
        """``table``: of a record it is ``replay(record, discover())``. ``step``: how many actions came before the
        decision shown first; None: the first. ``own``: the seat that is the user's, whose decisions are not listed.
        ``back``: the words of the button that leads back, where that is not to the table.

        Raises:
            ValueError: deal ``deal`` is not over.
        """
        super().__init__()
        self._table, self._deal, self._theme = table, deal, theme
        self._steps = tuple(at for at, seat in steps(table, deal) if seat != own)
        self._adviser = Adviser(self)
        self._adviser.answered.connect(self._on_advice)
        self._sight: Sight | None = None
        self.column.setSpacing(units(1))
        self._title = label("", "title", wrap=True)
        self.column.addWidget(self._title)
        self.column.addWidget(rule())
        self._add_chooser()
        self._parts = QVBoxLayout()
        self._parts.setSpacing(units(0.75))
        self.column.addLayout(self._parts)
        self._hand, self._trick, self.evidence = CardRow(theme), CardRow(theme), EvidenceTable(theme)
        self._leads, self._knew, self._hidden = (label("", wrap=True) for _ in range(3))
        self._did, self._sources = label("", "strong", wrap=True), label("", "soft", wrap=True)
        self._add_parts()
        self._close = push_button(back or say_word(Word.CLOSE), self.closed.emit, primary=True)
        button_row(self.footer, self._close)
        at = next((i for i, one in enumerate(self._steps) if one >= (step or 0)), len(self._steps) - 1)
        self._chooser.setCurrentIndex(at)
        self._show(at)
        self._chooser.currentIndexChanged.connect(self._show)

    @property
    def step(self) -> int:
        """The decision shown: how many actions came before it."""
        return self._steps[self._chooser.currentIndex()]

    def _add_chooser(self) -> None:
        self._chooser = QComboBox()
        self._chooser.setAccessibleName(say(Say.DECISION))
        for at in self._steps:
            self._chooser.addItem(saw.decision(sight(self._table, self._deal, at), self._table.players))
        row = QHBoxLayout()
        row.addWidget(self._arrow("◀", say(Say.EARLIER), -1))
        row.addWidget(self._chooser, 1)
        row.addWidget(self._arrow("▶", say(Say.LATER), 1))
        self.column.addLayout(row)

    def _arrow(self, sign: str, name: str, by: int) -> QPushButton:
        result = QPushButton(sign)
        result.setProperty("role", "choice")
        result.setAutoDefault(False)
        result.setAccessibleName(name)
        result.setToolTip(name)
        result.clicked.connect(partial(self.go, by))
        return result

    def go(self, by: int) -> None:
        """So many decisions on, as far as there are any."""
        at = self._chooser.currentIndex() + by
        if 0 <= at < len(self._steps):
            self._chooser.setCurrentIndex(at)

    def _add_parts(self) -> None:
        self._parts.addWidget(label(say(Say.ONLY), "soft", wrap=True))
        for heading, parts in (
            (Say.HAND, (self._hand,)),
            (Say.TABLE, (self._trick, self._leads)),
            (Say.KNEW, (self._knew, self._hidden)),
        ):
            self._parts.addWidget(label(say(heading), "heading"))
            for part in parts:
                self._parts.addWidget(part)
        for last in (self._did, self.evidence, self._sources):
            self._parts.addWidget(last)

    # ---- showing

    @Slot(int)
    def _show(self, at: int) -> None:
        players = self._table.players
        self._sight = seen = sight(self._table, self._deal, self._steps[at])
        deal = seen.observation.deal
        self._title.setText(saw.title(seen, players))
        done = seen.action.card if isinstance(seen.action, Play) else None
        self._hand.show_cards(sorted_hand(seen.observation), marked=done)
        plays = deal.trick.plays(deal.spec.seats) if deal.trick is not None else ()
        self._trick.show_cards([c for _, c in plays], [seats.shown(players[seat]) for seat, _ in plays])
        self._trick.setHidden(not plays)
        self._leads.setText(say(Say.LEADS) if deal.trick is not None else self._said(seen))
        self._leads.setHidden(bool(plays))
        self._knew.setText("\n".join(saw.knew(seen.observation, players)))
        self._hidden.setText(say(Say.HIDDEN).format(count=number(hidden(seen.observation))))
        self._tell(None)
        self._adviser.ask(seen.observation)

    def _said(self, seen: Sight) -> str:
        """What had been said before the tricks, in order."""
        deal, players = seen.observation.deal, self._table.players
        told = (
            said(seats.shown(players[move.seat]), reasons.action(move.action, deal.phase, players))
            for move in deal.moves
        )
        return ", ".join(told) or "–"

    @Slot(object)
    def _on_advice(self, advice: Advice | None) -> None:
        if self._sight is not None and advice is not None:
            self._tell(advice)

    def _tell(self, advice: Advice | None) -> None:
        """What was done and why, and what the choices were worth; None: that is being worked out."""
        seen, players = self._sight, self._table.players
        assert seen is not None, "a decision is shown"
        name = seats.shown(players[seen.seat])
        action = reasons.action(seen.action, seen.observation.deal.phase, players)
        if advice is None:
            self._did.setText(said(name, action))
            self._sources.setText(hints.say(hints.Say.THINKING))
            self.evidence.clear()
            return
        why: Explanation = explain(seen.observation, seen.action, advice)
        self._did.setText(saw.did(name, action, reasons.clause(why, players)))
        self.evidence.show_advice(advice, seen.observation, players, seen.action)
        self._sources.setText("\n".join(hints.sources(advice, seen.observation, done=True)))

    # ---- for the overlay

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is worked out for a page that is gone."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._adviser.close()

    def first_focus(self) -> QWidget:
        return self._chooser

    def accept(self) -> None:
        self._close.click()
