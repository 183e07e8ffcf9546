"""How many sequences of accepted actions there are, counted by the engine and, apart from it, by the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.transitions import apply, begin, legal, offers, to_act
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Accuse, Action, Move
from sueca_desktop.rules.notation import parse_action
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.refusals import Refused
from tests.support.deals import VARIANTS
from tests.support.game import Game, Sueca
from tests.support.scripts import game_of


@dataclass(frozen=True)
class Start:
    """Where counting begins: the deal of ``number``, dealt by ``dealer``, after the actions ``opening`` and then
    ``plays`` more, each the alphabetically first that follows suit as it must.
    """

    variant: str
    option: tuple[str, OptionValue]
    number: int
    dealer: int
    opening: tuple[str, ...]
    plays: int
    depth: int

    @property
    def name(self) -> str:
        opening = f" {', '.join(self.opening)}" if self.opening else ""
        return f"{self.variant} {self.option[1]} deal {self.number} dealer {self.dealer}{opening} after {self.plays}"


def _suecas() -> Iterator[Start]:
    for variant in ("sueca-bandeira", "sueca-riscos"):
        for renounce, opening in (("enforced", 6), ("allowed", 4)):
            for number, dealer, plays, depth in (
                (1, 0, 0, opening),
                (2, 3, 0, opening),
                (3, 1, 14, opening),
                (4, 2, 32, 9),
                (5, 0, 29, 12 if renounce == "enforced" else 6),
            ):
                yield Start(variant, ("renounce", renounce), number, dealer, (), plays, depth)


def _italianas() -> Iterator[Start]:
    for variant, option, bid in (
        ("italiana-nulos", ("limit", 10), "bid 61"),
        ("italiana-fives", ("target", 10), "bid 65"),
    ):
        passes = ("pass",) * 4
        yield Start(variant, option, 1, 0, (), 0, 2)
        yield Start(variant, option, 2, 1, ("bid 110", "bid 115"), 0, 6)
        yield Start(variant, option, 3, 2, passes, 0, 2)
        yield Start(variant, option, 4, 3, (bid, *passes), 0, 3)
        yield Start(variant, option, 5, 4, (bid, *passes), 13, 5)
        yield Start(variant, option, 6, 0, (bid, *passes), 31, 11)
    nulls = ("bid nulls", "pass", "pass", "pass", "pass")
    yield Start("italiana-nulos", ("end", "hands"), 7, 2, ("bid 118",), 0, 6)
    yield Start("italiana-nulos", ("end", "hands"), 8, 1, nulls, 0, 4)
    yield Start("italiana-nulos", ("end", "hands"), 9, 3, nulls, 4, 7)


def _klaberjass() -> Iterator[Start]:
    for exchange in ("any-trump", "turned-suit"):
        for number in range(1, 13):
            yield Start("klaberjass", ("exchange", exchange), number, number % 2, (), 0, 7 if number < 4 else 6)
        for number, plays, depth in ((13, 4, 5), (14, 8, 6), (15, 13, 10), (16, 14, 9)):
            yield Start("klaberjass", ("exchange", exchange), number, number % 2, ("pass", "take"), plays, depth)


STARTS = (*_suecas(), *_italianas(), *_klaberjass())


def rules_of(start: Start) -> RuleSet:
    return VARIANTS[start.variant].rules(dict([start.option]))


def layout_of(start: Start) -> Layout:
    return deal_from_seed(rules_of(start), seed_of_number(start.number), start.dealer)


def engine_start(start: Start) -> DealState:
    """The position, reached by the actions that the oracle takes to it."""
    rules = rules_of(start)
    state = begin(rules, layout_of(start))
    for text in openings(start):
        seat = to_act(rules, state)
        assert seat is not None
        state = apply(rules, state, Move(seat, parse_action(text))).state
    return state


def engine_counts(start: Start) -> list[int]:
    """Sequences of exactly 1, 2, … ``depth`` actions: those legal and accusations that are not refused."""
    rules, level, counts = rules_of(start), [engine_start(start)], []
    for _ in range(start.depth):
        level = [after for state in level for after in _followers(rules, state)]
        counts.append(len(level))
    return counts


def _followers(rules: RuleSet, state: DealState) -> list[DealState]:
    found = []
    for seat in range(rules.spec.seats):
        actions: tuple[Action, ...] = (*legal(rules, state, seat), *offers(rules, state, seat))
        for action in actions:
            try:
                found.append(apply(rules, state, Move(seat, action)).state)
            except Refused:
                assert isinstance(action, Accuse)
    return found


def oracle_start(start: Start) -> Game:
    game = game_of(start.variant, layout_of(start), **dict([start.option]))
    for text in start.opening:
        assert game.turn is not None
        game.act(game.turn, text)
    for _ in range(start.plays):
        assert game.turn is not None
        game.act(game.turn, first_of(game))
    return game


def first_of(game: Game) -> str:
    """The alphabetically first action that follows as it must."""
    duty = game.duty()
    return next(text for text in game.legal() if not duty or text.split(" ")[1] in duty)


def openings(start: Start) -> list[str]:
    """The actions that lead to the position."""
    game, texts = game_of(start.variant, layout_of(start), **dict([start.option])), []
    for i in range(len(start.opening) + start.plays):
        assert game.turn is not None
        texts.append(start.opening[i] if i < len(start.opening) else first_of(game))
        game.act(game.turn, texts[-1])
    return texts


def oracle_counts(start: Start) -> list[int]:
    counts = [0] * start.depth
    _count(oracle_start(start), counts, 0)
    return counts


def _count(game: Game, counts: list[int], done: int) -> None:
    if done == len(counts) or game.turn is None:
        return
    able = game.legal()
    counts[done] += len(able)
    if isinstance(game, Sueca):  # a true accusation ends the deal
        counts[done] += sum(len(game.accepted(seat)) for seat in range(4))
    if done + 1 == len(counts):
        return
    for text in able:
        after = game.copy()
        assert after.turn is not None
        after.act(after.turn, text)
        _count(after, counts, done + 1)
