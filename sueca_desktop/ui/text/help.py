"""The page of keys and the page about the app."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_AT_TABLE = (
    ("← →", QT_TRANSLATE_NOOP("Help", "Go through the cards of your hand")),
    (QT_TRANSLATE_NOOP("Keys", "Home, End"), QT_TRANSLATE_NOOP("Help", "The first, the last card of your hand")),
    (
        QT_TRANSLATE_NOOP("Keys", "Enter"),
        QT_TRANSLATE_NOOP("Help", "Play the chosen card; the next deal; the button that stands out"),
    ),
    ("1 … 9, 0", QT_TRANSLATE_NOOP("Help", "Play the card at that place of your hand, from the left")),
    (QT_TRANSLATE_NOOP("Keys", "L"), QT_TRANSLATE_NOOP("Help", "Look at the last trick, as long as you hold it")),
    (QT_TRANSLATE_NOOP("Keys", "Esc"), QT_TRANSLATE_NOOP("Help", "End what moves; close a page over the table")),
    (QT_TRANSLATE_NOOP("Keys", "Ctrl+F, F3"), QT_TRANSLATE_NOOP("Help", "Search the rules, go on searching")),
)
"""What the table and its pages hear by themselves."""
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
        "played with miniaudio and CFFI, all under the MIT licence; values are held by msgspec under the BSD licence, "
        "and progress is shown by tqdm under the MPL, version 2, and the MIT licence.",
    ),
)


def _keys(names: str) -> str:
    """Keys as they are called on a keyboard of the language."""
    return QCoreApplication.translate("Keys", names)


def at_table() -> tuple[tuple[str, str], ...]:
    """(keys, what they do), of the keys that belong to no entry of a menu."""
    return tuple((_keys(names), QCoreApplication.translate("Help", meaning)) for names, meaning in _AT_TABLE)


def inside(menu: str, entry: str) -> str:
    """An entry of a menu in a menu."""
    return QCoreApplication.translate("Help", "{menu}: {entry}").format(menu=menu, entry=entry)


def table_title() -> str:
    """What is over those keys."""
    return QCoreApplication.translate("Help", "At the table")


def about(version: str, *, compiled: bool) -> tuple[str, ...]:
    """The paragraphs about the app, the first its name; ``compiled``: whether the solver is."""
    name, purpose, *licences = _ABOUT
    texts = (name, purpose, _COMPILED[compiled], *licences)
    return tuple(QCoreApplication.translate("Help", text).format(version=version) for text in texts)
