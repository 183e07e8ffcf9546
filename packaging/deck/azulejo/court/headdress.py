"""The queens' headdresses: what is behind the head, how the hair is worn, what crowns it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.crown import diadem
from azulejo.court.head import face, lips
from azulejo.court.profile import QUEEN_NECK, QUEEN_NECKLINES, queen
from azulejo.outline import Cubic, along, petal, poly, star, sym
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


HENNIN_VEIL = (
    "M-58,-147C-74,-140 -78,-124 -74,-106C-71,-90 -76,-72 -66,-54C-60,-44 -46,-38 -30,-36L-12,-62L-18,-92"
    "C-34,-112 -48,-130 -58,-147Z"
)
HENNIN_FOLDS = (
    "M-60,-141C-70,-122 -60,-100 -62,-80C-63,-66 -58,-54 -48,-44M-56,-136C-60,-116 -46,-96 -46,-78"
    "C-46,-64 -42,-54 -34,-46"
)
HENNIN = "M17,-112C6,-119 -46,-141 -56,-149C-61,-152 -65,-148 -62,-143C-54,-131 -34,-92 -27,-79C-10,-80 10,-94 17,-112Z"
HENNIN_BANDS = (
    "M-40,-139.6C-44,-132 -48,-126 -52.4,-123.6M-25,-131C-29,-119 -36,-109 -43,-105.4M-9,-123C-13,-107 -25,-94 -35,-91"
)
HENNIN_RIM: Cubic = ((7, -118), (-1, -101), (-15, -88), (-31, -84))
JEWELS = ((12.6, -109), (8, -100.4), (0.6, -92), (-8.6, -84.8), (-19, -79.6))
HENNIN_BRIM = "M21,-110C15,-117 9,-118.6 5,-117C-1,-100 -15,-87 -31,-83C-33,-76 -28,-71 -20,-72C-2,-77 17,-91 21,-110Z"


def hennin_veil(b: Brush) -> list[str]:
    """Clubs: a veil that falls from the tip of the tall cap."""
    return [
        *shoulder(b),
        b.shape(on_axis(HENNIN_VEIL), b.accent_light),
        b.line(on_axis(HENNIN_FOLDS), b.accent),
    ]


def in_profile(b: Brush) -> list[str]:
    """Neck, plaited hair under the cap, face."""
    plait = [(CX + x, y) for x, y in ((-14, -76), (-18, -68), (-20, -60), (-20.5, -52))]
    return [
        path(on_axis(QUEEN_NECK), fill=b.pal.skin),
        b.line(on_axis(QUEEN_NECKLINES), weight=b.mid),
        b.line(on_axis("M-14,-46C-11,-38 -6,-34 0,-33C6,-34 11,-38 14,-46"), b.pal.ochre, b.mid),
        *queen(b),
        b.shape(on_axis("M2,-112C-10,-104 -12,-92 -9,-82C-12,-74 -18,-72 -24,-76L-24,-104Z"), b.hair),
        *b.pearls(plait, 5, b.hair),
    ]


def hennin(b: Brush) -> list[str]:
    """The tall cap with a crown round its foot."""
    foot = along(HENNIN_RIM, 6)
    tips = [
        ((a + c) / 2 - 10 - 0.9 * i, (d + e) / 2 - 14 + 1.6 * i) for i, ((a, d), (c, e)) in enumerate(pairwise(foot))
    ]
    zigzag = [foot[0], *(spot for pair in zip(tips, foot[1:], strict=True) for spot in pair), (0, -96)]
    return [
        b.shape(on_axis(HENNIN), b.accent),
        b.line(on_axis(HENNIN_BANDS), b.pal.ochre, b.thick),
        b.shape(on_axis(poly(zigzag)), b.pal.ochre),
        b.shape(on_axis(HENNIN_BRIM), b.pal.straw),
        *b.pearls([(CX + x, y) for x, y in tips], 2.6, b.pal.glaze),
        *(circle(CX + x, y, 2.1, fill=b.pal.cobalt if i % 2 else b.accent) for i, (x, y) in enumerate(JEWELS)),
    ]


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
        *shoulder(b),
        *b.pearls([(CX + m * x, y) for m in (-1, 1) for x, y in half], 3.6, b.pal.glaze),
        b.shape(fan, b.pal.glaze),
        *(b.line(on_axis(d, m), b.pal.mid) for m in (-1, 1) for d in ribs),
    ]


def shoulder(b: Brush) -> list[str]:
    """The gown between bodice and raised sleeve, where no veil falls."""
    return [path("M40,-41L48,-46.4H66V0H40Z", fill=b.accent), b.line("M44,-44L48,-46H66", weight=b.mid)]


def looped(b: Brush) -> list[str]:
    """Hair parted in the middle and looped over the ears, face, earrings."""
    hair = sym(CX, (0, -122), [(22, -122, 32, -106, 31, -84), (31, -70, 28, -62, 20, -58), (14, -58), (0, -58)])
    out = [b.shape(hair, b.hair), *face(b, half_width=21.5, brow=b.thin * 1.4), *lips(b, -65.5, 5.2)]
    for m in (-1, 1):
        out += [
            b.shape(on_axis(LOCK, m), b.hair, b.thin),
            b.line(on_axis("M8,-116C20,-112 25,-98 26.5,-84", m), b.hair_line),
        ]
    return out


def plaited(b: Brush) -> list[str]:
    """The same with plaits over the shoulders, tied with gold."""
    plait = ((28.5, -62), (30, -53.6), (30.4, -45), (29.6, -36.6))
    out = []
    for m in (-1, 1):
        out += [
            *b.pearls([(CX + m * x, y) for x, y in plait], 5, b.hair),
            b.shape(petal(CX + m * 29, -31, 0, 14, 5, 180), b.hair, b.thin),
            circle(CX + m * 29.2, -31, 2.8, fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin),
        ]
    return out + looped(b)


def dressed(b: Brush) -> list[str]:
    """Hair drawn up from a heart-shaped hairline, with a plait round the head."""
    plait = [(CX + 31 * sin(t), -94 - 23 * cos(t)) for t in (pi * (i - 5) / 13 for i in range(11))]
    return [
        *face(b, half_width=21.5, brow=b.thin * 1.4),
        *lips(b, -65.5, 5.2),
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
    "hearts": Headdress(white_veil, plaited, diadem),
    "diamonds": Headdress(standing_collar, dressed, diadem),
    "clubs": Headdress(hennin_veil, in_profile, hennin),
}
