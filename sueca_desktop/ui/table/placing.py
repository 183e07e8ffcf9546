"""Where every card lies, from an Observation alone."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import Observation
from sueca_desktop.rules.whereabouts import stock_card
from sueca_desktop.ui.table.geometry import Pose
from sueca_desktop.ui.table.layout import TableLayout
from sueca_desktop.ui.table.sorting import USUAL, HandOrder, sorted_hand

Key = Card | tuple[str, int, int]
"""What lies somewhere: a card that is seen; ``(FAN, seat, n)``: the n-th hidden card of a seat; ``(PILE, seat, n)``:
one of the cards that stand for the tricks it has taken; ``(STOCK, 0, n)``: one of those that stand for the stock.
"""
FAN, PILE, STOCK = "fan", "pile", "stock"
PILE_MOST, PILE_TURN, STOCK_MOST, STOCK_STEP = 3, 11.0, 4, 1.6


class Role(Enum):
    """What a card is on the table for; each has its own size."""

    HAND = "hand"
    TRICK = "trick"
    FAN = "fan"
    TURNED = "turned"
    STOCK = "stock"
    PILE = "pile"
    SMALL = "small"


Z_STOCK, Z_PILE, Z_FAN, Z_TURNED, Z_TRICK, Z_HAND, Z_MOVING, Z_ABOVE = 4.0, 5.0, 10.0, 30.0, 50.0, 100.0, 200.0, 300.0
"""Heights of things above the felt."""


class Placed(Struct, frozen=True):
    """A card at rest: its face (None: hidden), what for, where, how high; ``dim``: it cannot be played now."""

    face: Card | None
    role: Role
    pose: Pose
    z: float
    dim: bool = False


def held(observation: Observation) -> tuple[int, ...]:
    """How many cards each seat's fan shows: the turned card lies apart, except in one's own hand."""
    deal = observation.deal
    apart = deal.dealer if deal.turned_in_view and deal.dealer != observation.seat and not deal.spec.has_stock else None
    return tuple(size - (seat == apart) for seat, size in enumerate(deal.hand_sizes))


def placements(
    observation: Observation,
    layout: TableLayout,
    *,
    awake: bool,
    trick: Trick | None = None,
    order: HandOrder = USUAL,
) -> dict[Key, Placed]:
    """Every card in view and where it lies. ``awake``: the user may play now, so that playable cards stand out.
    ``trick``: a full trick that still lies there. ``order``: of one's own hand.
    """
    return {
        **_piles(observation, layout),
        **_fans(observation, layout),
        **(_stock(observation, layout) if observation.deal.spec.has_stock else _turned(observation, layout)),
        **_trick(observation, layout, trick),
        **_hand(observation, layout, awake, order),
    }


def taken(observation: Observation) -> tuple[int, ...]:
    """Tricks taken, a seat."""
    winners = [observation.deal.winner_of(trick) for trick in observation.deal.tricks]
    return tuple(winners.count(seat) for seat in range(observation.deal.spec.seats))


def _piles(observation: Observation, layout: TableLayout) -> dict[Key, Placed]:
    return {
        (PILE, seat, i): Placed(
            None, Role.PILE, replace(layout.seats[seat].pile, angle=90 + PILE_TURN * (i * i - i - 0.4)), Z_PILE + i / 10
        )
        for seat, count in enumerate(taken(observation))
        for i in range(min(count, PILE_MOST))
    }


def _fans(observation: Observation, layout: TableLayout) -> dict[Key, Placed]:
    return {
        (FAN, seat, i): Placed(None, Role.FAN, pose, Z_FAN + i / 100)
        for seat, place in enumerate(layout.seats)
        if seat != observation.seat
        for i, pose in enumerate(place.fan)
    }


def _turned(observation: Observation, layout: TableLayout) -> dict[Key, Placed]:
    card = observation.deal.turned_in_view
    pose = layout.seats[observation.deal.dealer].turned
    if card is None or pose is None:
        return {}
    return {card: Placed(card, Role.TURNED, pose, Z_TURNED)}


def _stock(observation: Observation, layout: TableLayout) -> dict[Key, Placed]:
    """The pack that is left, the bottom card shown on it, and the open card beside it."""
    if layout.stock is None:
        return {}
    pack, beside = layout.stock
    deal, step = observation.deal, layout.width(STOCK_STEP)
    result: dict[Key, Placed] = {}
    for i in range(STOCK_MOST):
        pose = replace(pack, x=pack.x + (STOCK_MOST - i) * step, y=pack.y + (STOCK_MOST - i) * step)
        result[STOCK, 0, i] = Placed(None, Role.STOCK, pose, Z_STOCK + i / 10)
    for card, pose, z in ((deal.exposed, pack, Z_TURNED), (stock_card(deal), beside, Z_STOCK - 1)):
        if card is not None:
            result[card] = Placed(card, Role.STOCK, pose, z)
    return result


def _trick(observation: Observation, layout: TableLayout, lingering: Trick | None) -> dict[Key, Placed]:
    trick = lingering or observation.deal.trick
    if trick is None:
        return {}
    return {
        card: Placed(card, Role.TRICK, layout.seats[seat].trick, Z_TRICK + i)
        for i, (seat, card) in enumerate(trick.plays(observation.deal.spec.seats))
    }


def _hand(observation: Observation, layout: TableLayout, awake: bool, order: HandOrder) -> dict[Key, Placed]:
    result: dict[Key, Placed] = {}
    for i, (card, pose) in enumerate(zip(sorted_hand(observation, order), layout.hand, strict=True)):
        can = awake and card in observation.playable
        result[card] = Placed(
            card, Role.HAND, pose.moved_up(layout.rise) if can else pose, Z_HAND + i, dim=awake and not can
        )
    return result
