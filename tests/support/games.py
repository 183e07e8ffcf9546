"""Whole deals told a second time, in the words of records: whose turn it is, what may be done, what it scores.

Written from RULES.md and FORMATS.md alone, one class a game; :data:`GAMES` says which rule set each tells. Actions are
text, cards two letters.
"""

from __future__ import annotations

import copy
from typing import Any

from tests.support import oracle
from tests.support.oracle import KlaberjassTold, Told

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


GAMES: dict[str, type[Game]] = {
    "sueca-bandeira": Sueca,
    "sueca-riscos": Sueca,
    "italiana-nulos": Italiana,
    "italiana-fives": Italiana,
    "klaberjass": Klaberjass,
}


def winners(variant: str, options: Options, totals: list[int], deals: int) -> list[int]:
    """Who has won a match with these totals after that many deals that count."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if variant == "sueca-riscos":
        return []
    if variant == "italiana-nulos" and options["end"] == "hands":
        return best if deals >= options["limit"] and len(best) == 1 else []
    target = options["limit"] if variant == "italiana-nulos" else options["target"]
    if max(totals) < target:
        return []
    if variant == "sueca-bandeira":
        return [seat for seat, total in enumerate(totals) if total >= target]
    return best if len(best) == 1 or variant == "italiana-fives" else []
