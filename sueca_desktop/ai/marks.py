"""How many card points win a deal, from what one seat knows."""

from __future__ import annotations

from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.counting import counts
from sueca_desktop.rules.view import Observation


def winning_mark(observation: Observation) -> float:
    """Card points (the last trick's bonus included) from which on the seat's side wins the deal or makes or beats
    the contract; in nulls 1, for having one's way.
    """
    deal, seat = observation.deal, observation.seat
    contract, total = contract_of(deal), deal.spec.deck.total(deal.trump) + deal.spec.last_trick
    if contract is not None and contract.nulls:
        return 1
    if contract is not None and contract.bid is not None:
        friendly = seat in (contract.bidder, contract.partner) or contract.called in observation.hand
        return contract.bid if friendly else total + 1 - contract.bid
    if contract is not None:
        said = [count.sequence + count.bella for count in counts(deal)]
        half = (total + said[1 - seat] - said[seat]) / 2
        return half + 0.5 if seat == contract.bidder else half
    return total / 2 + 0.5
