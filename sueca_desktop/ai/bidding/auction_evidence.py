"""What bids, passes and the call of an auction say of a hand (Sueca Italiana, documents 000 and 003).

A player is taken to have a limit, spread normally around the worth of his hand: he bids up to it and passes above it
(measured worth; the spread of four points is a modelling choice). Nulls are taken to be bid on little danger, the
trump named to be the one worth most, and the card called to be the one we should call. As nobody plays quite so, a
small chance of anything is mixed in.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from math import erf, exp, log, sqrt

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.bidding.calling import called_card
from sueca_desktop.ai.bidding.nulls import suit_danger
from sueca_desktop.ai.bidding.worth import BASE, side_worth, trump_worth
from sueca_desktop.ai.hearing import Hearing
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Call, Pass, Play
from sueca_desktop.rules.auction import AuctionRules, AuctionStatus, auction_status, may_bid_nulls
from sueca_desktop.rules.cards import CardSet, Suit, card
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.solver.position import numbering

LIMIT_SPREAD = 4.0
"""How far from the worth of his hand a player's limit lies, in points (standard deviation)."""
NULLS_DANGER, NULLS_SPREAD = 8.5, 2.0
"""The danger up to which nulls are bid, and how sharply."""
OTHERWISE = 0.03
"""How often a player speaks against all this."""
CALLS_SO = 0.9
"""How often a player calls the card that we should call."""
WORTHS, DANGERS = 400, 200
"""Twice the worth of a hand, and its danger, are less."""
OTHER_CALLS = 10
"""The cards he may call instead, in the mean."""

Judge = Callable[[int], float]
"""The hand of the auction, as a board → the logarithm of how likely its holder is to speak as he did."""


class Said(Struct, frozen=True):
    """``reached``: the highest points the seat bid; ``refused``: the points it would have had to bid when it passed.
    ``nulls``: whether it bid nulls; False where it passed when it could have; None where it did neither.
    ``call``: trump and card, if it called.
    """

    reached: int | None = None
    refused: int | None = None
    nulls: bool | None = None
    call: Call | None = None


def said_by(deal: PublicDeal, seat: int) -> Said:
    """What the seat said in the auction so far, and in calling."""
    rules, said = deal.spec.auction, Said()
    for i, move in enumerate(deal.moves):
        if rules is None or isinstance(move.action, Play):
            break
        if move.seat == seat:
            said = _after(said, move.action, rules, auction_status(rules, deal.spec.seats, deal.dealer, deal.moves[:i]))
    return said


def _after(said: Said, action: Action, rules: AuctionRules, status: AuctionStatus) -> Said:
    match action:
        case Bid(points):
            return replace(said, reached=points)
        case BidNulls():
            return replace(said, nulls=True)
        case Pass():
            could = said.nulls is None and may_bid_nulls(rules, status)
            refused = next(iter(rules.amounts(status.points)), None)
            return replace(said, refused=refused, nulls=False if could else said.nulls)
        case Call():
            return replace(said, call=action)
        case _:
            return said


def hearing(deck: Deck) -> Hearing:
    """What weighs hands by what was said in an auction, nothing having been said so far.

    Raises:
        ValueError: the pack ranks trumps unlike other suits.
    """
    if deck.plain != deck.trump:
        raise ValueError("auctions are judged by a pack that ranks all suits alike")
    lanes = _lanes(deck)
    return Hearing(lanes.side, lanes.more, lanes.danger, lanes.lift, round(2 * BASE), OTHERWISE, WORTHS, DANGERS)


def limits_of(said: Said) -> array[float]:
    """By twice the worth of a hand, the logarithm of the chance of the bids and the pass."""
    return _limits(said.reached, said.refused)


@lru_cache(maxsize=256)
def _limits(reached: int | None, refused: int | None) -> array[float]:
    """That the limit lies from ``reached`` to below ``refused``."""
    return array("d", (_limit_chance(worth / 2, reached, refused) for worth in range(WORTHS)))


def _limit_chance(worth: float, reached: int | None, refused: int | None) -> float:
    if reached is None and refused is None:
        return 0.0
    bids = 1.0 if reached is None else normal((worth - reached) / LIMIT_SPREAD)
    above = 0.0 if refused is None else normal((worth - refused) / LIMIT_SPREAD)
    return log_mixed(bids - above)


@lru_cache(maxsize=3)
def nulls_of(bid: bool | None) -> array[float]:
    """By the danger of a hand, the logarithm of the chance of nulls being bid, or not; 0.0 for None."""
    chances = (normal((NULLS_DANGER - danger) / NULLS_SPREAD) for danger in range(DANGERS))
    return array("d", (0.0 if bid is None else log_mixed(c if bid else 1.0 - c) for c in chances))


# ---- the worth of boards, a suit at a time


class _Lanes(Struct, frozen=True):
    """For the cards of a suit as ten bits what :class:`Hearing` adds up."""

    side: array[int]
    more: array[int]
    danger: array[int]
    lift: array[float]


@lru_cache(maxsize=2)
def _lanes(deck: Deck) -> _Lanes:
    suit = Suit.SPADES
    cards = [card(rank.value + suit.value) for rank in reversed(deck.plain.order)]
    sets = [CardSet.of(c for i, c in enumerate(cards) if lane >> i & 1) for lane in range(1 << len(cards))]
    side = array("i", (round(2 * side_worth(held, suit)) for held in sets))
    more = array("i", (round(2 * trump_worth(held)) - worth for held, worth in zip(sets, side, strict=True)))
    danger = array("i", (suit_danger(deck, held) for held in sets))
    return _Lanes(side, more, danger, array("d", (exp(worth / 2 / LIMIT_SPREAD) for worth in more)))


# ---- the call


def call_judge(deal: PublicDeal, said: Said) -> Judge | None:
    """By the card we should call from the hand; None where the call says nothing: without one, or of the top trump,
    which anyone calls who does not hold it. (Anyone who holds neither calls the ace or the seven.)
    """
    call = said.call
    if call is None or (call.card.suit is call.suit and call.card.rank is deal.spec.deck.trump.order[0]):
        return None
    numbers, suit = numbering(deal.spec.deck, deal.trump), call.suit
    first = CardSet.of(card(rank.value + suit.value) for rank in deal.spec.deck.trump.order[:2])
    needed = numbers.board(first.remove(call.card))
    ours, other = log(CALLS_SO), log((1.0 - CALLS_SO) / OTHER_CALLS)

    def judge(board: int) -> float:
        same = board & needed == needed and called_card(numbers.cards_on(board), suit) is call.card
        return ours if same else other

    return judge


def normal(x: float) -> float:
    """The standard normal distribution function."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


def log_mixed(chance: float) -> float:
    """The logarithm of a chance, 0 to 1, after a small chance of anything is mixed in."""
    return log((1.0 - OTHERWISE) * max(0.0, chance) + OTHERWISE * 0.5)
