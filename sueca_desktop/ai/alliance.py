"""Who plays with whom, as far as one seat knows or suspects (Sueca Italiana: the partner is secret until seen)."""

from __future__ import annotations

from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.renounce import failures
from sueca_desktop.rules.view import Observation, PublicDeal

MANY_POINTS = 10
"""A gift of an ace or a seven."""
SUSPICION = 1.0
"""So much evidence makes a seat the suspected partner."""


def friends_of(observation: Observation) -> frozenset[int]:
    """The seats taken for one's own side, one's own included.

    With fixed sides, those. A soloist at nulls is alone against all. The partner knows the bidder; the others take for
    friends all but the bidder and the seat seen or suspected to be his partner; the bidder trusts the seat seen or
    suspected.
    """
    deal, me = observation.deal, observation.seat
    contract = contract_of(deal)
    if deal.spec.sides or contract is None:
        return frozenset(seat for seat in range(deal.spec.seats) if deal.spec.same_side(me, seat))
    side = frozenset({contract.bidder, partner_known_to(observation, contract)} - {None})
    everybody = frozenset(range(deal.spec.seats))
    return frozenset(s for s in side if s is not None) if me in side else everybody - side


def partner_known_to(observation: Observation, contract: Contract) -> int | None:
    """The bidder's partner as seen, as held in one's own hand, or as suspected; None where there is no telling."""
    if contract.called is None:
        return None
    if contract.partner is not None:
        return contract.partner
    if contract.called in observation.hand:
        return observation.seat
    return suspected(observation.deal, contract, observation.seat)


def suspected(deal: PublicDeal, contract: Contract, me: int) -> int | None:
    """The seat that must hold the called card, or that has favoured the bidder enough; None where there is none."""
    candidates = holders_of_called(deal, contract, me)
    if len(candidates) == 1:
        return candidates[0]
    evidence = {seat: favour(deal, contract, seat) for seat in candidates}
    ranked = sorted(candidates, key=lambda seat: evidence[seat], reverse=True)
    if not ranked or evidence[ranked[0]] < SUSPICION or evidence[ranked[0]] == evidence[ranked[1]]:
        return None
    return ranked[0]


def holders_of_called(deal: PublicDeal, contract: Contract, me: int) -> tuple[int, ...]:
    """The seats that may hold the called card, by the suits they failed to follow; not the bidder, not ``me``, who
    would know.
    """
    called = contract.called
    seats = [seat for seat in range(deal.spec.seats) if seat not in (contract.bidder, me)]
    tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
    void = {seat for seat, index, _ in failures(deal) if called and tricks[index].led is called.suit}
    return tuple(seat for seat in seats if seat not in void)


def favour(deal: PublicDeal, contract: Contract, seat: int) -> float:
    """How much ``seat`` has favoured the bidder: points given to tricks he was winning, less points taken from him and
    given to others.
    """
    total = 0.0
    for player, trick, card in deal.plays():
        if player != seat or not trick.cards:
            continue
        points = deal.spec.deck.points(card, deal.trump)
        bidder_wins = deal.winner_of(trick) == contract.bidder
        takes = deal.winner_of(trick.with_card(card)) == seat
        if takes:
            total -= 1.0 if bidder_wins and deal.points_of(trick) >= MANY_POINTS else 0.0
        elif points:
            gift = 1.0 if points >= MANY_POINTS else 0.3
            total += gift if bidder_wins else -gift / 2
    return total
