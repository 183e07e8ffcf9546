"""Making trump, the exchange, sequences and bella: what the club player says at Klaberjass, on concrete hands."""

import random

import pytest

from sueca_desktop.ai.bidding.making import (
    DEALER_NAMES,
    DEALER_TAKES,
    ELDER_NAMES,
    ELDER_TAKES,
    Weights,
    maker_gain,
)
from sueca_desktop.ai.levels import Level
from sueca_desktop.rules.actions import Name
from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.decks import KLABERJASS_DECK
from tests.ai.seats import answer, club, hand
from tests.support import oracle
from tests.support.deals import act, codes, layout_of
from tests.support.klaberjass import after_making, layout, table_of

PACK = tuple(KLABERJASS_DECK.cards)

# const, each trump, J, 9, A, T, K+Q, one of them, side A, T guarded, bare, K, three, four; threshold (as measured)
TABLE = {
    "elder takes": (-111, 16.6, 50, 23, 13, 12, 37, 13, 22, 14, 12, 4, 23, 50, 0),
    "dealer takes": (-115, 18.9, 52, 20, 11, 15, 35, 13, 22, 13, 14, 5, 21, 33, -15),
    "elder names": (-111, 16.4, 48, 25, 14, 14, 41, 12, 21.5, 13, 11, 3, 23, 47, -5),
    "dealer names": (-112, 16.0, 48, 24, 13, 12, 38, 12, 20, 13, 9, 2, 20, 52, -10),
}
WEIGHTS = {
    "elder takes": ELDER_TAKES,
    "dealer takes": DEALER_TAKES,
    "elder names": ELDER_NAMES,
    "dealer names": DEALER_NAMES,
}


def formula(cards: CardSet, trump: Suit, key: str) -> float:
    const, each, j, nine, a, t, pair, one, side_a, guarded, bare, side_k, three, four, _ = TABLE[key]
    own = codes(cards)
    ranks = [c[0] for c in own if c[1] == trump.value]
    total = const + each * len(ranks) + sum({"J": j, "9": nine, "A": a, "T": t}.get(r, 0) for r in ranks)
    total += (0, one, pair)[len({"K", "Q"} & set(ranks))]
    longest = 0
    for suit in "SHDC":
        held = [c[0] for c in own if c[1] == suit]
        row = "".join(r if r in held else " " for r in "AKQJT987")
        longest = max([longest, *map(len, row.split())])
        if suit != trump.value:
            total += side_a * ("A" in held) + side_k * ("K" in held)
            total += (guarded if len(held) > 1 else bare) * ("T" in held)
    return total + (three if longest == 3 else four if longest > 3 else 0)


def some_deals(count: int, seed: int) -> list[list[str]]:
    rng = random.Random(seed)
    return [rng.sample(oracle.SMALL_PACK, 32) for _ in range(count)]


@pytest.mark.parametrize("key", TABLE)
def test_the_gain_of_the_maker_is_the_measured_formula(key: str) -> None:
    weights: Weights = WEIGHTS[key]
    assert weights.threshold == TABLE[key][-1]
    for pack in some_deals(100, 4):
        cards = hand(" ".join(pack[:6]))
        for trump in Suit:
            assert maker_gain(cards, trump, weights) == pytest.approx(formula(cards, trump, key))


STRONG = "JH 9H 8H AS 7C 8D"  # fourteen and a half by the pocket count
FAIR = "JH 8H AS AD 7C 9C"  # twelve and a half
WEAK = "KH 8H 9S TD 7C QC"


@pytest.mark.parametrize(("cards", "said"), [(STRONG, "take"), (FAIR, "take"), (WEAK, "pass")])
@pytest.mark.parametrize("level", Level)
def test_taking_the_turned_suit(cards: str, said: str, level: Level) -> None:
    table = table_of(layout(cards, "", "QH"))
    assert answer(table, level) == said
    table = table_of(layout("", cards, "QH"), "1 pass")
    assert answer(table, level) == said


def test_the_dealer_takes_what_elder_would_pass() -> None:
    taken = {0: 0, 1: 0}
    for pack in some_deals(300, 7):
        cards, turned = pack[:6], pack[6]
        elder = formula(hand(" ".join(cards)), Suit(turned[1]), "elder takes")
        dealer = formula(hand(" ".join(cards)), Suit(turned[1]), "dealer takes")
        if f"7{turned[1]}" in cards:
            continue
        rest = pack[7:]
        for seat, likely in ((1, elder >= 0), (0, dealer >= -15)):
            hands = (" ".join(rest[:6]), " ".join(cards)) if seat else (" ".join(cards), " ".join(rest[:6]))
            table = table_of(layout_of(0, hands, turned, " ".join(rest[6:])), *([] if seat else ["1 pass"]))
            assert answer(table) == ("take" if likely else "pass")
            taken[seat] += likely
    assert taken[0] > taken[1] > 0


