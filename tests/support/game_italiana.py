"""The two Suecas Italianas told a second time."""

from __future__ import annotations

from typing import Any

from tests.support import oracle
from tests.support.game import Game
from tests.support.oracle import Told


class Italiana(Game):
    seats = 5

    def begin(self) -> None:
        self.nulos = self.variant == "italiana-nulos"
        self.turn = (self.dealer + 1) % 5 if self.nulos else self.dealer
        self.bids: list[tuple[int, str]] = []
        self.out: set[int] = set()
        self.called: str | None = None
        self.partner: int | None = None
        self.speaking = True

    @property
    def bidder(self) -> int | None:
        return self.bids[-1][0] if self.bids else None

    @property
    def bid(self) -> str:
        return self.bids[-1][1]

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.told is not None:
            return [f"play {c}" for c in self.duty()]
        if self.speaking:
            return sorted(["pass", *(f"bid {n}" for n in self._higher())])
        assert self.turn is not None
        others = [c for c in oracle.PACK if c not in self.hands[self.turn]]
        return sorted(f"call {suit} {c}" for suit in "SHDC" for c in others)

    def _higher(self) -> list[str]:
        points = [int(bid) for _, bid in self.bids if bid != "nulls"]
        top = max(points, default=0)
        allowed = range(61, 121) if self.nulos else range(65, 121, 5)
        higher = [str(n) for n in allowed if n > top]
        nulls = self.nulos and (not self.bids or self.bid == "120")
        return [*higher, "nulls"] if nulls else higher

    def act(self, seat: int, text: str) -> None:
        assert seat == self.turn
        assert text in self.legal()
        words = text.split(" ")
        if words[0] == "play":
            self.play(seat, words[1])
            if self.bid == "nulls" and not self.made():
                self.turn = None
        elif words[0] == "call":
            self.trump, self.called = words[1], words[2]
            self.partner = next(s for s in range(5) if self.called in self.hands[s])
            self._lead()
        else:
            self._speak(seat, words)

    def _speak(self, seat: int, words: list[str]) -> None:
        if words[0] == "pass":
            self.out.add(seat)
        else:
            self.bids.append((seat, words[1]))
        waiting = [s % 5 for s in range(seat + 1, seat + 6) if s % 5 not in self.out and s % 5 != self.bidder]
        self.speaking = bool(waiting)
        self.turn = waiting[0] if waiting else self.bidder
        if not waiting and self.bids and self.bid == "nulls":
            self._lead()

    def _lead(self) -> None:
        assert self.bidder is not None
        self.lead(Told(self.hands, self.trump, self.bidder))

    def side(self) -> list[int]:
        return [s for s in range(5) if s in (self.bidder, self.partner)]

    def card_points(self) -> list[int] | None:
        if self.speaking or not self.bids:
            return None
        own = self.told.taken(*self.side()) if self.told else 0
        return [own, self.told.taken(*range(5)) - own if self.told else 0]

    def contract(self) -> dict[str, Any]:
        if self.speaking or not self.bids:
            return super().contract()
        bid: int | str = "nulls" if self.bid == "nulls" else int(self.bid)
        return {"bidder": self.bidder, "bid": bid, "called": self.called, "partner": self.partner}

    def made(self) -> bool:
        points = self.card_points()
        assert points is not None
        assert self.told is not None
        if self.bid == "nulls":
            return all(winner != self.bidder for _, _, winner in self.told.tricks)
        return points[0] >= int(self.bid)

    def score(self) -> list[int]:
        if self.told is None:
            return [0] * 5
        winners = self.side() if self.made() else [s for s in range(5) if s not in self.side()]
        worth = self._band() if self.nulos else 1
        if not self.nulos and all(winner in self.side() for _, _, winner in self.told.tricks):
            worth = 2
        return [worth if s in winners else 0 for s in range(5)]

    def _band(self) -> int:
        if self.bid in ("nulls", "120"):
            return 6
        return next(band for band, low in ((5, 101), (4, 91), (3, 81), (2, 71), (1, 61)) if int(self.bid) >= low)

    def next_dealer(self) -> int:
        stays = self.nulos and self.told is None
        return self.dealer if stays else super().next_dealer()
