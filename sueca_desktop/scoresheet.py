"""The score sheet as lines of text, for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.rules.match import Standing

_NAME_WIDTH = 14


def score_sheet(table: Table) -> str:
    """A row a deal: number, dealer, trump, card points of both sides, points scored and running totals a player;
    then who won.
    """
    names = [_plain(name) for name in table.players]
    header = ["deal", "dealer", "trump", "card points", *names]
    deals = table.deals
    after = [*(played.before for played in deals[1:]), table.standing]
    rows = [_row(table, i, played, after[i]) for i, played in enumerate(deals)]
    lines = _aligned([header, *rows]) if rows else ["no deal has been played"]
    winners = [names[seat] for seat in table.standing.winners]
    return "\n".join([*lines, f"won by {' and '.join(winners)}"] if winners else lines)


def _row(table: Table, index: int, played: PlayedDeal, after: Standing) -> list[str]:
    public, score = played.state.public, played.state.score
    points = table.rules.card_points(played.state)
    scored = score.points if score else None
    return [
        str(index + 1),
        _plain(table.players[public.dealer]),
        public.trump.value if public.trump else "-",
        "-" if points is None else f"{points[0]} - {points[1]}",
        *(f"{total} ({scored[seat]:+d})" if scored else "unfinished" for seat, total in enumerate(after.totals)),
    ]


def _plain(name: str) -> str:
    """A name fit for one column: control characters shown as `?`, long names cut."""
    shown = "".join("?" if unicodedata.category(c).startswith("C") else c for c in name) or "-"
    return shown if len(shown) <= _NAME_WIDTH else shown[: _NAME_WIDTH - 1] + "…"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
