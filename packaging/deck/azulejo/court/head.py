"""Face, lips and hand: common to all twelve figures."""

from azulejo.court.brush import CX, Brush
from azulejo.outline import shift, sym
from azulejo.palette import LIP, SHADE
from azulejo.svgkit import at, batch, circle, ellipse, group, path

EYE_Y = -84
BROWS = {
    "K": "M-17,-6.4Q-11,-12 -2.6,-7.2M3.4,-7.2Q8.6,-12 15.4,-7",
    "Q": "M-16.4,-8.2Q-10.6,-14 -3.4,-9.8M4,-9.8Q9,-14 14.8,-9",
    "J": "M-16,-7.2Q-10.4,-11.8 -2.8,-8.2M3.6,-7.2Q8,-11.8 14.4,-8.2",
}
NOSES = {
    "K": "M1.2,-3C1.4,2 6.6,6.4 6,9.4Q3.4,12 -1.4,10.4",
    "Q": "M2.2,1C2.4,4 4.8,6.8 4.4,8.8Q2.6,10.6 -.2,9.4",
    "J": "M1.6,-1.5C1.8,3 5.6,7 5.2,9.6Q3,11.8 -.6,10.2",
}
RINGS = "M-14.6,4.6Q-10,8 -5,5.4M4.8,5.4Q9,8 13.4,4.8M-1.4,-7.4V-4.2M1.6,-7.6V-4.6"
LASHES = "M-15.8,.9L-18,-1.4M-15,-1.2L-16.6,-3.4M14.2,.8L16.4,-1.4M13.4,-1.4L15,-3.4"
LIDS = "M-14,-4.6Q-9,-8 -4,-4.4M4,-4.4Q8.6,-8 12.6,-4.6"
TURN = 4.2  # how far the features slide toward the side the face looks to


def features(b: Brush, d: str, y: float = EYE_Y) -> str:
    """An outline given relative to the face's own middle, drawn for a face that looks right."""
    return shift(d, CX + TURN * b.facing, y, b.facing)


def feature_x(b: Brush, x: float) -> float:
    """The same for one x."""
    return CX + TURN * b.facing + x * b.facing


def face(b: Brush, chin: float = -52, half_width: float = 23, brow: float | None = None) -> list[str]:
    """Oval face in three-quarter view; ``brow`` is the eyebrows' weight."""
    w = half_width
    oval = sym(CX, (w - 1, -112), [(w + 2, -92, w + 1, -76, w - 6, -64), (w - 11, -56, 6, chin, 0, chin)])
    return [
        b.shape(oval, b.pal.skin),
        *cheeks(b),
        *eyes(b, brow or b.mid),
        b.line(features(b, NOSES[b.rank]), weight=b.thin * 1.15),
        *(b.line(features(b, d), colour, b.thin * 0.85) for d, colour in marks(b)),
    ]


def marks(b: Brush) -> list[tuple[str, str]]:
    """(outline, colour) of what reigning leaves under a king's eyes, and of a queen's lids and lashes."""
    return {"K": [(RINGS, SHADE)], "Q": [(LIDS, SHADE), (LASHES, b.pal.ink)], "J": []}[b.rank]


def cheeks(b: Brush) -> list[str]:
    """A blush on both sides."""
    return [
        ellipse(feature_x(b, x), EYE_Y + y, rx, ry, fill=b.pal.blush, fill_opacity=0.5)
        for x, y, rx, ry in ((-12.8, 11.5, 5, 4.2), (9.6, 11.8, 3.3, 3.8))
    ]


def eyes(b: Brush, brow: float) -> list[str]:
    """The near eye wide, the far one a little narrower."""
    white = "M-15,.6Q-9.2,-6.2 -3.4,.8Q-9.2,5.4 -15,.6ZM3.8,.6Q8.8,-6.2 13.8,.8Q8.8,5.4 3.8,.6Z"
    lids = "M-15.8,.9Q-9.2,-6.6 -3,.8M3,.9Q8.8,-6.6 14.2,.8"
    brows = BROWS[b.rank]
    pupils = batch(circle(feature_x(b, x + 0.9), EYE_Y - 0.1, 2.8, fill=b.pal.ink) for x in (-9.2, 8.8))
    return [
        path(features(b, white), fill="#ffffff"),
        *pupils,
        b.line(features(b, lids), weight=b.mid),
        b.line(features(b, brows), weight=brow),
    ]


def lips(b: Brush, y: float, half_width: float, colour: str = LIP) -> list[str]:
    """Two lips and the line between them."""
    w = half_width
    d = f"M{-w},0Q{-w * 0.4},-3.2 .6,-1.4Q{w * 0.5},-3 {w * 0.95},0Q.5,5.4 {-w},0Z"
    between = f"M{-w - 0.8},-.9Q0,2.4 {w + 0.6},-1.1"
    return [path(features(b, d, y), fill=colour), b.line(features(b, between, y), weight=b.thin * 0.85)]


def hand(b: Brush, x: float, y: float, scale: float = 1.0) -> str:
    """A fist round an upright shaft."""
    fist = "M-9,-9C-4,-12 6,-12 9,-8C12,-3 12,6 9,10C5,13 -5,13 -9,10C-13,5 -12,-5 -9,-9Z"
    fingers = "M-9,-4.6H1M-9,.6H1M-9,5.6H1".replace(",.", ",0.")
    return group([b.shape(fist, b.pal.skin), b.line(fingers)], transform=at(x, y, scale))
