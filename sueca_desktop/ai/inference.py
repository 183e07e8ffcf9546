"""How likely a world is by what the players have said: bids, passes, calls, the making of trump.

Unlike the constraints this proves nothing, and is to be believed only as far as players bid as ours do.
"""

from __future__ import annotations

from collections.abc import Iterable

from sueca_desktop.ai.bidding import auction_evidence, making_evidence
from sueca_desktop.ai.bidding.auction_evidence import Judge
from sueca_desktop.ai.worlds import World
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.rules.whereabouts import exchanger
from sueca_desktop.solver.position import numbering


class Inference:
    """Judges worlds by what the other seats said before the tricks."""

    def __init__(self, observation: Observation) -> None:
        deal = observation.deal
        others = [seat for seat in range(deal.spec.seats) if seat != observation.seat]
        found = ((seat, *_changed(deal, seat), _judge(deal, seat)) for seat in others)
        self._judges = [(seat, out, back, judge) for seat, out, back, judge in found if judge is not None]

    def __bool__(self) -> bool:
        """Whether anything was said that tells worlds apart."""
        return bool(self._judges)

    def log_weight(self, world: World) -> float:
        """The logarithm of how likely the players were to say what they said, holding these cards; up to a constant.
        0.0 in all worlds where nothing was said.
        """
        hands = world.hands
        return sum(judge((hands[seat] & ~out) | back) for seat, out, back, judge in self._judges)


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


def _judge(deal: PublicDeal, seat: int) -> Judge | None:
    if deal.spec.auction is not None:
        return auction_evidence.judge_of(deal, auction_evidence.said_by(deal, seat))
    return making_evidence.judge_of(deal, seat) if deal.spec.has_stock else None
