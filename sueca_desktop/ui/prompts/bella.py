"""Playing the second of king and queen of trumps: with or without saying bella."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.actions import Action, Play
from sueca_desktop.rules.melds import BELLA
from sueca_desktop.ui.prompts.prompt import Choice, Prompt
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.prompts import Say, say


class BellaPrompt(Prompt):
    """Saying it has the focus. High rather than wide: it stands beside the card that was led."""

    WIDTH = 20.0
    BESIDE_TRICK = True

    def __init__(self, ways: tuple[Action, ...]) -> None:
        """``ways``: the same card played with and without bella."""
        super().__init__(say(Say.BELLA_TITLE))
        self.title.setWordWrap(True)
        self.beside.hide()
        self.ways = ways
        plays = [way for way in ways if isinstance(way, Play)]
        self.choices: dict[bool, Choice] = {}
        for play in sorted(plays, key=lambda way: not way.bella):
            text = say(Say.BELLA_SAY).format(points=BELLA) if play.bella else say(Say.BELLA_SILENT)
            self.choices[play.bella] = self._chooser(text, play)
        self.explain(say(Say.BELLA_MEANS).format(card=cards.card(plays[0].card)))
        self.column.addWidget(self.foot)
        for choice in self.choices.values():
            self.column.addWidget(choice)

    def _chooser(self, text: str, play: Play) -> Choice:
        choice = Choice(text, "primary" if play.bella else "")
        choice.clicked.connect(lambda: self.answer(play))
        return choice

    def choice_of(self, action: Action) -> Choice | None:
        return self.choices.get(action.bella) if isinstance(action, Play) else None

    def first_focus(self) -> QWidget:
        return next(iter(self.choices.values()))
