"""Hints: asked by key, told on a paper, dropped when the position changes; what speaks for them; every decision."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from sueca_desktop.ai.advice import Advice, advise
from sueca_desktop.ai.claims import Claim, ClaimReason, Decided
from sueca_desktop.ai.options import Grade, Measure, Option
from sueca_desktop.ai.player import Budget
from sueca_desktop.app.advising import Adviser
from sueca_desktop.rules.actions import Bid, Pass, Play
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.hinting import Hinting
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.paper_place import around
from sueca_desktop.ui.prompts.auction import AuctionPrompt
from sueca_desktop.ui.review.evidence import EvidenceTable, rows
from sueca_desktop.ui.review.evidence_page import EvidencePage
from sueca_desktop.ui.text import hints
from tests.ai.positions import position
from tests.support.deals import new_table, random_layout
from tests.ui.conftest import MakeDesk
from tests.ui.desk import NAMES, SECONDS, Desk

FEW = Budget(worlds=8)


def quick(observation: Observation, stop: threading.Event) -> Advice:
    return advise(observation, FEW, stop)


def hinting(desk: Desk, asked: Callable[[Observation, threading.Event], Advice] = quick) -> Hinting:
    """The desk's hints, asked of somebody quicker than the expert."""
    found = desk.presenter._hinting
    found._adviser.answered.disconnect(found._on_answer)
    found._adviser = Adviser(found, asked)
    found._adviser.answered.connect(found._on_answer)
    return found


def said(found: Hinting) -> str:
    assert found.paper is not None
    return "\n".join(one.text() for one in found.paper.findChildren(QLabel))


def settle(desk: Desk) -> None:
    desk.qtbot.waitUntil(lambda: desk.controller._said, timeout=SECONDS)
    QApplication.processEvents()


def advised(desk: Desk) -> Hinting:
    """The hint that was asked for has come."""
    settle(desk)
    found = hinting(desk)
    desk.key(Qt.Key.Key_H)
    desk.qtbot.waitUntil(lambda: found.advice is not None, timeout=SECONDS)
    return found


def ringed(desk: Desk) -> list[object]:
    return [key for key, item in desk.window.table._scene.cards.items() if item._ring is not None]


def test_a_hint_for_a_card_is_told_marked_explained_and_dropped(desk: Desk) -> None:
    desk.begin(deal_number=8)
    desk.wait_for_turn()
    settle(desk)
    found = hinting(desk)
    desk.key(Qt.Key.Key_H)
    assert said(found) == f"Hint\n{hints.say(hints.Say.THINKING)}"
    desk.qtbot.waitUntil(lambda: found.advice is not None, timeout=SECONDS)
    assert found.advice is not None
    assert isinstance(found.advice.action, Play)
    assert said(found).startswith("Hint\nAce of clubs: ")
    assert ringed(desk) == [found.advice.action.card]
    desk.key(Qt.Key.Key_H)
    page = desk.window.overlay.panel
    assert isinstance(page, EvidencePage)
    assert len(page.table.shown) == 10
    assert "Deals: 8" in "".join(one.text() for one in page.findChildren(QLabel))
    desk.speak(Language.DE)
    page = desk.window.overlay.panel
    assert isinstance(page, EvidencePage), "said again in another language"
    assert "Spiele: 8" in "".join(one.text() for one in page.findChildren(QLabel))
    desk.key(Qt.Key.Key_Escape)
    assert desk.window.overlay.panel is None
    assert said(found).startswith("Tipp\nKreuz-Ass: ")
    desk.key(Qt.Key.Key_Escape)
    assert found.paper is None
    assert not ringed(desk)
    desk.key(Qt.Key.Key_H)
    desk.qtbot.waitUntil(lambda: found.advice is not None, timeout=SECONDS)
    observation = desk.turns[-1]
    desk.click_card(next(iter(observation.playable)))
    desk.wait_beyond(observation)
    assert found.paper is None, "a move drops the hint"
    assert not ringed(desk)


