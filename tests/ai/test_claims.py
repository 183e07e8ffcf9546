"""Claims: made where, and only where, the rest is decided in every lie of the hidden cards."""

from __future__ import annotations

import random
import threading
from collections import Counter

import pytest

from sueca_desktop.ai.claims import Claim, ClaimReason, Decided, claim
from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver import Duty, Goal, Position, Solver
from sueca_desktop.solver.position import numbering
from tests.ai.claiming import Brute, ends, lies_of, side_takes, soloist_takes
from tests.ai.lies import ending
from tests.ai.positions import cards_of, position
from tests.ai.seats import italiana
from tests.support import invariants
from tests.support.deals import VARIANTS, honest, new_table, random_layout, turn
from tests.support.klaberjass import layout, table_of

FEW, MANY = 16, 240
"""Endings of each rule set, half of them after random play, half after the club player's."""
MOST_LIES = 60
UNLIMITED = 1 << 30
CLUB = player(Level.CLUB)
NEVER = threading.Event()


def club(observation: Observation, rng: random.Random) -> Action:
    return CLUB.choose(observation, rng, NEVER).action


def decided(table: Table, seen: Observation) -> Decided | ClaimReason | None:
    """What is decided, by trying everything; at nulls the reason."""
    lies, me = lies_of(seen), seen.seat
    contract = contract_of(seen.deal)
    if contract is not None and contract.nulls:
        alone = contract.bidder == me
        if Brute(seen, soloist_takes(False), chooses=alone).holds(seen.deal, lies):
            return ClaimReason.SOLOIST_SAFE
        if Brute(seen, soloist_takes(True), chooses=not alone).holds(seen.deal, lies):
            return ClaimReason.SOLOIST_CAUGHT
        return None
    if Brute(seen, side_takes(me, True), chooses=True).holds(seen.deal, lies):
        return Decided.OURS
    if Brute(seen, side_takes(me, False), chooses=False).holds(seen.deal, lies):
        return Decided.THEIRS
    return Decided.SCORE if seen.deal.spec.bands and len(ends(table, seen)) == 1 else None


def answer(found: Claim | None) -> Decided | ClaimReason | None:
    """The same of a claim."""
    if found is None:
        return None
    nulls = found.reason in (ClaimReason.SOLOIST_SAFE, ClaimReason.SOLOIST_CAUGHT)
    return found.reason if nulls else found.decided


def small_endings(variant: str, number: int) -> list[tuple[Table, Observation]]:
    """What seats see in the last tricks, with few enough lies."""
    found: list[tuple[Table, Observation]] = []
    rng = random.Random(variant)
    while len(found) < number:
        table = ending(variant, rng, rng.randrange(1, 3), club if len(found) % 2 else honest)
        seen = table.observe(rng.randrange(table.rules.spec.seats))
        if 1 < Worlds(seen).count <= MOST_LIES:
            found.append((table, seen))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_exactly_what_is_decided_is_claimed(variant: str, number: int) -> None:
    """Against everything played out, in all lies."""
    solver, kinds = Solver(), Counter[Decided | ClaimReason | None]()
    for table, seen in small_endings(variant, number):
        found = answer(claim(seen, solver, UNLIMITED))
        assert found == decided(table, seen)
        kinds[found] += 1
    assert len(kinds) > 1
    assert number == FEW or len(kinds) > 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_lie_refutes_a_claim(variant: str) -> None:
    """Through whole deals, as each seat sees them: with every card open, best play takes what was claimed."""
    solver, claims = Solver(), Counter[Decided]()
    for seed in range(2):
        rng = random.Random(seed)
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            for seat in range(table.rules.spec.seats):
                seen = table.observe(seat)
                found = claim(seen, solver, 300)
                if found is not None and found.decided in (Decided.OURS, Decided.THEIRS):
                    claims[found.decided] += 1
                    check(seen, found, solver)
            turn(table, rng, club)
    assert set(claims) == {Decided.OURS, Decided.THEIRS}


def check(seen: Observation, found: Claim, solver: Solver) -> None:
    """The side that claims takes every trick, and the points claimed, in some worlds."""
    deal = seen.deal
    assert deal.trick is not None
    assert found.tricks is not None
    numbers = numbering(deal.spec.deck, deal.trump)
    for world in Worlds(seen).sample(8, 1):
        for goal, expected in ((Goal.TRICKS, found.tricks), (Goal.POINTS, found.points)):
            at = Position(
                hands=tuple(numbers.cards_on(board) for board in world.hands),
                leader=deal.trick.leader,
                trump=deal.trump,
                side=world.side,
                deck=deal.spec.deck,
                trick=deal.trick.cards,
                duty=Duty.TRUMP if deal.spec.must_trump else Duty.FOLLOW,
                last_trick=deal.spec.last_trick if goal is Goal.POINTS else 0,
                goal=goal,
            )
            value = solver.value(at)
            assert value is not None
            mine = value if at.sides[seen.seat] == 0 else at.total - value
            assert expected is None or expected == (mine, at.total - mine)


# ---- concrete hands


