"""Whole deals against the computer players, worked by the keyboard alone, through the real controller."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.actions import Action, Bid, Call, Pass, Play, Take
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.auction import AuctionPrompt
from sueca_desktop.ui.prompts.bella import BellaPrompt
from sueca_desktop.ui.prompts.cutting import CutPrompt, StylePrompt
from sueca_desktop.ui.prompts.making import MakingPrompt
from sueca_desktop.variants import discover
from tests.ui.prompts.stage import NAMES, Stage

SECONDS = 30_000
ENTER, LEFT, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Right


class Evening:
    """A game at instant speed; ``bid``: what is typed in the auction, None to pass; ``taking``: whether trump is made
    where it is offered.
    """

    def __init__(self, qtbot: QtBot, *, bid: int | None = None, taking: bool = False) -> None:
        self.qtbot, self.bid, self.taking = qtbot, bid, taking
        self.controller = Controller()
        self.turns: list[Observation] = []
        self.results: list[DealResult] = []
        self.asked: list[str] = []
        self.stage = Stage(qtbot, self.controller)
        self.controller.user_turn.connect(self.turns.append)
        self.controller.deal_over.connect(self.results.append)

    def begin(self, variant: str, number: int | None) -> None:
        seats = discover()[variant].seats
        self.controller.new_game(GameSettings(variant, NAMES[:seats], level=Level.NOVICE, deal_number=number))

    def play(self) -> DealResult:
        """To the end of the deal."""
        while not self.results:
            self.qtbot.waitUntil(self._waiting, timeout=SECONDS)
            self._answer()
        assert self.stage.host.prompt is None
        return self.results.pop()

    def _waiting(self) -> bool:
        """Something is asked that the keyboard has to answer, or the deal is over."""
        now = self.controller.observation
        on_turn = now is not None and now in self.turns[-1:] and now.legal != (Pass(),)
        return bool(self.results) or on_turn or self.stage.host.prompt is not None

    def _answer(self) -> None:
        prompt, one = self.stage.host.prompt, self.stage
        self.asked.append(type(prompt).__name__ if prompt else "")
        match prompt:
            case None:
                self._play_card()
            case AuctionPrompt() if self.bid is not None and prompt.field is not None:
                one.type_text(str(self.bid))
                one.key(ENTER, ENTER)
            case AuctionPrompt():
                one.tab_to(prompt.leave)
                one.key(ENTER)
            case MakingPrompt() if self.taking:
                one.key(LEFT, LEFT, LEFT, ENTER)
            case MakingPrompt() | BellaPrompt() | CutPrompt() | StylePrompt():
                one.key(ENTER)
            case _:  # a call that stands ready; the first announcement
                one.key(ENTER)
                if self.stage.host.prompt is prompt:
                    one.key(ENTER)

    def _play_card(self) -> None:
        observation = self.controller.observation
        if observation is None or not observation.playable or self.results:
            return
        cards = [button.shown.card for button in self.stage.table._hand.buttons.buttons if button.shown]
        place = next(i for i, card in enumerate(cards) if card in observation.playable)
        self.stage.key(*[LEFT] * len(cards), *[RIGHT] * place, ENTER)

    @property
    def moves(self) -> list[Action]:
        """What the user did in this deal."""
        observation = self.controller.observation
        return [move.action for move in observation.deal.moves if move.seat == 0] if observation else []

    def close(self) -> None:
        self.stage.host.clear()
        self.stage.table.clear()
        assert self.controller.close()
        self.controller.deleteLater()
        QCoreApplication.sendPostedEvents(None, 0)


@pytest.fixture
def evening(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    one = Evening(qtbot)
    yield one
    one.close()


@pytest.mark.parametrize("variant", ["italiana-fives", "italiana-nulos"])
def test_bidding_calling_and_playing(evening: Evening, variant: str) -> None:
    evening.bid = 120
    evening.begin(variant, 5)
    result = evening.play()
    moves = evening.moves
    assert Bid(120) in moves
    assert sum(isinstance(action, Call) for action in moves) == 1
    assert sum(isinstance(action, Play) for action in moves) == 8
    assert {"AuctionPrompt", "CallPrompt", ""} <= set(evening.asked)
    observation = evening.controller.observation
    contract = contract_of(observation.deal) if observation else None
    assert contract is not None
    assert contract.bidder == 0
    assert evening.stage.host.badge.isVisible()
    assert result.score.card_points is not None


@pytest.mark.parametrize("variant", ["italiana-fives", "italiana-nulos"])
def test_passing_and_playing_with_or_against_the_bidder(evening: Evening, variant: str) -> None:
    for number in range(1, 40):
        evening.begin(variant, number)
        evening.play()
        if any(isinstance(action, Play) for action in evening.moves):
            break
    assert evening.moves.count(Pass()) == 1
    assert sum(isinstance(action, Play) for action in evening.moves) >= 1


@pytest.mark.parametrize("taking", [True, False])
def test_klaberjass(evening: Evening, taking: bool) -> None:
    evening.taking = taking
    played = 0
    for number in range(1, 40):
        evening.begin("klaberjass", number)
        evening.play()
        played += any(isinstance(action, Play) for action in evening.moves)
        if played and (not taking or {"AnnouncePrompt", "BellaPrompt"} & set(evening.asked)):
            break
    assert sum(isinstance(action, Play) for action in evening.moves) == 9
    assert "MakingPrompt" in evening.asked
    assert taking or not any(isinstance(action, Take) for action in evening.moves)


@pytest.mark.parametrize("kind", [CutPrompt, StylePrompt])
def test_the_user_cuts_or_deals_and_plays(evening: Evening, kind: type[QWidget]) -> None:
    """New games until the lot makes the user cutter, or dealer."""
    while not isinstance(evening.stage.host.prompt, kind):
        evening.begin("sueca-riscos", None)
    evening.play()
    assert evening.asked[0] == kind.__name__
    assert sum(isinstance(action, Play) for action in evening.moves) == 10
    observation = evening.controller.observation
    assert observation is not None
    assert (observation.deal.dealer == 0) == (kind is StylePrompt)