def test_a_seven_to_exchange_for_the_turned_jack_makes_the_difference() -> None:
    assert answer(table_of(layout("8H 9H AS AD 7C 8C", "", "JH"))) == "pass"
    assert answer(table_of(layout("7H 9H AS AD 7C 8C", "", "JH"))) == "take"


def test_the_best_other_suit_is_named_and_never_the_turned_one() -> None:
    table = table_of(layout("JS 9S 8S AD 7C JH", "", "QH"), "1 pass", "0 pass")
    assert answer(table) == "name S"
    assert answer(table_of(layout(WEAK, "", "QH"), "1 pass", "0 pass")) == "pass"
    named = 0
    for pack in some_deals(150, 11):
        hands, turned = (" ".join(pack[:6]), " ".join(pack[6:12])), pack[12]
        table = table_of(layout_of(0, hands, turned, " ".join(pack[13:])), "1 pass", "0 pass")
        choice = club(table.observe(1)).action
        if isinstance(choice, Name):
            named += 1
            assert choice.suit.value != turned[1]
            worth = {s: formula(hand(hands[1]), s, "elder names") for s in Suit if s.value != turned[1]}
            assert worth[choice.suit] == max(worth.values()) >= -5
    assert named > 20


# The exchange


@pytest.mark.parametrize(
    ("elder", "turned", "said"),
    [
        ("7H AS KS 8D 8C 9C", "JH", "exchange"),  # a trump for a trump
        ("7H AS KS 8D 8C 9C", "8H", "exchange"),
        ("7H QH 8S 8D 8C 9D", "KH", "exchange"),  # king and queen
        ("7H QH JH 8D 8C 9C", "KH", "exchange"),  # completes a sequence
        ("7H 8H 9H TH AS 8D", "QH", "sequence TH 9H 8H 7H"),  # would break four in a row for three points
    ],
)
@pytest.mark.parametrize("level", Level)
def test_the_seven_for_the_turned_trump(elder: str, turned: str, said: str, level: Level) -> None:
    assert answer(table_of(layout(elder, "", turned, "AD TC 9S"), "1 take"), level) == said


@pytest.mark.parametrize(
    ("turned", "said"), [("AH", "exchange"), ("TH", "exchange"), ("KH", "pass"), ("9H", "pass"), ("8H", "exchange")]
)
def test_the_seven_of_a_named_suit_for_a_side_card_only_where_it_gains(turned: str, said: str) -> None:
    """An ace or a ten; less only where it completes a sequence, as the eight does here."""
    elder = "7S JS 9S 7H 9H AC" if turned == "8H" else "7S JS 9S 8D TC AC"
    more = "QC 8C 7D" if turned != "8H" else "QC 8C KD"
    table = table_of(layout(elder, "", turned, more), "1 pass", "0 pass", "1 name S")
    assert answer(table) == said


# Sequences and bella

BOTH = layout("AS KS QS 8D 9S JH", "TC 9C 8C 7D 8H 9H", "7H", "AH 9D JD", "AD KH TS")


def test_a_sequence_is_announced_unless_it_is_already_beaten() -> None:
    table = table_of(BOTH, "1 take")
    assert answer(table) == "sequence AS KS QS"
    act(table, "1 sequence AS KS QS", "1 pass")
    assert answer(table) == "pass"  # the ten is lower than the ace
    table = table_of(BOTH, "1 take", "1 pass")
    assert answer(table) == "sequence TC 9C 8C"


def test_the_longer_of_two_sequences_is_announced() -> None:
    table = table_of(layout("AS KS QS TC 9C 8C", "", "7H", "7C JD 8D"), "1 take")
    assert answer(table) == "sequence TC 9C 8C 7C"


def test_among_equal_sequences_the_dealers_beats_elders_only_in_trumps() -> None:
    same = layout("AS KS QS 8D 9S JH", "AC KC QC 7D 8H 9H", "7H", "TH 9D JD", "AD KH TS")
    table = table_of(same, "1 take", "1 sequence AS KS QS", "1 pass")
    assert answer(table) == "pass"
    trumps = layout("AS KS QS 8D 9S JH", "AH KH QH 7D 8C 9C", "7H", "9H 9D JD", "AD KC TS")
    table = table_of(trumps, "1 take", "1 sequence AS KS QS", "1 pass")
    assert answer(table) == "sequence AH KH QH"


@pytest.mark.parametrize("level", Level)
def test_bella_is_said(level: Level) -> None:
    said = 0
    for number in range(12):
        rng = random.Random(number)
        others = [c for c in oracle.SMALL_PACK if c not in ("KH", "QH", "7H")]
        pack = rng.sample(others, len(others))
        hands = (" ".join(pack[:6]), " ".join(["KH", "QH", *pack[6:10]]))
        table = after_making(table_of(layout_of(0, hands, "7H", " ".join(pack[10:])), "1 take"))
        while (seat := table.to_act()) is not None:
            text = answer(table, level)
            said += text.endswith(" bella")
            act(table, f"{seat} {text}")
    assert said == 12
