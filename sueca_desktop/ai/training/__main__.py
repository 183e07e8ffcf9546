"""``python -m sueca_desktop.ai.training GAME [--seed S] [--games N] [--warm] [--entropy E]``: trains a policy.

Writes ``ai/policies/GAME.json`` and adds what it did to ``ai/policies/GAME.log``. The same seed and numbers give the
same tables, compiled or not.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

from msgspec import Struct

from sueca_desktop.ai.playing.learner import Learner
from sueca_desktop.ai.playing.lie import Lie
from sueca_desktop.ai.playing.policy import Policy, weight_count
from sueca_desktop.ai.playing.tables import FOLDER, carried_over, packed, trained
from sueca_desktop.ai.training.games import GAMES, Game

SCALE = 0.1
"""What a card point weighs in the gradient."""
RATE = 0.3
BLIND = 0.05
"""The share of games in which trials are played out by chance: the tables know nothing yet."""
REPORTS = 20


class Stage(Struct, frozen=True):
    """Where a training stands: the entropy's weight, the step, and whether trials go by chance."""

    entropy: float
    rate: float
    sampling: bool


def stage(done: float, entropies: tuple[float, ...], warm: bool) -> Stage:
    """``done``: the share of the games played. The entropy's weight falls by steps, the rate from half time on."""
    entropy = entropies[min(len(entropies) - 1, int(done * len(entropies)))]
    rate = RATE if done < 0.5 else RATE * (1.0 - 0.95 * (done - 0.5) / 0.5)
    return Stage(entropy, rate, done < BLIND and not warm)


def train(
    game: Game, learner: Learner, lie: Lie, games: int, entropies: tuple[float, ...], warm: bool, seed: int
) -> Iterator[str]:
    """Plays the games, and says now and then how far it has come."""
    rng, started = random.Random(seed), time.process_time()
    for number in range(games):
        now = stage(number / games, entropies, warm)
        learner.course(SCALE * game.unit, SCALE * now.entropy, now.rate, now.sampling)
        deal = game.deal(lie, rng)
        learner.game(deal.hands, deal.leader, deal.pool)
        if (number + 1) % max(1, games // REPORTS) == 0:
            seconds = time.process_time() - started
            yield f"{number + 1} games, {learner.decisions} decisions, {seconds:.0f} s, entropy {now.entropy}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sueca_desktop.ai.training", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--entropy", type=float, nargs="+", default=[0.7, 0.5, 0.4])
    parser.add_argument("--warm", action="store_true", help="go on from the tables there are; new ones begin at 0")
    asked = parser.parse_args()
    game, lie = GAMES[asked.game], Lie()
    first = [0.0] * weight_count(game.tuples)
    if asked.warm:
        first = carried_over(game.tuples, *trained(asked.game))
    learned = Policy(game.tuples, first)
    learner = Learner(learned, lie, asked.seed)
    told = f"seed {asked.seed}, {asked.games} games, entropy {asked.entropy}, warm {asked.warm}, {len(first)} weights"
    with (FOLDER / f"{asked.game}.log").open("a" if asked.warm else "w", encoding="utf-8") as log:
        print(told, file=log)
        for line in train(game, learner, lie, asked.games, tuple(asked.entropy), asked.warm, asked.seed):
            print(line, flush=True)
            print(line, file=log, flush=True)
    (FOLDER / f"{asked.game}.json").write_text(packed(game.tuples, learned.table()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
