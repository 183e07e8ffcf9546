"""The score sheet of every rule set: which columns it has, and what stands in them."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Preferences
from sueca_desktop.app.summary import DealRow, MatchSummary, summary_of
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Bid, BidNulls, Move, Pass
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.contract import Contract
from sueca_desktop.rules.counting import Count
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.ui import scale
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.models.score_sheet import TALLY_ROLE, ScoreSheetModel
from sueca_desktop.ui.models.sheet_columns import Kind, Tally, Writing
from sueca_desktop.ui.panels.docks import TricksDock
from sueca_desktop.ui.panels.sheet_dock import WIDTH, SheetDock
from sueca_desktop.ui.panels.sheet_header import SheetHeader, shares, wrapped
from sueca_desktop.ui.panels.sheet_view import SheetView
from sueca_desktop.ui.panels.trick_delegate import head
from sueca_desktop.ui.panels.widgets import CutLabel
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text import sheet
from sueca_desktop.ui.text.computer import default_players
from sueca_desktop.ui.theme import THEMES, Theme
from sueca_desktop.variants import discover
from tests.ui.desk import NAMES

_AROUND = 18
"""Pixels of a dock around its list."""
VARIANTS = sorted(discover())
FIVE = discover()["italiana-nulos"].rules().spec
TWO = discover()["klaberjass"].rules().spec
PAIRS = discover()["sueca-riscos"].rules().spec
MADE = Contract(1, 80, called=card("AH"), partner=3)


def played(variant: str, deals: int, seed: int = 1) -> Table:
    """A table with so many deals played at random, but for bidding no higher than need be."""
    table, rng = Table(discover()[variant], {}, NAMES[: discover()[variant].seats]), random.Random(seed)
    for i in range(deals):
        if table.standing.over:
            break
        table.deal(deal_from_seed(table.rules, seed_of_number(seed + i), table.next_dealer))
        while (seat := table.to_act()) is not None:
            legal = table.legal(seat)
            bids = [action for action in legal if isinstance(action, Bid | BidNulls)]
            table.act(Move(seat, rng.choice([Pass(), bids[0]] if bids else legal)))
    return table


def shown(*rows: DealRow, spec: object = FIVE, players: tuple[str, ...] = NAMES) -> ScoreSheetModel:
    assert isinstance(spec, type(FIVE))
    model = ScoreSheetModel()
    model.show(MatchSummary(spec, players, rows, Standing((0,) * spec.seats)))
    return model


def cell(model: ScoreSheetModel, kind: Kind, seat: int | None = None, row: int = 0) -> object:
    return model.index(row, model.column_of(kind, seat)).data()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sheet_keeps_the_contract_of_a_model(qtbot: QtBot, variant: str) -> None:
    model = ScoreSheetModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show(summary_of(played("sueca-bandeira", 1)))
    for deals in range(4):
        model.show(summary_of(played(variant, deals)))
        assert model.rowCount() == deals
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            assert isinstance(index.data(), str)
            assert isinstance(index.data(Qt.ItemDataRole.AccessibleTextRole), str)
    assert tester.model() is model


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_head_fits_its_column(qtbot: QtBot, variant: str) -> None:
    model = ScoreSheetModel()
    view = SheetView(model, THEMES["light"])
    qtbot.addWidget(view)
    view.resize(WIDTH - 18, 260)
    model.show(summary_of(played(variant, 2)))
    view.grab()  # lays it out
    widths = [view.columnWidth(i) for i in range(model.columnCount())]
    assert min(widths) >= 32
    assert sum(widths) <= view.viewport().width() + 1


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sheet_can_be_painted(qtbot: QtBot, variant: str, theme: Theme) -> None:
    model = ScoreSheetModel()
    view = SheetView(model, theme)
    qtbot.addWidget(view)
    view.resize(WIDTH, 260)
    empty = view.grab().toImage()
    model.show(summary_of(played(variant, 3)))
    assert view.grab().toImage() != empty


def test_a_contract_stands_with_bidder_bid_and_partner(qtbot: QtBot) -> None:
    score = DealScore(ScoreRule.BID_LOST, (2, 0, 2, 0, 2), (0, 2, 4), (70, 50))
    model = shown(DealRow(1, 0, score, (2, 0, 2, 0, 2), Suit.HEARTS, MADE))
    assert cell(model, Kind.CONTRACT) == "80 ♥ Rui\n& Zé"
    assert cell(model, Kind.RESULT) == "70 : 50\nnot made"
    total = model.index(0, model.column_of(Kind.TOTAL, 4))
    assert total.data(TALLY_ROLE) == Tally(2, 2, Writing.NUMBER)
    spoken = model.index(0, model.column_of(Kind.CONTRACT)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Bid 80 by Rui, trump: hearts, called: ace of hearts, partner: Zé"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "partner: you"),
        (Language.DE, "Partner: du"),
        (Language.FR, "partenaire\u00a0: vous"),
        (Language.PT, "parceiro: você"),
    ],
    indirect=["language"],
)
def test_a_partner_without_a_name_is_spoken_to_inside_the_sentence(language: Language, told: str) -> None:
    players = default_players(5)
    contract = Contract(1, 80, called=card("AH"), partner=0)
    row = DealRow(1, 0, None, (0,) * 5, Suit.HEARTS, contract)
    assert sheet.contract_spoken(players, row).endswith(told)
    assert Company(players).within(0) == told.rsplit(maxsplit=1)[-1]
    assert Company(players).within(1) == players[1]


def test_a_partner_nobody_has_seen_is_not_named(qtbot: QtBot) -> None:
    model = shown(DealRow(1, 0, None, (0,) * 5, Suit.HEARTS, Contract(1, 80, called=card("AH"))))
    assert cell(model, Kind.CONTRACT) == "80 ♥ Rui\n& ?"
    assert cell(model, Kind.RESULT) == "in play"


def test_nulls_and_a_deal_that_was_passed_out(qtbot: QtBot) -> None:
    nulls = DealScore(ScoreRule.NULLS_MADE, (0, 6, 0, 0, 0), (1,), (0, 80))
    passed = DealScore(ScoreRule.PASSED_OUT, (0,) * 5, (), None)
    rows = (
        DealRow(1, 0, nulls, (0, 6, 0, 0, 0), None, Contract(1, nulls=True)),
        DealRow(2, 1, passed, (0, 6, 0, 0, 0)),
    )
    model = shown(*rows)
    assert cell(model, Kind.CONTRACT) == "nulls Rui\nalone"
    assert (cell(model, Kind.CONTRACT, row=1), cell(model, Kind.RESULT, row=1)) == ("–", "passed")


def test_riscos_are_signed_and_the_ranking_runs_on(qtbot: QtBot) -> None:
    first = DealScore(ScoreRule.MAJORITY, (-1, 1, -1, 1), (1, 3), (50, 70))
    second = DealScore(ScoreRule.EVERY_TRICK, (4, -4, 4, -4), (0, 2), (120, 0))
    rows = (DealRow(1, 0, first, (-1, 1, -1, 1)), DealRow(2, 1, second, (3, -3, 3, -3)))
    model = shown(*rows, spec=PAIRS, players=NAMES[:4])
    gains = [[cell(model, Kind.GAIN, seat, row) for seat in (0, 1)] for row in (0, 1)]
    assert gains == [["−1", "+1"], ["+4", "−4"]]
    assert [cell(model, Kind.RANKING, row=row) for row in (0, 1)] == ["−1", "+3"]


def test_the_parts_of_the_points_and_who_went_under(qtbot: QtBot) -> None:
    score = DealScore(ScoreRule.MAKER_UNDER, (172, 0), (0,), (72, 70))
    counted = (Count(72, 10, 0, 20), Count(70))
    model = shown(DealRow(1, 0, score, (172, 0), Suit.CLUBS, Contract(1), counted), spec=TWO, players=NAMES[:2])
    assert cell(model, Kind.PLAYER) == "Eva\nRui ♣"
    parts = [cell(model, kind) for kind in (Kind.CARDS, Kind.LAST_TRICK, Kind.SEQUENCE, Kind.BELLA)]
    assert parts == ["72\n70", "10\n–", "–\n–", "20\n–"]
    assert cell(model, Kind.SCORE) == "172\nunder"
    assert cell(model, Kind.TOTAL) == "172\n0"


def test_the_parts_add_up_to_the_score(qtbot: QtBot) -> None:
    rules = set()
    for seed in range(1, 40):
        for row in summary_of(played("klaberjass", 1, seed)).rows:
            assert row.score is not None
            rules.add(row.score.rule)
            totals = [count.total for count in row.counts]
            assert sum(row.score.points) in (0, sum(totals), *totals)
            assert tuple(count.cards for count in row.counts) in ((), row.score.card_points)
    assert {ScoreRule.MAKER_OVER, ScoreRule.MAKER_UNDER} <= rules


LONG = ("Maximiliano Wolfgang", "W" * 40, "Inês", "王小明" * 6, "Bartholomäus-Ferdinand")


@pytest.mark.parametrize("variant", VARIANTS)
def test_long_names_are_cut_with_dots_and_told_in_full(qtbot: QtBot, variant: str) -> None:
    table = played(variant, 1)
    table.players = LONG[: len(table.players)]
    model = ScoreSheetModel()
    view = SheetView(model, THEMES["light"])
    qtbot.addWidget(view)
    view.resize(WIDTH - 18, 260)
    model.show(summary_of(table))
    view.grab()
    header = view.horizontalHeader()
    assert isinstance(header, SheetHeader)
    metrics = QFontMetrics(header._written())
    for i in range(model.columnCount()):
        shown = header.head(i).split("\n")
        assert all(metrics.horizontalAdvance(line) <= header.sectionSize(i) for line in shown)
        assert len(shown) * metrics.lineSpacing() <= header.height()
        whole = model.headerData(i, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert isinstance(whole, str)
        if "…" not in header.head(i):
            assert " ".join(shown) == whole


@pytest.mark.parametrize(
    ("text", "lines", "shown"),
    [
        ("Eva & Inês", 3, "Eva & Inês"),
        ("one two three", 3, "one\ntwo\nthree"),
        ("one two three", 2, "one\ntwo…"),
        ("", 2, ""),
    ],
)
def test_a_head_is_broken_between_words(qtbot: QtBot, text: str, lines: int, shown: str) -> None:
    metrics = QFontMetrics(plain_font(10))
    width = max(metrics.horizontalAdvance(line) for line in shown.split("\n")) + 1
    assert wrapped(text, metrics, width, lines) == shown


@pytest.mark.parametrize("width", [345, WIDTH - 18])
@pytest.mark.parametrize("language", list(Language))
def test_the_heads_that_are_no_names_fit(qtbot: QtBot, language: Language, width: int) -> None:
    languages = Languages(Preferences())
    languages.choose(language)
    for variant in VARIANTS:
        model = ScoreSheetModel()
        view = SheetView(model, THEMES["light"])
        qtbot.addWidget(view)
        view.resize(width, 260)
        model.show(summary_of(played(variant, 1)))
        view.grab()
        header = view.horizontalHeader()
        assert isinstance(header, SheetHeader)
        heads = [header.head(i) for i, column in enumerate(model.columns) if not column.seats]
        assert not [head for head in heads if "…" in head]
    languages.close()


@pytest.mark.parametrize(
    ("wanted", "least", "room", "given"),
    [
        ((60, 40), (30, 30), 120, [60, 40]),
        ((60, 40), (30, 30), 80, [45, 35]),
        ((60, 40), (30, 30), 50, [30, 30]),
        ((20, 40), (30, 30), 65, [30, 35]),
    ],
)
def test_columns_give_way_by_what_they_do_not_need(
    wanted: tuple[int, ...], least: tuple[int, ...], room: int, given: list[int]
) -> None:
    assert shares(wanted, least, room) == given


@pytest.mark.parametrize("width", [345, WIDTH - 18])
def test_no_figure_is_cut(qtbot: QtBot, width: int) -> None:
    for variant in VARIANTS:
        model = ScoreSheetModel()
        view = SheetView(model, THEMES["light"])
        qtbot.addWidget(view)
        view.resize(width, 260)
        for deals in range(1, 6):  # as they come, one by one
            model.show(summary_of(played(variant, deals, 3)))
        view.grab()
        for i, column in enumerate(model.columns):
            if column.centred and not view.isColumnHidden(i):
                assert view.columnWidth(i) >= view.sizeHintForColumn(i), (variant, column.kind)


def test_the_last_deal_is_in_sight_when_a_match_is_taken_up(qtbot: QtBot) -> None:
    table = played("sueca-riscos", 30)
    model = ScoreSheetModel()
    view = SheetView(model, THEMES["light"])
    qtbot.addWidget(view)
    model.show(summary_of(table))  # before it has a size, as when the window opens
    view.resize(WIDTH, 240)
    view.show()
    qtbot.waitUntil(lambda: view.verticalScrollBar().maximum() > 0)
    last = view.visualRect(model.index(model.rowCount() - 1, 0))
    assert view.viewport().rect().contains(last.center())
    view.resize(WIDTH, 400)
    view.resize(WIDTH, 180)
    view.grab()
    last = view.visualRect(model.index(model.rowCount() - 1, 0))
    assert view.viewport().rect().contains(last.center())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_narrow_sheet_leaves_out_who_dealt(qtbot: QtBot, variant: str) -> None:
    model = ScoreSheetModel()
    view = SheetView(model, THEMES["light"])
    qtbot.addWidget(view)
    model.show(summary_of(played(variant, 2)))
    for width, narrow in ((WIDTH - 18, False), (330, True), (WIDTH - 18, False)):
        view.resize(width, 260)
        view.grab()
        dealers = [i for i, column in enumerate(model.columns) if column.kind is Kind.DEALER]
        assert [view.isColumnHidden(i) for i in dealers] == [narrow] * len(dealers)
        rest = [view.columnWidth(i) for i, column in enumerate(model.columns) if column.width == 0]
        assert not dealers or min(rest) >= 50


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", [Language.DE, Language.FR], indirect=True)
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_was_won_is_in_sight_in_the_narrowest_dock(
    qtbot: QtBot, variant: str, language: Language, text: float
) -> None:
    scale.use(text, text)
    model = ScoreSheetModel()
    view = SheetView(model, THEMES["light"])
    qtbot.addWidget(view)
    view.resize(scale.px(SheetDock.least) - _AROUND, 300)
    model.show(summary_of(played(variant, 3)))
    view.show()
    view.grab()
    telling = (Kind.SIDE, Kind.GAIN, Kind.RANKING, Kind.PLAYER, Kind.SCORE, Kind.TOTAL)
    assert view.horizontalScrollBar().maximum() == 0
    for i, column in enumerate(model.columns):
        if column.kind in telling:
            assert not view.isColumnHidden(i), column.kind
            assert view.columnViewportPosition(i) + view.columnWidth(i) <= view.viewport().width() + 1
            head = view._header.head(i)
            assert column.seats or "…" not in head, head


@pytest.mark.parametrize(("room", "shown"), [("Fernando", "Fernando"), ("Fern…", "Fern…"), ("F…", "F"), ("i", "F")])
def test_the_head_of_the_tricks_names_whom_it_can(room: str, shown: str) -> None:
    metrics = QFontMetrics(plain_font(10))
    letters = head("Fernando", metrics, metrics.horizontalAdvance(room) + 2)
    assert letters.startswith(shown)
    assert "…" not in letters or letters == shown


def test_the_title_of_a_dock_is_cut_with_dots(qtbot: QtBot) -> None:
    title = TricksDock(THEMES["light"]).titleBarWidget()
    assert title.findChild(CutLabel) is not None
