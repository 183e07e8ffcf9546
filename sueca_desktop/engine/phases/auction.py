"""The auction (documents 000 and 003; RULES.md, "Auction"). What may be bid and whose turn it is: rules/auction.py."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Move, Pass
from sueca_desktop.rules.auction import AuctionRules, AuctionStatus, auction_status, bids, why_no_bid
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.events import BidMade, Event, Passed
from sueca_desktop.rules.refusals import Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import PublicDeal


class AuctionPhase(Struct, frozen=True):
    """Bids and passes until one bidder is left, or none."""

    rules: AuctionRules
    name: PhaseName = PhaseName.AUCTION

    def enter(self, deal: PublicDeal) -> PublicDeal:
        return deal

    def _status(self, deal: PublicDeal) -> AuctionStatus:
        return auction_status(self.rules, deal.spec.seats, deal.dealer, deal.moves)

    def to_act(self, deal: PublicDeal) -> int | None:
        return self._status(deal).to_act

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        return (Pass(), *bids(self.rules, self._status(deal)))

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        return why_no_bid(self.rules, action)

    def apply(self, state: DealState, move: Move) -> Step:
        bid = move.action
        event: Event = BidMade(move.seat, bid) if isinstance(bid, Bid | BidNulls) else Passed(move.seat)
        return Step(replace(state, public=state.public.logged(move)), (event,))
