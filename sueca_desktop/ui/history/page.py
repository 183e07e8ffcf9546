"""What both pages of the history have: a title, the choice of deals, what stands there where there are none."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.app.history.statistics import Choice
from sueca_desktop.ui import icons, scale
from sueca_desktop.ui.history.choosing import ChoiceBar, Chosen
from sueca_desktop.ui.panels.flow import FlowLayout
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.widgets import label, rule
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.theme import UNIT, Theme

_EMBLEM = 72
_EMPTY = 240
"""Pixels: of the picture where there are no deals, and of the height it stands in."""


class EmptyState(QWidget):
    """A picture, a sentence in large, one in small."""

    def __init__(self, picture: str, theme: Theme) -> None:
        super().__init__()
        self._picture = picture
        column = QVBoxLayout(self)
        column.setSpacing(UNIT)
        column.addStretch(1)
        self._emblem = QLabel()
        self._emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title, self.more = label("", "title", centred=True), label("", "soft", wrap=True, centred=True)
        for part in (self._emblem, self.title, self.more):
            column.addWidget(part)
        column.addStretch(2)
        self.setMinimumHeight(_EMPTY)
        self.set_theme(theme)

    def show_words(self, title: Label, more: Label) -> None:
        self.title.setText(say(title))
        self.more.setText(say(more))

    def set_theme(self, theme: Theme) -> None:
        self._emblem.setPixmap(icons.pixmap(self._picture, theme.gold, _EMBLEM, self.devicePixelRatioF()))


class HistoryPage(Panel):
    """A page of the history over the table. Subclasses put what they show into :attr:`body`."""

    width_wanted = 1000
    share = 0.78
    comfort = 820

    def __init__(
        self,
        title: Label,
        picture: str,
        deals: Sequence[KeptDeal] | None,
        chosen: Chosen,
        theme: Theme,
        *,
        results: bool = False,
    ) -> None:
        """``deals``: everything that is kept, the oldest first; None without a history. ``results``: whether deals
        can be chosen by their result.
        """
        super().__init__()
        self.scale = 1.0
        self.theme, self._deals, self._history = theme, tuple(deals or ()), deals is not None
        self.column.setContentsMargins(3 * UNIT, 2 * UNIT, 3 * UNIT, 0)
        self.column.setSpacing(UNIT + 4)
        self.choice_bar = ChoiceBar(self._deals, chosen, results=results)
        self.choice_bar.changed.connect(self.refresh)
        self._head = head = FlowLayout(self.column, 2 * UNIT)
        head.addWidget(label(say(title), "title"))
        head.addWidget(self.choice_bar)
        self.column.addWidget(rule())
        self.body, self.empty = QWidget(), EmptyState(picture, theme)
        for part in (self.body, self.empty):  # no stack, which is as high as the higher of them, whichever is seen
            self.column.addWidget(part, 1)

    @property
    def deals(self) -> tuple[KeptDeal, ...]:
        """Everything that is kept."""
        return self._deals

    @property
    def chosen(self) -> Chosen:
        """What stands in the lists."""
        return self.choice_bar.chosen

    @property
    def choice(self) -> Choice:
        """The same as bounds, seen from now."""
        return self.chosen.choice(datetime.now().astimezone())

    def show_deals(self, deals: Sequence[KeptDeal] | None) -> None:
        """Show again, the history having changed."""
        self._deals, self._history = tuple(deals or ()), deals is not None
        self.refresh()

    def refresh(self) -> None:
        """Show what the lists ask for."""
        raise NotImplementedError

    def let_see(self, found: bool, *, practice: bool = False) -> None:
        """Show the body where deals were ``found``, else say why there is nothing. ``practice``: deals that do not
        count were.
        """
        self.choice_bar.setVisible(bool(self._deals))
        self.body.setVisible(found)
        self.empty.setVisible(not found)
        if not self._history:
            self.empty.show_words(Label.NO_HISTORY_TITLE, Label.NO_HISTORY)
        elif practice:
            self.empty.show_words(Label.ONLY_PRACTICE_TITLE, Label.ONLY_PRACTICE)
        elif self._deals:
            self.empty.show_words(Label.NONE_CHOSEN_TITLE, Label.NONE_CHOSEN)
        else:
            self.empty.show_words(Label.EMPTY_TITLE, Label.EMPTY)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.empty.set_theme(theme)

    def fit(self, room: QSize) -> None:
        """Lines and bars are as large as the text beside them."""
        self.scale = scale.scale()

    def spare_height(self, room: QSize, other: int) -> int:
        """Pixels left of ``room`` for the body once ``other`` pixels of it are taken."""
        margins = self.column.contentsMargins()
        head = self._head.heightForWidth(self.inner_width(room)) + 2 * self.column.spacing() + 2
        used = head + margins.top() + margins.bottom() + self.foot_height(room) + BORDERS
        return room.height() - used - other

    def accept(self) -> None:
        self.closed.emit()
