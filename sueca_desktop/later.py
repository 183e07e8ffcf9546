"""Modules that are loaded when they are first used: a window is seen before what it only needs for a game is there.

Such an import stands at the top of its module like any other, for readers and for the tools that follow imports:

    if TYPE_CHECKING:
        from sueca_desktop.ui import pages
    else:
        pages = later("sueca_desktop.ui.pages")
"""

from __future__ import annotations

from importlib import import_module


class _Later:
    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(import_module(self._name), name)


def later(name: str) -> object:
    """Stands for the module ``name``; what is asked of it is asked of the module."""
    return _Later(name)
