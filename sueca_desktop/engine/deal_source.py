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

from msgspec import Struct

from sueca_desktop.engine.dealing import DealStyle, Layout, Pack, cut
from sueca_desktop.engine.shuffle import Draws, shuffled
from sueca_desktop.engine.variant import RuleSet


class Drawn(Struct, frozen=True):
    """What a seed gives. ``pack``: shuffled, not yet cut, its top card first. ``cut_at``: 1 to len(pack) - 1.

    A player who cuts or chooses for himself puts his own ``cut_at`` or ``style`` in place of the drawn one.
    """

    pack: Pack
    cut_at: int
    style: DealStyle
    dealer: int


def draw(rules: RuleSet, seed: bytes, dealer: int | None) -> Drawn:
    """All that ``seed`` (32 bytes) decides; ``dealer``: who deals, None to draw the seat by lot.

    Raises:
        ValueError: the seed has another length.
    """
    draws = Draws(seed)
    pack = shuffled(tuple(rules.spec.deck.cards), draws)
    cut_at = 1 + draws.below(len(pack) - 1)
    style = DealStyle.TOP if rules.chooses_style and draws.below(2) else DealStyle.BOTTOM
    return Drawn(pack, cut_at, style, draws.below(rules.spec.seats) if dealer is None else dealer)


def deal_drawn(rules: RuleSet, drawn: Drawn) -> Layout:
    """The deal, once the pack is cut.

    Raises:
        ValueError: the cut leaves an empty packet.
    """
    return rules.dealing(rules.spec, cut(drawn.pack, drawn.cut_at), drawn.dealer, drawn.style)


def deal_from_seed(rules: RuleSet, seed: bytes, dealer: int | None) -> Layout:
    """The deal that ``seed`` gives where nobody cuts or chooses for himself; arguments as for :func:`draw`.

    Raises:
        ValueError: the seed has another length.
    """
    return deal_drawn(rules, draw(rules, seed, dealer))
