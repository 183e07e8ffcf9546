"""Deals as a table for other programs: comma-separated values."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from sueca_desktop.app.history.kept import KeptDeal

COLUMNS = (
    "ended",
    "match",
    "deal",
    "variant",
    "options",
    "players",
    "level",
    "seat",
    "dealer",
    "result",
    "rule",
    "points",
    "card_points",
    "bidder",
    "bid",
    "partner",
    "made",
    "luck",
    "practice",
    "abandoned",
    "deal_number",
    "seed",
    "mistakes",
)
_FORMULA = ("=", "+", "-", "@")


def csv_text(deals: Iterable[KeptDeal]) -> str:
    """A row a deal, under a row of the names in ``COLUMNS``: codes and numbers as records have them, lists with spaces
    or semicolons between, times in UTC, nothing for what is absent. A name that a spreadsheet would take for a formula
    has an apostrophe before it.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(_row(deal) for deal in deals)
    return out.getvalue()


def _row(deal: KeptDeal) -> tuple[object, ...]:
    return (
        deal.ended.isoformat(timespec="seconds"),
        deal.match,
        deal.number,
        deal.variant,
        " ".join(f"{name}={value}" for name, value in deal.options.items()),
        "; ".join(_plain(name) for name in deal.players),
        _plain(deal.level),
        deal.seat,
        deal.dealer,
        deal.result.value,
        deal.rule,
        " ".join(map(str, deal.points)),
        " ".join(map(str, deal.card_points or ())),
        deal.bidder,
        "nulls" if deal.nulls else deal.bid,
        deal.partner,
        None if deal.made is None else int(deal.made),
        None if deal.luck is None else round(deal.luck, 3),
        int(deal.practice),
        int(deal.abandoned),
        deal.deal_number,
        _plain(deal.seed),
        deal.mistakes,
    )


def _plain(text: str) -> str:
    shown = "".join(c if c.isprintable() else " " for c in text)
    return f"'{shown}" if shown.lstrip().startswith(_FORMULA) else shown
