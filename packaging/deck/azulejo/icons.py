"""Small toolbar icons on a 24-unit grid, drawn with the deck's round pen in one colour.

Every icon holds the colour :data:`INK` and no other, so that a program recolours one by replacing that text.
"""

from azulejo.app_icon import app_icon
from azulejo.outline import n, star
from azulejo.suits import SUIT_OUTLINES
from azulejo.svgkit import circle, document, path

INK = "#16295c"
SIZE = 24
PEN = 1.8

CARD = "M{l},{t}H{r}Q{R},{t} {R},{T}V{b}Q{R},{B} {r},{B}H{l}Q{L},{B} {L},{b}V{T}Q{L},{t} {l},{t}Z"


def card(x: float, y: float, w: float, h: float, bend: float = 1.6) -> str:
    """Outline of a card with rounded corners."""
    sides = {"L": x, "R": x + w, "l": x + bend, "r": x + w - bend, "t": y, "B": y + h, "T": y + bend, "b": y + h - bend}
    return CARD.format(**{k: n(v) for k, v in sides.items()})


def pen(d: str, **kw: str) -> str:
    """A stroke of the common weight."""
    return path(d, stroke=INK, sw=PEN, stroke_linejoin="round", **kw)


def dot(x: float, y: float, r: float = 1.2) -> str:
    """A filled point."""
    return circle(x, y, r, fill=INK)


def new() -> list[str]:
    """Two cards in a fan, a plus on the front one."""
    return [
        pen(card(3, 5.5, 11.5, 15.5)),
        pen("M8.75,10.2V16.4M5.65,13.3H11.85"),
        pen("M9,2.9L19.4,4.7Q21,5 20.7,6.6L18.6,18.6Q18.4,19.6 17.6,19.9"),
    ]


def score() -> list[str]:
    """A score sheet of two columns with tallies."""
    return [pen(card(3.5, 3, 17, 18)), pen("M3.5,8.5H20.5M12,3V21"), pen("M6.4,12V17M9.2,12V17M14.8,12V17M17.6,12V17")]


def tricks() -> list[str]:
    """Four cards laid to one trick, pinwheel fashion."""
    turn = "rotate(-27 12 12)"
    return [
        pen(card(x, y, w, h, 1.1), transform=turn)
        for x, y, w, h in ((3.4, 3.4, 6, 9.6), (11, 3.4, 9.6, 6), (14.6, 11, 6, 9.6), (3.4, 14.6, 9.6, 6))
    ]


def rules() -> list[str]:
    """An open book."""
    side = "M12,6.2C{a},4.4 {b},4.1 {c},4.4V18.2C{b},17.9 {a},18.2 12,20"
    return [
        pen(side.format(a=9.6, b=6.2, c=2.8) + side.format(a=14.4, b=17.8, c=21.2) + "M12,6.2V20"),
        pen("M5.8,8.6L9,9.1M5.8,12.2L9,12.7M18.2,8.6L15,9.1M18.2,12.2L15,12.7"),
    ]


def settings() -> list[str]:
    """The eight-pointed star of the tiles, as a wheel."""
    return [pen(star(12, 12, 10.2, 7.3, 8)), circle(12, 12, 3.2, stroke=INK, sw=PEN)]


def undo() -> list[str]:
    """An arrow turning back."""
    return [pen("M8.6,4.2L4,8.8L8.6,13.4M4,8.8H14C17.6,8.8 20,11.2 20,14.3C20,17.4 17.6,19.8 14,19.8H8.5")]


def redo() -> list[str]:
    """An arrow turning back to where it came from."""
    return [pen("M15.4,4.2L20,8.8L15.4,13.4M20,8.8H10C6.4,8.8 4,11.2 4,14.3C4,17.4 6.4,19.8 10,19.8H15.5")]


def last() -> list[str]:
    """A trick turned over, and an eye on it."""
    return [
        pen("M8.2,20.6H4.6Q3,20.6 3,19V4.6Q3,3 4.6,3H12.4Q14,3 14,4.6V7.4"),
        pen(
            "M8,15.2C9.9,11.9 12.2,10.4 14.7,10.4C17.2,10.4 19.5,11.9 21.4,15.2C19.5,18.5 17.2,20 14.7,20"
            "C12.2,20 9.9,18.5 8,15.2Z"
        ),
        dot(14.7, 15.2, 1.9),
    ]


