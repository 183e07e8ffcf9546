"""Jacks: hat and feather, page-boy hair, white ruff, striped doublet."""

from math import cos, radians, sin

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.hats import hat
from azulejo.court.head import face, lips
from azulejo.court.jack_props import held, sleeve
from azulejo.court.profile import profile
from azulejo.outline import n, sym
from azulejo.palette import LIP_YOUNG
from azulejo.svgkit import path

PLEATS = 13
SLEEVE = "M40,-46C66,-52 84,-40 86,-14C86,-4 84,0 80,0H40C36,-12 36,-34 40,-46Z"
RUFF = "M-40,-62C-34,-40 -18,-37 0,-37C18,-37 34,-40 40,-62C26,-54 14,-50 0,-49C-14,-50 -26,-54 -40,-62Z"
COLLAR = "M22,-64C17,-54 10,-50.5 0,-50C-10,-50.5 -17,-54 -22,-64"
FRINGE = "M-23,-96C-16,-106 -10,-102 -2,-101C8,-99 16,-103 23,-96C27,-110 18,-116 0,-117C-18,-116 -27,-110 -23,-96Z"


def jack(b: Brush) -> list[str]:
    """The upper half figure, back to front."""
    return [
        *doublet(b),
        *held(b),
        *(profile(b) if b.who.profile else head(b)),
        *ruff(b),
        b.shape(on_axis(FRINGE), b.hair, b.thin),
        *hat(b),
        *sleeve(b),
    ]


def doublet(b: Brush) -> list[str]:
    """Parti-coloured stripes and slashed onion sleeves."""
    out = [b.shape("M-62,0C-66,-28 -48,-46 -22,-50H54C80,-46 98,-28 94,0Z", b.accent_light, b.thick)]
    for x in range(-26, 27, 13):
        d = f"M{x * 0.8 - 3.2},-50L{x * 0.8 + 3.2},-50L{x + 4},0L{x - 4},0Z"
        out.append(b.shape(on_axis(d), b.accent, b.thin))
    for m in (-1, 1):
        out += [b.shape(on_axis(SLEEVE, m), b.pal.cobalt), *slashes(b, m)]
    return out


def slashes(b: Brush, m: int) -> list[str]:
    """Three slashes of a sleeve."""
    out = []
    for k, x in enumerate((48, 60, 72)):
        y = -42 + k * 4
        d = f"M{x - 2},{y}C{x + 4},-30 {x + 5},-18 {x + 2},-6C{x - 1},-18 {x - 3},-32 {x - 2},{y}Z"
        out.append(path(on_axis(d, m), fill=b.pal.straw if k == 1 else b.accent_light))
    return out


def head(b: Brush) -> list[str]:
    """Page-boy hair and face."""
    hair = sym(
        CX,
        (0, -120),
        [(24, -120, 33, -104, 33, -86), (33, -72, 34, -66, 40, -60), (34, -52, 24, -54, 18, -58), (0, -58)],
    )
    strands = ("M28,-92C28,-76 29,-68 33,-61", "M24,-76C24,-68 25,-64 27,-59")
    return [
        b.shape(hair, b.hair),
        *(b.line(on_axis(d, m), b.hair_line) for m in (-1, 1) for d in strands),
        *face(b, half_width=21.5),
        *lips(b, -65.2, 4.6, LIP_YOUNG),
    ]


def ruff(b: Brush) -> list[str]:
    """A pleated disc seen from the front."""
    angles = [radians(-88 + i * 176.0 / (PLEATS - 1)) for i in range(PLEATS)]
    folds = [radians(-80 + i * 160.0 / (PLEATS - 1)) for i in range(PLEATS)]
    return [
        *b.pearls([(CX + 38 * sin(a), -60 + 19 * cos(a)) for a in angles], 6.4, b.pal.glaze),
        path(on_axis(RUFF), fill=b.pal.glaze),
        *(
            b.line(
                f"M{n(CX + 22 * sin(a))},{n(-58 + 9 * cos(a))}L{n(CX + 37 * sin(a))},{n(-60 + 18 * cos(a))}", b.pal.mid
            )
            for a in folds
        ),
        b.line(on_axis(COLLAR), weight=b.mid),
    ]
