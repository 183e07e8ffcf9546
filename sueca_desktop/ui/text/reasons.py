"""Why a card, a bid or a call is the one to choose: one sentence, in the language of the moment.

A clause tells of the action without saying whose it is, so that it fits a hint as well as what a computer seat did:
numbers stand apart from nouns, and cards without article, so that no noun depends on one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ai.options import Grade
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.rules.actions import Accuse, Action, Bid, BidNulls, Call, Exchange, Name, Play, Take
from sueca_desktop.rules.actions import Sequence as Run
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.text import cards, computer, seats
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from sueca_desktop.ai.explaining import Explanation

_CLAUSES = {
    ChoiceReason.FORCED: QT_TRANSLATE_NOOP("Reasons", "nothing else can be done"),
    ChoiceReason.EQUALS: QT_TRANSLATE_NOOP("Reasons", "all cards that can be played are worth the same here"),
    ChoiceReason.PLAIN: QT_TRANSLATE_NOOP("Reasons", "nothing seems better"),
    ChoiceReason.LEAD_ACE: QT_TRANSLATE_NOOP("Reasons", "it is an ace that should not be trumped"),
    ChoiceReason.LEAD_MASTER: QT_TRANSLATE_NOOP("Reasons", "nothing higher is left in {suit}"),
    ChoiceReason.LEAD_SURE: QT_TRANSLATE_NOOP("Reasons", "no opponent can beat it"),
    ChoiceReason.DRAW_TRUMPS: QT_TRANSLATE_NOOP("Reasons", "it draws the opponents’ trumps; still out: {points}"),
    ChoiceReason.LEAD_FOR_RUFF: QT_TRANSLATE_NOOP("Reasons", "may trump, having run out of {suit}: {name}"),
    ChoiceReason.LEAD_LOW: QT_TRANSLATE_NOOP("Reasons", "it is a lead that gives little away"),
    ChoiceReason.FEED_SURE: QT_TRANSLATE_NOOP("Reasons", "partner is sure to win this trick, so it gets points"),
    ChoiceReason.FEED_PARTNER: QT_TRANSLATE_NOOP("Reasons", "partner is winning this trick, so it gets points"),
    ChoiceReason.FEED_LIKELY: QT_TRANSLATE_NOOP(
        "Reasons", "the one winning this trick seems to be on the same side: {name}"
    ),
    ChoiceReason.TAKE: QT_TRANSLATE_NOOP("Reasons", "it should win the trick; card points in it so far: {points}"),
    ChoiceReason.TAKE_SURE: QT_TRANSLATE_NOOP("Reasons", "it is sure to win the trick; card points in it: {points}"),
    ChoiceReason.TAKE_CHEAPLY: QT_TRANSLATE_NOOP("Reasons", "it wins the trick too, and {card} is kept"),
    ChoiceReason.SECURE: QT_TRANSLATE_NOOP("Reasons", "it makes sure of the trick that partner is winning"),
    ChoiceReason.RUFF: QT_TRANSLATE_NOOP("Reasons", "it trumps the card points on the table: {points}"),
    ChoiceReason.GUARD_SEVEN: QT_TRANSLATE_NOOP("Reasons", "it keeps {card} until the ace has gone"),
    ChoiceReason.SPARE_SEVEN: QT_TRANSLATE_NOOP(
        "Reasons", "it costs few points, and {card} is kept from the ace on the table"
    ),
    ChoiceReason.GUARD_CHEAPLY: QT_TRANSLATE_NOOP(
        "Reasons", "it gives few points, and {card} is kept until the ace has gone"
    ),
    ChoiceReason.SAVE_TRUMP: QT_TRANSLATE_NOOP(
        "Reasons", "the trick is not worth a trump; card points on the table: {points}"
    ),
    ChoiceReason.PLAY_LOW: QT_TRANSLATE_NOOP("Reasons", "another is winning this trick, so it gets little"),
    ChoiceReason.MAKE_VOID: QT_TRANSLATE_NOOP("Reasons", "once it is gone, {suit} can be trumped"),
    ChoiceReason.COUNTED: QT_TRANSLATE_NOOP(
        "Reasons", "this trick brings at least {points} card points together, and the score hangs on that"
    ),
    ChoiceReason.SHOW_CALLED: QT_TRANSLATE_NOOP("Reasons", "it is the called card: now everybody knows the partner"),
    ChoiceReason.KEEP_SECRET: QT_TRANSLATE_NOOP("Reasons", "{card} stays in the hand, and the partner a secret"),
    ChoiceReason.FAVOURED: QT_TRANSLATE_NOOP(
        "Reasons", "the deals played out prefer it to {card}; card points: +{points}"
    ),
    ChoiceReason.ALIKE: QT_TRANSLATE_NOOP("Reasons", "the deals played out show no clear difference"),
    ChoiceReason.PROVEN_RENOUNCE: QT_TRANSLATE_NOOP("Reasons", "{name} did not follow {suit}, and later played {card}"),
    ChoiceReason.BID_WORTH: QT_TRANSLATE_NOOP(
        "Reasons", "with {suit} as trump the hand and a partner should make about {points} card points"
    ),
    ChoiceReason.BID_NULLS: QT_TRANSLATE_NOOP(
        "Reasons", "the hand should take no trick; chances in a hundred: {points}"
    ),
    ChoiceReason.PASS_WEAK: QT_TRANSLATE_NOOP(
        "Reasons", "even with {suit} as trump the hand should make only about {points} card points"
    ),
    ChoiceReason.PASS_MAKING: QT_TRANSLATE_NOOP("Reasons", "the hand is too weak for the maker of trump"),
    ChoiceReason.CALL_STRENGTH: QT_TRANSLATE_NOOP(
        "Reasons", "the hand is strongest with {suit} as trump, and {card} helps it most"
    ),
    ChoiceReason.CALL_TRIED: QT_TRANSLATE_NOOP(
        "Reasons", "played out in many deals, this call makes the bid most often; successes in a hundred: {points}"
    ),
    ChoiceReason.MAKE_STRONG: QT_TRANSLATE_NOOP("Reasons", "with {suit} as trump the hand does better than by passing"),
    ChoiceReason.EXCHANGE_GAINS: QT_TRANSLATE_NOOP("Reasons", "the turned card is worth more than the seven: {card}"),
    ChoiceReason.SEQUENCE_SCORES: QT_TRANSLATE_NOOP("Reasons", "the sequence may score: {points}"),
    ChoiceReason.NOTHING_TO_SAY: QT_TRANSLATE_NOOP("Reasons", "nothing that could be announced would gain"),
    ChoiceReason.LEAD_SAFE: QT_TRANSLATE_NOOP("Reasons", "others can go over it"),
    ChoiceReason.STAY_UNDER: QT_TRANSLATE_NOOP("Reasons", "it is the highest card that leaves the trick to another"),
    ChoiceReason.THROW_DANGER: QT_TRANSLATE_NOOP("Reasons", "it is the card most likely to take a trick later"),
    ChoiceReason.PRESS_SOLOIST: QT_TRANSLATE_NOOP("Reasons", "it is low, and the soloist may have to go over it"),
    ChoiceReason.THROW_HIGH: QT_TRANSLATE_NOOP("Reasons", "it is high, and low cards are worth keeping"),
    ChoiceReason.FAVOURED_TO_WIN: QT_TRANSLATE_NOOP(
        "Reasons", "more of the deals played out are won with it than with {card}; wins in a hundred: +{points}"
    ),
    ChoiceReason.FAVOURED_AT_NULLS: QT_TRANSLATE_NOOP(
        "Reasons", "the deals played out prefer it to {card}; successes in a hundred: +{points}"
    ),
}
_GRADES = {
    Grade.BEST: QT_TRANSLATE_NOOP("Reasons", "best"),
    Grade.FINE: QT_TRANSLATE_NOOP("Reasons", "fine"),
    Grade.MISTAKE: QT_TRANSLATE_NOOP("Reasons", "mistake"),
}


def _say(text: str) -> str:
    return QCoreApplication.translate("Reasons", text)


def grade(of: Grade) -> str:
    return _say(_GRADES[of])


def choice_reason(of: ChoiceReason) -> str:
    """A reason as a clause, what it names in braces still open."""
    return _say(_CLAUSES[of])


def clause(why: Explanation, players: Sequence[str]) -> str:
    """Why, without capital and full stop: ``partner is sure to win this trick, so it gets points``. ``players``: the
    names by seat.
    """
    return choice_reason(why.reason).format(
        card="" if why.card is None else cards.card(why.card),
        suit="" if why.suit is None else cards.suit(why.suit),
        name="" if why.seat is None else computer.within(players[why.seat]),
        points="" if why.points is None else number(why.points),
    )


def sentence(why: Explanation, players: Sequence[str]) -> str:
    """The same as a sentence of its own."""
    told = clause(why, players)
    return f"{told[:1].upper()}{told[1:]}."


def action(of: Action, phase: PhaseName, players: Sequence[str]) -> str:
    """What is done, as a name: ``seven of hearts``, ``bid 72``, ``hearts, calls ace of hearts``."""
    match of:
        case Play(card):
            return cards.card(card)
        case Bid(points):
            return _say("bid {points}").format(points=number(points))
        case BidNulls():
            return _say("nulls")
        case Call(suit, card):
            return _say("{suit} as trump, {card} called").format(suit=cards.suit(suit), card=cards.card(card))
        case Take():
            return _say("take the turned suit")
        case Name(suit):
            return _say("{suit} as trump").format(suit=cards.suit(suit))
        case Exchange():
            return _say("exchange the seven")
        case Run(run):
            return _say("sequence: {cards}").format(cards=", ".join(map(cards.card, run)))
        case Accuse(seat) if computer.is_you(players[seat]):
            return _say("accuse you of a renounce")
        case Accuse(seat):
            return _say("accuse {name} of a renounce").format(name=seats.shown(players[seat]))
        case _:
            return _say("nothing more") if phase is PhaseName.ANNOUNCEMENTS else _say("pass")


def advised(observation: Observation, of: Action, why: Explanation, players: Sequence[str]) -> str:
    """A hint in one sentence: ``Seven of hearts: partner is sure to win this trick, so it gets points.``"""
    name = action(of, observation.deal.phase, players)
    told = _say("{action}: {reason}.").format(action=name, reason=clause(why, players))
    return told[:1].upper() + told[1:]
