"""What can still be played, as one seat sees it: the tricks to come, over every lie of the hidden cards at once.

A lie is never looked at singly. What is known is who may hold which card and how many cards each place holds, and
every card played is known as exactly afterwards: that a card was played rules out the cards which the rules put before
it. A card can be played where some lie is left that allows it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.constraints import constraints
from sueca_desktop.rules.cards import CARDS, Card, CardSet, Suit, card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import Trick, beats, preferred, winning_index
from sueca_desktop.rules.view import Observation


class Frame(Struct, frozen=True):
    """What does not change while cards are played. ``seat``: whose knowledge it is. ``bidder``, ``bid`` and ``called``:
    as in the contract; ``nulls``: whether the bidder must take no trick. ``ranked``: each suit's cards, the strongest
    first. ``worth``: card points by card index; ``total``: all points of the deal, those for the last trick included.
    """

    spec: Spec
    trump: Suit | None
    seat: int
    bidder: int | None
    bid: int | None
    called: Card | None
    nulls: bool
    ranked: tuple[tuple[Card, ...], ...]
    worth: tuple[int, ...]
    total: int

    def beats(self, c: Card, best: Card) -> bool:
        return beats(self.spec.deck, self.trump, c, best)


class Outlook(Struct, frozen=True):
    """A moment of the tricks. ``own``: the seat's cards; ``sizes`` and ``may``: how many cards each place holds, and
    which it may hold (seats, then the stock; one's own has none). ``trick``: the open one; ``leader``: who leads or has
    led it. ``partner``: the bidder's, once the called card is played or where it is one's own. ``points`` and
    ``tricks``: taken so far, a seat.
    """

    frame: Frame
    own: CardSet
    sizes: tuple[int, ...]
    may: tuple[CardSet, ...]
    leader: int
    trick: tuple[Card, ...]
    partner: int | None
    points: tuple[int, ...]
    tricks: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Who plays next."""
        return (self.leader + len(self.trick)) % self.frame.spec.seats

    @property
    def over(self) -> bool:
        return not self.own and not self.trick and not any(self.sizes[: self.frame.spec.seats])

    @property
    def hidden(self) -> CardSet:
        cards = CardSet()
        for may in self.may:
            cards |= may
        return cards

    @property
    def winner(self) -> int:
        """The seat winning the open trick."""
        return (self.leader + winning_index(self.frame.spec.deck, self.frame.trump, self.trick)) % self.frame.spec.seats

    @property
    def best(self) -> Card:
        """The card winning the open trick."""
        return self.trick[winning_index(self.frame.spec.deck, self.frame.trump, self.trick)]

    @property
    def possible(self) -> bool:
        """Whether some lie is left (Hall's condition: no places must take more cards than they have room for)."""
        reach, room = [0], [0]
        for size, may in zip(self.sizes, self.may, strict=True):
            if size:
                reach += [mask | may.mask for mask in reach]
                room += [taken + size for taken in room]
        whole = reach[-1]
        if whole.bit_count() != room[-1]:
            return False
        return all(
            (whole & ~outside).bit_count() <= taken for taken, outside in zip(room, reversed(reach), strict=True)
        )

    # ---- sides

    def friend(self, seat: int) -> bool | None:
        """Whether a seat plays on this one's side; None where it does in some lies only."""
        frame = self.frame
        if frame.spec.sides or frame.bidder is None:
            return frame.spec.same_side(frame.seat, seat)
        if frame.seat == seat:
            return True
        mine, other = self._with_bidder(frame.seat), self._with_bidder(seat)
        return None if mine is None or other is None else mine == other

    def _with_bidder(self, seat: int) -> bool | None:
        """Whether a seat is on the bidder's side; None where one cannot say. (One always can of oneself.)"""
        frame = self.frame
        if seat in (frame.bidder, self.partner):
            return True
        called = frame.called
        if called is None or self.partner is not None or seat == frame.seat or called not in self.may[seat]:
            return False
        elsewhere = tuple(may.remove(called) if place == seat else may for place, may in enumerate(self.may))
        here = tuple(may if place == seat else may.remove(called) for place, may in enumerate(self.may))
        if not replace(self, may=here).possible:
            return False
        return None if replace(self, may=elsewhere).possible else True

    def partners(self) -> tuple[int | None, ...]:
        """The seats that may be the bidder's partner; None among them where nobody is."""
        if self.frame.called is None or self.partner is not None:
            return (self.partner,)
        seats = range(self.frame.spec.seats)
        return tuple(seat for seat in seats if seat != self.frame.bidder and self._with_bidder(seat) is not False)

    # ---- playing on

    def plays(self, *, restrained: bool = False) -> Iterator[Outlook]:
        """The outlook after each card that the seat to act may play in some lie; once where nothing tells cards apart.

        ``restrained``: a friend leaves the trick to this seat, where he can, while it is winning it.
        """
        if self.seat == self.frame.seat:
            following = self._follow(self.own)
            yield from (self._played(c, self) for c in self._distinct(following))
            return
        for c in self._distinct(self.may[self.seat]):
            held = self._holding(c, restrained=restrained)
            if held is not None:
                yield self._played(c, held)

    def _holding(self, c: Card, *, restrained: bool) -> Outlook | None:
        """What is known once the seat to act has played ``c``; None where it cannot."""
        frame, may = self.frame, self.may[self.seat]
        trick = Trick(self.leader, self.trick)
        before = preferred(frame.spec.follow, frame.spec.deck, frame.trump, trick, may, c)
        if (
            restrained
            and self.trick
            and self.winner == frame.seat
            and self.friend(self.seat)
            and frame.beats(c, self.best)
        ):
            alike = self._follow((may - before).add(c))
            before |= CardSet.of(d for d in alike if not frame.beats(d, self.best))
        held = self._without(self.seat, before)
        sizes = tuple(size - (place == self.seat) for place, size in enumerate(self.sizes))
        after = replace(held, sizes=sizes, may=tuple(cards.remove(c) for cards in held.may))
        return after if after.possible else None

    def _without(self, seat: int, cards: CardSet) -> Outlook:
        """What is known if ``seat`` holds none of ``cards``."""
        return replace(self, may=tuple(may - cards if place == seat else may for place, may in enumerate(self.may)))

    def _follow(self, hand: CardSet) -> CardSet:
        frame = self.frame
        return frame.spec.follow(frame.spec.deck, frame.trump, Trick(self.leader, self.trick), hand)

    def _played(self, c: Card, held: Outlook) -> Outlook:
        """The card laid on the trick, and the trick taken if it is full. ``held``: what is known of the others."""
        frame, seats = self.frame, self.frame.spec.seats
        trick, own = (*self.trick, c), self.own.remove(c)
        partner = self.seat if c is frame.called else self.partner
        if len(trick) < seats:
            return Outlook(frame, own, held.sizes, held.may, self.leader, trick, partner, self.points, self.tricks)
        winner = replace(self, trick=trick).winner
        last = frame.spec.last_trick if not own and not any(held.sizes[:seats]) else 0
        worth = sum(frame.worth[laid.index] for laid in trick) + last
        points = tuple(p + worth * (seat == winner) for seat, p in enumerate(self.points))
        tricks = tuple(n + (seat == winner) for seat, n in enumerate(self.tricks))
        return Outlook(frame, own, held.sizes, held.may, winner, (), partner, points, tricks)

    def _distinct(self, cards: CardSet) -> Iterator[Card]:
        """``cards``, which the seat to act may hold; of those next to each other, of equal points, that no other seat
        may hold, the weakest alone.
        """
        worth, called = self.frame.worth, self.frame.called
        elsewhere = self._elsewhere()
        left = self.hidden | self.own | CardSet.of([self.best] if self.trick else [])
        for suit in cards.suits:
            previous: tuple[object, ...] = ()
            for c in reversed(self.frame.ranked[suit.index]):
                if c not in left:
                    continue
                kind = (worth[c.index], c is called)
                shared = c in elsewhere
                if c in cards and (shared or kind != previous):
                    yield c
                previous = kind if c in cards and not shared else ()

    def _elsewhere(self) -> CardSet:
        """The cards that a seat other than the one to act may hold."""
        found = CardSet() if self.seat == self.frame.seat else self.own
        for place, may in enumerate(self.may):
            found |= may if place != self.seat and place < self.frame.spec.seats else CardSet()
        return found


def outlook(observation: Observation) -> Outlook:
    """The outlook of a seat in the trick phase.

    Raises:
        ValueError: no trick is being played.
    """
    deal = observation.deal
    if deal.trick is None:
        raise ValueError("no trick is being played")
    contract, found = contract_of(deal), constraints(observation)
    called = None if contract is None else contract.called
    deck, trump = deal.spec.deck, deal.trump
    frame = Frame(
        spec=deal.spec,
        trump=deal.trump,
        seat=observation.seat,
        bidder=None if contract is None else contract.bidder,
        bid=None if contract is None else contract.bid,
        called=called,
        nulls=contract is not None and contract.nulls,
        ranked=tuple(_ranked(deck, suit, trump) for suit in Suit),
        worth=tuple(deck.points(c, trump) if c in deck.cards else 0 for c in CARDS),
        total=deck.total(trump) + deal.spec.last_trick,
    )
    partner = None if contract is None else contract.partner
    winners = [deal.winner_of(trick) for trick in deal.tricks]
    return Outlook(
        frame=frame,
        own=observation.hand,
        sizes=found.sizes,
        may=tuple(found.may_hold(place) for place in range(len(found.sizes))),
        leader=deal.trick.leader,
        trick=deal.trick.cards,
        partner=observation.seat if called in observation.hand else partner,
        points=deal.taken_points(),
        tricks=tuple(winners.count(seat) for seat in range(deal.spec.seats)),
    )


def _ranked(deck: Deck, suit: Suit, trump: Suit | None) -> tuple[Card, ...]:
    return tuple(card(rank.value + suit.value) for rank in deck.ranking(suit, trump).order)
