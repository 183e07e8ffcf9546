"""What can be chosen of the looks of the app."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.settings import CardBack, Edition, TableStyle, ThemeChoice
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_THEMES = {
    ThemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Window", "As the system"),
    ThemeChoice.LIGHT: QT_TRANSLATE_NOOP("Window", "Light"),
    ThemeChoice.DARK: QT_TRANSLATE_NOOP("Window", "Dark"),
}
_EDITIONS = {
    Edition.TWO: QT_TRANSLATE_NOOP("Looks", "Two colours"),
    Edition.FOUR: QT_TRANSLATE_NOOP("Looks", "Four colours"),
    Edition.CONTRAST: QT_TRANSLATE_NOOP("Looks", "High contrast"),
}
_BACKS = {
    CardBack.AZULEJO: QT_TRANSLATE_NOOP("Looks", "Blue tiles"),
    CardBack.TAPESTRY: QT_TRANSLATE_NOOP("Looks", "Yellow tiles"),
    CardBack.MUDEJAR: QT_TRANSLATE_NOOP("Looks", "Moorish tiles"),
    CardBack.NIGHT: QT_TRANSLATE_NOOP("Looks", "Wind rose"),
}
_TABLES = {
    TableStyle.FELT: QT_TRANSLATE_NOOP("Looks", "Green felt"),
    TableStyle.AZULEJO: QT_TRANSLATE_NOOP("Looks", "Blue azulejo"),
    TableStyle.WOOD: QT_TRANSLATE_NOOP("Looks", "Wood"),
    TableStyle.NIGHT: QT_TRANSLATE_NOOP("Looks", "Night"),
}


def theme_choice(of: ThemeChoice) -> str:
    return QCoreApplication.translate("Window", _THEMES[of])


def edition(of: Edition) -> str:
    return QCoreApplication.translate("Looks", _EDITIONS[of])


def back(of: CardBack) -> str:
    return QCoreApplication.translate("Looks", _BACKS[of])


def table(of: TableStyle) -> str:
    return QCoreApplication.translate("Looks", _TABLES[of])
