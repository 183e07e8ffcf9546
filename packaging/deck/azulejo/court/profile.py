"""Heads in profile, drawn looking right: one in each rank."""

from azulejo.court.brush import CX, Brush
from azulejo.outline import shift
from azulejo.palette import LIP, LIP_YOUNG
from azulejo.svgkit import circle, ellipse, path

JACK = (
    "M-14,-112H16C20,-106 20,-98 19.4,-93C19,-90.6 19.8,-89 21,-87L28.6,-78C29.8,-76 28,-74.8 22.6,-74.6"
    "C23,-73.2 24.8,-72.2 24.4,-70.6C24,-69.6 22.6,-69.4 21.8,-69.2C23,-68.6 24,-67.4 23.2,-66"
    "C22.4,-64.8 21,-64.2 21,-62.6C21.2,-60 22,-57.6 19,-55C14,-51 4,-51 -4,-55C-10,-60 -14,-66 -16,-74Z"
)
JACK_HAIR = (
    "M4,-117C5,-102 -4,-98 -5,-84C-5.6,-74 -3,-66 -7,-56C-18,-51 -31,-53 -38,-60C-33,-66 -34,-74 -34,-88"
    "C-34,-106 -24,-119 4,-117Z"
)
JACK_STRANDS = "M-27,-98C-29,-84 -27,-70 -30,-60M-19,-100C-21,-84 -18,-70 -21,-57M-11,-100C-14,-84 -10,-70 -13,-57"

QUEEN = (
    "M-14,-112H12C17,-107 18.4,-101 18,-95C17.8,-92 18,-90.4 19,-88.4C21,-85 24.4,-81 26,-78.4"
    "C26.8,-76.6 25.4,-75.4 21,-75.2"
    "C21.4,-73.8 23.6,-73 23.4,-71C23.2,-70 21.8,-69.8 21,-69.6C22.4,-69 23.2,-67.8 22.4,-66.2"
    "C21.6,-64.8 20.2,-64.4 20,-63"
    "C20,-60.6 20.2,-58 17,-56C13,-53.6 6,-54 1,-56C-8,-60 -14,-66 -16,-74Z"
)
QUEEN_NECK = "M-17,-74C-15,-62 -14,-54 -19,-46L-12,-40H10L16,-45.4C11,-48 9,-52 9.4,-60L0,-78Z"
QUEEN_NECKLINES = "M-16.6,-70C-15,-60 -14.6,-53 -20,-45.6M9.2,-58C9,-51 11.6,-47.6 18,-44.6"

KING = (
    "M-14,-112H16C19.6,-106 20.4,-100 20.4,-96C22,-94 22,-91.6 21,-89.6L30.4,-79C31.6,-76.4 30,-74.6 23,-74.6"
    "L22,-62L-10,-58L-16,-74Z"
)
KING_HAIR = (
    "M-2,-113C0,-104 -6,-98 -5,-88C-4,-78 -8,-70 -10,-62C-12,-52 -22,-44 -38,-44C-44,-46 -46,-52 -43,-56"
    "C-38,-64 -36,-76 -35,-88C-34,-104 -26,-113 -2,-113Z"
)
KING_STRANDS = "M-28,-104C-31,-88 -28,-66 -36,-52M-21,-106C-24,-88 -20,-66 -28,-50M-13,-106C-16,-90 -12,-68 -20,-52"
KING_BEARD = (
    "M-6,-88C-3,-78 2,-71 9,-69.4C15,-69 19,-71 22.6,-73.6C26,-69 29,-62 28.6,-54C28,-42 21,-30 12,-15"
    "C9,-22 3,-30 -3,-38C-10,-47 -12,-60 -10,-72C-9.4,-78 -8,-84 -6,-88Z"
)
KING_BEARD_STRANDS = (
    "M-4,-74C-2,-60 4,-44 10,-28M3,-66C5,-54 9,-42 13,-30M11,-63C13,-54 15,-44 16.4,-35M18.6,-64"
    "C20.6,-57 21.4,-50 20.6,-43"
)
KING_MOUSTACHE = (
    "M23.4,-75.4C17,-76.6 10,-73.6 4,-65C9,-65.4 14,-66.4 18,-68.4C21,-66 25,-64.6 29.4,-65.4"
    "C29,-69.4 27,-73.4 23.4,-75.4Z"
)

