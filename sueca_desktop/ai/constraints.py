"""Where each hidden card may be: all that an Observation proves, and nothing that it does not.

Proven are: the turned card's owner, a sequence's cards and that its neighbours are not with them (the whole run is
announced), the exchange, that a bidder holds no card he called, and what each card played says of the cards that the
rules would have put before it: the led suit, and at Klaberjass trumps, or higher trumps. Nothing is proven by what is
a choice: bids, passes, no exchange, no sequence, no bella.

Where a renounce can be played, the seats are taken to be honest until the cards show otherwise: a failure to follow
counts unless its seat has since played such a card, or is known to hold one. Should the failures contradict each
other, they are forgotten one by one, the oldest first, until some lie of the cards is left.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from sueca_desktop.ai.assignments import Assignments
from sueca_desktop.rules.actions import Sequence
from sueca_desktop.rules.cards import Card, CardSet, card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.melds import SEQUENCE_ORDER
from sueca_desktop.rules.tricks import preferred
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.rules.whereabouts import known_holders, out_of_play
from sueca_desktop.solver.position import numbering


class Constraints(Struct, frozen=True, dict=True):
    """Places for the hidden cards: the seats, and last the stock where the game has one.

    ``sizes``: the hidden cards in each place, none in one's own. ``holders``: each hidden card and the places that may
    have it, a bit each.
    """

    seats: int
    sizes: tuple[int, ...]
    holders: tuple[tuple[Card, int], ...]

    @cached_property
    def hidden(self) -> CardSet:
        return CardSet.of(c for c, _ in self.holders)

    def may_hold(self, place: int) -> CardSet:
        """The hidden cards that may be in a place."""
        return CardSet.of(c for c, mask in self.holders if mask >> place & 1)

    def allow(self, hands: tuple[CardSet, ...]) -> bool:
        """Whether the hidden cards may lie so. ``hands``: a set a seat; one's own is not looked at; what is in none
        lies in the stock.
        """
        held = [hands[seat] & self.hidden if self.sizes[seat] else CardSet() for seat in range(self.seats)]
        stock = self.hidden
        for hand in held:
            stock -= hand
        places = [*held, stock][: len(self.sizes)]
        sizes = tuple(len(cards) for cards in places)
        return sizes == self.sizes and all(cards <= self.may_hold(i) for i, cards in enumerate(places))

    def assignments(self, of: tuple[int, ...], marked: int = -1) -> Assignments:
        """Every way the hidden cards may lie. ``of``: the number of each card by its index; ``marked``: see there."""
        cards = [of[c.index] for c, _ in self.holders]
        return Assignments(cards, [mask for _, mask in self.holders], self.sizes, self.seats, marked)


def constraints(observation: Observation) -> Constraints:
    """What the observation proves of the hidden cards; at least one lie of them satisfies it."""
    known = _known(observation)
    failures = _failures(observation.deal, known)
    while True:
        found = _with(known, failures)
        if not failures or found.assignments(numbering(observation.deal.spec.deck, None).of).count:
            return found
        failures = failures[1:]


class _Failure(Struct, frozen=True):
    """``seat`` played another card than one of ``cards``, which the rules would have put before it."""

    seat: int
    cards: CardSet


def _known(observation: Observation) -> Constraints:
    """What is certain whatever the players' honesty."""
    deal, me = observation.deal, observation.seat
    hidden = deal.spec.deck.cards - deal.played - observation.hand - out_of_play(deal)
    sizes = [0 if seat == me else size for seat, size in enumerate(deal.hand_sizes)]
    if deal.spec.has_stock:
        sizes.append(len(hidden) - sum(sizes))
    masks = dict.fromkeys(hidden, (1 << len(sizes)) - 1 & ~(1 << me))
    for seat, c in _not_held(deal):
        if c in masks:
            masks[c] &= ~(1 << seat)
    masks.update({c: 1 << seat for c, seat in known_holders(deal).items() if c in masks})
    return Constraints(deal.spec.seats, tuple(sizes), tuple(masks.items()))


def _not_held(deal: PublicDeal) -> list[tuple[int, Card]]:
    """(seat, card it does not hold): the bidder the called one, the announcer of a run those beside it."""
    contract = contract_of(deal)
    found = [(contract.bidder, contract.called)] if contract is not None and contract.called is not None else []
    for move in deal.moves:
        if isinstance(move.action, Sequence):
            found += [(move.seat, c) for c in _beside(move.action.cards)]
    return found


def _beside(run: tuple[Card, ...]) -> list[Card]:
    """The cards that would have made a run longer."""
    first, last = (SEQUENCE_ORDER.index(c.rank.value) for c in (run[0], run[-1]))
    ranks = SEQUENCE_ORDER[max(0, first - 1) : first] + SEQUENCE_ORDER[last + 1 : last + 2]
    return [card(rank + run[0].suit.value) for rank in ranks]


def _failures(deal: PublicDeal, known: Constraints) -> tuple[_Failure, ...]:
    """Every play of another seat that says something of the hidden cards, the oldest first, those left out that later
    play or an open card disproves.
    """
    found: list[_Failure] = []
    shown = [CardSet.of(c for c, mask in known.holders if mask == 1 << seat) for seat in range(known.seats)]
    for seat, trick, c in reversed(deal.plays()):
        cards = known.hidden | shown[seat]
        before = preferred(deal.spec.follow, deal.spec.deck, deal.trump, trick, cards, c)
        if before and not before & shown[seat] and known.sizes[seat]:
            found.append(_Failure(seat, before))
        shown[seat] = shown[seat].add(c)
    return tuple(reversed(found))


def _with(known: Constraints, failures: tuple[_Failure, ...]) -> Constraints:
    """What is known, and that no seat holds what it failed to play."""
    void = [0] * known.seats
    for failure in failures:
        void[failure.seat] |= failure.cards.mask
    masks = ((c, mask & ~_bits(void, c)) for c, mask in known.holders)
    return Constraints(known.seats, known.sizes, tuple(masks))


def _bits(void: list[int], c: Card) -> int:
    """The seats that do not hold ``c``, a bit each."""
    return sum(1 << seat for seat, mask in enumerate(void) if mask >> c.index & 1)
