"""Taking or naming trump at Klaberjass: the maker's average gain in points from six cards.

Measured over 15,865 deals with each of the four trumps (RULES.md `klaberjass`): a maker who scores more gains some 41
points on average and one who goes under loses 116, so trump is made where it succeeds about three times in four.
"""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Name, Pass, Take
from sueca_desktop.rules.cards import CardSet, Rank, Suit, card
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.melds import runs
from sueca_desktop.rules.trumpmaking import trump_making
from sueca_desktop.rules.view import Observation


@dataclass(frozen=True, slots=True)
class Weights:
    """Net points a feature brings the maker. ``threshold``: make trump at this total or more."""

    constant: float
    trump: float
    jack: float
    nine: float
    ace: float
    ten: float
    royal_pair: float
    one_royal: float
    side_ace: float
    side_ten_guarded: float
    side_ten_bare: float
    side_king: float
    run_three: float
    run_four: float
    threshold: float


ELDER_TAKES = Weights(-111, 16.6, 50, 23, 13, 12, 37, 13, 22, 14, 12, 4, 23, 50, threshold=0)
ELDER_NAMES = Weights(-111, 16.4, 48, 25, 14, 14, 41, 12, 21.5, 13, 11, 3, 23, 47, threshold=-5)
DEALER_TAKES = Weights(-115, 18.9, 52, 20, 11, 15, 35, 13, 22, 13, 14, 5, 21, 33, threshold=-15)
DEALER_NAMES = Weights(-112, 16.0, 48, 24, 13, 12, 38, 12, 20, 13, 9, 2, 20, 52, threshold=-10)
TURNED_POINT = 2.0
"""A held seven of trumps is worth this much a point of the turned card it is exchanged for."""


def choose_trump(observation: Observation) -> Choice:
    """Take, name or pass, from the observation of a seat to act in making trump."""
    deal, hand = observation.deal, observation.hand
    turned = deal.turned
    assert turned is not None, "a card is turned in this game"
    status = trump_making(deal.spec.seats, deal.dealer, deal.moves)
    elder = observation.seat != deal.dealer
    if not status.naming:
        weights = ELDER_TAKES if elder else DEALER_TAKES
        seven = card(f"7{turned.suit.value}") in hand
        bonus = TURNED_POINT * deal.spec.deck.points(turned, turned.suit) if seven else 0.0
        made = maker_gain(deal.spec.deck, hand, turned.suit, weights) + bonus >= weights.threshold
        return Choice(Take(), ChoiceReason.MAKE_STRONG) if made else Choice(Pass(), ChoiceReason.PASS_WEAK)
    weights = ELDER_NAMES if elder else DEALER_NAMES
    suits = [suit for suit in Suit if suit is not turned.suit]
    best = max(suits, key=lambda suit: maker_gain(deal.spec.deck, hand, suit, weights))
    if maker_gain(deal.spec.deck, hand, best, weights) >= weights.threshold:
        return Choice(Name(best), ChoiceReason.MAKE_STRONG)
    return Choice(Pass(), ChoiceReason.PASS_WEAK)


def maker_gain(deck: Deck, hand: CardSet, trump: Suit, weights: Weights) -> float:
    """The maker's net points on average with these six cards and this trump."""
    trumps = {c.rank for c in hand.of_suit(trump)}
    held = {
        Rank.JACK: weights.jack,
        Rank.NINE: weights.nine,
        Rank.ACE: weights.ace,
        Rank.TEN: weights.ten,
    }
    royals = len(trumps & {Rank.KING, Rank.QUEEN})
    own = weights.constant + weights.trump * len(trumps) + sum(v for rank, v in held.items() if rank in trumps)
    own += (0.0, weights.one_royal, weights.royal_pair)[royals]
    own += sum(_side(hand.of_suit(suit), weights) for suit in Suit if suit is not trump)
    return own + max((weights.run_three if len(run) == 3 else weights.run_four for run in runs(hand)), default=0.0)


def _side(cards: CardSet, weights: Weights) -> float:
    ranks = {c.rank for c in cards}
    value = weights.side_ace if Rank.ACE in ranks else 0.0
    if Rank.TEN in ranks:
        value += weights.side_ten_guarded if len(cards) > 1 else weights.side_ten_bare
    return value + (weights.side_king if Rank.KING in ranks else 0.0)
