"""Where cards are that everyone has seen: in whose hand, or face up beside the stock."""

from __future__ import annotations

from sueca_desktop.rules.actions import Exchange, Sequence
from sueca_desktop.rules.cards import Card, CardSet
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.view import PublicDeal


def exchanger(deal: PublicDeal) -> int | None:
    """The seat that exchanged the seven of trumps for the turned card, if one did."""
    return next((move.seat for move in deal.moves if isinstance(move.action, Exchange)), None)


def stock_card(deal: PublicDeal) -> Card | None:
    """The card face up beside the stock: the turned one, or the seven exchanged for it; None without a stock."""
    if not deal.spec.has_stock or deal.turned is None:
        return None
    exchanged = exchanger(deal) is not None and deal.trump is not None
    return seven_of(deal.trump) if exchanged and deal.trump else deal.turned


def out_of_play(deal: PublicDeal) -> CardSet:
    """The cards lying face up that nobody will play."""
    return CardSet.of(c for c in (stock_card(deal), deal.exposed) if c is not None)


def known_holders(deal: PublicDeal) -> dict[Card, int]:
    """Cards not yet played whose holder everyone knows: the turned card in a hand, an announced sequence."""
    known: dict[Card, int] = {}
    owner = exchanger(deal) if deal.spec.has_stock else deal.dealer
    if deal.turned is not None and owner is not None:
        known[deal.turned] = owner
    for move in deal.moves:
        if isinstance(move.action, Sequence):
            known.update(dict.fromkeys(move.action.cards, move.seat))
    played = deal.played
    return {c: seat for c, seat in known.items() if c not in played}
