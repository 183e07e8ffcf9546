"""A seat's turn as the kernel takes it: an Observation in numbers."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.rollouts import Rollouts
from sueca_desktop.ai.playing.tables import policy
from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.rules.whereabouts import out_of_play
from sueca_desktop.solver.position import Numbering, numbering

NULLS_WORTH = 60.0
"""Card points that having one's way in nulls counts for, where results are weighed against a policy's scores."""


class Turn(Struct, frozen=True):
    """``observation``: of a seat that is to play a card. ``rollouts`` have been told the deal so far."""

    observation: Observation
    contract: Contract | None
    numbers: Numbering
    rollouts: Rollouts

    @property
    def nulls(self) -> bool:
        return self.contract is not None and self.contract.nulls

    @property
    def unit(self) -> float:
        """Card points that one point of a result counts for."""
        return NULLS_WORTH if self.nulls else 1.0


def turn_of(observation: Observation) -> Turn:
    """The turn of the observation's seat."""
    deal = observation.deal
    contract = contract_of(deal)
    numbers = numbering(deal.spec.deck, deal.trump)
    rollouts = Rollouts(policy(policy_name(deal, contract)), root_of(deal, contract, numbers))
    plays = [(seat, numbers.of[c.index]) for seat, _, c in deal.plays()]
    pool = numbers.board(deal.spec.deck.cards - out_of_play(deal))
    rollouts.turn(first_leader(deal), plays, observation.seat, pool)
    return Turn(observation, contract, numbers, rollouts)


def policy_name(deal: PublicDeal, contract: Contract | None) -> str:
    """Which tables play this deal: those of its number of seats, or nulls'."""
    if contract is not None and contract.nulls:
        return "nulls"
    return {2: "klaberjass", 4: "sueca", 5: "italiana"}[deal.spec.seats]


def first_leader(deal: PublicDeal) -> int:
    """Who led the first trick."""
    first = deal.tricks[0] if deal.tricks else deal.trick
    assert first is not None, "a card is to be played"
    return first.leader


def root_of(deal: PublicDeal, contract: Contract | None, numbers: Numbering) -> Lie:
    """The game and the contract, without cards."""
    spec, root = deal.spec, Lie()
    nulls = contract is not None and contract.nulls
    points = (0,) * 64 if nulls else numbers.points
    root.rules(spec.seats, len(spec.deck.plain.order), points, spec.last_trick, spec.must_trump)
    trump = -1 if deal.trump is None else deal.trump.index
    if contract is not None and not spec.sides:
        called = -1 if contract.called is None else numbers.of[contract.called.index]
        sides = [int(seat != contract.bidder) for seat in range(spec.seats)]
        root.contract(trump, sides, contract.bidder, called, nulls)
    else:
        root.contract(trump, [spec.side_of(seat) for seat in range(spec.seats)], -1, -1, False)
    return root
