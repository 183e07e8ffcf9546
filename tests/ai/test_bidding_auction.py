"""What the club player bids and calls at Sueca Italiana, on concrete hands (the measured worths behind it)."""

import random
from math import erf, exp, sqrt

import pytest

from sueca_desktop.ai.bidding.calling import called_card
from sueca_desktop.ai.bidding.nulls import danger, nulls_chance
from sueca_desktop.ai.bidding.worth import best_trump, chance, worth
from sueca_desktop.ai.levels import Level
from sueca_desktop.rules.actions import Bid, Call
from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.decks import SUECA_DECK
from tests.ai.seats import answer, club, hand, italiana
from tests.support.deals import act, codes

NULOS, FIVES = "italiana-nulos", "italiana-fives"
PACK = tuple(SUECA_DECK.cards)

FLAT = "QS KS JH QH 6D JD QC 5C"  # worth 50, and far too high for nulls
FAIR = "AS 4S 5S KH 5H QD JD 6C"  # 63.5
GOOD = "AS 7S KS 4S AH 5H QD JC"  # 92.5
FINE = "AS 7S KS 4S AH 5H 6H QD"  # 97.5
LOW = "2S 3S 5S 2H 3H 2D 4D 3C"  # danger 0


def value(cards: CardSet) -> float:
    return worth(cards, best_trump(cards))


def formula(cards: CardSet, trump: Suit) -> float:
    """V = 34 + 6 x trumps + 9 A + 8 x 7 + 2 each K, J, Q + 11.5 each side ace + 3 each guarded seven + 7 each void + 2
    each singleton, told on card codes.
    """
    own = codes(cards)
    total = 34.0
    for suit in "SHDC":
        ranks = [c[0] for c in own if c[1] == suit]
        if suit == trump.value:
            total += 6 * len(ranks) + sum({"A": 9, "7": 8, "K": 2, "J": 2, "Q": 2}.get(r, 0) for r in ranks)
            continue
        total += 11.5 * ("A" in ranks) + 3 * ("7" in ranks and "A" not in ranks and len(ranks) > 1)
        total += {0: 7, 1: 2}.get(len(ranks), 0)
    return total


def some_hands(count: int, seed: int = 1) -> list[CardSet]:
    rng = random.Random(seed)
    return [CardSet.of(rng.sample(PACK, 8)) for _ in range(count)]


def test_the_worth_of_a_hand_is_the_measured_formula() -> None:
    for cards in some_hands(200):
        for trump in Suit:
            assert worth(cards, trump) == pytest.approx(formula(cards, trump))
        assert value(cards) == max(formula(cards, trump) for trump in Suit)


def test_the_chance_of_a_bid_is_normal_around_the_worth() -> None:
    for v in (50.0, 63.0, 78.0, 97.5):
        for bid in (61, 71, 90, 120):
            assert chance(v, bid) == pytest.approx(0.5 * (1 + erf((v + 0.5 - bid) / 19 / sqrt(2))))


def test_the_longest_suit_is_trump_nearly_always() -> None:
    hands = some_hands(500, seed=3)
    longest = sum(len(h.of_suit(best_trump(h))) == max(len(h.of_suit(s)) for s in Suit) for h in hands)
    assert longest > 0.93 * len(hands)


# Points


@pytest.mark.parametrize(
    ("cards", "worthy", "bid"),
    [(FLAT, 50, "pass"), (FAIR, 63.5, "bid 61"), (GOOD, 92.5, "bid 71"), (FINE, 97.5, "bid 81")],
)
@pytest.mark.parametrize("level", Level)
def test_the_first_bid_follows_the_worth(cards: str, worthy: float, bid: str, level: Level) -> None:
    assert value(hand(cards)) == worthy
    assert answer(italiana(NULOS, {1: cards}), level) == bid


@pytest.mark.parametrize(("high", "then"), [(61, "bid 62"), (62, "bid 63"), (63, "pass"), (80, "pass"), (120, "pass")])
def test_a_hand_is_bid_up_to_its_worth_and_no_further(high: int, then: str) -> None:
    assert answer(italiana(NULOS, {2: FAIR}, f"1 bid {high}")) == then


@pytest.mark.parametrize(("high", "then"), [(79, "bid 81"), (85, "bid 86"), (91, "bid 92"), (92, "pass"), (96, "pass")])
def test_the_start_of_a_band_is_jumped_to_where_it_gains(high: int, then: str) -> None:
    assert answer(italiana(NULOS, {2: GOOD}, f"1 bid {high}")) == then


def test_by_fives_a_hand_opens_at_65_from_67_up_and_never_jumps() -> None:
    bids = set()
    for cards in some_hands(300, seed=5):
        table = italiana(FIVES, {0: str(cards)})
        said = answer(table)
        bids.add(said)
        assert said == ("bid 65" if value(cards) >= 67 else "pass")
        if said != "pass":
            act(table, "0 bid 65", "1 bid 75", "2 pass", "3 pass", "4 pass")
            assert answer(table) == ("bid 80" if value(cards) >= 82 else "pass")
    assert bids == {"bid 65", "pass"}


