"""The page of keys and the page about the app."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_KEYS = (
    ("← →", QT_TRANSLATE_NOOP("Help", "Go through the cards of your hand")),
    ("Enter", QT_TRANSLATE_NOOP("Help", "Play the chosen card; the next deal; the button that stands out")),
    ("1 … 9, 0", QT_TRANSLATE_NOOP("Help", "Play the card at that place of your hand, from the left")),
    ("L", QT_TRANSLATE_NOOP("Help", "Look at the last trick")),
    ("Ctrl+N", QT_TRANSLATE_NOOP("Help", "New game")),
    ("Ctrl+D", QT_TRANSLATE_NOOP("Help", "Next deal")),
    ("Ctrl+A", QT_TRANSLATE_NOOP("Help", "Accuse an opponent, where the rules of the game allow it")),
    ("Ctrl+1 … 4", QT_TRANSLATE_NOOP("Help", "Speed: instant, fast, normal, slow")),
    ("F5, F6", QT_TRANSLATE_NOOP("Help", "Show or hide the score sheet, the tricks")),
    ("F11", QT_TRANSLATE_NOOP("Help", "Full screen")),
    ("Esc", QT_TRANSLATE_NOOP("Help", "Close a page that lies over the table")),
    ("F1", QT_TRANSLATE_NOOP("Help", "This page")),
)
_ABOUT = (
    QT_TRANSLATE_NOOP("Help", "Sueca Desktop {version}"),
    QT_TRANSLATE_NOOP(
        "Help", "Sueca and its relatives, to play alone against computer players. No account, no network."
    ),
    QT_TRANSLATE_NOOP(
        "Help",
        "The program, its cards and its pictures are free software under the MIT licence, © the Sueca Desktop authors.",
    ),
    QT_TRANSLATE_NOOP(
        "Help",
        "The window is made with PySide6 and Qt, used under the GNU Lesser General Public License, version 3; "
        "© The Qt Company Ltd. and other contributors. Folders are found with platformdirs, under the MIT licence.",
    ),
)


def keys() -> tuple[tuple[str, str], ...]:
    """(keys, what they do)."""
    return tuple((names, QCoreApplication.translate("Help", meaning)) for names, meaning in _KEYS)


def about(version: str) -> tuple[str, ...]:
    """The paragraphs about the app, the first its name."""
    return tuple(QCoreApplication.translate("Help", text).format(version=version) for text in _ABOUT)
