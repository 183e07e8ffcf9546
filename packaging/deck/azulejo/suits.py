"""Suit symbols: our own outlines, no font."""

from azulejo.outline import sym
from azulejo.svgkit import at, path

SUITS = ("spades", "hearts", "diamonds", "clubs")

# In a box about 100 high centred on 0,0.  Widths differ on purpose (optical balance: the diamond is the narrowest, the
# club the widest).  The club's lobes are arcs written as cubics.
SUIT_OUTLINES = {
    "spades": sym(
        0,
        (0, -51),
        [
            (5, -33, 45, -15, 45, 15),
            (45, 30, 34, 38.5, 22.5, 38.5),
            (14, 38.5, 7.5, 34.5, 4.2, 28.5),
            (5, 38, 9, 46, 18, 50),
            (0, 50),
        ],
    ),
    "hearts": sym(
        0, (0, -27), [(4.5, -38, 13.5, -46, 25.5, -46), (38.5, -46, 48, -35.5, 48, -20.5), (48, 9, 8, 29, 0, 49)]
    ),
    "diamonds": sym(0, (0, -52), [(8.5, -33, 24, -13, 39, 0), (24, 13, 8.5, 33, 0, 52)]),
    "clubs": sym(
        0,
        (0, -50),
        [
            (12.4, -50, 22.5, -40, 22.5, -27.5),
            (22.5, -20.5, 19.5, -15, 14.5, -10.6),
            (18, -12.6, 21.5, -13.6, 25.5, -13.6),
            (38, -13.6, 48, -3.6, 48, 8.8),
            (48, 21.3, 38, 31.3, 25.5, 31.3),
            (16.5, 31.3, 9, 26.5, 4.6, 19),
            (5, 33, 9, 44.5, 18, 50),
            (0, 50),
        ],
    ),
}


def suit_symbol(suit: str, x: float, y: float, size: float, colour: str, rot: float = 0) -> str:
    """The symbol centred at x,y, ``size`` units high, turned by ``rot`` degrees."""
    return path(SUIT_OUTLINES[suit], fill=colour, transform=at(x, y, size / 100.0, rot))


def edged_symbol(suit: str, x: float, y: float, size: float, colour: str, edge: str, edge_width: float) -> str:
    """The same with an edge, its width in hundredths of the symbol's height."""
    place = at(x, y, size / 100.0)
    return path(SUIT_OUTLINES[suit], fill=colour, transform=place, stroke=edge, stroke_width=edge_width)
