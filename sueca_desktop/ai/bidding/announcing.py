"""The exchange and the sequences at Klaberjass (document 004)."""

from __future__ import annotations

from sueca_desktop.ai.player import Choice, ChoiceReason
from sueca_desktop.rules.actions import Exchange, Pass, Sequence
from sueca_desktop.rules.cards import Rank
from sueca_desktop.rules.melds import SEQUENCE_ORDER, announcements, best_sequence
from sueca_desktop.rules.view import Observation


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
    """A trump for a trump always; a trump for a side card only where that is an ace or a ten."""
    turned, trump = observation.deal.turned, observation.deal.trump
    return turned is not None and (turned.suit is trump or turned.rank in (Rank.ACE, Rank.TEN))


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
