"""What the end of a deal says, for every way a deal can end."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.app.summary import DealResult, result_of
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Accuse, Move, Play
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.panels.deal_grid import DealGrid, sorted_hand
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.text import result as result_words
from sueca_desktop.ui.theme import LIGHT, THEMES, Theme
from sueca_desktop.variants import discover
from tests.ui.desk import words

NAMES = ("Eva", "Rui", "Inês", "Zé")


def dealt(variant: str = "sueca-bandeira", **options: object) -> Table:
    table = Table(discover()[variant], options, NAMES)
    table.deal(deal_from_seed(table.rules, seed_of_number(1), None))
    return table


def played(variant: str = "sueca-bandeira", **options: object) -> tuple[DealResult, PublicDeal]:
    table = dealt(variant, **options)
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, table.legal(seat)[0]))
    return result_of(table), table.state.public


def renounced() -> tuple[DealResult, PublicDeal]:
    """Seat 1 does not follow the very first card that it could, and seat 0 sees it."""
    table = dealt(renounce="allowed")
    while True:
        seat = table.to_act()
        assert seat is not None
        view = table.observe(seat)
        wrong = [card for card in view.hand if card not in view.dutiful]
        table.act(Move(seat, Play(wrong[0] if seat == 1 and wrong else next(iter(view.dutiful)))))
        if seat == 1 and wrong:
            table.act(Move(0, Accuse(1)))
            return result_of(table), table.state.public


def ended(rule: ScoreRule, points: tuple[int, ...], winners: tuple[int, ...], totals: tuple[int, ...]) -> DealResult:
    result, _ = played()
    standing = Standing(totals, 1, winners=winners if max(totals) >= 4 else ())
    score = DealScore(rule, points, winners, (120, 0) if winners else (60, 60))
    return replace(result, score=score, summary=replace(result.summary, standing=standing))


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform cannot, and says so
def test_a_renounce_names_accuser_and_accused(qtbot: QtBot) -> None:
    result, deal = renounced()
    told = result_words.explanation(result, deal)
    assert told.startswith("Eva accused Rui, rightly.")
    assert "renounce" in told
    panel = ResultPanel(result, deal, LIGHT)
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()
    assert "Bandeira!" in words(panel)  # 4 points at once


def test_a_tie_has_no_winner() -> None:
    result = ended(ScoreRule.TIE, (0, 0, 0, 0), (), (1, 2, 1, 2))
    assert result_words.headline(result) == "Nobody wins this deal"
    assert not result_words.is_bandeira(result)


def test_all_points_are_a_bandeira_even_where_the_match_goes_on() -> None:
    result = ended(ScoreRule.ALL_POINTS, (4, 0, 4, 0), (0, 2), (3, 0, 3, 0))
    assert not result.match_over
    assert result_words.is_bandeira(result)


def test_the_end_of_a_match_gives_the_totals() -> None:
    result = ended(ScoreRule.NINETY_ONE, (0, 2, 0, 2), (1, 3), (3, 5, 3, 5))
    assert result_words.headline(result) == "Rui & Zé win the match, 5 : 3"
    assert result_words.is_bandeira(result)


def test_riscos_know_no_bandeira() -> None:
    result, _ = played("sueca-riscos")
    assert not result_words.is_bandeira(result)


def test_a_hand_is_sorted_by_suit_and_strength() -> None:
    result, deal = played()
    for hand in result.hands:
        shown = sorted_hand(hand, deal)
        assert set(shown) == set(hand)
        suits = [card.suit for card in shown]
        assert [suit for i, suit in enumerate(suits) if i == 0 or suits[i - 1] is not suit] == list(
            dict.fromkeys(suits)
        )
        strength = deal.spec.deck.strength
        pairs = [(a, b) for a, b in pairwise(shown) if a.suit is b.suit]
        assert all(strength(a, deal.trump) > strength(b, deal.trump) for a, b in pairs)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("width", [480, 560, 780, 1180, 2000])
@pytest.mark.parametrize("tricks", [0, 1, 10])
def test_a_deal_fits_its_grid(qtbot: QtBot, theme: Theme, width: int, tricks: int) -> None:
    result, deal = played()
    grid = DealGrid(result, replace(deal, tricks=deal.tricks[:tricks]), theme)
    qtbot.addWidget(grid)
    grid.resize(width, grid.heightForWidth(width))
    hand_step, trick_step = grid._steps
    assert hand_step >= 15
    assert trick_step >= 35
    assert grid.minimumSizeHint().width() <= 480
    picture = grid.grab().toImage()
    last = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width() - 2, picture.width())]
    assert len({colour.name() for colour in last}) == 1  # nothing is cut off at the right edge


def test_a_grid_says_its_hands(qtbot: QtBot) -> None:
    result, deal = played()
    grid = DealGrid(result, deal, LIGHT)
    qtbot.addWidget(grid)
    assert all(f"{name}: " in grid.accessibleDescription() for name in NAMES)
