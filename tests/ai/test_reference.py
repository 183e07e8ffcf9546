"""The player to measure by: honest, the same again, and its judgement that of the club player."""

from __future__ import annotations

import random
import threading
from array import array
from collections.abc import Iterator

import pytest

from sueca_desktop.ai import reference
from sueca_desktop.ai.club import Club
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.levels import NAMES, REFERENCE, Level, named
from sueca_desktop.ai.player import Budget, ChoiceReason
from sueca_desktop.ai.playing.judge import Judge
from sueca_desktop.ai.playing.turn import turn_of
from sueca_desktop.ai.reference import WORLDS, Reference
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import BidNulls, Move, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.notation import format_action
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation
from tests.ai.positions import answer, position
from tests.solver.interpreted import interpreted
from tests.support.deals import VARIANTS, new_table, random_layout
from tests.support.invariants import retold, swapped

EACH = pytest.mark.parametrize("variant", VARIANTS)
ONLY_NULLS = "nulls"


def test_it_is_known_by_name_and_is_no_level() -> None:
    assert isinstance(named(REFERENCE, Budget(worlds=1)), Reference)
    assert REFERENCE in NAMES
    assert REFERENCE not in [level.value for level in Level]
    for level in Level:
        assert type(named(level.value)) is not Reference
    with pytest.raises(ValueError, match="no level 'master': it is one of novice, club, expert, reference"):
        named("master")


def club_deals(variant: str, deals: int) -> Iterator[Table]:
    """A table before every choice of cards in deals that club players play; ``ONLY_NULLS``: of nulls."""
    club, stop = Club(), threading.Event()
    for number in range(deals):
        rng = random.Random(f"{variant} {number}")
        table = new_table("italiana-nulos" if variant == ONLY_NULLS else variant)
        table.deal(random_layout(table.rules, rng))
        if variant == ONLY_NULLS:
            table.act(Move(seat_to_act(table), BidNulls()))
        while (seat := table.to_act()) is not None:
            seen = table.observe(seat)
            if len(seen.dutiful) > 1:
                yield table
            if variant == ONLY_NULLS and seen.deal.phase is PhaseName.AUCTION:
                table.act(Move(seat, seen.legal[0]))
            else:
                table.act(Move(seat, club.choose(seen, rng, stop).action))


def seat_to_act(table: Table) -> int:
    seat = table.to_act()
    assert seat is not None
    return seat


def true_row(table: Table) -> array[int]:
    """The cards as they lie, as a row of worlds."""
    numbers = turn_of(table.observe(seat_to_act(table))).numbers
    return array("Q", [*(numbers.board(hand) for hand in table.state.hands), 0])


def judged(seen: Observation, row: array[int]) -> Card:
    """What the judge plays."""
    turn = turn_of(seen)
    card = turn.numbers.cards[Judge().card(turn.rollouts, row)]
    assert card is not None
    return card


@pytest.mark.parametrize(("variant", "least"), [*((variant, 0.85) for variant in VARIANTS), (ONLY_NULLS, 0.7)])
def test_the_judge_plays_as_the_club_player_does(variant: str, least: float) -> None:
    """But for counting points late, and cards that everyone knows of; worthless cards of a suit are as good as others.

    Measured: 89 to 100 in 100.
    """
    same = []
    for table in club_deals(variant, 6):
        seen = table.observe(seat_to_act(table))
        choice = Club().choose(seen, random.Random(0), threading.Event())
        assert isinstance(choice.action, Play)
        if choice.reason is not ChoiceReason.COUNTED:
            k, wanted, found = Knowledge(seen), choice.action.card, judged(seen, Worlds(seen).rows(1, 1))
            alike = wanted.suit is found.suit and k.points(wanted) == k.points(found) == 0
            same.append(wanted is found or alike)
    assert sum(same) / len(same) > least


@EACH
def test_playouts_are_what_the_judge_plays_at_the_table(variant: str) -> None:
    """The deal finished at the referee's table, every card by the judge's choice, against the kernel's playout."""
    for number, table in enumerate(club_deals(variant, 3)):
        if number % 17 == 9:
            seen = table.observe(seat_to_act(table))
            turn, found = turn_of(seen), array("i", [0])
            first = judged(seen, true_row(table))
            Judge().values(turn.rollouts, true_row(table), 0, 1, array("i", [turn.numbers.of[first.index]]), found)
            assert found[0] == played_out(copied(table), seen.seat)


def copied(table: Table) -> Table:
    again = new_table(table.variant.id)
    again.deal(table.state.layout)
    for move in table.state.public.moves:
        again.act(move)
    return again


def played_out(table: Table, me: int) -> int:
    """What the side of ``me`` ends with, the last trick's bonus included; at nulls whether it has its way."""
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, Play(judged(table.observe(seat), true_row(table)))))
    score, contract = table.state.score, contract_of(table.state.public)
    assert score is not None
    if contract is not None and contract.nulls:
        return int(me in score.winners)
    assert score.card_points is not None
    spec = table.rules.spec
    bonus = spec.last_trick * (table.state.public.winner_of(table.state.public.tricks[-1]) == me)
    if spec.sides:
        return score.card_points[spec.side_of(me)] + bonus
    assert contract is not None
    return score.card_points[0 if me in contract.side else 1]


@EACH
def test_it_plays_by_the_rules_and_what_it_sees(variant: str) -> None:
    """Honest cards, the best of its two hundred worlds; the same when hidden cards change places."""
    player = Reference()
    for number, table in enumerate(club_deals(variant, 4)):
        if number % 11:
            continue
        seen = table.observe(seat_to_act(table))
        choice = answer(player, seen, number)
        assert isinstance(choice.action, Play)
        assert choice.action.card in seen.dutiful
        assert choice.worlds == WORLDS
        assert len(choice.expectations) == len(seen.dutiful)
        assert max(each.points for each in choice.expectations) == next(
            each.points for each in choice.expectations if each.action == choice.action
        )
        other = swapped(table.state, seen.seat, random.Random(number), retold(table))
        assert answer(player, observe(table.rules, other, seen.seat, seen.standing), number) == choice


@EACH
def test_compiled_and_interpreted_agree(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = interpreted("ai", "reference")
    for module in (plain, reference):
        monkeypatch.setattr(module, "WORLDS", 3)
    for number, table in enumerate(club_deals(variant, 2)):
        if number % 8 == 0:
            seen = table.observe(seat_to_act(table))
            one, other = (
                [(format_action(e.action), e.points, e.wins) for e in module.expectations(module.turn_of(seen), number)]
                for module in (plain, reference)
            )
            assert one == other


def test_what_must_be_played_is_not_thought_about() -> None:
    choice = answer(Reference(), position("2C 5D 6D KD QD JD 4S 5S 6S 2S", "3C"))
    assert (choice.reason, choice.worlds) == (ChoiceReason.FORCED, 0)
    out_of_turn = position("2C 5D 6D KD QD JD 4S 5S 6S 2S", "3C")
    with pytest.raises(ValueError, match="turn"):
        Reference().choose(
            Observation(out_of_turn.deal, 3, out_of_turn.hand, out_of_turn.to_act, (), out_of_turn.standing),
            random.Random(0),
            threading.Event(),
        )
