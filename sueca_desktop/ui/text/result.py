"""How a deal ended, in sentences."""

from __future__ import annotations

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.actions import Accuse
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.text import rules, seats
from sueca_desktop.ui.text.window import Word, say


def is_bandeira(result: DealResult) -> bool:
    """Whether a bandeira was filled: the match is won, or all 120 card points were (RULES.md, `sueca-bandeira`)."""
    return result.summary.spec.target is not None and (result.match_over or result.score.rule is ScoreRule.ALL_POINTS)


def headline(result: DealResult) -> str:
    """Who won the deal, or the match with its totals."""
    summary, winners = result.summary, result.score.winners
    if not winners:
        return say(Word.NOBODY_WINS)
    pair = seats.pair(summary.players, winners)
    if not result.match_over:
        return say(Word.WINS_DEAL).format(pair=pair)
    losers = next(side for side in summary.spec.sides if side != winners)
    totals = f"{summary.standing.totals[winners[0]]} : {summary.standing.totals[losers[0]]}"
    return say(Word.WINS_MATCH).format(pair=pair, totals=totals)


def explanation(result: DealResult, deal: PublicDeal) -> str:
    """By which rule, and who accused whom."""
    why = rules.why_scored(result.score) + "."
    accusation = deal.accusation
    if accusation is None or not isinstance(accusation.action, Accuse):
        return why
    names = result.summary.players
    told = say(Word.RENOUNCED).format(
        accuser=seats.shown(names[accusation.seat]), accused=seats.shown(names[accusation.action.seat])
    )
    return f"{told}. {why}"
