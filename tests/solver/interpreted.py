"""The solver as it is where there is no compiler, whether or not it has been compiled here."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import sueca_desktop
from sueca_desktop.solver import Position

PACKAGE = "sueca_desktop.solver"
FOLDER = Path(sueca_desktop.__file__).parent / "solver"


def _sources_only(folder: str) -> FileFinder:
    """A finder that sees no extension modules, for the solver's folder alone."""
    if Path(folder) != FOLDER:
        raise ImportError(folder)
    return FileFinder(folder, (SourceFileLoader, [".py"]))


@contextmanager
def _solver_forgotten() -> Iterator[None]:
    """Inside, the solver is imported anew from its sources; afterwards the modules in use are what they were."""
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[:2] == PACKAGE.split(".")}
    attribute = sueca_desktop.__dict__.get("solver")
    sys.path_hooks.insert(0, _sources_only)
    sys.path_importer_cache.pop(str(FOLDER), None)
    try:
        yield
    finally:
        sys.path_hooks.remove(_sources_only)
        sys.path_importer_cache.pop(str(FOLDER), None)
        for name in [name for name in sys.modules if name.split(".")[:2] == PACKAGE.split(".")]:
            del sys.modules[name]
        sys.modules.update(kept)
        if attribute is not None:
            sueca_desktop.__dict__["solver"] = attribute


def interpreted() -> ModuleType:
    """The module ``sueca_desktop.solver``, interpreted; its classes are not those of the one imported normally."""
    with _solver_forgotten():
        return importlib.import_module(PACKAGE)


def translated(module: ModuleType, position: Position) -> Any:
    """The position as the classes of that solver have it."""
    values = {field.name: getattr(position, field.name) for field in fields(position)}
    values["goal"] = module.Goal[position.goal.name]
    values["duty"] = module.Duty[position.duty.name]
    return module.Position(**values)
