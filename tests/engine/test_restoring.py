"""A deal made whole from what a seat has seen: the seat sees the same again, and what cannot have been is refused."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.restoring import Impossible, Seen, restored
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.transitions import apply, begin, to_act
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Exchange, Move, Play, Sequence
from sueca_desktop.rules.cards import Card, CardSet, card
from sueca_desktop.rules.notation import parse_move
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.spec import PhaseName
from tests.support.deals import (
    COMBINATIONS,
    VARIANTS,
    Chooser,
    any_kind,
    combination_name,
    honest,
    new_table,
    random_layout,
    turn,
)

EACH = pytest.mark.parametrize(("variant", "options"), COMBINATIONS, ids=combination_name)


def seen_by(table: Table, seat: int) -> Seen:
    deal = table.state.public
    return Seen(seat, deal.dealer, table.state.hands[seat], deal.moves, deal.turned, deal.exposed)


def positions(variant: str, options: dict[str, OptionValue], choose: Chooser, deals: int) -> Iterator[Table]:
    """A table before each decision of some deals."""
    rng = random.Random(f"{variant} {options} {choose.__name__}")
    for _ in range(deals):
        table = new_table(variant, **options)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            yield table
            turn(table, rng, choose)


@pytest.mark.parametrize("choose", [any_kind, honest])
@EACH
def test_the_seat_sees_the_same_again(variant: str, options: dict[str, OptionValue], choose: Chooser) -> None:
    for table in positions(variant, options, choose, 1):
        assert_the_same_again(table)


def test_an_exchange_and_sequences_are_seen_again() -> None:
    kinds: set[type] = set()
    for table in positions("klaberjass", {}, any_kind, 30):
        if table.state.public.phase is PhaseName.TRICKS and table.state.public.hand_sizes == (3, 3):
            kinds |= {type(move.action) for move in table.state.public.moves}
            assert_the_same_again(table)
    assert {Exchange, Sequence} <= kinds


def assert_the_same_again(table: Table) -> None:
    seat = table.to_act()
    assert seat is not None
    real = table.observe(seat)
    assert observe(table.rules, restored(table.rules, seen_by(table, seat)), seat, real.standing) == real


def test_only_the_seat_to_act_is_served() -> None:
    table = new_table("sueca-bandeira")
    table.deal(random_layout(table.rules, random.Random(1), dealer=3))
    with pytest.raises(Impossible, match="turn of seat 0, not of 1"):
        restored(table.rules, seen_by(table, 1))


def test_nothing_is_asked_once_the_deal_is_over() -> None:
    table, rng = new_table("klaberjass"), random.Random(1)
    table.deal(random_layout(table.rules, rng))
    while table.in_progress:
        turn(table, rng, lambda observation, rng: observation.legal[0])
    with pytest.raises(Impossible, match="over"):
        restored(table.rules, seen_by(table, 0))


# ---- what cannot have been


def moves(*texts: str) -> tuple[Move, ...]:
    return tuple(map(parse_move, texts))


SUECA = Seen(2, 0, CardSet.parse("AS 7S KS QS 2D 3D 4D 2C 3C 4C"), moves("1 play JS"), card("5H"))
AUCTION = ("1 pass", "2 bid 80", "3 pass", "4 pass", "0 pass")
CALLED = (*AUCTION, "2 call H AS")
ITALIANA = Seen(3, 0, CardSet.parse("AS 7S KS QS 2D 3D 4D 2C"), moves(*CALLED, "2 play 3S"))
MADE = ("1 take", "1 pass", "0 pass")
KLABERJASS = Seen(1, 0, CardSet.parse("AS KS QS 9H 8H 7D AC KC QC"), moves(*MADE), card("AH"), card("8D"))
LONGER_RUN = ("1 pass", "0 sequence JD TD 9D", "0 pass", "1 play 7D", "0 play QD")
MUST_TRUMP = ("1 pass", "0 pass", "1 play 7D", "0 play TC", "1 play 9H", "0 play JH")
MUST_BEAT = ("1 pass", "0 pass", "1 play 9H", "0 play 7H", "1 play 7D", "0 play JH")


def later(hand: str, *texts: str) -> Seen:
    """The same deal once more has been done."""
    return replace(KLABERJASS, hand=CardSet.parse(hand), moves=moves("1 take", *texts))


POSSIBLE = [("sueca-bandeira", SUECA), ("italiana-nulos", ITALIANA), ("klaberjass", KLABERJASS)]


@pytest.mark.parametrize(("variant", "seen"), POSSIBLE, ids=[variant for variant, _ in POSSIBLE])
def test_what_the_cases_begin_with_is_possible(variant: str, seen: Seen) -> None:
    rules = VARIANTS[variant].rules()
    assert to_act(rules, restored(rules, seen)) == seen.seat


@pytest.mark.parametrize(
    ("seen", "message"),
    [
        (replace(SUECA, seat=4), "there is no seat 4"),
        (replace(SUECA, dealer=-1), "there is no seat -1"),
        (replace(SUECA, moves=moves("7 play AD")), "action 0: there is no seat 7"),
        (replace(SUECA, turned=None), "turned card"),
        (replace(SUECA, turned=card("9H")), "9H is not a card of this game"),
        (replace(SUECA, turned=card("AS")), "seat 2 cannot hold AS"),
        (replace(SUECA, exposed=card("6H")), "no card is exposed"),
        (replace(SUECA, hand=SUECA.hand.remove(card("4C"))), "holds 10 cards at this point, not 9"),
        (replace(SUECA, hand=SUECA.hand.add(card("5C"))), "holds 10 cards at this point, not 11"),
        (replace(SUECA, hand=SUECA.hand.remove(card("4C")).add(card("JS"))), "JS has been played"),
        (replace(SUECA, moves=moves("1 play 8S")), "action 0: 8S is not a card of this game"),
        (replace(SUECA, moves=moves("1 play 5H")), "action 0: seat 1 cannot hold 5H"),
        (replace(SUECA, moves=moves("3 play JS")), "action 0: not this seat's turn"),
        (replace(SUECA, moves=moves("1 pass")), "action 0: not an action of this moment"),
        (replace(SUECA, moves=moves("1 play JS", "1 play JS")), "action 1: JS has been played"),
        (replace(SUECA, moves=moves("1 play JS", "2 accuse 1")), "action 1: an accusation"),
        (replace(SUECA, moves=moves("1 take", "1 play JS")), "action 0: not an action of this moment"),
    ],
)
def test_a_deal_of_sueca_that_cannot_be(seen: Seen, message: str) -> None:
    with pytest.raises(Impossible, match=message):
        restored(VARIANTS["sueca-bandeira"].rules(), seen)


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (("1 bid 60",), "action 0: this game has no such bid"),
        (("1 bid 61", "2 bid 61"), "action 1: the bid is not higher"),
        ((*AUCTION, "2 call H 3S", "2 play 3S"), "action 5: the called card is in the bidder's own hand"),
        ((*AUCTION, "2 play 3S"), "action 5: not an action of this moment"),
        ((*CALLED, "2 exchange", "2 play 3S"), "action 6: not an action of this moment"),
        ((*CALLED, "2 sequence AD KD QD", "2 play 3S"), "action 6: not an action of this moment"),
        (CALLED, "turn of seat 2"),
    ],
)
def test_a_deal_of_italiana_that_cannot_be(texts: tuple[str, ...], message: str) -> None:
    with pytest.raises(Impossible, match=message):
        restored(VARIANTS["italiana-nulos"].rules(), replace(ITALIANA, moves=moves(*texts)))


@pytest.mark.parametrize(
    ("seen", "message"),
    [
        (replace(KLABERJASS, turned=None), "a turned card is needed"),
        (replace(KLABERJASS, exposed=None), "an exposed card is needed"),
        (replace(KLABERJASS, exposed=card("AH")), "the whole pack"),
        (replace(KLABERJASS, exposed=card("AS")), "seat 1 cannot hold AS"),
        (replace(KLABERJASS, moves=moves("1 pass", "0 pass")), "no card is exposed"),
        (replace(KLABERJASS, hand=CardSet.parse("AS KS QS 9H 8H 7D")), "holds 9 cards at this point"),
        (replace(KLABERJASS, moves=moves("1 take", "1 sequence 9C 8C 7C")), "holds 6 cards at this point, not 9"),
        (replace(KLABERJASS, moves=moves("1 take", "1 sequence QC KC AC")), "action 1: that is not a whole run"),
        (replace(KLABERJASS, moves=moves("1 take", "1 pass", "0 sequence TC 9C 8C")), "turn of seat 0"),
        (replace(KLABERJASS, moves=moves("1 take", "1 pass", "0 sequence AC KC QC")), "seat 1 cannot hold AC"),
        (replace(KLABERJASS, moves=moves("1 take", "1 exchange")), "holds 8 cards at this point, not 9"),
        (replace(KLABERJASS, moves=moves("1 take", "1 pass", "0 sequence TC 9C 7C")), "action 2: that is not a whole"),
        (replace(KLABERJASS, moves=moves("1 pass", "0 pass", "1 name H")), "action 2: the turned suit can be taken"),
        (later("AS KS QS 9H 8H AC KC QC", *LONGER_RUN), "action 2: that is not a whole run"),
        (later("AS KS QS 8H AC KC QC", *MUST_TRUMP), "action 4: without the led suit a trump must be played"),
        (later("AS KS QS 8H AC KC QC", *MUST_BEAT), "action 4: a led trump must be beaten"),
    ],
)
def test_a_deal_of_klaberjass_that_cannot_be(seen: Seen, message: str) -> None:
    with pytest.raises(Impossible, match=message):
        restored(VARIANTS["klaberjass"].rules(), seen)


# ---- refused only what no lie of the cards allows


def lies(rules: RuleSet, seen: Seen, pretended: tuple[Move, ...]) -> Iterator[Layout]:
    """Every way the other cards could have been dealt, for a deal near its end."""
    played = {
        seat: [m.action.card for m in pretended if m.seat == seat and isinstance(m.action, Play)]
        for seat in range(rules.spec.seats)
    }
    whole = rules.spec.hand_size
    known = {c for cards in played.values() for c in cards} | set(seen.hand)
    loose = [c for c in rules.spec.deck.cards if c not in known]
    rooms = [0 if seat == seen.seat else whole - len(played[seat]) for seat in range(rules.spec.seats)]
    for hands in shared(loose, rooms):
        own = [tuple(seen.hand) if seat == seen.seat else hands[seat] for seat in range(rules.spec.seats)]
        dealt = tuple((*played[seat], *own[seat]) for seat in range(rules.spec.seats))
        if seen.turned is None or seen.turned in dealt[seen.dealer]:
            yield Layout(seen.dealer, dealt, seen.turned)


def shared(cards: list[Card], rooms: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    if not rooms:
        yield []
        return
    for own in itertools.combinations(cards, rooms[0]):
        for rest in shared([c for c in cards if c not in own], rooms[1:]):
            yield [own, *rest]


def possible(rules: RuleSet, layout: Layout, pretended: tuple[Move, ...]) -> bool:
    state = begin(rules, layout)
    try:
        for move in pretended:
            state = apply(rules, state, move).state
    except Refused:
        return False
    return True


def pretending(rng: random.Random, table: Table, seat: int) -> tuple[Move, ...]:
    """What was done, but for one card of another seat, or two, in whose place one was played that has not been seen."""
    done, deal = list(table.state.public.moves), table.state.public
    unseen = [c for c in deal.spec.deck.cards - deal.played - table.state.hands[seat] if c is not deal.turned]
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.choice([i for i, m in enumerate(done) if m.seat != seat and isinstance(m.action, Play)])
        swapped = unseen.pop(rng.randrange(len(unseen)))
        done[at] = Move(done[at].seat, Play(swapped))
    return tuple(done)


@pytest.mark.parametrize(("variant", "left"), [("sueca-riscos", 2), ("italiana-nulos", 1)])
def test_only_what_no_lie_of_the_cards_allows_is_refused(variant: str, left: int) -> None:
    """Near the end of deals, with cards put in place of those played: the same verdict as trying every lie."""
    verdicts = []
    for number in range(60):
        rng = random.Random(number)
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress and max(table.state.public.hand_sizes) > left:
            turn(table, rng, honest)
        seat = table.to_act()
        if seat is None:
            continue
        pretended = pretending(rng, table, seat)
        seen = replace(seen_by(table, seat), moves=pretended)
        expected = any(possible(table.rules, layout, pretended) for layout in lies(table.rules, seen, pretended))
        try:
            found = to_act(table.rules, restored(table.rules, seen)) == seat
        except Impossible as error:
            found = "turn" in str(error) and "action" not in str(error)
        assert found == expected
        verdicts.append(expected)
    assert {True, False} == set(verdicts)
