"""Queens: an accent gown with wide sleeves, and the headdress that tells them apart."""

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.headdress import HEADDRESSES
from azulejo.court.queen_props import held, left_arm
from azulejo.outline import Cubic, along, petal, sym
from azulejo.suits import edged_symbol
from azulejo.svgkit import circle, path

SLEEVE_RIGHT = "M58,-46C82,-50 98,-36 102.8,-14V0H58Z"
SLEEVE_LEFT = "M-20,-46C-48,-56 -76,-46 -85,-22C-88,-12 -87,0 -87,0H-20Z"
BODICE = "M-34,-40C-24,-33 -12,-28 0,-26C12,-28 24,-33 34,-40C38,-28 38,-14 40,0H-40C-38,-14 -38,-28 -34,-40Z"
CHAIN = "M-15,-47C-12,-38 -6,-34 0,-33C6,-34 12,-38 15,-47"
NECKLINE: Cubic = ((-33, -39), (-22, -32), (-12, -27), (0, -25.5))


def queen(b: Brush) -> list[str]:
    """The upper half figure, back to front."""
    dress = HEADDRESSES[b.suit]
    return [
        *sleeves(b),
        *dress.behind(b),
        *gown(b),
        *left_arm(b),
        *dress.hair(b),
        *([] if b.who.profile else earrings(b)),
        *dress.crown(b),
        *held(b),
    ]


def sleeves(b: Brush) -> list[str]:
    """Leg-of-mutton sleeves, the right one raised; flowers on the left one."""
    out = [b.shape(SLEEVE_RIGHT, b.accent, b.thick), b.shape(SLEEVE_LEFT, b.accent, b.thick)]
    for x, y, k in ((-65, -29, 1), (-45, -37, 0.9), (-47, -18, 0.9), (-76, -11, 0.7)):
        out += [path(petal(x, y, 1.2, 8.4 * k, 4.6 * k, a), fill=b.accent_light) for a in (0, 90, 180, 270)]
        out.append(circle(x, y, 1.7 * k, fill=b.pal.ochre))
    return out


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


def earrings(b: Brush) -> list[str]:
    """A stone and a drop at each ear."""
    out = []
    for m in (-1, 1):
        out += [
            circle(CX + m * 24, -60, 3, fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin),
            path(petal(CX + m * 24, -58, 0, 11, 4.5, 180), fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin),
        ]
    return out