EYE = "M15.6,-86.8Q9,-90.6 3.6,-84.6Q9.6,-81 15,-83Q16.4,-85 15.6,-86.8Z"
LID = "M16.8,-87.6Q9,-92 2.6,-84.6"
LASH = "M16.6,-87.4L20,-89.4M2.6,-84.6L-.6,-84"
BROW = "M19,-94.4Q11,-99 2,-93.6"
NOSTRIL = "M23,-77Q20.8,-78.2 21.2,-80.6"
LIPS = "M24.4,-71C22,-71.8 18.4,-70.6 16.4,-69C18,-67 21,-65.4 23.2,-66.2Z"
MOUTH = "M23.4,-69.2Q19.6,-69.4 15.4,-68.6"


def turned(b: Brush, d: str, x: float = 0) -> str:
    """An outline of a head that looks right, turned to where the figure looks."""
    return shift(d, CX + x * b.facing, 0, b.facing)


def eye(b: Brush, brow: float) -> list[str]:
    """Eye, lid and brow; ``brow``: its weight."""
    return [
        path(turned(b, EYE), fill="#ffffff"),
        circle(CX + 12.6 * b.facing, -85.2, 2.7, fill=b.pal.ink),
        b.line(turned(b, LID), weight=b.mid),
        b.line(turned(b, BROW), weight=brow),
    ]


def cheek(b: Brush) -> str:
    """A blush."""
    return ellipse(CX + 7 * b.facing, -74.5, 5, 4.2, fill=b.pal.blush, fill_opacity=0.5)


def jack(b: Brush) -> list[str]:
    """Page-boy hair before the face; the fringe is left to the hat."""
    return [
        b.shape(turned(b, JACK), b.pal.skin),
        cheek(b),
        *eye(b, b.mid),
        b.line(turned(b, NOSTRIL)),
        path(turned(b, LIPS), fill=LIP_YOUNG),
        b.line(turned(b, MOUTH), weight=b.thin * 0.85),
        b.shape(turned(b, JACK_HAIR), b.hair),
        b.line(turned(b, JACK_STRANDS), b.hair_line),
    ]


def queen(b: Brush) -> list[str]:
    """Face and neck; the hair is under the headdress."""
    return [
        b.shape(turned(b, QUEEN), b.pal.skin),
        cheek(b),
        *eye(b, b.thin * 1.2),
        b.line(turned(b, LASH)),
        b.line(turned(b, NOSTRIL, -1.6), weight=b.thin * 0.85),
        path(turned(b, LIPS, -0.8), fill=LIP),
        b.line(turned(b, MOUTH, -0.8), weight=b.thin * 0.85),
    ]


def king(b: Brush) -> list[str]:
    """Long hair, a beard to the belt, a nose to rule with."""
    beard, moustache = b.house.beard_colours or (b.hair, b.hair)
    return [
        b.shape(turned(b, KING), b.pal.skin),
        cheek(b),
        *eye(b, b.thick),
        b.line(turned(b, NOSTRIL)),
        b.line(turned(b, "M1,-80Q5,-77.6 9,-78"), weight=b.thin * 0.85),
        path(turned(b, "M23,-68.6C20,-68.2 17,-67 15.6,-65.4C18,-63 22,-63 24,-64.4Z"), fill=LIP),
        b.shape(turned(b, KING_BEARD), beard),
        b.line(turned(b, KING_BEARD_STRANDS), b.hair_line),
        b.shape(turned(b, KING_MOUSTACHE), moustache, b.thin * 1.2),
        b.shape(turned(b, KING_HAIR), b.hair),
        b.line(turned(b, KING_STRANDS), b.hair_line),
    ]
