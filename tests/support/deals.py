"""Tables, layouts and played deals to test with."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sueca_desktop.engine.dealing import DealStyle, Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Accuse, Action, Move, Play
from sueca_desktop.rules.cards import Card, card
from sueca_desktop.rules.notation import parse_move
from sueca_desktop.rules.options import OptionError, OptionValue
from sueca_desktop.rules.refusals import Refused
from sueca_desktop.rules.renounce import proven_renounces
from sueca_desktop.rules.view import Observation
from sueca_desktop.variants import discover

VARIANTS = discover()
SUECAS = ("sueca-bandeira", "sueca-riscos")
ITALIANAS = ("italiana-fives", "italiana-nulos")
NAMES = ("You", "Ana", "Rui", "Inês", "Zé")
Chooser = Callable[[Observation, random.Random], Action]


@dataclass(frozen=True)
class Script:
    """A deal and what was done in it."""

    layout: Layout
    moves: tuple[Move, ...]


def new_table(variant: str, **options: OptionValue) -> Table:
    return Table(VARIANTS[variant], options, NAMES[: VARIANTS[variant].seats])


def option_sets(variant: str) -> Iterator[dict[str, OptionValue]]:
    """Every combination of option values that the rule set takes."""
    specs = VARIANTS[variant].options
    for values in itertools.product(*(spec.values for spec in specs)):
        options = dict(zip((spec.name for spec in specs), values, strict=True))
        try:
            VARIANTS[variant].rules(options)
        except OptionError:
            continue
        yield options


COMBINATIONS = [(variant, options) for variant in VARIANTS for options in option_sets(variant)]
SUECA_COMBINATIONS = [(variant, options) for variant, options in COMBINATIONS if variant in SUECAS]


def combination_name(value: object) -> str:
    """For pytest's ids."""
    return "-".join(str(v) for v in value.values()) if isinstance(value, dict) else str(value)


def layout_of(dealer: int, hands: tuple[str, ...], turned: str | None = None, stock: str = "") -> Layout:
    def cards(text: str) -> tuple[Card, ...]:
        return tuple(card(word) for word in text.split())

    return Layout(dealer, tuple(map(cards, hands)), card(turned) if turned else None, cards(stock))


def random_layout(rules: RuleSet, rng: random.Random, dealer: int | None = None) -> Layout:
    """A layout the way the game deals it, from a pack in random order."""
    pack = list(rules.spec.deck.cards)
    rng.shuffle(pack)
    dealer = rng.randrange(rules.spec.seats) if dealer is None else dealer
    return rules.dealing(rules.spec, tuple(pack), dealer, rng.choice(tuple(DealStyle)))


def any_legal(observation: Observation, rng: random.Random) -> Action:
    return rng.choice(observation.legal)


def any_kind(observation: Observation, rng: random.Random) -> Action:
    """Any kind of action, then any action of that kind: passing is as likely as bidding."""
    kind = rng.choice(sorted({type(action) for action in observation.legal}, key=lambda kind: kind.__name__))
    return rng.choice([action for action in observation.legal if isinstance(action, kind)])


def honest(observation: Observation, rng: random.Random) -> Action:
    """Any kind of action, and cards that follow as they must."""
    dutiful = tuple(observation.dutiful)
    return Play(rng.choice(dutiful)) if dutiful else any_kind(observation, rng)


def turn(table: Table, rng: random.Random, choose: Chooser = any_legal) -> Move:
    """Lets the seat to act do what ``choose`` chooses."""
    seat = table.to_act()
    assert seat is not None, "the deal is over"
    move = Move(seat, choose(table.observe(seat), rng))
    table.act(move)
    return move


def play_out(table: Table, rng: random.Random, choose: Chooser = any_legal) -> None:
    while table.in_progress:
        turn(table, rng, choose)


def accuse_if_proven(table: Table) -> bool:
    """The first opponent of a seat whose renounce everybody has seen accuses it; whether that ended the deal."""
    deal = table.state.public
    if not table.in_progress or not deal.spec.renounce_allowed:
        return False
    for seat in proven_renounces(deal):
        table.act(Move((seat + 1) % deal.spec.seats, Accuse(seat)))
        return True
    return False


def play_script(table: Table, script: Script) -> None:
    table.deal(script.layout)
    for move in script.moves:
        table.act(move)


def act(table: Table, *texts: str) -> None:
    """Moves as records write them: ``"0 pass"``."""
    for text in texts:
        table.act(parse_move(text))


def refuses(table: Table, move: Move) -> Refused:
    """The refusal ``table`` answers ``move`` with, having stayed as it was."""
    before = table.state
    try:
        table.act(move)
    except Refused as refused:
        assert table.state is before
        return refused
    raise AssertionError(f"{move} was not refused")


def codes(cards: Iterable[Card]) -> list[str]:
    return [c.code for c in cards]
