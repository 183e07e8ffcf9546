"""What the end of a deal says, for every way a deal can end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from sueca_desktop.app.summary import DealResult, result_of
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Accuse, Move, Pass, Play
from sueca_desktop.rules.cards import Card, Suit, card
from sueca_desktop.rules.contract import Contract
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.renounce import proven_renounces
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui import small_card
from sueca_desktop.ui.panels.deal_grid import DealGrid, covered_height, grid_columns, grid_rows, sorted_hand
from sueca_desktop.ui.panels.result import ResultPanel
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.text import result as result_words
from sueca_desktop.ui.text.cards import card as spoken
from sueca_desktop.ui.text.cards import suit as suit_name
from sueca_desktop.ui.theme import LIGHT, THEMES, TYPE, Theme
from sueca_desktop.variants import discover
from tests.ui.desk import words

NAMES = ("Eva", "Rui", "Inês", "Zé")
WRONG = QColor("#c3272f")


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


def proven() -> tuple[DealResult, PublicDeal]:
    """As :func:`renounced`, but seat 0 waits until seat 1 has played the card that proves it."""
    table = dealt(renounce="allowed")
    wrong: Card | None = None
    while True:
        seat = table.to_act()
        assert seat is not None
        view = table.observe(seat)
        choice = next(iter(view.dutiful))
        if seat == 1 and wrong is None and (others := [c for c in view.hand if c not in view.dutiful]):
            wrong = choice = others[0]
        table.act(Move(seat, Play(choice)))
        if proven_renounces(table.state.public):
            table.act(Move(0, Accuse(1)))
            return result_of(table), table.state.public


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform cannot, and says so
def test_a_renounce_says_who_where_with_which_card_and_by_which_rule(qtbot: QtBot) -> None:
    result, deal = renounced()
    told = result_words.explanation(result, deal)
    trick, seat, wrong = [(trick, seat, c) for seat, trick, c in deal.plays() if seat == 1][-1]
    assert seat == 1
    assert trick.led is not None
    held = [c for c in result.hands[1] if c.suit is trick.led]
    name = rf"Renounce in trick {len(deal.tricks) + 1}, Rui: {spoken(wrong)} on {suit_name(trick.led)}, with (.*) in"
    match = re.match(name, told)
    assert match is not None
    assert match[1] in [spoken(c) for c in held]
    assert told.endswith("hand. Eva accused Rui, rightly. A renounce that is found out scores 4 for the other side.")
    panel = ResultPanel(result, deal, LIGHT)
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()
    assert "Bandeira!" in words(panel)  # 4 points at once


def test_the_proof_of_a_renounce_is_named_with_its_trick() -> None:
    result, deal = proven()
    found = result_words.found_out(result, deal)
    assert found is not None
    assert found.proof_trick is not None
    assert found.proof.suit is found.led
    assert found.card.suit is not found.led
    tricks = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    assert found.card in tricks[found.trick].cards
    assert found.proof in tricks[found.proof_trick].cards
    told = result_words.explanation(result, deal)
    assert f"{spoken(found.card)} on {suit_name(found.led)}, with {spoken(found.proof)} in hand" in told
    assert f"The proof fell in trick {found.proof_trick + 1}." in told


def test_an_ordinary_deal_has_no_renounce() -> None:
    result, deal = played(renounce="allowed")
    assert result_words.found_out(result, deal) is None
    assert "enounce" not in result_words.explanation(result, deal)


@pytest.mark.parametrize("end", [renounced, proven])
def test_the_trick_that_was_broken_off_is_the_last_column(end: Callable[[], tuple[DealResult, PublicDeal]]) -> None:
    result, deal = end()
    columns = grid_columns(deal)
    found = result_words.found_out(result, deal)
    assert found is not None
    assert columns[found.trick].cards[1] is found.card
    if found.proof_trick is not None:
        assert columns[found.proof_trick].cards[1] is found.proof
    shown = sum(card is not None for column in columns for card in column.cards)
    assert shown == len(deal.plays())
    assert [column.row is None for column in columns] == [False] * len(deal.tricks) + [True] * bool(deal.trick)


@pytest.mark.parametrize("width", [560, 780, 1180, 2000])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_few_tricks_have_room_for_their_heading(qtbot: QtBot, theme: Theme, width: int) -> None:
    result, deal = renounced()
    grid = DealGrid(result, deal, theme)
    qtbot.addWidget(grid)
    grid.resize(width, grid.heightForWidth(width))
    painter = QPainter()
    picture = QPixmap(10, 10)
    painter.begin(picture)
    left = grid._left(painter, *grid._steps)
    painter.end()
    usable = grid.width() / grid._scale(grid.width())
    heading = "The tricks  red: the renounce and its proof"
    wanted = QFontMetrics(plain_font(TYPE.body)).horizontalAdvance(heading)
    assert usable - left > min(wanted, 0.36 * usable)
    image = grid.grab().toImage()
    red = [x for x in range(image.width()) for y in range(0, image.height(), 3) if image.pixelColor(x, y) == WRONG]
    assert red  # the renounce stands out


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
    assert result_words.headline(result) == "Rui & Zé win the match, 5\u00a0:\u00a03"
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


@pytest.mark.parametrize("step", [18.2, 22.0, 24.0, 30.0])
def test_the_index_of_a_ten_stays_free_where_cards_lie_on_each_other(step: float) -> None:
    """No ink of it lies beyond where the next card begins."""
    height = covered_height(step)
    picture = small_card.pixmap(small_card.Face(card("TS"), height), 4.0, "10").toImage()
    ink = [
        x
        for x in range(16, picture.width() - 16)
        for y in range(16, picture.height() // 2)
        if picture.pixelColor(x, y).lightness() < 120
    ]
    assert max(ink) / 4 <= step


def test_a_grid_says_its_hands(qtbot: QtBot) -> None:
    result, deal = played()
    grid = DealGrid(result, deal, LIGHT)
    qtbot.addWidget(grid)
    assert all(f"{name}: " in grid.accessibleDescription() for name in NAMES)


FIVE = ("Eva", "Rui", "Inês", "Zé", "Ana")
MADE = Contract(1, 80, called=card("AH"), partner=3)


def of_five(score: DealScore, contract: Contract | None, totals: tuple[int, ...] = (0,) * 5) -> DealResult:
    """A deal of five players that ended so."""
    table = Table(discover()["italiana-nulos"], {}, FIVE)
    table.deal(deal_from_seed(table.rules, seed_of_number(1), None))
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, Pass()))
    result = result_of(table)
    row = replace(result.row, score=score, contract=contract, trump=Suit.HEARTS if contract else None)
    over = max(totals) >= 10
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals)) if over else ()
    standing = Standing(totals, 1, winners=winners)
    return replace(result, score=score, summary=replace(result.summary, rows=(row,), standing=standing))


def all_pass() -> tuple[DealResult, PublicDeal]:
    table = Table(discover()["italiana-fives"], {}, FIVE)
    table.deal(deal_from_seed(table.rules, seed_of_number(1), None))
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, Pass()))
    return result_of(table), table.state.public


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_deal_that_was_passed_out_says_who_deals_next(qtbot: QtBot) -> None:
    result, deal = all_pass()
    assert result_words.headline(result) == "Everybody passed"
    dealer = FIVE[(deal.dealer + 1) % 5]
    assert result_words.explanation(result, deal).endswith(f"Next to deal: {dealer}.")
    panel = ResultPanel(result, deal, LIGHT)
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()


@pytest.mark.parametrize(
    ("rule", "winners", "contract", "headline"),
    [
        (ScoreRule.BID_MADE, (1, 3), MADE, "Rui & Zé win the deal"),
        (ScoreRule.BID_LOST, (0, 2, 4), MADE, "Eva, Inês & Ana win the deal"),
        (ScoreRule.CAPOTE, (1, 3), MADE, "Rui & Zé win the deal"),
        (ScoreRule.NULLS_MADE, (1,), Contract(1, nulls=True), "This deal goes to Rui"),
        (ScoreRule.NULLS_LOST, (0, 2, 3, 4), Contract(1, nulls=True), "Eva, Inês, Zé & Ana win the deal"),
    ],
)
def test_contracts_are_told(rule: ScoreRule, winners: tuple[int, ...], contract: Contract, headline: str) -> None:
    _, deal = all_pass()
    score = DealScore(rule, tuple(2 * (seat in winners) for seat in range(5)), winners, (90, 30))
    result = of_five(score, contract)
    assert result_words.headline(result) == headline
    told = result_words.explanation(result, deal)
    assert told.startswith("Bid nulls by Rui" if contract.nulls else "Bid 80 by Rui, trump: hearts, called: ace of")
    assert ("card points made: 90" in told) == (not contract.nulls)
    assert (result_words.exclamation(result) == "Capote!") == (rule is ScoreRule.CAPOTE)
    assert result_words.role(result, 3) == ("partner" if contract.partner == 3 else "")


def test_who_has_no_other_name_is_spoken_to() -> None:
    """Not "Bid nulls by You", nor "This deal goes to You"."""
    score = DealScore(ScoreRule.NULLS_MADE, (2, 0, 0, 0, 0), (0,), None)
    result = of_five(score, Contract(0, nulls=True))
    result = replace(result, summary=replace(result.summary, players=("You", *result.summary.players[1:])))
    assert result_words.headline(result) == "You win this deal"
    assert result_words.explanation(result, all_pass()[1]).startswith("Your bid: nulls")


def test_a_match_of_five_may_be_shared() -> None:
    score = DealScore(ScoreRule.BID_MADE, (0, 1, 0, 1, 0), (1, 3), (90, 30))
    shared = of_five(score, MADE, (3, 10, 1, 10, 0))
    assert result_words.headline(shared) == "Rui & Zé share the match, 10"
    alone = of_five(score, MADE, (3, 9, 11, 10, 0))
    assert result_words.headline(alone) == "The match goes to Inês, 11"
    assert result_words.exclamation(alone) == "The match is over"
    assert not result_words.is_bandeira(alone)


def face_to_face(rule: ScoreRule) -> tuple[DealResult, PublicDeal]:
    """A deal of two players that ended by ``rule``, found by playing at random."""
    for seed in range(400):
        table, rng = Table(discover()["klaberjass"], {}, FIVE[:2]), random.Random(seed)
        table.deal(deal_from_seed(table.rules, seed_of_number(seed), None))
        while (seat := table.to_act()) is not None:
            table.act(Move(seat, rng.choice(table.legal(seat))))
        if table.state.score and table.state.score.rule is rule:
            return result_of(table), table.state.public
    raise AssertionError(f"no deal ends by {rule}")


@pytest.mark.qt_log_ignore("propagateSizeHints")
@pytest.mark.parametrize("rule", [ScoreRule.MAKER_OVER, ScoreRule.MAKER_UNDER, ScoreRule.PASSED_OUT])
def test_two_players_see_what_their_points_consist_of(qtbot: QtBot, rule: ScoreRule) -> None:
    result, deal = face_to_face(rule)
    panel = ResultPanel(result, deal, LIGHT)
    qtbot.addWidget(panel)
    panel.show()
    panel.grab()
    told = words(panel).split("\n")
    for count in result.row.counts:
        assert {str(value) for value in (count.cards, count.last_trick, count.sequence, count.bella) if value} <= {
            *told
        }
    assert any("(under)" in text for text in told) == (rule is ScoreRule.MAKER_UNDER)


def test_drawn_cards_and_the_stock_are_shown() -> None:
    result, deal = face_to_face(ScoreRule.MAKER_OVER)
    rows = grid_rows(result, deal)
    assert [len(row.cards) for row in rows] == [6, 6, 14]
    assert [len(row.later) for row in rows] == [3, 3, 0]
    everything = [c for row in rows for c in (*row.cards, *row.later)]
    assert sorted(c.code for c in everything) == sorted(c.code for c in deal.spec.deck.cards)
    assert rows[2].cards[0] is deal.turned
    assert rows[2].cards[-1] is deal.exposed


def test_nothing_is_drawn_in_a_deal_that_is_thrown_in() -> None:
    result, deal = face_to_face(ScoreRule.PASSED_OUT)
    assert [len(row.later) for row in grid_rows(result, deal)] == [0, 0, 0]


@pytest.mark.parametrize("variant", sorted(discover()))
@pytest.mark.parametrize("width", [600, 780, 1600])
def test_every_game_fits_its_grid(qtbot: QtBot, variant: str, width: int) -> None:
    table, rng = Table(discover()[variant], {}, FIVE[: discover()[variant].seats]), random.Random(5)
    table.deal(deal_from_seed(table.rules, seed_of_number(5), None))
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, rng.choice(table.legal(seat))))
    grid = DealGrid(result_of(table), table.state.public, LIGHT)
    qtbot.addWidget(grid)
    grid.resize(width, grid.heightForWidth(width))
    picture = grid.grab().toImage()
    edge = [picture.pixelColor(picture.width() - 1, y).name() for y in range(picture.height())]
    assert len(set(edge)) == 1  # nothing is cut off at the right


def test_a_grid_can_be_made_lower(qtbot: QtBot) -> None:
    result, deal = played()
    grid = DealGrid(result, deal, LIGHT)
    qtbot.addWidget(grid)
    natural = grid.heightForWidth(800)
    grid.limit(natural - 20)
    assert grid.heightForWidth(800) == natural - 20
    grid.limit(10)
    assert grid.heightForWidth(800) >= 0.7 * natural  # still legible
    grid.limit(None)
    assert grid.heightForWidth(800) == natural
