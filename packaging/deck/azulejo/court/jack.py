"""Jacks: hat and feather, page-boy hair, white ruff; each with a doublet of his own."""

from math import cos, radians, sin

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.hats import hat
from azulejo.court.head import face, features, lips
from azulejo.court.jack_props import held, sleeve
from azulejo.court.profile import jack as profile
from azulejo.outline import lozenge, n, shift, sym
from azulejo.palette import BARK, LIP_YOUNG
from azulejo.svgkit import circle, path

PLEATS = 13
BODY = "M-62,0C-66,-28 -48,-46 -22,-50H54C80,-46 98,-28 94,0Z"
SLEEVE = "M40,-46C66,-52 84,-40 86,-14C86,-4 84,0 80,0H40C36,-12 36,-34 40,-46Z"
RUFF = "M-40,-62C-34,-40 -18,-37 0,-37C18,-37 34,-40 40,-62C26,-54 14,-50 0,-49C-14,-50 -26,-54 -40,-62Z"
COLLAR = "M22,-64C17,-54 10,-50.5 0,-50C-10,-50.5 -17,-54 -22,-64"
FRINGE = "M-23,-96C-16,-106 -10,-102 -2,-101C8,-99 16,-103 23,-96C27,-110 18,-116 0,-117C-18,-116 -27,-110 -23,-96Z"


def jack(b: Brush) -> list[str]:
    """The upper half figure, back to front."""
    return [
        *DOUBLETS[b.suit](b),
        *held(b),
        *(profile(b) if b.who.profile else head(b)),
        *ruff(b),
        b.shape(on_axis(FRINGE), b.hair, b.thin),
        *hat(b),
        *sleeve(b),
    ]


def parted(b: Brush) -> list[str]:
    """Spades: the guard's coat, one half dark and one light, with slashed sleeves crosswise and gold buttons."""
    half = "M0,-50H38V0H0Z"
    out = [b.shape(BODY, b.accent_light, b.thick), b.shape(on_axis(half), b.accent, b.thin)]
    for m, fill, slash in ((-1, b.accent, b.accent_light), (1, b.accent_light, b.accent)):
        out += [b.shape(on_axis(SLEEVE, m), fill), *slashes(m, (slash, b.pal.straw, slash))]
    for y in (-31, -20, -9):
        out.append(circle(CX, y, 3.3, fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin))
    return out


def striped(b: Brush) -> list[str]:
    """Hearts: the page's stripes."""
    out = [b.shape(BODY, b.accent_light, b.thick)]
    for x in range(-26, 27, 13):
        d = f"M{x * 0.8 - 3.2},-50L{x * 0.8 + 3.2},-50L{x + 4},0L{x - 4},0Z"
        out.append(b.shape(on_axis(d), b.accent, b.thin))
    return out + sleeves(b)


def armoured(b: Brush) -> list[str]:
    """Diamonds: a breastplate with a ridge, gold along its edges, and a sash."""
    plate = sym(CX, (0, -50), [(24, -50), (33, -38, 37, -20, 36, 0), (0, 0)])
    return [
        b.shape(BODY, b.accent, b.thick),
        b.shape(plate, b.pal.light),
        b.shape(on_axis("M0,-50H9C15,-34 16,-16 14,0H0Z"), b.pal.glaze, b.thin),
        b.line(on_axis("M0,-50V0"), weight=b.mid),
        b.line(on_axis("M29,-44C34,-30 35,-14 33,0", -1), b.pal.ochre, b.thick),
        b.line(on_axis("M29,-44C34,-30 35,-14 33,0"), b.pal.ochre, b.thick),
        b.shape(on_axis("M27,-50L38,-41L-24,0H-38L-38,-3Z"), b.accent, b.thin),
        b.line(on_axis("M30,-46L-33,-2"), b.accent_light, b.mid),
        *pauldrons(b),
    ]


def pauldrons(b: Brush) -> list[str]:
    """Plates over the shoulders, cobalt sleeves under them."""
    out = []
    for m in (-1, 1):
        out += [
            b.shape(on_axis(SLEEVE, m), b.pal.cobalt),
            b.shape(on_axis("M38,-12C50,-20 74,-20 86.6,-10L86,-2C72,-12 52,-12 39,-4Z", m), b.pal.light, b.thin),
            b.shape(on_axis("M38,-24C50,-34 74,-33 85,-22L86.6,-10C74,-20 52,-20 38,-12Z", m), b.pal.light, b.thin),
            b.shape(on_axis("M40,-46C62,-52 80,-42 85,-22C74,-33 52,-34 38,-24C37,-32 38,-40 40,-46Z", m), b.pal.glaze),
            *(
                circle(CX + m * x, y, 1.5, fill=b.pal.ochre)
                for x, y in ((46, -30.6), (58, -33), (70, -31.6), (79, -27.4))
            ),
        ]
    return out


