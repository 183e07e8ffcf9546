"""The exchange and the sequences at Klaberjass (document 004)."""

from __future__ import annotations

from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Exchange, Pass, Sequence
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.melds import SEQUENCE_ORDER, announcements, best_sequence, runs, sequence_points, seven_of
from sueca_desktop.rules.view import Observation

TRUMP_GIVEN = 8
"""What the lowest trump is worth against a side card, in points: less than a ten, more than a king."""


def choose_announcement(observation: Observation) -> Choice:
    """Exchange where it gains, then announce the best sequence unless it is already beaten, then pass."""
    legal = observation.legal
    if Exchange() in legal and _gains(observation):
        return Choice(Exchange(), ChoiceReason.EXCHANGE_GAINS)
    runs = [action for action in legal if isinstance(action, Sequence)]
    best = max(runs, key=lambda run: _worth(observation, run), default=None)
    if best is not None and _scores(observation, best):
        return Choice(best, ChoiceReason.SEQUENCE_SCORES)
    return Choice(Pass(), ChoiceReason.NOTHING_TO_SAY)


def _gains(observation: Observation) -> bool:
    """Whether the turned card is worth more than the seven of trumps, the best sequence before and after counted in."""
    deal, hand = observation.deal, observation.hand
    turned, trump = deal.turned, deal.trump
    assert turned is not None, "an exchange was offered"
    assert trump is not None, "announcements follow the making of trump"
    after = hand.remove(seven_of(trump)).add(turned)
    gained = deal.spec.deck.points(turned, trump) - (0 if turned.suit is trump else TRUMP_GIVEN)
    return gained + _best_run(after) - _best_run(hand) >= 0


def _best_run(hand: CardSet) -> int:
    """The points of the best sequence held."""
    return max((sequence_points(run) for run in runs(hand)), default=0)


def _worth(observation: Observation, run: Sequence) -> tuple[int, int, bool]:
    highest = SEQUENCE_ORDER.index(run.cards[0].rank.value)
    return len(run.cards), -highest, run.cards[0].suit is observation.deal.trump


def _scores(observation: Observation, run: Sequence) -> bool:
    """Whether the run would be the best so far: one that is already beaten would only tell the opponent its cards."""
    deal = observation.deal
    assert deal.trump is not None, "announcements follow the making of trump"
    status = announcements(deal.spec.seats, deal.dealer, deal.moves)
    ours = (observation.seat, run.cards)
    elder = (deal.dealer + 1) % deal.spec.seats
    return best_sequence((*status.sequences, ours), deal.trump, elder) == ours
