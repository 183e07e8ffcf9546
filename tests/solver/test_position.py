"""What is refused as a position, and what a position says of itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sueca_desktop.rules.cards import CardSet, Suit, card
from sueca_desktop.rules.decks import KLABERJASS_DECK, SUECA_DECK
from sueca_desktop.solver import Duty, Goal, Position

PLAIN = Position(
    hands=tuple(CardSet.parse(hand) for hand in ("AS 2H", "3S 4H", "KS QH", "6S JH")),
    leader=1,
    trump=Suit.SPADES,
    side=0b0101,
    deck=SUECA_DECK,
)
TABLE = (card("5S"),)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hands": PLAIN.hands[:1]}, "seats"),
        ({"leader": 4}, "seats"),
        ({"side": 16}, "seats"),
        ({"hands": (PLAIN.hands[0], *PLAIN.hands[:3])}, "twice"),
        ({"hands": (CardSet.parse("9S TH"), *PLAIN.hands[1:])}, "not of the pack"),
        ({"hands": (CardSet.parse("AS"), *PLAIN.hands[1:])}, "one size"),
        ({"trick": TABLE}, "one size"),
        ({"hands": (CardSet(),) * 4}, "nobody"),
        ({"goal": Goal.MISERE}, "misère"),
        ({"goal": Goal.MISERE, "trump": None}, "misère"),
        ({"last_trick": 250}, "255"),
    ],
)
def test_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(PLAIN, **change)


def test_totals() -> None:
    assert PLAIN.total == 11 + 4 + 2 + 3
    assert replace(PLAIN, goal=Goal.TRICKS).total == 2
    assert replace(PLAIN, goal=Goal.MISERE, trump=None, side=1).total == 1
    assert replace(PLAIN, last_trick=10).total == 30


def test_the_seat_to_move_follows_suit() -> None:
    hands = (PLAIN.hands[0], CardSet.parse("4H"), *PLAIN.hands[2:])
    asked = replace(PLAIN, hands=hands, trick=(card("3S"),))
    assert asked.seat == 2
    assert asked.legal == CardSet.parse("KS")
    assert asked.sides == (0, 1, 0, 1)


@pytest.mark.parametrize(
    ("hand", "table", "legal"),
    [
        ("JS AS 8H", "9S", "JS"),  # a led trump is beaten
        ("AS 8S 8H", "9S", "AS 8S"),  # or followed lower
        ("AS 8S 8H", "9D", "AS 8S"),  # who cannot follow trumps
        ("AH 8H 8C", "9D", "AH 8H 8C"),  # who cannot do either plays anything
        ("AD 8S 8H", "9D", "AD"),
    ],
)
def test_the_duties_of_klaberjass(hand: str, table: str, legal: str) -> None:
    other = CardSet.parse("KC QC")
    asked = Position(
        (other, CardSet.parse(hand)), 0, Suit.SPADES, 0b01, KLABERJASS_DECK, (card(table),), Duty.TRUMP, 10
    )
    assert asked.legal == CardSet.parse(legal)
