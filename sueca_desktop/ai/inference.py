"""How likely a world is by what the players have said: bids, passes, calls, the making of trump.

Unlike the constraints this proves nothing, and is to be believed only as far as players bid as ours do.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable

from sueca_desktop.ai.bidding import making_evidence
from sueca_desktop.ai.bidding.auction_evidence import Judge, Said, call_judge, hearing, limits_of, nulls_of, said_by
from sueca_desktop.ai.worlds import World
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.rules.whereabouts import exchanger
from sueca_desktop.solver.position import numbering

Weighing = Callable[["array[int]", float, "array[float]"], None]
"""(worlds as rows, power, found): adds ``power`` times the logarithm of each world's weight to ``found``."""


class Inference:
    """Judges worlds by what the other seats said before the tricks."""

    def __init__(self, observation: Observation) -> None:
        deal = observation.deal
        others = [seat for seat in range(deal.spec.seats) if seat != observation.seat]
        self._judges = _by_auction(deal, others) if deal.spec.auction else _by_making(deal, others)

    def __bool__(self) -> bool:
        """Whether anything was said that tells worlds apart."""
        return bool(self._judges)

    def log_weight(self, world: World) -> float:
        """The logarithm of how likely the players were to say what they said, holding these cards; up to a constant.
        0.0 in all worlds where nothing was said.
        """
        found = array("d", [0.0])
        self.weigh(array("Q", [*world.hands, world.side]), 1.0, found)
        return found[0]

    def weigh(self, rows: array[int], power: float, found: array[float]) -> None:
        """Adds ``power`` times the same to ``found``, for each of as many worlds as that has; much faster than one by
        one. ``rows``: as :meth:`Worlds.rows` has them, no fewer.
        """
        for judge in self._judges:
            judge(rows, power, found)


def log_weights(observation: Observation, worlds: Iterable[World]) -> list[float]:
    """The same for each of some worlds of one observation."""
    inference = Inference(observation)
    return [inference.log_weight(world) for world in worlds]


def _by_auction(deal: PublicDeal, others: list[int]) -> list[Weighing]:
    heard, found = hearing(deal.spec.deck), list[Weighing]()
    for seat in others:
        (out, back), said = _changed(deal, seat), said_by(deal, seat)
        if said != Said():
            trump = -1 if said.call is None else said.call.suit.index
            heard.add(seat, out, back, trump, limits_of(said), nulls_of(said.nulls))
        found += _one_by_one(deal, seat, call_judge(deal, said))
    if heard.seats:
        found.append(lambda rows, power, weights: heard.weigh(rows, deal.spec.seats + 1, power, weights))
    return found


def _by_making(deal: PublicDeal, others: list[int]) -> list[Weighing]:
    found = list[Weighing]()
    for seat in others if deal.spec.has_stock else ():
        found += _one_by_one(deal, seat, making_evidence.judge_of(deal, seat))
    return found


def _one_by_one(deal: PublicDeal, seat: int, judge: Judge | None) -> list[Weighing]:
    """The judge of a seat's hand, if there is one, going through the rows."""
    if judge is None:
        return []
    width, (out, back) = deal.spec.seats + 1, _changed(deal, seat)

    def weigh(rows: array[int], power: float, found: array[float]) -> None:
        for i in range(len(found)):
            found[i] += power * judge((rows[i * width + seat] & ~out) | back)

    return [weigh]


def _changed(deal: PublicDeal, seat: int) -> tuple[int, int]:
    """What a seat has taken up since it spoke, and what it has laid down since, as boards."""
    numbers = numbering(deal.spec.deck, deal.trump)
    out = CardSet()
    back = CardSet.of(c for player, _, c in deal.plays() if player == seat)
    if exchanger(deal) == seat and deal.turned is not None and deal.trump is not None:
        out, back = out.add(deal.turned), back.remove(deal.turned).add(seven_of(deal.trump))
    return numbers.board(out), numbers.board(back)
