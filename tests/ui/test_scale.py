"""Everything beside the table grows with the window, in steps, and with the text size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Preferences
from sueca_desktop.rules.actions import Play
from sueca_desktop.ui import scale
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.style import style_sheet
from sueca_desktop.ui.table.layout import arrange
from sueca_desktop.ui.theme import LIGHT, TYPE
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk

LONGEST = (Language.FR, Language.DE)
"""Their words take most room."""


@pytest.mark.parametrize(
    ("size", "step"),
    [((640, 420), 1.0), ((1024, 600), 1.0), ((1280, 800), 1.0), ((1920, 1080), 1.25), ((2560, 1440), 1.6)],
)
def test_the_step_goes_by_the_window(size: tuple[int, int], step: float) -> None:
    assert scale.step_for(QSize(*size)) == step


def test_the_steps_only_grow_with_the_window() -> None:
    steps = [scale.step_for(QSize(width, width * 5 // 8)) for width in range(640, 4000, 20)]
    assert steps == sorted(steps)
    assert set(steps) == set(scale.STEPS)


def test_the_text_size_comes_on_top(qtbot: QtBot) -> None:
    for size in (QSize(2560, 1440), QSize(3840, 2160)):
        assert scale.wanted(size, 200) == pytest.approx(scale.wanted(size) + 1)


@pytest.mark.parametrize(
    ("size", "largest"), [((760, 500), 1.45), ((1024, 600), 2.0), ((1280, 800), 2.0), ((1920, 1080), 2.25)]
)
def test_the_largest_text_is_followed_but_in_tiny_windows(qtbot: QtBot, size: tuple[int, int], largest: float) -> None:
    assert scale.wanted(QSize(*size), 200) == largest


@pytest.mark.parametrize(("size", "gaps"), [((1024, 600), 1.15), ((1280, 800), 1.45), ((3840, 2160), 3.25)])
def test_gaps_give_way_to_text(qtbot: QtBot, size: tuple[int, int], gaps: float) -> None:
    assert scale.gaps_wanted(QSize(*size), 200) == gaps
    assert scale.gaps_wanted(QSize(*size), 100) == scale.wanted(QSize(*size), 100)


def cut(desk: Desk) -> list[str]:
    """What has too little room, of buttons, of the page that is open and of the tool bar."""
    panel = desk.window.overlay.panel
    assert panel is not None
    buttons = [one for one in desk.window.overlay.findChildren(QPushButton) if one.isVisible()]
    found = [one.text() for one in buttons if one.width() < one.minimumSizeHint().width()]
    found += ["page"] if panel.minimumSizeHint().width() > panel.width() else []
    found += ["foot"] if panel.foot.minimumSizeHint().width() > panel.foot.width() else []
    return found + ([] if desk.window.status.isVisible() else ["status"])


@pytest.mark.parametrize(
    "size",
    [(1280, 800), *(pytest.param(size, marks=pytest.mark.slow) for size in ((1024, 600), (1366, 768), (1920, 1080)))],
    ids=str,
)
def test_the_largest_text_cuts_nothing(make_desk: MakeDesk, size: tuple[int, int]) -> None:
    Preferences().text_size = 200
    desk = make_desk(size=size)
    desk.presenter.open()
    for language in LONGEST:
        desk.speak(language)
        panel = desk.window.overlay.panel
        assert isinstance(panel, StartPanel)
        for variant in discover():
            panel.show_variant(variant)
            settle()
            assert cut(desk) == [], (language, variant)
    desk.begin()
    desk.play_deal(lambda card: desk.controller.act(Play(card)))
    for do in (None, Do.KEYS):
        if do is not None:
            desk.window.do[do].trigger()
        for language in LONGEST:
            desk.speak(language)
            assert cut(desk) == [], (language, do)


def test_the_style_sheet_grows_but_hairlines_do_not(qtbot: QtBot) -> None:
    scale.use(2.0, 1.0)
    sheet = style_sheet(LIGHT)
    assert f"font-size: {TYPE.title * 2:g}pt" in sheet
    assert "padding: 14px 32px" in sheet
    assert "border: 1px solid" in sheet


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def heights(desk: Desk) -> dict[str, int]:
    """How high a line of text, or the whole thing, is in places that used to stay small."""
    window = desk.window
    caption = window.docks.sheet.titleBarWidget().findChild(QLabel)
    assert isinstance(caption, QLabel)
    header = window.docks.sheet.view.horizontalHeader()
    return {
        "menu": QFontMetrics(window.menuBar().font()).height(),
        "toolbar": window._tool_bar.iconSize().height(),
        "status": window.status.height(),
        "caption": QFontMetrics(caption.font()).height(),
        "header": header.height(),
        "row": window.docks.sheet.view.verticalHeader().defaultSectionSize(),
        "trick": window.docks.tricks.view.sizeHintForRow(0),
        "dock": window.docks.sheet.width(),
    }


def test_a_large_window_has_everything_larger(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1280, 800))
    desk.begin(watch=True)
    desk.wait_for_result()
    desk.window.overlay.close_panel()
    before = heights(desk)
    desk.window.resize(2560, 1440)
    settle()
    grown = {name: height / before[name] for name, height in heights(desk).items()}
    assert all(1.4 < by < 1.75 for by in grown.values()), grown
    desk.window.resize(1280, 800)
    settle()
    assert heights(desk) == before


def test_a_page_grows_while_it_is_open_and_keeps_what_was_chosen(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1280, 800))
    desk.presenter.open()
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    panel.show_variant("italiana-fives")
    panel.names.fields[2].setText("Maria")
    before = shown_text(panel)
    desk.window.resize(2560, 1440)
    settle()
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    assert shown_text(panel) > 1.4 * before
    settings = panel.settings()
    assert (settings.variant, settings.players[2]) == ("italiana-fives", "Maria")


def shown_text(root: QWidget) -> int:
    """The height of the smallest text on a page."""
    labels = [one for one in root.findChildren(QLabel) if one.isVisible() and one.text()]
    return min(QFontMetrics(one.font()).height() for one in labels)


def test_the_chosen_text_size_is_used(make_desk: MakeDesk) -> None:
    Preferences().text_size = 150
    desk = make_desk(size=(1366, 800))
    assert scale.scale() == 1.5
    assert QApplication.font().pointSizeF() == TYPE.body * 1.5
    desk.begin()
    desk.wait_for_turn()
    assert (
        desk.window.table._scene.layout.font
        > arrange(desk.window.table.width(), desk.window.table.height(), (10, 10, 10, 10)).font
    )