@pytest.mark.parametrize("language", [Language.FR, Language.DE])
def test_a_hint_lies_on_no_plate_and_on_no_question(make_desk: MakeDesk, language: Language) -> None:
    """In the least window the docks leave little more than the question."""
    desk = make_desk(size=(1024, 600))
    desk.speak(language)
    desk.begin("italiana-nulos", deal_number=3)
    desk.wait_until_asked()
    found = advised(desk)
    QApplication.processEvents()
    assert found.paper is not None
    paper, scene = found.paper.geometry(), desk.window.table._scene
    assert not paper.intersects(desk.window.prompts.geometry())
    assert [
        plate.toRect()
        for plate in (place.plate for place in scene.layout.seats[1:])
        if paper.intersects(plate.toRect())
    ] == []
    assert found.paper.take.width() >= found.paper.take.sizeHint().width()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("text", [150, 200])
def test_a_hint_in_large_text_lies_on_no_plate_and_on_no_card_that_is_seen(
    make_desk: MakeDesk, size: tuple[int, int], text: int
) -> None:
    desk = make_desk(size=size)
    desk.preferences.text_size = text
    desk.speak(Language.DE)
    desk.begin(deal_number=3)
    desk.wait_until_asked()
    found = advised(desk)
    assert found.paper is not None
    layout, paper = desk.window.table._scene.layout, QRectF(found.paper.geometry())
    here = around(desk.controller.observation, layout)
    assert [thing for thing in (*here.seen, *here.told) if thing.intersects(paper)] == []


def test_a_hint_stays_in_the_table_where_a_question_takes_all_its_room(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1024, 600))
    desk.preferences.text_size = 200
    desk.begin("klaberjass", deal_number=3)
    desk.wait_until_asked()
    found = advised(desk)
    assert found.paper is not None
    assert desk.window.table.rect().contains(found.paper.geometry())
    assert not found.paper.geometry().intersects(desk.window.prompts.geometry())


def test_a_question_that_is_not_wanted_any_more_is_stopped(desk: Desk) -> None:
    """By Escape, by a move, by undoing it, by a new game; the window goes on meanwhile."""
    stops: list[threading.Event] = []

    def patient(observation: Observation, stop: threading.Event) -> Advice:
        stops.append(stop)
        stop.wait()
        return advise(observation, FEW)

    def escape() -> None:
        desk.key(Qt.Key.Key_Escape)

    def move() -> None:
        desk.controller.act(desk.turns[-1].legal[0])

    def undo() -> None:
        desk.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def new_game() -> None:
        desk.begin(deal_number=2)

    desk.begin()
    desk.wait_for_turn()
    settle(desk)
    found = hinting(desk, patient)
    for drop in (escape, move, undo, new_game):
        count = len(stops)
        desk.window.do[Do.HINT].trigger()
        desk.qtbot.waitUntil(lambda: len(stops) > count, timeout=SECONDS)  # noqa: B023
        drop()
        assert stops[-1].is_set()
        assert found.paper is None
        desk.wait_for_turn()
        settle(desk)
    assert not found.thinking
    assert found.advice is None
    assert found._adviser.close()


def test_a_claim_lies_under_a_hint(desk: Desk) -> None:
    desk.begin(deal_number=8)
    desk.wait_for_turn()
    settle(desk)
    found = hinting(desk)
    desk.window.do[Do.HINT].trigger()
    desk.qtbot.waitUntil(lambda: found.advice is not None, timeout=SECONDS)
    desk.controller._on_claim(Claim(0, Decided.SCORE, ClaimReason.ENOUGH_POINTS))
    claimed = desk.presenter._claiming.paper
    assert claimed is not None
    assert found.paper is not None
    assert not claimed.geometry().intersects(found.paper.geometry())
    assert desk.window.table.rect().contains(found.paper.geometry())


def test_a_player_that_fails_has_no_hint(desk: Desk) -> None:
    def failing(observation: Observation, stop: threading.Event) -> Advice:
        raise ValueError

    desk.begin()
    desk.wait_for_turn()
    settle(desk)
    found = hinting(desk, failing)
    desk.window.do[Do.HINT].trigger()
    desk.qtbot.waitUntil(lambda: not found.thinking, timeout=SECONDS)
    assert hints.say(hints.Say.NONE) in said(found)


