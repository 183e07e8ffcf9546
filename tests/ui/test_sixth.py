"""A rule set more in the variants package is offered, set, played, shown, explained, resumed and replayed,
without anything else being touched: neither catalogue nor texts nor translations know it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.app.paths import CURRENT, data_dir
from sueca_desktop.cli import main
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.models.variants import VariantsModel
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.rules_pages.page import HowToPlayPage
from sueca_desktop.ui.text import games
from sueca_desktop.variants import discover
from tests.support.made_up import QUARTET, TRIO, put_in
from tests.ui.conftest import MakeDesk
from tests.ui.desk import NAMES, Desk, words
from tests.ui.places import in_places

MADE_UP = {"quartet": 4, "trio": 3}


@pytest.fixture(autouse=True)
def _made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with put_in(monkeypatch, tmp_path, quartet=QUARTET, trio=TRIO):
        yield


def start_panel(desk: Desk) -> StartPanel:
    panel = desk.window.overlay.panel
    assert isinstance(panel, StartPanel)
    return panel


def test_they_are_offered_after_the_five(qtbot: QtBot) -> None:
    model = VariantsModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show(discover())
    assert [tile.variant for tile in model.tiles][-2:] == ["quartet", "trio"]
    assert [model.index(row, 0).data() for row in (5, 6)] == ["Quartet", "Trio"]
    assert model.tiles[6].spoken.startswith("Trio. 3 player")
    assert tester.model() is model


@in_places
def test_the_start_page_shows_them(make_desk: MakeDesk, size: tuple[int, int], language: Language) -> None:
    desk = make_desk(size=size)
    desk.speak(language)
    desk.presenter.open()
    for variant, seats in MADE_UP.items():
        panel = start_panel(desk)
        panel.show_variant(variant)
        QApplication.processEvents()
        told = words(panel)
        assert variant.capitalize() in told
        assert "Deals" in told
        assert sum(field.isVisible() for field in panel.names.fields) == seats
        assert len(panel.settings().players) == seats
        desk.window.grab()


def test_its_options_can_be_chosen(desk: Desk) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    panel.show_variant("trio")
    assert games.option("a-mood") == "A mood"
    desk.press("Wild one")
    desk.press("4")
    panel.accept()
    settings = desk.controller.settings
    assert settings is not None
    assert (settings.variant, settings.options) == ("trio", {"deals": 4, "a-mood": "wild-one"})


@pytest.mark.parametrize("variant", MADE_UP)
def test_a_deal_is_played_to_its_result_taken_up_and_replayed(
    make_desk: MakeDesk, variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = make_desk()
    desk.begin(variant, players=NAMES[: MADE_UP[variant]])
    panel = desk.play_all(desk.click_card, desk.key_answer)
    assert words(panel)
    desk.window.grab()
    desk.key(Qt.Key.Key_Return)
    desk.wait_until_asked()
    before = desk.controller.observation
    desk.close()
    saved = data_dir() / CURRENT
    assert main(["replay", str(saved), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["variant"] == variant
    assert told["deals"][0]["finished"] is True
    second = make_desk()
    second.presenter.open()
    assert f"Resume: {variant.capitalize()}" in words(start_panel(second))
    second.key(Qt.Key.Key_Return)
    assert second.controller.observation == before
    second.window.grab()


@pytest.mark.parametrize("variant", MADE_UP)
def test_its_tables_are_its_rules(desk: Desk, variant: str) -> None:
    desk.presenter.open()
    start_panel(desk).show_variant(variant)
    desk.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page = desk.window.overlay.panel
    assert isinstance(page, HowToPlayPage)
    text = page.rules.reader.toPlainText()
    assert text.startswith(variant.capitalize())
    assert "Deals" in text
    for language in Language:
        desk.speak(language)
        assert page.rules.reader.toPlainText().startswith(variant.capitalize())


def test_three_sit_right_and_left(desk: Desk) -> None:
    desk.presenter.open()
    panel = start_panel(desk)
    panel.show_variant("trio")
    labels = [one.text() for one in panel.names._labels if one.isVisible()]
    assert labels == ["You", "On your right", "On your left"]


def test_a_game_that_is_gone_still_has_a_name() -> None:
    assert games.name("old-game") == "Old game"
    assert games.in_order(["old-game", "klaberjass"]) == ("klaberjass", "old-game")
    assert games.length("old-game") == ""
