"""Taking a game up again: the same position, at whatever moment it was left."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.controller import Controller
from sueca_desktop.app.game import Game
from sueca_desktop.app.notices import Notice
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.record import load
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.view import Observation
from tests.app.conftest import MakeController
from tests.app.driving import View, current, on_turn, play, saved, settings

Json = dict[str, Any]


def written() -> Json:
    data: Json = json.loads(current().read_text(encoding="utf-8"))
    return data


def write(data: Json) -> None:
    current().write_text(json.dumps(data), encoding="utf-8")


@pytest.fixture
def two_deals(qtbot: QtBot, make: MakeController) -> Json:
    """The saved game after two deals."""
    controller = make()
    view = View(controller, deals=2)
    controller.new_game(settings("sueca-riscos", level=Level.NOVICE))
    play(qtbot, view)
    assert controller.close()
    return written()


def test_every_moment_of_a_deal_is_taken_up_as_it_was(make: MakeController, two_deals: Json) -> None:
    game = Game.loaded(load(current()))
    actions = two_deals["deals"][1]["actions"]
    assert len(actions) == 40
    for count in reversed(range(41)):
        two_deals["deals"][1]["actions"] = actions[:count]
        write(two_deals)
        controller = make()
        seen: list[Observation] = []
        controller.dealt.connect(seen.append)
        assert controller.resume()
        game.table.rewind(1, count)
        assert seen == [controller.observation] == [game.table.observe(0)]
        assert controller.resumed
        assert controller.close()


@pytest.mark.parametrize("count", [0, 3, 17, 39])
def test_a_deal_taken_up_is_played_to_its_end(qtbot: QtBot, make: MakeController, two_deals: Json, count: int) -> None:
    whole = list(two_deals["deals"][1]["actions"])
    two_deals["deals"][1]["actions"] = whole[:count]
    write(two_deals)
    view = View(make())
    assert view.controller.resume()
    play(qtbot, view)
    assert list(saved().deals[1].actions) == whole, "the same players play the same"
    assert view.results[0].summary.rows[1].number == 2


def test_the_settings_come_back(make: MakeController, two_deals: Json) -> None:
    controller = make()
    assert controller.resume()
    assert controller.settings == settings("sueca-riscos", level=Level.NOVICE, options={"renounce": "enforced"})
    assert controller.deal_number == 2


def test_between_deals_the_result_is_shown_again_and_the_next_is_dealt(
    qtbot: QtBot, make: MakeController, two_deals: Json
) -> None:
    controller = make()
    view = View(controller)
    assert controller.resume()
    assert view.dealt[0].deal.over
    play(qtbot, view)
    assert (len(view.steps), len(view.results)) == (0, 1)
    assert len(view.results[0].tricks) == 10
    controller.next_deal()
    assert not controller.resumed
    assert len(saved().deals) == 3


def test_the_next_deal_need_not_wait_for_the_result(make: MakeController, two_deals: Json) -> None:
    controller = make()
    assert controller.resume()
    controller.next_deal()
    assert controller.deal_number == 3


def test_a_match_that_is_over_stays_to_be_looked_at(qtbot: QtBot, make: MakeController) -> None:
    first = View(make(), deals=99)
    first.controller.new_game(settings())
    play(qtbot, first)
    first.controller.close()
    view = View(make())
    assert view.controller.resume()
    play(qtbot, view)
    assert view.results == first.results[-1:]
    assert view.results[0].match_over
    with pytest.raises(Refused):
        view.controller.next_deal()
    view.controller.new_game(settings())
    assert len(saved().deals) == 1


def test_a_saved_game_without_a_deal_is_dealt(make: MakeController, two_deals: Json) -> None:
    write(two_deals | {"deals": []})
    controller = make()
    assert controller.resume()
    assert controller.deal_number == 1


def test_the_open_game_is_taken_up_without_the_file(qtbot: QtBot, make: MakeController) -> None:
    controller = make()
    view = on_turn(qtbot, controller)
    before = controller.observation
    current().unlink()
    assert controller.can_resume()
    assert controller.resume()
    assert view.dealt[-1] == before


def test_no_game_was_left(make: MakeController, notices: Callable[[Controller], list[Notice]]) -> None:
    controller = make()
    heard = notices(controller)
    assert not controller.can_resume()
    assert not controller.resume()
    assert (heard, controller.observation) == ([], None)


def test_keys_of_other_programs_stay(qtbot: QtBot, make: MakeController, two_deals: Json) -> None:
    two_deals["club"] = {"evening": [1, 2]}
    two_deals["sueca-desktop"]["later"] = "kept"
    two_deals["deals"][0]["comment"] = "well played"
    del two_deals["deals"][1]
    write(two_deals)
    controller = make()
    view = View(controller)
    controller.resume()
    controller.next_deal()
    qtbot.waitUntil(lambda: bool(view.steps))
    controller.close()
    after = written()
    assert after["club"] == {"evening": [1, 2]}
    assert after["sueca-desktop"]["later"] == "kept"
    assert after["deals"][0]["comment"] == "well played"
    assert len(after["deals"]) == 2


@pytest.mark.parametrize(
    "extra",
    [
        None,
        7,
        [],
        {},
        {"level": "grandmaster", "watch": "yes", "deal_number": "7", "started": "yesterday"},
        {"level": [], "watch": 1, "deal_number": True, "started": 5},
        {"level": None, "watch": None, "deal_number": -4, "started": "0001-01-01T00:00:00+14:00"},
        {"deal_number": 10**30, "started": "2024-01-01"},
    ],
)
def test_rubbish_beside_the_record_is_taken_for_the_defaults(
    qtbot: QtBot, make: MakeController, two_deals: Json, extra: object
) -> None:
    write(two_deals | {"sueca-desktop": extra})
    controller = make()
    assert controller.resume()
    expected = GameSettings("sueca-riscos", tuple(two_deals["players"]), {"renounce": "enforced"})
    assert controller.settings == expected
    controller.new_game(settings())
    assert len(list(current().with_name("games").iterdir())) == 1


def test_watching_goes_on_watching(qtbot: QtBot, make: MakeController) -> None:
    first = make()
    first.new_game(settings(watch=True))
    first.close()
    view = View(make(), None)
    assert view.controller.resume()
    play(qtbot, view)
    assert len(view.steps) == 40
