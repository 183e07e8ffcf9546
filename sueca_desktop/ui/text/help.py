"""The page of keys and the page about the app."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_KEYS = (
    ("← →", QT_TRANSLATE_NOOP("Help", "Go through the cards of your hand")),
    (
        QT_TRANSLATE_NOOP("Keys", "Enter"),
        QT_TRANSLATE_NOOP("Help", "Play the chosen card; the next deal; the button that stands out"),
    ),
    ("1 … 9, 0", QT_TRANSLATE_NOOP("Help", "Play the card at that place of your hand, from the left")),
    (QT_TRANSLATE_NOOP("Keys", "L"), QT_TRANSLATE_NOOP("Help", "Look at the last trick")),
    (QT_TRANSLATE_NOOP("Keys", "H"), QT_TRANSLATE_NOOP("Help", "A hint; again: what speaks for it")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+Z"), QT_TRANSLATE_NOOP("Help", "Take back your last decision")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+Z"), QT_TRANSLATE_NOOP("Help", "Do again what was taken back")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+T"), QT_TRANSLATE_NOOP("Help", "Claim the rest of the deal")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+N"), QT_TRANSLATE_NOOP("Help", "New game")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+D"), QT_TRANSLATE_NOOP("Help", "Next deal")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+Shift+D"), QT_TRANSLATE_NOOP("Help", "The same deal again")),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+G"),
        QT_TRANSLATE_NOOP("Help", "Number and seal of the deal; a deal by its number"),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Ctrl+A"),
        QT_TRANSLATE_NOOP("Help", "Accuse an opponent, where the rules of the game allow it"),
    ),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+1 … 4"), QT_TRANSLATE_NOOP("Help", "Speed: instant, fast, normal, slow")),
    (QT_TRANSLATE_NOOP("Keys", "F1"), QT_TRANSLATE_NOOP("Help", "Show or hide the rules")),
    (QT_TRANSLATE_NOOP("Keys", "F5, F6"), QT_TRANSLATE_NOOP("Help", "Show or hide the score sheet, the tricks")),
    (QT_TRANSLATE_NOOP("Keys", "F7, F8"), QT_TRANSLATE_NOOP("Help", "Statistics, past deals")),
    (QT_TRANSLATE_NOOP("Keys", "F9"), QT_TRANSLATE_NOOP("Help", "Review the deal that is over")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+O, Ctrl+S"), QT_TRANSLATE_NOOP("Help", "Open a saved match, save this one")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+P"), QT_TRANSLATE_NOOP("Help", "Print the score sheet")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+H"), QT_TRANSLATE_NOOP("Help", "How to play each of the games")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+F, F3"), QT_TRANSLATE_NOOP("Help", "Search the rules, go on searching")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+M"), QT_TRANSLATE_NOOP("Help", "Sound off, and on")),
    (QT_TRANSLATE_NOOP("Keys", "F11"), QT_TRANSLATE_NOOP("Help", "Full screen")),
    (QT_TRANSLATE_NOOP("Keys", "Esc"), QT_TRANSLATE_NOOP("Help", "Close a page that lies over the table")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+F1"), QT_TRANSLATE_NOOP("Help", "This page")),
)
_COMPILED = {
    True: QT_TRANSLATE_NOOP("Help", "What the computer players reckon with is compiled: they think at full speed."),
    False: QT_TRANSLATE_NOOP(
        "Help",
        "What the computer players reckon with is not compiled here, as there was no C compiler when the app was "
        "installed: they think much more slowly, and so less far.",
    ),
}
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
        "© The Qt Company Ltd. and other contributors. Folders are found with platformdirs, and sounds "
        "played with miniaudio, both under the MIT licence.",
    ),
)


def _keys(names: str) -> str:
    """Keys as they are called on a keyboard of the language."""
    return QCoreApplication.translate("Keys", names)


def shortcuts() -> tuple[tuple[str, str], ...]:
    """(keys, what they do)."""
    return tuple((_keys(names), QCoreApplication.translate("Help", meaning)) for names, meaning in _KEYS)


def about(version: str, *, compiled: bool) -> tuple[str, ...]:
    """The paragraphs about the app, the first its name; ``compiled``: whether the solver is."""
    name, purpose, *licences = _ABOUT
    texts = (name, purpose, _COMPILED[compiled], *licences)
    return tuple(QCoreApplication.translate("Help", text).format(version=version) for text in texts)