def fullscreen() -> list[str]:
    """Four corners."""
    return [
        pen(
            "M3.5,8.5V5Q3.5,3.5 5,3.5H8.5M15.5,3.5H19Q20.5,3.5 20.5,5V8.5"
            "M20.5,15.5V19Q20.5,20.5 19,20.5H15.5M8.5,20.5H5Q3.5,20.5 3.5,19V15.5"
        )
    ]


def accuse() -> list[str]:
    """An exclamation in a speech bubble."""
    return [
        pen("M5.5,3.4H18.5Q21,3.4 21,5.9V14.3Q21,16.8 18.5,16.8H12.2L7,21V16.8H5.5Q3,16.8 3,14.3V5.9Q3,3.4 5.5,3.4Z"),
        pen("M12,6.8V10.4"),
        dot(12, 13.5, 1.25),
    ]


def mute() -> list[str]:
    """A loudspeaker, crossed out."""
    return [
        pen("M3.4,9.2H6.8L12,4.6V19.4L6.8,14.8H3.4Z"),
        pen("M15.6,9.2L21,14.8M21,9.2L15.6,14.8"),
    ]


def sound() -> list[str]:
    """A loudspeaker, heard."""
    return [
        pen("M3.4,9.2H6.8L12,4.6V19.4L6.8,14.8H3.4Z"),
        pen("M15.3,9.2Q17.1,12 15.3,14.8M18.2,6.6Q21.8,12 18.2,17.4"),
    ]


def next_() -> list[str]:
    """An arrow onward."""
    return [pen("M3.5,12H20.2M13.8,5.4L20.4,12L13.8,18.6")]


def play() -> list[str]:
    """A triangle."""
    return [pen("M7,4.6Q7,3.4 8.1,4L19.6,11.1Q20.9,12 19.6,12.9L8.1,20Q7,20.6 7,19.4Z")]


def pause() -> list[str]:
    """Two bars."""
    return [pen(card(5.5, 4, 4.4, 16, 1.2)), pen(card(14.1, 4, 4.4, 16, 1.2))]


def speed() -> list[str]:
    """A dial whose hand points to fast."""
    return [
        pen(
            "M4.6,18.6C3.3,16.9 2.7,15.2 2.7,13.2C2.7,8 6.9,4 12,4C17.1,4 21.3,8 21.3,13.2"
            "C21.3,15.2 20.7,16.9 19.4,18.6"
        ),
        pen("M12,13.6L16.4,8.8"),
        dot(12, 13.8, 2),
        pen("M6.4,13.4H6.5M8.1,9.2L8.2,9.3"),
    ]


def dealer() -> list[str]:
    """A disc with a pack cut out of it."""
    disc = "M12,1.8A10.2,10.2 0 1 1 12,22.2A10.2,10.2 0 1 1 12,1.8Z"
    cut = card(8.9, 6, 7.4, 10.2, 1.1) + "M7.2,8.4V17.9H14.2V19.2H7Q5.9,19.2 5.9,18.1V8.4Z"
    return [path(disc + cut, fill=INK, fill_rule="evenodd")]


def suit_icon(suit: str) -> list[str]:
    """A suit symbol as on the cards."""
    return [path(SUIT_OUTLINES[suit], fill=INK, transform="translate(12 12) scale(0.21 0.21)")]


ICONS = {
    "new": new,
    "score": score,
    "tricks": tricks,
    "rules": rules,
    "settings": settings,
    "undo": undo,
    "redo": redo,
    "last": last,
    "fullscreen": fullscreen,
    "accuse": accuse,
    "mute": mute,
    "sound": sound,
    "next": next_,
    "play": play,
    "pause": pause,
    "speed": speed,
    "dealer": dealer,
}


def icon_files() -> dict[str, str]:
    """Every icon by file name."""
    drawn = {name: draw() for name, draw in ICONS.items()}
    drawn |= {suit.removesuffix("s"): suit_icon(suit) for suit in SUIT_OUTLINES}
    files = {f"{name}.svg": document(SIZE, SIZE, "".join(parts)) for name, parts in drawn.items()}
    return files | {"sueca-desktop.svg": app_icon()}
