"""What a new game is, and what the program remembers from one run to the next."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QSettings

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.paths import config_dir
from sueca_desktop.engine.deal_code import MAX_DEAL_NUMBER, DealCode
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.variants import discover

USUAL_VOLUME = 60
VOLUMES = {str(volume) for volume in range(101)}
TEXT_SIZES = range(100, 201)
"""Percent of the usual size that text may have."""
E = TypeVar("E", bound=Enum)


class Speed(Enum):
    """How fast the table moves; the value is the word of the command line."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


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


class TableStyle(Enum):
    """What the cards lie on."""

    FELT = "felt"
    AZULEJO = "azulejo"
    WOOD = "wood"
    NIGHT = "night"


@dataclass(frozen=True)
class GameSettings:
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


class Preferences:
    """What is remembered between runs, in an INI file; each property writes through to it.

    Foreign, damaged or missing content reads as the default, and a file that cannot be written is let be: nothing
    here raises.
    """

    def __init__(self, path: Path | None = None) -> None:
        """``path``: the file; by default ``settings.ini`` in the configuration folder."""
        file = path or config_dir() / "settings.ini"
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def speed(self) -> Speed:
        return self._one_of(Speed, "speed", Speed.NORMAL)

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._store.setValue("speed", speed.value)

    @property
    def theme(self) -> ThemeChoice:
        return self._one_of(ThemeChoice, "theme", ThemeChoice.SYSTEM)

    @theme.setter
    def theme(self, theme: ThemeChoice) -> None:
        self._store.setValue("theme", theme.value)

    @property
    def edition(self) -> Edition:
        return self._one_of(Edition, "edition", Edition.TWO)

    @edition.setter
    def edition(self, edition: Edition) -> None:
        self._store.setValue("edition", edition.value)

    @property
    def back(self) -> CardBack:
        return self._one_of(CardBack, "back", CardBack.AZULEJO)

    @back.setter
    def back(self, back: CardBack) -> None:
        self._store.setValue("back", back.value)

    @property
    def table_style(self) -> TableStyle:
        return self._one_of(TableStyle, "table_style", TableStyle.FELT)

    @table_style.setter
    def table_style(self, style: TableStyle) -> None:
        self._store.setValue("table_style", style.value)

    @property
    def volume(self) -> int:
        """Loudness of the sounds, 0 to 100."""
        text = self._text("volume")
        return int(text) if text in VOLUMES else USUAL_VOLUME

    @volume.setter
    def volume(self, volume: int) -> None:
        self._store.setValue("volume", str(min(max(volume, 0), 100)))

    @property
    def muted(self) -> bool:
        return self._text("muted") == "true"

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._store.setValue("muted", "true" if muted else "false")

    @property
    def text_size(self) -> int:
        """How large text is, in percent of the usual size."""
        written = self._text("text_size")
        size = int(written) if written.isascii() and written.isdigit() and len(written) < 4 else TEXT_SIZES.start
        return size if size in TEXT_SIZES else TEXT_SIZES.start

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._store.setValue("text_size", str(percent))

    @property
    def language(self) -> str:
        """The code of the language that was chosen; empty: as the system."""
        return self._text("language")

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def last_game(self) -> GameSettings | None:
        """The settings of the game begun last; None before the first."""
        return parse_settings(self._text("last_game"))

    @last_game.setter
    def last_game(self, settings: GameSettings) -> None:
        self._store.setValue("last_game", settings_text(settings))

    @property
    def geometry(self) -> bytes:
        """The window's geometry as the toolkit wrote it; empty for none."""
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, data: bytes) -> None:
        self._store.setValue("geometry", data.hex())

    @property
    def window_state(self) -> bytes:
        """The places of docks and tool bars as the toolkit wrote them; empty for none."""
        return self._bytes("window_state")

    @window_state.setter
    def window_state(self, data: bytes) -> None:
        self._store.setValue("window_state", data.hex())

    @property
    def dock_width(self) -> int:
        """Pixels that the user has given the docks, at the usual scale; 0: as the app likes."""
        written = self._text("dock_width")
        return int(written) if written.isascii() and written.isdigit() and len(written) < 5 else 0

    @dock_width.setter
    def dock_width(self, pixels: int) -> None:
        self._store.setValue("dock_width", str(pixels))

    def sync(self) -> None:
        """Writes to the file now; the event loop does it by itself from time to time."""
        self._store.sync()

    def _one_of(self, kind: type[E], key: str, usual: E) -> E:
        return next((member for member in kind if member.value == self._text(key)), usual)

    def _text(self, key: str) -> str:
        value = self._store.value(key)
        return value if isinstance(value, str) else ""

    def _bytes(self, key: str) -> bytes:
        try:
            return bytes.fromhex(self._text(key))
        except ValueError:
            return b""
