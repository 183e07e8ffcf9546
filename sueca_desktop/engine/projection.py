"""The only door from hidden to public: what one seat may see of a state."""

from __future__ import annotations

from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.transitions import legal, to_act
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.view import Observation


def observe(rules: RuleSet, state: DealState, seat: int, standing: Standing) -> Observation:
    """All that the player at ``seat`` may know; ``standing`` is the match before this deal."""
    return Observation(
        deal=state.public,
        seat=seat,
        hand=state.hands[seat],
        to_act=to_act(rules, state),
        legal=legal(rules, state, seat),
        standing=standing,
    )
