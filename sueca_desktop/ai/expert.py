"""The expert: every card played out in worlds that agree with what has been seen (``ai/playing/thinking.py``)."""

from __future__ import annotations

import random
import time

from sueca_desktop.ai.counting import marks
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import prudent
from sueca_desktop.ai.marks import winning_mark
from sueca_desktop.ai.player import ONE_SECOND, Budget, Choice, ChoiceReason, Expectation, StopFlag
from sueca_desktop.ai.playing.thinking import Style, Thinking, Weighing
from sueca_desktop.ai.playing.turn import Turn, turn_of
from sueca_desktop.ai.reasons import reason_for
from sueca_desktop.ai.speaking import chooser_of, playing
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.view import Observation

FIRST_ROUND = 8
"""Worlds of the first round when only the time is given: a sound card is wanted at once."""
SHARE = 0.8
"""The part of the time after which nothing new is begun."""
USUAL = Style()


class Expert:
    """Thinks for as long as its budget allows; the same answer for the same observation, state of ``rng`` and number
    of worlds.
    """

    def __init__(self, budget: Budget = ONE_SECOND, style: Style = USUAL) -> None:
        self.budget = budget
        self.style = style

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        speak = chooser_of(observation)
        if speak is not None:
            return speak(observation)
        k = Knowledge(observation)
        if not k.dutiful:
            raise ValueError("it is not this seat's turn to act")
        if len(k.dutiful) == 1:
            return Choice(playing(observation, k.dutiful[0]), ChoiceReason.FORCED)
        turn = turn_of(observation)
        weighing = self._weighed(turn, rng.getrandbits(32), stop)
        card = turn.numbers.cards[best_card(turn, weighing, self.style, rude_cards(k, turn), stakes(k, turn))]
        assert card is not None, "a card of the hand"
        told = expectations(turn, weighing) if weighing.worlds else ()
        return Choice(playing(observation, card), reason_for(k, card), told, weighing.worlds)

    def _weighed(self, turn: Turn, seed: int, stop: StopFlag) -> Weighing:
        """The worlds of the budget looked at."""
        started = time.perf_counter()
        thinking = Thinking(turn, self.style, seed)
        weighing, wanted = thinking.weighing, self.budget.worlds
        if len(weighing.cards) < 2 and wanted is None:
            return weighing
        if wanted is not None:
            while weighing.worlds < wanted and not stop.is_set():
                thinking.round(min(self.style.round, wanted - weighing.worlds), lambda: not stop.is_set())
            return weighing
        until = started + SHARE * self.budget.time_ms / 1000

        def go_on() -> bool:
            return not stop.is_set() and time.perf_counter() < until

        thinking.round(FIRST_ROUND, go_on)
        while weighing.worlds < self.style.most and go_on():
            thinking.round(min(self.style.round, self.style.most - weighing.worlds), go_on)
        return weighing


def rude_cards(k: Knowledge, turn: Turn) -> frozenset[int]:
    """The numbers of the cards that a good partner would not play while he has another."""
    if turn.nulls:
        return frozenset()
    return frozenset(turn.numbers.of[c.index] for c in k.dutiful) - {turn.numbers.of[c.index] for c in prudent(k)}


def stakes(k: Knowledge, turn: Turn) -> tuple[int, ...]:
    """The card points at each of which the deal is scored otherwise; none where points do not decide."""
    return () if turn.nulls else marks(k)


def best_card(turn: Turn, weighing: Weighing, style: Style, rude: frozenset[int], stakes: tuple[int, ...] = ()) -> int:
    """The number of the card that is worth most, the first of equals. ``stakes``: card points that are worth more than
    themselves.
    """
    reached = [weighing.wins(mark) for mark in stakes]
    values = [
        turn.unit * mean
        + style.mark * sum(reach[i] for reach in reached)
        + style.prior * score
        - style.manners * (card in rude)
        for i, (card, mean, score) in enumerate(zip(weighing.cards, weighing.means(), weighing.scores, strict=True))
    ]
    return weighing.cards[values.index(max(values))]


def expectations(turn: Turn, weighing: Weighing) -> tuple[Expectation, ...]:
    """What each card that may be played is worth; cards that nothing tells apart are worth the same."""
    mark = winning_mark(turn.observation)
    found = dict(zip(weighing.cards, zip(weighing.means(), weighing.wins(mark), strict=True), strict=True))
    told = []
    for c in turn.observation.dutiful:
        points, wins = found[_stands_for(turn, c, weighing.cards)]
        told.append(Expectation(playing(turn.observation, c), points, wins))
    return tuple(told)


def _stands_for(turn: Turn, c: Card, cards: list[int]) -> int:
    """The card weighed in its place: itself or the next lower one of the suit."""
    number = turn.numbers.of[c.index]
    return max(other for other in cards if other >> 4 == number >> 4 and other <= number)
