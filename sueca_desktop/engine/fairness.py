"""Whether deals are what their seeds give: what ``sueca-desktop verify`` tells of a record.

A deal of this program's has, under the program's own key, the seed it came from and the seed's SHA-256 that was shown
before it (:mod:`sueca_desktop.engine.origin`). From the seed every card follows
(:mod:`sueca_desktop.engine.deal_source`). In the shape of ``verify --json``::

    {"fair": false, "deals": [{"verdict": "wrong", "fault": "…", "commitment": "…", "seed": "…", "cut": null,
                               "style": null, "chosen": false}]}

``verdict``: ``"fair"``, ``"wrong"`` or ``"no seed"``; ``fault``: why it is wrong, else null. ``commitment``: the
SHA-256 that the seed has, to be held against the one shown. ``chosen``: it was asked for by its number or seed, and so
drawn by nobody. What is not known is null. ``fair`` of the whole: every deal is. The exit status is 0 then, 1 where a
deal is wrong or tells of no seed, 2 where the record cannot be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from msgspec import Struct

from sueca_desktop.engine.deal_source import deal_drawn
from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.origin import COMMITMENT, Origin, OriginError, origin_of
from sueca_desktop.engine.record import GameRecord, own_keys
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.variant import RuleSet


class Verdict(Enum):
    FAIR = "fair"
    WRONG = "wrong"
    NO_SEED = "no seed"


class Fault(Enum):
    """Why a deal is wrong."""

    SEED = "its seed, cut or style cannot be read"
    COMMITMENT = "its seed is not the one that was sealed"
    CUT = "it was cut or dealt as nobody may in this game"
    DEALER = "the first dealer is not the one that the lot gives"
    CARDS = "the cards are not those that its seed gives"


class DealCheck(Struct, frozen=True):
    """``origin``: where the deal says it came from, None where it does not, or not legibly."""

    verdict: Verdict
    fault: Fault | None = None
    origin: Origin | None = None


def check_deal(rules: RuleSet, layout: Layout, keys: Mapping[str, Any], *, first: bool) -> DealCheck:
    """Holds a deal against its seed. ``keys``: the program's own of the deal; ``first``: it is the first of its match,
    whose dealer is drawn by lot.
    """
    try:
        origin = origin_of(keys)
    except OriginError:
        return DealCheck(Verdict.WRONG, Fault.SEED)
    if origin is None:
        return DealCheck(Verdict.NO_SEED)
    fault = _fault(rules, layout, origin, keys, first)
    return DealCheck(Verdict.WRONG if fault else Verdict.FAIR, fault, origin)


def _fault(rules: RuleSet, layout: Layout, origin: Origin, keys: Mapping[str, Any], first: bool) -> Fault | None:
    if keys.get(COMMITMENT, origin.commitment) != origin.commitment:
        return Fault.COMMITMENT
    meddled = (origin.cut_at is not None and not rules.cuts_by_hand) or (origin.style and not rules.chooses_style)
    if meddled and not origin.chosen:
        return Fault.CUT
    if first and not origin.chosen and origin.drawn(rules, None).dealer != layout.dealer:
        return Fault.DEALER
    try:
        given = deal_drawn(rules, origin.drawn(rules, layout.dealer))
    except ValueError:  # an empty packet
        return Fault.CUT
    return None if _cards(given) == _cards(layout) else Fault.CARDS


def _cards(layout: Layout) -> tuple[object, ...]:
    """The cards of a deal, in whatever order a hand holds them."""
    return tuple(map(frozenset, layout.hands)), layout.turned, layout.stock


def check_record(record: GameRecord, table: Table) -> tuple[DealCheck, ...]:
    """Every deal of a record, replayed on ``table``."""
    return tuple(
        check_deal(table.rules, played.state.layout, own_keys(deal.extra), first=i == 0)
        for i, (played, deal) in enumerate(zip(table.deals, record.deals, strict=True))
    )


def fairness_report(checks: tuple[DealCheck, ...]) -> dict[str, Any]:
    """The answer as plain data."""
    return {"fair": all(check.verdict is Verdict.FAIR for check in checks), "deals": [_plain(one) for one in checks]}


def _plain(check: DealCheck) -> dict[str, Any]:
    origin = check.origin
    return {
        "verdict": check.verdict.value,
        "fault": check.fault.value if check.fault else None,
        "commitment": origin.commitment if origin else None,
        "seed": origin.seed.hex() if origin else None,
        "cut": origin.cut_at if origin else None,
        "style": origin.style.value if origin and origin.style else None,
        "chosen": origin.chosen if origin else False,
    }


def fairness_sheet(checks: tuple[DealCheck, ...]) -> str:
    """The same for a person."""
    fair = sum(check.verdict is Verdict.FAIR for check in checks)
    lines = [line for i, check in enumerate(checks, 1) for line in _lines(i, check)]
    return "\n".join([*lines, f"{fair} of {len(checks)} deals fair"])


def _lines(number: int, check: DealCheck) -> list[str]:
    told = f"deal {number}: {check.verdict.value}" + (f": {check.fault.value}" if check.fault else "")
    origin = check.origin
    if origin is None:
        return [told]
    chosen = " (chosen by its number or seed)" if origin.chosen else ""
    lines = [told + chosen, f"  sealed as  {origin.commitment}", f"  seed       {origin.seed.hex()}"]
    return lines if origin.cut_at is None else [*lines, f"  cut at     {origin.cut_at}"]
