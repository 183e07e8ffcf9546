"""How a deal ended, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from sueca_desktop.app.summary import DealResult
from sueca_desktop.rules.actions import Accuse
from sueca_desktop.rules.cards import CardSet
from sueca_desktop.rules.renounce import Renounced, renounces
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.rules.spec import Spec
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.text import cards, computer, rules, seats, sheet
from sueca_desktop.ui.text.language import number
from sueca_desktop.ui.text.window import Word, say

Name = Callable[[str], str]


def in_pairs(spec: Spec) -> bool:
    """Whether fixed partners play together."""
    return any(len(side) > 1 for side in spec.sides)


def is_bandeira(result: DealResult) -> bool:
    """Whether a bandeira was filled: the match is won, or all 120 card points were (RULES.md, `sueca-bandeira`)."""
    spec = result.summary.spec
    filled = result.match_over or result.score.rule is ScoreRule.ALL_POINTS
    return spec.target is not None and in_pairs(spec) and filled


def exclamation(result: DealResult) -> str:
    """What is called out over a result; empty for an ordinary one."""
    if is_bandeira(result):
        return say(Word.BANDEIRA)
    if result.score.rule is ScoreRule.CAPOTE:
        return say(Word.CAPOTE)
    return say(Word.MATCH_OVER) if result.match_over else ""


def headline(result: DealResult, name: Name = seats.shown) -> str:
    """Who won the deal, or the match with its totals. ``name``: how one name is shown, where there is little room."""
    if result.match_over:
        return _match(result, name)
    winners = result.score.winners
    if result.score.rule is ScoreRule.PASSED_OUT:
        return say(Word.EVERYBODY_PASSED)
    if not winners:
        return say(Word.NOBODY_WINS)
    words = Word.WINS_DEAL if len(winners) > 1 else _one(result, winners, Word.YOU_WIN_DEAL, Word.ONE_WINS_DEAL)
    return say(words).format(pair=seats.pair(result.summary.players, winners, name))


def _match(result: DealResult, name: Name) -> str:
    """The match's winners, who need not be the deal's; several players each for himself share it."""
    summary = result.summary
    winners, totals = summary.standing.winners, summary.standing.totals
    losers = next((side for side in summary.spec.sides if side != winners), ())
    score = (
        f"{number(totals[winners[0]])}\u00a0:\u00a0{number(totals[losers[0]])}"
        if losers
        else number(totals[winners[0]])
    )
    words = _one(result, winners, Word.YOU_WIN_MATCH, Word.ONE_WINS_MATCH)
    if len(winners) > 1:
        words = Word.WINS_MATCH if in_pairs(summary.spec) else Word.SHARE_MATCH
    return say(words).format(pair=seats.pair(summary.players, winners, name), totals=score)


def _one(result: DealResult, winners: tuple[int, ...], you: Word, other: Word) -> Word:
    """What is said of a single winner."""
    return you if computer.is_you(result.summary.players[winners[0]]) else other


def explanation(result: DealResult, deal: PublicDeal) -> str:
    """By which rule; who accused whom, what was bid and made, who deals after a deal that was passed out."""
    sentences = [*_renounce(result, deal), _contract(result), rules.why_scored(result.score), _next_dealer(result)]
    return " ".join(f"{sentence}." for sentence in sentences if sentence)


def found_out(result: DealResult, deal: PublicDeal) -> Renounced | None:
    """The renounce that ended the deal, if one did: the first whose proof everybody has seen, else the first."""
    accused = _accused(deal)
    if accused is None:
        return None
    played = CardSet.of(c for seat, _, c in deal.plays() if seat == accused)
    found = renounces(deal, accused, CardSet.of(result.hands[accused]) - played)
    return min(found, key=lambda one: one.proof_trick is None, default=None)


def _accused(deal: PublicDeal) -> int | None:
    action = deal.accusation.action if deal.accusation else None
    return action.seat if isinstance(action, Accuse) else None


def _renounce(result: DealResult, deal: PublicDeal) -> list[str]:
    """Who renounced, where, with which card, and what proves it; and who said so."""
    found, accused, players = found_out(result, deal), _accused(deal), result.summary.players
    if found is None or accused is None or deal.accusation is None:
        return []
    name = seats.shown(players[accused])
    told = say(Word.RENOUNCE_TOLD).format(
        name=name,
        number=found.trick + 1,
        card=cards.card(found.card),
        suit=cards.suit(found.led),
        proof=cards.card(found.proof),
    )
    fell = "" if found.proof_trick is None else say(Word.PROOF_FELL).format(number=found.proof_trick + 1)
    accuser = seats.shown(players[deal.accusation.seat])
    said = say(Word.RENOUNCED).format(accuser=accuser, accused=computer.within(players[accused]))
    return [told, fell, said]


def _contract(result: DealResult) -> str:
    row = result.row
    if row.contract is None:
        return ""
    players, made = result.summary.players, row.contract
    if made.bid is None and not made.nulls:
        return sheet.maker_spoken(players, row)
    told = sheet.contract_spoken(players, row)
    if made.nulls or result.score.card_points is None:
        return told
    return f"{told}; {say(Word.POINTS_MADE).format(points=number(result.score.card_points[0]))}"


def _next_dealer(result: DealResult) -> str:
    if result.score.rule is not ScoreRule.PASSED_OUT or result.next_dealer is None:
        return ""
    return say(Word.DEALS_NEXT).format(name=computer.within(result.summary.players[result.next_dealer]))


def role(result: DealResult, seat: int) -> str:
    """What a player was in a deal with a contract: ``80 ♥``, ``partner``; empty for an opponent."""
    row = result.row
    if row.contract is None:
        return ""
    if row.contract.bidder == seat:
        return f"{sheet.bid(row.contract)} {sheet.sign(row.trump)}".strip()
    return say(Word.ROLE_PARTNER) if row.contract.partner == seat else ""
