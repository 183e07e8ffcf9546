"""Deals of Klaberjass with the cards a test asks for. Seat 0 deals, seat 1 is elder, unless said otherwise."""

from __future__ import annotations

import random

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move
from tests.support import oracle
from tests.support.deals import Script, act, layout_of, new_table
from tests.support.game import Game

KLABERJASS = "klaberjass"


def layout(
    elder: str, dealer: str, turned: str, more_elder: str = "", more_dealer: str = "", bottom: str = ""
) -> Layout:
    """Hands (the missing cards are filled up from the rest of the pack), the turned card, what comes from the stock,
    and the card at its bottom.
    """
    named = f"{elder} {dealer} {turned} {more_elder} {more_dealer} {bottom}".split()
    rest = [c for c in oracle.SMALL_PACK if c not in named]

    def fill(cards: str, size: int) -> str:
        own = cards.split()
        return " ".join([*own, *(rest.pop() for _ in range(size - len(own)))])

    hands = fill(dealer, 6), fill(elder, 6)
    packets, last = (fill(more_elder, 3), fill(more_dealer, 3)), fill(bottom, 1)
    return layout_of(0, hands, turned, " ".join([*packets, *rest, last]))


def table_of(dealt: Layout, *texts: str, **options: int | str) -> Table:
    table = new_table(KLABERJASS, **options)
    table.deal(dealt)
    act(table, *texts)
    return table


def after_making(table: Table) -> Table:
    """Both say pass before the tricks."""
    for _ in range(2):
        act(table, f"{table.to_act()} pass")
    return table


def finish(table: Table) -> Table:
    """Each plays its first legal card."""
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, table.legal(seat)[0]))
    return table


def silent(game: Game, legal: list[str], rng: random.Random) -> str:
    """Nothing is exchanged or announced."""
    return rng.choice([text for text in legal if not text.startswith(("exchange", "sequence"))])


def mirrored(script: Script) -> Script:
    """The same hand with the seats exchanged."""
    old = script.layout
    dealt = Layout(1 - old.dealer, old.hands[::-1], old.turned, old.stock)
    return Script(dealt, tuple(Move(1 - move.seat, move.action) for move in script.moves))
