"""What the queens hold, and the hand and cuff that hold it."""

from math import cos, radians, sin

from azulejo.court.brush import Brush
from azulejo.court.head import hand
from azulejo.outline import Point, point, shift
from azulejo.palette import LEAF, STEM
from azulejo.suits import edged_symbol
from azulejo.svgkit import at, circle, ellipse, path

X, Y = 82, -40

CARNATION_HEAD = (
    "M0,6L-5,-2C-12,-2 -18,-6 -19,-12L-14,-12L-16,-19L-9,-17L-7,-24L0,-19L7,-24L9,-17L16,-19L14,-12L19,-12"
    "C18,-6 12,-2 5,-2Z"
)

FOREARM = "M-82,-4C-72,-20 -54,-31 -38,-35L-29,-18C-42,-14 -52,-6 -57,0H-82Z"
OPEN_HAND = (
    "M-33,-32.5C-26,-37 -14,-36 -3,-30C0,-28 -.5,-25.4 -3.5,-25L-2.5,-23.6C-1,-21 -3,-19.5 -6,-20"
    "C-14,-18.5 -22,-17.5 -28,-18.5Z"
)
CUFF = "M-45,-35C-39,-39 -34,-38 -31,-35C-28,-30 -26,-24 -27,-18C-30,-14 -34,-14 -37,-16C-39,-24 -41,-30 -45,-35Z"


def left_arm(b: Brush) -> list[str]:
    """The free arm, laid across with the hand on the bodice."""
    return [
        b.shape(FOREARM, b.accent),
        b.shape(OPEN_HAND, b.pal.skin),
        b.line("M-15,-28.5L-4.5,-25M-16,-24L-6,-21.6"),
        b.shape(CUFF, b.pal.glaze),
    ]


def held(b: Brush) -> list[str]:
    """The attribute, then hand, lace and cuff."""
    return [
        *PROPS[b.who.prop](b),
        hand(b, X, Y, 0.86),
        b.shape("M68,-29C76,-33 90,-33 98,-29L102.6,-8C92,-12 72,-12 60,-8Z", b.pal.glaze),
        b.line("M74,-30L70,-11M82,-31.5V-11M90,-30L94,-11", b.pal.mid),
        b.shape("M60,-10C72,-14 92,-14 102.8,-10V0H56Z", b.accent),
    ]


def carnation(b: Brush) -> list[str]:
    """Hearts."""
    leaves = [b.shape(shift("M0,-62C6,-70 10,-72 15,-74C12,-64 5,-60 0,-58Z", X, 0, m), LEAF, b.thin) for m in (-1, 1)]
    return [
        b.line(shift("M0,-34C-2,-56 2,-70 0,-88", X), STEM, 3),
        *leaves,
        path(CARNATION_HEAD, fill=b.accent, stroke=b.pal.ink, sw=b.mid, transform=at(X, -92)),
        path("M-8,-7L-6,-13M0,-5V-14M8,-7L6,-13", stroke=b.accent_light, sw=b.mid, transform=at(X, -92)),
        path("M-5,-3L-4,5C-2,8 2,8 4,5L5,-3Q0,0 -5,-3Z", fill=LEAF, stroke=b.pal.ink, sw=b.thin, transform=at(X, -90)),
    ]


def mirror(b: Brush) -> list[str]:
    """Diamonds: a hand mirror."""
    glints = "M-6,-90C-4,-98 0,-102 4,-104M-3,-84C-1,-92 3,-96 7,-99"
    return [
        *b.pole(f"M{X},-30V-72", b.pal.ochre, 7, 3.4),
        ellipse(X, -92, 17, 21, fill=b.pal.ochre, stroke=b.pal.ink, sw=b.mid),
        ellipse(X, -92, 12, 16, fill=b.pal.glaze, stroke=b.pal.ink, sw=b.thin),
        path(shift(glints, X), stroke=b.pal.mid, sw=b.mid),
        edged_symbol("diamonds", X, -116, 12, b.accent, b.pal.ink, 9),
    ]


def fan(b: Brush) -> list[str]:
    """Spades: an open fan of seven blades with scalloped ends."""

    def spot(r: float, deg: float) -> Point:
        return X + r * sin(radians(deg)), -46 - r * cos(radians(deg))

    out = []
    for i in range(7):
        a, z = -74 + i * 13.5, -74 + (i + 1) * 13.5
        corners = [point(*spot(r, deg)) for r, deg in ((6, a), (46, a), (53, (a + z) / 2), (46, z), (6, z))]
        out.append(b.shape("M{}L{}Q{} {}L{}Z".format(*corners), b.pal.mid if i % 2 else b.pal.glaze, b.thin))
        out.append(circle(*spot(38, (a + z) / 2), 2.3, fill=b.pal.straw if i % 2 else b.accent))
    return out


def sprig(b: Brush) -> list[str]:
    """Clubs: three clover leaves."""
    stem = "M0,-34C-3,-56 2,-66 0,-84M0,-58Q-6,-68 -13,-72M0,-62Q6,-72 12,-76"
    return [
        b.line(shift(stem, X), weight=b.mid),
        *(
            edged_symbol("clubs", x, y, size, b.accent, b.pal.ink, 180 / size)
            for x, y, size in ((X, -96, 30), (X - 15, -78, 19), (X + 13, -82, 19))
        ),
    ]


PROPS = {"carnation": carnation, "mirror": mirror, "fan": fan, "sprig": sprig}
