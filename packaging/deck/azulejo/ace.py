"""Aces: one large suit symbol inlaid with tile ornament, in a ring that no other suit has."""

import math

from azulejo.outline import Point, lozenge, n, petal, shift, star
from azulejo.palette import Palette
from azulejo.suits import SUIT_OUTLINES
from azulejo.svgkit import at, batch, circle, group, path

CX, CY = 120, 168

SIZE = {"spades": 122, "hearts": 112, "diamonds": 122, "clubs": 110}
ECHO = {"spades": (0, 5, 0.74), "hearts": (0, -1.5, 0.80), "diamonds": (0, 0, 0.76)}  # inner line: x, y, scale
FLOWER = {"spades": (9, 21), "hearts": (-6, 22), "diamonds": (0, 15)}  # inlaid flower: y, radius


def ace(suit: str, pal: Palette) -> str:
    """The body of an ace, index not included."""
    inlay = clover(pal) if suit == "clubs" else flower(suit, pal)
    place = at(CX, CY - (2 if suit == "spades" else 0), SIZE[suit] / 100.0)
    return "".join([*RINGS[suit](pal), group([*symbol(suit, pal), *inlay], transform=place)])


def polar(radius: float, deg: float) -> Point:
    """A point round the card's centre, 0 degrees up."""
    t = math.radians(deg)
    return CX + radius * math.sin(t), CY - radius * math.cos(t)


def lace(pal: Palette) -> list[str]:
    """Hearts: a cobalt doily, scalloped, with a white flower in each scallop."""
    turns = [i * 22.5 for i in range(16)]
    out = [
        *batch(circle(*polar(76, deg), 13.2, fill=pal.cobalt) for deg in turns),
        circle(CX, CY, 76, fill=pal.cobalt),
        circle(CX, CY, 66, fill=pal.paper),
        circle(CX, CY, 66, stroke=pal.ochre, sw=1.6),
        circle(CX, CY, 69, stroke=pal.cobalt, sw=1.4),
    ]
    for deg in turns:
        x, y = polar(78.6, deg)
        out += [path(petal(x, y, 0.6, 7.2, 3.8, deg + turn), fill=pal.glaze) for turn in (-72, -36, 0, 36, 72)]
        out.append(circle(*polar(76.4, deg), 1.9, fill=pal.ochre))
    out += batch(circle(*polar(73, deg + 11.25), 1.5, fill=pal.light) for deg in turns)
    return out


def mosaic(pal: Palette) -> list[str]:
    """Diamonds: a cobalt star of sixteen points, as in the tile rooms of the Moors, set with white lozenges."""
    out = [
        path(star(CX, CY, 91, 76.5, 16), fill=pal.cobalt),
        circle(CX, CY, 64, fill=pal.paper),
        circle(CX, CY, 66.4, stroke=pal.ochre, sw=1.6),
    ]
    for i in range(16):
        deg = i * 22.5
        (x, y), (x2, y2) = polar(77, deg), polar(71.4, deg + 11.25)
        out.append(path(lozenge(0, 0, 4, 7.6), fill=pal.glaze, transform=at(x, y, 1, deg)))
        out.append(path(lozenge(0, 0, 1.8, 3.4), fill=pal.cobalt, transform=at(x, y, 1, deg)))
        out.append(path(lozenge(0, 0, 2.4, 3), fill=pal.light, transform=at(x2, y2, 1, deg + 11.25)))
    return out


def wreath(pal: Palette) -> list[str]:
    """Clubs: a garland of leaves, berries between them."""
    radius, count = 75, 20
    out = [circle(CX, CY, radius, stroke=pal.cobalt, sw=3), circle(CX, CY, 61.6, stroke=pal.ochre, sw=1.6)]
    leaves: list[tuple[str, str]] = []
    for i in range(count):
        deg = i * 360.0 / count
        x, y = polar(radius, deg)
        leaves += [(petal(x, y, 0, 21, 10.4, deg + 46), pal.cobalt), (petal(x, y, 0, 18, 9, deg + 126), pal.mid)]
        out.append(circle(*polar(radius + 11.4, deg + 1), 2.2, fill=pal.ochre))
    return out + [path(d, fill=fill, stroke=pal.paper, sw=0.8) for d, fill in leaves]


