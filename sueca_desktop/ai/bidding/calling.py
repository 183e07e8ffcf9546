"""Which trump to name and which card to call (Sueca Italiana): measured over 389 hands and some eight calls each."""

from __future__ import annotations

from sueca_desktop.ai.bidding.worth import best_trump, missing
from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Call
from sueca_desktop.rules.cards import Card, CardSet, Suit, card
from sueca_desktop.rules.view import Observation


def choose_call(observation: Observation) -> Choice:
    """Trump and called card, from the observation of a bidder who has not called."""
    trump = best_trump(observation.hand)
    return Choice(Call(trump, called_card(observation.hand, trump)), ChoiceReason.CALL_STRENGTH)


def called_card(hand: CardSet, trump: Suit) -> Card:
    """The trump ace; holding it the trump seven; holding both a side ace: of a suit whose seven is held, else of a
    singleton, else of a longer suit, never of a void one; failing all that the highest trump missing, or any card.
    """
    top = missing(hand, trump)
    if top and top[0].rank.value in "A7":
        return top[0]
    aces = [ace for suit in Suit if suit is not trump and (ace := card(f"A{suit.value}")) not in hand]
    callable_aces = [ace for ace in aces if hand.of_suit(ace.suit)]
    if callable_aces:
        return min(callable_aces, key=lambda ace: (card(f"7{ace.suit.value}") not in hand, len(hand.of_suit(ace.suit))))
    others = top or tuple(c for suit in Suit for c in missing(hand, suit))
    return others[0]
