"""The kernel of trick playing, held against the rules' own code: playouts, what a seat sees, likelihoods, learning."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from math import exp, log

import pytest

from sueca_desktop.ai.playing.learner import Learner
from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.policy import Policy, weight_count
from sueca_desktop.ai.playing.tables import carried_over, packed, policy, trained, unpacked
from sueca_desktop.ai.playing.turn import turn_of
from sueca_desktop.ai.training.__main__ import stage
from sueca_desktop.ai.training.games import GAMES
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Accuse, Move, Play
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation
from tests.solver.interpreted import interpreted
from tests.support.deals import any_legal, new_table, random_layout
from tests.support.invariants import swapped

VARIANTS = pytest.mark.parametrize(
    "variant", ["sueca-bandeira", "sueca-riscos", "italiana-nulos", "italiana-fives", "klaberjass"]
)
GAME = pytest.mark.parametrize("game", GAMES)
RULED = Lie()


def turns(variant: str, count: int) -> Iterator[Table]:
    """Tables at which a card is to be played and there is a choice, at any moment of the tricks."""
    number = found = 0
    while found < count:
        number += 1
        rng = random.Random(f"{variant} {number}")
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        wanted = rng.randrange(1, 40)
        while (seat := table.to_act()) is not None and wanted:
            seen = table.observe(seat)
            wanted -= seen.deal.phase is PhaseName.TRICKS
            if not wanted and len(seen.dutiful) > 1:
                found += 1
                yield table
                break
            table.act(Move(seat, any_legal(seen, rng)))


def seen_by(table: Table) -> Observation:
    seat = table.to_act()
    assert seat is not None
    return table.observe(seat)


def true_row(table: Table) -> array[int]:
    """The cards as they lie, as a row of worlds."""
    numbers = turn_of(seen_by(table)).numbers
    return array("Q", [*(numbers.board(hand) for hand in table.state.hands), 0])


def played_out(table: Table) -> int:
    """The deal finished at the referee's table, every seat by the policy; what the seat to act ends with."""
    me = seen_by(table).seat
    while (seat := table.to_act()) is not None:
        seen = table.observe(seat)
        if len(seen.dutiful) == 1:
            card = next(iter(seen.dutiful))
        else:
            turn = turn_of(seen)
            scores = turn.rollouts.scores(true_row(table))
            best = max(score for _, score in scores)
            chosen = turn.numbers.cards[next(number for number, score in scores if score == best)]
            assert chosen is not None
            card = chosen
        table.act(Move(seat, Play(card)))
    return ends_with(table, me)


def ends_with(table: Table, me: int) -> int:
    """Card points of the side of ``me``, the last trick's bonus included; in nulls whether it has its way."""
    deal, score = table.state.public, table.state.score
    assert score is not None
    if "nulls" in score.rule.value:
        return int(me in score.winners)
    points = list(deal.taken_points())
    points[deal.winner_of(deal.tricks[-1])] += deal.spec.last_trick
    sides = deal.spec.sides or (score.winners,)
    own = next((side for side in sides if me in side), tuple(s for s in range(deal.spec.seats) if s not in sides[0]))
    return sum(points[seat] for seat in own)


@VARIANTS
def test_a_playout_is_what_the_referee_would_see(variant: str) -> None:
    """Legal cards, trick winners, sides, points and early ends, all as the rules have them."""
    for table in turns(variant, 12):
        seen = seen_by(table)
        turn = turn_of(seen)
        scored = turn.rollouts.scores(true_row(table))
        best = max(scored, key=lambda item: item[1])
        found = array("i", [0])
        turn.rollouts.values(true_row(table), 0, 1, array("i", [best[0]]), found)
        assert found[0] == played_out(table)


@VARIANTS
def test_a_policy_sees_only_what_its_seat_sees(variant: str) -> None:
    """However the hidden cards are exchanged, every choice has the same score."""
    for number, table in enumerate(turns(variant, 80)):
        seen = seen_by(table)
        expected = turn_of(seen).rollouts.scores(true_row(table))
        other = swapped(table.state, seen.seat, random.Random(number))
        again = observe(table.rules, other, seen.seat, seen.standing)
        numbers = turn_of(again).numbers
        row = array("Q", [*(numbers.board(hand) for hand in other.hands), 0])
        assert turn_of(again).rollouts.scores(row) == expected


@VARIANTS
def test_the_likelihood_is_that_of_every_card_another_seat_chose(variant: str) -> None:
    """Worked out from the scores at the referee's table, card by card."""
    for table in turns(variant, 6):
        me = seen_by(table).seat
        found = array("d", [0.0])
        turn_of(seen_by(table)).rollouts.likelihoods(true_row(table), 0, 1, 1.0, 0.05, found)
        assert found[0] == pytest.approx(retold(table, me), abs=1e-9)


