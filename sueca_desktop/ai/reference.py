"""The player that others are measured against: the same worlds for every card, each played out by rule of thumb.

It draws two hundred lies of the hidden cards evenly, plays every card it may out in each of them, all seats by the
club player's judgement (``ai/playing/judge.py``), and takes the card with the best mean. That is how the strongest
public players of these games think. It learns nothing from what others have played but who is void, and solves nothing.
It is not a level: what it does stays as it is, and no budget changes it.
"""

from __future__ import annotations

import random
from array import array

from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.marks import winning_mark
from sueca_desktop.ai.player import Choice, ChoiceReason, Expectation, StopFlag
from sueca_desktop.ai.playing.judge import Judge
from sueca_desktop.ai.playing.turn import Turn, turn_of
from sueca_desktop.ai.speaking import chooser_of, playing
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.rules.view import Observation

WORLDS = 200


class Reference:
    """Says what every level says, and plays by two hundred worlds."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        speak = chooser_of(observation)
        if speak is not None:
            return speak(observation)
        k = Knowledge(observation)
        if not k.dutiful:
            raise ValueError("it is not this seat's turn to act")
        if len(k.dutiful) == 1:
            return Choice(playing(observation, k.dutiful[0]), ChoiceReason.FORCED)
        told = expectations(turn_of(observation), rng.getrandbits(64))
        best = max(told, key=lambda each: each.points)
        return Choice(best.action, ChoiceReason.PLAIN, told, WORLDS)


def expectations(turn: Turn, seed: int) -> tuple[Expectation, ...]:
    """What each dutiful card is worth, in the order of the hand's cards."""
    seen = turn.observation
    cards = tuple(seen.dutiful)
    numbers = array("i", [turn.numbers.of[c.index] for c in cards])
    found = array("i", bytes(4 * WORLDS * len(cards)))
    Judge().values(turn.rollouts, Worlds(seen).rows(WORLDS, seed), 0, WORLDS, numbers, found)
    mark = winning_mark(seen)
    told = []
    for i, c in enumerate(cards):
        results = found[i :: len(cards)]
        wins = sum(result >= mark for result in results)
        told.append(Expectation(playing(seen, c), sum(results) / WORLDS, wins / WORLDS))
    return tuple(told)
