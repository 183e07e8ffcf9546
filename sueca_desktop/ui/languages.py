"""The languages of the app: which one is used, and switching it while the app runs.

Every widget hears of a switch as Qt tells it, by an event of type LanguageChange: it overrides ``changeEvent``, or has
its words kept by :func:`sueca_desktop.ui.worded.worded`. What is looked up anew at each painting needs neither.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from sueca_desktop.app.settings import Preferences
from sueca_desktop.resources import package_file


class Language(Enum):
    """The value is the code by which its files are called."""

    EN = "en"
    PT = "pt"
    FR = "fr"
    DE = "de"


OWN_NAMES = {Language.EN: "English", Language.PT: "Português", Language.FR: "Français", Language.DE: "Deutsch"}
"""What each language calls itself: the same whatever is in use, so that everybody finds their own."""
_QT_FILES = {Language.PT: "qtbase_pt_BR", Language.FR: "qtbase_fr", Language.DE: "qtbase_de"}
"""Qt's own words; it has none for Portugal, and its few here (copy, paste, select all) are the same in Brazil."""
_LOCALES = {
    Language.PT: QLocale(QLocale.Language.Portuguese, QLocale.Country.Portugal),
    Language.FR: QLocale(QLocale.Language.French, QLocale.Country.France),
    Language.DE: QLocale(QLocale.Language.German, QLocale.Country.Germany),
    Language.EN: QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
}


def of_code(code: str) -> Language | None:
    """The language of that code; None where there is none."""
    return next((language for language in Language if language.value == code), None)


def best(wanted: Iterable[str]) -> Language:
    """The first of the ``wanted`` (such as ``pt-BR``, ``de``; the dearest first) that the app speaks, else English."""
    codes = (name.replace("_", "-").split("-")[0].lower() for name in wanted)
    return next((language for code in codes if (language := of_code(code))), Language.EN)


def system_language() -> Language:
    """The language of the system, as its user has ordered them."""
    return best(QLocale.system().uiLanguages())


class Languages(QObject):
    """Keeps the app in one language, from when it is made until it is gone; remembers what the user chose."""

    switched = Signal()
    """Another choice is in force."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        preferences.changed.connect(self._on_preferences)
        self._qt, self._own = QTranslator(self), QTranslator(self)
        self._load()
        app = QCoreApplication.instance()
        if app is not None:
            app.installTranslator(self._qt)
            app.installTranslator(self._own)

    @property
    def choice(self) -> Language | None:
        """What the user chose; None: as the system."""
        return of_code(self._preferences.language)

    @property
    def current(self) -> Language:
        """The language in use."""
        return self.choice or system_language()

    def choose(self, choice: Language | None) -> None:
        """Speak ``choice`` from now on, None: as the system. The widgets hear of it from the event loop."""
        self._preferences.language = choice.value if choice else ""

    def _on_preferences(self, changed: frozenset[str]) -> None:
        if "language" in changed:
            self._load()
            self.switched.emit()

    def close(self) -> None:
        """Speak the sources' own language again."""
        self._preferences.changed.disconnect(self._on_preferences)
        for translator in (self._own, self._qt):
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(QLocale.system())

    def _load(self) -> None:
        """A translator that is installed tells the app itself when another file is loaded into it."""
        language = self.current
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._qt.load(_QT_FILES.get(language, ""), folder)
        self._own.load(str(package_file(f"translations/{language.value}.qm")))
        QLocale.setDefault(_LOCALES[language])
