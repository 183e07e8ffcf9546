"""Whether anything on the table lies on anything else."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sueca_desktop.ui.table.geometry import union

if TYPE_CHECKING:
    from sueca_desktop.ui.table.layout import TableLayout

BESIDE_TRICK = 6.0
"""Units at least between a plate and the cards of a trick."""


def free(layout: TableLayout) -> bool:
    """Whether nothing lies on anything else, one's own hand however far it is raised, no card of the trick touches a
    plate, and all plates lie on the felt.
    """
    up = layout.rise + layout.lift
    hand = union([pose.bounds().united(pose.moved_up(up).bounds()) for pose in layout.hand])
    things = [[layout.badge], [place.trick.bounds() for place in layout.seats], [hand]]
    plates = [place.plate for place in layout.seats]
    beside = layout.width(BESIDE_TRICK)
    trick = [place.trick.bounds().adjusted(-beside, -beside, beside, beside) for place in layout.seats]
    if any(plate.intersects(card) for plate in plates for card in trick):
        return False
    things += [[place.plate] for place in layout.seats]
    things += [[place.pile.bounds()] for place in layout.seats]
    things += [[union([pose.bounds() for pose in place.fan])] for place in layout.seats[1:]]
    things += [[place.turned.bounds()] for place in layout.seats if place.turned]
    things += [[union([pose.bounds() for pose in layout.stock])]] if layout.stock else []
    if not all(layout.felt.contains(place.plate) for place in layout.seats):
        return False
    return not any(a.intersects(b) for one, other in combinations(things, 2) for a in one for b in other)
