"""What the players are called: the names given last, and the profiles under which people play here."""

from __future__ import annotations

from itertools import zip_longest

from msgspec.structs import replace

from sueca_desktop.app.settings import GameSettings, Preferences
from sueca_desktop.ui.text import computer

SEATS = 5
"""As many names as any game needs."""


def players(preferences: Preferences, seats: int = SEATS) -> tuple[str, ...]:
    """By seat the name given last, else the usual one."""
    last = preferences.last_game
    given = preferences.names or (last.players if last and not last.watch else ())
    usual = computer.default_players(seats)
    return tuple(name or other for name, other in zip_longest(given[:seats], usual))


def remember(preferences: Preferences, names: tuple[str, ...]) -> None:
    """These are the names from now on, for as many seats; the usual ones are not kept, for they change with the
    language.
    """
    usual, before = computer.default_players(SEATS), preferences.names or players(preferences)
    given = (*names, *before[len(names) :])
    preferences.names = tuple("" if name == other else name for name, other in zip(given, usual, strict=False))
    if names and names[0] in preferences.removed:
        preferences.removed = tuple(name for name in preferences.removed if name != names[0])
    if names and names[0] not in preferences.profiles[:1]:
        preferences.profiles = (names[0], *(name for name in preferences.profiles if name != names[0]))


def rename(preferences: Preferences, new: str) -> None:
    """The user's present profile is called so."""
    old = players(preferences)[0]
    preferences.profiles = tuple(name for name in preferences.profiles if name != old)
    remember(preferences, (new,))
    last = preferences.last_game
    if last is not None and last.players[0] == old and not last.watch:
        preferences.last_game = replace(last, players=(new, *last.players[1:]))


def forget(preferences: Preferences, following: str) -> None:
    """The user's present profile is offered no more; ``following`` is the present one."""
    old = players(preferences)[0]
    preferences.profiles = tuple(name for name in preferences.profiles if name != old)
    remember(preferences, (following,))
    preferences.removed = (*preferences.removed, old)


def named(settings: GameSettings, preferences: Preferences) -> GameSettings:
    """The same game with the players of now."""
    return replace(settings, players=players(preferences, len(settings.players)))
