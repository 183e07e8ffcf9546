"""With the largest text every page can be read in the smallest window: it scrolls, and nothing on it is cut."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QLabel, QPushButton

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui import scale
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.panel_scroll import PanelScroll
from sueca_desktop.ui.panels.result_table import ResultTable
from sueca_desktop.ui.text.window import Word, say
from tests.ui.clipping import clipped
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.history.conftest import fill
from tests.ui.walk import Walk, settle


@pytest.mark.slow
def test_no_page_cuts_anything(make_desk: MakeDesk, tmp_path: Path) -> None:
    Preferences().text_size = 200
    fill()
    desk = make_desk(size=(1024, 600))
    desk.speak(Language.DE)
    assert scale.scale() == 2.0
    walk = Walk(desk, tmp_path)
    assert {name: found for name in walk.pages() if (found := clipped(page(desk)))} == {}
    walk.close()


def page(desk: Desk) -> Panel:
    panel = desk.window.overlay.panel
    assert panel is not None
    return panel


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_start_page_cuts_nothing(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    Preferences().text_size = 200
    desk = make_desk(size=size)
    desk.speak(Language.DE)
    desk.presenter.open()
    settle()
    assert clipped(page(desk)) == []


@pytest.mark.parametrize(("size", "least"), [((1024, 600), 1.35), ((1280, 800), 1.75)])
def test_a_question_at_the_table_grows_with_the_text(make_desk: MakeDesk, size: tuple[int, int], least: float) -> None:
    """Also where five seats leave it no room between them: it then lies over what they have, and the docks give way."""
    sizes = []
    for text in (100, 200):
        desk = make_desk(size=size)
        desk.begin("italiana-nulos", deal_number=3)
        desk.preferences.text_size = text
        desk.wait_until_asked()
        settle()
        prompt = desk.prompt
        assert prompt is not None
        button = next(one for one in prompt.findChildren(QPushButton) if one.isVisible())
        sizes.append(QFontInfo(button.font()).pixelSize())
        assert desk.window.table.rect().contains(prompt.geometry())
        desk.close()
    assert sizes[1] >= least * sizes[0]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("text", [125, 150, 175, 200])
def test_larger_text_makes_the_cards_little_smaller(make_desk: MakeDesk, size: tuple[int, int], text: int) -> None:
    """Docks beside the table take no room from its cards."""
    desk = make_desk(size=size)
    desk.begin()
    desk.wait_for_turn()
    usual = width_of_cards(desk)
    desk.preferences.text_size = text
    settle()
    assert width_of_cards(desk) >= 0.8 * usual


def width_of_cards(desk: Desk) -> float:
    return desk.window.table._scene.layout.hand[0].width


def test_docks_that_gave_way_to_larger_text_come_when_they_are_asked_for(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1280, 800))
    desk.begin()
    desk.preferences.text_size = 175
    settle()
    assert not desk.window.docks.sheet.isVisible()
    desk.key(Qt.Key.Key_F5)
    settle()
    assert desk.window.docks.sheet.isVisible()
    desk.preferences.text_size = 100
    settle()
    assert desk.window.docks.sheet.isVisible()
    assert desk.window.docks.tricks.isVisible()


@pytest.mark.parametrize("variant", ["sueca-bandeira", "sueca-riscos", "italiana-nulos", "klaberjass"])
@pytest.mark.parametrize("language", [Language.EN, Language.DE, Language.FR, Language.PT], ids=lambda one: one.value)
def test_the_totals_of_a_result_are_seen_without_scrolling(
    make_desk: MakeDesk, variant: str, language: Language
) -> None:
    desk = make_desk(size=(1024, 600))
    desk.preferences.text_size = 200
    desk.speak(language)
    desk.presenter.watching.alone = False
    desk.begin(variant, watch=True, deal_number=3)
    panel = desk.wait_for_result()
    settle()
    view = desk.window.overlay.findChild(PanelScroll)
    assert view is not None
    table = panel.findChild(ResultTable)
    assert table is not None
    heads = [one for one in table.findChildren(QLabel) if one.text() == say(Word.SIDE_TOTAL)]
    assert len(heads) == 1
    at = heads[0].mapTo(desk.window, heads[0].rect().topLeft())
    port = view.viewport()
    seen = QRect(port.mapTo(desk.window, QPoint(0, 0)), port.size())
    assert seen.contains(QRect(at, heads[0].size()))


def test_statistics_without_a_game_are_seen_without_scrolling(make_desk: MakeDesk, tmp_path: Path) -> None:
    Preferences().text_size = 200
    desk = make_desk(size=(1024, 600))
    desk.speak(Language.DE)
    walk = Walk(desk, tmp_path)
    walk._do(Do.STATISTICS)
    settle()
    view = desk.window.overlay.findChild(PanelScroll)
    assert view is not None
    assert view.verticalScrollBar().maximum() == 0
    assert clipped(page(desk)) == []
    walk.close()
