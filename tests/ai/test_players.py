"""What holds for every level: legal, from the observation alone, the same again with the same seed."""

import random

import pytest

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Budget
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.view import Observation
from tests.ai.positions import answer, answers, cards_of, position, tables, to_play
from tests.support.deals import COMBINATIONS, SUECAS, combination_name, new_table, random_layout
from tests.support.invariants import swapped

FEW = Budget(worlds=3)
LEVELS = pytest.mark.parametrize("level", Level)
EACH = pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)


def play_whole_deals(level: Level, table: Table, deals: int) -> None:
    """The table refuses what is not legal; a card that fails to follow would be legal in option ``allowed``."""
    one = player(level, FEW)
    for number in range(deals):
        rng = random.Random(number)
        if table.standing.over:
            table = new_table(table.variant.id, **dict(table.rules.spec.options))
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            seen = to_play(table)
            choice = answer(one, seen, number)
            assert not isinstance(choice.action, Play) or choice.action.card in seen.dutiful
            table.act(Move(seen.seat, choice.action))
        check_points(table)


def check_points(table: Table) -> None:
    """Where every card of the pack was played, the tricks hold every card point."""
    deal = table.state.public
    if len(deal.played) == len(deal.spec.deck.cards):
        assert sum(deal.taken_points()) == deal.spec.deck.total(deal.trump)
    elif deal.spec.variant in SUECAS:
        pytest.fail("every card of these is played")


@LEVELS
@EACH
def test_legal_and_honest_in_whole_deals(level: Level, variant: str, options: dict[str, OptionValue]) -> None:
    play_whole_deals(level, new_table(variant, **options), 4)


@pytest.mark.slow
@LEVELS
@EACH
def test_legal_and_honest_in_many_deals(level: Level, variant: str, options: dict[str, OptionValue]) -> None:
    play_whole_deals(level, new_table(variant, **options), 300)


@LEVELS
@pytest.mark.parametrize("renounce", ["enforced", "allowed"])
def test_hidden_cards_change_nothing(level: Level, renounce: str) -> None:
    """However the cards that a seat cannot see are exchanged, it answers the same; every seat, as its turn comes."""
    one, asked = player(level, FEW), set()
    for number, table in enumerate(tables(50, renounce=renounce)):
        seen = to_play(table)
        asked.add(seen.seat)
        expected = answer(one, seen, number)
        for i in range(3):
            other = swapped(table.state, seen.seat, random.Random(i))
            assert answer(one, observe(table.rules, other, seen.seat, seen.standing), number) == expected
    assert asked == {0, 1, 2, 3}


@LEVELS
def test_the_same_seed_gives_the_same_answer_from_any_player_object(level: Level) -> None:
    """Nothing is remembered from one question to the next."""
    seasoned = player(level, FEW)
    for number, table in enumerate(tables(60)):
        seen = to_play(table)
        assert answer(seasoned, seen, number) == answer(player(level, FEW), seen, number)


def test_the_novice_varies_with_the_seed() -> None:
    seen = position("KS 2S 4D 5D 6D QD 3C 4C 5C 3H")
    assert len({answer(player(Level.NOVICE), seen, seed).action for seed in range(20)}) > 3


def codes_of(text: str) -> set[str]:
    return {c.code for c in cards_of(text)}


def novice_answers(seen: Observation) -> set[str]:
    """The cards that the novice may play."""
    return {answers(player(Level.NOVICE), seen, seed)[0] for seed in range(40)}


def test_the_novice_throws_no_ace_or_seven_away() -> None:
    assert novice_answers(position("7S QS 2S 4D 5D 6D QD 3C 4C 2H", "3S 4S AS")) == {"QS", "2S"}
    assert novice_answers(position("AC 7C 4D 5D 2S 3S 4S 5S 6S QS", "KH")) == codes_of("4D 5D 2S 3S 4S 5S 6S QS")


def test_the_novice_ruffs_no_trick_that_partner_is_winning() -> None:
    assert novice_answers(position("AD 4D 5D 2S 3S 4S 5S 6S 3H 2H", "2C AC 3C")) <= codes_of("AD 4D 5D 2S 3S 4S 5S 6S")


def test_the_novice_takes_a_trick_when_it_closes_it() -> None:
    assert novice_answers(position("KC 4C 2S 3S 4S 5S 2D 3D 4D 2H", "QC 2C 3C")) == {"KC"}
