"""The page that counts one's own cards: what it counts, what it leaves out, what it says of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.app.frequencies import DealtHand, Feature, frequencies
from sueca_desktop.app.history.hands import own_hands
from sueca_desktop.app.history.store import History
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.record import with_own
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.ui.history.cards_page import CardsPage
from sueca_desktop.ui.history.frequency_chart import FrequencyChart, count_bottom
from sueca_desktop.ui.history.opening import HistoryPages
from sueca_desktop.ui.history.statistics_page import StatisticsPage
from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.text import frequencies as told
from sueca_desktop.ui.theme import DARK, LIGHT, Theme
from sueca_desktop.variants import discover
from tests.app.history.games import database
from tests.ui.desk import Desk, words
from tests.ui.history.conftest import fill, some_deals
from tests.ui.history.test_charts import inked


def page_of(desk: Desk) -> CardsPage:
    QApplication.processEvents()
    panel = desk.window.overlay.panel
    assert isinstance(panel, CardsPage)
    return panel


def hands(count: int) -> list[DealtHand]:
    rules, found = discover()["sueca-bandeira"].rules(), []
    for number in range(count):
        layout = deal_from_seed(rules, seed_of_number(number), number % 4)
        found.append(DealtHand(rules.spec.deck, CardSet.of(layout.hands[0]), layout.turned))
    return found


def test_the_statistics_lead_to_the_cards_and_back(desk: Desk, pages: HistoryPages) -> None:
    pages.show_statistics()
    desk.press("Your cards, counted")
    page = page_of(desk)
    count = len(page._hands(page.deals))
    assert count > 20
    page._group.button(1).click()
    assert page.feature is Feature.ACES
    assert sum(row.observed for row in page.chart.rows) == count
    assert f"Hands: {count}." in words(page)
    desk.press("Statistics")
    assert isinstance(desk.window.overlay.panel, StatisticsPage)
    QApplication.processEvents()
    desk.press("Your cards, counted")
    assert page_of(desk).feature is Feature.ACES, "what was counted stays"


def test_chosen_and_watched_deals_are_left_out() -> None:
    fill(2)
    history = History(database(), lambda notice: None)
    deals, dealt = history.deals(), dict(history.dealt())
    every = own_hands(deals, dealt)
    assert len(every) == len(deals) == len(dealt)
    first, second, third = deals[:3]
    watched = [replace(first, seat=None), *deals[1:]]
    numbered = [first, replace(second, deal_number=7), *deals[2:]]
    dealt[third.key] = replace(dealt[third.key], extra=with_own({}, {"seed": "0" * 64, "chosen": True}))
    assert [len(own_hands(one, dealt)) for one in (watched, numbered)] == [len(deals) - 2] * 2
    del dealt[first.key]
    assert len(own_hands(deals, dealt)) == len(deals) - 2
    history.close()


def test_hands_are_those_of_the_records() -> None:
    fill(1)
    history = History(database(), lambda notice: None)
    deal, record = some_deals(1)[0]
    (hand,) = own_hands([deal], history.dealt())
    assert hand.cards == CardSet.of(hand.cards)
    assert {c.code for c in hand.cards} == set(record.deals[0].hands[deal.seat or 0].split())
    history.close()


def test_nothing_to_count_says_so(desk: Desk, keeping: Callable[[], Keeping]) -> None:
    keeping().pages.show_cards()
    assert "No deal has been played yet" in words(page_of(desk))


def test_the_page_speaks_another_language(desk: Desk, pages: HistoryPages) -> None:
    pages.show_cards()
    desk.speak(Language.DE)
    assert "Deine Karten, gezählt" in words(page_of(desk))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_page_fits_the_window(desk: Desk, pages: HistoryPages, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    pages.show_cards()
    page = page_of(desk)
    assert desk.window.overlay.rect().contains(page.geometry())
    QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("feature", Feature)
def test_every_feature_is_painted_and_told(qtbot: QtBot, theme: Theme, feature: Feature) -> None:
    chart = FrequencyChart(theme)
    qtbot.addWidget(chart)
    chart.resize(600, 240)
    chart.show_frequencies(frequencies(hands(40), feature))
    picture = chart.grab().toImage()
    assert len({picture.pixel(x, 200) for x in range(600)}) > 3
    assert told.feature(feature) == chart.accessibleName()
    assert chart.accessibleDescription().count("expected") == len(chart.rows)
    chart.show_frequencies(frequencies([], feature))
    assert chart.rows == ()
    chart.grab()


def test_the_bars_are_in_the_colour_that_the_legend_names(qtbot: QtBot) -> None:
    """Not under the band of chance, which would grey them."""
    chart = FrequencyChart(LIGHT)
    qtbot.addWidget(chart)
    chart.resize(600, 240)
    chart.show_frequencies(frequencies(hands(2), Feature.TRUMPS))
    assert inked(chart, LIGHT.accent) > 200


def test_columns_that_never_come_are_left_out(qtbot: QtBot) -> None:
    chart = FrequencyChart(LIGHT)
    qtbot.addWidget(chart)
    found = frequencies(hands(100), Feature.LONGEST)
    chart.show_frequencies(found)
    assert len(chart.rows) < len(found.rows)
    assert sum(row.observed for row in chart.rows) == 100


@pytest.mark.parametrize(
    ("top", "line", "bottom"),
    [(100, 60, 100), (100, 90, 88), (100, 100, 98), (100, 101, 99), (100, 140, 100), (100, 81, 79), (100, 80, 100)],
)
def test_a_count_stands_on_its_column_or_on_the_line_that_would_go_through_it(
    top: float, line: float, bottom: float
) -> None:
    assert count_bottom(top, line, 18) == bottom
