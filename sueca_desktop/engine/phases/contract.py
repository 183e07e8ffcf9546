"""Naming trump and calling the partner's card (documents 000 and 003; RULES.md, "Contract")."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Call, Move
from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.events import Called
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal


class ContractPhase(Struct, frozen=True):
    """The bidder for points names trump and calls any card he does not hold; for nulls there is neither."""

    name: PhaseName = PhaseName.CONTRACT

    def enter(self, deal: PublicDeal) -> PublicDeal:
        return deal

    def to_act(self, deal: PublicDeal) -> int | None:
        contract = contract_of(deal)
        open_call = contract is not None and not contract.nulls and contract.called is None
        return contract.bidder if contract is not None and open_call else None

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        callable_cards = deal.spec.deck.cards - hand
        return tuple(Call(suit, c) for suit in Suit for c in callable_cards)

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        held = isinstance(action, Call) and action.card in hand
        return Refusal(Reason.CALLED_CARD_HELD if held else Reason.NOT_NOW)

    def apply(self, state: DealState, move: Move) -> Step:
        assert isinstance(move.action, Call), "the contract phase has no other action"
        public = replace(state.public.logged(move), trump=move.action.suit)
        return Step(replace(state, public=public), (Called(move.seat, move.action.suit, move.action.card),))
