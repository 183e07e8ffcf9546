"""Making trump at Klaberjass: taking the turned suit or naming another (document 004; RULES.md)."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.rules.actions import Action, Move, Name, Pass, Take
from sueca_desktop.rules.cards import Suit

ROUNDS = 2


class TrumpMaking(Struct, frozen=True):
    """Where the making of trump stands. ``naming``: the turned suit was turned down by all. ``to_act``: None when trump
    is made or all have passed twice.
    """

    naming: bool
    maker: int | None
    to_act: int | None


def trump_making(seats: int, dealer: int, moves: tuple[Move, ...]) -> TrumpMaking:
    """The making of trump after ``moves``, elder first; moves of later phases are ignored."""
    passes = 0
    for move in moves:
        if isinstance(move.action, Take | Name):
            return TrumpMaking(isinstance(move.action, Name), move.seat, None)
        passes += 1
    over = passes == ROUNDS * seats
    return TrumpMaking(passes >= seats, None, None if over else (dealer + 1 + passes) % seats)


def choices(status: TrumpMaking, turned: Suit) -> tuple[Action, ...]:
    """What the seat to act may do: take or pass, in the second round name another suit or pass."""
    if not status.naming:
        return (Pass(), Take())
    return (Pass(), *(Name(suit) for suit in Suit if suit is not turned))
