"""Tiles of the four tables: what lies round the cloth, and what is on it.

A rim's tile is 44 units square.  A cloth's tile is black and white of little opacity over a colour that the program
chooses; it joins itself on all four sides.
"""

import random
from collections.abc import Callable, Mapping
from math import pi, sin

from azulejo.outline import lozenge, n, petal, point, poly, star
from azulejo.svgkit import batch, circle, document, group, path, rect
from azulejo.tiles import CORNERS, corner, hollows, quarter_star, square

COBALT, MID, LIGHT, WHITE, OCHRE = "#23509f", "#6b98d4", "#b9d0ec", "#fffefa", "#e3a72f"
JOINT = "#c4d3e8"
SIDE = 44


def rim(parts: list[str]) -> str:
    """A tile of parts centred on 0,0."""
    return document(SIDE, SIDE, group(parts, transform="translate(22 22)"))


def felt() -> str:
    """White with blue flowers."""
    tile = [square(WHITE), hollows(17, MID), hollows(13.5, WHITE), hollows(9, COBALT), hollows(4, OCHRE)]
    for i in range(4):
        tile += [
            path(petal(0, 0, 4, 21, 9, i * 90), fill=COBALT),
            path(petal(0, 0, 8, 17, 3, i * 90), fill=WHITE),
            path(petal(0, 0, 4, 15, 5, i * 90 + 45), fill=MID),
        ]
    return rim(
        [*tile, circle(0, 0, 4.4, fill=OCHRE, stroke=COBALT, sw=1.6), rect(-22, -22, 44, 44, stroke=JOINT, sw=0.8)]
    )


def azulejo() -> str:
    """The carpet pattern of the old churches: blue and yellow on white."""
    tile = [square(WHITE)]
    for sx, sy in CORNERS:
        tile.append(quarter_star(sx, sy, 15, 10, OCHRE))
        tile.append(quarter_star(sx, sy, 8, 8, COBALT))
    tile += [
        path(lozenge(0, 0, 21, 21), stroke=COBALT, sw=2.4, stroke_linejoin="miter"),
        *(path(petal(0, 0, 3, 17, 8, i * 90), fill=COBALT) for i in range(4)),
        *(path(petal(0, 0, 6, 14, 3, i * 90), fill=LIGHT) for i in range(4)),
        *(path(petal(0, 0, 3, 12, 5, i * 90 + 45), fill=OCHRE) for i in range(4)),
        circle(0, 0, 3.4, fill=WHITE, stroke=COBALT, sw=1.4),
        rect(-22, -22, 44, 44, stroke=JOINT, sw=0.8),
    ]
    return rim(tile)


EBONY, WALNUT, OAK, MAPLE = "#2b1a10", "#4f2f1b", "#8a5a33", "#d9b27c"


def wood() -> str:
    """Marquetry: lozenges of light wood let into walnut."""
    tile = [square(WALNUT)]
    for sx, sy in CORNERS:
        tile.append(path(poly([(22 * sx, 22 * sy), (2 * sx, 22 * sy), (22 * sx, 2 * sy)]), fill=OAK))
    grain = "".join(f"M{x},{n(-21 + abs(x))}V{n(21 - abs(x))}" for x in (-15, -9, -3, 3, 9, 15))
    tile += [
        path(grain, stroke=EBONY, sw=0.7, stroke_opacity=0.35),
        path(lozenge(0, 0, 20, 20), stroke=EBONY, sw=1.6, stroke_linejoin="miter"),
        path(lozenge(0, 0, 9, 9), fill=MAPLE, stroke=EBONY, sw=1.2),
        path(lozenge(0, 0, 3.6, 3.6), fill=WALNUT),
        rect(-22, -22, 44, 44, stroke=EBONY, sw=1, stroke_opacity=0.6),
    ]
    return rim(tile)


NIGHT, NIGHT_LIT, NIGHT_BLUE, GOLD, MOON = "#101b40", "#1b2c63", "#4f74b8", "#d9a741", "#e9eefb"


def night() -> str:
    """Gold stars between blue ones on navy."""
    return rim(
        [
            square(NIGHT),
            hollows(22, NIGHT_LIT),
            hollows(16, NIGHT),
            *(quarter_star(sx, sy, 9, 3.4, GOLD) for sx, sy in CORNERS),
            path(star(0, 0, 14, 4.2, 4), fill=NIGHT_BLUE),
            path(star(0, 0, 9.5, 3.6, 4, 45), fill=NIGHT_BLUE),
            circle(0, 0, 2.4, fill=MOON),
        ]
    )


