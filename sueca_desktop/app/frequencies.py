"""How often the user was dealt which cards, beside how often chance alone would have it (PRODUCT.md, P11).

Every expectation is exact. A hand is as likely as any other of its size; of the trumps that the turned card makes, the
turned card itself is not drawn at random: the dealer has it, or nobody.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from itertools import product
from math import comb, prod, sqrt

from msgspec import Struct

from sueca_desktop.engine.record import DealRecord
from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit, card
from sueca_desktop.rules.decks import Deck

STEP = 10
"""Card points that are counted together."""


class Feature(Enum):
    """What of a hand is counted."""

    TRUMPS = "trumps"
    """Cards of the turned suit, the turned card among them where it is in the hand."""
    ACES = "aces"
    POINTS = "points"
    """Card points in steps of :data:`STEP`, as they count before trump is made: the value of a step is its least."""
    LONGEST = "longest"
    """Cards of the longest suit."""


class DealtHand(Struct, frozen=True):
    """A hand as dealt. ``turned``: the card that was turned, None where none was."""

    deck: Deck
    cards: CardSet
    turned: Card | None = None


class Frequency(Struct, frozen=True):
    """How many hands had that ``value``, how many should have, and by how many that varies (a standard deviation)."""

    value: int
    observed: int
    expected: float
    spread: float


class Frequencies(Struct, frozen=True):
    """``hands``: how many were counted. ``rows``: a row a value that could have come, in order. ``mean``, ``expected``:
    of the feature itself, a hand; ``spread``: the standard deviation of such a mean.
    """

    feature: Feature
    hands: int
    rows: tuple[Frequency, ...]
    mean: float
    expected: float
    spread: float


def hand_of(deck: Deck, deal: DealRecord, seat: int) -> DealtHand | None:
    """What ``seat`` was dealt; None where the record does not tell it legibly."""
    try:
        cards = CardSet.of(card(word) for word in deal.hands[seat].split())
        return DealtHand(deck, cards, None if deal.turned is None else card(deal.turned))
    except (ValueError, IndexError):
        return None


def frequencies(hands: Iterable[DealtHand], feature: Feature) -> Frequencies:
    """The hands counted; those that have no such feature (trumps where no card is turned) are left out."""
    counted = [hand for hand in hands if feature is not Feature.TRUMPS or hand.turned is not None]
    values = [_value(hand, feature) for hand in counted]
    observed = Counter(_stepped(feature, value) for value in values)
    expected: defaultdict[int, float] = defaultdict(float)
    variance: defaultdict[int, float] = defaultdict(float)
    total = spread = 0.0
    for kind, times in Counter(map(_kind, counted)).items():
        chances = _chances(*kind, feature)
        mean = sum(value * chance for value, chance in chances.items())
        total += times * mean
        spread += times * sum((value - mean) ** 2 * chance for value, chance in chances.items())
        for step, chance in _in_steps(chances, feature).items():
            expected[step] += times * chance
            variance[step] += times * chance * (1 - chance)
    rows = tuple(Frequency(step, observed[step], expected[step], sqrt(variance[step])) for step in sorted(expected))
    count = max(1, len(counted))
    return Frequencies(feature, len(counted), rows, sum(values) / count, total / count, sqrt(spread) / count)


def _kind(hand: DealtHand) -> tuple[Deck, int, bool | None]:
    """What the chances of a hand hang on: pack, size, and whether it has the turned card (None: none was turned)."""
    return hand.deck, len(hand.cards), None if hand.turned is None else hand.turned in hand.cards


def _value(hand: DealtHand, feature: Feature) -> int:
    match feature:
        case Feature.TRUMPS:
            assert hand.turned is not None, "hands without one are left out"
            return len(hand.cards.of_suit(hand.turned.suit))
        case Feature.ACES:
            return sum(c.rank is Rank.ACE for c in hand.cards)
        case Feature.POINTS:
            return sum(hand.deck.points(c, None) for c in hand.cards)
        case Feature.LONGEST:
            return max(len(hand.cards.of_suit(suit)) for suit in Suit)


def _stepped(feature: Feature, value: int) -> int:
    return value // STEP * STEP if feature is Feature.POINTS else value


def _in_steps(chances: Mapping[int, float], feature: Feature) -> Mapping[int, float]:
    """Chances of values that are counted together, together."""
    found: defaultdict[int, float] = defaultdict(float)
    for value, chance in chances.items():
        found[_stepped(feature, value)] += chance
    return found


@lru_cache(maxsize=64)
def _chances(deck: Deck, size: int, turned_held: bool | None, feature: Feature) -> Mapping[int, float]:
    """How likely each value of the feature is in a hand of that size."""
    pack = len(deck.cards)
    match feature:
        case Feature.TRUMPS:
            own = int(turned_held is True)
            suit = pack // len(Suit)
            return {own + k: p for k, p in _drawn(pack - 1, suit - 1, size - own).items()}
        case Feature.ACES:
            return _drawn(pack, len(Suit), size)
        case Feature.POINTS:
            return _points(deck, size)
        case Feature.LONGEST:
            return _longest(pack // len(Suit), size)


def _drawn(pack: int, marked: int, size: int) -> dict[int, float]:
    """How many of ``marked`` cards are among ``size`` drawn from ``pack`` (the hypergeometric distribution)."""
    ways = comb(pack, size)
    most = range(max(0, size - (pack - marked)), min(marked, size) + 1)
    return {k: comb(marked, k) * comb(pack - marked, size - k) / ways for k in most}


def _points(deck: Deck, size: int) -> dict[int, float]:
    """How likely each sum of card points is: hands of every size are built card by card."""
    ways: list[Counter[int]] = [Counter({0: 1}), *(Counter() for _ in range(size))]
    for c in deck.cards:
        worth = deck.points(c, None)
        for held in range(size, 0, -1):
            for points, count in ways[held - 1].items():
                ways[held][points + worth] += count
    every = comb(len(deck.cards), size)
    return {points: count / every for points, count in ways[size].items()}


def _longest(suit: int, size: int) -> dict[int, float]:
    """How likely each length of the longest suit is."""
    every, found = comb(len(Suit) * suit, size), Counter[int]()
    for lengths in product(range(min(suit, size) + 1), repeat=len(Suit)):
        if sum(lengths) == size:
            found[max(lengths)] += prod(comb(suit, length) for length in lengths)
    return {length: ways / every for length, ways in found.items()}
