"""The table as a widget: it shows Observations, moves between them, and has the user choose cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.app.settings import Speed
from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.announcing import announce, describe
from sueca_desktop.ui.table.durations import durations
from sueca_desktop.ui.table.felt_view import felt_view
from sueca_desktop.ui.table.hand_buttons import ClearButton
from sueca_desktop.ui.table.hand_view import HandView
from sueca_desktop.ui.table.keys import Command, command
from sueca_desktop.ui.table.last_trick import LastTrick
from sueca_desktop.ui.table.layout import SMALLEST, largest_text
from sueca_desktop.ui.table.motion import Clock, Tween
from sueca_desktop.ui.table.scene import TableScene
from sueca_desktop.ui.table.seating import Attention, Company, spoken
from sueca_desktop.ui.table.sorting import sorted_hand
from sueca_desktop.ui.table.taste import Taste
from sueca_desktop.ui.table.tips import show_tip
from sueca_desktop.ui.text import table as words
from sueca_desktop.ui.theme import LIGHT, Theme
from sueca_desktop.ui.worded import worded

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CardTable(QWidget):
    """Shows what it is told to."""

    chosen = Signal(object)
    """Action: the user has chosen it, and it is legal."""
    refused = Signal(object)
    """Refusal: the user tried what cannot be done now; the table has already said so."""
    settled = Signal(object)
    """Observation: all that was dealt or played lies there now."""
    cued = Signal(object)
    """Cue: something that moves is to be heard now."""

    def __init__(self, parent: QWidget | None = None, *, theme: Theme = LIGHT) -> None:
        super().__init__(parent)
        self.setMinimumSize(*SMALLEST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        worded(self, lambda: self.setAccessibleName(words.table()))
        self._clock = Clock(self)
        self._scene = TableScene(theme, self)
        self._scene.cued.connect(self.cued)
        self._view = felt_view(self, self._scene)
        sure = partial(self._choose, sure=True)
        interrupt = self._clock.interrupt
        self._hand = HandView(self, self._scene, self._clock, self.take_key, self._choose, sure, interrupt)
        pile = ClearButton(self, self.take_key)
        pile.clicked.connect(self.toggle_last_trick)
        self._last = LastTrick(self._scene, pile)
        self._company, self._taste, self._speed = Company(), Taste(), Speed.NORMAL
        self._observation: Observation | None = None
        self._awake = False
        self._thinking: int | None = None
        self._dealer: int | None = None
        """Who will deal, while the players wait for that."""
        self.decide: Callable[[tuple[Action, ...]], bool] = lambda ways: False
        """Asked which of several ways to play one card is meant; False: the first of them, at once."""
        self.meant_elsewhere: Callable[[QKeyEvent], bool] = lambda event: False
        """Told of a digit before it means a card; True: it was part of something else, and means none."""
        self.set_speed(Speed.NORMAL)

    def set_speed(self, speed: Speed) -> None:
        self._speed = speed
        self._times = durations(speed, reduced=self._taste.reduced)
        self._hand.hover = self._times.hover
        if self._times.still:
            self.finish_motion()

    def set_theme(self, theme: Theme) -> None:
        self._scene.set_theme(theme)
        self._scene.paint_background()
        self._redraw()

    def set_taste(self, taste: Taste) -> None:
        """How the user wants it, from now on."""
        if taste == self._taste:
            return
        self._taste = taste
        self._company = replace(self._company, points=taste.points)
        self._scene.order = taste.order
        self.set_speed(self._speed)
        self._redraw()

    def text_fitting(self, wanted: float) -> float:
        """How much larger than usual text is here, if it should be ``wanted`` times as large."""
        return largest_text(self.width(), self.height(), len(self._scene.layout.seats), wanted)

    def set_company(self, company: Company) -> None:
        """Names, levels and whether plates show points."""
        self._company = company
        self._redraw()

    def show_observation(self, observation: Observation, *, awake: bool | None = None) -> None:
        """Shows a position without motion. ``awake``: whether the user may play (None: when it is his turn)."""
        self._observation = observation
        self._awake = observation.my_turn if awake is None else awake
        self._settle()

    def clear(self) -> None:
        """No game: the empty table."""
        self._clock.drop()
        self._observation, self._awake, self._dealer = None, False, None
        self._last.clear()
        self._hand.clear()
        self._scene.clear()

    def await_deal(self, company: Company, dealer: int) -> None:
        """The players, before ``dealer`` has dealt."""
        self.clear()
        self._company, self._dealer = company, dealer
        self._settle()
        describe(self, ". ".join(company.name(seat) for seat in range(len(company.names))))

    @property
    def in_motion(self) -> bool:
        return self._clock.busy

    def finish_motion(self) -> None:
        """Whatever moves is there at once."""
        self._clock.finish()

    def play_index(self, i: int) -> None:
        """Plays the card at place ``i`` (from 0, left to right) as a click on it would; nothing if there is none."""
        observation = self._observation
        if observation is None or not 0 <= i < len(observation.hand):
            return
        if not self._asks_no_card:
            self._hand.buttons.look_at(i)
        self._choose(sorted_hand(observation, self._taste.order)[i])

    def show_last_trick(self, visible: bool) -> None:
        shown = self._observation if visible else None
        self._last.show(shown, self._company) if shown is not None else self._last.hide()

    def ring(self, advised: Card | None) -> None:
        """A line around a card of the hand, until there is another; None: around none."""
        self._scene.ring(advised)

    def hush(self) -> None:
        """Takes back the words over the hand."""
        self._scene.bubble.hide()

    @Slot()
    def toggle_last_trick(self) -> None:
        self.show_last_trick(not self._last.visible)

    @property
    def _asks_no_card(self) -> bool:
        """Whether the user is asked for something else than a card, as while bidding: the hand is only looked at."""
        return self._awake and self._observation is not None and not self._observation.playable

    def _move(self, tweens: list[Tween]) -> None:
        if tweens:
            self._hand.quiet()
            self._clock.play(tweens, self._arrived)
        else:
            self._arrived()

    def _arrived(self) -> None:
        """All motion is done: the Observation has the last word, and the controller may go on."""
        self._settle()
        if self._observation is not None:
            self.settled.emit(self._observation)

    def _settle(self) -> None:
        """Everything exactly where the Observation says."""
        observation = self._observation
        if observation is None:
            if self._dealer is not None:
                self._scene.show_company(self._company, self._dealer)
            return
        self._clock.drop()
        can_play = self._awake and not self._asks_no_card
        self._scene.place(self._scene.where(observation, awake=can_play))
        self._scene.mark_turned(observation)
        self._show_seats()
        self._hand.show(observation, awake=can_play, by_click=not self._asks_no_card)
        self._last.follow(observation)
        self._scene.prepare(observation)

    def _redraw(self) -> None:
        """All anew, in another size or other colours; what moved has arrived."""
        self._last.hide()
        if self._clock.busy:
            self._clock.finish()
        else:
            self._settle()

    def _show_seats(self, *, turn: bool = True) -> None:
        """Plates and badge, and the table in words; ``turn``: with whose turn it is."""
        observation = self._observation
        if observation is None:
            return
        attention = Attention(observation.to_act if turn else None, self._thinking, self._awake)
        self._scene.show_seats(self._company, observation, attention)
        describe(self, spoken(self._company, observation, attention))

    def take_key(self, event: QKeyEvent) -> bool:
        """What a key means anywhere at the table; False: nothing here."""
        asked = command(event)
        if asked is Command.SILENT:
            return False
        self._hand.by_keys = True
        if asked is Command.LAST_TRICK:
            self._last.hold(self._observation, self._company)
        elif self._clock.interrupt() or self._last.put_away():
            return True
        elif asked is Command.BACK:
            return self._hand.unpick()
        elif isinstance(asked, int):
            if not self.meant_elsewhere(event):
                self.play_index(asked)
        elif asked in (Command.LEFT, Command.RIGHT):
            self._hand.buttons.step(1 if asked is Command.RIGHT else -1)
        elif asked in (Command.FIRST, Command.LAST):
            self._hand.buttons.go_to(0 if asked is Command.FIRST else -1)
        return asked is not Command.OTHER

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter with the focus on no card goes to one: the next press plays it."""
        if not self.take_key(event) and not (event.key() in _ENTER and self._hand.take_focus()):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What lay over the table is gone: who plays by the keys goes on at a card."""
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.OtherFocusReason and self._hand.by_keys:
            self._hand.take_focus()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_L and not event.isAutoRepeat():
            self._last.let_go()
        else:
            super().keyReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere ends a motion, or puts the last trick away."""
        self._hand.by_keys = False
        self._hand.show_focus()
        if not self._clock.interrupt():
            self._last.put_away()

    def _choose(self, card: Card, *, sure: bool = False) -> None:
        """``sure``: it need not be chosen a second time."""
        observation = self._observation
        if observation is None:
            return
        ways = tuple(a for a in observation.legal if isinstance(a, Play) and a.card is card)
        if self._awake and ways:
            if self._taste.confirm and not sure and not self._hand.pick(card):
                announce(self, words.once_more())
                return
            if len(ways) == 1 or not self.decide(ways):
                self._awake = False  # nothing more is played before the next turn
                self.chosen.emit(ways[0])
            return
        refusal = observation.why_not(card) or Refusal(Reason.NOT_YOUR_TURN)
        self._hand.say_why_not(card, refusal)
        self.refused.emit(refusal)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.DevicePixelRatioChange):
            self._fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self._scene.art.renew()
            self._redraw()
        elif event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.show_last_trick(False)  # the key may be let go elsewhere
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(self, event, self._scene.layout, self._observation)
            return True
        return super().event(event)

    def _fit(self) -> None:
        self._view.setGeometry(self.rect())
        self._scene.set_size(self.size(), self.devicePixelRatioF())
        self._redraw()
