"""The moments of a finished deal, to be stepped through with the cards open."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.app.review.analysis import states_of
from sueca_desktop.engine.table import PlayedDeal
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import PublicDeal


class Moment(Struct, frozen=True):
    """The deal after ``step`` actions. ``deal``: what everybody had seen; ``hands``: what each seat held; ``next``:
    what was done then, None at the end.
    """

    step: int
    deal: PublicDeal
    hands: tuple[CardSet, ...]
    next: Move | None

    @property
    def trick(self) -> Trick | None:
        """What lies on the table: the open trick, or the one just taken while nobody has led to the next."""
        if self.deal.trick is not None and self.deal.trick.cards:
            return self.deal.trick
        return self.deal.tricks[-1] if self.deal.tricks else None


def moments_of(rules: RuleSet, played: PlayedDeal) -> tuple[Moment, ...]:
    """Before each action of the deal, and at its end."""
    moves = (*played.state.public.moves, None)
    states = states_of(rules, played)
    return tuple(
        Moment(step, state.public, state.hands, move)
        for step, (state, move) in enumerate(zip(states, moves, strict=True))
    )
