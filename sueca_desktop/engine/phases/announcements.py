"""Before the tricks at Klaberjass: the exchange and the sequences, elder first (document 004; RULES.md)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Exchange, Move, Pass, Sequence
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.events import Event, Exchanged, Passed, SequenceAnnounced
from sueca_desktop.rules.melds import Announcements, announcements, runs, seven_of
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal


class AnnouncementsPhase(Struct, frozen=True):
    """Each player may exchange, then announce one sequence, and says pass when done [decided: this order].

    ``turned_suit_only``: whether the seven is exchanged only where the turned suit is trump.
    """

    turned_suit_only: bool
    name: PhaseName = PhaseName.ANNOUNCEMENTS

    def enter(self, deal: PublicDeal) -> PublicDeal:
        return deal

    def _status(self, deal: PublicDeal) -> Announcements:
        return announcements(deal.spec.seats, deal.dealer, deal.moves)

    def to_act(self, deal: PublicDeal) -> int | None:
        return None if deal.trump is None else self._status(deal).to_act

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        status = self._status(deal)
        if status.to_act is None or status.announced(status.to_act):
            return (Pass(),)
        exchange = (Exchange(),) if self._may_exchange(deal, hand) else ()
        return (Pass(), *exchange, *(Sequence(run) for run in runs(hand)))

    def _may_exchange(self, deal: PublicDeal, hand: CardSet) -> bool:
        if deal.trump is None or deal.turned is None:
            return False
        if self.turned_suit_only and deal.turned.suit is not deal.trump:
            return False
        return seven_of(deal.trump) in hand and self._status(deal).exchanged is None

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        status = self._status(deal)
        if status.to_act is not None and status.announced(status.to_act) and isinstance(action, Exchange | Sequence):
            return Refusal(Reason.ANNOUNCED)
        reasons = {Exchange: Reason.NO_EXCHANGE, Sequence: Reason.NO_SUCH_RUN}
        return Refusal(reasons.get(type(action), Reason.NOT_NOW))

    def apply(self, state: DealState, move: Move) -> Step:
        hands = state.hands
        event: Event = Passed(move.seat)
        match move.action:
            case Exchange():
                hands, event = _exchange(state, move.seat)
            case Sequence(cards):
                event = SequenceAnnounced(move.seat, cards)
        return Step(replace(state, public=state.public.logged(move), hands=hands), (event,))


def _exchange(state: DealState, seat: int) -> tuple[tuple[CardSet, ...], Event]:
    deal = state.public
    assert deal.trump is not None, "announcements follow the making of trump"
    assert deal.turned is not None, "the layout was checked to have a turned card"
    seven = seven_of(deal.trump)
    hand = state.hands[seat].remove(seven).add(deal.turned)
    hands = tuple(hand if i == seat else other for i, other in enumerate(state.hands))
    return hands, Exchanged(seat, seven, deal.turned)
