"""From a seed to a deal, the same on every machine: what the dealer would draw, in a fixed order.

The draws (:class:`sueca_desktop.engine.shuffle.Draws`) of one seed, in this order, none left out and none added:

1. the shuffle: ``below(n)``, ``below(n - 1)``, …, ``below(2)`` for a pack of *n* cards, taken in the order of
   ``Deck.cards`` (spades, hearts, diamonds, clubs; A K Q J T 9 … 2 within a suit) and swapped as
   :func:`sueca_desktop.engine.shuffle.shuffled` says; the first card of the result is the top of the pack;
2. the cut: ``1 + below(n - 1)`` cards go from the top to the bottom;
3. only where the dealer chooses (`sueca-riscos`): ``below(2)``, 0 for bottom and 1 for top;
4. only for the first deal of a match, whose dealer is drawn by lot: ``below(seats)``, the dealer's seat.

The lot is the last draw, so that one seed is one order of the pack wherever in a match it is dealt.
(RULES.md, "Start" of each game: who deals first is drawn by lot; after that the rule set says who deals.)
"""

from __future__ import annotations

from sueca_desktop.engine.dealing import DealStyle, Layout, cut
from sueca_desktop.engine.shuffle import Draws, shuffled
from sueca_desktop.engine.variant import RuleSet


def deal_from_seed(rules: RuleSet, seed: bytes, dealer: int | None) -> Layout:
    """The deal that ``seed`` (32 bytes) gives; ``dealer``: who deals, None to draw the seat by lot.

    Raises:
        ValueError: the seed has another length.
    """
    draws = Draws(seed)
    pack = shuffled(tuple(rules.spec.deck.cards), draws)
    pack = cut(pack, 1 + draws.below(len(pack) - 1))
    style = DealStyle.TOP if rules.chooses_style and draws.below(2) else DealStyle.BOTTOM
    return rules.dealing(rules.spec, pack, draws.below(rules.spec.seats) if dealer is None else dealer, style)
