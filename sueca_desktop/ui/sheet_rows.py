"""The score sheet as rows of plain text, to be copied or opened as a table: every figure in a cell of its own."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence

from PySide6.QtCore import QLocale

from sueca_desktop.app.summary import DealRow, MatchSummary
from sueca_desktop.ui.text import cards, seats, sheet
from sueca_desktop.ui.text import rules as rule_words
from sueca_desktop.ui.text.records import Say, say
from sueca_desktop.ui.text.window import Word
from sueca_desktop.ui.text.window import say as label

_FORMULA = re.compile(r"[=@\t]|[+-](?!\d)")
"""How a text begins that a table program would work out rather than show."""


def sheet_rows(summary: MatchSummary) -> list[list[str]]:
    """A row of heads, then a row a deal. Numbers are written as programs read them."""
    return [_heads(summary), *(_row(summary, row) for row in summary.rows)]


def _heads(summary: MatchSummary) -> list[str]:
    spec, players = summary.spec, [seats.shown(name) for name in summary.players]
    points = label(Word.COLUMN_CARD_POINTS)
    if spec.sides:
        sides = [say(Say.OF_SIDE).format(points=points, side=seats.pair(summary.players, side)) for side in spec.sides]
    else:
        sides = [say(one).format(points=points) for one in (Say.BIDDERS, Say.OTHERS)]
    return [
        label(Word.COLUMN_DEAL),
        label(Word.COLUMN_DEALER),
        say(Say.TRUMP),
        *([label(Word.COLUMN_CONTRACT)] if _makes(summary) else []),
        *sides,
        label(Word.COLUMN_RULE),
        *(say(Say.IN_DEAL).format(name=name) for name in players),
        *(say(Say.IN_ALL).format(name=name) for name in players),
        say(Say.REMARK),
    ]


def _makes(summary: MatchSummary) -> bool:
    """Whether somebody bids for a deal or makes its trump."""
    return summary.spec.auction is not None or summary.spec.has_stock


def _row(summary: MatchSummary, row: DealRow) -> list[str]:
    score = row.score
    points = score.card_points if score else None
    told = sheet.contract_spoken if summary.spec.auction else sheet.maker_spoken
    contract = [told(summary.players, row)] if _makes(summary) else []
    return [
        str(row.number),
        seats.shown(summary.players[row.dealer]),
        cards.suit(row.trump) if row.trump else "",
        *contract,
        *(map(str, points) if points else ("", "")),
        rule_words.why_scored(score) if score else label(Word.PLAYING),
        *(map(str, score.points) if score else [""] * summary.spec.seats),
        *map(str, row.totals),
        label(Word.PRACTICE) if row.practice else "",
    ]


def tab_separated(rows: Sequence[Sequence[str]]) -> str:
    """The rows as the clipboard hands them to table programs."""
    return "\n".join("\t".join(" ".join(cell.split()) for cell in row) for row in rows) + "\n"


def comma_separated(rows: Sequence[Sequence[str]]) -> bytes:
    """The rows as a file that table programs open: semicolons where the language has commas in its numbers."""
    text = io.StringIO()
    separator = ";" if QLocale().decimalPoint() == "," else ","
    csv.writer(text, delimiter=separator, lineterminator="\r\n").writerows([map(_shown, row) for row in rows])
    return text.getvalue().encode("utf-8-sig")


def _shown(cell: str) -> str:
    """A cell that is shown as it stands, whatever a player calls himself."""
    return f"'{cell}" if _FORMULA.match(cell) else cell
