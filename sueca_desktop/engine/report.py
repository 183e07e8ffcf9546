"""A replayed match as plain data: what ``sueca-desktop replay --json`` prints (FORMATS.md)."""

from __future__ import annotations

from typing import Any

from sueca_desktop.engine.state import DealState, partner_of
from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.notation import format_action
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import PublicDeal


def report(table: Table) -> dict[str, Any]:
    """The match in the shape of FORMATS.md: seats, card codes and points; absent things are None."""
    standing = table.standing
    return {
        "variant": table.variant.id,
        "deals": [_deal(table, played) for played in table.deals],
        "totals": list(standing.totals),
        "winners": list(standing.winners),
        "next": _next(table),
    }


def _deal(table: Table, played: PlayedDeal) -> dict[str, Any]:
    public, score = played.state.public, played.state.score
    card_points = table.rules.card_points(played.state)
    return {
        "dealer": public.dealer,
        "trump": public.trump.value if public.trump else None,
        **_contract(played.state),
        "tricks": [_trick(public, trick) for trick in public.tricks],
        "card_points": None if card_points is None else list(card_points),
        "score": list(score.points if score else (0,) * public.spec.seats),
        "finished": public.over,
    }


def _contract(state: DealState) -> dict[str, Any]:
    contract = contract_of(state.public)
    if contract is None:
        return dict.fromkeys(("bidder", "bid", "called", "partner"))
    return {
        "bidder": contract.bidder,
        "bid": "nulls" if contract.nulls else contract.bid,
        "called": contract.called.code if contract.called else None,
        "partner": partner_of(state),
    }


def _trick(deal: PublicDeal, trick: Trick) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "cards": [c.code for c in trick.cards],
        "winner": deal.winner_of(trick),
        "points": deal.points_of(trick),
    }


def _next(table: Table) -> dict[str, Any] | None:
    seat = table.to_act()
    if seat is None:
        return None
    return {"seat": seat, "legal": sorted(format_action(action) for action in table.legal(seat))}
