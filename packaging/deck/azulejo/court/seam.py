"""The tile band over the join of the two halves; the same both ways up."""

from azulejo.court.brush import Brush, W
from azulejo.outline import n, petal, star
from azulejo.svgkit import batch, circle, path, rect

HALF = 12.5


def seam(b: Brush) -> list[str]:
    """Band, borders and central boss."""
    pal = b.pal
    out = [rect(-W, -HALF, 2 * W, 2 * HALF, fill=pal.cobalt, stroke=pal.ink, sw=b.mid), *batch(ornament(b))]
    out += [rect(-W, y - 2, 2 * W, 4, fill=pal.ochre, stroke=pal.ink, sw=b.thin) for y in (-HALF, HALF)]
    out.append(path(star(0, 0, 21.5, 16.2, 8), fill=pal.glaze, stroke=pal.ink, sw=b.mid))
    out += batch(path(petal(0, 0, 3.6, 14.5, 5, i * 45), fill=b.accent) for i in range(8))
    return [*out, circle(0, 0, 4, fill=pal.ochre, stroke=pal.ink, sw=b.thin)]


def ornament(b: Brush) -> list[str]:
    """Stars for kings, flowers for queens, lozenges for jacks, with gold points between."""
    out = []
    for x in (-88, -63, -38, 38, 63, 88):
        out += [path(d, fill=b.pal.glaze) for d in motif(b.rank, x)]
        out.append(circle(x, 0, 2.5, fill=b.accent if b.rank == "J" else b.pal.cobalt))
    return out + [circle(x, 0, 1.8, fill=b.pal.straw) for x in (-100.5, -75.5, -50.5, -25.5, 25.5, 50.5, 75.5, 100.5)]


def motif(rank: str, x: float) -> list[str]:
    """One of the rank's ornaments, centred at x on the seam."""
    if rank == "K":
        return [star(x, 0, 9.4, 4.2, 4), star(x, 0, 7, 3.2, 4, 45)]
    if rank == "Q":
        return [petal(x, 0, 1.5, 11.8, 6, a) for a in (45, 135, 225, 315)]
    return [f"M{n(x - 10)},0L{n(x)},-8.5L{n(x + 10)},0L{n(x)},8.5Z"]
