"""Klaberjass told a second time."""

from __future__ import annotations

from typing import Any

from tests.support.game import Game
from tests.support.oracle import KlaberjassTold


class Klaberjass(Game):
    seats = 2

    def begin(self) -> None:
        self.elder = 1 - self.dealer
        self.turn = self.elder
        self.passes = 0
        self.maker: int | None = None
        self.sequences: list[tuple[int, list[str]]] = []
        self.exchanged: int | None = None
        self.bellas = [0, 0]
        self.own: list[list[str]] = [[], []]
        """Cards played, a seat."""

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.told is not None:
            saying = [f"play {c} bella" for c in self.duty() if self._royal(c)]
            return sorted([*(f"play {c}" for c in self.duty()), *saying])
        assert self.turned is not None
        if self.maker is not None:
            return sorted(["pass", *self._announceable()])
        suits = [s for s in "SHDC" if s != self.turned[1]]
        return sorted(["pass", *(["take"] if self.passes < 2 else [f"name {s}" for s in suits])])

    def _royal(self, c: str) -> bool:
        assert self.turn is not None
        royals = {f"K{self.trump}", f"Q{self.trump}"}
        return c in royals and royals - {c} <= set(self.own[self.turn])

    def _announceable(self) -> list[str]:
        assert self.turn is not None
        assert self.turned is not None
        if any(s == self.turn for s, _ in self.sequences):
            return []
        hand, found = self.hands[self.turn], []
        for suit in "SHDC":
            row = "".join(rank if rank + suit in hand else " " for rank in "AKQJT987")
            found += ["sequence " + " ".join(r + suit for r in run) for run in row.split() if len(run) >= 3]
        anywhere = self.options["exchange"] == "any-trump" or self.turned[1] == self.trump
        return [*found, "exchange"] if anywhere and f"7{self.trump}" in hand else found

    def act(self, seat: int, text: str) -> None:
        assert seat == self.turn
        assert text in self.legal()
        word, *rest = text.split(" ")
        if word == "play":
            self.own[seat].append(rest[0])
            self.bellas[seat] += 20 * (len(rest) == 2)
            self.play(seat, rest[0])
        elif self.maker is not None:
            self._announce(seat, word, rest)
        else:
            self._make(seat, word, rest)

    def _make(self, seat: int, word: str, rest: list[str]) -> None:
        assert self.turned is not None
        if word == "pass":
            self.passes += 1
            self.turn = 1 - seat if self.passes < 4 else None
            return
        self.maker, self.trump = seat, rest[0] if rest else self.turned[1]
        self.hands[self.elder] += self.stock[:3]
        self.hands[self.dealer] += self.stock[3:6]
        self.exposed = self.stock[18]
        self.turn = self.elder

    def _announce(self, seat: int, word: str, rest: list[str]) -> None:
        assert self.turned is not None
        if word == "exchange":
            self.exchanged = seat
            self.hands[seat].remove(f"7{self.trump}")
            self.hands[seat].append(self.turned)
            self.known[self.turned] = seat
        elif word == "sequence":
            self.sequences.append((seat, rest))
            self.known |= dict.fromkeys(rest, seat)
        elif seat == self.elder:
            self.turn = self.dealer
        else:
            self.lead(KlaberjassTold(self.hands, self.trump, self.elder))

    def unseen_stock(self) -> list[str]:
        return self.stock if self.maker is None else self.stock[6:18]

    def best_sequence(self) -> tuple[int, list[str]] | None:
        def rank(item: tuple[int, list[str]]) -> tuple[int, ...]:
            seat, run = item
            return len(run), 8 - "AKQJT987".index(run[0][0]), int(run[0][1] == self.trump), int(seat == self.elder)

        return max(self.sequences, key=rank, default=None)

    def totals(self) -> list[int]:
        assert self.told is not None
        own = [self.told.taken(s) + self.bellas[s] for s in (0, 1)]
        own[self.told.tricks[-1][2]] += 10
        best = self.best_sequence()
        if best:
            own[best[0]] += 20 if len(best[1]) == 3 else 50
        return own

    def score(self) -> list[int]:
        if self.told is None or self.maker is None:
            return [0, 0]
        own, opponent = self.totals(), 1 - self.maker
        if own[self.maker] > own[opponent]:
            return own
        gained = own[opponent] if own[0] == own[1] else sum(own)
        return [gained if s == opponent else 0 for s in (0, 1)]

    def card_points(self) -> list[int]:
        return [self.told.taken(s) if self.told else 0 for s in (0, 1)]

    def contract(self) -> dict[str, Any]:
        return super().contract() | {"bidder": self.maker}
