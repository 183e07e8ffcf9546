"""What computer seats say out of turn."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sueca_desktop.app.game import Game
from sueca_desktop.rules.actions import Accuse, Move
from sueca_desktop.rules.view import Observation

log = logging.getLogger(__name__)

Accuser = Callable[[Observation], Accuse | None]
"""What a seat sees → the accusation it makes, if any."""


def first_accusation(game: Game, accuser: Accuser) -> Move | None:
    """The accusation of the first computer seat that has one to make, where there is a renounce to accuse of."""
    for seat in range(game.table.rules.spec.seats):
        if game.is_computer(seat) and game.table.offers(seat):
            action = _asked(accuser, game.table.observe(seat))
            if action is not None:
                return Move(seat, action)
    return None


def _asked(accuser: Accuser, observation: Observation) -> Accuse | None:
    """A player is foreign ground: whatever it raises stays here."""
    try:
        return accuser(observation)
    except Exception:
        log.exception("the player at seat %d failed to say whether it accuses", observation.seat)
        return None
