"""The trick phase: leading, following, taking tricks (RULES.md, "Common ground", "A trick"; documents 000-003)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Move, Play
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.events import CardPlayed, Event, TrickTaken
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import PublicDeal, playable, why_not


@dataclass(frozen=True, slots=True)
class TrickPhase:
    """Plays tricks until the hands are empty. ``first_leader``: who leads the first one, from the public deal."""

    first_leader: Callable[[PublicDeal], int]
    name: PhaseName = PhaseName.TRICKS

    def enter(self, deal: PublicDeal) -> PublicDeal:
        return replace(deal, trick=Trick(self.first_leader(deal)))

    def to_act(self, deal: PublicDeal) -> int | None:
        return None if deal.trick is None else deal.trick.next_seat(deal.spec.seats)

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        return tuple(Play(c) for c in playable(deal, hand))

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        refusal = why_not(deal, hand, action.card) if isinstance(action, Play) else None
        return refusal or Refusal(Reason.NOT_NOW)

    def apply(self, state: DealState, move: Move) -> Step:
        assert isinstance(move.action, Play), "the trick phase has no other action"
        card = move.action.card
        hands = tuple(hand.remove(card) if seat == move.seat else hand for seat, hand in enumerate(state.hands))
        public, taken = _advance(state.public, move, card_play=move.action)
        return Step(replace(state, public=public, hands=hands), (CardPlayed(move.seat, card), *taken))


def _advance(deal: PublicDeal, move: Move, card_play: Play) -> tuple[PublicDeal, tuple[Event, ...]]:
    """The public side of playing a card: the trick grows, or is full and taken."""
    assert deal.trick is not None, "the trick phase always has an open trick"
    sizes = tuple(size - (seat == move.seat) for seat, size in enumerate(deal.hand_sizes))
    trick = deal.trick.with_card(card_play.card)
    deal = replace(deal, moves=(*deal.moves, move), hand_sizes=sizes, trick=trick)
    if len(trick.cards) < deal.spec.seats:
        return deal, ()
    winner = deal.winner_of(trick)
    taken = TrickTaken(len(deal.tricks), winner, deal.points_of(trick))
    following = Trick(winner) if any(sizes) else None
    return replace(deal, tricks=(*deal.tricks, trick), trick=following), (taken,)
