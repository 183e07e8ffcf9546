"""What a seat had before it at a decision of a deal that is over: exactly its Observation, and what that proves.

Nothing here is told of a deal that is being played.
"""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.ai.alliance import holders_of_called
from sueca_desktop.ai.constraints import constraints
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.table import Table, rewound
from sueca_desktop.rules.actions import Accuse, Action
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation


class Sight(Struct, frozen=True):
    """One decision. ``step``: how many actions of the deal came before it. ``observation``: all that the seat could
    know; ``action``: what it did.
    """

    step: int
    observation: Observation
    action: Action

    @property
    def seat(self) -> int:
        return self.observation.seat


class Shown(Struct, frozen=True):
    """What the cards played, and what was said, prove of another seat. ``void``: suits still out of which it has no
    card; ``holds``: cards it must have.
    """

    seat: int
    void: tuple[Suit, ...]
    holds: tuple[Card, ...]


def steps(table: Table, deal: int) -> tuple[tuple[int, int], ...]:
    """(step, seat) of every decision of deal ``deal`` (from 0) of ``table``, in order.

    Raises:
        ValueError: the deal is not over.
        IndexError: there is no such deal.
    """
    public = table.deals[deal].state.public
    if not public.over:
        raise ValueError("what others saw is told once the deal is over")
    return tuple((i, move.seat) for i, move in enumerate(public.moves) if not isinstance(move.action, Accuse))


def sight(table: Table, deal: int, step: int) -> Sight:
    """The decision after the first ``step`` actions of deal ``deal``. (A record becomes a table by ``replay``.)

    Raises:
        ValueError: the deal is not over, or nothing was decided there.
        IndexError: there is no such deal.
    """
    seats = dict(steps(table, deal))
    if step not in seats:
        raise ValueError(f"nothing was decided after {step} actions")
    played = table.deals[deal]
    then = rewound(table.rules, played, step)
    seen = observe(table.rules, then.state, seats[step], then.before)
    return Sight(step, seen, played.state.public.moves[step].action)


def shown(observation: Observation) -> tuple[Shown, ...]:
    """What is proven of each other seat, where there is anything; the bidder of trump's own words prove nothing."""
    found = []
    places = constraints(observation)
    for seat in range(observation.deal.spec.seats):
        if not places.sizes[seat]:
            continue
        may = places.may_hold(seat)
        void = tuple(suit for suit in Suit if places.hidden.of_suit(suit) and not may.of_suit(suit))
        holds = tuple(c for c, mask in places.holders if mask == 1 << seat)
        if void or holds:
            found.append(Shown(seat, void, holds))
    return tuple(found)


def called(observation: Observation) -> tuple[Card, tuple[int, ...]] | None:
    """The called card while it is a secret, and the seats that may hold it as far as this seat can tell; None where
    there is none, or it is one's own or seen.
    """
    contract = contract_of(observation.deal)
    if contract is None or contract.called is None or contract.partner is not None:
        return None
    if contract.called in observation.hand:
        return contract.called, (observation.seat,)
    return contract.called, holders_of_called(observation.deal, contract, observation.seat)


def hidden(observation: Observation) -> int:
    """How many cards the seat could not see."""
    return len(constraints(observation).hidden)
