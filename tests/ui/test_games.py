"""Every rule set in the window: whole deals through real events, whole matches watched, and what is asked before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.engine.deal_source import Drawn
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Bid, Call
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.options import WindowOptions
from sueca_desktop.ui.prompts.cutting import CutPrompt, StylePrompt
from sueca_desktop.ui.script import ScriptRun
from sueca_desktop.variants import discover
from tests.ui.desk import NAMES, Desk, words

VARIANTS = sorted(discover())
SHORT: dict[str, dict[str, object]] = {
    "sueca-bandeira": {},
    "italiana-nulos": {"end": "hands", "limit": 5},
    "italiana-fives": {"target": 5},
    "klaberjass": {"target": 250},
}
"""Rule sets that have a match, and the options of their shortest one."""


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_deal_by_keyboard(desk: Desk, variant: str) -> None:
    desk.begin(variant)
    panel = desk.play_all(desk.key_card, desk.key_answer)
    deal = desk.controller.observation
    assert deal is not None
    assert deal.deal.over
    assert desk.window.docks.tricks.model.rowCount() == len(deal.deal.tricks)
    assert panel.result.row.score == panel.result.score
    desk.key(Qt.Key.Key_Return)  # next deal
    desk.wait_until_asked()
    assert desk.result is None
    assert desk.window.docks.sheet.model.rowCount() == 2


@pytest.mark.slow
@pytest.mark.parametrize("variant", SHORT)
def test_a_match_by_keyboard_alone(desk: Desk, variant: str) -> None:
    desk.begin(variant, options=SHORT[variant])
    deals = 0
    while not (over := desk.play_all(desk.key_card, desk.key_answer).result).match_over:
        deals += 1
        desk.key(Qt.Key.Key_Return)
        desk.wait_until_asked()
    assert len(over.summary.rows) == deals + 1
    assert over.summary.standing.winners


@pytest.mark.parametrize(
    "variant",
    [
        "sueca-riscos",
        "italiana-nulos",
        *(
            pytest.param(one, marks=pytest.mark.slow)
            for one in VARIANTS
            if one not in ("sueca-riscos", "italiana-nulos")
        ),
    ],
)
def test_a_deal_by_mouse(desk: Desk, variant: str) -> None:
    desk.begin(variant)
    panel = desk.play_all(desk.click_card, desk.click_answer)
    told = words(panel)
    assert all(name in told for name in NAMES[: discover()[variant].seats])


@pytest.mark.parametrize(
    "variant",
    ["klaberjass", *(pytest.param(one, marks=pytest.mark.slow) for one in SHORT if one != "klaberjass")],
)
def test_a_match_is_watched_to_its_end(desk: Desk, variant: str) -> None:
    desk.begin(variant, watch=True, options=SHORT[variant])
    desk.qtbot.waitUntil(lambda: desk.result is not None and desk.result.result.match_over, timeout=120_000)
    assert desk.result is not None
    result = desk.result.result
    assert all(result.summary.players[seat] in words(desk.result) for seat in result.summary.standing.winners)
    assert not desk.window.do[Do.NEXT_DEAL].isVisible()
    assert desk.window.docks.sheet.model.rowCount() == len(result.summary.rows)
    lies_within_its_page(desk)


def lies_within_its_page(desk: Desk) -> None:
    panel = desk.wait_for_result()
    for width in (1280, 1024, 1600):
        desk.window.resize(width, 800)
        for _ in range(3):
            QApplication.processEvents()
        viewport = panel.parentWidget()
        assert viewport is not None
        assert panel.width() <= viewport.width()  # nothing is cut off at the right
        assert panel.minimumSizeHint().width() <= viewport.width()


def test_riscos_go_on_for_ever(desk: Desk) -> None:
    desk.begin("sueca-riscos", watch=True)
    desk.qtbot.waitUntil(lambda: desk.window.docks.sheet.model.rowCount() >= 4, timeout=60_000)
    summary = desk.controller.summary
    assert summary is not None
    assert not summary.standing.over


def test_the_bidder_bids_and_calls(desk: Desk) -> None:
    desk.begin("italiana-fives", deal_number=2)
    desk.play_all(desk.click_card, desk.click_answer)  # bids whatever is the least until it is his
    observation = desk.controller.observation
    assert observation is not None
    own = [move.action for move in observation.deal.moves if move.seat == 0]
    assert any(isinstance(action, Bid) for action in own)
    called = [move for move in observation.deal.moves if isinstance(move.action, Call)]
    assert len(called) == 1


def asked(kind: PreparationKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user is asked this before the first deal, and nothing later."""
    questions = [kind]

    def question(rules: RuleSet, drawn: Drawn) -> Preparation | None:
        return Preparation(questions.pop(), drawn.dealer, len(drawn.pack)) if questions else None

    monkeypatch.setattr("sueca_desktop.app.game.question", question)


