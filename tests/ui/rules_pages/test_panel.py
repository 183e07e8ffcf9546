"""The rules panel as its reader meets it: the right place, the words found, the keyboard enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Preferences
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui import style
from sueca_desktop.ui.languages import Languages
from sueca_desktop.ui.rules_pages.dock import RulesDock
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.rules_pages.panel import Game, RulesPanel, section_of
from sueca_desktop.ui.theme import DARK, LIGHT
from sueca_desktop.variants import discover

Place = Callable[[QWidget, int], None]
Shown = Callable[..., RulesPanel]
VARIANTS = discover()
PHASES = [
    (id_, phase) for id_, v in VARIANTS.items() for phase in [*(p.name for p in v.rules().phases), PhaseName.OVER]
]


@pytest.fixture
def place(qtbot: QtBot) -> Iterator[Place]:
    """``place(widget, width)`` shows a widget on a larger surface, as it lies in the window."""
    hosts: list[QWidget] = []

    def put(widget: QWidget, width: int) -> None:
        host = QWidget()
        hosts.append(host)
        host.resize(2500, 700)
        widget.setParent(host)
        widget.resize(width, 620)
        widget.show()
        host.show()
        host.activateWindow()
        qtbot.waitUntil(host.isActiveWindow)

    yield put
    for host in hosts:
        host.close()


@pytest.fixture
def shown(place: Place) -> Shown:
    def build(width: int = 400, *, choosing: bool = False) -> RulesPanel:
        panel = RulesPanel(VARIANTS, LIGHT, choosing=choosing)
        place(panel, width)
        return panel

    return build


def deal(variant: str, phase: PhaseName, **options: str | int) -> PublicDeal:
    spec = VARIANTS[variant].rules(options).spec
    return PublicDeal(spec, 0, (spec.hand_size,) * spec.seats, phase)


def top_section(panel: RulesPanel) -> str:
    """The heading at the top of what is in sight."""
    cursor = panel.reader.cursorForPosition(panel.reader.viewport().rect().topLeft())
    block = cursor.block()
    while block.isValid() and not block.blockFormat().headingLevel():
        block = block.next()
    return block.text()


def heading(panel: RulesPanel, name: str) -> str:
    return next(section.heading for section in panel._page.sections if section.name == name)


@pytest.mark.parametrize(("variant", "phase"), PHASES)
def test_opens_at_the_section_of_the_phase(shown: Shown, variant: str, phase: PhaseName) -> None:
    panel = shown()
    panel.follow(deal(variant, phase))
    wanted = heading(panel, section_of(phase))
    assert top_section(panel) == wanted
    assert panel.contents_box.currentText() == wanted


def test_accusing_opens_the_renounce(shown: Shown) -> None:
    panel = shown()
    playing = deal("sueca-bandeira", PhaseName.TRICKS, renounce="allowed")
    panel.follow(playing)
    panel.follow(playing, accusing=True)
    assert top_section(panel) == heading(panel, "renounce")


def test_goes_on_with_the_game_until_its_reader_scrolls(shown: Shown) -> None:
    panel = shown()
    panel.follow(deal("italiana-nulos", PhaseName.AUCTION))
    panel.follow(deal("italiana-nulos", PhaseName.CONTRACT))
    assert top_section(panel) == heading(panel, "contract")
    QTest.keyClick(panel.reader, Qt.Key.Key_PageDown)
    bar = panel.reader.verticalScrollBar()
    reading = bar.value()
    panel.follow(deal("italiana-nulos", PhaseName.TRICKS))
    assert bar.value() == reading
    panel.open_at_phase()
    assert top_section(panel) == heading(panel, "tricks")


def test_options_are_those_of_the_game(shown: Shown) -> None:
    panel = shown()
    panel.follow(deal("sueca-bandeira", PhaseName.TRICKS, target=8))
    assert "✓ 8 – two bandeiras" in panel.reader.toPlainText()
    panel.follow(deal("klaberjass", PhaseName.TRICKS, target=250))
    assert "✓ 250" in panel.reader.toPlainText()
    assert panel.game == Game("klaberjass", dict(VARIANTS["klaberjass"].rules({"target": 250}).spec.options))


def test_the_dock_opens_where_the_game_is(place: Place) -> None:
    dock = RulesDock(VARIANTS, LIGHT)
    dock.follow(deal("klaberjass", PhaseName.ANNOUNCEMENTS))
    place(dock, 400)
    assert top_section(dock.panel) == heading(dock.panel, "announcements")


def test_stays_at_its_section_when_the_panel_changes_its_width(shown: Shown) -> None:
    panel = shown()
    panel.follow(deal("sueca-riscos", PhaseName.TRICKS))
    for width in (900, 340, 600):
        panel.resize(width, 620)
        QApplication.processEvents()
        assert top_section(panel) == heading(panel, "tricks")
    panel._turn_to(8)
    panel.resize(380, 620)
    QApplication.processEvents()
    assert abs(panel.reader.section - 8) <= 1


def test_finds_every_place_and_goes_round(shown: Shown) -> None:
    languages = Languages(Preferences())
    panel = shown()
    panel.show_game(Game("sueca-bandeira"))
    QTest.keyClicks(panel.search.field, "TRUMP")
    count = panel.reader.toPlainText().lower().count("trump")
    assert panel.search.found == f"1 of {count}"
    assert len(panel.reader.extraSelections()) == count
    QTest.keyClick(panel.search.field, Qt.Key.Key_Return)
    assert panel.search.found == f"2 of {count}"
    QTest.keyClick(panel.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(panel.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.search.found == f"{count} of {count}"
    QTest.mouseClick(panel.search.next, Qt.MouseButton.LeftButton)
    assert panel.search.found == f"1 of {count}"
    assert panel.search.field.accessibleDescription() == f"{count} matches"
    languages.close()


def test_every_hit_is_brought_in_sight(shown: Shown) -> None:
    panel = shown()
    QTest.keyClicks(panel.search.field, "bid")
    for _ in range(len(panel.reader.extraSelections())):
        assert panel.reader.viewport().rect().contains(panel.reader.cursorRect())
        assert panel.reader.textCursor().block().text().lower().count("bid")
        QTest.keyClick(panel.search.field, Qt.Key.Key_Return)


@pytest.mark.parametrize("words", ["xyzzy", "<b>", "*", "  "])
def test_what_is_not_there_is_not_found(shown: Shown, words: str) -> None:
    panel = shown()
    QTest.keyClicks(panel.search.field, words)
    assert panel.search.found == ("not found" if words.strip() else "")
    assert not panel.reader.extraSelections()
    QTest.keyClick(panel.search.field, Qt.Key.Key_Return)
    QTest.keyClick(panel.search.field, Qt.Key.Key_Escape)
    assert (panel.search.field.text(), panel.search.found) == ("", "")


def test_works_by_the_keyboard_alone(shown: Shown) -> None:
    panel = shown(1000)
    panel.reader.setFocus()
    QTest.keyClick(panel.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.search.field.hasFocus()
    panel.contents_list.setFocus()
    QTest.keyClick(panel.contents_list, Qt.Key.Key_Down)
    QTest.keyClick(panel.contents_list, Qt.Key.Key_Down)
    QTest.keyClick(panel.contents_list, Qt.Key.Key_Return)
    assert top_section(panel) == panel._page.sections[2].heading
    panel.tabs.setFocus()
    QTest.keyClick(panel.tabs, Qt.Key.Key_Right)
    assert panel.reader.accessibleName() == "At the table"


def test_contents_stand_beside_the_text_where_there_is_room(shown: Shown) -> None:
    panel = shown(1000)
    assert (panel.contents_list.isVisible(), panel.contents_box.isVisible()) == (True, False)
    panel.resize(400, 620)
    QApplication.processEvents()
    assert (panel.contents_list.isVisible(), panel.contents_box.isVisible()) == (False, True)


@pytest.mark.parametrize("width", [340, 400, 900, 2400])
def test_lines_are_never_too_long_to_read_nor_wider_than_the_panel(shown: Shown, width: int) -> None:
    panel = shown(width)
    panel.show_game(Game("sueca-bandeira"))
    QApplication.processEvents()
    text, longest = panel.reader.viewport().width(), panel.fontMetrics().averageCharWidth() * 80
    assert text <= longest
    assert panel.reader.document().idealWidth() <= text + 1


@pytest.mark.parametrize("width", [320, 400, 900])
def test_every_page_is_in_sight_whatever_the_width(shown: Shown, width: int) -> None:
    tabs = shown(width).tabs
    assert tabs.count() == 4
    assert all(tabs.rect().contains(tabs.tabRect(i)) for i in range(4))
    assert all(tabs.tabToolTip(i) == tabs.tabText(i) for i in range(4))


def test_another_theme_leaves_the_reader_where_he_is(shown: Shown, qapp: QApplication) -> None:
    style.apply(qapp, LIGHT)
    panel = shown()
    panel.show_game(Game("klaberjass"), "scoring")
    QTest.keyClick(panel.reader, Qt.Key.Key_PageDown)
    bar = panel.reader.verticalScrollBar()
    before = bar.value()
    style.apply(qapp, DARK)
    panel.set_theme(DARK)
    assert abs(bar.value() - before) <= 2
    assert DARK.suits.hearts in panel.reader.toHtml()
    style.apply(qapp, LIGHT)


def test_every_part_has_a_name_for_readers(shown: Shown) -> None:
    panel = shown(choosing=True)
    parts = (panel.tabs, panel.games, panel.contents_box, panel.contents_list, panel.reader, panel.search.field)
    assert len({part.accessibleName() for part in parts}) == len(parts) - 1, "both kinds of contents have one name"
    assert all(part.accessibleName() for part in (*parts, panel.search.previous, panel.search.next))


@pytest.mark.parametrize(("width", "beside"), [(900, True), (560, False)])
def test_the_games_stand_beside_the_search_where_there_is_width(place: Place, width: int, beside: bool) -> None:
    rules = RulesPanel(VARIANTS, LIGHT, choosing=True)
    place(rules, width)
    assert (abs(rules.games.geometry().center().y() - rules.search.geometry().center().y()) <= 2) is beside


def test_any_game_can_be_read_before_one_begins(place: Place, qtbot: QtBot) -> None:
    page = HowToPlayPage(VARIANTS, LIGHT, Game("klaberjass", {"target": 1000}))
    place(page, 900)
    assert "✓ 1000" in page.rules.reader.toPlainText()
    page.rules.tabs.setCurrentIndex(1)
    assert not page.rules.games.isVisible()
    page.rules.tabs.setCurrentIndex(0)
    for i in range(page.rules.games.count()):
        page.rules.games.setCurrentIndex(i)
        page.rules.games.activated.emit(i)
        assert page.rules.game == Game(page.rules.games.itemData(i))
    with qtbot.waitSignal(page.closed):
        page.accept()
