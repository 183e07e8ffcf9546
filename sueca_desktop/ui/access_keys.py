"""Access keys (Alt with the letter after ``&``): of what is in sight together no two answer to the same one."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMenu, QWidget

_AND = "\0"
"""In place of ``&&``, which is shown as one sign and marks nothing."""


def key_of(text: str) -> str:
    """The letter that a text marks, small; empty for none."""
    marked = text.replace("&&", _AND).partition("&")[2]
    return marked[:1].casefold()


def settled(texts: Sequence[str], taken: AbstractSet[str] = frozenset()) -> tuple[str, ...]:
    """The texts with their keys, none of them twice and none of ``taken``: the first to mark a letter keeps it, another
    marks the first letter of a word instead, or any other, or none where none is left. A text without a key gets none.
    """
    used, kept = set(taken), []
    for text in texts:
        key = key_of(text)
        kept.append(key not in used)
        used.add(key)
    result = []
    for text, keeps in zip(texts, kept, strict=True):
        told = text if keeps or not key_of(text) else _marked_anew(text, used)
        used.add(key_of(told))
        result.append(told)
    return tuple(result)


def _marked_anew(text: str, used: AbstractSet[str]) -> str:
    bare = text.replace("&&", _AND).replace("&", "")
    firsts = [i for i in range(len(bare)) if i == 0 or bare[i - 1] == " "]
    free = (i for i in (*firsts, *range(len(bare))) if bare[i].isascii() and bare[i].isalpha())
    at = next((i for i in free if bare[i].casefold() not in used), None)
    marked = bare if at is None else f"{bare[:at]}&{bare[at:]}"
    return marked.replace(_AND, "&&")


def of_menu_bar(widget: QWidget) -> frozenset[str]:
    """The keys of the menus of the window that ``widget`` is in."""
    window = widget.window()
    menus = window.menuBar().actions() if isinstance(window, QMainWindow) else ()
    return frozenset(key for key in (key_of(menu.text()) for menu in menus) if key)


def settle_buttons(buttons: Sequence[QAbstractButton], taken: AbstractSet[str]) -> None:
    """Gives buttons that may be seen together keys of their own."""
    for one, text in zip(buttons, settled([one.text() for one in buttons], taken), strict=True):
        if text != one.text():
            one.setText(text)


def settle_menu(menu: QMenu) -> None:
    """The same for what a menu offers now."""
    seen = [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    for action, text in zip(seen, settled([action.text() for action in seen]), strict=True):
        if text != action.text():
            action.setText(text)
