"""The page that asks whether a match is to be abandoned."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.panels.overlay import Panel
from sueca_desktop.ui.panels.pages import AbandonPanel
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.variants import discover
from tests.ui.desk import Desk, words


def panel_of(desk: Desk) -> Panel | None:
    return desk.window.overlay.panel


def ask(desk: Desk) -> AbandonPanel:
    desk.window.do[Do.ABANDON].trigger()
    panel = panel_of(desk)
    assert isinstance(panel, AbandonPanel)
    desk.qtbot.waitUntil(panel.isVisible)
    return panel


@pytest.mark.parametrize("variant", sorted(discover()))
def test_the_cost_is_told_before(desk: Desk, variant: str) -> None:
    desk.begin(variant)
    desk.wait_until_asked()
    told = words(ask(desk))
    assert ("costs you 10 ranking points" in told) == (variant == "sueca-riscos")
    assert ("counts as lost" in told) == (variant != "sueca-riscos")
    assert "Closing the window is not abandoning" in told


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_it_can_be_thought_better_of(desk: Desk, key: Qt.Key) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    ask(desk)
    desk.key(key)
    assert panel_of(desk) is None
    assert desk.controller.observation == before
    desk.click_card(next(iter(before.playable)))
    desk.wait_beyond(before)


def test_confirmed_it_clears_the_table_and_asks_what_to_play(desk: Desk) -> None:
    desk.begin("sueca-riscos")
    desk.wait_for_turn()
    ask(desk)
    desk.press("Abandon")
    panel = panel_of(desk)
    assert isinstance(panel, StartPanel)
    assert not panel.can_close
    assert all(tile.left is None for tile in panel.model.tiles)
    assert desk.controller.settings is None
    assert not (data_dir() / CURRENT).exists()
    assert desk.window.docks.sheet.model.rowCount() == 0
    assert desk.window.docks.tricks.model.rowCount() == 0
    assert desk.cards() == []
    assert not desk.window.do[Do.ABANDON].isEnabled()
    desk.key(Qt.Key.Key_Return)
    desk.wait_for_turn()


def test_a_second_click_finds_the_match_gone(desk: Desk) -> None:
    desk.begin("sueca-riscos")
    desk.wait_for_turn()
    page = ask(desk)
    for _ in range(2):
        page.abandoned.emit()
    assert desk.controller.settings is None
    assert isinstance(panel_of(desk), StartPanel)


def test_under_a_question_too(desk: Desk) -> None:
    desk.begin("italiana-nulos")
    desk.wait_until_asked()
    ask(desk)
    desk.press("Abandon")
    assert desk.prompt is None
    assert isinstance(panel_of(desk), StartPanel)


def test_the_result_of_a_deal_comes_back(desk: Desk) -> None:
    desk.begin()
    desk.play_deal(desk.click_card)
    result = desk.wait_for_result()
    ask(desk)
    desk.key(Qt.Key.Key_Escape)
    assert desk.wait_for_result().result == result.result


def test_between_deals_of_riscos_it_is_free(desk: Desk) -> None:
    desk.begin("sueca-riscos")
    desk.play_deal(desk.click_card)
    assert "costs nothing" in words(ask(desk))


def test_nothing_is_offered_without_a_match(desk: Desk) -> None:
    assert not desk.window.do[Do.ABANDON].isEnabled()
    desk.begin(watch=True)
    assert not desk.window.do[Do.ABANDON].isEnabled()
