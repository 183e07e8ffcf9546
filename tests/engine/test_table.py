"""A table at any moment: invariants, frozen states, records that replay to the same table, going back."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sueca_desktop.engine.record import dump, parse, record_of, replay
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import card
from sueca_desktop.rules.events import CardPlayed, DealScored, MatchWon, TrickTaken
from sueca_desktop.rules.refusals import Reason, Refused
from tests.support import invariants
from tests.support.deals import (
    COMBINATIONS,
    NAMES,
    SUECAS,
    VARIANTS,
    combination_name,
    new_table,
    play_script,
    random_layout,
    refuses,
    turn,
)
from tests.support.scripts import script_of
from tests.support.strategies import moves, tables

whole = settings(max_examples=60)


def same(a: Table, b: Table) -> bool:
    return (a.variant, a.rules.spec, a.players, a.deals, a.standing) == (
        b.variant,
        b.rules.spec,
        b.players,
        b.deals,
        b.standing,
    )


@given(tables(), st.randoms(use_true_random=False))
@whole
def test_what_always_holds(table: Table, rng: random.Random) -> None:
    invariants.check(table, rng)


@given(tables(), st.randoms(use_true_random=False))
@whole
def test_no_seat_can_tell_hidden_cards_that_change_places(table: Table, rng: random.Random) -> None:
    """Several exchanges at this moment, for every seat; and they do change the state."""
    for _ in range(5):
        invariants.check_nothing_shows(table, rng)
    hidden = sum(table.state.public.hand_sizes[1:])
    if hidden > 20:
        others = [invariants.swapped(table.state, 0, rng) for _ in range(5)]
        assert any(other.hands != table.state.hands for other in others)


@given(tables(), st.randoms(use_true_random=False))
@whole
def test_a_step_leaves_the_state_before_it_as_it_was(table: Table, rng: random.Random) -> None:
    if not table.in_progress:
        return
    before, fingerprint, text = table.state, hash(table.state), repr(table.state)
    seen = [table.observe(seat) for seat in range(4)]
    hashes = [hash(observation) for observation in seen]
    move = turn(table, rng)
    assert table.state != before
    assert (hash(before), repr(before)) == (fingerprint, text)
    assert [hash(observation) for observation in seen] == hashes
    assert [observation.hand for observation in seen] == list(before.hands)
    table.rewind(len(table.deals) - 1, len(before.public.moves))
    assert table.state == before
    assert hash(table.state) == fingerprint
    assert table.act(move).state == table.state


@given(tables())
@whole
def test_a_record_replays_to_the_same_table(table: Table) -> None:
    record = record_of(table)
    again = replay(parse(dump(record)), VARIANTS)
    assert same(again, table)
    assert record_of(again) == record


@given(tables(), st.data())
@whole
def test_going_back_is_having_played_less(table: Table, data: st.DataObject) -> None:
    deal = data.draw(st.integers(0, len(table.deals) - 1))
    actions = data.draw(st.integers(0, len(table.deals[deal].state.public.moves)))
    record = record_of(table)
    shorter = replay(record, VARIANTS)
    shorter.rewind(deal, actions)
    assert len(shorter.deals) == deal + 1
    assert shorter.state.public.moves == table.deals[deal].state.public.moves[:actions]
    assert shorter.deals[deal].before == table.deals[deal].before
    assert same(replay(record_of(shorter), VARIANTS), shorter)
    for move in table.deals[deal].state.public.moves[actions:]:
        shorter.act(move)
    assert shorter.deals == table.deals[: deal + 1]


@pytest.mark.parametrize(("deal", "actions"), [(-1, 0), (1, 0), (0, -1), (0, 41)])
def test_there_is_no_going_back_to_what_never_was(deal: int, actions: int) -> None:
    table = new_table("sueca-riscos")
    play_script(table, script_of("sueca-riscos", 61))
    before = table.deals
    with pytest.raises(IndexError):
        table.rewind(deal, actions)
    assert table.deals == before


@given(tables(), moves)
@whole
def test_any_move_is_taken_or_refused_with_a_reason(table: Table, move: Move) -> None:
    """And what is taken is legal or an offered accusation; a refusal changes nothing."""
    before = table.deals
    allowed = (*table.legal(move.seat), *table.offers(move.seat)) if move.seat < 4 else ()
    try:
        table.act(move)
    except Refused:
        assert table.deals == before
        assert not isinstance(move.action, Play) or move.action not in allowed
    else:
        assert move.action in allowed


@pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)
def test_events_tell_what_happened(variant: str, options: dict[str, int | str]) -> None:
    rng = random.Random(5)
    table = new_table(variant, **options)
    for _ in range(4):
        if table.standing.winners:
            break
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            before = table.state.public
            seat = table.to_act()
            assert seat is not None
            played = Play(rng.choice(tuple(table.observe(seat).dutiful)))
            step = table.act(Move(seat, played))
            after = step.state.public
            assert step.state is table.state
            expected: list[object] = [CardPlayed(seat, played.card)]
            if len(after.tricks) > len(before.tricks):
                full = after.tricks[-1]
                gained = sum(after.taken_points()) - sum(before.taken_points())
                expected.append(TrickTaken(len(before.tricks), after.winner_of(full), gained))
            if after.over:
                expected.append(DealScored(step.state.score) if step.state.score else None)
            if table.standing.winners:
                expected.append(MatchWon(table.standing.winners))
            assert list(step.events) == expected


@pytest.mark.parametrize("variant", SUECAS)
def test_the_next_dealer_sits_to_the_right(variant: str) -> None:
    table = new_table(variant)
    assert table.next_dealer is None
    script = script_of(variant, 61)
    play_script(table, script)
    assert table.next_dealer == (script.layout.dealer + 1) % 4


@pytest.mark.parametrize("variant", SUECAS)
def test_refusals_say_why(variant: str) -> None:
    table = new_table(variant)
    script = script_of(variant, 61)
    with pytest.raises(Refused) as refused:
        table.act(script.moves[0])  # nothing has been dealt
    assert refused.value.refusal.reason is Reason.NOT_NOW
    table.deal(script.layout)
    with pytest.raises(Refused) as refused:
        table.deal(script.layout)
    assert refused.value.refusal.reason is Reason.NOT_NOW
    first = script.moves[0]
    assert isinstance(first.action, Play)
    seat = first.seat
    reasons = {
        Move((seat + 1) % 4, first.action): Reason.NOT_YOUR_TURN,
        Move(4, first.action): Reason.NO_SUCH_SEAT,
        Move(-1, first.action): Reason.NO_SUCH_SEAT,
        Move(seat, Play(first.action.card, bella=True)): Reason.NOT_NOW,
        Move(seat, Play(card("TS"))): Reason.NOT_IN_HAND,
    }
    for move, reason in reasons.items():
        assert refuses(table, move).refusal.reason is reason
    for move in script.moves:
        table.act(move)
    assert refuses(table, script.moves[-1]).refusal.reason is Reason.DEAL_OVER


@pytest.mark.parametrize("variant", SUECAS)
@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_table_has_four_players(variant: str, count: int) -> None:
    with pytest.raises(ValueError, match="has 4 players"):
        Table(VARIANTS[variant], {}, NAMES[:count])