def test_whatever_is_bid_is_made_more_often_than_not_and_starts_a_band_or_is_the_least() -> None:
    rng, bid = random.Random(8), 0
    for cards in some_hands(300, seed=6):
        high = rng.randrange(61, 100)
        choice = club(italiana(NULOS, {2: str(cards)}, f"1 bid {high}").observe(2)).action
        if isinstance(choice, Bid):
            bid += 1
            assert chance(value(cards), choice.points) > 0.5
            assert choice.points in {high + 1, 71, 81, 91, 101, 120}
        else:
            assert chance(value(cards), high + 1) <= 0.5
    assert bid > 20


# Nulls


def test_the_danger_of_a_hand() -> None:
    for text, expected in (
        ("2S 3S 4S 5S 6S QS JS KS", 0),
        ("AS", 8),
        ("2S AS", 6),
        ("2S 3S AS", 4),
        ("AS 7S", 13),
        (LOW, 0),
        ("KS KH KD KC", 24),
    ):
        assert danger(SUECA_DECK, hand(text)) == expected


def test_the_chance_of_nulls_is_the_measured_formula_less_a_better_defence() -> None:
    for cards in some_hands(100, seed=9):
        lengths = [len(cards.of_suit(suit)) for suit in Suit]
        logit = 1.99 - 0.223 * danger(SUECA_DECK, cards) + 0.18 * lengths.count(0) + 0.14 * lengths.count(1)
        assert nulls_chance(SUECA_DECK, cards) == pytest.approx(1 / (1 + exp(-logit)) - 0.05)


def test_a_low_hand_bids_nulls_while_nobody_has_bid() -> None:
    assert answer(italiana(NULOS, {1: LOW})) == "bid nulls"
    assert answer(italiana(NULOS, {0: LOW}, "1 pass", "2 pass", "3 pass", "4 pass")) == "bid nulls"
    assert answer(italiana(NULOS, {2: LOW}, "1 bid 61")) == "pass"
    assert answer(italiana(NULOS, {2: LOW}, "1 bid 120")) == "bid nulls"
    assert answer(italiana(FIVES, {0: LOW})) == "pass"


def test_nulls_are_bid_up_to_danger_eight_where_points_are_worth_nothing() -> None:
    seen = set()
    for cards in some_hands(700, seed=12):
        risk, said = danger(SUECA_DECK, cards), answer(italiana(NULOS, {1: str(cards)}))
        if risk <= 8 and value(cards) < 60:
            assert said == "bid nulls"
            seen.add("bid")
        elif risk >= 11:
            assert said != "bid nulls"
            seen.add("not")
    assert seen == {"bid", "not"}


def test_over_another_seats_nulls_a_hand_bids_61_that_would_else_pass() -> None:
    thin = "KS 4S 5S KH JH QD JD 6C"
    assert value(hand(thin)) == 56
    assert answer(italiana(NULOS, {2: thin}, "1 pass")) == "pass"
    assert answer(italiana(NULOS, {2: thin}, "1 bid nulls")) == "bid 61"
    assert answer(italiana(NULOS, {2: "KS QS KH QH KD QD KC QC"}, "1 bid nulls")) == "pass"  # 50: too thin


# The call


@pytest.mark.parametrize(
    ("cards", "trump", "called"),
    [
        ("7S KS 4S 3S AH 5H QD JC", "S", "AS"),  # the trump ace
        ("AS KS 4S 3S AH 5H QD JC", "S", "7S"),  # holding it the trump seven
        ("AS 7S 4S 3S 7H 5H QD JC", "S", "AH"),  # holding both a side ace whose seven is held
        ("AS 7S 4S 3S 6H 5H 4D 3D", "S", "AH"),  # else one of a suit held, of two equally long the first
        ("AS 7S 4S 3S 6H 5H 4H 3D", "S", "AD"),  # rather of a singleton
        ("AS 7S 4S 3S AH AD AC 3D", "S", "KS"),  # no side ace is missing: the highest trump
        ("AS 7S 4S 3S 2S AH AD 3D", "S", "KS"),  # the last is of a void suit
    ],
)
def test_the_call(cards: str, trump: str, called: str) -> None:
    table = italiana(NULOS, {1: cards}, "1 bid 61", "2 pass", "3 pass", "4 pass", "0 pass")
    assert answer(table) == f"call {trump} {called}"
    assert answer(table, Level.NOVICE) == f"call {trump} {called}"


def test_a_held_card_is_never_called() -> None:
    for cards in some_hands(400, seed=15):
        for trump in Suit:
            assert called_card(cards, trump) not in cards
    for cards in some_hands(60, seed=16):
        table = italiana(FIVES, {0: str(cards)}, "0 bid 65", "1 pass", "2 pass", "3 pass", "4 pass")
        choice = club(table.observe(0)).action
        assert isinstance(choice, Call)
        assert choice in table.legal(0)
