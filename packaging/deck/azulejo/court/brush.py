"""What every part of a court figure is drawn with.

Local coordinates: origin at the card's centre, the upper half figure at y < 0, its axis at x = CX.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from azulejo.outline import Point, shift
from azulejo.palette import GRIZZLED, HAIR, Palette
from azulejo.svgkit import batch, circle, path

CX = 16  # figure axis, right of centre because the index notch is on the left
W, H = 104, 152  # half size of the painted panel
NOTCH_X, NOTCH_Y = -62.4, -57  # inner corner of the notch that keeps the corner index free


@dataclass(frozen=True)
class Character:
    """Who is shown: facing +1 looks right, -1 left; hair colour; what the right hand holds; seen from the side?"""

    facing: int
    hair: str
    prop: str
    profile: bool = False


@dataclass(frozen=True)
class House:
    """What a suit's figures share: the king's beard and crown, the ornament behind every head.

    ``beard_colours``: beard and moustache where they differ from the hair.
    """

    beard: str
    crown: str
    nimbus: str
    beard_colours: tuple[str, str] | None = None


HOUSES: Mapping[str, House] = {
    "spades": House("fork", "arches", "rays", GRIZZLED),
    "hearts": House("round", "ball", "petals"),
    "diamonds": House("long", "point", "star"),
    "clubs": House("wave", "leaf", "scallop"),
}
CHARACTERS: Mapping[tuple[str, str], Character] = {
    ("K", "spades"): Character(1, "ink", "sword"),
    ("K", "hearts"): Character(-1, "auburn", "cup"),
    ("K", "diamonds"): Character(1, "white", "armillary", profile=True),
    ("K", "clubs"): Character(-1, "straw", "club"),
    ("Q", "spades"): Character(-1, "umber", "fan"),
    ("Q", "hearts"): Character(1, "auburn", "carnation"),
    ("Q", "diamonds"): Character(1, "straw", "mirror"),
    ("Q", "clubs"): Character(1, "brown", "sprig", profile=True),
    ("J", "spades"): Character(1, "ink", "halberd", profile=True),
    ("J", "hearts"): Character(-1, "auburn", "rose"),
    ("J", "diamonds"): Character(1, "straw", "lance"),
    ("J", "clubs"): Character(-1, "brown", "branch"),
}


def on_axis(d: str, mirror: int = 1) -> str:
    """An outline given relative to the figure's axis, mirrored in it for -1."""
    return shift(d, CX, 0, mirror)


@dataclass(frozen=True)
class Brush:
    """One figure's colours, its three line weights in units, and the strokes made with them."""

    rank: str
    suit: str
    pal: Palette
    thin: float
    mid: float
    thick: float
    accent: str
    accent_light: str
    hair: str
    hair_line: str
    who: Character
    house: House

    @property
    def facing(self) -> int:
        """+1 looks right, -1 left."""
        return self.who.facing

    def shape(self, d: str, fill: str, weight: float | None = None) -> str:
        """A filled shape with an ink outline, of middle weight unless told."""
        return path(d, fill=fill, stroke=self.pal.ink, sw=weight or self.mid)

    def line(self, d: str, colour: str | None = None, weight: float | None = None) -> str:
        """A line, thin ink unless told."""
        return path(d, stroke=colour or self.pal.ink, sw=weight or self.thin)

    def pole(self, d: str, colour: str, width: float, core: float) -> list[str]:
        """A shaft: an ink line with a lighter core."""
        return [path(d, stroke=self.pal.ink, sw=width), path(d, stroke=colour, sw=core)]

    def pearls(self, points: Iterable[Point], r: float, fill: str) -> list[str]:
        """Outlined beads or scallops as two merged fills; where they touch the outlines fuse into one edge."""
        spots, edge = list(points), self.thin / 2
        out = batch(circle(x, y, r + edge, fill=self.pal.ink) for x, y in spots)
        return out if fill == self.pal.ink else out + batch(circle(x, y, r - edge, fill=fill) for x, y in spots)


def brush(rank: str, suit: str, pal: Palette) -> Brush:
    """The brush for one court card; rank is K, Q or J."""
    who = CHARACTERS[rank, suit]
    accent, light = pal.accents[suit]
    return Brush(
        rank,
        suit,
        pal,
        thin=1.15 * pal.line,
        mid=1.9 * pal.line,
        thick=2.8 * pal.line,
        accent=accent,
        accent_light=light,
        hair=HAIR.get(who.hair, pal.ink),
        hair_line=pal.light if who.hair == "ink" else pal.ink,
        who=who,
        house=HOUSES[suit],
    )
