"""Whole deals that reach exactly what a test asks for, played by the rules from first card to last."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import card
from sueca_desktop.rules.notation import parse_move
from sueca_desktop.rules.options import OptionValue
from tests.support import oracle
from tests.support.deals import VARIANTS, Script, codes, layout_of, random_layout
from tests.support.game import Game
from tests.support.games import GAMES

TRIES = 20_000


def _played(variant: str, layout: Layout, rng: random.Random) -> tuple[oracle.Told, Script]:
    """The deal played by honest players who choose at random, told by the oracle alone."""
    assert layout.turned is not None
    hands = [codes(hand) for hand in layout.hands]
    told = oracle.Told(hands, layout.turned.suit.value, oracle.first_leader(variant, layout.dealer))
    moves = []
    for _ in range(40):
        seat, chosen = told.turn, rng.choice(oracle.duty(told.hands[told.turn], told.trick))
        told.play(seat, chosen)
        moves.append(Move(seat, Play(card(chosen))))
    return told, Script(layout, tuple(moves))


@cache
def script_of(variant: str, points: int, side: int = 0) -> Script:
    """An honest deal in which seats ``side`` and ``side + 2`` take exactly ``points`` card points."""
    rng, rules = random.Random(f"{variant} {points} {side}"), VARIANTS[variant].rules()
    for _ in range(TRIES):
        told, script = _played(variant, random_layout(rules, rng), rng)
        if told.points()[side] == points:
            return script
    raise AssertionError(f"no deal with {points} points in {TRIES} tries")


# The dealer's side (seats 1+3) holds only the lowest trump; everything but the first trick is seat 0's.
_HEARTS = "AH 7H KH JH QH 6H 5H 4H 3H"


def _others(first: tuple[str, str, str, str]) -> tuple[str, ...]:
    """Hands in which seat 0 has nine trumps, seat 1 the last, and each seat the card it plays first."""
    rest = [c for c in oracle.PACK if c[1] != "H" and c not in first]
    seat1, seat2, seat3 = (rest[:8], rest[8:17], rest[17:])
    return (
        f"{_HEARTS} {first[0]}",
        " ".join(["2H", first[1], *seat1]),
        " ".join([first[2], *seat2]),
        " ".join([first[3], *seat3]),
    )


def _sweep(variant: str, first: tuple[str, str, str, str]) -> Script:
    """Each seat plays ``first`` (by seat) to the first trick, led by seat 2; then seat 0 takes all that is left."""
    dealer = {"sueca-bandeira": 1, "sueca-riscos": 3}[variant]
    hands = _others(first)
    if dealer == 3:  # the turned card, the lowest trump, goes to whoever deals; his partner gives it up for another
        hands = (hands[0], hands[1].replace("2H", "XX"), hands[2], hands[3])
        given = next(c for c in hands[3].split() if c != first[3])
        hands = (hands[0], hands[1].replace("XX", given), hands[2], hands[3].replace(given, "2H"))
    layout = layout_of(dealer, hands, "2H")
    told = oracle.Told([h.split() for h in hands], "H", 2)
    moves = []
    for i in range(40):
        seat = told.turn
        able = oracle.duty(told.hands[seat], told.trick)
        chosen = first[seat] if i < 4 else min(able, key=lambda c: (c[1] != "H", oracle.STRONGEST_FIRST.index(c[0])))
        told.play(seat, chosen)
        moves.append(Move(seat, Play(card(chosen))))
    return Script(layout, tuple(moves))


@cache
def every_trick(variant: str) -> Script:
    """Seats 0+2 take all ten tricks."""
    return _sweep(variant, ("2S", "3S", "AS", "4S"))


@cache
def all_points_but_a_trick(variant: str) -> Script:
    """Seats 0+2 take all 120 points; the first trick, with nothing in it, is seat 3's."""
    return _sweep(variant, ("2S", "4S", "3S", "6S"))


@cache
def all_but_a_queen(variant: str) -> Script:
    """Seats 0+2 take 118 points, as many as there can be short of 120; seat 3 takes the first trick with a queen."""
    return _sweep(variant, ("2S", "4S", "3S", "QS"))


# ---- any rule set: deals found by trying


def game_of(variant: str, layout: Layout, **given: OptionValue) -> Game:
    """The deal, to be told, with ``given`` options and else the default ones."""
    hands, turned = [codes(hand) for hand in layout.hands], layout.turned.code if layout.turned else None
    options = dict(VARIANTS[variant].rules(given).spec.options)
    return GAMES[variant](variant, options, layout.dealer, hands, turned, codes(layout.stock))


Chooser = Callable[[Game, list[str], random.Random], str]


def told_through(
    variant: str, layout: Layout, opening: tuple[str, ...], rng: random.Random, choose: Chooser
) -> tuple[Game, Script] | None:
    """The deal told from ``opening`` (actions without seats, of whoever is to act) to its end, actions chosen by
    ``choose``; None where the opening cannot be.
    """
    game, texts = game_of(variant, layout), []
    for text in opening:
        if text not in game.legal():
            return None
        texts.append(f"{game.turn} {text}")
        game.act(int(texts[-1][0]), text)
    while game.turn is not None:
        text = choose(game, game.legal(), rng)
        texts.append(f"{game.turn} {text}")
        game.act(game.turn, text)
    return game, Script(layout, tuple(map(parse_move, texts)))


def any_action(game: Game, legal: list[str], rng: random.Random) -> str:
    return rng.choice(legal)


def found(
    variant: str,
    wanted: Callable[[Game], bool],
    *,
    opening: tuple[str, ...] = (),
    layout: Layout | None = None,
    dealer: int = 0,
    choose: Chooser = any_action,
    seed: int = 0,
) -> tuple[Game, Script]:
    """The first deal by chance that is ``wanted`` when it is over.

    Raises:
        AssertionError: there was none in many tries.
    """
    rng, rules = random.Random(f"{variant} {opening} {dealer} {seed}"), VARIANTS[variant].rules()
    for _ in range(TRIES):
        told = told_through(variant, layout or random_layout(rules, rng, dealer), opening, rng, choose)
        if told is not None and wanted(told[0]):
            return told
    raise AssertionError(f"no such deal in {TRIES} tries")
