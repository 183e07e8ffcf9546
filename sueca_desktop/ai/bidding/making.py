"""Taking or naming trump at Klaberjass: the maker's average gain in points from six cards.

Measured over 15,865 deals with each of the four trumps (RULES.md `klaberjass`): a maker who scores more gains some 41
points on average and one who goes under loses 116, so trump is made where it succeeds about three times in four.
"""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Name, Pass, Take
from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit
from sueca_desktop.rules.decks import Deck
from sueca_desktop.rules.melds import runs, seven_of
from sueca_desktop.rules.trumpmaking import trump_making
from sueca_desktop.rules.view import Observation


class Weights(Struct, frozen=True):
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
    weights = weights_of(observation.seat != deal.dealer, status.naming)
    if not status.naming:
        bonus = turned_gain(deal.spec.deck, turned) if seven_of(turned.suit) in hand else 0.0
        made = maker_gain(hand, turned.suit, weights) + bonus >= weights.threshold
        return Choice(Take(), ChoiceReason.MAKE_STRONG) if made else Choice(Pass(), ChoiceReason.PASS_WEAK)
    suits = [suit for suit in Suit if suit is not turned.suit]
    best = max(suits, key=lambda suit: maker_gain(hand, suit, weights))
    if maker_gain(hand, best, weights) >= weights.threshold:
        return Choice(Name(best), ChoiceReason.MAKE_STRONG)
    return Choice(Pass(), ChoiceReason.PASS_WEAK)


def weights_of(elder: bool, naming: bool) -> Weights:
    """The weights for elder or the dealer, taking the turned suit or naming another."""
    if naming:
        return ELDER_NAMES if elder else DEALER_NAMES
    return ELDER_TAKES if elder else DEALER_TAKES


def turned_gain(deck: Deck, turned: Card) -> float:
    """What holding the seven brings who takes the turned suit."""
    return TURNED_POINT * deck.points(turned, turned.suit)


def maker_gain(hand: CardSet, trump: Suit, weights: Weights) -> float:
    """The maker's net points on average with these six cards and this trump."""
    own = weights.constant + trump_gain(hand.of_suit(trump), weights)
    return (
        own
        + sum(side_gain(hand.of_suit(suit), weights) for suit in Suit if suit is not trump)
        + run_gain(hand, weights)
    )


def trump_gain(trumps: CardSet, weights: Weights) -> float:
    """What the trumps of a hand add, a run among them aside."""
    ranks = {c.rank for c in trumps}
    held = {
        Rank.JACK: weights.jack,
        Rank.NINE: weights.nine,
        Rank.ACE: weights.ace,
        Rank.TEN: weights.ten,
    }
    royals = len(ranks & {Rank.KING, Rank.QUEEN})
    own = weights.trump * len(ranks) + sum(v for rank, v in held.items() if rank in ranks)
    return own + (0.0, weights.one_royal, weights.royal_pair)[royals]


def side_gain(cards: CardSet, weights: Weights) -> float:
    """What the cards held in a side suit add, a run among them aside."""
    ranks = {c.rank for c in cards}
    value = weights.side_ace if Rank.ACE in ranks else 0.0
    if Rank.TEN in ranks:
        value += weights.side_ten_guarded if len(cards) > 1 else weights.side_ten_bare
    return value + (weights.side_king if Rank.KING in ranks else 0.0)


def run_gain(cards: CardSet, weights: Weights) -> float:
    """What the best run among the cards adds."""
    return max((weights.run_three if len(run) == 3 else weights.run_four for run in runs(cards)), default=0.0)
