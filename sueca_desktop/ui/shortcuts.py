"""The keys of a window, read off its menus."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from sueca_desktop.ui.text import help as words


class Keys(Struct, frozen=True):
    """What is listed together: ``rows`` of keys and what they do."""

    title: str
    rows: tuple[tuple[str, str], ...]


def keys_of(bar: QMenuBar) -> tuple[Keys, ...]:
    """Every key: those at the table, then menu by menu those of its entries."""
    menus = (action.menu() for action in bar.actions())
    listed = (Keys(_plain(menu.title()), tuple(_rows(menu))) for menu in menus if isinstance(menu, QMenu))
    return Keys(words.table_title(), words.at_table()), *(keys for keys in listed if keys.rows)


def _rows(menu: QMenu) -> Iterator[tuple[str, str]]:
    """The entries that have keys, whether or not they can be used now; those of menus in it after its name."""
    for action in menu.actions():
        name, inside = _plain(action.text()), action.menu()
        if isinstance(inside, QMenu):
            yield from ((keys, words.inside(name, entry)) for keys, entry in _rows(inside))
        elif action.shortcuts():
            native = QKeySequence.SequenceFormat.NativeText
            yield ",\n".join(keys.toString(native) for keys in action.shortcuts()), name


def _plain(text: str) -> str:
    """Without the mark of its access key and without dots."""
    return text.replace("&", "").rstrip("…")
