"""Whole deals told a second time, in the words of records: whose turn it is, what may be done, what it scores.

Written from RULES.md and FORMATS.md alone, one class a game (tests/support/games.py says which rule set each tells).
Actions are text, cards two letters.
"""

from __future__ import annotations

import copy
from typing import Any

from tests.support import oracle
from tests.support.oracle import Told

Options = dict[str, Any]


class Game:
    """A deal from its first action to its score. ``turn``: None when it is over."""

    seats = 4

    def __init__(
        self,
        variant: str,
        options: Options,
        dealer: int,
        hands: list[list[str]],
        turned: str | None = None,
        stock: list[str] | None = None,
        stake: int = 1,
    ) -> None:
        self.variant, self.options, self.dealer, self.stake = variant, options, dealer, stake
        self.hands, self.turned, self.stock = [list(hand) for hand in hands], turned, list(stock or [])
        self.turn: int | None = None
        self.trump: str | None = None
        self.told: Told | None = None
        self.exposed: str | None = None
        self.known: dict[str, int] = {}
        """Cards in hands that everybody can place."""
        self.begin()

    def begin(self) -> None:
        raise NotImplementedError

    def legal(self) -> list[str]:
        """What the seat to act may do, sorted; empty when the deal is over."""
        raise NotImplementedError

    def act(self, seat: int, text: str) -> None:
        """Takes an action that :meth:`legal` or :meth:`offers` names."""
        raise NotImplementedError

    def score(self) -> list[int]:
        """Game points a seat, of a finished deal."""
        raise NotImplementedError

    def card_points(self) -> list[int] | None:
        raise NotImplementedError

    def offers(self, seat: int) -> list[str]:
        """What may be tried out of turn."""
        return []

    def contract(self) -> dict[str, Any]:
        """The keys of a report that tell of it."""
        return dict.fromkeys(("bidder", "bid", "called", "partner"))

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def counts(self) -> bool:
        """Whether the finished deal counts among the deals of a match."""
        return self.told is not None

    def next_dealer(self) -> int:
        return (self.dealer + 1) % self.seats

    def copy(self) -> Game:
        return copy.deepcopy(self)

    def unseen_stock(self) -> list[str]:
        """Cards left in the stock that nobody has seen."""
        return []

    def lead(self, told: Told) -> None:
        """The tricks begin."""
        self.told, self.turn = told, told.turn

    def play(self, seat: int, card: str) -> None:
        assert self.told is not None
        self.told.play(seat, card)
        self.known.pop(card, None)
        self.turn = self.told.turn if any(self.told.hands) else None

    def duty(self) -> list[str]:
        """The cards an honest player chooses from; empty outside the tricks."""
        return sorted(self.told.duty()) if self.told and not self.over else []


class Sueca(Game):
    def begin(self) -> None:
        assert self.turned is not None
        self.trump, self.known[self.turned] = self.turned[1], self.dealer
        self.accuser: int | None = None
        self.lead(Told(self.hands, self.trump, oracle.first_leader(self.variant, self.dealer)))

    @property
    def allowed(self) -> bool:
        return bool(self.options["renounce"] == "allowed")

    def legal(self) -> list[str]:
        assert self.told is not None
        if self.over:
            return []
        able = self.told.hands[self.told.turn] if self.allowed else self.told.duty()
        return sorted(f"play {c}" for c in able)

    def offers(self, seat: int) -> list[str]:
        if not self.allowed or self.over:
            return []
        return sorted(f"accuse {s}" for s in range(4) if (s - seat) % 2)

    def accepted(self, seat: int) -> list[str]:
        """The offers that are true."""
        assert self.told is not None
        return [text for text in self.offers(seat) if int(text[-1]) in self.told.offenders]

    def act(self, seat: int, text: str) -> None:
        word, rest = text.split(" ")
        if word == "accuse":
            assert text in self.accepted(seat)
            self.accuser, self.turn = seat, None
        else:
            assert text in self.legal()
            self.play(seat, rest)

    def score(self) -> list[int]:
        assert self.told is not None
        return [*oracle.game_points(self.variant, self.told, self.accuser, self.stake)] * 2

    def card_points(self) -> list[int]:
        assert self.told is not None
        return list(self.told.points())
