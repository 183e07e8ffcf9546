"""One deal of a plan: the same cards in every rotation, every level in every seat, card points that compare."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

import pytest

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.player import Budget, Choice, ChoiceReason, Player, StopFlag
from sueca_desktop.arena.plan import Plan, check_levels
from sueca_desktop.arena.sitting import card_points, play_deal
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation
from tests.support.deals import VARIANTS, Chooser, any_kind, honest, new_table, play_out, random_layout

NEVER = threading.Event()


def test_rotations_move_the_levels_on_until_they_repeat() -> None:
    assert Plan("v", ("a", "b", "a", "b"), 1, 1).rotations == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert Plan("v", ("a", "a"), 1, 1).rotations == (("a", "a"),)
    assert len(Plan("v", ("a", "b", "b", "a", "b"), 1, 1).rotations) == 5


def test_each_deal_of_each_seed_has_cards_of_its_own() -> None:
    seeds = {Plan("v", (), 9, seed).seed_of(deal) for seed in range(4) for deal in range(12)}
    assert len(seeds) == 48
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize(
    ("levels", "message"),
    [
        (("club", "club"), "sueca needs 4 levels, one a seat .such as novice,club,novice,club., not 2"),
        (("club",) * 5, "not 5"),
        (("club", "", "club", "club"), "there is no level ''"),
        (("club", "Club", "club", "club"), "there is no level 'Club': it is one of novice, club"),
    ],
)
def test_what_is_wrong_with_levels_is_said(levels: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check_levels("sueca", 4, levels, ("novice", "club"))


class Watched:
    """The club player, noting what each seat was dealt."""

    def __init__(self, level: str, seen: list[tuple[str, Observation]]) -> None:
        self.level, self.seen = level, seen

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        if not observation.deal.moves or observation.seat not in {move.seat for move in observation.deal.moves}:
            self.seen.append((self.level, observation))
        return Club().choose(observation, rng, stop)


def watched(seen: list[tuple[str, Observation]]) -> Callable[[str, Budget], Player]:
    return lambda level, budget: Watched(level, seen)


@pytest.mark.parametrize(
    ("variant", "levels"), [("sueca-riscos", "abcd"), ("italiana-fives", "aabab"), ("klaberjass", "ab")]
)
def test_every_level_gets_the_cards_of_every_seat(variant: str, levels: str) -> None:
    seen: list[tuple[str, Observation]] = []
    plan = Plan(variant, tuple(levels), 1, 3, players=watched(seen))
    result = play_deal(plan, VARIANTS[variant], 0, NEVER)
    assert result is not None
    seats = len(levels)
    assert len(seen) == seats * seats
    assert len({observation.deal.dealer for _, observation in seen}) == 1
    for seat in range(seats):
        dealt = [(level, observation.hand) for level, observation in seen if observation.seat == seat]
        assert len({hand for _, hand in dealt}) == 1
        assert sorted(level for level, _ in dealt) == sorted(levels)
    for level, tally in result.tallies.items():
        assert len(tally.scores) == len(tally.card_points) == seats * levels.count(level)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_level_against_itself_is_played_once_and_is_even(variant: str) -> None:
    plan = Plan(variant, ("club",) * VARIANTS[variant].seats, 1, 4)
    result = play_deal(plan, VARIANTS[variant], 0, NEVER)
    assert result is not None
    (tally,) = result.tallies.values()
    assert len(tally.scores) == VARIANTS[variant].seats
    assert len(tally.thinking) > 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_deterministic_levels_of_one_skill_come_out_even(variant: str) -> None:
    """Two names for the same player: over the rotations both have had the same cards, and done the same with them."""
    seats = VARIANTS[variant].seats
    plan = Plan(variant, ("one",) + ("other",) * (seats - 1), 1, 5, players=lambda level, budget: Club())
    for deal in range(3):
        result = play_deal(plan, VARIANTS[variant], deal, NEVER)
        assert result is not None
        one, other = result.tallies["one"], result.tallies["other"]
        assert sum(one.scores) * (seats - 1) == sum(other.scores)
        assert sum(one.card_points) * (seats - 1) == pytest.approx(sum(other.card_points))


def test_a_deal_that_is_stopped_has_no_result() -> None:
    class Stopping:
        def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
            event.set()
            return Choice(observation.legal[0], ChoiceReason.PLAIN)

    event = threading.Event()
    plan = Plan("klaberjass", ("a", "b"), 1, 3, players=lambda level, budget: Stopping())
    assert play_deal(plan, VARIANTS["klaberjass"], 0, event) is None
    assert play_deal(plan, VARIANTS["klaberjass"], 0, event) is None


# ---- card points


def finished(variant: str, choose: Chooser, wanted: Callable[[DealState], bool]) -> Table:
    for number in range(300):
        rng = random.Random(number)
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        play_out(table, rng, choose)
        if wanted(table.state):
            return table
    raise AssertionError("no such deal")


def test_equal_sides_get_what_they_took() -> None:
    state = finished("sueca-bandeira", honest, lambda state: True).state
    assert state.score is not None
    assert state.score.card_points is not None
    first, second = state.score.card_points
    assert card_points(state) == (first, second, first, second)
    state = finished("klaberjass", any_kind, lambda state: state.public.trump is not None).state
    assert state.score is not None
    assert card_points(state) == state.score.card_points


def test_unequal_sides_get_shares_of_one_size() -> None:
    def points_bid(state: DealState) -> bool:
        contract = contract_of(state.public)
        return contract is not None and contract.bid is not None and len(contract.side) == 2

    state = finished("italiana-fives", any_kind, points_bid).state
    contract, score = contract_of(state.public), state.score
    assert contract is not None
    assert score is not None
    assert score.card_points is not None
    found = card_points(state)
    for seat in range(5):
        own = seat in contract.side
        assert found[seat] == (score.card_points[0] / 2 if own else score.card_points[1] / 3) * 2.5
    assert sum(found) / 5 == pytest.approx(60)


def test_a_deal_not_played_for_points_counts_nothing() -> None:
    def nulls(state: DealState) -> bool:
        contract = contract_of(state.public)
        return contract is not None and contract.nulls and len(state.public.tricks) > 1

    assert card_points(finished("italiana-nulos", any_kind, nulls).state) == (0,) * 5
    for variant in ("italiana-fives", "klaberjass"):
        out = finished(variant, lambda seen, rng: seen.legal[0], lambda state: not state.public.tricks)
        assert card_points(out.state) == (0,) * VARIANTS[variant].seats
