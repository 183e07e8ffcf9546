"""What is going on at the table, in a few words for the plate beside it."""

from __future__ import annotations

from sueca_desktop.app.preparing import PreparationKind
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.text import seats
from sueca_desktop.ui.text.window import Word, say

_PREPARING = {PreparationKind.CUT: Word.YOU_CUT, PreparationKind.STYLE: Word.YOU_DEAL}
_LONGEST = 16
"""Characters of a name."""


def asked(kind: PreparationKind) -> str:
    """What the user is asked before a deal."""
    return say(_PREPARING[kind])


def turn(observation: Observation, players: tuple[str, ...], *, watched: bool) -> str:
    """Whose turn it is; ``watched``: nobody plays but computers."""
    if observation.to_act is None:
        return say(Word.DEAL_OVER)
    if observation.my_turn and not watched:
        return say(Word.YOUR_TURN)
    word = Word.TURN_OF if observation.deal.phase is PhaseName.TRICKS else Word.TURN_TO_SPEAK
    return say(word).format(name=seats.shown(players[observation.to_act], _LONGEST))
