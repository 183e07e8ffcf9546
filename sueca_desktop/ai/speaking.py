"""What computer players say, whatever their level: bids, calls, trump, announcements, bella."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sueca_desktop.ai.bidding.announcing import choose_announcement
from sueca_desktop.ai.bidding.auction import choose_bid
from sueca_desktop.ai.bidding.calling import choose_call
from sueca_desktop.ai.bidding.making import choose_trump
from sueca_desktop.ai.player import Choice
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation

CHOOSERS: Mapping[PhaseName, Callable[[Observation], Choice]] = MappingProxyType(
    {
        PhaseName.AUCTION: choose_bid,
        PhaseName.CONTRACT: choose_call,
        PhaseName.TRUMP_MAKING: choose_trump,
        PhaseName.ANNOUNCEMENTS: choose_announcement,
    }
)


def chooser_of(observation: Observation) -> Callable[[Observation], Choice] | None:
    """How to choose in this phase; None in the tricks.

    Raises:
        ValueError: it is not this seat's turn.
    """
    if not observation.my_turn:
        raise ValueError("it is not this seat's turn to act")
    return CHOOSERS.get(observation.deal.phase)


def playing(observation: Observation, c: Card) -> Play:
    """Playing ``c``, saying bella where that may be said: it is worth twenty points and tells nothing."""
    with_bella = Play(c, bella=True)
    return with_bella if with_bella in observation.legal else Play(c)
