"""The club player: sound play by judgement, from what it can count (PRODUCT.md, P3; AI.md for what good play is).

It weighs a few named judgements by the card points each should bring; but a partner's sure trick it never thinks of
ruffing, and a seven it never puts under an ace while it has another card.
"""

from __future__ import annotations

import random

from sueca_desktop.ai.discarding import DISCARDING, feed_without_ruffing
from sueca_desktop.ai.following import FOLLOWING
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.leading import LEADING
from sueca_desktop.ai.nulls import judge_nulls, nulls_contract
from sueca_desktop.ai.player import Choice, ChoiceReason, StopFlag
from sueca_desktop.ai.speaking import chooser_of, playing
from sueca_desktop.ai.thoughts import Thought, weigh
from sueca_desktop.rules.view import Observation


class Club:
    """Plays by judgement; never by chance, and far too quickly to be stopped."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        speak = chooser_of(observation)
        if speak is not None:
            return speak(observation)
        k = Knowledge(observation)
        if not k.dutiful:
            raise ValueError("it is not this seat's turn to act")
        if len(k.dutiful) == 1:
            return Choice(playing(observation, k.dutiful[0]), ChoiceReason.FORCED)
        thought = judge(k)
        assert thought is not None, "among several cards some judgement always speaks"
        return Choice(playing(observation, thought.card), thought.reason)


def judge(k: Knowledge) -> Thought | None:
    """The best thought for the trick at hand."""
    contract = nulls_contract(k)
    if contract is not None:
        return judge_nulls(k, contract)
    if not k.trick.cards:
        return weigh(k, LEADING)
    if k.dutiful[0].suit is k.trick.led:
        return weigh(k, FOLLOWING)
    return feed_without_ruffing(k) or weigh(k, DISCARDING)