BOARD, BOARDS, LENGTH = 48, 4, 384


def planks() -> str:
    """Four boards with their grain, joined end to end."""
    rnd = random.Random(7)
    out = []
    for row in range(BOARDS):
        top, joint = row * BOARD, (row * 5 % BOARDS) * LENGTH // BOARDS + 40
        tone = (0.05, 0.0, 0.09, 0.03)[row]
        if tone:
            out.append(rect(0, top, LENGTH, BOARD, fill="#000000", fill_opacity=tone))
        out += [grain(rnd, top) for _ in range(9)]
        joints = f"M0,{top}H{LENGTH}M{joint},{top}V{top + BOARD}"
        out.append(path(joints, stroke="#000000", sw=1.3, stroke_opacity=0.38))
        out.append(path(f"M0,{top + 1.2}H{LENGTH}", stroke="#ffffff", sw=0.8, stroke_opacity=0.12))
    return document(LENGTH, BOARD * BOARDS, "".join(out))


def grain(rnd: random.Random, top: float) -> str:
    """One line along a board, the same at both ends of the tile."""
    y, wave, phase = rnd.uniform(4, BOARD - 4), rnd.uniform(0.5, 2.2), rnd.uniform(0, 2 * pi)
    turns = 2 * pi * rnd.choice((1, 2, 3)) / LENGTH
    middle = top + min(max(y, 4 + wave), BOARD - 4 - wave)
    spots = [(x, middle + wave * sin(turns * x + phase)) for x in range(0, LENGTH + 1, 12)]
    d = "M" + "L".join(point(*spot) for spot in spots)
    colour, share = rnd.choice((("#000000", 0.13), ("#000000", 0.08), ("#ffffff", 0.07)))
    return path(d, stroke=colour, sw=rnd.uniform(0.6, 1.7), stroke_opacity=share)


SKY = 440


def stars() -> str:
    """A quiet sky."""
    rnd, out, spots = random.Random(3), list[str](), list[tuple[float, float]]()
    while len(spots) < 64:
        x, y = rnd.uniform(8, SKY - 8), rnd.uniform(8, SKY - 8)
        if all((x - px) ** 2 + (y - py) ** 2 > 1000 for px, py in spots):
            spots.append((x, y))
    for i, (x, y) in enumerate(spots):
        if i % 9 == 0:
            out.append(path(star(x, y, rnd.uniform(3.4, 5.2), 1.2, 4), fill="#ffffff", fill_opacity=0.26))
        else:
            size, light = rnd.choice((0.8, 1.0, 1.4)), rnd.choice((0.14, 0.2, 0.28))
            out.append(circle(x, y, size, fill="#ffffff", fill_opacity=light))
    return document(SKY, SKY, "".join(out))


def glaze() -> str:
    """Large tiles of one colour, each with the shadow of a flower."""
    tile = [
        *batch(path(petal(0, 0, 8, 41, 17, i * 90), fill="#ffffff", fill_opacity=0.045) for i in range(4)),
        *batch(path(petal(0, 0, 8, 30, 10, i * 90 + 45), fill="#ffffff", fill_opacity=0.045) for i in range(4)),
        circle(0, 0, 5, fill="#ffffff", fill_opacity=0.07),
    ]
    for sx, sy in CORNERS:
        d = corner(44 * sx, 44 * sy, 15, True) + corner(44 * sx, 44 * sy, 9, True)
        tile.append(path(d, fill="#ffffff", fill_opacity=0.05, fill_rule="evenodd"))
    tile.append(path("M-44,-44H44M-44,-44V44", stroke="#000000", sw=1.2, stroke_opacity=0.16))
    tile.append(path("M-44,-42.6H44M-42.6,-44V44", stroke="#ffffff", sw=0.8, stroke_opacity=0.1))
    return document(88, 88, group(tile, transform="translate(44 44)"))


TABLES: Mapping[str, Callable[[], str]] = {
    "felt": felt,
    "azulejo": azulejo,
    "wood": wood,
    "night": night,
    "planks": planks,
    "stars": stars,
    "glaze": glaze,
}
