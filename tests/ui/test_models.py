"""The item models keep Qt's contract and say what the game says."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sueca_desktop.app.summary import DealRow, MatchSummary
from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.models.score_sheet import TALLY_ROLE, ScoreSheetModel
from sueca_desktop.ui.models.sheet_columns import Kind, Tally, Writing
from sueca_desktop.ui.models.trick_log import TRICK_ROLE, TrickLogModel, trick_rows
from sueca_desktop.variants import discover

NAMES = ("Eva", "Rui", "Inês", "Zé")
SPEC = discover()["sueca-bandeira"].rules().spec
WON = DealScore(ScoreRule.NINETY_ONE, (2, 0, 2, 0), (0, 2), (95, 25))
TIED = DealScore(ScoreRule.TIE, (0, 0, 0, 0), (), (60, 60))
PENDING = DealRow(1, 3, None, (0, 0, 0, 0))
FIRST = DealRow(1, 3, WON, (2, 0, 2, 0))
SECOND = DealRow(2, 0, TIED, (2, 0, 2, 0))


def summary(*rows: DealRow) -> MatchSummary:
    return MatchSummary(SPEC, NAMES, rows, Standing((0, 0, 0, 0)))


def checked(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


def table() -> Table:
    """A deal played to its end."""
    result = Table(discover()["sueca-bandeira"], {}, NAMES)
    result.deal(deal_from_seed(result.rules, seed_of_number(1), None))
    while (seat := result.to_act()) is not None:
        result.act(Move(seat, result.legal(seat)[0]))
    return result


def cells(model: ScoreSheetModel, row: int) -> list[object]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


@pytest.mark.parametrize("variant", sorted(discover()))
def test_a_head_stands_where_its_column_begins(qtbot: QtBot, variant: str) -> None:
    model, role = ScoreSheetModel(), Qt.ItemDataRole.TextAlignmentRole
    spec = discover()[variant].rules().spec
    row = DealRow(1, 0, None, (0,) * spec.seats)
    model.show(MatchSummary(spec, (*NAMES, "Ana")[: spec.seats], (row,), Standing((0,) * spec.seats)))
    for i, column in enumerate(model.columns):
        head = model.headerData(i, Qt.Orientation.Horizontal, role)
        assert head == model.index(0, i).data(role)
        begins_left = column.kind in (Kind.DEALER, Kind.RULE, Kind.CONTRACT, Kind.PLAYER)
        assert isinstance(head, Qt.AlignmentFlag)
        assert bool(head & Qt.AlignmentFlag.AlignLeft) is begins_left, column.kind


def test_a_row_of_the_score_sheet(qtbot: QtBot) -> None:
    model = ScoreSheetModel()
    model.show(summary(FIRST))
    assert cells(model, 0) == ["1", "Zé", "95 : 25", "2", "0", "91+"]
    assert model.index(0, model.column_of(Kind.SIDE, 0)).data(TALLY_ROLE) == Tally(2, 2, Writing.STROKES)
    assert "91" in model.index(0, model.column_of(Kind.RULE)).data(Qt.ItemDataRole.ToolTipRole)


def test_a_deal_in_play_has_no_points_yet(qtbot: QtBot) -> None:
    model = ScoreSheetModel()
    model.show(summary(PENDING))
    assert cells(model, 0) == ["1", "Zé", "", "0", "0", "in play"]


def test_headers_name_the_partnerships(qtbot: QtBot) -> None:
    model = ScoreSheetModel()
    model.show(summary())
    sides = [model.column_of(Kind.SIDE, seat) for seat in (0, 1)]
    heads = [model.headerData(c, Qt.Orientation.Horizontal) for c in sides]
    assert heads == ["Eva & Inês", "Rui & Zé"]
    model.show(replace(summary(), players=("Maximiliana", *NAMES[1:])))
    assert model.headerData(sides[0], Qt.Orientation.Horizontal) == "Maximiliana & Inês"
    tip = model.headerData(sides[0], Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "Maximiliana & Inês"


def test_the_score_sheet_grows_deal_by_deal(qtbot: QtBot) -> None:
    model = ScoreSheetModel()
    tester = checked(model)
    grown = []
    model.rowsInserted.connect(lambda _parent, first, last: grown.append((first, last)))
    for rows in ((), (PENDING,), (FIRST,), (FIRST, SECOND), (PENDING,), (FIRST, SECOND)):
        model.show(summary(*rows))
        assert model.rowCount() == len(rows)
    model.show(None)
    assert model.rowCount() == 0
    assert grown == [(0, 0), (1, 1), (1, 1)]
    assert tester.model() is model


def test_another_game_resets_the_score_sheet(qtbot: QtBot) -> None:
    model = ScoreSheetModel()
    model.show(summary(FIRST))
    with qtbot.waitSignal(model.modelReset):
        model.show(replace(summary(FIRST), players=("A", "B", "C", "D")))


def test_the_tricks_grow_one_by_one(qtbot: QtBot) -> None:
    model = TrickLogModel()
    tester = checked(model)
    deal = table().state.public
    for count in range(11):
        model.show(replace(deal, tricks=deal.tricks[:count]), NAMES)
        assert model.rowCount() == count
    model.show(None, NAMES)
    assert model.rowCount() == 0
    assert tester.model() is model


@pytest.fixture
def deal() -> PublicDeal:
    return table().state.public


def test_a_trick_row_is_by_seat_and_marks_whose_it_is(deal: PublicDeal) -> None:
    for trick, row in zip(deal.tricks, trick_rows(deal), strict=True):
        assert row.cards[trick.leader] is trick.cards[0]
        assert set(row.cards) == set(trick.cards)
        assert row.own == (row.winner in (0, 2))
    assert sum(row.points for row in trick_rows(deal)) == 120


def test_a_trick_is_read_out(qtbot: QtBot, deal: PublicDeal) -> None:
    model = TrickLogModel()
    model.show(deal, NAMES)
    row = model.index(3, 0).data(TRICK_ROLE)
    spoken = model.index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith(f"Trick 4: {NAMES[row.leader]} ")
    assert f"Taken by {NAMES[row.winner]}, card points {row.points}" in spoken
