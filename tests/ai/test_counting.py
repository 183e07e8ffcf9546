"""Counting the points late in a deal: a trick that decides it for certain is taken."""

import random
from collections.abc import Iterator

from sueca_desktop.ai.club import Club
from sueca_desktop.ai.counting import marks, reaching
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.cards import Card
from tests.ai.positions import answer, to_play
from tests.support.deals import honest, new_table, random_layout, turn

CLUB = Club()


def late_tables(deals: int) -> Iterator[Table]:
    """Tables before each play of the last three tricks but the very last, of deals played honestly at random."""
    for number in range(deals):
        rng = random.Random(number)
        table = new_table("sueca-bandeira")
        table.deal(random_layout(table.rules, rng))
        for played in range(36):
            if played >= 28:
                yield table
            turn(table, rng, honest)


def deciding(k: Knowledge) -> set[Card]:
    """The cards that bring this side over a mark for certain."""
    return {c for c in k.dutiful if reaching(k, c)}


def test_takes_a_trick_that_decides() -> None:
    looked_at = 0
    for table in late_tables(150):
        k = Knowledge(to_play(table))
        cards = deciding(k)
        if cards and len(cards) < len(k.dutiful):
            looked_at += 1
            action = answer(CLUB, k.observation).action
            assert isinstance(action, Play)
            assert action.card in cards
    assert looked_at > 20


def test_what_is_said_to_decide_does() -> None:
    """However the others then play, the trick is this side's and the mark is reached."""
    looked_at = 0
    for table in late_tables(60):
        k = Knowledge(to_play(table))
        before = k.taken[0]
        for c in deciding(k):
            looked_at += 1
            after = taken_after(table, k, c)
            assert any(before < mark <= after for mark in marks(k))
    assert looked_at > 20


def taken_after(table: Table, k: Knowledge, c: Card) -> int:
    """The side's card points once ``c`` is played and the trick is full; the table is then set back."""
    played, rng = len(table.state.public.moves), random.Random(0)
    table.act(Move(k.seat, Play(c)))
    while len(table.state.public.tricks) == len(k.deal.tricks):
        turn(table, rng, honest)
    taken = table.state.public.taken_points()
    table.rewind(0, played)
    return taken[k.seat] + taken[(k.seat + 2) % 4]
