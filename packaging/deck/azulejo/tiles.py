"""Pieces of square tiles of 44 units, centred on 0,0."""

from math import copysign, sqrt

from azulejo.outline import n, poly
from azulejo.svgkit import batch, path, rect

CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def square(fill: str) -> str:
    return rect(-22, -22, 44, 44, fill=fill)


def corner(x: float, y: float, r: float, bulge: bool) -> str:
    """A corner piece at x,y reaching r toward 0,0 both ways: a quarter disc, or hollow as between round tiles."""
    x1, y1 = x - copysign(r, x), y - copysign(r, y)
    return f"M{n(x)},{n(y)}H{n(x1)}A{n(r)},{n(r)} 0 0 {int((x * y < 0) != bulge)} {n(x)},{n(y1)}Z"


def hollows(r: float, fill: str) -> str:
    """Hollow pieces in the four corners of a tile centred on 0,0."""
    return "".join(batch(path(corner(22 * sx, 22 * sy, r, False), fill=fill) for sx, sy in CORNERS))


def quarter_star(sx: int, sy: int, r1: float, r2: float, fill: str) -> str:
    """The part of a corner star that lies inside the tile."""
    x, y, k = 22 * sx, 22 * sy, r2 * sqrt(0.5)
    return path(poly([(x, y), (x - r1 * sx, y), (x - k * sx, y - k * sy), (x, y - r1 * sy)]), fill=fill)
