"""The queens' headdresses: what is behind the head, how the hair is worn, what crowns it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.crown import diadem, wreath
from azulejo.court.head import face, lips
from azulejo.outline import Cubic, along, petal, star, sym
from azulejo.palette import CARNATION, CARNATION_HEART
from azulejo.svgkit import circle, path

LOCK = "M0,-115C8,-114 15,-104 20,-90C23,-78 22,-70 20,-64C31,-72 32,-88 29,-98C22,-118 10,-121 0,-121Z"
DRESSED = "M-24,-78C-26,-102 -13,-113 0,-104C13,-113 26,-102 24,-78C38,-92 36,-124 0,-125C-36,-124 -38,-92 -24,-78Z"
DRESSED_STRANDS = ("M4,-110C16,-113 25,-104 26.5,-91", "M3,-117C20,-119 30,-109 30.5,-97")
COLLAR: Cubic = ((40, -46), (44, -64), (43, -84), (41, -104))
COLLAR_TOP: Cubic = ((41, -104), (34, -105), (28, -104), (20, -98))


@dataclass(frozen=True)
class Headdress:
    """Three drawings, back to front."""

    behind: Callable[[Brush], list[str]]
    hair: Callable[[Brush], list[str]]
    crown: Callable[[Brush], list[str]]


def comb(b: Brush) -> list[str]:
    """The tall comb that carries the mantilla."""
    d = sym(CX, (0, -150), [(14, -150, 28, -147, 35, -137), (30, -128, 26, -118, 22, -108), (0, -108)])
    teeth = [
        path(petal(CX + x * 0.93, -125, 2, 20 - abs(x) * 0.18, 6, x * 0.95), fill=b.pal.ink)
        for x in (-24, -12, 0, 12, 24)
    ]
    return [b.shape(d, b.pal.ochre), *teeth]


def mantilla(b: Brush) -> list[str]:
    """Spades: black lace over a comb."""
    return [*comb(b), *bell(b, -130, b.pal.ink)]


def white_veil(b: Brush) -> list[str]:
    """Hearts."""
    return bell(b, -134, b.pal.glaze)


def green_veil(b: Brush) -> list[str]:
    """Clubs."""
    return bell(b, -134, b.accent_light)


def bell(b: Brush, top: float, fill: str) -> list[str]:
    """A tall bell of a veil with a scalloped lace edge."""
    lace = b.pal.mid if fill == b.pal.glaze else b.pal.glaze
    upper: Cubic = ((0, top), (30, top), (37, -112), (38, -88))
    lower: Cubic = ((38, -88), (39, -62), (58, -44), (66, -8))
    outline = sym(CX, upper[0], [sum(upper[1:], ()), sum(lower[1:], ()), (66, 0), (0, 0)])
    edge = [
        (CX + m * x, y)
        for m in (-1, 1)
        for curve, count, t0 in ((upper, 7, 0.25), (lower, 10, 0.06))
        for x, y in along(curve, count, t0, 0.97)
    ]
    dots = [
        circle(CX + m * (x - 4.6), y + 0.6, 1.25, fill=lace)
        for m in (-1, 1)
        for curve, count, t0 in ((upper, 6, 0.2), (lower, 8, 0.04))
        for x, y in along(curve, count, t0, 0.99)
    ]
    folds = [
        b.line(on_axis("M33,-70C36,-50 46,-34 51,-16", m), lace if fill == b.pal.ink else b.pal.mid) for m in (-1, 1)
    ]
    return [*b.pearls(edge, 4.1, fill), b.shape(outline, fill), *dots, *folds]


def standing_collar(b: Brush) -> list[str]:
    """Diamonds: a wired lace collar that fans out behind the head; the gown closes up to the sleeve."""
    fan = sym(CX, COLLAR[0], [sum(COLLAR[1:], ()), sum(COLLAR_TOP[1:], ()), (0, -90)])
    half = [*along(COLLAR, 8), *along(COLLAR_TOP, 4)]
    ribs = [f"M{18 + i},{-50 - 9 * i}L{39 - i * 0.4},{-56 - 11 * i}" for i in range(5)]
    return [
        path("M44,-44.5H64V0H44Z", fill=b.accent),
        *b.pearls([(CX + m * x, y) for m in (-1, 1) for x, y in half], 3.6, b.pal.glaze),
        b.shape(fan, b.pal.glaze),
        *(b.line(on_axis(d, m), b.pal.mid) for m in (-1, 1) for d in ribs),
    ]


def looped(b: Brush) -> list[str]:
    """Hair parted in the middle and looped over the ears, face, earrings."""
    hair = sym(CX, (0, -122), [(22, -122, 32, -106, 31, -84), (31, -70, 28, -62, 20, -58), (14, -58), (0, -58)])
    out = [b.shape(hair, b.hair), *face(b, half_width=21.5), *lips(b, -65.5, 4.8)]
    for m in (-1, 1):
        out += [
            b.shape(on_axis(LOCK, m), b.hair, b.thin),
            b.line(on_axis("M8,-116C20,-112 25,-98 26.5,-84", m), b.hair_line),
        ]
    return out


def dressed(b: Brush) -> list[str]:
    """Hair drawn up from a heart-shaped hairline, with a plait round the head."""
    plait = [(CX + 31 * sin(t), -94 - 23 * cos(t)) for t in (pi * (i - 5) / 13 for i in range(11))]
    return [
        *face(b, half_width=21.5),
        *lips(b, -65.5, 4.8),
        b.shape(on_axis(DRESSED), b.hair),
        *(b.line(on_axis(d, m), b.hair_line) for m in (-1, 1) for d in DRESSED_STRANDS),
        *b.pearls(plait, 4.6, b.hair),
    ]


def flower_in_hair(b: Brush) -> list[str]:
    """Spades: a carnation instead of a diadem."""
    x, y = CX - 22, -108
    return [
        b.shape(on_axis("M-19,-121Q0,-113 19,-121Q0,-129 -19,-121Z"), b.pal.ochre, b.thin),
        path(star(x, y, 9, 6.4, 8), fill=CARNATION, stroke=b.pal.ink, sw=b.thin),
        circle(x, y, 2.6, fill=CARNATION_HEART),
    ]


HEADDRESSES: Mapping[str, Headdress] = {
    "spades": Headdress(mantilla, looped, flower_in_hair),
    "hearts": Headdress(white_veil, looped, diadem),
    "diamonds": Headdress(standing_collar, dressed, diadem),
    "clubs": Headdress(green_veil, looped, wreath),
}
