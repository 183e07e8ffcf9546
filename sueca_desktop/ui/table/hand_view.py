"""The user's hand in use: the card that is looked at rises, the focus is seen, and what cannot be played says why."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.refusals import Refusal
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.geometry import Pose
from sueca_desktop.ui.table.hand_buttons import CardButton, HandButtons, HandCard
from sueca_desktop.ui.table.hand_drag import HandDrag, lay_between
from sueca_desktop.ui.table.motion import Clock, Tween, ease_out
from sueca_desktop.ui.table.scene import TableScene
from sueca_desktop.ui.table.sorting import sorted_hand
from sueca_desktop.ui.text import rules as rule_words
from sueca_desktop.ui.text import table as words


class HandView:
    """``by_keys``: the last input was a key, so the focus has to be seen. ``hover``: milliseconds of a card's rise."""

    def __init__(
        self,
        parent: QWidget,
        scene: TableScene,
        clock: Clock,
        keys: Callable[[QKeyEvent], bool],
        chosen: Callable[[Card], None],
        dropped: Callable[[Card], None],
        interrupted: Callable[[], bool],
    ) -> None:
        self._parent, self._scene, self._clock = parent, scene, clock
        self._chosen, self._interrupted = chosen, interrupted
        self._drag = HandDrag(scene, clock, dropped)
        drag = (self._on_dragged, self._on_dropped)
        self.buttons = HandButtons(parent, keys, self._on_pressed, self._on_clicked, self.attend, drag)
        self.by_keys = False
        self.hover = 0
        self._armed = False
        self._lifted: Card | None = None
        self._picked: Card | None = None
        self._sought: Card | None = None
        """Where the keys begin in a hand that is asked for this card."""
        self._observation: Observation | None = None
        self._awake = False
        self._resting: Card | None = None
        """What was looked at when the turn began: nothing is said of it before the user looks at another card."""

    def show(self, observation: Observation, *, awake: bool, by_click: bool) -> None:
        """The hand of ``observation``, whose cards the scene has just placed. ``by_click``: a click takes the focus."""
        before, self._lifted, self._picked = self._lifted, None, None
        self._armed = self._armed and not self._drag.stop()
        begins = awake and not self._awake
        self._observation, self._awake = observation, awake and not begins
        cards = sorted_hand(observation, self._scene.order)
        self.buttons.show_cards([self._hand_card(observation, card) for card in cards], before, by_click)
        if begins and (self.buttons.focused() or (self.by_keys and self._parent.hasFocus())):
            self.buttons.focus_nearest(self._goals(observation))
        self._awake = awake
        self._scene.bubble.hide()
        button = self.buttons.looked_at()
        if begins:
            self._resting = button.shown.card if button and button.shown else None
        if button and button.shown and button.shown.card is before:  # it was up and stays up
            self._lifted = before
            self._scene.cards[before].rise(self._scene.layout.lift)
            self.show_focus()
        else:
            self.buttons.lift(None)
        self.attend()

    def rise_from(self, low: Mapping[Card, Pose]) -> None:
        """Cards that stand out from now on rise from where they were."""
        for card, start in low.items():
            item = self._scene.cards[card]
            if self.hover and card is not self._lifted and item.pose != start:
                self._clock.aside(card, Tween(0, self.hover * 2, partial(lay_between, item, start, item.placed.pose)))

    def take_focus(self) -> bool:
        """A card that can be played gets the focus, which is seen; False: the user cannot play now."""
        observation = self._observation
        if not self._awake or observation is None or self._clock.busy:
            return False
        self.by_keys = True
        return self.buttons.focus_nearest(self._goals(observation))

    def seek(self, card: Card | None) -> None:
        """The keys are to begin at ``card``, now if they are in the hand or at the table; None: wherever is nearest."""
        self._sought = card
        if card is not None and (self.buttons.focused() or self._parent.hasFocus()):
            self.buttons.focus_nearest((card,))
            self.attend()

    def _goals(self, observation: Observation) -> Collection[Card]:
        sought = self._sought
        return (sought,) if sought is not None and sought in observation.playable else observation.playable

    def clear(self) -> None:
        self._observation, self._awake = None, False
        self.buttons.show_cards([], None)

    def quiet(self) -> None:
        """Cards are about to move: nothing is said or ringed."""
        for item in (self._scene.bubble, self._scene.focus_ring, self._scene.picked_ring):
            item.hide()

    def pick(self, card: Card) -> bool:
        """The card was chosen: whether it was so before. Else it bears a mark until it or another one is chosen."""
        if card is self._picked:
            return True
        before, self._picked = self._picked, card
        if before is not self._lifted:
            self._lift(before, 0.0)
        self._lift(card, self._scene.layout.lift)
        self._say(words.once_more(), card)
        self.show_focus()
        return False

    def unpick(self) -> bool:
        """The card that was chosen is not to be played after all; False: none was."""
        before, self._picked = self._picked, None
        if before is None:
            return False
        if before is not self._lifted:
            self._lift(before, 0.0)
        self._scene.bubble.hide()
        self.show_focus()
        return True

    def put_down(self) -> None:
        """What is to be played goes from where it was dropped."""
        self._drag.put_down()

    def say_why_not(self, card: Card, refusal: Refusal) -> None:
        """The bubble over ``card``."""
        self._say(rule_words.refusal(refusal), card)

    def _say(self, text: str, card: Card) -> None:
        item = self._scene.cards.get(card)
        if item is not None:
            lifted = item.placed.pose.moved_up(self._scene.layout.lift)
            self._scene.say_at(text, lifted.bounds())

    def attend(self) -> None:
        """Looks anew which card the pointer or the focus is on."""
        observation = self._observation
        if self._clock.busy or observation is None or self._drag.card is not None:
            return
        button = self.buttons.looked_at()
        card = button.shown.card if button and button.shown else None
        if card is not self._lifted:
            if self._lifted is not self._picked:
                self._lift(self._lifted, 0.0)
            self._lift(card, self._scene.layout.lift)
            self._lifted = card
            self.buttons.lift(card)
            self._scene.bubble.hide()
        self.show_focus()
        self._resting = card if card is self._resting else None
        refusal = observation.why_not(card) if card and self._awake and card is not self._resting else None
        if card and refusal:
            self.say_why_not(card, refusal)

    def show_focus(self) -> None:
        """The line around the card with the focus, and around one that was picked."""
        picked = self._scene.cards.get(self._picked) if self._picked else None
        if picked is not None and not self._clock.busy:
            self._scene.picked_ring.around(picked.pose, picked.zValue() + 0.2)
        else:
            self._scene.picked_ring.hide()
        ring, button = self._scene.focus_ring, self.buttons.focused()
        item = self._scene.cards.get(button.shown.card) if button and button.shown else None
        seen = self.by_keys or bool(button and button.tabbed)
        if seen and item is not None and not self._clock.busy:
            ring.around(item.pose, item.zValue() + 0.3)
        else:
            ring.hide()

    def _hand_card(self, observation: Observation, card: Card) -> HandCard:
        pose = self._scene.cards[card].placed.pose
        refusal = observation.why_not(card)
        state = words.playable() if refusal is None else rule_words.refusal(refusal)
        turned = card is observation.deal.turned_in_view
        if turned:
            state = f"{state}, {words.turned()}"
        tip = words.turned_tip() if turned else ""
        return HandCard(card, pose, pose.moved_up(self._scene.layout.lift), words.card_name(card), state, tip)

    def _lift(self, card: Card | None, height: float) -> None:
        item = self._scene.cards.get(card) if card else None
        if card is None or item is None:
            return
        begin = item.height

        def apply(t: float) -> None:
            item.rise(begin + (height - begin) * t)
            self.show_focus()

        if self.hover:
            self._clock.aside(card, Tween(0, self.hover, apply, ease=ease_out))
        else:
            apply(1.0)

    def _on_pressed(self, button: CardButton) -> None:
        """A press that ends a motion is not a press on a card."""
        self._armed = not self._interrupted()

    def _on_clicked(self, button: CardButton) -> None:
        if self._armed and button.shown is not None:
            self._armed = False
            self._chosen(button.shown.card)

    def _on_dragged(self, button: CardButton, by: QPointF) -> None:
        if self._armed and self._awake and button.shown is not None:
            card = button.shown.card
            for ring in (self._scene.focus_ring, self._scene.picked_ring):
                ring.hide()
            self._drag.move(card, by)

    def _on_dropped(self, button: CardButton, by: QPointF) -> None:
        if self._drag.card is None or self._drag.hardly(by):
            self._drag.put_back()
            self._on_clicked(button)
        else:
            self._armed = False
            self._drag.drop(by, self.hover)
            self.attend()