def border(pal: Palette) -> list[str]:
    """The ace of spades' whole tile border: a cobalt ring with white quatrefoils, and a finial above and below."""
    inner, outer, count = 70, 88, 20
    out = [
        circle(CX, CY, outer + 3.5, stroke=pal.cobalt, sw=1.4),
        circle(CX, CY, (inner + outer) / 2, stroke=pal.cobalt, sw=outer - inner),
        circle(CX, CY, inner + 1.6, stroke=pal.ochre, sw=1.5),
        circle(CX, CY, outer - 1.6, stroke=pal.ochre, sw=1.5),
    ]
    for i in range(count):
        deg = i * 360.0 / count
        x, y = polar(79, deg)
        if i % 2:
            out.append(path(star(x, y, 5.6, 2.2, 4, deg), fill=pal.light))
        else:
            out += [path(petal(x, y, 0.8, 7.4, 3.8, deg + q * 90), fill=pal.glaze) for q in range(4)]
            out.append(circle(x, y, 1.4, fill=pal.ochre))
    return out + [group(finial(pal), transform=f"rotate({turn} 120 168) translate(120 74)") for turn in (0, 180)]


def finial(pal: Palette) -> list[str]:
    """Two scrolls and three leaves."""
    out = []
    for m in (-1, 1):
        scroll = shift("M0,0C12,-4 17,-22 30,-26C42,-28 42,-17 34.5,-17C29,-17 30,-22 33.5,-22.5", mirror=m)
        out += [
            path(scroll, stroke=pal.cobalt, sw=2.6),
            path(petal(m * 14, -9, 0, 19, 7, m * 14), fill=pal.mid),
            path(petal(m * 21, -17, 0, 17, 6, m * 118), fill=pal.mid),
            circle(m * 47, -16, 2, fill=pal.ochre),
        ]
    return [
        *out,
        path(petal(0, -2, 0, 30, 11, 0), fill=pal.cobalt),
        path(petal(0, -5, 0, 17, 5, 0), fill=pal.light),
        circle(0, -37, 3, fill=pal.ochre),
    ]


RINGS = {"spades": border, "hearts": lace, "diamonds": mosaic, "clubs": wreath}


def symbol(suit: str, pal: Palette) -> list[str]:
    """The large symbol with its white edge and inner line, in its own 100-unit box."""
    d = SUIT_OUTLINES[suit]
    out = [path(d, fill=pal.suits[suit], stroke=pal.glaze, sw=9), path(d, fill=pal.suits[suit])]
    if suit in ECHO:
        x, y, scale = ECHO[suit]
        out.append(path(d, stroke=pal.accents[suit][1], sw=2.0, transform=at(x, y, scale)))
    return out


def clover(pal: Palette) -> list[str]:
    """A small flower in each lobe of the club."""
    out = []
    for x, y in ((0, -27.5), (-25.5, 8.8), (25.5, 8.8)):
        out.append(circle(x, y, 16.5, stroke=pal.accents["clubs"][1], sw=1.8))
        out += [path(petal(x, y, 2.5, 13, 5.2, i * 60 + (0 if y < 0 else 30)), fill=pal.glaze) for i in range(6)]
        out.append(circle(x, y, 2.7, fill=pal.ochre))
    return out


def flower(suit: str, pal: Palette) -> list[str]:
    """One eight-petalled flower and the sprigs that fill the symbol's points."""
    y, r = FLOWER[suit]
    light = pal.accents[suit][1]
    out = [path(petal(0, y, r * 0.2, r, r * 0.34, i * 45), fill=pal.glaze) for i in range(8)]
    out += [path(petal(0, y, r * 0.62, r * 1.12, r * 0.16, i * 45 + 22.5), fill=light) for i in range(8)]
    out.append(circle(0, y, r * 0.17, fill=pal.ochre))
    if suit == "spades":
        out += [
            path(f"M{n(m * 8)},27C{n(m * 20)},32 {n(m * 30)},30 {n(m * 32)},21", stroke=light, sw=1.6) for m in (-1, 1)
        ]
    sprigs = {
        "spades": [petal(0, -14, 0, 15, 5, 0)],
        "hearts": [petal(0, 20, 0, 16, 6, 180)],
        "diamonds": [petal(0, 0, 19, 33, 5, a) for a in (0, 180)],
    }
    return out + [path(d, fill=light) for d in sprigs[suit]]
