"""A learned way of playing: every card's score is a sum of table look-ups, and the highest is played.

Which attributes index which table stands with the tables (``ai/policies``), three lists of them: for leading, for
following suit, and for where the suit led has run out.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from sueca_desktop.solver import shim as cython
if not cython.compiled:
    from math import exp, log

    from sueca_desktop.ai.playing.lie import Lie
    from sueca_desktop.solver.boards import bit, lowest

    LEAD, FOLLOW, DISCARD = range(3)
    LONGEST = 24
from sueca_desktop.ai.playing import attributes
from sueca_desktop.ai.playing.view import View

Tuples = tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]
"""The attributes of every table: for leading, for following, for discarding; at most 24 tables each."""


def weight_count(tuples: Tuples) -> int:
    """How many weights the tables of these attributes hold."""
    total = 0
    for names in (names for situation in tuples for names in situation):
        size = 1
        for name in names:
            size *= attributes.SIZES[name]
        total += size
    return total


class Policy:
    """``weights``: all the tables in a row. ``card``, ``score``, ``chance``: the choices of the seat looked at last and
    what they are worth; ``cards``: how many. ``at``: the weights of the card scored last.
    """

    def __init__(self, tuples: Tuples, weights: Sequence[float]) -> None:
        """A policy of these tables.

        Raises:
            ValueError: the weights are not as many as the tables hold.
        """
        if len(weights) != weight_count(tuples):
            raise ValueError("the weights do not fit the tables")
        self.view = View()
        self.weights = array("f", weights)
        self.first_tuple = [0] * 4
        self.base = [0] * 24
        self.at = [0] * 24
        self.card = [0] * 16
        self.score = [0.0] * 16
        self.chance = [0.0] * 16
        self.situation = self.cards = 0
        self.first_tuple[1] = len(tuples[0])
        self.first_tuple[2] = len(tuples[0]) + len(tuples[1])
        self.first_tuple[3] = len(tuples[0]) + len(tuples[1]) + len(tuples[2])
        self._index([names for situation in tuples for names in situation])

    def _index(self, tables: Sequence[Sequence[str]]) -> None:
        """How each table is indexed: its attributes, those of the trick first, and what each is multiplied by."""
        numbers = {name: number for number, name in enumerate(attributes.SIZES)}
        attribute, stride, first_term, first_of_card, offset = [], [], [0], [], [0]
        total = 0
        for names in tables:
            size = 1
            for name in sorted(names, key=lambda name: numbers[name]):
                attribute.append(numbers[name])
                stride.append(size)
                size *= attributes.SIZES[name]
            of_trick = sum(numbers[name] < attributes.OF_CARD for name in names)
            first_of_card.append(len(attribute) - len(names) + of_trick)
            first_term.append(len(attribute))
            total += size
            offset.append(total)
        self.attribute = array("i", attribute)
        self.stride = array("i", stride)
        self.first_term = array("i", first_term)
        self.first_of_card = array("i", first_of_card)
        self.offset = array("i", offset)

    def look(self, lie: Lie, legal: int) -> None:
        """Takes in the trick before the seat to play, whose legal cards these are."""
        self.view.look(lie)
        self.situation = LEAD
        if lie.position:
            self.situation = FOLLOW if lowest(legal) >> 4 == lie.led else DISCARD
        first = self.first_tuple[self.situation]
        for i in range(first, self.first_tuple[self.situation + 1]):
            index = self.offset[i]
            for term in range(self.first_term[i], self.first_of_card[i]):
                index += self.stride[term] * self.view.value[self.attribute[term]]
            self.base[i - first] = index

    def score_of(self, lie: Lie, card: int) -> float:
        """The score of a card of the seat looked at."""
        self.view.take_up(lie, card)
        first = self.first_tuple[self.situation]
        total = 0.0
        for i in range(first, self.first_tuple[self.situation + 1]):
            index = self.base[i - first]
            for term in range(self.first_of_card[i], self.first_term[i + 1]):
                index += self.stride[term] * self.view.value[self.attribute[term]]
            self.at[i - first] = index
            total += self.weights[index]
        return total

    def choose(self, lie: Lie) -> int:
        """The card of the highest score, the lowest of equals."""
        legal = lie.legal()
        if not legal & (legal - 1):
            return lowest(legal)
        self.look(lie, legal)
        cards = self.view.choices(lie, legal)
        best = lowest(cards)
        if not cards & (cards - 1):
            return best
        most = self.score_of(lie, best)
        cards &= cards - 1
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            score = self.score_of(lie, card)
            if score > most:
                most = score
                best = card
        return best

    def weigh(self, lie: Lie) -> int:
        """Scores every choice of the seat to play; how many there are."""
        legal = lie.legal()
        self.look(lie, legal)
        cards = self.view.choices(lie, legal)
        self.cards = 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            self.card[self.cards] = card
            self.score[self.cards] = self.score_of(lie, card)
            self.cards += 1
        return self.cards

    def chances(self, temperature: float) -> None:
        """The softmax of the scores: how likely each choice is."""
        most = self.score[0]
        for i in range(1, self.cards):
            most = max(most, self.score[i])
        total = 0.0
        for i in range(self.cards):
            self.chance[i] = exp((self.score[i] - most) / temperature)
            total += self.chance[i]
        for i in range(self.cards):
            self.chance[i] /= total

    def log_likelihood(self, lie: Lie, card: int, temperature: float, noise: float) -> float:
        """The logarithm of how likely the seat to play is to play ``card``: by the policy, or with a chance of
        ``noise`` anyhow. 0 where it has no choice, or breaks the rules.
        """
        legal = lie.legal()
        if not legal & bit(card) or not legal & (legal - 1) or self.weigh(lie) < 2:
            return 0.0
        self.chances(temperature)
        chance = 0.0
        for i in range(self.cards):
            if self.card[i] <= card and self.card[i] >> 4 == card >> 4:
                chance = self.chance[i]
        return log((1.0 - noise) * chance + noise / self.cards)

    def finish(self, lie: Lie) -> None:
        """Plays the deal to its end, every seat by this policy."""
        while not lie.over:
            lie.play(self.choose(lie))

    # -- for whoever asks about one position ---------------------------------------------------------------------

    def scores(self, lie: Lie) -> list[tuple[int, float]]:
        """Every choice of the seat to play and its score."""
        self.weigh(lie)
        return [(self.card[i], self.score[i]) for i in range(self.cards)]

    def table(self) -> list[float]:
        """A copy of the weights."""
        return list(self.weights)
