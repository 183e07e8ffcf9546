"""What the kings hold, and the hand and cuff that hold it."""

from azulejo.court.brush import Brush
from azulejo.court.head import hand
from azulejo.outline import shift
from azulejo.suits import edged_symbol, suit_symbol
from azulejo.svgkit import circle, ellipse, path

X = 84


def held(b: Brush) -> list[str]:
    """The attribute, drawn before the face."""
    return PROPS[b.who.prop](b)


def sceptre(b: Brush) -> list[str]:
    """Spades."""
    return [
        *b.pole(f"M{X},-2V-104", b.pal.ochre, 6.6, 3),
        suit_symbol("spades", X, -116, 26, b.pal.ink),
        b.shape(shift("M-8,-99H8L5,-94H-5Z", X), b.pal.ochre, b.thin),
    ]


def staff(b: Brush) -> list[str]:
    """Clubs."""
    return [
        *b.pole(f"M{X},-2V-104", b.pal.ochre, 6.6, 3),
        edged_symbol("clubs", X, -114, 28, b.accent, b.pal.ink, 5),
        b.shape(shift("M-8,-100H8L5,-95H-5Z", X), b.pal.ochre, b.thin),
    ]


def orb(b: Brush) -> list[str]:
    """Hearts: globe and cross."""
    ink, gold = b.pal.ink, b.pal.ochre
    return [
        path(f"M{X - 4},-84V-112M{X - 12},-103H{X + 4}", stroke=ink, sw=6.4, stroke_linecap="butt"),
        path(shift("M-4,-84V-110.5M-10.5,-103H2.5", X), stroke=gold, sw=3, stroke_linecap="butt"),
        circle(X - 4, -69, 17, fill=b.accent, stroke=ink, sw=b.mid),
        b.line(shift("M-20.6,-71Q-4,-63 12.6,-71M-4,-85.5V-68", X), weight=5.4),
        b.line(shift("M-20.4,-71Q-4,-63 12.4,-71M-4,-85V-68", X), gold, 2.8),
    ]


def armillary(b: Brush) -> list[str]:
    """Diamonds: the armillary sphere, the Portuguese emblem."""
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


PROPS = {"sceptre": sceptre, "staff": staff, "orb": orb, "armillary": armillary}


def sleeve(b: Brush) -> list[str]:
    """Hand, sleeve and ermine cuff; an open palm under the orb."""
    if b.who.prop == "orb":
        y = -33
        grip = [
            b.shape("M60,-50C64,-58 90,-58 96,-50C96,-44 88,-40 78,-40C68,-40 62,-44 60,-50Z", b.pal.skin),
            b.line("M88,-53Q91,-49 90,-46M81,-53Q84,-49 83,-46"),
        ]
    else:
        y, grip = -29, [hand(b, X, -43)]
    studs = [circle(69.5 + i * 9.4, y + 1.6 - (1.4 if i in (1, 2) else 0), 1.7, fill=b.accent) for i in range(4)]
    cuff = "M64,0C76,-5 92,-5 102,0L103,8C92,3 76,3 63,8Z"
    return [
        *grip,
        b.shape(f"M66,{y}C76,{y - 4} 90,{y - 4} 100,{y}L102.8,{y + 10}V-4H60Z", b.accent),
        b.shape(shift(cuff, 0, y), b.pal.glaze),
        *studs,
    ]
