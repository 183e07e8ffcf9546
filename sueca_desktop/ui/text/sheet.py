"""The cells of the score sheet in words: contracts, results, what points consist of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.summary import DealRow
from sueca_desktop.rules.cards import Suit
from sueca_desktop.rules.contract import Contract
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.ui.text import cards, computer, seats
from sueca_desktop.ui.text import rules as rule_words
from sueca_desktop.ui.text.language import number

_SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
NOTHING = "–"


def _say(text: str) -> str:
    return QCoreApplication.translate("Sheet", text)


def sign(of: Suit | None) -> str:
    """The suit's sign, for the eye alone; empty without a suit."""
    return _SIGNS[of] if of else ""


def bid(contract: Contract) -> str:
    """What was bid: a number, or nulls; empty for who made trump without bidding."""
    if contract.nulls:
        return _say("nulls")
    return number(contract.bid) if contract.bid is not None else ""


def contract(players: tuple[str, ...], row: DealRow) -> str:
    """Two lines: bid, trump and bidder, whose name may be cut; the partner, if he has been seen."""
    made = row.contract
    if made is None:
        return NOTHING
    first = f"{bid(made)} {sign(row.trump)} {seats.shown(players[made.bidder], 9)}".replace("  ", " ").strip()
    if made.nulls:
        return f"{first}\n{_say('alone')}"
    return f"{first}\n& {seats.shown(players[made.partner], 12)}" if made.partner is not None else f"{first}\n& ?"


def contract_spoken(players: tuple[str, ...], row: DealRow) -> str:
    """The contract in words, for readers and tool tips."""
    made = row.contract
    if made is None:
        return rule_words.score_rule(row.score.rule) if row.score else _say("Nobody has won the auction yet")
    told = _say("Your bid: {bid}") if computer.is_you(players[made.bidder]) else _say("Bid {bid} by {name}")
    parts = [told.format(name=seats.shown(players[made.bidder]), bid=bid(made))]
    if row.trump is not None:
        parts.append(_say("trump: {suit}").format(suit=cards.suit(row.trump)))
    if made.called is not None:
        parts.append(_say("called: {card}").format(card=cards.card(made.called)))
    if made.partner is not None:
        parts.append(_say("partner: {name}").format(name=computer.within(players[made.partner])))
    return ", ".join(parts)


def maker(players: tuple[str, ...], row: DealRow, seat: int, longest: int = seats.LONGEST) -> str:
    """A player's name, with the trump suit's sign if he made trump."""
    name = seats.shown(players[seat], longest)
    return f"{name} {sign(row.trump)}" if row.contract is not None and row.contract.bidder == seat else name


def maker_spoken(players: tuple[str, ...], row: DealRow) -> str:
    """Who made which suit trump."""
    if row.contract is None or row.trump is None:
        return rule_words.score_rule(row.score.rule) if row.score else _say("Nobody has made trump yet")
    told = _say("{name} made {suit} trump")
    return told.format(name=seats.shown(players[row.contract.bidder]), suit=cards.suit(row.trump))


def fate(row: DealRow, seat: int) -> str:
    """What became of the maker's points, in a word; empty where they were scored."""
    if row.score is None or row.contract is None or row.contract.bidder != seat:
        return ""
    return {ScoreRule.MAKER_UNDER: _say("under"), ScoreRule.MAKER_EQUAL: _say("equal")}.get(row.score.rule, "")
