"""What a phase and an extra of a deal are. A rule set is a tuple of phases, played one after the other, and of
extras beside them.
"""

from __future__ import annotations

from typing import Protocol

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.refusals import Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal


class Phase(Protocol):
    """A part of a deal in which one seat at a time must act.

    Whose turn it is and what is legal are functions of the public deal and the seat's own cards, so neither can
    betray a hidden card.
    """

    @property
    def name(self) -> PhaseName: ...

    def enter(self, deal: PublicDeal) -> PublicDeal:
        """The public deal as this phase begins."""
        ...

    def to_act(self, deal: PublicDeal) -> int | None:
        """The seat to act; None when the phase has ended."""
        ...

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        """Every action of the seat to act, which holds ``hand``; never empty."""
        ...

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        """Why the seat to act, which holds ``hand``, cannot take an action that is not legal."""
        ...

    def apply(self, state: DealState, move: Move) -> Step:
        """The state after a legal move of the seat to act, its events, and nothing of the phase's end or the deal's."""
        ...


class Extra(Protocol):
    """An action that stands beside the phases, open to seats out of turn (the renounce)."""

    def takes(self, action: Action) -> bool:
        """Whether this is the extra's kind of action."""
        ...

    def offers(self, deal: PublicDeal, seat: int) -> tuple[Action, ...]:
        """What ``seat`` may try now, by public knowledge alone."""
        ...

    def apply(self, state: DealState, move: Move) -> Step:
        """The state after the move.

        Raises:
            Refused: the move is not allowed, or not true.
        """
        ...
