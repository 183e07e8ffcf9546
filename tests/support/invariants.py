"""What holds at every moment of every deal; :func:`check` looks at a table's last deal.

What a rule set allows and scores is compared with the game told a second time (tests/support/games.py), where there is
one; the rest holds of any rule set.
"""

from __future__ import annotations

import random

from msgspec.structs import replace

from sueca_desktop.engine.dealing import Layout, Pack
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.transitions import offers
from sueca_desktop.rules.cards import CARDS, Card, CardSet
from sueca_desktop.rules.notation import format_action
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.whereabouts import stock_card
from tests.support.deals import codes
from tests.support.game import Game
from tests.support.games import GAMES, winners


def check(table: Table, rng: random.Random | None = None, game: Game | None = None, *, sparing: bool = False) -> None:
    """Everything below; with ``rng`` also that no seat can tell hidden cards that are exchanged behind its back.

    ``game``: the deal as told so far, where the caller keeps it. ``sparing``: that for one seat, drawn by lot.
    """
    check_cards(table.state)
    check_turn(table)
    told = game or retold(table)
    if told is not None:
        check_told(table, told)
        check_score(table, told)
    if rng is not None:
        seats = range(table.rules.spec.seats)
        for seat in [rng.choice(seats)] if sparing else seats:
            check_nothing_shows(table, seat, rng, told)


# ---- of any rule set


def check_cards(state: DealState) -> None:
    """Hands, played cards and what lies beside are the pack, each card once."""
    deal, layout = state.public, state.layout
    whole = deal.spec.deck.cards
    groups = [*state.hands, deal.played]
    together = CardSet()
    for group in groups:
        assert not together & group
        together |= group
    aside = whole - together
    assert together <= whole
    assert deal.hand_sizes == tuple(len(hand) for hand in state.hands)
    left = sum(deal.spec.deck.points(c, deal.trump) for c in whole - deal.played)
    lying = deal.points_of(deal.trick) if deal.trick else 0
    assert sum(deal.taken_points()) + lying + left == deal.spec.deck.total(deal.trump)
    tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
    assert sum(len(trick.cards) for trick in tricks) == len(deal.played)
    if not deal.spec.has_stock:
        assert not aside
        return
    open_card = stock_card(deal)
    assert open_card in aside
    assert deal.exposed is None or deal.exposed in aside
    drawn = 0 if deal.trump is None else 3 * deal.spec.seats
    assert aside - CardSet.of([open_card] if open_card else []) == CardSet.of(layout.stock[drawn:])
    assert len(CardSet.of(layout.stock[drawn:])) == len(layout.stock) - drawn


def check_turn(table: Table) -> None:
    """One seat may act, by its own observation; all others see the same of the table and may do nothing."""
    turn, over = table.to_act(), table.state.public.over
    assert over == (turn is None) == (table.state.score is not None)
    for seat in range(table.rules.spec.seats):
        seen = table.observe(seat)
        assert (seen.seat, seen.hand, seen.to_act) == (seat, table.state.hands[seat], turn)
        assert seen.deal is table.state.public
        assert seen.standing == table.deals[-1].before
        assert bool(seen.legal) == (seat == turn)
        assert seen.legal == table.legal(seat)
        assert len(set(seen.legal)) == len(seen.legal)


def check_reasons(table: Table) -> None:
    """``why_not`` says of every card the same as what is legal."""
    deal, turn = table.state.public, table.to_act()
    for seat in range(deal.spec.seats):
        seen = table.observe(seat)
        playing = deal.phase is PhaseName.TRICKS and seat == turn
        assert {c for c in CARDS if seen.why_not(c) is None} == set(seen.playable)
        assert bool(seen.playable) == playing
        assert seen.dutiful <= (seen.playable if playing else CardSet())


# ---- against the game told a second time


def retold(table: Table) -> Game | None:
    """The last deal, told by its oracle; None for a rule set that has none."""
    return retold_deal(table, len(table.deals) - 1)


def retold_deal(table: Table, index: int) -> Game | None:
    """The deal at ``index``, likewise."""
    played = table.deals[index]
    game = begun(table, played.state.layout, played.before.stake)
    if game is not None:
        for move in played.state.public.moves:
            game.act(move.seat, format_action(move.action))
    return game


