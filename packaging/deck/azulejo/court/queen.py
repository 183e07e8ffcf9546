"""Queens: a bell of a veil over an accent gown; comb and mantilla in spades."""

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.crown import diadem
from azulejo.court.head import face, lips
from azulejo.court.queen_props import held
from azulejo.outline import Cubic, along, petal, star, sym
from azulejo.palette import CARNATION, CARNATION_HEART
from azulejo.suits import edged_symbol
from azulejo.svgkit import circle, path

SLEEVE_RIGHT = "M58,-46C82,-50 98,-36 102.8,-14V0H58Z"
SLEEVE_LEFT = "M-20,-46C-48,-56 -76,-46 -85,-22C-88,-12 -87,0 -87,0H-20Z"
BODICE = "M-34,-40C-24,-33 -12,-28 0,-26C12,-28 24,-33 34,-40C38,-28 38,-14 40,0H-40C-38,-14 -38,-28 -34,-40Z"
CHAIN = "M-15,-47C-12,-38 -6,-34 0,-33C6,-34 12,-38 15,-47"
NECKLINE: Cubic = ((-33, -39), (-22, -32), (-12, -27), (0, -25.5))
LOCK = "M0,-115C8,-114 15,-104 20,-90C23,-78 22,-70 20,-64C31,-72 32,-88 29,-98C22,-118 10,-121 0,-121Z"


def queen(b: Brush) -> list[str]:
    """The upper half figure, back to front."""
    mantilla = b.suit == "spades"
    return [
        *sleeves(b),
        *(comb(b) if mantilla else []),
        *veil(b, -130 if mantilla else -134),
        *gown(b),
        *head(b),
        *(flower_in_hair(b) if mantilla else diadem(b)),
        *held(b),
    ]


def sleeves(b: Brush) -> list[str]:
    """Leg-of-mutton sleeves, the right one raised; flowers on the left one."""
    out = [b.shape(SLEEVE_RIGHT, b.accent, b.thick), b.shape(SLEEVE_LEFT, b.accent, b.thick)]
    for x, y, k in ((-65, -29, 1), (-45, -37, 0.9), (-47, -18, 0.9), (-76, -11, 0.7)):
        out += [path(petal(x, y, 1.2, 8.4 * k, 4.6 * k, a), fill=b.accent_light) for a in (0, 90, 180, 270)]
        out.append(circle(x, y, 1.7 * k, fill=b.pal.ochre))
    return out


def comb(b: Brush) -> list[str]:
    """The tall comb that carries the mantilla."""
    d = sym(CX, (0, -150), [(14, -150, 28, -147, 35, -137), (30, -128, 26, -118, 22, -108), (0, -108)])
    teeth = [
        path(petal(CX + x * 0.93, -125, 2, 20 - abs(x) * 0.18, 6, x * 0.95), fill=b.pal.ink)
        for x in (-24, -12, 0, 12, 24)
    ]
    return [b.shape(d, b.pal.ochre), *teeth]


def veil(b: Brush, top: float) -> list[str]:
    """A tall bell with a scalloped lace edge: the queen's silhouette."""
    fill = {"spades": b.pal.ink, "hearts": b.pal.glaze, "diamonds": b.pal.light, "clubs": b.accent_light}[b.suit]
    lace = b.pal.mid if fill == b.pal.glaze else b.pal.glaze
    upper: Cubic = ((0, top), (30, top), (37, -112), (38, -88))
    lower: Cubic = ((38, -88), (39, -62), (58, -44), (66, -8))
    bell = sym(CX, upper[0], [sum(upper[1:], ()), sum(lower[1:], ()), (66, 0), (0, 0)])
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
    return [*b.pearls(edge, 4.1, fill), b.shape(bell, fill), *dots, *folds]


def gown(b: Brush) -> list[str]:
    """Neck, bodice, lace neckline, and a gold filigree heart on a chain."""
    neck = sym(CX, (9, -66), [(9, -52, 14, -46, 30, -40), (34, -20), (0, -14)])
    lace = [(CX + m * x, y + 1) for m in (-1, 1) for x, y in along(NECKLINE, 6) if m < 0 or x < -1]
    return [
        b.shape(neck, b.pal.skin),
        b.shape(on_axis(BODICE), b.accent),
        *b.pearls(lace, 3.2, b.pal.glaze),
        b.shape(on_axis("M-10,-22L10,-22L13,0L-13,0Z"), b.accent_light, b.thin),
        b.line(on_axis(CHAIN), b.pal.ochre, b.mid),
        edged_symbol("hearts", CX, -27, 15, b.pal.ochre, b.pal.ink, 8),
    ]


def head(b: Brush) -> list[str]:
    """Hair parted in the middle and looped over the ears, face, earrings."""
    hair = sym(CX, (0, -122), [(22, -122, 32, -106, 31, -84), (31, -70, 28, -62, 20, -58), (14, -58), (0, -58)])
    out = [b.shape(hair, b.hair), *face(b, half_width=21.5), *lips(b, -65.5, 4.8)]
    for m in (-1, 1):
        out += [
            b.shape(on_axis(LOCK, m), b.hair, b.thin),
            b.line(on_axis("M8,-116C20,-112 25,-98 26.5,-84", m), b.hair_line),
            circle(CX + m * 24, -60, 3, fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin),
            path(petal(CX + m * 24, -58, 0, 11, 4.5, 180), fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin),
        ]
    return out


def flower_in_hair(b: Brush) -> list[str]:
    """Spades: a carnation instead of a diadem."""
    x, y = CX - 22, -108
    return [
        b.shape(on_axis("M-19,-121Q0,-113 19,-121Q0,-129 -19,-121Z"), b.pal.ochre, b.thin),
        path(star(x, y, 9, 6.4, 8), fill=CARNATION, stroke=b.pal.ink, sw=b.thin),
        circle(x, y, 2.6, fill=CARNATION_HEART),
    ]
