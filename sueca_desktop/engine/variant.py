"""A rule set as a value: what it consists of, and how its options make one of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from sueca_desktop.engine.dealing import Dealing, Layout, check_hands
from sueca_desktop.engine.phase import Extra, Phase
from sueca_desktop.engine.state import DealState
from sueca_desktop.rules.cards import Suit
from sueca_desktop.rules.match import MatchRule, Standing
from sueca_desktop.rules.options import Options, OptionSpec, resolve
from sueca_desktop.rules.scoring import DealScore
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.view import PublicDeal


def no_trump(layout: Layout) -> Suit | None:
    """Nothing makes trump in dealing."""
    return None


class RuleSet(Struct, frozen=True):
    """A rule set with its options chosen.

    ``check``: raises LayoutError for hands that are no deal of this game. ``score``: (a finished public deal,
    stake) → its result.
    ``first_trump``: the trump that dealing makes, if any.
    ``next_dealer``: (dealer, result) → who deals next. ``cutter``: dealer → who cuts before the deal.
    ``cuts_by_hand``: whether a person who is the cutter says where. ``chooses_style``: whether the dealer chooses top
    or bottom.
    """

    spec: Spec
    phases: tuple[Phase, ...]
    dealing: Dealing
    score: Callable[[PublicDeal, int], DealScore]
    card_points: Callable[[DealState], tuple[int, int] | None]
    match: MatchRule
    extras: tuple[Extra, ...] = ()
    check: Callable[[Spec, Layout], None] = check_hands
    first_trump: Callable[[Layout], Suit | None] = no_trump
    next_dealer: Callable[[int, DealScore], int] = lambda dealer, score: dealer
    cutter: Callable[[int], int] = lambda dealer: dealer
    cuts_by_hand: bool = False
    chooses_style: bool = False

    def start(self) -> Standing:
        """The standing before the first deal."""
        return Standing((0,) * self.spec.seats)


class Variant(Struct, frozen=True):
    """A rule set of RULES.md: its id, its options and how they become a :class:`RuleSet`."""

    id: str
    seats: int
    options: tuple[OptionSpec, ...]
    build: Callable[[Options], RuleSet]

    def rules(self, given: Mapping[str, object] | None = None) -> RuleSet:
        """The rule set with ``given`` options, defaults for the rest.

        Raises:
            OptionError: an option or value it does not have.
        """
        return self.build(resolve(self.options, given or {}))
