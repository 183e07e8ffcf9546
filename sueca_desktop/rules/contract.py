"""The contract of a deal, computed from the log: who bid what, the called card, the partner once seen
(documents 000, 003, 004; RULES.md).
"""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.actions import Bid, BidNulls, Call, Move, Name, Play, Take
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal


class Contract(Struct, frozen=True):
    """``bidder``: the highest bidder, or the maker of trump. ``bid``: the points bid, None for nulls or a maker.
    ``called``: the called card; ``partner``: who was seen to play it.
    """

    bidder: int
    bid: int | None = None
    nulls: bool = False
    called: Card | None = None
    partner: int | None = None

    @property
    def side(self) -> tuple[int, ...]:
        """The bidder and, once seen, the partner."""
        return (self.bidder,) if self.partner is None else (self.bidder, self.partner)


def contract_of(deal: PublicDeal) -> Contract | None:
    """The contract as everybody knows it; None where nobody has won an auction or made trump (yet)."""
    if deal.phase in (PhaseName.AUCTION, PhaseName.TRUMP_MAKING):
        return None
    contract: Contract | None = None
    for move in deal.moves:
        contract = _after(contract, move)
    return contract


def _after(contract: Contract | None, move: Move) -> Contract | None:
    match move.action:
        case Play(card):  # first, for there are far more of them
            if contract is None or card is not contract.called:
                return contract
            return Contract(contract.bidder, contract.bid, called=card, partner=move.seat)
        case Bid(points):
            return Contract(move.seat, points)
        case BidNulls():
            return Contract(move.seat, nulls=True)
        case Take() | Name():
            return Contract(move.seat)
        case Call(_, called) if contract is not None:
            return Contract(contract.bidder, contract.bid, called=called)
        case _:
            return contract