def laced(b: Brush) -> list[str]:
    """Clubs: a hunter's green jerkin, laced in front, with the strap of his horn."""
    shirt = "M-7,-50H7L4.6,0H-4.6Z"
    cross = "".join(f"M-7,{y}L6.6,{y + 7.6}M7,{y}L-6.6,{y + 7.6}" for y in (-38, -27, -16))
    return [
        b.shape(BODY, b.accent, b.thick),
        b.shape(on_axis(shirt), b.pal.glaze, b.thin),
        b.line(on_axis(cross), b.pal.straw, b.mid),
        b.line(on_axis("M-15,-50L-20,0M15,-50L20,0"), b.accent_light, b.mid),
        b.shape(on_axis("M-33,-50L-23,-50L38,-5V0H30Z"), BARK, b.thin),
        *(path(lozenge(CX + x, y, 2.6, 2.6), fill=b.pal.straw) for x, y in ((-18, -42.6), (3, -27), (21, -13.6))),
        *sleeves(b),
    ]


DOUBLETS = {"spades": parted, "hearts": striped, "diamonds": armoured, "clubs": laced}


def sleeves(b: Brush) -> list[str]:
    """Slashed onion sleeves on both sides."""
    out = []
    for m in (-1, 1):
        out += [b.shape(on_axis(SLEEVE, m), b.pal.cobalt), *slashes(m, (b.accent_light, b.pal.straw, b.accent_light))]
    return out


def slashes(m: int, fills: tuple[str, str, str]) -> list[str]:
    """Three slashes of a sleeve."""
    out = []
    for k, (x, fill) in enumerate(zip((48, 60, 72), fills, strict=True)):
        y = -42 + k * 4
        d = f"M{x - 2},{y}C{x + 4},-30 {x + 5},-18 {x + 2},-6C{x - 1},-18 {x - 3},-32 {x - 2},{y}Z"
        out.append(path(on_axis(d, m), fill=fill))
    return out


def head(b: Brush) -> list[str]:
    """Hair behind the face, the face, and what grows on it."""
    return [
        *(curls(b) if b.suit == "hearts" else page_boy(b)),
        *face(b, half_width=21.5),
        *lips(b, -65.2, 4.6, LIP_YOUNG),
        *(goatee(b) if b.suit == "clubs" else []),
    ]


def page_boy(b: Brush) -> list[str]:
    """Hair cut straight above the shoulders."""
    hair = sym(
        CX,
        (0, -120),
        [(24, -120, 33, -104, 33, -86), (33, -72, 34, -66, 40, -60), (34, -52, 24, -54, 18, -58), (0, -58)],
    )
    strands = ("M28,-92C28,-76 29,-68 33,-61", "M24,-76C24,-68 25,-64 27,-59")
    return [b.shape(hair, b.hair), *(b.line(on_axis(d, m), b.hair_line) for m in (-1, 1) for d in strands)]


def curls(b: Brush) -> list[str]:
    """Hair in curls about the ears."""
    spots = [(CX + m * x, y) for m in (-1, 1) for x, y in ((25, -98), (30, -88), (31, -77), (27, -67))]
    wave = "M-4.6,.6C-4,-4.6 3,-4.8 3.4,-.4C3.4,2.8 -1,3 -1.4,.2"
    return [*b.pearls(spots, 8.4, b.hair), *(b.line(shift(wave, x, y), b.hair_line) for x, y in spots)]


def goatee(b: Brush) -> list[str]:
    """A thin moustache and a tuft on the chin."""
    moustache = (
        "M.4,-69.4C-3.4,-71.6 -8,-70.4 -11.4,-66.4C-7,-67.6 -3,-67.6 .4,-67.4C3.6,-67.6 7,-67.6 10.4,-66.4"
        "C7.4,-70.4 4,-71.6 .4,-69.4Z"
    )
    tuft = "M-4.4,-60.6C-2,-61.8 2.6,-61.8 5,-60.6C5.6,-55 3.4,-49.6 .4,-47C-2.6,-49.6 -5,-55 -4.4,-60.6Z"
    return [path(features(b, moustache, 0), fill=b.hair), b.shape(features(b, tuft, 0), b.hair, b.thin)]


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
