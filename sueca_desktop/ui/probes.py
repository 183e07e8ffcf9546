"""What ``sueca-desktop selfcheck`` asks of Qt."""

from __future__ import annotations

import os
from collections.abc import Iterable

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QGuiApplication

from sueca_desktop.resources import package_file

SIGNS = "♠♥♦♣áçãéêßœ–…"
"""What the app writes besides plain letters."""


def unloadable(languages: Iterable[str]) -> list[str]:
    """Those of the languages whose compiled translation Qt does not take."""
    return [code for code in languages if not QTranslator().load(str(package_file(f"translations/{code}.qm")))]


def fonts() -> tuple[int, str]:
    """How many families of fonts there are, and which of :data:`SIGNS` none of them has. No window is opened."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication.instance() or QGuiApplication([])
    metrics = QFontMetrics(QFont())
    lacking = "".join(sign for sign in SIGNS if not metrics.inFontUcs4(ord(sign)))
    del app
    return len(QFontDatabase.families()), lacking
