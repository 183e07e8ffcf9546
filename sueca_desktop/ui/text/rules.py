"""The codes of ``sueca_desktop.rules`` in words: why not, and by which rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP

_REASONS = {
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusal", "It is not your turn"),
    Reason.DEAL_OVER: QT_TRANSLATE_NOOP("Refusal", "This deal is over"),
    Reason.MATCH_OVER: QT_TRANSLATE_NOOP("Refusal", "This match is over"),
    Reason.NOT_NOW: QT_TRANSLATE_NOOP("Refusal", "That cannot be done now"),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusal", "You do not hold that card"),
    Reason.MUST_FOLLOW: QT_TRANSLATE_NOOP("Refusal", "You must follow {suit}"),
    Reason.MUST_TRUMP: QT_TRANSLATE_NOOP("Refusal", "Without the suit led you must play a trump: {suit}"),
    Reason.MUST_BEAT: QT_TRANSLATE_NOOP("Refusal", "You must beat the trump that was led"),
    Reason.NO_SUCH_SEAT: QT_TRANSLATE_NOOP("Refusal", "There is no such player"),
    Reason.NO_RENOUNCE: QT_TRANSLATE_NOOP("Refusal", "That player has followed suit as the rules ask"),
    Reason.OWN_SIDE: QT_TRANSLATE_NOOP("Refusal", "You cannot accuse your own side"),
    Reason.NOT_A_BID: QT_TRANSLATE_NOOP("Refusal", "This game has no such bid"),
    Reason.BID_TOO_LOW: QT_TRANSLATE_NOOP("Refusal", "A bid must be higher than the highest so far"),
    Reason.NULLS_TOO_LATE: QT_TRANSLATE_NOOP("Refusal", "Nulls are bid before any card points, or above 120"),
    Reason.CALLED_CARD_HELD: QT_TRANSLATE_NOOP("Refusal", "You hold that card yourself; call one that you do not"),
    Reason.SUIT_TURNED_DOWN: QT_TRANSLATE_NOOP("Refusal", "The turned suit was passed; name another"),
    Reason.NO_EXCHANGE: QT_TRANSLATE_NOOP("Refusal", "There is nothing to exchange"),
    Reason.NO_SUCH_RUN: QT_TRANSLATE_NOOP("Refusal", "A sequence is announced whole, and only if you hold it"),
    Reason.ANNOUNCED: QT_TRANSLATE_NOOP(
        "Refusal", "You have announced your sequence: one is all, and the exchange comes before it"
    ),
    Reason.NO_BELLA: QT_TRANSLATE_NOOP("Refusal", "Bella is said with the second of the king and queen of trumps"),
}
_RULES = {
    ScoreRule.MAJORITY: QT_TRANSLATE_NOOP("Score", "More than 60 card points score 1"),
    ScoreRule.NINETY_ONE: QT_TRANSLATE_NOOP("Score", "91 card points or more score 2"),
    ScoreRule.ALL_POINTS: QT_TRANSLATE_NOOP("Score", "All 120 card points score 4, a whole bandeira"),
    ScoreRule.EVERY_TRICK: QT_TRANSLATE_NOOP("Score", "Every trick taken scores 4"),
    ScoreRule.TIE: QT_TRANSLATE_NOOP("Score", "With 60 card points each nobody scores"),
    ScoreRule.RENOUNCE: QT_TRANSLATE_NOOP("Score", "A renounce that is found out scores 4 for the other side"),
}
_CONTRACT_RULES = {
    ScoreRule.PASSED_OUT: QT_TRANSLATE_NOOP("Score", "Everybody passed: nobody scores"),
    ScoreRule.BID_MADE: QT_TRANSLATE_NOOP("Score", "The bid was made: bidder and partner score"),
    ScoreRule.BID_LOST: QT_TRANSLATE_NOOP("Score", "The bid was not made: the opponents score"),
    ScoreRule.CAPOTE: QT_TRANSLATE_NOOP("Score", "A capote: bidder and partner took every trick"),
    ScoreRule.NULLS_MADE: QT_TRANSLATE_NOOP("Score", "Nulls made: the soloist took no trick"),
    ScoreRule.NULLS_LOST: QT_TRANSLATE_NOOP("Score", "Nulls lost: the soloist took a trick"),
    ScoreRule.MAKER_OVER: QT_TRANSLATE_NOOP("Score", "The maker has more: both score what they have"),
    ScoreRule.MAKER_EQUAL: QT_TRANSLATE_NOOP("Score", "Both have the same: only the maker's opponent scores"),
    ScoreRule.MAKER_UNDER: QT_TRANSLATE_NOOP("Score", "The maker has less: the opponent scores both totals"),
}
_SHORT = {
    ScoreRule.MAJORITY: QT_TRANSLATE_NOOP("Score", "61+"),
    ScoreRule.NINETY_ONE: QT_TRANSLATE_NOOP("Score", "91+"),
    ScoreRule.ALL_POINTS: QT_TRANSLATE_NOOP("Score", "120"),
    ScoreRule.EVERY_TRICK: QT_TRANSLATE_NOOP("Score", "all tricks"),
    ScoreRule.TIE: QT_TRANSLATE_NOOP("Score", "60 : 60"),
    ScoreRule.RENOUNCE: QT_TRANSLATE_NOOP("Score", "renounce"),
    ScoreRule.PASSED_OUT: QT_TRANSLATE_NOOP("Score", "passed"),
    ScoreRule.BID_MADE: QT_TRANSLATE_NOOP("Score", "made"),
    ScoreRule.BID_LOST: QT_TRANSLATE_NOOP("Score", "not made"),
    ScoreRule.CAPOTE: QT_TRANSLATE_NOOP("Score", "capote"),
    ScoreRule.NULLS_MADE: QT_TRANSLATE_NOOP("Score", "nulls made"),
    ScoreRule.NULLS_LOST: QT_TRANSLATE_NOOP("Score", "nulls lost"),
    ScoreRule.MAKER_OVER: QT_TRANSLATE_NOOP("Score", "maker over"),
    ScoreRule.MAKER_EQUAL: QT_TRANSLATE_NOOP("Score", "equal"),
    ScoreRule.MAKER_UNDER: QT_TRANSLATE_NOOP("Score", "maker under"),
}


def reason(of: Reason) -> str:
    """The bare sentence of a reason, ``{suit}`` still open where it names one."""
    return QCoreApplication.translate("Refusal", _REASONS[of])


def refusal(of: Refusal) -> str:
    """``You must follow clubs``."""
    return reason(of.reason).format(suit=cards.suit(of.suit) if of.suit else "")


def score_rule(of: ScoreRule) -> str:
    """The rule as one plain sentence, without its full stop."""
    return QCoreApplication.translate("Score", (_RULES | _CONTRACT_RULES)[of])


def score_rule_short(of: ScoreRule) -> str:
    """The rule in a word or two, for a narrow column."""
    return QCoreApplication.translate("Score", _SHORT[of])


def why_scored(score: DealScore) -> str:
    """The rule that gave a deal its score, and what it was multiplied by."""
    if score.stake == 1:
        return score_rule(score.rule)
    doubled = QCoreApplication.translate("Score", "{rule}; this deal counted double after a tie")
    return doubled.format(rule=score_rule(score.rule))
