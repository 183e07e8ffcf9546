"""What ``sueca-desktop selfcheck`` finds: whether this installation has all it needs, and what it keeps is sound.

No display is needed; Qt is asked only where it can be loaded. Nothing is changed.
"""

from __future__ import annotations

import tomllib
import wave
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from msgspec import Struct
from msgspec.structs import asdict

from sueca_desktop import __version__
from sueca_desktop.app.history.opening import trouble_with
from sueca_desktop.app.paths import CURRENT, HISTORY, data_dir
from sueca_desktop.engine.record import load, replay
from sueca_desktop.resources import asset, package_file
from sueca_desktop.ui import display
from sueca_desktop.variants import discover

KERNELS = ("sueca_desktop.solver.driver", "sueca_desktop.ai.playing.rollouts")
"""One of each family of compiled modules, which are compiled all or none."""
LANGUAGES = ("en", "pt", "fr", "de")
_QM = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
"""How a compiled translation begins."""
_OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


class Check(Struct, frozen=True):
    """One thing that was looked at: ``detail`` says what was found, or what is wrong."""

    name: str
    ok: bool
    detail: str


class Fault(Exception):
    """Something is missing or damaged; the message says what."""


def selfcheck() -> tuple[Check, ...]:
    """Everything, in a fixed order."""
    return tuple(_checked(name, look) for name, look in _CHECKS.items())


def report(checks: tuple[Check, ...]) -> dict[str, Any]:
    """The same as plain data: ``ok`` where all of them are."""
    return {
        "ok": all(check.ok for check in checks),
        "version": __version__,
        "checks": [asdict(check) for check in checks],
    }


def sheet(checks: tuple[Check, ...]) -> str:
    """A line a check, for a terminal."""
    width = max(len(check.name) for check in checks)
    lines = (f"{'fine' if c.ok else 'FAULT':5}  {c.name:{width}}  {c.detail}" for c in checks)
    return "\n".join([f"Sueca Desktop {__version__}", *lines])


def _checked(name: str, look: Callable[[], str]) -> Check:
    try:
        return Check(name, True, look())
    except (Fault, OSError, ValueError, ET.ParseError) as error:
        return Check(name, False, " ".join(f"{error}".split()) or type(error).__name__)


# ---- what is looked at: each says what it found, or raises


def _kernels() -> str:
    for name in KERNELS:
        found = find_spec(name)
        if found is None or found.origin is None or found.origin.endswith(".py"):
            raise Fault(f"{name.rpartition('.')[2]} is not compiled, and some hundred times slower")
    return "compiled"


def _pictures() -> str:
    """Every drawing can be read, and every deck has the files it lists."""
    root = asset("cards").parent
    drawings = sorted(root.rglob("*.svg"))
    for path in drawings:
        try:
            ET.parse(path)
        except ET.ParseError as error:
            raise Fault(f"{path.relative_to(root)} is damaged: {error}") from error
    decks = sorted(root.glob("cards/**/deck.toml"))
    for deck in decks:
        for name in _drawings_in(tomllib.loads(deck.read_text(encoding="utf-8"))):
            if not (deck.parent / name).is_file():
                raise Fault(f"{(deck.parent / name).relative_to(root)} is missing")
    asset("icons/sueca-desktop.svg")
    if not decks:
        raise Fault("there is no deck of cards")
    return f"{len(drawings)} drawings, decks: {len(decks)}"


def _drawings_in(data: object) -> Iterator[str]:
    if isinstance(data, str) and data.endswith(".svg"):
        yield data
    elif isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from _drawings_in(part)


def _texts() -> str:
    """Every language has the same pages, and words for every game."""
    pages = {language: _pages(package_file(f"texts/{language}")) for language in LANGUAGES}
    for language, found in pages.items():
        missing = set().union(*pages.values()) - found
        if missing:
            raise Fault(f"texts/{language} lacks {min(missing)}")
        words = tomllib.loads(package_file(f"texts/{language}/variants.toml").read_text(encoding="utf-8"))
        for variant in discover():
            if variant not in words or f"rules/{variant}.md" not in found:
                raise Fault(f"texts/{language} says nothing of {variant}")
    return f"{len(LANGUAGES)} languages, {sum(map(len, pages.values()))} pages"


def _pages(folder: Path) -> set[str]:
    paths = [path for path in folder.rglob("*.md") if path.read_text(encoding="utf-8").strip()]
    return {path.relative_to(folder).as_posix() for path in paths}


def _translations() -> str:
    """Every text is translated, compiled, and read by Qt where it is there to be asked."""
    for language in LANGUAGES:
        compiled = package_file(f"translations/{language}.qm").read_bytes()
        if not compiled.startswith(_QM):
            raise Fault(f"translations/{language}.qm is damaged")
        source = ET.parse(package_file(f"translations/{language}.ts"))
        lacking = sum(node.get("type") == "unfinished" for node in source.iter("translation"))
        if lacking:
            raise Fault(f"translations/{language}.ts lacks {lacking} texts")
    if find_spec("PySide6") is not None:
        from sueca_desktop.ui.probes import unloadable

        bad = unloadable(LANGUAGES)
        if bad:
            raise Fault(f"translations/{bad[0]}.qm cannot be loaded")
    return ", ".join(LANGUAGES)


def _window() -> str:
    """Qt and its plugins load; there are fonts, with all the signs that are needed."""
    trouble = display.plugin_problem(_OFFSCREEN)
    if trouble is not None:
        raise Fault(trouble)
    try:
        from sueca_desktop.ui.probes import fonts
    except ImportError as error:
        raise Fault(display.missing_library(error)) from error
    families, lacking = fonts()
    if not families:
        raise Fault("there are no fonts; on Debian or Ubuntu: sudo apt install fonts-dejavu-core")
    if lacking:
        raise Fault(f"no font has the signs {lacking}")
    return f"fonts: {families}"


def _sound() -> str:
    """Every sound can be read. A system without a way to be heard is done without, so that is no fault."""
    paths = sorted(asset("sounds").glob("*.wav"))
    for path in paths:
        try:
            with wave.open(str(path)) as sound:
                if not sound.getnframes():
                    raise Fault(f"sounds/{path.name} is empty")
        except (wave.Error, EOFError) as error:
            raise Fault(f"sounds/{path.name} is damaged: {error}") from error
    if not paths:
        raise Fault("there are no sounds")
    return f"{len(paths)} sounds{_player()}"


def _player() -> str:
    """What is to be added where nothing can play them. That the library is there does not say that it can be loaded."""
    if find_spec("miniaudio") is None:
        return ", but nothing to play them with"
    try:
        import_module("miniaudio")
    except (ImportError, OSError) as error:
        raise Fault(f"the library that plays sounds cannot be loaded: {error}") from error
    return ""


def _saved_game() -> str:
    path = data_dir(make=False) / CURRENT
    if not path.exists():
        return "none"
    table = replay(load(path), discover())
    return f"{table.variant.id}, deals: {len(table.deals)}"


def _history() -> str:
    path = data_dir(make=False) / HISTORY
    if not path.exists():
        return "none yet"
    trouble = trouble_with(path)
    if trouble is not None:
        raise Fault(trouble)
    return "sound"


_CHECKS: dict[str, Callable[[], str]] = {
    "kernels": _kernels,
    "pictures": _pictures,
    "texts": _texts,
    "translations": _translations,
    "window": _window,
    "sound": _sound,
    "saved game": _saved_game,
    "history": _history,
}
