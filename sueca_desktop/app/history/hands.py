"""What the user was dealt in deals of the history, to be counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sueca_desktop.app.frequencies import DealtHand, hand_of
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.engine.origin import known_origin
from sueca_desktop.engine.record import DealRecord, own_keys
from sueca_desktop.variants import discover


def own_hands(deals: Iterable[KeptDeal], dealt: Mapping[tuple[str, int], DealRecord]) -> list[DealtHand]:
    """The user's hands in ``deals``, of which ``dealt`` has the records; none where the user only watched, or somebody
    chose the deal.
    """
    found = (_own_hand(deal, dealt.get(deal.key)) for deal in deals)
    return [hand for hand in found if hand is not None]


def _own_hand(deal: KeptDeal, record: DealRecord | None) -> DealtHand | None:
    if record is None or deal.seat is None or deal.deal_number is not None:
        return None
    origin = known_origin(own_keys(record.extra))
    if origin is not None and origin.chosen:
        return None
    return hand_of(discover()[deal.variant].rules().spec.deck, record, deal.seat)
