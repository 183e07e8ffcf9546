"""What can be said before the tricks, weighed by trying it out, and explained."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sueca_desktop.ai.bidding.auction import SOLO_SHARE, gain_at
from sueca_desktop.ai.bidding.calling import called_card
from sueca_desktop.ai.bidding.making import maker_gain, weights_of
from sueca_desktop.ai.bidding.nulls import nulls_chance
from sueca_desktop.ai.bidding.sampling import GoOn, Results, Sample, contract_results, making_results, sample
from sueca_desktop.ai.bidding.worth import best_trump, missing, worth
from sueca_desktop.ai.explaining import Explanation
from sueca_desktop.ai.options import Measure, Option, Value
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Call, Exchange, Name, Pass, Take
from sueca_desktop.rules.actions import Sequence as Run
from sueca_desktop.rules.cards import Card, CardSet, Rank, Suit
from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.melds import sequence_points
from sueca_desktop.rules.scoring import band_of
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.trumpmaking import trump_making
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver.position import numbering


class Weighed(Struct, frozen=True):
    """``values``: what each thing that may be said is worth, in ``measure``. ``worlds``: how many lies were tried."""

    measure: Measure
    values: tuple[Value, ...] = ()
    worlds: int = 0


Known = Sequence[Value | Option]
"""What is known of what may be said."""


def weighed_words(observation: Observation, advised: Action, worlds: int, seed: int, go_on: GoOn) -> Weighed:
    """What may be said, tried out in so many worlds, or fewer where ``go_on`` says no: bids, calls, making trump.
    Announcements are not weighed: what they score stands on the cards.
    """
    match observation.deal.phase:
        case PhaseName.AUCTION:
            return _bids(observation, sample(observation, worlds, seed), go_on)
        case PhaseName.CONTRACT:
            return _calls(observation, advised, sample(observation, worlds, seed), go_on)
        case PhaseName.TRUMP_MAKING:
            return _making(observation, sample(observation, worlds, seed), seed, go_on)
        case _:
            return Weighed(Measure.NET_POINTS)


def _bids(observation: Observation, drawn: Sample, go_on: GoOn) -> Weighed:
    """The card points made with the best trump, and how often each bid would be; passing, if nobody else bids, brings
    nothing.
    """
    spec, hand, me = observation.deal.spec, observation.hand, observation.seat
    trump = best_trump(hand)
    contracts: list[tuple[Suit | None, Contract]] = [(trump, Contract(me, called=called_card(hand, trump)))]
    if BidNulls() in observation.legal:
        contracts.append((None, Contract(me, nulls=True)))
    bid, *nulls = contract_results(observation, contracts, drawn, go_on)
    values = []
    for action in observation.legal:
        match action:
            case Bid(points):
                made, band = bid.chance(points), band_of(spec.bands, points)
                values.append(Value(action, bid.mean, made, 0.0 if band is None else gain_at(band, made)))
            case BidNulls():
                made = nulls[0].mean
                values.append(Value(action, None, made, SOLO_SHARE * spec.nulls_score * (2 * made - 1)))
            case _:
                values.append(Value(action, worth=0.0))
    return Weighed(Measure.GAME_POINTS, tuple(values), len(bid.found))


def _calls(observation: Observation, advised: Action, drawn: Sample, go_on: GoOn) -> Weighed:
    """For each trump the card we should call, and for the advised one what else might be called: how often the bid is
    made.
    """
    hand, contract = observation.hand, contract_of(observation.deal)
    bid = contract.bid if contract is not None and contract.bid is not None else 0
    calls = dict.fromkeys([Call(suit, called_card(hand, suit)) for suit in Suit])
    if isinstance(advised, Call):
        calls |= dict.fromkeys([advised, *(Call(advised.suit, c) for c in _others(hand, advised.suit))])
    legal = [call for call in calls if call in observation.legal]
    contracts = [(call.suit, Contract(observation.seat, bid, called=call.card)) for call in legal]
    found = contract_results(observation, contracts, drawn, go_on)
    values = [
        Value(call, result.mean, result.chance(bid), result.chance(bid))
        for call, result in zip(legal, found, strict=True)
    ]
    return Weighed(Measure.CHANCE, tuple(values), len(found[0].found))


def _others(hand: CardSet, trump: Suit) -> tuple[Card, ...]:
    """The strongest trumps missing, and the missing aces."""
    aces = (c for suit in Suit if suit is not trump for c in missing(hand, suit)[:1])
    return (*missing(hand, trump)[:2], *(c for c in aces if c.rank is Rank.ACE))


def _making(observation: Observation, drawn: Sample, seed: int, go_on: GoOn) -> Weighed:
    """The mean points that the maker gains over the other; what passing is taken to be worth."""
    deal = observation.deal
    status = trump_making(deal.spec.seats, deal.dealer, deal.moves)
    trumps = {action: _trump_of(observation, action) for action in observation.legal if action != Pass()}
    later = () if status.naming or deal.turned is None else tuple(s for s in Suit if s is not deal.turned.suit)
    found = making_results(observation, (*trumps.values(), *later), drawn, seed, go_on)
    least = weights_of(observation.seat != deal.dealer, status.naming).threshold
    passing = Value(Pass(), worth=_passed(observation, found[len(trumps) :], drawn, least))
    made = [Value(a, None, r.chance(0.5), r.mean) for a, r in zip(trumps, found, strict=False)]
    return Weighed(Measure.NET_POINTS, (*made, passing), len(found[0].found))


def _passed(observation: Observation, named: Sequence[Results], drawn: Sample, least: float) -> float:
    """What passing is worth: what the best suit brings that may be named later, in the worlds where the other passes
    too; ``least``, what passing is taken to be worth, elsewhere.
    """
    if not named:
        return least
    left = [weight * _passes_too(observation, drawn.row(i)) for i, weight in enumerate(named[0].weights)]
    if not any(left):
        return least
    best = max(Results(results.found, tuple(left)).mean for results in named)
    share = sum(left) / sum(named[0].weights)
    return share * max(best, least) + (1 - share) * least


def _passes_too(observation: Observation, row: Sequence[int]) -> bool:
    """Whether the other seat, with what it holds in a world, would neither take nor name a trump."""
    deal, other = observation.deal, 1 - observation.seat
    assert deal.turned is not None, "a card is turned in this game"
    elder, turned = other != deal.dealer, deal.turned.suit
    suits = [suit for suit in Suit if suit is not turned] if elder else [turned]
    weights, hand = weights_of(elder, elder), numbering(deal.spec.deck, None).cards_on(row[other])
    return all(maker_gain(hand, suit, weights) < weights.threshold for suit in suits)


def _trump_of(observation: Observation, action: Action) -> Suit:
    if isinstance(action, Name):
        return action.suit
    assert observation.deal.turned is not None, "a card is turned in this game"
    return observation.deal.turned.suit


def explain_words(observation: Observation, action: Action, known: Known) -> Explanation:
    """Why to say so, before the tricks. ``known``: what was found out, empty for nothing."""
    deal, hand = observation.deal, observation.hand
    if len(observation.legal) == 1:
        return Explanation(ChoiceReason.FORCED)
    match action:
        case Bid() | BidNulls():
            return _bidding(observation, action, known)
        case Call():
            return _calling(hand, action, known)
        case Take() | Name():
            return Explanation(ChoiceReason.MAKE_STRONG, suit=_trump_of(observation, action))
        case Exchange():
            return Explanation(ChoiceReason.EXCHANGE_GAINS, card=deal.turned)
        case Run(cards):
            return Explanation(ChoiceReason.SEQUENCE_SCORES, points=sequence_points(cards))
    match deal.phase:
        case PhaseName.AUCTION:
            return Explanation(ChoiceReason.PASS_WEAK, suit=best_trump(hand), points=_made(observation, known))
        case PhaseName.TRUMP_MAKING:
            return Explanation(ChoiceReason.PASS_MAKING)
        case _:
            return Explanation(ChoiceReason.NOTHING_TO_SAY)


def _bidding(observation: Observation, action: Bid | BidNulls, known: Known) -> Explanation:
    if isinstance(action, Bid):
        trump = best_trump(observation.hand)
        return Explanation(ChoiceReason.BID_WORTH, suit=trump, points=_made(observation, known))
    value = next((value for value in known if value.action == action), None)
    made = nulls_chance(observation.deal.spec.deck, observation.hand) if value is None else value.wins or 0.0
    return Explanation(ChoiceReason.BID_NULLS, points=max(0, round(100 * made)))


def _calling(hand: CardSet, call: Call, known: Known) -> Explanation:
    """The hand's strength speaks for the call that a bidder has in mind; for another one what came of it."""
    trump = best_trump(hand)
    tried = next((value.wins for value in known if value.action == call), None)
    if call.suit is trump and call.card is called_card(hand, trump):
        return Explanation(ChoiceReason.CALL_STRENGTH, suit=call.suit, card=call.card)
    if tried is None or any((value.wins or 0.0) > tried for value in known):
        return Explanation(ChoiceReason.PLAIN)
    return Explanation(ChoiceReason.CALL_TRIED, points=round(100 * tried))


def _made(observation: Observation, known: Known) -> int:
    """The card points that the hand makes with its best trump, as tried out, else as measured."""
    tried = next((value.points for value in known if value.points is not None), None)
    return round(worth(observation.hand, best_trump(observation.hand)) if tried is None else tried)
