"""Game records: a match as its deals and actions, read, written and replayed (FORMATS.md, "Game record")."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec import Struct, field

from sueca_desktop.engine.dealing import Layout, LayoutError
from sueca_desktop.engine.strict_json import JsonError, read_json
from sueca_desktop.engine.table import PlayedDeal, Table
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.cards import Card, card
from sueca_desktop.rules.notation import format_move, parse_move
from sueca_desktop.rules.options import OptionError
from sueca_desktop.rules.refusals import Refused

FORMAT = "sueca-desktop/record"
VERSION = 1
MAX_BYTES = 16 * 1024 * 1024
EXTRA = "sueca-desktop"
"""The key of a record, and of a deal in it, under which this program keeps what is no part of a record."""
_NOTHING: Mapping[str, Any] = MappingProxyType({})


class RecordFault(Enum):
    """What kind of thing is wrong with a record."""

    UNREADABLE = "the file cannot be read"
    TOO_LARGE = "the file is too large"
    NO_RECORD = "it is no record"
    NEWER = "it is of a newer version"
    RULES = "it is of no game that there is"
    DEAL = "a deal is wrong"
    ACTION = "an action is against the rules"


class RecordError(ValueError):
    """A record that cannot be read or is not a game by the rules; ``deal`` and ``action`` say where, counted from
    0, None where they do not apply. ``fault``: what kind of thing is wrong. The text is for logs and commands.
    """

    def __init__(
        self,
        message: str,
        deal: int | None = None,
        action: int | None = None,
        *,
        fault: RecordFault = RecordFault.NO_RECORD,
    ) -> None:
        super().__init__(message)
        self.deal = deal
        self.action = action
        where = RecordFault.DEAL if action is None else RecordFault.ACTION
        self.fault = fault if deal is None else where


class DealRecord(Struct, frozen=True):
    """One deal as text: cards and actions as FORMATS.md writes them. ``extra``: keys of other programs, kept."""

    dealer: int
    hands: tuple[str, ...]
    actions: tuple[str, ...]
    turned: str | None = None
    stock: str | None = None
    extra: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)


class GameRecord(Struct, frozen=True):
    """A whole match as text. ``extra``: keys of other programs, kept."""

    variant: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    extra: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)


def own_keys(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    """What stands under the program's own key among the extra keys of a record or a deal; empty where it is missing or
    no object.
    """
    own = extra.get(EXTRA)
    return own if isinstance(own, dict) else _NOTHING


def with_own(extra: Mapping[str, Any], keys: Mapping[str, Any]) -> Mapping[str, Any]:
    """Extra keys with ``keys`` under the program's own; what stands there besides stays."""
    return {**extra, EXTRA: {**own_keys(extra), **keys}}


# ---- text in and out


def _typed(data: Mapping[str, Any], key: str, kind: type, deal: int | None = None) -> Any:
    if key not in data:
        raise RecordError(f'"{key}" is missing', deal)
    if type(data[key]) is not kind:
        raise RecordError(f'"{key}" is not of the right kind', deal)
    return data[key]


def _texts(data: Mapping[str, Any], key: str, deal: int | None = None) -> tuple[str, ...]:
    items = _typed(data, key, list, deal)
    if not all(isinstance(item, str) for item in items):
        raise RecordError(f'"{key}" is not a list of texts', deal)
    return tuple(items)


def _rest(data: Mapping[str, Any], known: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in known.split()}


def _optional_text(data: Mapping[str, Any], key: str, deal: int) -> str | None:
    return None if data.get(key) is None else str(_typed(data, key, str, deal))


def deal_from(data: object, index: int) -> DealRecord:
    """Deal ``index`` of a record from its part of the JSON text.

    Raises:
        RecordError: it is not of this shape.
    """
    if not isinstance(data, dict):
        raise RecordError("a deal is not an object", index)
    return DealRecord(
        dealer=_typed(data, "dealer", int, index),
        hands=_texts(data, "hands", index),
        actions=_texts(data, "actions", index),
        turned=_optional_text(data, "turned", index),
        stock=_optional_text(data, "stock", index),
        extra=_rest(data, "dealer hands actions turned stock"),
    )