def retold(table: Table, me: int) -> float:
    again = new_table(table.variant.id)
    again.deal(table.state.layout)
    total = 0.0
    for move in table.state.public.moves:
        seen = again.observe(move.seat)
        if isinstance(move.action, Play) and move.seat != me and len(seen.dutiful) > 1:
            turn = turn_of(seen)
            scores = turn.rollouts.scores(true_row(again))
            number = turn.numbers.of[move.action.card.index]
            chosen = max(i for i, (c, _) in enumerate(scores) if c >> 4 == number >> 4 and c <= number)
            weights = [exp(score) for _, score in scores]
            if len(scores) > 1:
                total += log(0.95 * weights[chosen] / sum(weights) + 0.05 / len(scores))
        again.act(move)
    return total


@GAME
def test_compiled_and_interpreted_learn_and_play_alike(game: str) -> None:
    """Weights after some deals, bit by bit."""
    plain = interpreted("ai", "training.games"), interpreted("ai", "playing.learner")
    assert plain[1].Learner is not Learner
    learned = []
    for lie, learner, policy_class, games in (
        (Lie(), Learner, Policy, GAMES),
        (plain[1].Lie(), plain[1].Learner, plain[1].Policy, plain[0].GAMES),
    ):
        tables = policy_class(games[game].tuples, [0.0] * weight_count(games[game].tuples))
        one, rng = learner(tables, lie, 3), random.Random(3)
        for number in range(3):
            deal = games[game].deal(lie, rng)
            one.course(0.1 * games[game].unit, 0.05, 0.3, number == 0)
            one.game(deal.hands, deal.leader, deal.pool)
        learned.append(tables.table())
    assert learned[0] == learned[1]
    assert any(learned[0])


def test_learning_learns() -> None:
    """Some thousand deals of Klaberjass: the side that has learned takes more points than one that has not."""
    game, lie, rng = GAMES["klaberjass"], Lie(), random.Random(5)
    tables = Policy(game.tuples, [0.0] * weight_count(game.tuples))
    learner = Learner(tables, lie, 5)
    for number in range(1500):
        now = stage(number / 1500, (0.4,), False)
        learner.course(0.1, 0.04, now.rate, now.sampling)
        deal = game.deal(lie, rng)
        learner.game(deal.hands, deal.leader, deal.pool)
    assert learner.decisions > 5000
    scored = 0
    for table in turns("klaberjass", 40):
        turn = turn_of(seen_by(table))
        scored += turn.rollouts.scores(true_row(table)) != []
    assert scored == 40


@GAME
def test_the_tables_come_with_the_app(game: str) -> None:
    assert policy(game).table() == policy(game).table()
    assert len(policy(game).table()) == weight_count(GAMES[game].tuples)


def test_tables_are_written_and_read() -> None:
    tuples = GAMES["klaberjass"].tuples
    weights = [(i % 200 - 100) / 256 for i in range(weight_count(tuples))]
    assert unpacked(packed(tuples, weights)) == (tuples, weights)
    for text in ("{}", "[]", '{"tuples": [[], [], []], "weights": "AAAA"}', "no tables"):
        with pytest.raises(ValueError, match=r".*"):
            unpacked(text)


def test_tables_are_carried_over_to_others() -> None:
    """Those there were keep their weights wherever they stand; new ones begin at nothing."""
    tuples, weights = trained("sueca")
    lead, follow, discard = tuples
    more = (("R", "TN"), *lead), (*follow[::-1], ("B", "NP")), discard
    grown = carried_over(more, tuples, weights)
    assert len(grown) == weight_count(more)
    assert grown[:50] == [0.0] * 50
    assert sum(map(abs, grown)) == sum(map(abs, weights))
    assert carried_over(tuples, more, grown) == weights


def test_a_policy_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="fit"):
        Policy(GAMES["sueca"].tuples, [0.0])


def test_a_card_that_breaks_the_rules_says_nothing() -> None:
    """Where renounces can be played, a world is not made impossible by one."""
    table = new_table("sueca-bandeira", renounce="allowed")
    table.deal(random_layout(table.rules, random.Random(1)))
    rng = random.Random(2)
    for _ in range(23):
        seat = table.to_act()
        assert seat is not None
        legal = [action for action in table.legal(seat) if not isinstance(action, Accuse)]
        table.act(Move(seat, rng.choice(legal)))
    seen = seen_by(table)
    rows, found = Worlds(seen).rows(20, 0), array("d", bytes(8 * 20))
    turn_of(seen).rollouts.likelihoods(rows, 0, 20, 1.0, 0.05, found)
    assert all(-100 < value <= 0 for value in found)
