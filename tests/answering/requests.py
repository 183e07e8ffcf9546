"""Requests as another program writes them, from tables and by hand."""

from __future__ import annotations

import json
from typing import Any

from sueca_desktop.engine.table import Table
from sueca_desktop.rules.notation import format_move
from tests.support.deals import codes

SIMPLE: dict[str, Any] = {
    "id": 1,
    "variant": "sueca-bandeira",
    "options": {},
    "level": "club",
    "seed": 7,
    "worlds": 20,
    "seat": 2,
    "dealer": 0,
    "hand": "AS 7S KS QS 2D 3D 4D 2C 3C 4C",
    "turned": "5H",
    "exposed": None,
    "actions": ["1 play JS"],
    "totals": [1, 0, 1, 0],
}


def line(**changes: object) -> bytes:
    """A request of a position of Sueca, with changes."""
    return json.dumps(SIMPLE | changes).encode()


def request_of(table: Table, **more: object) -> dict[str, Any]:
    """What the seat to act may be asked."""
    seat = table.to_act()
    assert seat is not None
    seen = table.observe(seat)
    deal, standing = seen.deal, seen.standing
    return {
        "id": [seat, len(deal.moves)],
        "variant": table.variant.id,
        "options": dict(table.rules.spec.options),
        "level": "club",
        "seat": seat,
        "dealer": deal.dealer,
        "hand": " ".join(codes(seen.hand)),
        "turned": deal.turned.code if deal.turned else None,
        "exposed": deal.exposed.code if deal.exposed else None,
        "actions": [format_move(move) for move in deal.moves],
        "totals": list(standing.totals),
        "deals": standing.deals,
        "stake": standing.stake,
        **more,
    }
