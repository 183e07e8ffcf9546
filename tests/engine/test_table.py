"""A table at any moment: invariants, frozen states, records that replay to the same table, going back."""

import random
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Budget
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.record import dump, parse, record_of, replay
from sueca_desktop.engine.state import partner_of
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import (
    Accuse,
    Action,
    Bid,
    BidNulls,
    Call,
    Exchange,
    Move,
    Name,
    Pass,
    Play,
    Sequence,
    Take,
)
from sueca_desktop.rules.cards import card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.events import (
    BellaSaid,
    BidMade,
    Called,
    CardPlayed,
    DealScored,
    Exchanged,
    MatchWon,
    PartnerShown,
    Passed,
    SequenceAnnounced,
    TrickTaken,
    TrumpMade,
)
from sueca_desktop.rules.refusals import Reason, Refused
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal
from tests.support import invariants
from tests.support.deals import (
    COMBINATIONS,
    ITALIANAS,
    NAMES,
    SUECAS,
    VARIANTS,
    any_kind,
    combination_name,
    honest,
    new_table,
    play_script,
    random_layout,
    refuses,
    turn,
)
from tests.support.scripts import script_of
from tests.support.strategies import moves, randoms, tables

FEW = Budget(worlds=2)

whole = settings(max_examples=50)


def same(a: Table, b: Table) -> bool:
    return (a.variant, a.rules.spec, a.players, a.deals, a.standing) == (
        b.variant,
        b.rules.spec,
        b.players,
        b.deals,
        b.standing,
    )


@given(tables(), randoms)
@whole
def test_what_always_holds(table: Table, rng: random.Random) -> None:
    invariants.check(table, rng)
    invariants.check_reasons(table)


@given(tables(), randoms)
@whole
def test_no_seat_can_tell_hidden_cards_that_change_places(table: Table, rng: random.Random) -> None:
    """Several exchanges at this moment, for every seat; and they do change the state."""
    told = invariants.retold(table)
    for seat in range(table.rules.spec.seats):
        for _ in range(3):
            invariants.check_nothing_shows(table, seat, rng, told)
    hidden = sum(table.state.public.hand_sizes[1:]) - len(told.known if told else ())
    if hidden > 20:
        others = [invariants.swapped(table.state, 0, rng, told) for _ in range(5)]
        assert any(other.hands != table.state.hands for other in others)


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_shows_to_any_seat_in_any_phase(variant: str) -> None:
    """Every step of a few deals, until each phase has been seen; the called card changes hands with the others."""
    rng, moved = random.Random(7), 0
    phases: set[PhaseName] = set()
    table = new_table(variant)
    expected = {phase.name for phase in table.rules.phases} | {PhaseName.OVER}
    for _ in range(20):
        if phases == expected and (moved or variant not in ITALIANAS):
            return
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            told = invariants.retold(table)
            invariants.check(table, rng, told)
            contract = contract_of(table.state.public)
            if contract and contract.called and contract.partner is None:
                other = invariants.swapped(table.state, contract.bidder, rng, told)
                moved += partner_of(other) != partner_of(table.state)
            phases.add(table.state.public.phase)
            turn(table, rng, any_kind)
        phases.add(table.state.public.phase)
    raise AssertionError(f"only {phases} were seen")


@given(tables(), randoms, st.integers(0, 99))
@whole
def test_a_computer_player_answers_equally_whatever_is_hidden(table: Table, rng: random.Random, seed: int) -> None:
    seat = table.to_act()
    if seat is None:
        return
    told, before = invariants.retold(table), table.deals[-1].before
    for level in Level:
        answer = player(level, FEW).choose(table.observe(seat), random.Random(seed), threading.Event())
        assert answer.action in table.legal(seat)
        for _ in range(2):
            other = observe(table.rules, invariants.swapped(table.state, seat, rng, told), seat, before)
            assert player(level, FEW).choose(other, random.Random(seed), threading.Event()) == answer


@given(tables(), randoms)
@whole
def test_a_step_leaves_the_state_before_it_as_it_was(table: Table, rng: random.Random) -> None:
    if not table.in_progress:
        return
    before, fingerprint, text = table.state, hash(table.state), repr(table.state)
    seen = [table.observe(seat) for seat in range(table.rules.spec.seats)]
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


def test_going_back_in_a_doubled_deal_leaves_it_double() -> None:
    table = new_table("sueca-bandeira", tie="double-next", target=8)
    play_script(table, script_of("sueca-bandeira", 60))
    play_script(table, script_of("sueca-bandeira", 61))
    before = table.deals
    table.rewind(1, 39)
    assert table.state.stake == 2
    table.act(script_of("sueca-bandeira", 61).moves[39])
    assert table.deals == before
    assert replay(record_of(table), VARIANTS).deals == before


@given(tables(), moves)
@whole
def test_any_move_is_taken_or_refused_with_a_reason(table: Table, move: Move) -> None:
    """And what is taken is legal or an offered accusation; a refusal changes nothing."""
    before = table.deals
    allowed = (*table.legal(move.seat), *table.offers(move.seat)) if move.seat < table.rules.spec.seats else ()
    try:
        table.act(move)
    except Refused:
        assert table.deals == before
        assert isinstance(move.action, Accuse) or move.action not in allowed
    else:
        assert move.action in allowed


def told(before: PublicDeal, seat: int, action: Action) -> list[object]:
    """The events of an action itself, read from the rules of records."""
    contract = contract_of(before)
    match action:
        case Pass():
            return [Passed(seat)]
        case Bid() | BidNulls():
            return [BidMade(seat, action)]
        case Call(suit, called):
            return [Called(seat, suit, called)]
        case Take() if before.turned:
            return [TrumpMade(seat, before.turned.suit)]
        case Name(suit):
            return [TrumpMade(seat, suit)]
        case Exchange() if before.turned and before.trump:
            return [Exchanged(seat, card(f"7{before.trump.value}"), before.turned)]
        case Sequence(run):
            return [SequenceAnnounced(seat, run)]
        case Play(played, bella):
            partner = [PartnerShown(seat)] if contract and contract.called is played else []
            return [CardPlayed(seat, played), *([BellaSaid(seat)] if bella else []), *partner]
    raise AssertionError(action)


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
            done = honest(table.observe(seat), rng)
            step = table.act(Move(seat, done))
            after = step.state.public
            assert step.state is table.state
            expected = told(before, seat, done)
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
        Move(seat, Play(first.action.card, bella=True)): Reason.NO_BELLA,
        Move(seat, Play(card("TS"))): Reason.NOT_IN_HAND,
    }
    for move, reason in reasons.items():
        assert refuses(table, move).refusal.reason is reason
    for move in script.moves:
        table.act(move)
    assert refuses(table, script.moves[-1]).refusal.reason is Reason.DEAL_OVER


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_table_has_as_many_players_as_the_game(variant: str) -> None:
    seats = VARIANTS[variant].seats
    for count in {0, 1, 2, 3, 4, 5} - {seats}:
        with pytest.raises(ValueError, match=f"has {seats} players"):
            Table(VARIANTS[variant], {}, NAMES[:count])
