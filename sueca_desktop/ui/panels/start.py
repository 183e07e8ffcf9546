"""The start page: the games at the left; at the right the chosen one, its options, how well the others play, who sits
at the table.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import LeftGame
from sueca_desktop.engine.variant import Variant
from sueca_desktop.ui.models.variants import Tile, VariantsModel
from sueca_desktop.ui.panels.overlay import BORDERS, Panel
from sueca_desktop.ui.panels.pictures import TablePictures
from sueca_desktop.ui.panels.start_form import StartForm
from sueca_desktop.ui.panels.start_head import StartHead
from sueca_desktop.ui.panels.variant_list import GamePicture, VariantList
from sueca_desktop.ui.panels.widgets import button, button_row, free_height, label, rule
from sueca_desktop.ui.scale import px, units
from sueca_desktop.ui.text import computer, games
from sueca_desktop.ui.text.window import Word, say
from sueca_desktop.ui.theme import Theme

_BESIDE, _STACKED_ROW = 640, 62
"""Pixels at the usual scale: of the width from which the list stands beside the rest, and of its rows over it."""
_LIST, _LEAST_PICTURE, _PICTURE = 270, 100, 300
"""Pixels at the usual scale: of the list's width at least; of the large picture's height at least, and as it likes."""
_SHARES = (0.34, 0.31, 0.29)
"""What part of the width the list has, the largest first."""


class StartPanel(Panel):
    """Asks what to play: Enter or the button deals (``chosen`` carries the :class:`GameSettings`) or takes up the
    game that was left (``resumed``). ``rules_asked``: of the highlighted game.
    """

    chosen = Signal(object)
    resumed = Signal()
    rules_asked = Signal()
    deal_asked = Signal()
    unfinished_asked = Signal()
    lesson_asked = Signal()
    width_wanted = 1000
    share = 0.74
    alone = True

    def __init__(
        self,
        variants: Mapping[str, Variant],
        last: GameSettings,
        theme: Theme,
        *,
        left: LeftGame | None = None,
        resume: bool = False,
        can_close: bool = False,
        commitment: str = "",
        names: tuple[str, ...] = (),
        profiles: tuple[str, ...] = (),
    ) -> None:
        """``last``: what to offer; ``left``: the game that can be taken up; ``resume``: whether that is highlighted;
        ``can_close``: whether Escape goes back to it; ``commitment``: the seal of the next deal.
        ``names``: of the players, where they are called otherwise than in ``last``; ``profiles``: the user's, to choose
        from.
        """
        super().__init__()
        self.can_close = can_close
        self._commitment = commitment
        self._width = 0
        self.model = VariantsModel(self)
        self.model.show(variants, left)
        self._pictures = TablePictures(self)
        self.list = VariantList(self.model, theme, self._pictures)
        self._new = StartForm(variants, last, names or last.players, profiles)
        self.names = self._new.names
        self._build(theme)
        self.list.selectionModel().currentChanged.connect(self._show_tile)
        self.list.doubleClicked.connect(self.accept)
        self.names.entered.connect(self.accept)
        self.list.setCurrentIndex(self.model.index(0 if resume and left else self.model.row_of(last.variant), 0))

    # ---- building

    def _build(self, theme: Theme) -> None:
        self.column.setContentsMargins(units(3), units(2), units(3), 0)
        self.column.setSpacing(units(1))
        self.head = StartHead(self._commitment)
        self.head.deal_asked.connect(self.deal_asked)
        self.head.unfinished_asked.connect(self.unfinished_asked)
        self.column.addWidget(self.head)
        self.column.addWidget(rule())
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(units(3))
        self._sides.addWidget(self.list, 0, Qt.AlignmentFlag.AlignTop)
        self._sides.addWidget(self._details(theme), 1, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(self._sides)
        self.column.addStretch(1)
        self._add_buttons()

    def _details(self, theme: Theme) -> QWidget:
        self._right = QWidget()
        self._right_column = column = QVBoxLayout(self._right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(units(1))
        self._picture = GamePicture(theme, self._pictures)
        self._title, self._length = label("", "title", wrap=True), label("", "soft", wrap=True)
        self._tagline = label("", wrap=True)
        for part in (self._picture, self._title, self._length, self._tagline):
            column.addWidget(part)
        self._left = self._standing()
        column.addWidget(self._new)
        column.addWidget(self._left)
        column.addStretch(1)
        return self._right

    def _standing(self) -> QWidget:
        """How the game stands that can be taken up."""
        frame = QFrame()
        frame.setProperty("role", "plate")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(units(2), units(2), units(2), units(2))
        self._score, self._deal, self._left_level = (
            label("", "strong", wrap=True),
            label("", wrap=True),
            label("", "soft"),
        )
        for part in (self._score, self._deal, self._left_level):
            inside.addWidget(part)
        inside.addStretch(1)
        return frame

    def _add_buttons(self) -> None:
        self._start = button(Word.START, self.accept, primary=True)
        self._rules = button(Word.HOW_TO_PLAY, self.rules_asked.emit)
        self._guided = button(Word.GUIDED, self.lesson_asked.emit)
        self._note = label(say(Word.START_KEPT), "note", wrap=True)
        self._note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._note.hide()
        back = [button(Word.BACK_TO_GAME, self.closed.emit)] if self.can_close else []
        self.footer.setContentsMargins(units(3), units(1), units(3), units(2))
        left = [self._rules, self._guided, self._note]
        button_row(self.footer, *back, self._start, left=left)

    # ---- what is highlighted

    @property
    def tile(self) -> Tile:
        """The highlighted row."""
        return self.model.tiles[self.list.currentIndex().row()]

    def _show_tile(self, current: QModelIndex, before: QModelIndex) -> None:
        tile = self.tile
        self._picture.show_rules(tile.rules)
        self._title.setText(tile.title)
        self._length.setText(games.length(tile.variant))
        self._tagline.setText(games.difference(tile.variant))
        self._new.setVisible(tile.left is None)
        self._left.setVisible(tile.left is not None)
        kept = tile.left is None and self.model.tiles[0].left is not None
        self._note.setVisible(kept)
        self._guided.setVisible(not kept)  # there is room for one of them
        self._start.setText(say(Word.START if tile.left is None else Word.RESUME))
        if tile.left is None:
            self._new.show_variant(tile.variant)
        else:
            self._show_left(tile.left, tile.lines)
        self._fit_picture()
        self.seek(self.list, self.list.visualRect(current))

    def _show_left(self, left: LeftGame, lines: tuple[str, ...]) -> None:
        self._score.setText(lines[0])
        self._deal.setText(lines[-1])
        level = say(Word.RESUME_LEVEL).format(label=say(Word.START_LEVEL), level=computer.level(left.settings.level))
        self._left_level.setText(level)

    def show_unfinished(self, count: int) -> None:
        """So many games wait to be gone on with, besides the one that was left."""
        self.head.show_unfinished(count)

    def show_variant(self, variant: str) -> None:
        """Highlight a rule set."""
        self.list.setCurrentIndex(self.model.index(self.model.row_of(variant), 0))

    # ---- size

    def fit(self, room: QSize) -> None:
        """The large picture comes where there is room above the form."""
        wide = self.inner_width(room)
        high = room.height() - self.foot_height(room) - BORDERS - self._over_sides(wide)
        stacked = wide < px(_BESIDE)
        self._sides.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        if stacked:
            self._fit_stacked(wide)
            return
        list_width, most = self._share_width(wide, high)
        self.list.fit(QSize(list_width, high))
        self._length.setVisible(most <= high)  # the list says it too
        if most > high:
            most -= self._length.fontMetrics().lineSpacing() + units(1)
        picture = min(high - most - units(1), px(_PICTURE))
        self._picture.setVisible(picture >= px(_LEAST_PICTURE))
        self._right.setFixedHeight(max(most + picture + units(1) if self._has_picture else most, self.list.height()))
        self._fit_picture()

    def _share_width(self, wide: int, high: int) -> tuple[int, int]:
        """The list's width, and how high the rest becomes. The list gives way where the rest has no room for as
        large a picture as it likes, if that saves lines.
        """
        least, heights = min(px(_LIST), round(wide * 0.4)), {}
        for share in _SHARES:
            list_width = max(least, round(wide * share))
            heights[list_width] = self._fit_right(wide - list_width - units(3))
            if heights[list_width] + px(_PICTURE) <= high:
                break
        best = min(heights, key=lambda one: (heights[one], -one))
        return best, self._fit_right(wide - best - units(3))

    def _fit_right(self, width: int) -> int:
        """What stands beside the list laid out for ``width`` pixels; how high it becomes."""
        self._width = width
        self._new.fit(width)
        return self._details_height(width)

    def _fit_stacked(self, wide: int) -> None:
        """The list over the rest, both as high as they need: the page scrolls."""
        self.list.fit(QSize(wide, self.model.rowCount() * px(_STACKED_ROW)))
        self._picture.hide()
        self._length.show()
        free_height(self._right)
        self._new.fit(wide)

    @property
    def _has_picture(self) -> bool:
        return not self._picture.isHidden()

    def _fit_picture(self) -> None:
        """The picture takes what the words and the form of this game leave: the page is as high for every game."""
        if self._has_picture and self._width:
            others = self._right_column.totalHeightForWidth(self._width) - self._picture.minimumHeight()
            self._picture.setFixedHeight(max(0, self._right.height() - others))

    def _over_sides(self, wide: int) -> int:
        """Pixels of height that the head, the line under it and the margins take."""
        margins = self.column.contentsMargins()
        return self.column.heightForWidth(wide + margins.left() + margins.right()) - self._sides.heightForWidth(wide)

    def _details_height(self, width: int) -> int:
        """Pixels that the words and the form of the game need that needs most."""
        games_shown = [tile for tile in self.model.tiles if tile.left is None]
        return max(self._words_height(tile, width) + self._new.needed(width, tile.variant) for tile in games_shown)

    def _words_height(self, tile: Tile, width: int) -> int:
        """Pixels that the words over the form of a game need, with what lies between it all."""
        said = (
            (self._title, tile.title),
            (self._length, games.length(tile.variant)),
            (self._tagline, games.difference(tile.variant)),
        )
        return sum(_lines_height(one, text, width) for one, text in said) + units(8)

    # ---- answers

    def first_focus(self) -> QWidget:
        return self.list

    def settings(self) -> GameSettings:
        """What is chosen; on the game that was left: its settings."""
        tile = self.tile
        if tile.left is not None:
            return tile.left.settings
        return self._new.settings(tile.variant)

    def accept(self) -> None:
        if self.tile.left is not None:
            self.resumed.emit()
        else:
            self.chosen.emit(self.settings())


def _lines_height(one: QLabel, text: str, width: int) -> int:
    """Pixels that ``text`` takes as the label writes it, broken into lines of ``width`` pixels."""
    place = one.fontMetrics().boundingRect(QRect(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text)
    return place.height()
