"""What the kings hold, and the hand and cuff that hold it: the four suits as they were before they were French."""

from azulejo.court.brush import Brush
from azulejo.court.head import hand
from azulejo.outline import lozenge, petal, shift
from azulejo.palette import BARK, LEAF, WOOD
from azulejo.suits import edged_symbol
from azulejo.svgkit import circle, ellipse, path

X = 84


def held(b: Brush) -> list[str]:
    """The attribute, drawn before the face."""
    return PROPS[b.who.prop](b)


def sword(b: Brush) -> list[str]:
    """Spades."""
    blade = "M-5.4,-60L-5,-136L0,-149L5,-136L5.4,-60Z"
    guard = (
        "M-14.4,-63C-11,-58.4 -6,-57.5 0,-57.5C6,-57.5 11,-58.4 14.4,-63C16.4,-66 19.4,-63 17.6,-59.6"
        "C14.6,-54 8,-51.6 0,-51.6C-8,-51.6 -14.6,-54 -17.6,-59.6C-19.4,-63 -16.4,-66 -14.4,-63Z"
    )
    return [
        b.shape(shift(blade, X), b.pal.glaze),
        path(shift("M.6,-60V-136L4,-135L4.6,-60Z", X), fill=b.pal.light),
        b.line(shift("M0,-64V-118", X), b.pal.mid, b.mid),
        b.shape(shift(guard, X), b.pal.ochre),
        path(lozenge(X, -55.4, 4, 3), fill=b.accent),
    ]


def cup(b: Brush) -> list[str]:
    """Hearts: a covered goblet."""
    ink, gold = b.pal.ink, b.pal.ochre
    return [
        *b.pole(f"M{X},-30V-80", gold, 7.4, 3.8),
        circle(X, -66, 5.4, fill=gold, stroke=ink, sw=b.mid),
        b.shape(shift("M-18.4,-105C-18.4,-88 -12,-78 0,-76C12,-78 18.4,-88 18.4,-105Z", X), gold),
        path(shift("M-14.6,-101C-14.4,-90 -10,-82.6 -3.6,-79.8C-7.6,-85 -9.4,-92 -9.6,-101Z", X), fill=b.pal.straw),
        edged_symbol("hearts", X + 0.6, -91, 15, b.accent, ink, 7),
        b.shape(shift("M-17,-108C-15,-121 -8,-127 0,-127C8,-127 15,-121 17,-108Z", X), gold),
        path(shift("M-13,-110C-11.6,-118 -7,-122.6 -2.6,-123.6C-6,-119 -7.6,-115 -8,-110Z", X), fill=b.pal.straw),
        b.shape(shift("M-20,-109.5H20V-104H-20Z", X), b.pal.straw, b.thin),
        circle(X, -131, 4.6, fill=b.accent, stroke=ink, sw=b.thin),
    ]


def armillary(b: Brush) -> list[str]:
    """Diamonds, which were coins: the golden sphere of the Portuguese arms."""
    y, ink, gold = -92, b.pal.ink, b.pal.ochre
    out = [*b.pole(f"M{X},-2V-72", gold, 6.6, 3), circle(X, y, 17.5, fill=b.pal.glaze)]
    for width, colour in ((4.6, ink), (2.2, gold)):
        out += [
            circle(X, y, 17.5, stroke=colour, sw=width),
            ellipse(X, y, 7, 17.5, stroke=colour, sw=width * 0.8),
            ellipse(X, y, 17.5, 5.6, stroke=colour, sw=width * 0.8),
        ]
    return [
        *out,
        path(shift("M-15,11L15,-11", X, y), stroke=ink, sw=6),
        path(shift("M-14.4,10.6L14.4,-10.6", X, y), stroke=b.accent, sw=3.4),
        circle(X, y - 20, 2.6, fill=gold, stroke=ink, sw=b.thin),
    ]


def club(b: Brush) -> list[str]:
    """Clubs: a cudgel that still sprouts."""
    stem = (
        "M-4,-28L-5.6,-62L-10.6,-68L-6.6,-71L-7.6,-92C-10,-104 -12.4,-116 -10.4,-127C-8.4,-136 8.4,-137 11.4,-127"
        "C13.6,-118 11.6,-106 9,-96L13.6,-101L15,-96L7.4,-87L5,-60L4,-28Z"
    )
    leaves = ((-9, -69, -62), (12, -98, 12), (-10, -124, -48), (4, -130, 22))
    return [
        *(
            b.shape(petal(X + x, y, 0, 19, 8.4, deg), LEAF if i % 2 else b.accent, b.thin)
            for i, (x, y, deg) in enumerate(leaves)
        ),
        b.shape(shift(stem, X), WOOD),
        b.line(shift("M-4,-84C-4,-98 -7,-108 -5.4,-121M1,-56L2,-78M3.4,-98C5.6,-108 6.6,-114 6,-122", X), BARK, b.mid),
        ellipse(X + 0.6, -108, 3.2, 4.4, fill=BARK, stroke=b.pal.ink, sw=b.thin),
        ellipse(X - 1, -72, 2.4, 3.2, fill=BARK, stroke=b.pal.ink, sw=b.thin),
        ellipse(X + 0.8, -128.4, 7.4, 3.4, fill=b.pal.straw, stroke=b.pal.ink, sw=b.thin),
    ]


PROPS = {"sword": sword, "cup": cup, "armillary": armillary, "club": club}


def sleeve(b: Brush) -> list[str]:
    """Hand, sleeve and ermine cuff; the sword is held in steel."""
    if b.who.prop == "sword":
        return gauntlet(b)
    y = -29
    studs = [circle(69.5 + i * 9.4, y + 1.6 - (1.4 if i in (1, 2) else 0), 1.7, fill=b.accent) for i in range(4)]
    cuff = "M64,0C76,-5 92,-5 102,0L103,8C92,3 76,3 63,8Z"
    return [
        hand(b, X, -43),
        b.shape(f"M66,{y}C76,{y - 4} 90,{y - 4} 100,{y}L102.8,{y + 10}V-4H60Z", b.accent),
        b.shape(shift(cuff, 0, y), b.pal.glaze),
        *studs,
    ]


def gauntlet(b: Brush) -> list[str]:
    """Plates over the fingers and a flared cuff."""
    plates = "M-10,-9C-5,-12.6 6,-12.6 10,-8C13,-3 12.4,6 10,10H-10C-14,5 -13,-5 -10,-9Z"
    return [
        b.shape(shift(plates, X, -42), b.pal.light),
        b.line(shift("M-11.6,-4.4Q0,-7 11.6,-4.4M-12,.8Q0,-1.8 12,.8M-11.4,6Q0,3.4 11.4,6", X, -42)),
        b.shape("M70,-33H98L102.8,-20V-4H60L62,-18Z", b.pal.light),
        b.shape("M65,-35C76,-39 92,-39 102,-35L102.8,-28C92,-32.4 76,-32.4 64,-28Z", b.pal.ochre),
        b.line("M84,-31V-6M73,-29L68,-6M95,-29L99,-8", b.pal.mid),
        *(circle(x, -33.4 - (1 if x in (78, 90) else 0), 1.3, fill=b.pal.ink) for x in (70, 78, 90, 98)),
    ]
