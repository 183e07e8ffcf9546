"""What a decision in a review comes to by other means: exhaustive search, every world counted, the deal played out.

It shares nothing with the review but the rules that the engine plays by.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.engine.table import Table, rewound
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.solver import Goal, Position
from sueca_desktop.solver.position import numbering
from sueca_desktop.solving import position_of, sides_of
from tests.solver.minimax import Minimax


def at(table: Table, step: int) -> Table:
    """The table before action ``step`` of its last deal."""
    copy = Table(table.variant, dict(table.rules.spec.options), table.players)
    copy.restore([*table.deals[:-1], rewound(table.rules, table.deals[-1], step)])
    return copy


def own_points(position: Position, taken: tuple[int, ...], seat: int) -> dict[Card, int]:
    """What the seat to move ends with after each card, all cards open, by exhaustive search."""
    mine = position.side >> seat & 1
    won = sum(p for s, p in enumerate(taken) if position.side >> s & 1 == mine) if position.goal is Goal.POINTS else 0
    return {c: won + (v if mine else position.total - v) for c, v in Minimax(position).moves().items()}


def as_they_lay(table: Table, step: int) -> dict[str, tuple[int, int]]:
    """Each card → (what the seat's side ends with, the game points it is better off by), all playing their best."""
    before = at(table, step)
    position = position_of(before.state)
    points = own_points(position, before.state.public.taken_points(), position.seat)
    return {c.code: (value, _game(at(table, step), c)) for c, value in points.items()}


def _game(table: Table, c: Card) -> int:
    """The deal played out from there, scored by the rules."""
    seat, sides = position_of(table.state).seat, sides_of(table.state)
    _play(table, c)
    while table.in_progress:
        position = position_of(table.state)
        values = Minimax(position).moves()
        best = max if position.side >> position.seat & 1 else min
        _play(table, best(values, key=lambda each: values[each]))
    score = table.state.score
    assert score is not None
    own, other = sides if seat in sides[0] else (sides[1], sides[0])
    return score.points[own[0]] - (0 if table.rules.spec.losers_pay else score.points[other[0]])


def _play(table: Table, c: Card) -> None:
    seat = table.to_act()
    assert seat is not None
    saying = Move(seat, Play(c, bella=True))
    table.act(saying if saying.action in table.legal(seat) else Move(seat, Play(c)))


def over_all_worlds(table: Table, step: int) -> tuple[dict[str, float], int]:
    """Each card → what the seat's side ends with in the mean over every lie of the hidden cards that it could not rule
    out, each counted once, all cards open; and how many lies there are.
    """
    before = at(table, step)
    base, deal = position_of(before.state), before.state.public
    seen = before.observe(base.seat)
    numbers, totals = numbering(deal.spec.deck, deal.trump), dict[str, float]()
    worlds = Worlds(seen)
    for world in worlds.every():
        hands = tuple(numbers.cards_on(board) for board in world.hands)
        position = replace(base, hands=hands, side=world.side)
        for c, value in own_points(position, deal.taken_points(), base.seat).items():
            totals[c.code] = totals.get(c.code, 0.0) + value
    return {code: total / worlds.count for code, total in totals.items()}, worlds.count


def laid_grade(laid: Mapping[str, tuple[int, int]], played: str, *, banded: bool) -> str:
    """As help tells it: a mistake turns a win into none or a tie into a defeat, or gives ten card points away, or any
    game points of a band.
    """
    best = max(laid.values(), key=lambda each: (each[1], each[0]))
    points, game = best[0] - laid[played][0], best[1] - laid[played][1]
    if points <= 0 and game <= 0:
        return "best"
    turned = (best[1] > 0) != (laid[played][1] > 0) or (best[1] < 0) != (laid[played][1] < 0)
    return "mistake" if turned or points >= 10 or (banded and game >= 1) else "fine"


def known_grade(means: Mapping[str, float], played: str) -> str:
    """As help tells it: up to one card point is as good as the best, four and more are a mistake."""
    cost = max(means.values()) - means[played]
    return "best" if cost <= 1 else "fine" if cost <= 4 else "mistake"
