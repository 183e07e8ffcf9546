"""The rules of a game and the help: contents, text, search, in the language and with the options of the moment."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.rules_pages import look, pages
from sueca_desktop.ui.rules_pages.chooser import Chooser
from sueca_desktop.ui.rules_pages.reader import Reader
from sueca_desktop.ui.rules_pages.search_bar import SearchBar
from sueca_desktop.ui.rules_pages.tables import tables
from sueca_desktop.ui.scale import px
from sueca_desktop.ui.table.announcing import announce
from sueca_desktop.ui.text import games, language
from sueca_desktop.ui.text import rules_pages as words
from sueca_desktop.ui.text.rules_pages import Caption, caption
from sueca_desktop.ui.theme import TYPE, UNIT, Theme

_SIDE_BY_SIDE = 700
"""From this width on, at the usual scale, the contents stand beside the text."""
_TABS = (Caption.RULES, Caption.PLAYING, Caption.LEVELS, Caption.FAIR)
_SECTIONS = {PhaseName.OVER: "scoring"}
"""Where a phase and the section that explains it are not of one name."""
ACCUSING = "renounce"
_DEALING = "deal"


def section_of(phase: PhaseName) -> str:
    """The name of the section that explains a phase."""
    return _SECTIONS.get(phase, phase.value)


class Game(Struct, frozen=True):
    """What the rules are shown of. ``options``: those in force, defaults for the rest."""

    variant: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)


class RulesPanel(QWidget):
    """Reads like a book laid beside the table; follows the game until its reader turns a page."""

    def __init__(self, variants: Mapping[str, Variant], theme: Theme, *, choosing: bool = False) -> None:
        """``choosing``: offer every game's rules, not only those of the game that is played."""
        super().__init__()
        self._variants, self._theme = variants, theme
        self._game = Game(next(iter(variants)))
        self._wanted, self._hit = "overview", 0
        self._resting = True
        """Whether the rules stand where the game has opened them."""
        self.tabs = QTabBar()
        self.games = Chooser()
        self._choosing = choosing
        self.contents = QStandardItemModel(self)
        self.contents_list, self.contents_box = QListView(), Chooser()
        self.reader = Reader()
        self.search = SearchBar()
        self._build()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)  # all of them are in sight on a narrow panel
        for caption_ in _TABS:
            self.tabs.addTab(caption(caption_))
        for variant in self._variants:
            self.games.addItem(games.name(variant), variant)
        self.contents_list.setModel(self.contents)
        self.contents_list.setProperty("role", "contents")
        self.contents_list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.contents_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents_box.setModel(self.contents)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(UNIT // 2, UNIT // 2, UNIT // 2, UNIT // 2)
        column.setSpacing(UNIT // 2)
        middle = QHBoxLayout()
        middle.setSpacing(UNIT)
        middle.addWidget(self.contents_list)
        middle.addWidget(self.reader, 1)
        self._finding = finding = QHBoxLayout()
        finding.setSpacing(UNIT // 2)
        finding.addWidget(self.contents_box, 1)
        finding.addWidget(self.search, 1)
        self._column = column
        column.addWidget(self.tabs)
        column.addWidget(self.games)
        column.addLayout(finding)
        column.addLayout(middle, 1)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda _tab: self._show_page(""))
        self.games.activated.connect(lambda i: self.show_game(Game(self.games.itemData(i))))
        self.contents_box.activated.connect(self._turn_to)
        self.contents_list.clicked.connect(lambda index: self._turn_to(index.row()))
        self.contents_list.activated.connect(lambda index: self._turn_to(index.row()))
        self.reader.scrolled.connect(self._read_on)
        self.reader.reflowed.connect(self._keep_place)
        self.reader.section_changed.connect(self._mark_section)
        self.search.searched.connect(self._search)
        self.search.onward.connect(self._go_on)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.start_search)

    # ---- what to show

    @property
    def game(self) -> Game:
        return self._game

    def show_game(self, game: Game, section: str = "overview") -> None:
        """The rules of ``game``, opened at ``section``.

        Raises:
            OptionError: an option or value that the rule set does not have.
        """
        self._game = game
        self.games.setCurrentIndex(self.games.findData(game.variant))
        self._wanted = section
        if self.tabs.currentIndex():
            self.tabs.setCurrentIndex(0)
        self._show_page(section)

    def follow(self, deal: PublicDeal, *, accusing: bool = False) -> None:
        """Keep to the game: its rules and options always, the section of its phase unless the reader has scrolled."""
        game = Game(deal.spec.variant, dict(deal.spec.options))
        self._follow(game, ACCUSING if accusing else section_of(deal.phase))

    def follow_dealing(self, variant: str, options: Mapping[str, OptionValue]) -> None:
        """The same before a deal, while it is cut and dealt."""
        self._follow(Game(variant, dict(options)), _DEALING)

    def _follow(self, game: Game, section: str) -> None:
        if game != self._game:
            self.show_game(game, section)
        elif section != self._wanted:
            self._wanted = section
            self._keep_place()

    def open_at_phase(self) -> None:
        """Open the rules where the game is."""
        self.tabs.setCurrentIndex(0)
        self.open_section(self._wanted)

    def open_fairness(self) -> None:
        """Open the page on how deals are drawn."""
        self.tabs.setCurrentIndex(_TABS.index(Caption.FAIR))

    def open_section(self, name: str) -> None:
        """Bring the section of that name to the top; the beginning of the page if it has none of it."""
        names = [section.name for section in self._page.sections]
        self.reader.go_to(names.index(name) if name in names and name != "overview" else -1)
        self._resting = self.tabs.currentIndex() == 0

    def _keep_place(self) -> None:
        """The section of the phase stays at the top, unless its reader reads something else."""
        if self._resting:
            self.open_section(self._wanted)

    def _read_on(self) -> None:
        self._resting = False

    def _turn_to(self, section: int) -> None:
        self._read_on()
        self.reader.go_to(section)

    def start_search(self) -> None:
        self.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.field.selectAll()

    # ---- showing

    def _show_page(self, section: str) -> None:
        tab = self.tabs.currentIndex()
        self.games.setVisible(self._choosing and tab == 0)
        made = tables(self._variants[self._game.variant], self._game.options) if tab == 0 else {}
        self._page = self._load(tab, made)
        scale = self.font().pointSizeF() / TYPE.body
        self.reader.show_page(look.document(self._page, made), look.style_sheet(self._theme, scale))
        self.reader.setAccessibleName(self._page.title)
        self.contents.clear()
        for one in self._page.sections:
            self.contents.appendRow(QStandardItem(one.heading))
        self.contents_list.setFixedWidth(self.contents_list.sizeHintForColumn(0) + 2 * UNIT)
        self._mark_section(-1)
        self._search(self.search.field.text())
        self.open_section(section)

    def _load(self, tab: int, made: Mapping[str, str]) -> pages.Page:
        """The page of a tab; of a game that nothing has been written of, the tables ``made`` of its rules."""
        variant = self._game.variant
        try:
            return pages.load(
                language.code(), (pages.rules_page(variant), pages.PLAYING, pages.LEVELS, pages.FAIR)[tab]
            )
        except FileNotFoundError:
            if tab:
                raise
            return pages.unwritten(games.name(variant), caption(Caption.RULES), made)

    def _show_again(self) -> None:
        """The same page in another dress, at the same place; in another language, at the same section."""
        page, resting = self._page, self._resting
        place, section = self.reader.place(), self.reader.section
        self._show_page(self._wanted)
        self._resting = resting
        if resting:
            return
        if self._page is page:
            self.reader.go_back_to(place)
        else:
            self.reader.go_to(section)

    def _mark_section(self, section: int) -> None:
        row = max(section, 0)
        self.contents_box.setCurrentIndex(row)
        self.contents_list.setCurrentIndex(self.contents.index(row, 0))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_again()

    # ---- searching

    def _search(self, text: str) -> None:
        if text.strip():
            self._read_on()
        count = self.reader.find_all(text)
        self._hit = self.reader.first_below() if count else 0
        self._show_hit(count)

    def _go_on(self, step: int) -> None:
        count = self.reader.find_all(self.search.field.text())
        self._hit = (self._hit + step) % count if count else 0
        self._show_hit(count)

    def _show_hit(self, count: int) -> None:
        self.reader.mark(self._hit, self._theme)
        self.search.show_found(self._hit, count)
        if self.search.found:
            announce(self.search.field, words.matches(count))

    # ---- the widget

    def retranslate(self) -> None:
        for i, tab in enumerate(_TABS):
            self.tabs.setTabText(i, caption(tab))
            self.tabs.setTabToolTip(i, caption(tab))
        for i, variant in enumerate(self._variants):
            self.games.setItemText(i, games.name(variant))
        self.tabs.setAccessibleName(caption(Caption.PAGES))
        self.games.setAccessibleName(caption(Caption.GAME))
        for contents in (self.contents_list, self.contents_box):
            contents.setAccessibleName(caption(Caption.CONTENTS))
        self._show_again() if self.contents.rowCount() else self._show_page(self._wanted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange and self.contents.rowCount():
            self._show_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = self.width() >= px(_SIDE_BY_SIDE)
        self.contents_list.setVisible(wide)
        self.contents_box.setVisible(not wide)
        self._put_games(beside=wide)
        super().resizeEvent(event)

    def _put_games(self, *, beside: bool) -> None:
        """The chooser of games stands beside the search, or has a line of its own where there is little width."""
        if beside == (self._finding.indexOf(self.games) >= 0):
            return
        if beside:
            self._finding.insertWidget(0, self.games, 1)
        else:
            self._column.insertWidget(1, self.games)
