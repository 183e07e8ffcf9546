"""What a computer player is: from an Observation alone to an action and the reason for it (PRODUCT.md, P3)."""

from __future__ import annotations

import random
from enum import Enum
from typing import Protocol

from msgspec import Struct

from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.view import Observation


class ChoiceReason(Enum):
    """Why a player chose as it did; the window puts the code into words."""

    FORCED = "forced"
    """No other card can be played."""
    EQUALS = "equals"
    """All cards that can be played are worth the same."""
    PLAIN = "plain"
    """No particular thought."""

    LEAD_ACE = "lead-ace"
    """An ace that should not be ruffed."""
    LEAD_MASTER = "lead-master"
    """The highest card left of its suit."""
    DRAW_TRUMPS = "draw-trumps"
    """The highest trump, to take the opponents' trumps."""
    LEAD_FOR_RUFF = "lead-for-ruff"
    """A suit that partner has run out of, so that he can ruff."""
    LEAD_LOW = "lead-low"
    """A card that gives little away."""

    FEED_PARTNER = "feed-partner"
    """Points to a trick that is, or should be, partner's."""
    TAKE = "take"
    """A card that should win the trick."""
    TAKE_CHEAPLY = "take-cheaply"
    """Nobody plays after it: the card that wins at the least cost."""
    RUFF = "ruff"
    """A trump for the points on the table."""
    GUARD_SEVEN = "guard-seven"
    """Keeps the seven until the ace has gone."""
    SPARE_SEVEN = "spare-seven"
    """The ace lies on the table: another card than the seven falls to it."""
    GUARD_CHEAPLY = "guard-cheaply"
    """The same, with the fewest points of the cards that do so."""
    SAVE_TRUMP = "save-trump"
    """Not worth a trump."""
    PLAY_LOW = "play-low"
    """The trick is, or should be, lost: few points to it."""
    MAKE_VOID = "make-void"
    """The last card of its suit, so as to ruff later."""
    COUNTED = "counted"
    """The points counted: this trick brings the side over 60, over 90, or out of reach of it."""

    LEAD_SURE = "lead-sure"
    """Leads what no opponent can beat."""
    FEED_SURE = "feed-sure"
    """Points to a trick that partner is sure to win."""
    FEED_LIKELY = "feed-likely"
    """Points to a trick of one who seems to be a partner."""
    TAKE_SURE = "take-sure"
    """Wins the trick for certain."""
    SECURE = "secure"
    """Makes sure of a trick that partner is winning."""
    SHOW_CALLED = "show-called"
    """The called card: from now on everybody knows the partner."""
    KEEP_SECRET = "keep-secret"
    """Keeps the called card, and so the secret who the partner is."""
    FAVOURED = "favoured"
    """The deals played out speak for it."""
    ALIKE = "alike"
    """The deals played out tell the cards apart too little."""
    PROVEN_RENOUNCE = "proven-renounce"
    """The cards played prove an opponent's renounce."""

    BID_WORTH = "bid-worth"
    """The hand makes this bid more often than not."""
    BID_NULLS = "bid-nulls"
    PASS_WEAK = "pass-weak"
    PASS_MAKING = "pass-making"
    """Passes in making trump."""
    CALL_STRENGTH = "call-strength"
    """The best trump, and the strongest card missing beside it."""
    CALL_TRIED = "call-tried"
    """The deals played out speak for another call than the hand alone."""
    MAKE_STRONG = "make-strong"
    """As maker this hand gains on average."""
    EXCHANGE_GAINS = "exchange-gains"
    SEQUENCE_SCORES = "sequence-scores"
    NOTHING_TO_SAY = "nothing-to-say"

    LEAD_SAFE = "lead-safe"
    """Nulls: a card that others should go over."""
    STAY_UNDER = "stay-under"
    """Nulls: the highest card that leaves the trick to another."""
    THROW_DANGER = "throw-danger"
    """Nulls: the card most likely to take a trick later."""
    PRESS_SOLOIST = "press-soloist"
    """Nulls: a low card, for the soloist to go over."""
    THROW_HIGH = "throw-high"
    """Nulls: a high card, to keep the low ones."""
    FAVOURED_TO_WIN = "favoured-to-win"
    """More of the deals played out are won with it, though it may bring fewer points."""
    FAVOURED_AT_NULLS = "favoured-at-nulls"
    """Nulls: the deals played out speak for it."""


class Expectation(Struct, frozen=True):
    """What one legal action is worth to the chooser's side, as far as the worlds looked at tell.

    ``points``: mean card points the side ends the deal with, in card points of the deal. ``wins``: how often it wins
    the deal, or makes its contract: 0 to 1.
    """

    action: Action
    points: float
    wins: float


class Choice(Struct, frozen=True):
    """An action of ``Observation.legal`` and why it was taken.

    ``expectations``: one an action that was weighed, empty where the player judged without worlds. ``worlds``: how many
    lies of the hidden cards were looked at.
    """

    action: Action
    reason: ChoiceReason
    expectations: tuple[Expectation, ...] = ()
    worlds: int = 0


class Budget(Struct, frozen=True):
    """How long a player may weigh a choice. ``worlds``: so many lies of the hidden cards, whatever the time they take,
    and the same answer each time; else ``time_ms`` milliseconds.
    """

    time_ms: int = 1000
    worlds: int | None = None


ONE_SECOND = Budget()


class StopFlag(Protocol):
    """Set from outside when the answer is no longer wanted; ``threading.Event`` is one."""

    def is_set(self) -> bool: ...


class Player(Protocol):
    """A way of playing, without memory: all it knows is in the observation."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        """One of ``observation.legal``, the same for the same observation and state of ``rng``.

        Raises:
            ValueError: it is not this seat's turn to play a card.
        """
        ...
