"""How good the cards of a deal were, for the seat that looks back at it (VALUATION.md).

What a deal is worth before a card is played, in the game's own points, is held against all the deals there are:
``(worth - mean) / spread``, so that it is 0 for an ordinary deal, 1 for one that only a sixth of all deals surpass, and
the mean over many deals of a fair pack tends to 0 in every game.

* Fixed partners: what the double-dummy solver would make of the deal, by the measured formula over all four hands
  (VALUATION.md, 4: it explains 88 % of the solver's answer, so that no solver is needed).
* Partners found by calling: what the hand is worth as the bidder's (:mod:`sueca_desktop.ai.bidding.worth`), since who
  plays with whom hangs on the auction.
* Two players: what the maker of the best trump would gain with the six cards dealt, own hand against the other.

The means and spreads were measured over the deals 0 to 99,999 of each kind, dealt from a seat after the other.
"""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.ai.bidding.making import DEALER_NAMES, ELDER_NAMES, maker_gain
from sueca_desktop.ai.bidding.worth import best_trump, worth
from sueca_desktop.engine.dealing import Layout
from sueca_desktop.rules.cards import CardSet, Rank, Suit
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import PublicDeal


class Scale(Struct, frozen=True):
    """Mean and standard deviation of a worth over all deals."""

    mean: float
    spread: float

    def place(self, value: float) -> float:
        return (value - self.mean) / self.spread


LEADING = Scale(-0.7, 24.96)
"""Of the side that leads, in card points above 60."""
BIDDING = Scale(72.99, 10.84)
"""Of a hand as the bidder's, in card points."""
ELDER = Scale(5.24, 41.54)
"""Of elder's hand against the dealer's, in points of the maker."""

TRUMP, VOID, SINGLETON = 2.8, 10.9, 3.7
TRUMP_HONOURS = {Rank.ACE: 11.2, Rank.SEVEN: 6.6, Rank.KING: 2.9, Rank.JACK: 0.8, Rank.QUEEN: 0.7}
SIDE_ACE, ACE_AND_SEVEN, GUARDED_SEVEN, BARE_SEVEN, SIDE_KING = 10.8, 2.2, 5.2, -1.5, 0.9
LEAD = 2.9
"""What leading the first trick is worth, in card points."""


def luck(layout: Layout, deal: PublicDeal, seat: int) -> float | None:
    """How good the deal was for ``seat``, in standard deviations; None where there is no measure for the game."""
    spec = deal.spec
    if spec.auction is not None:
        hand = CardSet.of(layout.hands[seat])
        return BIDDING.place(worth(hand, best_trump(hand)))
    if spec.has_stock:
        own = ELDER.place(elder_edge(spec, layout))
        return own if seat != layout.dealer else -own
    leader = _first_leader(deal)
    if leader is None or layout.turned is None:
        return None
    own = LEADING.place(leading_worth(spec, layout, leader))
    return own if spec.same_side(seat, leader) else -own


def _first_leader(deal: PublicDeal) -> int | None:
    first: Trick | None = deal.tricks[0] if deal.tricks else deal.trick
    return first.leader if first else None


def leading_worth(spec: Spec, layout: Layout, leader: int) -> float:
    """Card points above 60 that the leader's side should take of a deal between fixed partners."""
    assert layout.turned is not None, "the turned card makes trump"
    trump = layout.turned.suit
    signs = (1 if spec.same_side(seat, leader) else -1 for seat in range(spec.seats))
    hands = (CardSet.of(hand) for hand in layout.hands)
    return LEAD + sum(sign * _hand(hand, trump) for sign, hand in zip(signs, hands, strict=True))


def _hand(hand: CardSet, trump: Suit) -> float:
    trumps = hand.of_suit(trump)
    own = TRUMP * len(trumps) + sum(TRUMP_HONOURS.get(c.rank, 0.0) for c in trumps)
    return own + sum(_side_suit(hand.of_suit(suit)) for suit in Suit if suit is not trump)


def _side_suit(cards: CardSet) -> float:
    ranks = {c.rank for c in cards}
    ace, seven, king = (rank in ranks for rank in (Rank.ACE, Rank.SEVEN, Rank.KING))
    value = SIDE_ACE * ace + ACE_AND_SEVEN * (ace and seven) + SIDE_KING * king
    if seven and not ace:
        value += GUARDED_SEVEN if len(cards) > 1 else BARE_SEVEN
    return value + (VOID if not cards else SINGLETON if len(cards) == 1 else 0.0)


def elder_edge(spec: Spec, layout: Layout) -> float:
    """Points that elder would gain as the maker of his best trump, above those of the dealer as his."""
    elder = (layout.dealer + 1) % spec.seats
    weights = {elder: ELDER_NAMES, layout.dealer: DEALER_NAMES}
    best = {
        seat: max(maker_gain(CardSet.of(layout.hands[seat]), suit, weights[seat]) for suit in Suit) for seat in weights
    }
    return best[elder] - best[layout.dealer]