def parse(text: str) -> GameRecord:
    """A record from its JSON text; only its shape is checked, not the game.

    Raises:
        RecordError: it is not JSON of this shape, or of a newer version.
    """
    try:
        data = read_json(text)
    except JsonError as error:
        raise RecordError(str(error)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("this is not a game record of Sueca Desktop")
    version = _typed(data, "version", int)
    if version != VERSION:
        fault = RecordFault.NEWER if version > VERSION else RecordFault.NO_RECORD
        message = f"the record has version {str(version)[:20]}; this program reads version {VERSION}"
        raise RecordError(message, fault=fault)
    return GameRecord(
        variant=_typed(data, "variant", str),
        options=_typed(data, "options", dict),
        players=_texts(data, "players"),
        deals=tuple(deal_from(deal, i) for i, deal in enumerate(_typed(data, "deals", list))),
        extra=_rest(data, "format version variant options players deals"),
    )


def deal_json(deal: DealRecord) -> dict[str, Any]:
    """A deal as it stands in the JSON text; :func:`deal_from` gives it back."""
    data: dict[str, Any] = {"dealer": deal.dealer, "hands": list(deal.hands)}
    data |= {key: value for key, value in (("turned", deal.turned), ("stock", deal.stock)) if value is not None}
    return data | {"actions": list(deal.actions)} | dict(deal.extra)


def dump(record: GameRecord) -> str:
    """The JSON text of a record, ending in a line feed; ``parse`` gives the record back."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "variant": record.variant,
        "options": dict(record.options),
        "players": list(record.players),
        "deals": [deal_json(deal) for deal in record.deals],
        **record.extra,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def load(path: Path) -> GameRecord:
    """The record in a file.

    Raises:
        RecordError: the file cannot be read, is above 16 MiB, is not UTF-8, or is no record.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        message = f"the file cannot be read: {error.strerror or error}"
        raise RecordError(message, fault=RecordFault.UNREADABLE) from error
    if len(data) > MAX_BYTES:
        raise RecordError("the file is larger than 16 MiB", fault=RecordFault.TOO_LARGE)
    try:
        return parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError("the file is not UTF-8 text") from error


# ---- games in and out


def _layout(deal: DealRecord) -> Layout:
    stock = () if deal.stock is None else _cards(deal.stock)
    turned = None if deal.turned is None else card(deal.turned)
    return Layout(deal.dealer, tuple(map(_cards, deal.hands)), turned, stock)


def _cards(text: str) -> tuple[Card, ...]:
    """Cards with single spaces between, as the writer writes them."""
    return tuple(card(word) for word in text.split(" "))


def _replay_deal(table: Table, deal: DealRecord, index: int) -> None:
    try:
        table.deal(_layout(deal))
    except (Refused, LayoutError, ValueError) as error:
        raise RecordError(str(error), index) from error
    for i, text in enumerate(deal.actions):
        try:
            table.act(parse_move(text))
        except (Refused, ValueError) as error:
            raise RecordError(str(error), index, i) from error


def replay(record: GameRecord, variants: Mapping[str, Variant]) -> Table:
    """The table after every action of the record.

    Raises:
        RecordError: an unknown rule set or option, players that are too few or too many, or a deal or action
        against the rules.
    """
    *_, table = replaying(record, variants)
    return table


def replaying(record: GameRecord, variants: Mapping[str, Variant]) -> Iterator[Table]:
    """The one table of the record as it grows: before the first deal, and after each. Raises as :func:`replay`, once
    what comes before the fault has been given.
    """
    if record.variant not in variants:
        raise RecordError(f"unknown rule set: {record.variant[:40]!r}", fault=RecordFault.RULES)
    try:
        table = Table(variants[record.variant], record.options, record.players)
    except (OptionError, ValueError) as error:
        raise RecordError(str(error), fault=RecordFault.RULES) from error
    yield table
    for index, deal in enumerate(record.deals):
        if table.in_progress:
            raise RecordError("this deal is unfinished, and another follows", index - 1)
        _replay_deal(table, deal, index)
        yield table


def deal_record(played: PlayedDeal, extra: Mapping[str, Any] = _NOTHING) -> DealRecord:
    """One deal of a table as text, with keys of other programs beside."""
    layout = played.state.layout
    return DealRecord(
        dealer=layout.dealer,
        hands=tuple(" ".join(c.code for c in hand) for hand in layout.hands),
        actions=tuple(format_move(move) for move in played.state.public.moves),
        turned=layout.turned.code if layout.turned else None,
        stock=" ".join(c.code for c in layout.stock) or None,
        extra=extra,
    )


def record_of(table: Table, kept: GameRecord | None = None) -> GameRecord:
    """The record of a table; extra keys of ``kept``, the record it was loaded from, stay, a deal's with the deal of
    the same place.
    """
    old = kept.deals if kept else ()
    deals = tuple(
        deal_record(played, old[i].extra if i < len(old) else _NOTHING) for i, played in enumerate(table.deals)
    )
    options = dict(table.rules.spec.options)
    return GameRecord(table.variant.id, options, table.players, deals, kept.extra if kept else _NOTHING)
