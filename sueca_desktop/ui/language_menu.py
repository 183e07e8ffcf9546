"""The menu in which the language is chosen."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from sueca_desktop.ui.languages import OWN_NAMES, Language, Languages, system_language
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.worded import worded


class LanguageMenu(QMenu):
    """As the system, or one of the languages by its own name."""

    def __init__(self, languages: Languages, parent: QWidget) -> None:
        super().__init__(parent)
        self._languages = languages
        self._group = QActionGroup(self)
        self.choices: dict[Language | None, QAction] = {None: self._add(None)}
        self.addSeparator()
        for language in Language:
            self.choices[language] = self._add(language)
        self._group.triggered.connect(self._choose)
        languages.switched.connect(self._check)
        worded(self, self._name)

    def _add(self, choice: Language | None) -> QAction:
        action = self.addAction(OWN_NAMES[choice] if choice else "")
        action.setCheckable(True)
        action.setChecked(choice == self._languages.choice)
        action.setData(choice.value if choice else "")
        self._group.addAction(action)
        return action

    def _name(self) -> None:
        self.setTitle(say(Word.MENU_LANGUAGE))
        self.choices[None].setText(say(Word.LANGUAGE_SYSTEM).format(language=OWN_NAMES[system_language()]))

    def _check(self) -> None:
        self.choices[self._languages.choice].setChecked(True)

    def _choose(self, action: QAction) -> None:
        self._languages.choose(next(choice for choice, one in self.choices.items() if one is action))
