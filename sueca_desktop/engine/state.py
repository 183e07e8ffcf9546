"""The whole state of a deal, hidden cards included."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.scoring import DealScore
from sueca_desktop.rules.view import PublicDeal


class DealState(Struct, frozen=True):
    """A deal at one moment. ``layout``: as dealt; ``hands``: held now; ``stage``: index of the phase being played;
    ``stake``: what the points are multiplied by; ``score``: the result once the deal is over.
    """

    layout: Layout
    public: PublicDeal
    hands: tuple[CardSet, ...]
    stage: int = 0
    stake: int = 1
    score: DealScore | None = None


class Step(Struct, frozen=True):
    """What an action led to: the new state and the facts it produced, in order."""

    state: DealState
    events: tuple[Event, ...]


def partner_of(state: DealState) -> int | None:
    """Who holds or has played the called card, whether or not it has been seen; None where no card is called."""
    contract = contract_of(state.public)
    if contract is None or contract.called is None:
        return None
    if contract.partner is not None:
        return contract.partner
    return next(seat for seat, hand in enumerate(state.hands) if contract.called in hand)
