"""What the jacks hold, and the hand and cuff that hold it."""

from azulejo.court.brush import Brush
from azulejo.court.head import hand
from azulejo.outline import petal, shift
from azulejo.palette import BARK, LEAF, STEM, WOOD
from azulejo.suits import edged_symbol, suit_symbol
from azulejo.svgkit import path

X = 86


def held(b: Brush) -> list[str]:
    """The attribute, drawn before the head."""
    return PROPS[b.who.prop](b)


def halberd(b: Brush) -> list[str]:
    """Spades."""
    blade = "M-2,-128C-8,-124 -14,-128 -19,-133C-25,-118 -24,-101 -16,-94C-12,-101 -8,-104 -2,-102Z"
    return [
        *b.pole(f"M{X},0V-128", WOOD, 6.4, 2.8),
        b.shape(shift(blade, X), b.pal.glaze),
        b.shape(shift("M2,-121L14,-116L2,-109Z", X), b.pal.glaze),
        b.shape(shift("M0,-149L5,-128H-5Z", X), b.pal.glaze),
        b.line(shift("M-17,-121C-19,-114 -18,-106 -15,-102", X), b.pal.mid),
    ]


def lance(b: Brush) -> list[str]:
    """Diamonds: a lance with a pennon."""
    return [
        *b.pole(f"M{X},0V-128", WOOD, 6.4, 2.8),
        b.shape(shift("M0,-150L6,-132L0,-124L-6,-132Z", X), b.pal.glaze),
        b.shape(shift("M-2,-100L-30,-97L-21,-86L-28,-76L-2,-70Z", X), b.accent),
        suit_symbol("diamonds", X - 10.5, -85.5, 14, b.pal.straw),
    ]


def rose(b: Brush) -> list[str]:
    """Hearts: a flower whose head is a heart."""
    leaf = "M0,0C4,-12 12,-12 16,-10C14,-2 7,2 0,0Z"
    leaves = [b.shape(shift(leaf, X - 4, y, m), LEAF, b.thin) for m, y in ((-1, -66), (1, -74))]
    vein = "M-8,-119C-4,-125 4,-122 2,-116C-2,-110 -8,-106 -10,-112"
    return [
        b.line(shift("M-4,-30C0,-60 -8,-80 -4,-100", X), STEM, 3.4),
        *leaves,
        edged_symbol("hearts", X - 4, -114, 32, b.accent, b.pal.ink, 6),
        b.line(shift(vein, X), b.accent_light, b.mid),
    ]


def branch(b: Brush) -> list[str]:
    """Clubs: a green bough."""
    leaves = ((-74, -1), (-84, 1), (-100, -1), (-110, 1), (-124, -1), (-132, 1))
    return [
        *b.pole(shift("M0,0C-4,-50 3,-90 -2,-136", X), BARK, 6, 2.8),
        *(
            path(petal(X - 1, y, 0, 23 - i, 9, m * 52), fill=b.accent if i % 2 else LEAF, stroke=b.pal.ink, sw=b.thin)
            for i, (y, m) in enumerate(leaves)
        ),
        path(petal(X - 2, -132, 0, 17, 7, 0), fill=b.accent, stroke=b.pal.ink, sw=b.thin),
    ]


PROPS = {"halberd": halberd, "lance": lance, "rose": rose, "branch": branch}


def sleeve(b: Brush) -> list[str]:
    """Hand and cuff."""
    return [
        hand(b, X if b.who.prop != "rose" else X - 4, -38, 0.86),
        b.shape("M70,-26C78,-30 92,-30 102,-26V-8C92,-12 78,-12 66,-8Z", b.pal.straw),
        b.line("M78,-27V-12M86,-28V-12M94,-27V-12"),
        b.shape("M64,-10C76,-14 94,-14 102.8,-10V0H62Z", b.pal.cobalt),
    ]