def begun(table: Table, layout: Layout, stake: int) -> Game | None:
    """A deal that has just been dealt, to be told."""
    variant = table.variant.id
    if variant not in GAMES:
        return None
    hands = [codes(hand) for hand in layout.hands]
    turned = layout.turned.code if layout.turned else None
    options = dict(table.rules.spec.options)
    return GAMES[variant](variant, options, layout.dealer, hands, turned, codes(layout.stock), stake)


def check_told(table: Table, told: Game) -> None:
    """Turn, legal actions, offers, hands, trump, tricks and open cards are as told."""
    state, deal = table.state, table.state.public
    assert table.to_act() == told.turn
    assert [sorted(codes(hand)) for hand in state.hands] == [sorted(hand) for hand in told.hands]
    assert (deal.trump.value if deal.trump else None) == told.trump
    assert (deal.exposed.code if deal.exposed else None) == told.exposed
    tricks = told.told.tricks if told.told else []
    assert [(t.leader, codes(t.cards), deal.winner_of(t)) for t in deal.tricks] == tricks
    for seat in range(told.seats):
        seen = table.observe(seat)
        mine = seat == told.turn
        assert sorted(format_action(a) for a in seen.legal) == (told.legal() if mine else [])
        assert sorted(codes(seen.dutiful)) == (told.duty() if mine else [])
        assert sorted(format_action(a) for a in table.offers(seat)) == told.offers(seat)


def check_score(table: Table, told: Game) -> None:
    """A finished deal has the score as told, and the standing moves by it; an unfinished one has none."""
    state, before = table.state, table.deals[-1].before
    points = table.rules.card_points(state)
    assert (None if points is None else list(points)) == told.card_points()
    if not told.over:
        assert state.score is None
        assert table.standing == before
        return
    assert state.score is not None
    won = told.score()
    assert list(state.score.points) == won
    assert table.next_dealer == told.next_dealer()
    totals = [a + b for a, b in zip(before.totals, won, strict=True)]
    after, options = table.standing, dict(table.rules.spec.options)
    assert list(after.totals) == totals
    assert after.deals == before.deals + told.counts
    assert list(after.winners) == winners(table.variant.id, options, totals, after.deals)


# ---- what a seat cannot see


def known_cards(state: DealState, told: Game | None) -> set[str]:
    """Hidden in no way: cards in hands that everybody can place, and those lying open."""
    deal = state.public
    shown = [c for c in (deal.exposed, stock_card(deal)) if c is not None]
    return {*codes(shown), *(told.known if told else ())}


def swapped(state: DealState, seat: int, rng: random.Random, told: Game | None = None) -> DealState:
    """The state with the cards that ``seat`` cannot see dealt anew among the other hands and the stock; those that
    everybody can place stay.
    """
    placed = known_cards(state, told)
    others = [c for s, hand in enumerate(state.hands) if s != seat for c in hand]
    stock = [c for c in state.layout.stock if not any(c in hand for hand in state.hands)]
    loose = [c for c in (*others, *stock) if c.code not in placed and c not in state.public.played]
    targets = list(loose)
    rng.shuffle(targets)
    moved = dict(zip(loose, targets, strict=True))
    hands = tuple(CardSet.of(moved.get(c, c) for c in hand) for hand in state.hands)
    return replace(state, hands=hands, layout=_moved(state.layout, moved))


def _moved(layout: Layout, moved: dict[Card, Card]) -> Layout:
    def pack(cards: Pack) -> Pack:
        return tuple(moved.get(c, c) for c in cards)

    return replace(layout, hands=tuple(map(pack, layout.hands)), stock=pack(layout.stock))


def check_nothing_shows(table: Table, seat: int, rng: random.Random, told: Game | None) -> None:
    """The seat's observation, and what it is offered, are equal after cards hidden from it were exchanged."""
    before, other = table.deals[-1].before, swapped(table.state, seat, rng, told)
    assert observe(table.rules, other, seat, before) == table.observe(seat)
    assert offers(table.rules, other, seat) == table.offers(seat)
