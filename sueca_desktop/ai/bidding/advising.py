"""What can be said before the tricks, weighed and explained: by the measured worth of the hand (this package)."""

from __future__ import annotations

from sueca_desktop.ai.bidding.auction import SOLO_SHARE, gain
from sueca_desktop.ai.bidding.calling import called_card
from sueca_desktop.ai.bidding.making import maker_gain, turned_gain, weights_of
from sueca_desktop.ai.bidding.nulls import nulls_chance
from sueca_desktop.ai.bidding.worth import best_trump, chance, worth
from sueca_desktop.ai.explaining import Explanation
from sueca_desktop.ai.options import Measure, Value
from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Call, Exchange, Name, Pass, Sequence, Take
from sueca_desktop.rules.cards import Suit
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.melds import sequence_points, seven_of
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.trumpmaking import trump_making
from sueca_desktop.rules.view import Observation


def weighed_words(observation: Observation) -> tuple[Measure, tuple[Value, ...]]:
    """What each thing that may be said is worth, and in which measure; nothing before the first trick of Klaberjass."""
    match observation.deal.phase:
        case PhaseName.AUCTION:
            return Measure.GAME_POINTS, tuple(_bid(observation, action) for action in observation.legal)
        case PhaseName.TRUMP_MAKING:
            return Measure.NET_POINTS, tuple(_making(observation, action) for action in observation.legal)
        case PhaseName.CONTRACT:
            return Measure.CARD_POINTS, tuple(_call(observation, suit) for suit in Suit)
        case _:
            return Measure.NET_POINTS, ()


def _bid(observation: Observation, action: Action) -> Value:
    """A bid's gain by the chance of making it; passing, if nobody else bids, brings nothing."""
    spec, hand = observation.deal.spec, observation.hand
    match action:
        case Bid(points):
            value = worth(hand, best_trump(hand))
            return Value(action, value, chance(value, points), gain(spec.bands, value, points))
        case BidNulls():
            made = max(0.0, nulls_chance(spec.deck, hand))
            return Value(action, None, made, SOLO_SHARE * spec.nulls_score * (2 * made - 1))
        case _:
            return Value(action, worth=0.0)


def _making(observation: Observation, action: Action) -> Value:
    """The mean points that the maker gains over the other; what passing is taken to be worth."""
    deal, hand = observation.deal, observation.hand
    status = trump_making(deal.spec.seats, deal.dealer, deal.moves)
    weights = weights_of(observation.seat != deal.dealer, status.naming)
    turned = deal.turned
    assert turned is not None, "a card is turned in this game"
    match action:
        case Take():
            bonus = turned_gain(deal.spec.deck, turned) if seven_of(turned.suit) in hand else 0.0
            return Value(action, worth=maker_gain(hand, turned.suit, weights) + bonus)
        case Name(suit):
            return Value(action, worth=maker_gain(hand, suit, weights))
        case _:
            return Value(action, worth=weights.threshold)


def _call(observation: Observation, trump: Suit) -> Value:
    """The card we should call with that trump."""
    contract, value = contract_of(observation.deal), worth(observation.hand, trump)
    bid = None if contract is None else contract.bid
    made = None if bid is None else chance(value, bid)
    return Value(Call(trump, called_card(observation.hand, trump)), value, made, value)


def explain_words(observation: Observation, choice: Choice) -> Explanation:
    """Why to say so, before the tricks."""
    deal, hand = observation.deal, observation.hand
    if len(observation.legal) == 1:
        return Explanation(ChoiceReason.FORCED)
    match choice.action:
        case Bid():
            trump = best_trump(hand)
            return Explanation(ChoiceReason.BID_WORTH, suit=trump, points=round(worth(hand, trump)))
        case BidNulls():
            return Explanation(ChoiceReason.BID_NULLS, points=max(0, round(100 * nulls_chance(deal.spec.deck, hand))))
        case Call(suit, card):
            return Explanation(ChoiceReason.CALL_STRENGTH, suit=suit, card=card)
        case Take():
            return Explanation(ChoiceReason.MAKE_STRONG, suit=deal.turned.suit if deal.turned else None)
        case Name(suit):
            return Explanation(ChoiceReason.MAKE_STRONG, suit=suit)
        case Exchange():
            return Explanation(ChoiceReason.EXCHANGE_GAINS, card=deal.turned)
        case Sequence(cards):
            return Explanation(ChoiceReason.SEQUENCE_SCORES, points=sequence_points(cards))
        case Pass():
            return _passing(observation)
        case _:
            return Explanation(choice.reason)


def _passing(observation: Observation) -> Explanation:
    hand = observation.hand
    match observation.deal.phase:
        case PhaseName.AUCTION:
            trump = best_trump(hand)
            return Explanation(ChoiceReason.PASS_WEAK, suit=trump, points=round(worth(hand, trump)))
        case PhaseName.TRUMP_MAKING:
            return Explanation(ChoiceReason.PASS_MAKING)
        case _:
            return Explanation(ChoiceReason.NOTHING_TO_SAY)
