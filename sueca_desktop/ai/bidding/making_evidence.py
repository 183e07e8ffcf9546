"""What taking, naming and passing say of a hand at Klaberjass (document 004).

A player is taken to make trump where his six cards are worth our threshold or more, give or take. Of nine cards it is
not known which were the first six: the worth of six cards drawn from them is taken to be normal, with the mean and
spread that each suit's cards have where each is kept two times in three.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from msgspec import Struct

from sueca_desktop.ai.bidding.auction_evidence import Judge, log_mixed, normal
from sueca_desktop.ai.bidding.making import run_gain, side_gain, trump_gain, turned_gain, weights_of
from sueca_desktop.rules.actions import Move, Name, Pass, Take
from sueca_desktop.rules.cards import CardSet, Rank, Suit
from sueca_desktop.rules.melds import SHORTEST
from sueca_desktop.rules.trumpmaking import trump_making
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.solver.position import numbering

GAIN_SPREAD = 15.0
"""How far from ours a player's threshold lies, in points (standard deviation; a modelling choice)."""
SUIT = (1 << 13) - 1
"""The bits of a suit in a card set."""
SEVEN = 1 << Rank.SEVEN.index


def judge_of(deal: PublicDeal, seat: int) -> Judge | None:
    """How to judge the cards that a seat held when trump was made, or holds now before; None where it has not
    spoken.
    """
    spoken = [
        (move, trump_making(deal.spec.seats, deal.dealer, deal.moves[:i]).naming)
        for i, move in enumerate(deal.moves)
        if move.seat == seat and isinstance(move.action, Pass | Take | Name) and _making(deal, i)
    ]
    if not spoken:
        return None
    speeches = [_Speech(deal, move, naming) for move, naming in spoken]
    return lambda board: sum(log_mixed(speech.chance(board)) for speech in speeches)


def _making(deal: PublicDeal, index: int) -> bool:
    """Whether the move at ``index`` belongs to the making of trump."""
    return trump_making(deal.spec.seats, deal.dealer, deal.moves[:index]).to_act is not None


class _Speech:
    """One pass, taking or naming."""

    def __init__(self, deal: PublicDeal, move: Move, naming: bool) -> None:
        assert deal.turned is not None, "a card is turned in this game"
        turned = deal.turned
        self._elder, self._naming = move.seat != deal.dealer, naming
        self._bonus = 0.0 if naming else turned_gain(deal.spec.deck, turned)
        self._size = deal.spec.hand_size
        self._suits = [suit.index for suit in Suit if (suit is turned.suit) != naming]
        named = move.action.suit if isinstance(move.action, Name) else turned.suit
        self._made = None if isinstance(move.action, Pass) else self._suits.index(named.index)
        weights = weights_of(self._elder, naming)
        self._start = weights.constant - weights.threshold
        self._numbers = numbering(deal.spec.deck, deal.trump)
        self._known: dict[int, _Lane] = {}

    def chance(self, board: int) -> float:
        """How likely a player with these cards is to speak so."""
        lanes = [self._lane(board & 0xFFFF << 16 * i, board) for i in range(4)]
        mean = self._start + sum(lane.side_mean for lane in lanes)
        variance = GAIN_SPREAD**2 + sum(lane.side_variance for lane in lanes)
        means = [mean + lanes[i].more_mean for i in self._suits]
        if self._made is None:
            best = max(range(len(means)), key=means.__getitem__)
            return 1.0 - normal(means[best] / sqrt(variance + lanes[self._suits[best]].more_variance))
        each = [exp(mean / GAIN_SPREAD) for mean in means]
        spread = sqrt(variance + lanes[self._suits[self._made]].more_variance)
        return normal(means[self._made] / spread) * each[self._made] / sum(each)

    def _lane(self, cards: int, board: int) -> _Lane:
        """What the cards of a suit add; found once for each."""
        known = self._known.get(cards)
        if known is None:
            keep = self._size / board.bit_count()
            ranks = self._numbers.cards_on(cards).mask
            while ranks > SUIT:
                ranks >>= 13
            side = _moments(ranks, False, self._elder, self._naming, keep, 0.0)
            trump = _moments(ranks, True, self._elder, self._naming, keep, self._bonus)
            known = self._known[cards] = _Lane(*side, trump[0] - side[0], trump[1] - side[1])
        return known


class _Lane(Struct, frozen=True):
    """What the cards of a suit bring who makes trump: as a side suit, and as trumps over that."""

    side_mean: float
    side_variance: float
    more_mean: float
    more_variance: float


@lru_cache(maxsize=1 << 11)
def _moments(ranks: int, trump: bool, elder: bool, naming: bool, keep: float, bonus: float) -> tuple[float, float]:
    """Mean and variance of what the cards of a suit add, each kept with the chance ``keep``; ``bonus``: for the
    seven.
    """
    mean = square = 0.0
    held = ranks.bit_count()
    kept = ranks
    while True:
        count = kept.bit_count()
        chance = keep**count * (1.0 - keep) ** (held - count)
        value = _value(kept, trump, elder, naming) + (bonus if kept & SEVEN else 0.0)
        mean, square = mean + chance * value, square + chance * value * value
        if not kept:
            return mean, square - mean * mean
        kept = (kept - 1) & ranks


@lru_cache(maxsize=1 << 11)
def _value(ranks: int, trump: bool, elder: bool, naming: bool) -> float:
    """What the cards of a suit add."""
    weights, cards = weights_of(elder, naming), CardSet(ranks)
    value = trump_gain(cards, weights) if trump else side_gain(cards, weights)
    return value + (run_gain(cards, weights) if len(cards) >= SHORTEST else 0.0)
