"""Kings: a wide blue mantle with ermine, beard, open crown."""

from azulejo.court.beard import beard
from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.crown import crown
from azulejo.court.head import face
from azulejo.court.king_props import held, sleeve
from azulejo.court.profile import king as profile
from azulejo.outline import n, petal, poly, shift, sym
from azulejo.suits import suit_symbol
from azulejo.svgkit import at, batch, path

HAIR = sym(CX, (24, -110), [(32, -104, 34, -84, 33, -70), (33, -60, 38, -56, 41, -50), (30, -42, 16, -44, 0, -44)])
MANTLE = "M-102.8,0V-22C-101,-40 -80,-52 -40,-57C-10,-60 42,-60 70,-57C92,-53 101,-40 102.8,-22V0Z"
ERMINE = "M-55,-57C-48,-40 -26,-27 0,-25C26,-27 48,-40 55,-57L32,-62C28,-50 14,-44 0,-44C-14,-44 -28,-50 -32,-62Z"
TAIL = "M0,-4.5C1,-1 2.8,1 1.8,4L0,2.6L-1.8,4C-2.8,1 -1,-1 0,-4.5Z"
TAILS = ((-43, -51, 24), (-34, -41, 16), (-21, -34.5, 8), (21, -34.5, -8), (34, -41, -16), (43, -51, -24))


def king(b: Brush) -> list[str]:
    """The upper half figure, back to front."""
    return [
        *([] if b.who.profile else [b.shape(HAIR, b.hair)]),
        b.shape(MANTLE, b.pal.cobalt, b.thick),
        *batch(mantle_pattern(b)),
        *tunic(b),
        *ermine(b),
        *held(b),
        *(profile(b) if b.who.profile else [*face(b, chin=-50, brow=b.thick), *beard(b)]),
        *crown(b),
        *sleeve(b),
    ]


def tunic(b: Brush) -> list[str]:
    """The front of the tunic with its gold seams and the suit's sign."""
    return [
        b.shape(on_axis("M-20,-58L20,-58L25,0L-25,0Z"), b.accent),
        suit_symbol(b.suit, CX, -24, 17, b.pal.straw),
        b.line(on_axis("M-15,-50L-19,0M15,-50L19,0"), b.pal.straw),
    ]


def ermine(b: Brush) -> list[str]:
    """White collar with black tails."""
    tails = [path(TAIL, fill=b.pal.ink, transform=at(CX + x, y, 1, -turn)) for x, y, turn in TAILS]
    return [b.shape(on_axis(ERMINE), b.pal.glaze), *tails]


def mantle_pattern(b: Brush) -> list[str]:
    """Two rows of the suit's own tile; all fills, which QtSvg draws far faster than strokes."""
    out: list[str] = []
    if b.pal.plain:
        return out
    for row, y in enumerate((-22, -37)):
        for i in range(-9, 10):
            x = CX + i * 17 + (8.5 if row % 2 else 0)
            if -96 + row * 14 < x < 97 - row * 40 and abs(x - CX) >= 28:
                out += PATTERNS[b.suit](b, x, y)
    return out


def scales(b: Brush, x: float, y: float) -> list[str]:
    """Spades: fish scales as crescents."""
    crescents = ((8.3, 1.02), (4.4, 1.05))
    return [
        path(
            f"M{n(x - r)},{n(y - 4)}A{n(r)},{n(r)} 0 0 0 {n(x + r)},{n(y - 4)}"
            f"A{n(r * q)},{n(r * q)} 0 0 1 {n(x - r)},{n(y - 4)}Z",
            fill=b.pal.light,
        )
        for r, q in crescents
    ]


def flowers(b: Brush, x: float, y: float) -> list[str]:
    """Hearts: four petals."""
    return [path(petal(x, y, 1, 7.6, 4.4, a), fill=b.pal.light) for a in (45, 135, 225, 315)]


def lozenges(b: Brush, x: float, y: float) -> list[str]:
    """Diamonds: a hollow lozenge round a gold one."""
    outer = poly([(x - 8.5, y), (x, y - 7.5), (x + 8.5, y), (x, y + 7.5)])
    hole = poly([(x - 6.6, y), (x, y + 5.8), (x + 6.6, y), (x, y - 5.8)])
    inner = poly([(x - 3.2, y), (x, y - 2.8), (x + 3.2, y), (x, y + 2.8)])
    return [path(outer + hole, fill=b.pal.light), path(inner, fill=b.pal.straw)]


def waves(b: Brush, x: float, y: float) -> list[str]:
    """Clubs: two little waves as ribbons."""
    ribbon = "M-8.5,-.75C-3,-7.75 3,6.25 8.5,-.75V.75C3,7.75 -3,-6.25 -8.5,.75Z"
    return [path(shift(ribbon, x, y + dy), fill=b.pal.light) for dy in (-3, 3)]


PATTERNS = {"spades": scales, "hearts": flowers, "diamonds": lozenges, "clubs": waves}
