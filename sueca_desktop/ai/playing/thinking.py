"""Weighing the cards of one turn over worlds that are as likely as the cards seen make them.

1. Candidates are drawn evenly (``ai/worlds.py``). 2. Each is weighed by how likely the policy would have played the
cards seen, to the power of ``belief``, and our bidders would have said what was said (``ai/inference.py``). 3. Of the
candidates the worlds looked at are drawn by these weights. 4. In each, every choice is played out by the policy; near
the end the exact solver takes its place. 5. A card is worth the mean of what its side ends with, ``mark`` for each mark
of the score as often as it is reached, and ``prior`` times the policy's own score.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import exp

from msgspec import Struct

from sueca_desktop.ai.inference import Inference
from sueca_desktop.ai.playing.endgame import Endgame
from sueca_desktop.ai.playing.turn import Turn
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.solver import COMPILED

CHUNK = 16 if COMPILED else 1
"""Worlds played out between two looks at the clock; one where each is solved."""


class Style(Struct, frozen=True):
    """How an expert thinks; the numbers are measured (``ai/DIARY.md``).

    ``candidates``: drawn for each world looked at. ``belief``: the power of the cards' likelihood, ``spoken`` that of
    the bids'; ``noise``: the share of cards that others are taken to play anyhow. ``mark``: card points that
    each mark at which a deal is scored otherwise counts for, besides those taken. ``prior``: card points that one unit
    of the policy's score counts for; ``manners``: those that a card must bring more which a good partner would not play
    (``ai/manners.py``). ``round``: worlds weighed together. ``solve``: the most cards in hand with which
    the solver is asked. ``most``: the most worlds that are looked at whatever time is left.
    """

    candidates: int = 16
    belief: float = 0.7
    spoken: float = 0.5
    noise: float = 0.05
    prior: float = 0.75
    manners: float = 1.0
    mark: float = 10.0
    round: int = 50
    solve: int = 4
    most: int = 400


class Weighing(Struct):
    """What each of ``cards`` led to: ``results``, card by card, one entry a world; ``scores``: the policy's own."""

    cards: list[int]
    scores: list[float]
    results: list[list[int]]

    @property
    def worlds(self) -> int:
        return len(self.results[0]) if self.results else 0

    def means(self) -> list[float]:
        """The mean result of each card; 0 while there is none."""
        return [sum(found) / len(found) if found else 0.0 for found in self.results]

    def wins(self, mark: float) -> list[float]:
        """How often each card's result reaches the mark."""
        return [sum(result >= mark for result in found) / len(found) if found else 0.0 for found in self.results]


class Thinking:
    """The thinking of one turn, round by round."""

    def __init__(self, turn: Turn, style: Style, seed: int) -> None:
        self.turn = turn
        self.style = style
        self.seed = seed
        self._worlds = Worlds(turn.observation)
        self._width = turn.observation.deal.spec.seats + 1
        self._inference = Inference(turn.observation)
        scored = turn.rollouts.scores(self._worlds.rows(1, seed))
        self.weighing = Weighing([card for card, _ in scored], [score for _, score in scored], [[] for _ in scored])
        solving = len(turn.observation.hand) <= style.solve and not turn.nulls
        self._endgame = Endgame(turn) if solving else None

    def round(self, worlds: int, go_on: Callable[[], bool]) -> None:
        """Looks at so many worlds more, or fewer where ``go_on`` says no."""
        rows = self._likely(worlds, go_on)
        number, cards = len(rows) // self._width, array("i", self.weighing.cards)
        found, chunk = array("i", bytes(4 * number * len(cards))), 1 if self._endgame else CHUNK
        for first in range(0, number, chunk):
            if first and not go_on():
                return
            last = min(number, first + chunk)
            if self._endgame is None:
                self.turn.rollouts.values(rows, first, last, cards, found)
            else:
                self._endgame.values(rows, first, last, cards, found)
            for i in range(len(cards)):
                self.weighing.results[i] += found[first * len(cards) + i : last * len(cards) : len(cards)]

    def _likely(self, worlds: int, go_on: Callable[[], bool]) -> array[int]:
        """Worlds drawn by their likelihood."""
        number = worlds * self.style.candidates
        rows = self._worlds.rows(number, self.seed)
        self.seed += 1
        found = array("d", bytes(8 * number))
        done = 0
        while done < number and (done < worlds or go_on()):
            step = min(number, done + 4 * CHUNK)
            self.turn.rollouts.likelihoods(rows, done, step, 1.0, self.style.noise, found)
            done = step
        if self._inference and self.style.spoken:
            # the weight is to the power of ``belief`` later
            self._inference.weigh(rows, self.style.spoken / max(self.style.belief, 0.01), found)
        return self._resampled(rows, found[:done], worlds)

    def _resampled(self, rows: array[int], logs: array[float], worlds: int) -> array[int]:
        """Systematic resampling: each candidate as often as its weight, up to rounding; equal ones stand together."""
        most = max(logs)
        weights = [exp(self.style.belief * (value - most)) for value in logs]
        step, reached, kept = sum(weights) / worlds, 0.0, array("Q")
        mark = step / 2
        for i, weight in enumerate(weights):
            reached += weight
            while mark < reached and len(kept) < worlds * self._width:
                kept += rows[i * self._width : (i + 1) * self._width]
                mark += step
        return kept