def test_top_trumps_and_masters() -> None:
    """Seven trumps, with three out: drawn in three rounds. Then three diamonds that nobody can beat."""
    found = claim(position("KD 5H AH 7H KH AD JH QH 7D 6H"))
    assert found is not None
    assert (found.decided, found.reason) == (Decided.OURS, ClaimReason.TOP_CARDS)
    assert (found.tricks, found.points) == ((10, 0), (120, 0))
    assert list(found.line) == cards_of("AH 7H KH JH QH 6H 5H AD 7D KD")


def test_long_suits_win_when_nobody_can_hold_as_many() -> None:
    """The two of diamonds is a winner where the others can hold but three, as five are with the leader."""
    assert claim(position("AH 7H KH JH QH 6H AD 7D KD 2D")) is None  # six are out, and one seat may hold four
    assert claim(position("AH 7H KH JH QH AD 7D KD JD 2D")) is None  # five trumps are out
    assert claim(position("AH 7H KH JH QH 6H AD 7D KD JD", turned="2H")) is not None


def test_a_trump_that_may_be_out_stops_it() -> None:
    """Without trumps of one's own, an ace may be ruffed."""
    tricks = "AS 2S 3S 4S", "7S 5S 6S QS", "AC 2C 3C 4C", "7C 5C 6C QC"
    assert claim(position("AD 7D KD JD QD 6D", *tricks)) is None


def test_a_strong_hand_at_the_start_is_no_claim() -> None:
    """Ten trumps are out of nobody's reach; nine and an ace are, while the tenth is out and can ruff."""
    assert claim(position("AH 7H KH JH QH 6H 5H 4H 3H AD")) is not None
    assert claim(position("AH 7H KH JH QH 6H AD 7D KD 2S")) is None


def test_nothing_is_claimed_before_the_tricks_or_after() -> None:
    table = new_table("italiana-fives")
    table.deal(random_layout(table.rules, random.Random(1)))
    assert claim(table.observe(0)) is None
    rng = random.Random(1)
    while table.in_progress:
        turn(table, rng, honest)
    assert claim(table.observe(0)) is None


def test_points_left_lying_change_nothing() -> None:
    """Where all of them for either side would be the same score of `sueca-bandeira`, and only there."""
    reasons = Counter[ClaimReason | None]()
    for seed in range(80):
        table = ending("sueca-bandeira", random.Random(seed), 3)
        taken = table.state.public.taken_points()
        ours, theirs = taken[0] + taken[2], taken[1] + taken[3]
        found = claim(table.observe(0))
        same = scale(ours) == scale(120 - theirs)
        if same or (found is not None and found.reason is ClaimReason.ENOUGH_POINTS):
            assert same
            assert found is not None
            reasons[found.reason] += 1
    assert reasons[ClaimReason.ENOUGH_POINTS] > 1


def scale(points: int) -> int:
    """What a side has won or lost with these card points."""
    lows = ((120, 4), (91, 2), (61, 1), (60, 0), (30, -1), (1, -2), (0, -4))
    return next(score for low, score in lows if points >= low)


def test_eight_trumps_behind_a_led_ace() -> None:
    """At Klaberjass who has no spade must trump the ace, and goes on with seven trumps and an ace."""
    dealt = layout("AS KS AD QD 9S 8S", "JH 9H AH TH KH QH", "7S", "7D 8D 9D", "8H 7H AC", "7C")
    table = table_of(dealt, "1 pass", "0 pass", "1 pass", "0 name H", "1 pass", "0 pass", "1 play AS")
    found = claim(table.observe(0))
    assert found is not None
    assert (found.decided, found.reason) == (Decided.OURS, ClaimReason.EVERY_LIE)
    assert (found.tricks, found.points) == ((9, 0), None)


def test_a_soloist_with_the_lowest_cards_is_safe() -> None:
    """He leads the two of clubs; fours and fives go under what others must lead before them, a king need not."""
    passes = ("2 pass", "3 pass", "4 pass", "0 pass")
    for hand, safe in (("2S 4S 2H 3H 5H 2D 4D 2C", True), ("2S 4S 2H 3H KH 2D 4D 2C", False)):
        table = italiana("italiana-nulos", {1: hand}, "1 bid nulls", *passes)
        found = claim(table.observe(1))
        assert (found is not None) == safe
        assert found is None or (found.decided, found.reason) == (Decided.SCORE, ClaimReason.SOLOIST_SAFE)


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_one_cannot_see_change_nothing(variant: str) -> None:
    for number in range(8):
        rng = random.Random(number)
        table = ending(variant, rng, rng.randrange(1, 4), club)
        told = invariants.retold(table)
        for seat in range(table.rules.spec.seats):
            other = invariants.swapped(table.state, seat, rng, told)
            same = observe(table.rules, other, seat, table.deals[-1].before)
            assert claim(same) == claim(table.observe(seat))


def test_a_limit_only_leaves_claims_out() -> None:
    left_out = 0
    for _, seen in small_endings("sueca-riscos", 30):
        found = claim(seen, limit=3)
        assert found in (None, claim(seen)) or found.reason is ClaimReason.ENOUGH_POINTS
        left_out += found != claim(seen)
    assert left_out > 0
