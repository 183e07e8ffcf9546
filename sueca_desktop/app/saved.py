"""What a saved game says beside its record, under the program's own key: its settings, and what was taken back."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from sueca_desktop.app.rewinding import Line, Moment, Notes
from sueca_desktop.app.settings import GameSettings, deal_number_of, level_of
from sueca_desktop.engine.deal_code import DealCode, parse_code
from sueca_desktop.engine.record import (
    DealRecord,
    GameRecord,
    RecordError,
    deal_from,
    deal_json,
    deal_record,
    own_keys,
    replay,
)
from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.variants import discover

ENDED = "ended"
"""The program's own key of a deal for when it was over (ISO 8601)."""
UNDONE = "undone"
"""The program's own key of a saved game for what can be done again: ``{"deal": D, "deals": […]}``, the deals from
number D (from 0) on as they were when the undoing began.
"""


def extra_of(record: GameRecord | DealRecord) -> Mapping[str, Any]:
    """What stands under the program's own key; empty where it is missing or no object."""
    return own_keys(record.extra)


def match_id(record: GameRecord) -> str:
    """Which match a record is of: what was written into it as it began; for one without, the same 32 hexadecimal
    digits each time, from its players and its first deal.
    """
    written = extra_of(record).get("match")
    if isinstance(written, str) and re.fullmatch("[0-9a-f]{32}", written):
        return written
    first = [[deal.dealer, deal.hands, deal.turned, deal.stock] for deal in record.deals[:1]]
    told = [record.variant, record.options, record.players, extra_of(record).get("started"), first]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode("ascii")).hexdigest()[:32]


def ended_of(deal: DealRecord) -> datetime | None:
    """When the deal was over; None where the record does not say, or not with a time zone."""
    return _time(extra_of(deal).get(ENDED))


def started_of(record: GameRecord) -> datetime | None:
    """When the game was begun; None where the record does not say, or not with a time zone."""
    return _time(extra_of(record).get("started"))


def _time(written: object) -> datetime | None:
    try:
        time = datetime.fromisoformat(written if isinstance(written, str) else "")
    except ValueError:
        return None
    return time if time.tzinfo else None


def ended_now() -> dict[str, Any]:
    """What :func:`ended_of` reads, of a deal that is over now."""
    return {ENDED: datetime.now(UTC).isoformat(timespec="seconds")}


def settings_of(record: GameRecord, table: Table) -> GameSettings:
    """The settings of the record's match, the usual ones where it does not say."""
    extra = extra_of(record)
    return GameSettings(
        variant=table.variant.id,
        players=table.players,
        options=dict(table.rules.spec.options),
        level=level_of(extra.get("level")),
        watch=extra.get("watch") is True,
        deal_number=deal_number_of(extra.get("deal_number")),
        first=_code(table.rules, extra.get("first")),
    )


def _code(rules: RuleSet, text: object) -> DealCode | None:
    try:
        code = parse_code(text) if isinstance(text, str) else None
        if code is not None:
            code.check(rules)
    except ValueError:
        return None
    return code


def settings_keys(match: str, settings: GameSettings, started: datetime) -> dict[str, Any]:
    """What :func:`match_id`, :func:`settings_of` and :func:`started_of` read, besides the record itself."""
    return {
        "match": match,
        "level": settings.level.value,
        "watch": settings.watch,
        "deal_number": settings.deal_number,
        "first": str(settings.first) if settings.first else None,
        "started": started.isoformat(),
    }


def undone_keys(line: Line | None, now: Moment) -> dict[str, Any]:
    """What can be done again, ``line`` from ``now`` on; empty where there is nothing."""
    if line is None:
        return {}
    deals = zip(line.deals[now.deal :], line.notes[now.deal :], strict=True)
    return {UNDONE: {"deal": now.deal, "deals": [deal_json(deal_record(deal, notes)) for deal, notes in deals]}}


def undone_line(record: GameRecord, table: Table) -> Line | None:
    """The whole match with what can be done again; None where the record tells of nothing that goes on from where it
    stands.
    """
    undone = extra_of(record).get(UNDONE)
    first = undone.get("deal") if isinstance(undone, dict) else None
    deals = undone.get("deals") if isinstance(undone, dict) else None
    if type(first) is not int or not isinstance(deals, list) or not 0 <= first <= len(record.deals) <= first + 1:
        return None
    try:
        again = tuple(deal_from(deal, first + i) for i, deal in enumerate(deals))
        whole = replace(record, deals=(*record.deals[:first], *again))
        played = replay(whole, discover()).deals
    except RecordError:
        return None
    goes_on = all(map(_continues, table.deals[first:], played[first:])) and len(played) > first
    return Line(table.rules, played, notes_of(whole)) if goes_on else None


def _continues(now: PlayedDeal, later: PlayedDeal) -> bool:
    """Whether ``later`` is ``now`` played on."""
    moves = now.state.public.moves
    return later.state.layout == now.state.layout and later.state.public.moves[: len(moves)] == moves


def notes_of(record: GameRecord) -> tuple[Notes, ...]:
    """The extra keys of each deal."""
    return tuple(deal.extra for deal in record.deals)


def writable(name: str) -> str:
    """``name`` with a question mark for half a surrogate pair, which no file can hold."""
    return name.encode("utf-8", errors="replace").decode("utf-8")
