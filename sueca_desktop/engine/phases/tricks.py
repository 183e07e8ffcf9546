"""The trick phase: leading, following, taking tricks (RULES.md, "Common ground", "A trick"; documents 000-003)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Move, Play
from sueca_desktop.rules.cards import Card, CardSet
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.events import BellaSaid, CardPlayed, Event, PartnerShown, TrickTaken
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import PublicDeal, playable, why_not

Leader = Callable[[PublicDeal], int | None]
"""Who leads the first trick; None where there are no tricks to play (nobody bid, nobody made trump)."""


def play_on(deal: PublicDeal) -> bool:
    """A deal goes on until the hands are empty."""
    return False


def no_declaration(deal: PublicDeal, seat: int, c: Card) -> bool:
    """Nothing is said while playing a card."""
    return False


class TrickPhase(Struct, frozen=True):
    """Plays tricks until the hands are empty, or ``ends_early`` says after a trick that the deal is decided.

    ``first_leader``: who leads the first trick. ``bella``: (deal, seat, card) → whether bella may be said with it.
    """

    first_leader: Leader
    ends_early: Callable[[PublicDeal], bool] = play_on
    bella: Callable[[PublicDeal, int, Card], bool] = no_declaration
    name: PhaseName = PhaseName.TRICKS

    def enter(self, deal: PublicDeal) -> PublicDeal:
        leader = self.first_leader(deal)
        return replace(deal, trick=None if leader is None else Trick(leader))

    def to_act(self, deal: PublicDeal) -> int | None:
        return None if deal.trick is None else deal.trick.next_seat(deal.spec.seats)

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        seat = self.to_act(deal)
        cards = playable(deal, hand)
        saying = [c for c in cards if seat is not None and self.bella(deal, seat, c)]
        return (*(Play(c) for c in cards), *(Play(c, bella=True) for c in saying))

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        if not isinstance(action, Play):
            return Refusal(Reason.NOT_NOW)
        return why_not(deal, hand, action.card) or Refusal(Reason.NO_BELLA)

    def apply(self, state: DealState, move: Move) -> Step:
        play = move.action
        assert isinstance(play, Play), "the trick phase has no other action"
        hands = tuple(hand.remove(play.card) if seat == move.seat else hand for seat, hand in enumerate(state.hands))
        public, taken = self._advance(state.public, move, play)
        return Step(replace(state, public=public, hands=hands), (*_said(state.public, move.seat, play), *taken))

    def _advance(self, deal: PublicDeal, move: Move, play: Play) -> tuple[PublicDeal, tuple[Event, ...]]:
        """The public side of playing a card: the trick grows, or is full and taken."""
        assert deal.trick is not None, "the trick phase always has an open trick"
        sizes = tuple(size - (seat == move.seat) for seat, size in enumerate(deal.hand_sizes))
        trick = deal.trick.with_card(play.card)
        deal = replace(deal, moves=(*deal.moves, move), hand_sizes=sizes, trick=trick)
        if len(trick.cards) < deal.spec.seats:
            return deal, ()
        winner = deal.winner_of(trick)
        taken = TrickTaken(len(deal.tricks), winner, deal.points_of(trick))
        deal = replace(deal, tricks=(*deal.tricks, trick), trick=Trick(winner))
        over = not any(sizes) or self.ends_early(deal)
        return (replace(deal, trick=None) if over else deal), (taken,)


def _said(before: PublicDeal, seat: int, play: Play) -> tuple[Event, ...]:
    """What the playing of one card tells: the card, bella, and the partner if it is the called card."""
    contract = contract_of(before)
    shown = contract is not None and contract.called is play.card
    events: list[Event] = [CardPlayed(seat, play.card)]
    events += [BellaSaid(seat)] if play.bella else []
    events += [PartnerShown(seat)] if shown else []
    return tuple(events)
