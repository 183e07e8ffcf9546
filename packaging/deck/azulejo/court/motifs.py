"""The single figure painted on the ground beside the head, as on the old tiles called figura avulsa."""

from azulejo.court.brush import Brush
from azulejo.outline import petal, shift
from azulejo.svgkit import circle, path

X, Y = -43, -82  # the middle of the free ground between the index notch and the head


def motif(b: Brush) -> list[str]:
    """The suit's figure, some 32 × 38 units, in the soft blue of the ground."""
    return MOTIFS[b.suit](b)


def blue(b: Brush, *outlines: str) -> list[str]:
    """Filled parts."""
    return [path(shift(d, X, Y), fill=b.pal.mid) for d in outlines]


def white(b: Brush, *outlines: str) -> list[str]:
    """Lights within them."""
    return [path(shift(d, X, Y), fill=b.pal.glaze) for d in outlines]


def thread(b: Brush, d: str) -> str:
    """A thin line of the same blue."""
    return path(shift(d, X, Y), stroke=b.pal.mid, sw=b.thin * 1.3)


def caravel(b: Brush) -> list[str]:
    """Spades: a ship under sail."""
    return [
        *blue(
            b,
            "M-16,5C-9,9 8,9 16,3L11,14C4,17 -6,17 -11,14Z",
            "M1,-17C10,-12 11,-4 9,3L1,3.5Z",
            "M-2,-12C-12,-8 -13,-2 -12,4L-2,4.5Z",
            "M-.5,-21L8,-18.6L-.5,-16Z",
        ),
        *white(b, "M3,-11C7,-8 7.5,-4 7,0H3Z", "M-4,-7C-9,-5 -9.5,-2 -9,1H-4Z"),
        thread(b, "M-.5,-20V7M-17,18Q-13,21 -8.5,18Q-4,15 0,18Q4,21 8.5,18Q13,15 17,18"),
    ]


def bird(b: Brush) -> list[str]:
    """Hearts: a bird on a twig."""
    return [
        *blue(b, "M-16,12L-7,2C-4,-9 3,-14 9,-13C12,-12.5 13,-11 13.5,-9.5L18,-8L13.2,-6C13,4 4,10 -5,9L-13,15Z"),
        *white(b, "M-4,3C-2,-4 4,-7 8,-5C8,1 2,5 -4,3Z"),
        circle(X + 9.6, Y - 9.4, 1.3, fill=b.pal.glaze),
        thread(b, "M-1,9.5V16M4,8.5V16M-17,18C-8,15 6,15 17,18"),
        *blue(b, petal(10, 16.4, 0, 9, 4, 50), petal(-9, 16.4, 0, 8, 4, -140)),
    ]


def castle(b: Brush) -> list[str]:
    """Diamonds: a castle with a flag."""
    wall = "M6,17V0H9.5V3H12V0H16V17Z"
    return [
        *blue(
            b,
            "M-7,17V-9H-8.5V-15H-5V-12H-2V-15H2V-12H5V-15H8.5V-9H7V17Z",
            wall,
            shift(wall, mirror=-1),
            "M.6,-22L8,-19.8L.6,-17.6Z",
        ),
        *white(
            b,
            "M-3.2,17V9.5C-3.2,5.5 3.2,5.5 3.2,9.5V17Z",
            "M-1.5,-1V-4.5H1.5V-1Z",
            "M10.6,11V7.6H12.6V11Z",
            "M-12.6,11V7.6H-10.6V11Z",
        ),
        thread(b, "M0,-22V-14M-17,17.5H17"),
    ]


def tulip(b: Brush) -> list[str]:
    """Clubs: a flower between two leaves."""
    cup = "M-9,-13C-10,-3 -6,3 0,3C6,3 10,-3 9,-13L4.5,-7L0,-14L-4.5,-7Z"
    leaf = "M0,13C3,5 9,1 14.5,1C13,8 9,13 0,15Z"
    ground = [petal(0, 17, 0, 13, 4, turn) for turn in (100, -100)]
    return [
        thread(b, "M0,17V2"),
        *blue(b, cup, leaf, shift(leaf, mirror=-1), *ground),
        *white(b, "M-5.5,-5C-4,-1 -2,.4 0,.4C2,.4 4,-1 5.5,-5C3,-2.6 -3,-2.6 -5.5,-5Z"),
        *blue(b, petal(0, -13, 0, 5, 2.4, 0)),
    ]


MOTIFS = {"spades": caravel, "hearts": bird, "diamonds": castle, "clubs": tulip}
