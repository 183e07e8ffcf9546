"""What holds at every moment of every four-player deal; :func:`check` looks at a table's last deal."""

from __future__ import annotations

import random
from dataclasses import replace

from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.transitions import offers
from sueca_desktop.rules.actions import Accuse, Play
from sueca_desktop.rules.cards import CARDS, Card, CardSet
from tests.support import oracle
from tests.support.deals import codes


def check(table: Table, rng: random.Random | None = None) -> None:
    """Everything below; with ``rng`` also that no seat can tell hidden cards that are exchanged behind its back."""
    check_cards(table.state)
    check_turns(table)
    check_log(table)
    check_legal(table)
    check_score(table)
    if rng is not None:
        check_nothing_shows(table, rng)


def plays_by_seat(state: DealState) -> list[list[Card]]:
    """The cards each seat has played, in order."""
    own: list[list[Card]] = [[], [], [], []]
    for move in state.public.moves:
        if isinstance(move.action, Play):
            own[move.seat].append(move.action.card)
    return own


def check_cards(state: DealState) -> None:
    """Hands and played cards are the pack, each once; each hand is what was dealt less what was played."""
    deal, gone = state.public, state.public.played
    assert sum(len(hand) for hand in state.hands) + len(gone) == 40
    together = gone
    for hand in state.hands:
        together |= hand
    assert together == deal.spec.deck.cards
    assert deal.hand_sizes == tuple(len(hand) for hand in state.hands)
    own_plays = plays_by_seat(state)
    for seat, dealt in enumerate(state.layout.hands):
        own = CardSet.of(own_plays[seat])
        assert CardSet.of(dealt) - own == state.hands[seat]
        assert own <= CardSet.of(dealt)


def check_turns(table: Table) -> None:
    """The first leader is the rule set's, each later one the last winner, and the seat to act follows."""
    deal = table.state.public
    leaders = [trick.leader for trick in deal.tricks]
    if deal.trick is not None:
        leaders.append(deal.trick.leader)
    winners = [deal.winner_of(trick) for trick in deal.tricks]
    assert leaders == [oracle.first_leader(table.variant.id, deal.dealer), *winners][: len(leaders)]
    assert all(len(trick.cards) == 4 for trick in deal.tricks)
    if deal.over:
        assert table.to_act() is None
        assert deal.accusation or not any(deal.hand_sizes)
    else:
        assert deal.trick is not None
        assert table.to_act() == (deal.trick.leader + len(deal.trick.cards)) % 4


def check_log(table: Table) -> None:
    """The log of moves, told again by the oracle, gives the same tricks, points and renounces; trump never changes."""
    state, deal = table.state, table.state.public
    turned = state.layout.turned
    assert turned is not None
    assert deal.trump is turned.suit
    assert deal.turned is turned
    told = retold(table)
    assert [(t.leader, codes(t.cards), deal.winner_of(t)) for t in deal.tricks] == told.tricks
    taken = deal.taken_points()
    assert (taken[0] + taken[2], taken[1] + taken[3]) == told.points()
    in_view = turned if turned in state.hands[deal.dealer] else None
    assert deal.turned_in_view is in_view
    assert deal.spec.renounce_allowed or not told.offenders


def retold(table: Table) -> oracle.Told:
    """The last deal, told by the oracle."""
    return retold_deal(table.variant.id, table.state)


def retold_deal(variant: str, state: DealState) -> oracle.Told:
    layout = state.layout
    assert layout.turned is not None
    leader = oracle.first_leader(variant, layout.dealer)
    told = oracle.Told([codes(hand) for hand in layout.hands], layout.turned.suit.value, leader)
    for move in state.public.moves:
        if isinstance(move.action, Play):
            told.play(move.seat, move.action.card.code)
    return told


def check_legal(table: Table) -> None:
    """The seat to act has the actions the rules give it and no other seat has any; why_not agrees; accusing is
    offered against both opponents, whatever they hold.
    """
    deal, turn = table.state.public, table.to_act()
    trick = [] if deal.trick is None else codes(deal.trick.cards)
    for seat in range(4):
        seen = table.observe(seat)
        assert (seen.seat, seen.hand, seen.to_act) == (seat, table.state.hands[seat], turn)
        hand = [c.code for c in seen.hand]
        duty = oracle.duty(hand, trick) if seat == turn else []
        able = hand if deal.spec.renounce_allowed and seat == turn else duty
        assert bool(able) == (seat == turn)
        assert seen.legal == table.legal(seat)
        assert sorted(a.card.code for a in seen.legal if isinstance(a, Play)) == sorted(able)
        assert len(seen.legal) == len(able)
        assert {c.code for c in seen.dutiful} == set(duty)
        asked = CARDS if seat == turn else (*seen.hand, CARDS[0])
        assert {c for c in asked if seen.why_not(c) is None} == set(seen.playable)
        accusing = deal.spec.renounce_allowed and not deal.over
        others = sorted({(seat + 1) % 4, (seat + 3) % 4}) if accusing else []
        assert table.offers(seat) == tuple(Accuse(other) for other in others)


def check_score(table: Table) -> None:
    """A finished deal has the score the rules give, and the standing moves by it; an unfinished one has none."""
    state, before = table.state, table.deals[-1].before
    if not state.public.over:
        assert state.score is None
        assert table.standing == before
        return
    assert state.score is not None
    accusation = state.public.accusation
    told = retold(table)
    assert state.score.card_points == told.points()
    assert accusation or sum(told.points()) == 120
    won = oracle.game_points(table.variant.id, told, accusation.seat if accusation else None, state.stake)
    assert state.score.points == (*won, *won)
    assert table.standing.totals == tuple(a + b for a, b in zip(before.totals, (*won, *won), strict=True))
    target = dict(table.rules.spec.options).get("target")
    reached = [seat for seat, total in enumerate(table.standing.totals) if target and total >= int(target)]
    assert list(table.standing.winners) == reached


def swapped(state: DealState, seat: int, rng: random.Random) -> DealState:
    """The state with the cards that ``seat`` cannot see dealt anew among the others; the turned card, while in view,
    stays with the dealer.
    """
    fixed = state.public.turned_in_view
    others = [s for s in range(4) if s != seat]
    loose = [c for s in others for c in state.hands[s] if c is not fixed]
    rng.shuffle(loose)
    hands = list(state.hands)
    for s in others:
        kept = [fixed] if fixed is not None and fixed in state.hands[s] else []
        hands[s] = CardSet.of([*kept, *(loose.pop() for _ in range(len(state.hands[s]) - len(kept)))])
    played = plays_by_seat(state)
    dealt = tuple((*played[s], *hands[s]) for s in range(4))
    return replace(state, hands=tuple(hands), layout=replace(state.layout, hands=dealt))


def check_nothing_shows(table: Table, rng: random.Random) -> None:
    """Each seat's observation, and what it is offered, are equal after hidden cards were exchanged."""
    before = table.deals[-1].before
    for seat in range(4):
        other = swapped(table.state, seat, rng)
        assert observe(table.rules, other, seat, before) == table.observe(seat)
        assert offers(table.rules, other, seat) == table.offers(seat)
