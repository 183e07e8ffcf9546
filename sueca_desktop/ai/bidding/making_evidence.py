"""What taking, naming and passing say of a hand at Klaberjass (document 004).

A player is taken to make trump where his six cards are worth our threshold or more, give or take. Of nine cards it is
not known which were the first six: the worth of six cards drawn from them is taken to be normal, with the mean and
spread that each suit's cards have where each is kept two times in three.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from sueca_desktop.ai.bidding.auction_evidence import Judge, log_mixed, normal
from sueca_desktop.ai.bidding.making import run_gain, side_gain, trump_gain, turned_gain, weights_of
from sueca_desktop.rules.actions import Move, Name, Pass, Take
from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.trumpmaking import trump_making
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.solver.position import numbering

GAIN_SPREAD = 15.0
"""How far from ours a player's threshold lies, in points (standard deviation; a modelling choice)."""
SUIT = (1 << 13) - 1
"""The bits of a suit in a card set."""


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
    numbers = numbering(deal.spec.deck, deal.trump)
    speeches = [_Speech(deal, move, naming) for move, naming in spoken]

    def judge(board: int) -> float:
        mask = numbers.cards_on(board).mask
        suits = tuple(mask >> 13 * i & SUIT for i in range(4))
        return sum(log_mixed(speech.chance(suits)) for speech in speeches)

    return judge


def _making(deal: PublicDeal, index: int) -> bool:
    """Whether the move at ``index`` belongs to the making of trump."""
    return trump_making(deal.spec.seats, deal.dealer, deal.moves[:index]).to_act is not None


class _Speech:
    """One pass, taking or naming; judges hands given as the ranks held, as bits, of each suit."""

    def __init__(self, deal: PublicDeal, move: Move, naming: bool) -> None:
        assert deal.turned is not None, "a card is turned in this game"
        turned = deal.turned
        self._elder, self._naming = move.seat != deal.dealer, naming
        self._bonus = 0.0 if naming else turned_gain(deal.spec.deck, turned)
        self._size = deal.spec.hand_size
        self._suits = [suit.index for suit in Suit if (suit is turned.suit) != naming]
        named = move.action.suit if isinstance(move.action, Name) else turned.suit
        self._made = None if isinstance(move.action, Pass) else self._suits.index(named.index)

    def chance(self, suits: tuple[int, ...]) -> float:
        """How likely a player is to speak so."""
        keep = self._size / sum(ranks.bit_count() for ranks in suits)
        side = [_moments(ranks, False, self._elder, self._naming, keep, 0.0) for ranks in suits]
        more = [_moments(suits[i], True, self._elder, self._naming, keep, self._bonus) for i in self._suits]
        weights = weights_of(self._elder, self._naming)
        rest = weights.constant - weights.threshold + sum(mean for mean, _ in side)
        spread = GAIN_SPREAD**2 + sum(variance for _, variance in side)
        means = [rest + own[0] - side[i][0] for i, own in zip(self._suits, more, strict=True)]
        spreads = [spread + own[1] - side[i][1] for i, own in zip(self._suits, more, strict=True)]
        chances = [normal(mean / sqrt(variance)) for mean, variance in zip(means, spreads, strict=True)]
        if self._made is None:
            return 1.0 - max(chances)
        each = [exp(mean / GAIN_SPREAD) for mean in means]
        return chances[self._made] * each[self._made] / sum(each)


@lru_cache(maxsize=1 << 13)
def _moments(ranks: int, trump: bool, elder: bool, naming: bool, keep: float, bonus: float) -> tuple[float, float]:
    """Mean and variance of what the cards of a suit add, each kept with the chance ``keep``; ``bonus``: for the
    seven.
    """
    weights, cards = weights_of(elder, naming), list(CardSet(ranks))
    mean = square = 0.0
    for chosen in range(1 << len(cards)):
        kept = CardSet.of(c for i, c in enumerate(cards) if chosen >> i & 1)
        chance = keep ** len(kept) * (1.0 - keep) ** (len(cards) - len(kept))
        value = (trump_gain if trump else side_gain)(kept, weights) + run_gain(kept, weights)
        value += bonus if any(c is seven_of(c.suit) for c in kept) else 0.0
        mean, square = mean + chance * value, square + chance * value * value
    return mean, square - mean * mean
