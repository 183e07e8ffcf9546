"""The kings' crowns and the queens' diadems."""

from itertools import pairwise

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.outline import Point, lozenge, petal, poly
from azulejo.svgkit import at, circle, path

POINTS = (-31, -16, 0, 16, 31)
TOPS = {"ball": -136, "point": -143, "leaf": -137}
VALLEY = -122
LILY = "M0,-7C3,-4 3.6,-1 2,1C5,-1 7,0 6.4,3C4,5 1,4 0,3C-1,4 -4,5 -6.4,3C-7,0 -5,-1 -2,1C-3.6,-1 -3,-4 0,-7Z"


def crown(b: Brush) -> list[str]:
    """Closed by arches, or open."""
    return closed(b) if b.house.crown == "arches" else opened(b)


def closed(b: Brush) -> list[str]:
    """The crown of Portugal: four arches over a cap, an orb and a cross on top."""
    ink, gold = b.pal.ink, b.pal.ochre
    cap = "M-25,-110C-34,-124 -24,-136 0,-137C24,-136 34,-124 25,-110Z"
    side = "M-27,-111C-39,-127 -25,-139 -2,-138.6L-2,-133.4C-18,-134 -28,-126 -20,-111Z"
    middle = "M-3.6,-110C-4.4,-120 -4,-130 -2.4,-137H2.4C4,-130 4.4,-120 3.6,-110Z"
    inner = "M-14,-110C-19,-121 -14,-131 -3,-136L-1,-132C-9,-128 -12,-120 -8.6,-110Z"
    beads = [(CX + m * x, y) for m in (-1, 1) for x, y in ((28.6, -118), (29.4, -125), (24.6, -131), (16.6, -135))]
    return [
        b.shape(on_axis(cap), b.accent),
        *(b.shape(on_axis(inner, m), gold, b.thin) for m in (-1, 1)),
        *(b.shape(on_axis(side, m), gold, b.thin) for m in (-1, 1)),
        b.shape(on_axis(middle), gold, b.thin),
        *b.pearls(beads, 2.3, b.pal.glaze),
        path(on_axis("M0,-141V-150.4M-4.6,-146.6H4.6"), stroke=ink, sw=5, stroke_linecap="butt"),
        path(on_axis("M0,-141V-149.4M-3.6,-146.6H3.6"), stroke=gold, sw=2.2, stroke_linecap="butt"),
        circle(CX, -139, 4.4, fill=gold, stroke=ink, sw=b.thin),
        b.shape(on_axis("M-28.5,-114Q0,-107 28.5,-114L26,-102Q0,-95 -26,-102Z"), gold),
        *jewels(b),
        *(
            path(LILY, fill=gold, stroke=ink, sw=b.thin * 0.9, transform=at(CX + x, y, 1.05))
            for x, y in ((-25, -116), (0, -113), (25, -116))
        ),
    ]


def opened(b: Brush) -> list[str]:
    """A fan-shaped open crown: narrow base, spread points, cap inside, jewelled band, finials."""
    tips = [(x * 1.05, TOPS[b.house.crown] + abs(x) * 0.12 + (2 if abs(x) == 16 else 0)) for x in POINTS]
    return [
        b.shape(on_axis("M-25,-112C-20,-134 20,-134 25,-112Z"), b.accent, b.thin),
        b.shape(on_axis(outline(tips)), b.pal.ochre),
        b.shape(on_axis("M-28.5,-114Q0,-107 28.5,-114L26,-104Q0,-97 -26,-104Z"), b.pal.straw, b.thin),
        *jewels(b),
        *finials(b, [(CX + x, y) for x, y in tips]),
    ]


def outline(tips: list[Point]) -> str:
    """From tip to tip through the valleys, and back along the base."""
    d = f"M-26,-106L{tips[0][0]},{tips[0][1]}"
    for i, (x0, x1) in enumerate(pairwise(POINTS)):
        v = (x0 + x1) / 2 * 0.98
        (ax, _), (bx, by) = tips[i], tips[i + 1]
        d += f"Q{ax * 0.55 + v * 0.45},{VALLEY + 1} {v},{VALLEY}Q{bx * 0.55 + v * 0.45},{VALLEY + 1} {bx},{by}"
    return d + "L26,-106Q0,-99 -26,-106Z"


def jewels(b: Brush) -> list[str]:
    """Five stones along the band."""
    out = []
    for i in (-2, -1, 0, 1, 2):
        x, y = CX + i * 10, -105.8 - i * i * 0.85
        stone = poly([(x - 4, y), (x, y - 3.6), (x + 4, y), (x, y + 3.6)])
        out.append(circle(x, y, 2.2, fill=b.pal.cobalt) if i % 2 else path(stone, fill=b.accent))
    return out


def finials(b: Brush, tips: list[Point]) -> list[str]:
    """What stands on the crown's points."""
    kind = b.house.crown
    if kind == "ball":
        return b.pearls([(x, y - 1) for x, y in tips], 4.2, b.pal.glaze)
    if kind == "point":
        return b.pearls(tips, 2.6, b.pal.ochre)
    return [
        path(petal(x, y + 2, 0, 9, 3.6, a), fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin * 0.8)
        for x, y in tips
        for a in (-62, 0, 62)
    ]


# ---- diadem ------------------------------------------------------------------------------------------------------

DIADEM = (-26, -13, 0, 13, 26)
DIADEM_HEIGHT = {"hearts": 12, "diamonds": 16}


def _base(x: float) -> float:
    return -119 - 6.5 * (1 - (x / 26.0) ** 2)


def _tip(b: Brush, x: float) -> float:
    share = {0: 1, 13: 0.72, 26: 0.4}[int(abs(x))]
    return _base(x) - DIADEM_HEIGHT[b.suit] * share


def diadem(b: Brush) -> list[str]:
    """A light queen's crown of five points with pearls."""
    d = f"M-26,{_base(-26) + 6}"
    for i, x in enumerate(DIADEM):
        d += f"L{x * 1.06},{_tip(b, x)}"
        if i < 4:
            v = (x + DIADEM[i + 1]) / 2
            d += f"L{v},{_base(v) - 2}"
    d += f"L26,{_base(26) + 6}Q0,{_base(0) - 1.5} -26,{_base(-26) + 6}Z"
    return [
        b.shape(on_axis(d), b.pal.ochre),
        *b.pearls([(CX + x * 1.06, _tip(b, x)) for x in DIADEM], 2.8, b.pal.glaze),
        path(lozenge(CX, _base(0) - 4.5, 4.2, 5.2), fill=b.accent),
        circle(CX - 13, _base(13) - 1, 1.9, fill=b.pal.cobalt),
        circle(CX + 13, _base(13) - 1, 1.9, fill=b.pal.cobalt),
    ]
