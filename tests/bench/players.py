"""Measures computer players against each other: `./dev bench players [PAIRS]`.

Every deal is played twice, the two players' sides swapped (seats 0+2 and 1+3), so that the luck of the cards cancels
out. The figure is the mean of a side's card points less the other's (-120 to 120) over the two sittings, with its
standard error; then the game points likewise, and the time a decision of the first player took.
"""

from __future__ import annotations

import random
import statistics
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sueca_desktop.ai.levels import Level, player
from sueca_desktop.ai.player import Choice, ChoiceReason, Player, StopFlag
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.shuffle import Draws, seed_of_number, shuffled
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.view import Observation
from sueca_desktop.variants import discover

PAIRS = 300
VARIANT = "sueca-bandeira"


class AnyCard:
    """Plays any card that the rules allow."""

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        return Choice(rng.choice(observation.legal), ChoiceReason.PLAIN)


@dataclass
class Timed:
    """A player whose decisions are timed, in milliseconds."""

    inner: Player
    times: list[float] = field(default_factory=list)

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        start = time.perf_counter()
        choice = self.inner.choose(observation, rng, stop)
        self.times.append((time.perf_counter() - start) * 1000)
        return choice


def deal(number: int) -> Table:
    """A table at the start of the deal known by ``number``."""
    variant = discover()[VARIANT]
    table = Table(variant, {}, ("a", "b", "c", "d"))
    spec = table.rules.spec
    pack = shuffled(tuple(spec.deck.cards), Draws(seed_of_number(number)))
    table.deal(table.rules.dealing(spec, pack, number % spec.seats, DealStyle.BOTTOM))
    return table


def sitting(number: int, first: Player, second: Player, swapped: bool) -> tuple[int, int]:
    """The deal played out: card points, then game points, of the first player's side less the second's."""
    table, rng, stop = deal(number), random.Random(number), threading.Event()
    while (seat := table.to_act()) is not None:
        own = (seat % 2 == 1) is swapped
        table.act(Move(seat, (first if own else second).choose(table.observe(seat), rng, stop).action))
    score, sign = table.state.score, -1 if swapped else 1
    assert score is not None, "a deal played out is scored"
    assert score.card_points is not None, "the Suecas have fixed sides"
    cards = score.card_points[0] - score.card_points[1]
    return sign * cards, sign * (score.points[0] - score.points[1])


def duplicate(number: int, first: Player, second: Player) -> tuple[float, float]:
    """The means over the two sittings of a deal."""
    one, two = (sitting(number, first, second, swapped) for swapped in (False, True))
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def mean_and_error(values: list[float]) -> tuple[float, float]:
    return statistics.fmean(values), statistics.stdev(values) / len(values) ** 0.5


def line(name: str, first: Player, second: Player, pairs: int) -> str:
    timed = Timed(first)
    results = [duplicate(number, timed, second) for number in range(pairs)]
    cards, cards_error = mean_and_error([r[0] for r in results])
    game, game_error = mean_and_error([r[1] for r in results])
    times = sorted(timed.times)
    p95 = times[int(len(times) * 0.95)]
    return (
        f"{name:18} {cards:+7.2f} ({cards_error:.2f})  {game:+7.3f} ({game_error:.3f})  "
        f"{statistics.median(times):6.2f} {p95:6.2f} {times[-1]:7.2f}"
    )


MATCHES: tuple[tuple[str, Callable[[], Player], Callable[[], Player]], ...] = (
    ("club v. novice", lambda: player(Level.CLUB), lambda: player(Level.NOVICE)),
    ("club v. any card", lambda: player(Level.CLUB), AnyCard),
    ("novice v. any card", lambda: player(Level.NOVICE), AnyCard),
)


def main(pairs: int) -> None:
    print(f"{pairs} deals, each played twice; standard errors in brackets")
    print(f"{'':18} {'card points':>15}  {'game points':>15}  {'ms: median':>10} {'p95':>4} {'max':>7}")
    for name, first, second in MATCHES:
        print(line(name, first(), second(), pairs), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS)
