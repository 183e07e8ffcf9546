"""How likely a world is by what the players have said: bids, passes, calls, the making of trump.

Unlike the constraints this proves nothing, and is to be believed only as far as players bid as ours do.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from sueca_desktop.ai.bidding import making_evidence
from sueca_desktop.ai.bidding.auction_evidence import Judge, Said, call_judge, hearing, limits_of, nulls_of, said_by
from sueca_desktop.ai.worlds import World
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.rules.whereabouts import exchanger
from sueca_desktop.solver.position import numbering


class Inference:
    """Judges worlds by what the other seats said before the tricks, true where anything was said that tells worlds
    apart.
    """

    def __init__(self, observation: Observation) -> None:
        deal = observation.deal
        self._width = deal.spec.seats + 1
        self._hearing = None if deal.spec.auction is None else hearing(deal.spec.deck)
        self._judges: list[tuple[int, int, int, Judge]] = []
        for seat in range(deal.spec.seats):
            if seat != observation.seat:
                self._hear(deal, seat)

    def _hear(self, deal: PublicDeal, seat: int) -> None:
        """Takes in what a seat said."""
        out, back = _changed(deal, seat)
        if self._hearing is not None:
            said = said_by(deal, seat)
            judge = call_judge(deal, said)
            if said != Said():
                trump = -1 if said.call is None else said.call.suit.index
                self._hearing.add(seat, out, back, trump, limits_of(said), nulls_of(said.nulls))
        else:
            judge = making_evidence.judge_of(deal, seat) if deal.spec.has_stock else None
        if judge is not None:
            self._judges.append((seat, out, back, judge))

    def __bool__(self) -> bool:
        """Whether anything was said that tells worlds apart."""
        return bool(self._judges) or (self._hearing is not None and self._hearing.seats > 0)

    def weigh(self, rows: array[int], power: float, found: array[float]) -> None:
        """Adds ``power`` times the logarithm of how likely the players were to say what they said to ``found``, for
        each of as many worlds as that has. ``rows``: worlds as :meth:`Worlds.rows` has them, or more.
        """
        width = self._width
        if self._hearing is not None:
            self._hearing.weigh(rows, width, power, found)
        for seat, out, back, judge in self._judges:
            for i in range(len(found)):
                found[i] += power * judge((rows[i * width + seat] & ~out) | back)

    def log_weight(self, world: World) -> float:
        """The logarithm of how likely the players were to say what they said, holding these cards; up to a constant.
        0.0 in all worlds where nothing was said.
        """
        found = array("d", [0.0])
        self.weigh(array("Q", [*world.hands, world.side]), 1.0, found)
        return found[0]


def log_weights(observation: Observation, worlds: Iterable[World]) -> list[float]:
    """The same for each of some worlds of one observation."""
    inference = Inference(observation)
    return [inference.log_weight(world) for world in worlds]


def _changed(deal: PublicDeal, seat: int) -> tuple[int, int]:
    """What a seat has taken up since it spoke, and what it has laid down since, as boards."""
    numbers = numbering(deal.spec.deck, deal.trump)
    out = CardSet()
    back = CardSet.of(c for player, _, c in deal.plays() if player == seat)
    if exchanger(deal) == seat and deal.turned is not None and deal.trump is not None:
        out, back = out.add(deal.turned), back.remove(deal.turned).add(seven_of(deal.trump))
    return numbers.board(out), numbers.board(back)
