"""A package as it is where there is no compiler, whether or not it has been compiled here."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec.structs import fields

import sueca_desktop
from sueca_desktop.solver import Position


@contextmanager
def _forgotten(package: str) -> Iterator[None]:
    """Inside, a package of the game is imported anew from its sources; afterwards the modules in use are what they
    were.
    """
    folder = str(Path(sueca_desktop.__file__).parent / package)

    def sources_only(asked: str) -> FileFinder:
        if not Path(asked).is_relative_to(folder):
            raise ImportError(asked)
        return FileFinder(asked, (SourceFileLoader, [".py"]))

    kept = {name: sys.modules.pop(name) for name in _loaded(package)}
    attribute = sueca_desktop.__dict__.get(package)
    sys.path_hooks.insert(0, sources_only)
    _forget_finders(folder)
    try:
        yield
    finally:
        sys.path_hooks.remove(sources_only)
        _forget_finders(folder)
        for name in _loaded(package):
            del sys.modules[name]
        sys.modules.update(kept)
        if attribute is not None:
            sueca_desktop.__dict__[package] = attribute


def _forget_finders(folder: str) -> None:
    for path in [path for path in sys.path_importer_cache if Path(path).is_relative_to(folder)]:
        del sys.path_importer_cache[path]


def _loaded(package: str) -> list[str]:
    return [name for name in sys.modules if name.split(".")[:2] == ["sueca_desktop", package]]


def interpreted(package: str = "solver", module: str = "") -> ModuleType:
    """``sueca_desktop.solver`` or another package, or a module of it, interpreted; its classes are not those of the one
    imported normally.
    """
    with _forgotten(package):
        return importlib.import_module(f"sueca_desktop.{package}" + (f".{module}" if module else ""))


def translated(module: ModuleType, position: Position) -> Any:
    """The position as the classes of that solver have it."""
    values = {field.name: getattr(position, field.name) for field in fields(position)}
    values["goal"] = module.Goal[position.goal.name]
    values["duty"] = module.Duty[position.duty.name]
    return module.Position(**values)
