"""The application's own icon, 256 units square: a tile with two cards before it."""

from azulejo.outline import petal
from azulejo.palette import RED, TWO
from azulejo.suits import SUIT_OUTLINES
from azulejo.svgkit import circle, document, group, path, rect

INK, COBALT, MID, GLAZE, OCHRE = TWO.ink, TWO.cobalt, TWO.mid, TWO.glaze, TWO.ochre


def app_icon() -> str:
    """A rounded azulejo tile; before it an ace of hearts over a blue-backed card.

    Few large shapes, so that 16 pixels still show a white card with a red heart on blue.
    """
    tile = [rect(6, 6, 244, 244, fill=COBALT, rx=50, ry=50)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            tile += corner(sx, sy)
    tile.append(rect(13, 13, 230, 230, stroke=OCHRE, sw=8, rx=44, ry=44))
    place = "translate(124 130) rotate({})"
    rear = [
        rect(-10, -78, 106, 152, fill=MID, stroke=INK, sw=7, rx=14, ry=14),
        rect(2, -66, 82, 128, stroke=GLAZE, sw=6, rx=6, ry=6),
    ]
    heart = [path(SUIT_OUTLINES["hearts"], fill=RED, transform="translate(-8 6) scale(0.98 0.98)")]
    flower = [path(petal(-8, 0, 4, 21, 8, i * 45), fill=GLAZE) for i in range(8)]
    front = [
        rect(-70, -84, 124, 172, fill=GLAZE, stroke=INK, sw=7, rx=16, ry=16),
        *heart,
        *flower,
        circle(-8, 0, 4.5, fill=OCHRE),
    ]
    body = [*tile, group(rear, place.format(14)), group(front, place.format(-7))]
    return document(256, 256, "".join(body))


def corner(sx: int, sy: int) -> list[str]:
    """Three quarter rings in a corner of the tile, following its rounded edge."""
    x, y, turn = 128 - sx * 115, 128 - sy * 115, int(sx * sy < 0)
    edge = f"H{x + sx * 44}A44,44 0 0 {turn} {x},{y + sy * 44}Z"
    return [
        path(f"M{x},{y + sy * r}A{r},{r} 0 0 {turn} {x + sx * r},{y}{edge}", fill=colour)
        for r, colour in ((74, GLAZE), (63, MID), (52, GLAZE))
    ]
