"""What a new game is, and what the program remembers from one run to the next."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar, overload

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QObject, QSettings, Signal

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.mending import mended
from sueca_desktop.app.paths import config_dir, qt_name
from sueca_desktop.engine.deal_code import MAX_DEAL_NUMBER, DealCode
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.variants import discover

USUAL_VOLUME = 60
E = TypeVar("E", bound=Enum)
V = TypeVar("V")
_SEEN = ("theme", "edition", "back", "letters", "table_style", "text_size", "language", "volume", "muted")
TASTE = (*_SEEN, "speed", "motion", "trump_place", "ascending", "confirm", "points", "thinking")
"""The preferences that are a matter of taste: those that a reset is about."""


class Speed(Enum):
    """How fast the table moves; the value is the word of the command line."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Motion(Enum):
    """Whether cards fly."""

    FULL = "full"
    REDUCED = "reduced"


class TrumpPlace(Enum):
    """Where trump lies in one's own hand."""

    LEFT = "left"
    RIGHT = "right"
    ORDER = "order"
    """Among the other suits, as if it were none."""


class ThemeChoice(Enum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Edition(Enum):
    """How the faces of the cards are printed; the value is their folder in ``assets/cards``."""

    TWO = "two"
    FOUR = "four"
    CONTRAST = "contrast"


class CardBack(Enum):
    """The value is the file in ``assets/cards/backs``."""

    AZULEJO = "azulejo"
    TAPESTRY = "tapestry"
    MUDEJAR = "mudejar"
    NIGHT = "night"


class Letters(Enum):
    """What stands in the corners of ace, king, queen and jack: what the language has, or what the value says."""

    LANGUAGE = ""
    AKQJ = "akqj"
    ARDV = "ardv"
    AKDB = "akdb"


class TableStyle(Enum):
    """What the cards lie on."""

    FELT = "felt"
    AZULEJO = "azulejo"
    WOOD = "wood"
    NIGHT = "night"


class GameSettings(Struct, frozen=True):
    """A new game. ``options``: by name, defaults for what is missing. ``players``: names by seat, seat 0 the user's.

    ``watch``: a computer player holds seat 0 too. ``deal_number``: deal *k* of the match (from 0) is the deal that
    people know by ``deal_number + k``; None for random deals. ``first``: what is known of the first deal besides, or
    its seed in place of a number.
    """

    variant: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    level: Level = Level.CLUB
    watch: bool = False
    deal_number: int | None = None
    first: DealCode | None = None

    def dealt_as(self, code: DealCode | None) -> GameSettings:
        """The same game beginning with the deal of that code; None: with a random one."""
        return replace(self, deal_number=code.number if code else None, first=code)


def level_of(value: object) -> Level:
    """The level written ``value``; the club player for anything else."""
    return next((level for level in Level if level.value == value), Level.CLUB)


def deal_number_of(value: object) -> int | None:
    """``value`` if it is a deal number: a whole number from 0 to ``MAX_DEAL_NUMBER``."""
    return value if type(value) is int and 0 <= value <= MAX_DEAL_NUMBER else None


def settings_text(settings: GameSettings) -> str:
    """Settings as one line of JSON; :func:`parse_settings` gives them back."""
    data = {
        "variant": settings.variant,
        "players": settings.players,
        "options": dict(settings.options),
        "level": settings.level.value,
        "watch": settings.watch,
        "deal_number": settings.deal_number,
    }
    return json.dumps(data)


def parse_settings(text: str) -> GameSettings | None:
    """The settings written ``text``; None where it is nothing this program can play."""
    try:
        data = json.loads(text)
        variant = discover()[data["variant"]]
        options = dict(variant.rules(data["options"]).spec.options)
        players = tuple(data["players"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    if len(players) != variant.seats or not all(isinstance(name, str) for name in players):
        return None
    level, number = level_of(data.get("level")), deal_number_of(data.get("deal_number"))
    return GameSettings(variant.id, players, options, level, data.get("watch") is True, number)


class Kept(Generic[V]):
    """One thing that is remembered: written through at once, and read as ``usual`` where what is written is none."""

    def __init__(self, usual: V, read: Callable[[str], V | None], write: Callable[[V], str]) -> None:
        self.usual, self._read, self._write = usual, read, write
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, preferences: None, owner: type) -> Kept[V]: ...
    @overload
    def __get__(self, preferences: Preferences, owner: type) -> V: ...
    def __get__(self, preferences: Preferences | None, owner: type) -> Kept[V] | V:
        if preferences is None:
            return self
        read = self._read(preferences.written(self.name))
        return self.usual if read is None else read

    def __set__(self, preferences: Preferences, value: V) -> None:
        preferences.write({self.name: self._write(value)})


def _one_of(usual: E) -> Kept[E]:
    members = {member.value: member for member in type(usual)}
    return Kept(usual, members.get, lambda member: str(member.value))


def _flag(usual: bool) -> Kept[bool]:
    return Kept(usual, {"true": True, "false": False}.get, lambda on: "true" if on else "false")


def _number(usual: int, allowed: range) -> Kept[int]:
    """A whole number; one out of bounds is written as the nearest that is allowed."""

    def read(text: str) -> int | None:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else -1
        return number if number in allowed else None

    return Kept(usual, read, lambda number: str(min(max(number, allowed[0]), allowed[-1])))


def _bytes(text: str) -> bytes | None:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None


def _names(text: str) -> tuple[str, ...] | None:
    """Names as they were typed, in a line of JSON."""
    try:
        names = json.loads(text)
    except (ValueError, RecursionError):
        return None
    good = isinstance(names, list) and all(isinstance(name, str) for name in names)
    return tuple(names) if good else None


class Preferences(QObject):
    """What is remembered between runs, in an INI file; each property writes through to it.

    Foreign, damaged or missing content reads as the default, and a file that cannot be written is let be: nothing
    here raises. ``damaged``: the name of the copy that is kept of a file that could not be read whole, empty where none
    could be kept; None where nothing is amiss.
    """

    changed = Signal(object)
    """The names of what has another value than before, as a frozenset."""

    speed = _one_of(Speed.NORMAL)
    motion = _one_of(Motion.FULL)
    theme = _one_of(ThemeChoice.SYSTEM)
    edition = _one_of(Edition.TWO)
    back = _one_of(CardBack.AZULEJO)
    letters = _one_of(Letters.LANGUAGE)
    table_style = _one_of(TableStyle.FELT)
    trump_place = _one_of(TrumpPlace.LEFT)
    ascending = _flag(False)
    """Whether the cards of a suit lie with the weakest at the left."""
    confirm = _flag(False)
    """Whether a card is played by the second click only."""
    points = _flag(False)
    """Whether the card points taken so far stand on the plates."""
    thinking = _number(1000, range(100, 4001))
    """Milliseconds that an expert may think."""
    volume = _number(USUAL_VOLUME, range(101))
    """Loudness of the sounds, 0 to 100."""
    muted = _flag(False)
    text_size = _number(100, range(100, 201))
    """How large text is, in percent of the usual size."""
    language = Kept("", str, str)
    """The code of the language that was chosen; empty: as the system."""
    names = Kept[tuple[str, ...]]((), _names, json.dumps)
    """By seat, what the players were last called; an empty one is called as usual."""
    profiles = Kept[tuple[str, ...]]((), _names, json.dumps)
    """The names under which people play here, the one used last first."""
    removed = Kept[tuple[str, ...]]((), _names, json.dumps)
    """Names that are offered no more, though the history may know them."""
    last_game = Kept[GameSettings | None](None, parse_settings, lambda game: settings_text(game) if game else "")
    """The settings of the game begun last; None before the first."""
    geometry = Kept(b"", _bytes, bytes.hex)
    """The window's geometry as the toolkit wrote it; empty for none."""
    window_state = Kept(b"", _bytes, bytes.hex)
    """The places of docks and tool bars as the toolkit wrote them; empty for none."""
    dock_width = _number(0, range(10_000))
    """Pixels that the user has given the docks, at the usual scale; 0: as the app likes."""

    def __init__(self, path: Path | None = None) -> None:
        """``path``: the file; by default ``settings.ini`` in the configuration folder."""
        super().__init__()
        file = path or config_dir() / "settings.ini"
        self._store = QSettings(qt_name(file), QSettings.Format.IniFormat)
        self.damaged = mended(self._store, file)

    def sync(self) -> None:
        """Writes to the file now; the event loop does it by itself from time to time."""
        self._store.sync()

    def reset(self, names: Iterable[str] = TASTE) -> None:
        """Back to the defaults."""
        self.write(dict.fromkeys(names, ""))

    def written(self, name: str) -> str:
        """What stands in the file, empty for nothing; use the property."""
        value = self._store.value(name)
        return value if isinstance(value, str) else ""

    def write(self, texts: Mapping[str, str]) -> None:
        """Puts these into the file, and says at once what they have changed; use the properties."""
        before = {name: getattr(self, name) for name in texts}
        for name, text in texts.items():
            self._store.setValue(name, text)
        changed = frozenset(name for name, value in before.items() if getattr(self, name) != value)
        if changed:
            self.changed.emit(changed)
