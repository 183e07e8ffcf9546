"""The renounce: any opponent may accuse, at any time before the deal is scored (RULES.md, "Common ground";
documents 001, 002).
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Accuse, Action, Move
from sueca_desktop.rules.events import RenounceFound
from sueca_desktop.rules.refusals import Reason, Refusal, Refused
from sueca_desktop.rules.renounce import has_renounced
from sueca_desktop.rules.view import PublicDeal


class Renounce(Struct, frozen=True):
    """Accusing. Always offered against every opponent, so that the offer betrays nothing; refused when it is not
    true [decided].
    """

    def takes(self, action: Action) -> bool:
        return isinstance(action, Accuse)

    def offers(self, deal: PublicDeal, seat: int) -> tuple[Action, ...]:
        return tuple(Accuse(other) for other in range(deal.spec.seats) if not deal.spec.same_side(seat, other))

    def apply(self, state: DealState, move: Move) -> Step:
        assert isinstance(move.action, Accuse), "this extra has no other action"
        accused, deal = move.action.seat, state.public
        if not 0 <= accused < deal.spec.seats:
            raise Refused(Refusal(Reason.NO_SUCH_SEAT))
        if deal.spec.same_side(move.seat, accused):
            raise Refused(Refusal(Reason.OWN_SIDE))
        if not has_renounced(deal, accused, state.hands[accused]):
            raise Refused(Refusal(Reason.NO_RENOUNCE))
        return Step(replace(state, public=deal.logged(move)), (RenounceFound(move.seat, accused),))
