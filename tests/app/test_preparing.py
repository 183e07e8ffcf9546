"""Cutting and choosing how to deal, where the user does either (`sueca-riscos`, document 001)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.preparing import Preparation, PreparationKind
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from tests.app.driving import settings


class Desk:
    """Notes what the controller asks and deals."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.asked: list[Preparation] = []
        self.dealt: list[Observation] = []
        controller.preparing.connect(self.asked.append)
        controller.dealt.connect(self.dealt.append)

    def begin_asked(self, kind: PreparationKind) -> Preparation:
        """New games until the lot makes the user cutter or dealer."""
        while not (self.asked and self.asked[-1].kind is kind and self.controller.preparation):
            self.dealt.clear()
            self.controller.new_game(settings("sueca-riscos", deal_number=None))
        return self.asked[-1]


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    controller = Controller()
    yield Desk(controller)
    controller.close()


def test_the_cutter_sits_on_the_dealers_left_and_leads(desk: Desk) -> None:
    asked = desk.begin_asked(PreparationKind.CUT)
    assert asked == Preparation(PreparationKind.CUT, dealer=1, pack=40)
    assert desk.dealt == []
    assert desk.controller.observation is None
    desk.controller.cut(17)
    (observation,) = desk.dealt
    assert observation.deal.dealer == 1
    assert observation.to_act == 0
    assert desk.controller.preparation is None


def test_the_dealer_chooses_the_top_card(desk: Desk) -> None:
    asked = desk.begin_asked(PreparationKind.STYLE)
    assert asked.dealer == 0
    desk.controller.choose_style(DealStyle.TOP)
    (observation,) = desk.dealt
    assert observation.deal.turned in observation.hand


@pytest.mark.parametrize("at", [0, 40, -1])
def test_a_cut_that_leaves_no_packet_is_refused_and_may_be_made_again(desk: Desk, at: int) -> None:
    desk.begin_asked(PreparationKind.CUT)
    with pytest.raises(ValueError, match="both packets"):
        desk.controller.cut(at)
    assert desk.dealt == []
    desk.controller.cut(39)
    assert len(desk.dealt) == 1


def test_what_was_not_asked_is_refused(desk: Desk) -> None:
    with pytest.raises(Refused):
        desk.controller.cut(5)
    desk.begin_asked(PreparationKind.CUT)
    with pytest.raises(Refused):
        desk.controller.choose_style(DealStyle.TOP)
    desk.controller.cut(5)
    with pytest.raises(Refused):
        desk.controller.cut(5)


def test_a_game_left_before_the_cut_asks_again(desk: Desk, qapp: object) -> None:
    desk.begin_asked(PreparationKind.CUT)
    desk.controller.close()
    again = Controller()
    asked: list[Preparation] = []
    dealt: list[Observation] = []
    again.preparing.connect(asked.append)
    again.dealt.connect(dealt.append)
    assert again.resume()
    again.close()
    assert len(asked) + len(dealt) == 1  # the first dealer is drawn by lot again


@pytest.mark.parametrize("changes", [{"watch": True, "deal_number": None}, {"deal_number": 7}])
def test_watched_and_numbered_deals_ask_nothing(desk: Desk, changes: dict[str, object]) -> None:
    for _ in range(8):
        desk.controller.new_game(settings("sueca-riscos", **changes))
    assert desk.asked == []
    assert len(desk.dealt) == 8


@pytest.mark.parametrize("variant", ["sueca-bandeira"])
def test_other_games_ask_nothing(desk: Desk, variant: str) -> None:
    for _ in range(8):
        desk.controller.new_game(settings(variant, deal_number=None))
    assert desk.asked == []
