"""What a seat can count from its Observation alone: cards unseen, voids, who may hold what, the trick so far.

In option renounce ``allowed`` a failure to follow is taken for a void until the seat plays that suit after all.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from sueca_desktop.ai.alliance import friends_of
from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.renounce import failures
from sueca_desktop.rules.tricks import Trick, beats, winning_index
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.rules.whereabouts import known_holders, out_of_play


class Knowledge(Struct, frozen=True, dict=True):
    """An observation of the trick phase, with what follows from it."""

    observation: Observation

    @property
    def deal(self) -> PublicDeal:
        return self.observation.deal

    @property
    def seat(self) -> int:
        return self.observation.seat

    @property
    def hand(self) -> CardSet:
        return self.observation.hand

    @property
    def deck(self) -> Deck:
        return self.deal.spec.deck

    @property
    def trump(self) -> Suit | None:
        return self.deal.trump

    @cached_property
    def dutiful(self) -> tuple[Card, ...]:
        """The cards an honest player chooses from, weakest first within a suit."""
        return tuple(sorted(self.observation.dutiful, key=self.strength))

    @cached_property
    def trick(self) -> Trick:
        """The open trick.

        Raises:
            ValueError: the deal is not in the trick phase.
        """
        if self.deal.trick is None:
            raise ValueError("no trick is being played")
        return self.deal.trick

    def strength(self, c: Card) -> int:
        """1 for the weakest of its suit upward."""
        return self.deck.strength(c, self.trump)

    def points(self, c: Card) -> int:
        return self.deck.points(c, self.trump)

    @property
    def second_rank(self) -> Rank:
        """The rank below the ace, rich in points, that the ace takes: the seven, or Klaberjass' ten."""
        return self.deck.plain.order[1]

    def is_trump(self, c: Card) -> bool:
        return c.suit is self.trump

    def beats(self, c: Card, best: Card) -> bool:
        """Whether ``c``, played later, takes the trick from ``best``."""
        return beats(self.deck, self.trump, c, best)

    def friend(self, seat: int) -> bool:
        """Whether ``seat`` is this seat or is taken to play with it."""
        return seat in self.friends

    @cached_property
    def friends(self) -> frozenset[int]:
        """The seats taken for one's own side, one's own included."""
        return friends_of(self.observation)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats, in the order of play from this one."""
        seats = self.deal.spec.seats
        return tuple((self.seat + i) % seats for i in range(1, seats))

    @cached_property
    def partners(self) -> tuple[int, ...]:
        return tuple(s for s in self.others if self.friend(s))

    @cached_property
    def opponents(self) -> tuple[int, ...]:
        return tuple(s for s in self.others if not self.friend(s))

    # -- cards not seen ------------------------------------------------------------------------------------------

    @cached_property
    def unseen(self) -> CardSet:
        """The cards in the other hands, and in the stock if there is one."""
        return self.deck.cards - self.deal.played - self.hand - out_of_play(self.deal)

    @cached_property
    def asleep(self) -> int:
        """How many of the unseen cards lie in the stock."""
        return len(self.unseen) - sum(self.deal.hand_sizes[s] for s in self.others)

    @cached_property
    def own_trumps(self) -> CardSet:
        return self.hand.of_suit(self.trump) if self.trump else CardSet()

    @cached_property
    def trumps_out(self) -> CardSet:
        """The unseen trumps."""
        return self.unseen.of_suit(self.trump) if self.trump else CardSet()

    @cached_property
    def voids(self) -> tuple[frozenset[Suit], ...]:
        """For each seat, the suits it failed to follow and has not played since."""
        found: list[set[Suit]] = [set() for _ in range(self.deal.spec.seats)]
        for seat, index, later in failures(self.deal):
            led = self._trick(index).led
            if led is not None and not later:
                found[seat] |= {led} | self._no_trumps(seat, index)
        return tuple(frozenset(suits) for suits in found)

    def _no_trumps(self, seat: int, index: int) -> set[Suit]:
        """The trump suit, where ``seat`` did not follow in that trick, had to trump if able, and did not."""
        card = dict(self._trick(index).plays(self.deal.spec.seats))[seat]
        return {self.trump} if self.trump and self.deal.spec.must_trump and not self.is_trump(card) else set()

    def _trick(self, index: int) -> Trick:
        return self.deal.tricks[index] if index < len(self.deal.tricks) else self.trick

    @cached_property
    def holders(self) -> dict[Card, tuple[int, ...]]:
        """For each unseen card the seats that may hold it: one where everyone knows who, else the seats not void: none
        where only the stock is left for it.

        Where a renounce left nobody, and there is no stock, anyone may.
        """
        by_suit, known = {suit: self._not_void(suit) for suit in Suit}, self._known
        return {c: (known[c],) if c in known else by_suit[c.suit] for c in self.unseen}

    def _not_void(self, suit: Suit) -> tuple[int, ...]:
        left = tuple(s for s in self.others if self.deal.hand_sizes[s])
        able = tuple(s for s in left if suit not in self.voids[s])
        return able if able or self.asleep else left or self.others

    @cached_property
    def shares(self) -> dict[Card, dict[int, float]]:
        """For each unseen card how likely each seat that may hold it does, by the cards in their hands."""
        return {c: self._shares_of(c, seats) for c, seats in self.holders.items()}

    def _shares_of(self, c: Card, seats: tuple[int, ...]) -> dict[int, float]:
        sizes = self.deal.hand_sizes
        together = sum(sizes[s] for s in seats) + (0 if c in self._known else self.asleep)
        return {s: sizes[s] / together for s in seats}

    @cached_property
    def _known(self) -> dict[Card, int]:
        """The cards whose holder everyone knows."""
        return known_holders(self.deal)

    @cached_property
    def _may_hold(self) -> dict[int, CardSet]:
        return {s: CardSet.of(c for c, seats in self.holders.items() if s in seats) for s in self.others}

    def may_hold(self, seat: int) -> CardSet:
        """The unseen cards that another seat may hold."""
        return self._may_hold[seat]

    def opponents_may_hold(self, cards: CardSet) -> bool:
        """Whether an opponent may hold one of these unseen cards."""
        return any(self.may_hold(s) & cards for s in self.opponents)

    @cached_property
    def _sure_suits(self) -> dict[int, frozenset[Suit]]:
        return {s: frozenset(suit for suit in Suit if self._must_have(s, suit)) for s in self.others}

    def _must_have(self, seat: int, suit: Suit) -> bool:
        alone = any(self._must_hold(seat, c) for c in self.unseen.of_suit(suit))
        may = self.may_hold(seat)
        return alone or len(may) - len(may.of_suit(suit)) < self.deal.hand_sizes[seat]

    def _must_hold(self, seat: int, c: Card) -> bool:
        """Whether an unseen card can lie nowhere else, neither with another seat nor in the stock."""
        return self.holders[c] == (seat,) and (not self.asleep or c in self._known)

    def sure_to_hold(self, seat: int, suit: Suit) -> bool:
        """Whether another seat must have a card of ``suit``: nobody else can have one of them, or nothing else
        fills its hand.
        """
        return suit in self._sure_suits[seat]

    def higher_unseen(self, c: Card) -> CardSet:
        """The unseen cards of its suit that rank above ``c``."""
        mine = self.strength(c)
        return CardSet.of(d for d in self.unseen.of_suit(c.suit) if self.strength(d) > mine)

    def is_master(self, c: Card) -> bool:
        """Whether no unseen card of its suit ranks above ``c``."""
        return not self.higher_unseen(c)

    # -- the trick and the tally ---------------------------------------------------------------------------------

    @cached_property
    def best(self) -> Card | None:
        """The card winning the open trick; None before the lead."""
        cards = self.trick.cards
        return cards[winning_index(self.deck, self.trump, cards)] if cards else None

    @cached_property
    def winner(self) -> int | None:
        """The seat winning the open trick; None before the lead."""
        return self.deal.winner_of(self.trick) if self.trick.cards else None

    @property
    def friend_winning(self) -> bool:
        return self.winner is not None and self.friend(self.winner)

    @cached_property
    def to_come(self) -> tuple[int, ...]:
        """The seats that play to this trick after this one."""
        return self.others[: self.deal.spec.seats - 1 - len(self.trick.cards)]

    @property
    def last(self) -> bool:
        """Whether this seat closes the trick."""
        return not self.to_come

    @cached_property
    def table_points(self) -> int:
        """Card points lying in the open trick."""
        return self.deal.points_of(self.trick)

    @cached_property
    def taken(self) -> tuple[int, int]:
        """Card points taken so far by this seat's side and by the others."""
        points = self.deal.taken_points()
        ours = sum(p for s, p in enumerate(points) if self.friend(s))
        return ours, sum(points) - ours

    def can_beat(self, seat: int, best: Card, led: Suit) -> bool:
        """Whether ``seat``, yet to play to a trick where ``led`` was led, may hold a card that beats ``best`` and
        may be free to play it.
        """
        may_be_void = not self.sure_to_hold(seat, led)
        return any(self.beats(c, best) and (c.suit is led or may_be_void) for c in self.may_hold(seat))

    def sure(self, best: Card, led: Suit) -> bool:
        """Whether no opponent yet to play can beat ``best`` in a trick where ``led`` was led."""
        return not any(self.can_beat(s, best, led) for s in self.to_come if not self.friend(s))

    @property
    def winner_sure(self) -> bool:
        """Whether the card now winning cannot be beaten by an opponent yet to play."""
        best, led = self.best, self.trick.led
        return best is not None and led is not None and self.sure(best, led)