def test_the_user_cuts(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(PreparationKind.CUT, monkeypatch)
    desk.begin("sueca-riscos", deal_number=None)
    assert isinstance(desk.prompt, CutPrompt)
    assert desk.window.status.text == "You cut the pack"
    for _ in range(3):
        desk.key(Qt.Key.Key_Right)
    desk.key_answer(desk.prompt)
    desk.wait_for_turn()
    assert desk.prompt is None


def test_the_user_says_how_to_deal(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(PreparationKind.STYLE, monkeypatch)
    desk.begin("sueca-riscos", deal_number=None)
    assert isinstance(desk.prompt, StylePrompt)
    assert desk.window.status.text == "You deal"
    desk.press("The top card")
    observation = desk.wait_for_turn()
    assert observation.deal.turned is not None


def test_the_old_deal_is_cleared_away_before_the_cut(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.begin("sueca-riscos", deal_number=None, watch=False)
    if desk.prompt is not None:  # by chance
        desk.key_answer(desk.prompt)
    desk.play_all(desk.click_card, desk.click_answer)
    asked(PreparationKind.CUT, monkeypatch)
    desk.key(Qt.Key.Key_Return)
    assert desk.result is None
    assert isinstance(desk.prompt, CutPrompt)
    assert desk.cards() == []
    assert desk.window.docks.tricks.model.rowCount() == 0
    desk.key_answer(desk.prompt)
    desk.wait_for_turn()


def test_another_game_in_the_middle_of_a_question(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(PreparationKind.CUT, monkeypatch)
    desk.begin("sueca-riscos", deal_number=None)
    desk.begin("klaberjass")
    desk.wait_until_asked()
    assert not isinstance(desk.prompt, CutPrompt)
    desk.begin("italiana-nulos")
    desk.play_all(desk.click_card, desk.click_answer)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_question_stays_while_the_window_changes(desk: Desk, variant: str) -> None:
    desk.begin(variant)
    desk.wait_until_asked()
    before = type(desk.prompt)
    for size in ((1024, 600), (1600, 900)):
        desk.window.resize(*size)
        desk.window.grab()
    assert type(desk.prompt) is before
    if desk.prompt is not None:
        assert desk.window.table.rect().contains(desk.window.prompts.geometry())


def test_the_stock_and_its_cards_lie_on_the_table(desk: Desk) -> None:
    desk.begin("klaberjass")
    while desk.prompt is not None or not desk.asked:
        desk.wait_until_asked()
        if desk.prompt is not None:
            desk.click_answer(desk.prompt)
        if desk.result is not None:
            desk.key(Qt.Key.Key_Return)
    observation = desk.controller.observation
    assert observation is not None
    shown = set(desk.window.table._scene.cards)
    assert observation.deal.exposed in shown
    assert sum(isinstance(key, tuple) and key[0] == "stock" for key in shown) > 0


def test_a_script_takes_its_picture_when_the_first_thing_asked_is_a_cut(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked(PreparationKind.CUT, monkeypatch)
    picture = tmp_path / "cut.png"
    script = ScriptRun(
        WindowOptions(variant="sueca-riscos", screenshot=str(picture)), desk.window, desk.presenter, desk.controller
    )
    desk.begin("sueca-riscos", deal_number=None)
    desk.qtbot.waitUntil(picture.exists)
    assert script.failure is None
    assert isinstance(desk.prompt, CutPrompt)
