"""What the two Suecas Italianas have in common (RULES.md; documents 000 and 003): five players, the contract, sides."""

from __future__ import annotations

from sueca_desktop.engine.phase import Phase
from sueca_desktop.engine.phases.auction import AuctionPhase
from sueca_desktop.engine.phases.contract import ContractPhase
from sueca_desktop.engine.phases.tricks import TrickPhase
from sueca_desktop.engine.state import DealState, partner_of
from sueca_desktop.rules.auction import AuctionRules
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.scoring import DealScore, ScoreRule, by_bid
from sueca_desktop.rules.view import PublicDeal

SEATS = 5
HAND_SIZE = 8


def phases(auction: AuctionRules) -> tuple[Phase, ...]:
    return (AuctionPhase(auction), ContractPhase(), TrickPhase(first_leader=bidder, ends_early=nulls_lost))


def bidder(deal: PublicDeal) -> int | None:
    """The bidder leads; nobody where all passed."""
    contract = contract_of(deal)
    return contract.bidder if contract else None


def nulls_lost(deal: PublicDeal) -> bool:
    """A nulls deal ends at once when the bidder takes a trick [decided]."""
    contract = contract_of(deal)
    return contract is not None and contract.nulls and deal.winner_of(deal.tricks[-1]) == contract.bidder


def side_card_points(deal: PublicDeal, side: tuple[int, ...]) -> tuple[int, int]:
    """Card points taken by the seats of ``side`` and by the others."""
    taken = deal.taken_points()
    own = sum(taken[seat] for seat in side)
    return own, sum(taken) - own


def open_card_points(state: DealState) -> tuple[int, int] | None:
    """Card points of the bidder's side, the partner's included whether or not seen, and of the others."""
    contract, partner = contract_of(state.public), partner_of(state)
    if contract is None:
        return None
    return side_card_points(state.public, contract.side if partner is None else (contract.bidder, partner))


def passed_out(deal: PublicDeal) -> DealScore:
    """All five passed: nobody scores."""
    return DealScore(ScoreRule.PASSED_OUT, (0,) * deal.spec.seats, (), None)


def result_of_bid(deal: PublicDeal, side: tuple[int, ...], bid: int) -> DealScore:
    """The bidder's ``side`` made its bid, or did not."""
    lost = sum(deal.winner_of(trick) not in side for trick in deal.tricks)
    card_points = side_card_points(deal, side)
    verdict = by_bid(deal.spec.bands, deal.spec.every_trick, bid, card_points[0], lost)
    return result(deal, side, verdict.side == 0, verdict.points, verdict.rule, card_points)


def result(
    deal: PublicDeal, side: tuple[int, ...], won: bool, points: int, rule: ScoreRule, card_points: tuple[int, int]
) -> DealScore:
    """``points`` to each of the bidder's ``side`` if it won, else to each of the others; losers score nothing."""
    winners = tuple(seat for seat in range(deal.spec.seats) if (seat in side) == won)
    per_seat = tuple(points if seat in winners else 0 for seat in range(deal.spec.seats))
    return DealScore(rule, per_seat, winners, card_points)
