"""The list of past deals keeps Qt's contract and says what the deals were."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.models.deals import COLUMNS, DEAL_ROLE, Column, DealsModel
from sueca_desktop.ui.text.history import date_and_time
from tests.app.history.games import NOON, game, kept
from tests.ui.history.conftest import VARIANTS


def cell(model: DealsModel, row: int, column: Column, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    return model.index(row, COLUMNS.index(column)).data(role)


def test_the_model_keeps_qts_contract(qtbot: QtBot) -> None:
    model = DealsModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for deals in ((), kept(game()), kept(game("klaberjass", 2)), ()):
        model.show(deals)
        assert model.rowCount() == len(deals)
    assert tester.model() is model


def test_the_newest_stands_first(qtbot: QtBot) -> None:
    deals, model = kept(game()), DealsModel()
    model.show(deals)
    assert [model.index(row, 0).data(DEAL_ROLE) for row in range(3)] == list(reversed(deals))
    assert model.row_of(deals[0].key) == 2
    assert model.row_of(("nothing", 0)) is None


def test_of_a_contract_the_bid_comes_before_the_name_that_may_be_cut(qtbot: QtBot) -> None:
    model, deal = DealsModel(), kept(game("italiana-fives", 1))[0]
    model.show([replace(deal, players=("Maximiliana Wilhelmine",) * 5, bidder=2, bid=75)])
    assert cell(model, 0, Column.CONTRACT) == "75 Maximiliana…"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_cell_of_every_game_says_something_fit(qtbot: QtBot, variant: str) -> None:
    model = DealsModel()
    deals = kept(game(variant, 6))
    model.show(deals)
    for row in range(len(deals)):
        for column in Column:
            text = cell(model, row, column)
            assert isinstance(text, str)
            assert text or column in (Column.CONTRACT, Column.CARD_POINTS)
            assert "\n" not in text
    assert model.headerData(0, Qt.Orientation.Horizontal) == "When"


def test_a_row_of_riscos(qtbot: QtBot) -> None:
    model = DealsModel()
    deal = replace(kept(game())[0], ended=NOON, points=(-2, 2, -2, 2), winners=(1, 3), card_points=(20, 100))
    model.show([deal])
    assert cell(model, 0, Column.GAME) == "Sueca in riscos"
    assert cell(model, 0, Column.PLAYERS) == "Ana, Rui, Inês"
    assert cell(model, 0, Column.CARD_POINTS) == "20 : 100"
    assert cell(model, 0, Column.SCORE) == "−2"
    assert cell(model, 0, Column.RESULT) == "Lost"
    spoken = cell(model, 0, Column.DATE, Qt.ItemDataRole.AccessibleTextRole)
    assert str(spoken).startswith(f"Sueca in riscos, {date_and_time(NOON)}: ")
    assert ": Lost, " in str(spoken)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"practice": True}, "Won (practice)"),
        ({"abandoned": True, "rule": ""}, "Abandoned"),
        ({"seat": None}, "Watched"),
        ({"winners": ()}, "Drawn"),
    ],
)
def test_results(qtbot: QtBot, changes: dict[str, object], told: str) -> None:
    won: KeptDeal = replace(kept(game())[0], winners=(0, 2))
    model = DealsModel()
    model.show([replace(won, **changes)])
    assert cell(model, 0, Column.RESULT) == told


def test_a_rule_or_level_of_another_version_is_no_fault(qtbot: QtBot) -> None:
    model = DealsModel()
    model.show([replace(kept(game())[0], rule="moon", level="god")])
    assert cell(model, 0, Column.RESULT, Qt.ItemDataRole.ToolTipRole) == ""
