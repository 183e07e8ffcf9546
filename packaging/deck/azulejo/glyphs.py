"""Index glyphs, cap height 100: our own letters and digits, no font."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from azulejo.outline import n
from azulejo.svgkit import group, path

THICK, THIN, SLAB = 15.0, 10.5, 8.0

# Letters printed for (ace, king, queen, jack) by language.
RANK_LETTERS: Mapping[str, Mapping[str, str]] = {
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J"},
    "pt": {"A": "A", "K": "R", "Q": "D", "J": "V"},
    "fr": {"A": "A", "K": "R", "Q": "D", "J": "V"},
    "de": {"A": "A", "K": "K", "Q": "D", "J": "B"},
}


@dataclass(frozen=True)
class Part:
    """A piece of a glyph: a stroked centre line if ``weight`` is above 0, else a filled shape."""

    d: str
    weight: float = 0
    holes: bool = False


@dataclass(frozen=True)
class Glyph:
    """Advance width and pieces."""

    width: float
    parts: Sequence[Part]


def box(x: float, y: float, w: float, h: float) -> Part:
    """An upright bar or a slab serif."""
    return Part(f"M{n(x)},{n(y)}H{n(x + w)}V{n(y + h)}H{n(x)}Z")


def bar(x1: float, y1: float, x2: float, y2: float, w: float) -> Part:
    """A diagonal with horizontal ends; x is the left edge at each end."""
    return Part(f"M{n(x1)},{n(y1)}L{n(x1 + w)},{n(y1)}L{n(x2 + w)},{n(y2)}L{n(x2)},{n(y2)}Z")


def oval(cx: float, cy: float, rx: float, ry: float) -> str:
    """A little squarer than an ellipse: reads better small."""
    k = 0.58
    a, b, top, foot = n(cx - rx), n(cx + rx), n(cy - ry), n(cy + ry)
    high, low, left, right = n(cy - ry * k), n(cy + ry * k), n(cx - rx * k), n(cx + rx * k)
    x, y = n(cx), n(cy)
    return (
        f"M{a},{y}C{a},{high} {left},{top} {x},{top}C{right},{top} {b},{high} {b},{y}"
        f"C{b},{low} {right},{foot} {x},{foot}C{left},{foot} {a},{low} {a},{y}Z"
    )


GLYPHS: Mapping[str, Glyph] = {
    "A": Glyph(
        80,
        [
            bar(31, 0, 10, 96, THIN),
            bar(31, 0, 57, 96, THICK + 3),
            box(22, 62, 36, 8.5),
            box(1, 92, 29, SLAB),
            box(48, 92, 32, SLAB),
        ],
    ),
    "K": Glyph(
        78,
        [
            box(9, 0, THICK, 100),
            Part("M57,2H70L24,73.6V53.3Z"),
            Part("M46,38L74,98H54L33.5,57Z"),
            box(0, 0, 33, SLAB),
            box(0, 92, 33, SLAB),
            box(47, 0, 29, SLAB),
            box(47, 92, 31, SLAB),
        ],
    ),
    "Q": Glyph(
        74,
        [
            Part(oval(36, 48, 36, 49) + oval(36, 48, 20.5, 39.5), holes=True),
            Part("M31,68C43,69 47,83 53,91C59,98 66,98 72,91", 10.5),
        ],
    ),
    "J": Glyph(
        58, [Part("M40,4V68C40,85 33,93 22,93C12,93 7.5,86 7.5,74", 14.5), box(22, 0, 36, SLAB), Part("M0,65H15V78H0Z")]
    ),
    "R": Glyph(
        78,
        [
            box(9, 0, THICK, 100),
            Part(
                "M9,0H38C55,0 64,10 64,27.5C64,45 55,55.5 38,55.5H9Z"
                "M24,9H36C45,9 49,16 49,27.5C49,39 45,46.5 36,46.5H24Z",
                holes=True,
            ),
            bar(29, 50, 54, 98, THICK + 4),
            box(0, 92, 33, SLAB),
            box(0, 0, 20, SLAB),
            box(49, 92, 29, SLAB),
        ],
    ),
    "D": Glyph(
        72,
        [
            Part(
                "M9,0H33C57,0 71,19 71,50C71,81 57,100 33,100H9ZM24,9H32C47,9 55,25 55,50C55,75 47,91 32,91H24Z",
                holes=True,
            ),
            box(0, 0, 20, SLAB),
            box(0, 92, 20, SLAB),
        ],
    ),
    "V": Glyph(
        78, [bar(5, 4, 31, 100, THICK + 3), bar(60, 4, 38.5, 100, THIN), box(-2, 0, 33, SLAB), box(50, 0, 29, SLAB)]
    ),
    "B": Glyph(
        68,
        [
            Part(
                "M9,0H39C53,0 61,9 61,24C61,37 55,45 46,47.5C58,50.5 66,60 66,73.5C66,91 56,100 39,100H9Z"
                "M24,8.5H36C43,8.5 46,14 46,25.5C46,37 43,43.5 36,43.5H24Z"
                "M24,52H38C47,52 51,59 51,71.5C51,84.5 47,91.5 38,91.5H24Z",
                holes=True,
            ),
            box(0, 0, 20, SLAB),
            box(0, 92, 20, SLAB),
        ],
    ),
    "2": Glyph(60, [Part("M9,31C9,15 18,7 30,7C43,7 51.5,15 51.5,28C51.5,48 15,62 9.5,93H59", 14)]),
    "3": Glyph(60, [Part("M9,17V6.5H50L27,43C43,41 52.5,51 52.5,66.5C52.5,83 43,93 29,93C17,93 9,86 7,74", 13)]),
    "4": Glyph(64, [Part("M46,8L8.5,69.5H64", 12), box(39, 0, 14.5, 100), box(31, 92, 30, SLAB)]),
    "5": Glyph(
        60,
        [
            Part(
                "M53,6.5H17L14,45C19,40 25,38.5 31,38.5C44,38.5 52.5,49 52.5,65C52.5,82 43,93 29,93C17,93 9,87 7,76", 13
            )
        ],
    ),
    "6": Glyph(
        60,
        [
            Part(
                "M50,20C46,11 39,7 31.5,7C15,7 7.5,24 7.5,54C7.5,80 15,93 30,93C44,93 52.5,82 52.5,66.5"
                "C52.5,51 44,41.5 31,41.5C18,41.5 7.5,50 7.5,67",
                14,
            )
        ],
    ),
    "7": Glyph(60, [Part("M8,24V7H52C38,36 29,64 28,100", 14)]),
    "8": Glyph(60, [Part(oval(30, 27, 19.5, 20.5), 13), Part(oval(30, 69.5, 22.8, 24), 13.5)]),
    "9": Glyph(
        60,
        [
            Part(
                "M10,80C14,89 21,93 28.5,93C45,93 52.5,76 52.5,46C52.5,20 45,7 30,7C16,7 7.5,18 7.5,33.5"
                "C7.5,49 16,58.5 29,58.5C42,58.5 52.5,50 52.5,33",
                14,
            )
        ],
    ),
    "10": Glyph(
        88, [box(9, 0, 14, 100), Part("M0,10L12,0H16V15H0Z"), box(0, 92, 32, SLAB), Part(oval(62, 50, 20, 43), 13.5)]
    ),
}


def _draw(part: Part, colour: str, bold: float) -> str:
    if part.weight:
        return path(part.d, stroke=colour, sw=part.weight * bold, stroke_linecap="butt", stroke_linejoin="miter")
    edge = (bold - 1) * 26 if bold > 1.01 else None
    return path(
        part.d, fill=colour, stroke=colour if edge else None, sw=edge, fill_rule="evenodd" if part.holes else None
    )


def glyph(text: str, cx: float, top: float, height: float, colour: str, bold: float, max_width: float) -> str:
    """The glyph with its cap line at ``top``, centred on ``cx``, narrowed to ``max_width`` where it is wider."""
    drawn = GLYPHS[text]
    ky = height / 100.0
    kx = min(ky, max_width / drawn.width)
    place = f"translate({n(cx - drawn.width * kx / 2)} {n(top)}) scale({kx:.4g} {ky:.4g})"
    return group([_draw(part, colour, bold) for part in drawn.parts], transform=place)
