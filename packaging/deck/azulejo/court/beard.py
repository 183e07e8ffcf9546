"""The four kings' beards and moustache."""

from collections.abc import Sequence

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.court.head import TURN
from azulejo.outline import shift, sym
from azulejo.palette import LIP
from azulejo.svgkit import ellipse

FOOT: dict[str, Sequence[Sequence[float]]] = {
    "fork": [(20, -58, 17, -38, 11, -22), (6, -27, 3, -31, 0, -34)],
    "round": [(23, -56, 20, -35, 0, -31)],
    "long": [(22, -58, 14, -36, 0, -15)],
    "wave": [(25, -58, 22, -46, 20, -38), (17, -34, 14, -34, 11, -37), (9, -30, 4, -26, 0, -24)],
}
CURLS = ((-14, -55), (-6, -50), (3, -50), (11, -54), (-10, -43), (-1, -40), (8, -43))
CURL = "M-4,0Q-2,6 3,2Q4,-2 .5,-1.5"
MOUSTACHE = "M0,-72C-6,-75 -12,-72 -18,-65C-12,-62 -5,-62 0,-67.5C5,-62 10,-62 15.5,-65C11,-72 6,-75 0,-72Z"


def beard(b: Brush) -> list[str]:
    """The beard hugs the jaw and opens under the lip; then lower lip and moustache."""
    f = b.facing
    outer = sym(CX, (24, -90), [(24.5, -82, 24, -76, 22.5, -70), *FOOT[b.house.beard]], close=False)
    inner = f"C-21,-74 -18,-70 {-8 + 3 * f},-70.5Q{3 * f},-74 {8 + 3 * f},-70.5C18,-70 21,-74 24,-90Z"
    x = CX + TURN * f
    beard_fill, moustache_fill = b.house.beard_colours or (b.hair, b.hair)
    return [
        b.shape(outer + on_axis(inner), beard_fill),
        *(b.line(d, b.hair_line) for d in STRANDS[b.house.beard]()),
        ellipse(x + 0.4 * f, -64.6, 4.6, 2.5, fill=LIP),
        b.shape(shift(MOUSTACHE, x), moustache_fill, b.thin * 1.2),
    ]


def fork() -> list[str]:
    """Spades: two points."""
    sides = ("M9,-56C11,-46 12,-36 10.5,-28", "M15,-60C16.5,-52 16.5,-46 15,-40")
    return [on_axis(d, m) for m in (-1, 1) for d in sides] + [on_axis("M0,-54V-36")]


def curls() -> list[str]:
    """Hearts: short and curly."""
    return [shift(CURL, CX + x, y) for x, y in CURLS]


def long() -> list[str]:
    """Diamonds: straight and long."""
    return [
        on_axis(f"M{a},{-57 - a * 0.2}C{a},-46 {e + 2},-38 {e},{-25 - e}", m)
        for m in (-1, 1)
        for a, e in ((5, 2), (10, 5), (15, 9))
    ]


def wave() -> list[str]:
    """Clubs: wavy."""
    sides = ("M15,-58C19,-50 12,-46 16,-38", "M7,-56C11,-48 3,-42 7,-32")
    return [on_axis(d, m) for m in (-1, 1) for d in sides] + [on_axis("M0,-54C3,-46 -3,-40 0,-31")]


STRANDS = {"fork": fork, "round": curls, "long": long, "wave": wave}
