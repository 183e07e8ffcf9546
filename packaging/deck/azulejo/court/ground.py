"""The painted panel behind the figure: stepped frame, faint tiles, the ornament round the head."""

from math import cos, radians, sin

from azulejo.court.brush import CX, NOTCH_X, NOTCH_Y, Brush, H, W
from azulejo.outline import n, petal, poly, star
from azulejo.svgkit import batch, circle, path

HEAD_Y = -88


def outline() -> str:
    """The panel's edge: a rectangle stepped round both indices."""
    x, y = n(NOTCH_X), n(NOTCH_Y)
    return f"M{x},-{H}H{W}V{n(-NOTCH_Y)}H{n(-NOTCH_X)}V{H}H-{W}V{y}H{x}Z"


def frame(b: Brush) -> str:
    """The panel's edge as a line."""
    return path(outline(), stroke=b.pal.ink, sw=b.mid, stroke_linejoin="miter")


def tiles(b: Brush) -> str:
    """The upper half of a faint diaper of four-pointed tiles on a 10 × 16 grid.

    The notch takes whole tiles of that grid.  Every second tile is left plain and nothing is drawn where the figure
    or the seam will stand.  One path a row: very long paths are slow.
    """
    sx, sy = 2 * W / 10.0, 2 * H / 16.0
    rows = []
    for j in range(7):
        columns = [i for i in range(2 if j < 5 else 0, 10) if (i + j) % 2 == 0 and not _hidden(i, j)]
        d = "".join(tile(-W + sx * (i + 0.5), -H + sy * (j + 0.5)) for i in columns)
        rows.append(path(d, fill=b.pal.tile))
    return "".join(rows)


def _hidden(i: int, j: int) -> bool:
    return (j > 4 and 3 <= i <= 7) or (j > 1 and i in (5, 6))


def tile(x: float, y: float) -> str:
    """One four-pointed tile."""
    q = 3.0
    return poly(
        [
            (x - 9.4, y - 8.6),
            (x, y - q),
            (x + 9.4, y - 8.6),
            (x + q, y),
            (x + 9.4, y + 8.6),
            (x, y + q),
            (x - 9.4, y + 8.6),
            (x - q, y),
        ]
    )


def halo(b: Brush) -> list[str]:
    """Tile ornament behind the head, pale so that the head stays in front, and the corner tiles."""
    return NIMBUS[b.house.nimbus](b) + corner_tiles(b)


def rays(b: Brush) -> list[str]:
    """Spades: rays of two lengths."""
    return batch(path(petal(CX, HEAD_Y, 40, 57 if i % 2 else 63, 5, i * 15), fill=b.pal.light) for i in range(24))


def petals(b: Brush) -> list[str]:
    """Hearts: a flower of sixteen petals."""
    return batch(path(petal(CX, HEAD_Y, 36, 63, 11, i * 22.5), fill=b.pal.light) for i in range(16)) + batch(
        path(petal(CX, HEAD_Y, 44, 58, 4, i * 22.5), fill=b.pal.glaze) for i in range(16)
    )


def nimbus_star(b: Brush) -> list[str]:
    """Diamonds: a star of twelve points."""
    return [path(star(CX, HEAD_Y, 63, 49, 12), fill=b.pal.light), path(star(CX, HEAD_Y, 53, 43, 12), fill=b.pal.glaze)]


def scallops(b: Brush) -> list[str]:
    """Clubs: a scalloped disc."""

    lobes = batch(
        circle(CX + 53 * sin(radians(a)), HEAD_Y - 53 * cos(radians(a)), 9.4, fill=b.pal.light)
        for a in range(0, 360, 20)
    )
    return [*lobes, circle(CX, HEAD_Y, 53, fill=b.pal.light), circle(CX, HEAD_Y, 49, fill=b.pal.glaze)]


NIMBUS = {"rays": rays, "petals": petals, "star": nimbus_star, "scallop": scallops}


def corner_tiles(b: Brush) -> list[str]:
    """Quarter tiles in the two free upper corners."""
    out = []
    for x, m, radii in ((W, -1, (26, 19, 12)), (NOTCH_X, 1, (22, 16, 10))):
        for r, colour in zip(radii, (b.pal.light, b.pal.glaze, b.pal.light), strict=True):
            out.append(path(f"M{n(x)},{-H}H{n(x + m * r)}A{r},{r} 0 0 {int(m > 0)} {n(x)},{n(-H + r)}Z", fill=colour))
    return out
