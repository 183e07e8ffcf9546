"""Index glyphs, cap height 100: our own letters and digits, no font."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from azulejo.outline import n, shift
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
    """A filled piece of a glyph; ``holes``: by the even-odd rule."""

    d: str
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


def ring(cx: float, cy: float, rx: float, ry: float, side: float, foot: float) -> Part:
    """An oval with strokes ``side`` wide at left and right and ``foot`` at top and bottom."""
    return Part(oval(cx, cy, rx, ry) + oval(cx, cy, rx - side, ry - foot), holes=True)


STEM_OF_SIX = Part("M2,69C2,28 17,0 38,0C46,0 52,2.5 57,7V20H43C42,12 40.5,8.5 37,8.5C25,8.5 17,32 17,69Z")
SIX = Glyph(60, [ring(30.5, 69, 28.5, 31, 15, 8.5), STEM_OF_SIX])

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
            Part("M57,2H70L18,82.9V62.6Z"),
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
            ring(36, 48, 36, 49, 15.5, 9.5),
            Part("M28,64C40,64 47,72 53,81C58,88.5 64,91 70,85L75,91C67,102 55,102 47,92.5C41,85.5 38,75 26,73Z"),
        ],
    ),
    "J": Glyph(
        58,
        [
            box(22, 0, 36, SLAB),
            Part(
                "M33,4H48V70C48,89 38,100 23,100C10,100 0,91 0,75V67H14.5V75C14.5,85.5 17.5,91.5 23,91.5"
                "C30,91.5 33,84 33,70Z"
            ),
        ],
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
    "2": Glyph(
        60,
        [
            Part(
                "M3,33V28C3,11 14,0 31,0C47,0 57.5,11 57.5,27C57.5,49 33,63 19,87H42Q48,87 49,76H57V100H3V90"
                "C14,66 42,48 42,27C42,15 38,8.5 30.5,8.5C22,8.5 17.5,15 17.5,28V33Z"
            )
        ],
    ),
    "3": Glyph(
        60,
        [
            Part("M5,0H54V9L33,36H20L39,11H18Q13,11 12,23H5Z"),
            Part(
                "M20,36C25,34.6 30,34 33,34C49,34 58,48 58,66C58,87 46,100 28,100C13,100 2,91 2,74V69H16.5V74"
                "C16.5,85 20,91.5 28,91.5C38,91.5 42.5,82 42.5,66C42.5,51 38,42.5 28,42.5C25,42.5 22,43 20,44Z"
            ),
        ],
    ),
    "4": Glyph(64, [Part("M38,0H53V62H64V71H53V92H62V100H28V92H38V71H2V63ZM38,18L13,62H38Z", holes=True)]),
    "5": Glyph(
        60,
        [
            Part(
                "M12,0H54V13H20.5L19,40C23,38 27,37 32,37C49,37 58,50 58,67.5C58,88 46,100 28,100C13,100 2,91 2,75V69"
                "H16.5V75C16.5,85 20,91.5 28,91.5C38,91.5 42.5,83 42.5,67.5C42.5,53 38,45.5 29.5,45.5C24,45.5"
                " 20,48 17.5,52H9Z"
            )
        ],
    ),
    "6": SIX,
    "7": Glyph(60, [Part("M4,0H57V10C46,32 39,62 38.5,100H21C21.5,66 30,36 43,12H17.5Q12.5,12 11.5,25H4Z")]),
    "8": Glyph(60, [ring(30, 26.2, 25.5, 26.2, 13, 8.2), ring(30, 72, 29, 28, 14.5, 8.5)]),
    "9": Glyph(SIX.width, [Part(shift(part.d, 60, 100, -1, -1), holes=part.holes) for part in SIX.parts]),
    "10": Glyph(
        88, [box(9, 0, 14, 100), Part("M0,10L12,0H16V15H0Z"), box(0, 92, 32, SLAB), ring(62, 50, 26.5, 50, 14, 8.5)]
    ),
}


def _draw(part: Part, colour: str, bold: float) -> str:
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
