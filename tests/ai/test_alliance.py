"""Whom a seat takes for its partner at Sueca Italiana, and what it does with it."""

import random

import pytest

from sueca_desktop.ai.alliance import friends_of, partner_known_to
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.contract import contract_of
from tests.ai.seats import answer, club, italiana
from tests.support.deals import act, new_table, random_layout
from tests.support.italiana import FIVES, NULOS
from tests.support.klaberjass import layout, table_of

# Seat 1 bids, hearts are trump, the ace of hearts is called and lies with seat 3.
HANDS = {
    1: "7H KH JH QH AS 2S 2D 2C",
    2: "7S 6S 3D 4D 3C 4C 6H 5D",
    3: "AH QS 5S 7D 6D JC 6C JD",
    4: "KS 4S KD QD KC 7C 5H 5C",
    0: "JS 3S AD AC QC 4H 3H 2H",
}
CALLED = ("1 bid 61", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H AH")


def table(*texts: str) -> Table:
    return italiana(NULOS, HANDS, *CALLED, *texts)


def friends(at: Table, seat: int) -> set[int]:
    return set(friends_of(at.observe(seat)))


def test_the_holder_of_the_called_card_knows_and_nobody_else() -> None:
    at = table()
    assert friends(at, 3) == {1, 3}
    assert friends(at, 1) == {1}  # the bidder does not know
    for defender in (2, 4, 0):
        assert friends(at, defender) == {0, 2, 3, 4}
    contract = contract_of(at.state.public)
    assert contract is not None
    assert [partner_known_to(at.observe(seat), contract) for seat in range(5)] == [None, None, None, 3, None]


def test_once_the_called_card_is_played_everybody_knows() -> None:
    at = table("1 play QH", "2 play 6H", "3 play AH")
    assert friends(at, 1) == friends(at, 3) == {1, 3}
    for defender in (2, 4, 0):
        assert friends(at, defender) == {0, 2, 4}


def test_the_secret_partner_gives_points_to_the_bidders_trick_and_the_others_do_not() -> None:
    """The ace of spades of the bidder cannot be beaten but by a trump; seat 3 has the queen to give, and gives it."""
    at = table("1 play AS")
    assert answer(at) == "play 6S"  # seat 2 keeps the seven from a bidder
    act(at, "2 play 6S")
    assert club(at.observe(3)).reason is ChoiceReason.FEED_PARTNER
    assert answer(at) == "play QS"
    act(at, "3 play QS")
    assert answer(at) == "play 4S"


def test_a_large_gift_to_the_bidder_makes_a_seat_suspected_by_all_but_itself() -> None:
    hands = dict(HANDS) | {2: "QS 6S 3D 4D 3C 4C 6H 5D", 3: "AH 7S 5S 7D 6D JC 6C JD"}
    at = italiana(NULOS, hands, *CALLED, "1 play AS", "2 play 6S")
    assert friends(at, 1) == {1}
    act(at, "3 play 7S")
    assert friends(at, 1) == {1, 3}  # the bidder trusts it
    for defender in (2, 4, 0):
        assert friends(at, defender) == {0, 2, 4}  # the others no longer do
    assert friends(at, 3) == {1, 3}


def test_an_innocent_giver_is_suspected_too_but_knows_better_itself() -> None:
    hands = dict(HANDS) | {3: "AH QS 6S 7D 6D JC 6C JD", 2: "7S 5S 3D 4D 3C 4C 6H 5D"}
    at = italiana(NULOS, hands, *CALLED, "1 play AS", "2 play 7S")
    assert friends(at, 1) == {1, 2}
    assert friends(at, 2) == {0, 2, 3, 4}
    assert friends(at, 3) == {1, 3}  # the true partner is never misled
    assert friends(at, 4) == {0, 3, 4}


def test_who_does_not_follow_the_called_cards_suit_does_not_hold_it() -> None:
    hands = {
        1: "7H KH JH QH AS 2S 2D 2C",
        2: "7S 6S 3D 4D 3C 4C 5S 5D",
        3: "AH QS 6H 7D 6D JC 6C JD",
        4: "KS 4S KD QD KC 7C 5H 5C",
        0: "JS 3S AD AC QC 4H 3H 2H",
    }
    at = italiana(NULOS, hands, *CALLED, "1 play QH", "2 play 3D", "3 play 6H")
    assert 2 in friends(at, 4)
    act(at, "4 play 5H", "0 play 4H")
    # Seat 2 is out; of 0, 3 and 4 seat 0 knows about itself: 3 or 4.
    assert friends(at, 2) == {0, 2, 3, 4}
    assert 2 in friends(at, 0)


@pytest.mark.parametrize("seat", range(5))
def test_a_soloist_at_nulls_is_alone_against_all(seat: int) -> None:
    at = italiana(NULOS, {1: "2S 3S 4S 2H 3H 2D 3D 4D"}, "1 bid nulls", "2 pass", "3 pass", "4 pass", "0 pass")
    assert friends(at, seat) == ({1} if seat == 1 else {0, 2, 3, 4})


def test_before_a_contract_and_in_games_of_fixed_sides() -> None:
    at = italiana(FIVES, {}, "0 bid 65")
    assert [friends(at, seat) for seat in range(5)] == [{seat} for seat in range(5)]
    two = table_of(layout("AS", "KS", "TH"), "1 take")
    assert [friends(two, seat) for seat in (0, 1)] == [{0}, {1}]
    four = new_table("sueca-riscos")
    four.deal(random_layout(four.rules, random.Random(1)))
    assert [friends(four, seat) for seat in range(4)] == [{0, 2}, {1, 3}, {0, 2}, {1, 3}]
