"""The tables of a rules page, made from the rule objects: what the app plays by is what it explains.

Each function gives HTML, or nothing where the rule set has no such rule. Numbers come from the Spec and from
``rules.melds``, words from ``ui.text``.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping
from itertools import groupby

from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules import melds
from sueca_desktop.rules.decks import Ranking
from sueca_desktop.rules.options import OptionSpec, OptionValue
from sueca_desktop.rules.scoring import Band
from sueca_desktop.rules.spec import PhaseName, Spec
from sueca_desktop.ui.text import cards, games
from sueca_desktop.ui.text.language import number, signed
from sueca_desktop.ui.text.rules_pages import Caption, caption

_LONGEST_ROW = 6
"""Bids side by side."""


def tables(variant: Variant, chosen: Mapping[str, OptionValue]) -> dict[str, str]:
    """Every table by the name of its placeholder. ``chosen``: the options in force, defaults for the rest.

    Raises:
        OptionError: an option or value that the rule set does not have.
    """
    rules = variant.rules(chosen)
    announced = any(phase.name is PhaseName.ANNOUNCEMENTS for phase in rules.phases)
    made = {
        "card-order": card_order(rules.spec),
        "bands": bands(rules.spec),
        "bids": bids(rules.spec),
        "sequences": sequences() if announced else "",
        "options": options(variant.options, dict(rules.spec.options)),
    }
    return {name: table for name, table in made.items() if table}


def card_order(spec: Spec) -> str:
    """Ranks from the strongest down, and their card points; apart for trumps where they rank otherwise."""
    if spec.deck.plain == spec.deck.trump:
        return _ranking(spec.deck.plain, "")
    trumps = _ranking(spec.deck.trump, caption(Caption.TRUMPS))
    return trumps + _ranking(spec.deck.plain, caption(Caption.OTHER_SUITS))


def _ranking(ranking: Ranking, title: str) -> str:
    ranks = "".join(f'<td class="rank">{_text(cards.index(rank))}</td>' for rank in ranking.order)
    runs = [(value, len(list(run))) for value, run in groupby(ranking.order, key=ranking.value)]
    points = "".join(f'<td class="worth" colspan="{length}">{number(value)}</td>' for value, length in runs)
    heading = f'<p class="caption">{_text(title)}</p>' if title else ""
    return (
        f'{heading}<table class="order" cellspacing="0">'
        f'<tr><td class="side">{_text(caption(Caption.CARD))}</td>{ranks}</tr>'
        f'<tr><td class="side">{_text(caption(Caption.POINTS))}</td>{points}</tr></table>'
    )


def bands(spec: Spec) -> str:
    """What card points, or a bid that was made, score."""
    if not spec.bands:
        return ""
    rows = [(_range(band), band.points) for band in spec.bands]
    if spec.every_trick is not None:
        rows.append((caption(Caption.EVERY_TRICK), spec.every_trick))
    if spec.nulls_score:
        rows.append((caption(Caption.NULLS), spec.nulls_score))
    if spec.renounce_score:
        rows.append((caption(Caption.RENOUNCE), spec.renounce_score))
    head = Caption.BID if spec.auction else Caption.CARD_POINTS
    if spec.losers_pay:
        return _grid(
            (caption(head), caption(Caption.EACH_WINNER), caption(Caption.EACH_LOSER)),
            ((what, signed(points), signed(-points)) for what, points in rows),
        )
    gain = Caption.EACH_WINNER if spec.auction else Caption.WINNERS
    return _grid((caption(head), caption(gain)), ((what, number(points)) for what, points in rows))


def _range(band: Band) -> str:
    return number(band.low) if band.low == band.high else f"{number(band.low)}–{number(band.high)}"


def bids(spec: Spec) -> str:
    """Every bid there is, lowest first; a long row of them by its ends."""
    if spec.auction is None:
        return ""
    amounts = [number(amount) for amount in spec.auction.amounts(None)]
    if len(amounts) > 2 * _LONGEST_ROW:
        amounts = [*amounts[:3], "…", *amounts[-2:]]
    cells = [amounts[i : i + _LONGEST_ROW] for i in range(0, len(amounts), _LONGEST_ROW)]
    rows = "".join("<tr>" + "".join(f'<td class="bid">{cell}</td>' for cell in row) + "</tr>" for row in cells)
    ladder = f'<p class="caption">{_text(caption(Caption.BIDS))}</p><table class="order" cellspacing="0">{rows}</table>'
    if not spec.auction.nulls:
        return ladder
    when = caption(Caption.NULLS_BID).format(highest=number(spec.auction.highest))
    return f'{ladder}<p class="caption"><b>{_text(caption(Caption.NULLS))}</b> · {_text(when)}</p>'


def sequences() -> str:
    """What a run of cards scores (document 004)."""
    rows = (
        (caption(Caption.THREE_CARDS), number(melds.THREE)),
        (caption(Caption.MORE_CARDS), number(melds.FOUR_OR_MORE)),
    )
    return _grid((caption(Caption.SEQUENCE), caption(Caption.POINTS)), rows)


def options(specs: Iterable[OptionSpec], chosen: Mapping[str, OptionValue]) -> str:
    """Every option that leaves a choice: the value in force marked, the others beside it."""
    rows = []
    for spec in specs:
        allowed = spec.values_with(chosen)
        if len(allowed) > 1:
            values = "<br>".join(_value(spec.name, value, value == chosen[spec.name]) for value in allowed)
            rows.append(f"<tr><td>{_text(games.option(spec.name))}</td><td>{values}</td></tr>")
    if not rows:
        return ""
    head = f"<tr><th>{_text(caption(Caption.OPTION))}</th><th>{_text(caption(Caption.IN_FORCE))}</th></tr>"
    return f'<table class="plain" cellspacing="0" width="100%">{head}{"".join(rows)}</table>'


def _value(option: str, value: OptionValue, in_force: bool) -> str:
    words = _text(games.value(option, value))
    return f"<b>✓ {words}</b>" if in_force else f'<span class="soft">{words}</span>'


def _grid(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table whose first column says what, the others how much."""
    heads = "".join(f'<th class="{_side(i)}">{_text(cell)}</th>' for i, cell in enumerate(head))
    body = "".join(
        "<tr>" + "".join(f'<td class="{_side(i)}">{_text(cell)}</td>' for i, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f'<table class="plain" cellspacing="0"><tr>{heads}</tr>{body}</table>'


def _side(column: int) -> str:
    return "gain" if column else "what"


def _text(words: str) -> str:
    return html.escape(words, quote=False)
