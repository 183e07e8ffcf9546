"""What can be said before the tricks, tried out: the hidden cards dealt as they may lie, and the deal played to its end
by the learned players (``ai/playing/policy.py``).

Worlds are drawn evenly and counted by how likely the others were to speak as they did (``ai/inference.py``).
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Sequence
from math import exp

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.inference import Inference
from sueca_desktop.ai.playing.rollouts import Rollouts
from sueca_desktop.ai.playing.tables import policy
from sueca_desktop.ai.playing.turn import policy_name, root_of
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.contract import Contract
from sueca_desktop.rules.melds import BELLA, best_sequence, runs, sequence_points, seven_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver.position import Numbering, numbering

CHUNK = 50
"""Worlds between two looks at whether to go on."""
MOST_MADE = 300
"""The most worlds in which making trump is tried out: there each has to be dealt on first."""

SPOKEN = 0.5
"""The power of the bids' likelihood, as when cards are played (``ai/playing/thinking.py``)."""

GoOn = Callable[[], bool]


class Sample(Struct, frozen=True):
    """Worlds as rows (``Worlds.rows``) of ``width`` words and how much each counts."""

    rows: array[int]
    width: int
    weights: tuple[float, ...]

    def row(self, world: int) -> array[int]:
        return self.rows[world * self.width : (world + 1) * self.width]


def sample(observation: Observation, worlds: int, seed: int) -> Sample:
    """So many worlds of a seat that is to speak."""
    rows = Worlds(observation).rows(worlds, seed)
    logs = array("d", bytes(8 * worlds))
    inference = Inference(observation)
    if inference:
        inference.weigh(rows, SPOKEN, logs)
    most = max(logs)
    return Sample(rows, observation.deal.spec.seats + 1, tuple(exp(value - most) for value in logs))


class Results(Struct, frozen=True):
    """What one way to speak led to, a number a world looked at, and how much each counts."""

    found: tuple[float, ...]
    weights: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(r * w for r, w in zip(self.found, self.weights, strict=True)) / sum(self.weights)

    def chance(self, mark: float) -> float:
        """How often the mark is reached."""
        reached = (w for r, w in zip(self.found, self.weights, strict=True) if r >= mark)
        return sum(reached) / sum(self.weights)


# ---- auctions


def contract_results(
    observation: Observation, contracts: Sequence[tuple[Suit | None, Contract]], drawn: Sample, go_on: GoOn
) -> list[Results]:
    """What each contract of the seat's own (its trump with it) brings it in the same worlds: card points of its side,
    at nulls 1 where it has its way. The bidder leads.
    """
    tables = [_table(observation, trump, contract, observation.seat) for trump, contract in contracts]
    leads = [_lead(rollouts, drawn.rows) for rollouts in tables]  # one's own first card hangs on no hidden one
    number, done = len(drawn.weights), 0
    found = [array("i", bytes(4 * number)) for _ in contracts]
    while done < number and (not done or go_on()):
        last = min(number, done + CHUNK)
        for rollouts, lead, results in zip(tables, leads, found, strict=True):
            rollouts.values(drawn.rows, done, last, lead, results)
        done = last
    return [Results(tuple(results[:done]), drawn.weights[:done]) for results in found]


def _table(observation: Observation, trump: Suit | None, contract: Contract, leader: int) -> Rollouts:
    """Plays out deals under a contract from the first trick on, for the seat that is to speak."""
    deal, numbers = observation.deal, numbering(observation.deal.spec.deck, trump)
    root = root_of(replace(deal, trump=trump), contract, numbers)
    rollouts = Rollouts(policy(policy_name(deal, contract)), root)
    rollouts.turn(leader, (), observation.seat, numbers.board(deal.spec.deck.cards))
    return rollouts


def _lead(rollouts: Rollouts, rows: array[int]) -> array[int]:
    """The card that the policy leads in the first of some worlds."""
    return array("i", [max(rollouts.scores(rows), key=lambda scored: scored[1])[0]])


def _played_out(rollouts: Rollouts, row: array[int]) -> int:
    """What the seat ends with in a world where everybody plays as the policy does."""
    found = array("i", [0])
    rollouts.values(row, 0, 1, _lead(rollouts, row), found)
    return found[0]


# ---- making trump


def making_results(
    observation: Observation, trumps: Sequence[Suit], drawn: Sample, seed: int, go_on: GoOn
) -> list[Results]:
    """What making each of these trumps brings in the same worlds: points more than the opponent's, sequences and bella
    counted in; the same packets are dealt from the stock. An exchange is made where the turned suit is trump.
    """
    rng, deal = random.Random(seed), observation.deal
    plain, elder = numbering(deal.spec.deck, None), (deal.dealer + 1) % deal.spec.seats
    tables = [_table(observation, trump, Contract(observation.seat), elder) for trump in trumps]
    found: list[list[float]] = [[] for _ in trumps]
    for world in range(min(MOST_MADE, len(drawn.weights))):
        if world % CHUNK == 0 and world and not go_on():
            break
        row = drawn.row(world)
        hands = [plain.cards_on(row[seat]) for seat in range(deal.spec.seats)]
        dealt = _packets(observation, hands, rng)
        for results, trump, rollouts in zip(found, trumps, tables, strict=True):
            results.append(_net(observation, trump, dealt, rollouts))
    return [Results(tuple(results), drawn.weights[: len(results)]) for results in found]


def _packets(observation: Observation, hands: list[CardSet], rng: random.Random) -> list[CardSet]:
    """The hands of the tricks, half as many cards more from the stock."""
    deal = observation.deal
    stock = deal.spec.deck.cards - CardSet.of([deal.turned] if deal.turned else [])
    for hand in hands:
        stock -= hand
    more = deal.spec.hand_size // 2
    drawn = rng.sample(list(stock), more * len(hands))
    return [hand | CardSet.of(drawn[i * more : (i + 1) * more]) for i, hand in enumerate(hands)]


def _net(observation: Observation, trump: Suit, hands: Sequence[CardSet], rollouts: Rollouts) -> float:
    """The maker's points less the other's: both score their own, or the other all of them."""
    deal, me = observation.deal, observation.seat
    hands = [_exchanged(hand, deal.turned, trump) for hand in hands]
    cards = _played_out(rollouts, _row(hands, numbering(deal.spec.deck, trump)))
    played = sum(deal.spec.deck.points(c, trump) for hand in hands for c in hand) + deal.spec.last_trick
    said = _said(hands, trump, (deal.dealer + 1) % deal.spec.seats)
    own, other = cards + said[me], played - cards + said[1 - me]
    return own - other if own > other else -other if own == other else -(own + other)


def _row(hands: Sequence[CardSet], numbers: Numbering) -> array[int]:
    return array("Q", [*(numbers.board(hand) for hand in hands), 1])


def _exchanged(hand: CardSet, turned: Card | None, trump: Suit) -> CardSet:
    seven = seven_of(trump)
    if turned is None or turned.suit is not trump or seven not in hand:
        return hand
    return hand.remove(seven).add(turned)


def _said(hands: Sequence[CardSet], trump: Suit, elder: int) -> list[int]:
    """What the better sequence and bella score, a seat."""
    points = [0] * len(hands)
    best = best_sequence(tuple((seat, run) for seat, hand in enumerate(hands) for run in runs(hand)), trump, elder)
    if best is not None:
        points[best[0]] += sequence_points(best[1])
    for seat, hand in enumerate(hands):
        royals = [c for c in hand.of_suit(trump) if c.rank.value in "KQ"]
        points[seat] += BELLA if len(royals) > 1 else 0
    return points
