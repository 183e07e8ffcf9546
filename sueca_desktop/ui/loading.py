"""Loads Qt for Python, without what it does for every module after that."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Load Qt's core. PySide6 puts a function of its own before the import there was, which reads the source of every
    module imported after that and looks for ``from __feature__``. No module here has it, and the reading takes a
    fifteenth of the start: it is taken away again.

    Raises:
        ImportError: Qt or a library of the system that it needs is missing.
    """
    import PySide6.QtCore  # noqa: F401 - what is wanted is what comes of it

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