def test_a_bid_is_made_ready(desk: Desk) -> None:
    """The key of hints is no letter of the number that is typed."""
    desk.begin("italiana-nulos", deal_number=5)
    desk.wait_until_asked()
    prompt, found = desk.prompt, hinting(desk)
    assert isinstance(prompt, AuctionPrompt)
    desk.key(Qt.Key.Key_H)
    desk.qtbot.waitUntil(lambda: found.advice is not None, timeout=SECONDS)
    assert found.advice is not None
    assert isinstance(found.advice.action, Bid)
    assert prompt.bid.property("advised")
    assert not prompt.leave.property("advised")
    assert prompt.field is not None
    assert prompt.field.value() == found.advice.action.points
    assert found.paper is not None
    assert not found.paper.geometry().intersects(desk.window.prompts.geometry())
    QTest.mouseClick(found.paper.away, Qt.MouseButton.LeftButton)
    assert not prompt.bid.property("advised")


def test_at_the_pack_there_is_nothing_to_weigh(desk: Desk) -> None:
    desk.begin("sueca-riscos", deal_number=None)
    desk.qtbot.waitUntil(lambda: desk.controller.preparation is not None or desk.on_turn, timeout=SECONDS)
    while desk.controller.preparation is None:
        desk.begin("sueca-riscos", deal_number=None)
        desk.qtbot.waitUntil(lambda: desk.controller.preparation is not None or desk.on_turn, timeout=SECONDS)
    desk.window.do[Do.HINT].trigger()
    assert "nothing to weigh" in said(desk.presenter._hinting)


def test_nobody_asks_while_computers_play(desk: Desk) -> None:
    desk.begin(watch=True)
    desk.qtbot.waitUntil(lambda: desk.controller.observation is not None, timeout=SECONDS)
    assert not desk.window.do[Do.HINT].isEnabled()


def test_the_evidence_is_read_out(desk: Desk) -> None:
    seen = position("7S 2S 4D 5D 6D QD 3C 4C 5C 3H", "AS")
    advice = advise(seen, FEW)
    table = EvidenceTable(desk.window.theme)
    desk.qtbot.addWidget(table)
    table.show_advice(advice, seen, NAMES)
    first, second = table.shown
    assert (first.name, first.advised, first.cost) == ("two of spades", True, "–")
    assert second.cost.startswith("−")
    assert table.accessibleDescription().startswith("two of spades, advised, Card points: ")
    assert rows(advice, seen, NAMES, Play(second.card) if second.card else None)[1].marked
    assert hints.sources(advice, seen)[0] == "◆ marks what the expert advises."
    assert hints.sources(advice, seen, done=True)[0] == "◆ marks what the expert advises, a frame what was done."


@pytest.mark.parametrize(
    ("worth", "measure", "told"),
    [
        (0, Measure.NET_POINTS, "–"),
        (15, Measure.NET_POINTS, "−15.0"),
        (0.256, Measure.GAME_POINTS, "−0.26"),
    ],
)
def test_what_is_given_away_in_numbers(worth: float, measure: Measure, told: str) -> None:
    option = Option(Pass(), None, None, worth, Grade.FINE)
    assert hints.cost(option, (option,), measure) == told
    assert hints.cost(replace(option, cost=None), (option,), measure) == ""


@pytest.mark.parametrize(
    ("best", "other", "measure", "told"),
    [
        (65.64, 65.16, Measure.CARD_POINTS, "−0.4"),  # read as 65.6 and 65.2
        (65.64, 65.56, Measure.CARD_POINTS, "–"),
        (0.594, 0.566, Measure.CHANCE, "−2"),  # read as 59 and 57 in a hundred
    ],
)
def test_what_is_given_away_agrees_with_what_is_read_beside_it(
    best: float, other: float, measure: Measure, told: str
) -> None:
    """No difference of numbers that are rounded otherwise than those on the page."""
    options = [Option(Pass(), worth, worth, best - worth, Grade.BEST) for worth in (best, other)]
    assert [hints.cost(option, options, measure) for option in options] == ["–", told]


def test_the_evidence_for_making_trump(desk: Desk) -> None:
    """Whole numbers among them."""
    table = new_table("klaberjass")
    table.deal(random_layout(table.rules, random.Random(0), dealer=1))
    seen = table.observe(0)
    told = rows(advise(seen, FEW), seen, NAMES)
    assert [row.name for row in told if row.cost == "–"]
    assert len(told) == 2
