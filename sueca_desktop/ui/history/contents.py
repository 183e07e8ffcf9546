"""Which curves and bars there are for some deals: only those that have something to show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from msgspec import Struct

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.history import statistics as counted
from sueca_desktop.app.history.kept import KeptDeal
from sueca_desktop.ui.history.axis import Axis
from sueca_desktop.ui.history.bars import Bar
from sueca_desktop.ui.history.curve import Curve
from sueca_desktop.ui.text import games
from sueca_desktop.ui.text import history as words
from sueca_desktop.ui.text.history import Label, say
from sueca_desktop.ui.text.language import decimal, number, signed

_RATE = Axis(0.0, 1.0, 0.25)


class CurveChoice(Struct, frozen=True):
    """A curve, what its button is called and what is said under it."""

    label: Label
    tip: str
    curve: Curve


class BarChoice(Struct, frozen=True):
    """The same for bars."""

    label: Label
    tip: str
    bars: tuple[Bar, ...]


def curves(deals: Sequence[KeptDeal]) -> tuple[CurveChoice, ...]:
    """The win rate; the ranking, the luck and the mistakes where there are any."""
    rate = Curve(
        counted.win_rates(deals),
        words.percent,
        base=0.5,
        fixed=_RATE,
        name=say(Label.CURVE_RATE),
        empty=say(Label.TOO_FEW),
    )
    found = [CurveChoice(Label.CURVE_RATE, say(Label.RATE_TIP), rate)]
    ranking, luck = counted.ranking(deals), counted.luck_over_time(deals)
    if ranking:
        curve = Curve(ranking, _signed, whole=True, name=say(Label.CURVE_RANKING))
        found.append(CurveChoice(Label.CURVE_RANKING, say(Label.RANKING_TIP), curve))
    if luck:
        curve = Curve(luck, _signed, whole=True, chance=True, name=say(Label.CURVE_LUCK))
        found.append(CurveChoice(Label.CURVE_LUCK, say(Label.LUCK_TIP), curve))
    mistakes = counted.mistakes_over_time(deals)
    if mistakes:
        curve = Curve(mistakes, decimal, name=say(Label.CURVE_MISTAKES))
        found.append(CurveChoice(Label.CURVE_MISTAKES, say(Label.MISTAKES_TIP), curve))
    return tuple(found)


def _signed(value: float) -> str:
    return signed(round(value))


def bars(deals: Sequence[KeptDeal]) -> tuple[BarChoice, ...]:
    """The share won by game, by level and by place; the share of contracts made where there are contracts."""
    played, levels = games.in_order({deal.variant for deal in deals}), [level.value for level in Level]
    by_game = _shares(deals, lambda deal: deal.variant, played, games.name)
    by_level = _shares(deals, lambda deal: deal.level, levels, words.level)
    by_place = _shares(deals, counted.place_of, range(5), words.place)
    found = [
        BarChoice(Label.BY_GAME, say(Label.GAME_TIP), by_game),
        BarChoice(Label.BY_LEVEL, say(Label.LEVEL_TIP), by_level),
        BarChoice(Label.BY_PLACE, say(Label.PLACE_TIP), by_place),
    ]
    contracts = _contracts(counted.bidding(deals))
    return (*found, contracts) if contracts.bars else tuple(found)


def _shares(
    deals: Sequence[KeptDeal], by: Callable[[KeptDeal], Hashable], order: Sequence[Hashable], name: Callable[..., str]
) -> tuple[Bar, ...]:
    """A bar for each group, those of ``order`` first and in its order."""
    tallies = counted.tallies(deals, by)
    keys = [*(key for key in order if key in tallies), *(key for key in tallies if key not in order)]
    rows = ((key, tallies[key]) for key in keys)
    return tuple(Bar(name(key), one.won, one.won + one.lost) for key, one in rows)


def _contracts(found: counted.Bidding) -> BarChoice:
    rows = ((Label.OWN_BIDS, found.own), (Label.PARTNER_BIDS, found.partner), (Label.OTHER_BIDS, found.against))
    tip = say(Label.CONTRACT_TIP)
    if found.mean_bid is not None:
        tip = say(Label.MEAN_BID).format(tip=tip, bid=number(round(found.mean_bid)))
    return BarChoice(Label.BY_CONTRACT, tip, tuple(Bar(say(label), *made) for label, made in rows if made[1]))
