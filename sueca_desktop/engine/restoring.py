"""A deal made whole from what one seat has seen of it, so that the seat cannot tell it from the real one.

The seat's own cards and everybody's actions are given. The cards whose place they do not tell are dealt in any way that
makes every action legal; which way it is does not show in an observation. (``sueca-desktop engine`` knows no more.)

Hidden cards must rule an action out one by one, or not at all. In every phase they do: by being of the suit led, a
higher trump, the next card of the run, the called card.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.dealing import Layout, LayoutError, Pack
from sueca_desktop.engine.phases.trumpmaking import PACKET
from sueca_desktop.engine.state import DealState
from sueca_desktop.engine.transitions import apply, begin, to_act
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Accuse, Exchange, Move, Name, Play, Sequence, Take
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.melds import seven_of
from sueca_desktop.rules.refusals import Refused


class Impossible(ValueError):
    """What a seat is said to have seen cannot have happened. The text names the first action that shows it, counted
    from 0.
    """


class Seen(Struct, frozen=True):
    """What the player at ``seat`` has seen of a deal. ``hand``: held now. ``moves``: every action so far. ``turned``
    and ``exposed``: the open cards as dealt, where the game has them.
    """

    seat: int
    dealer: int
    hand: CardSet
    moves: tuple[Move, ...]
    turned: Card | None = None
    exposed: Card | None = None


def restored(rules: RuleSet, seen: Seen, stake: int = 1) -> DealState:
    """A state in which it is the seat's turn and which shows it what it has seen.

    Raises:
        Impossible: there is none.
    """
    _check_numbers(rules, seen)
    places = _places(rules, seen)
    state = _begun(rules, seen, places, stake)
    barred = [CardSet()] * rules.spec.seats
    for index, move in enumerate(seen.moves):
        state = _after(rules, state, index, move, places.loose, barred)
    turn = to_act(rules, state)
    if turn != seen.seat:
        raise Impossible("the deal is over" if turn is None else f"it is the turn of seat {turn}, not of {seen.seat}")
    return state


def _impossible(index: int, message: str) -> Impossible:
    return Impossible(f"action {index}: {message}")


def _check_numbers(rules: RuleSet, seen: Seen) -> None:
    """Seats that exist, cards of the pack, nothing after the end."""
    seats, pack = rules.spec.seats, rules.spec.deck.cards
    for seat in (seen.seat, seen.dealer):
        if not 0 <= seat < seats:
            raise Impossible(f"there is no seat {str(seat)[:20]}")
    for index, move in enumerate(seen.moves):
        if not 0 <= move.seat < seats:
            raise _impossible(index, f"there is no seat {move.seat}")
        if isinstance(move.action, Accuse):
            raise _impossible(index, "an accusation that holds ends the deal, and no other is recorded")
        for c in _shown_by(move, None):
            if c not in pack:
                raise _impossible(index, f"{c} is not a card of this game")
    for c in (*seen.hand, *_shown(seen.turned, seen.exposed)):
        if c not in pack:
            raise Impossible(f"{c} is not a card of this game")
    _check_open_cards(rules, seen)


def _check_open_cards(rules: RuleSet, seen: Seen) -> None:
    """Where cards stay undealt, one is turned, and another shown once trump is made."""
    if rules.spec.has_stock and seen.turned is None:
        raise Impossible("a turned card is needed")
    drawn = _trump_made(rules, seen) is not None
    if drawn and seen.exposed is None:
        raise Impossible("trump is made, so an exposed card is needed")
    if not drawn and seen.exposed is not None:
        raise Impossible("no card is exposed at this point")


def _shown(*cards: Card | None) -> tuple[Card, ...]:
    return tuple(c for c in cards if c is not None)


# ---- where the cards are


class _Places(Struct, frozen=True):
    """``held``: the cards that each seat must have been dealt, the later ones included. ``loose``: those that may be
    anywhere in the other hands or the stock. ``room``: how many of them each seat has.
    """

    held: tuple[CardSet, ...]
    loose: CardSet
    room: tuple[int, ...]


def _trump_made(rules: RuleSet, seen: Seen) -> Suit | None:
    """The trump after which more cards were dealt; None where that has not been."""
    for move in seen.moves if rules.spec.has_stock else ():
        match move.action:
            case Take():
                return seen.turned.suit if seen.turned else None
            case Name(suit):
                return suit
            case _:
                pass
    return None


def _places(rules: RuleSet, seen: Seen) -> _Places:
    spec, made = rules.spec, _trump_made(rules, seen)
    held = _held(rules, seen, made)
    size = spec.hand_size + (PACKET if made else 0)
    room = tuple(size - len(cards) for cards in held)
    if room[seen.seat]:
        now = len(seen.hand) + room[seen.seat]
        raise Impossible(f"seat {seen.seat} holds {now} cards at this point, not {len(seen.hand)}")
    short = next((seat for seat in range(spec.seats) if room[seat] < 0), None)
    if short is not None:
        raise Impossible(f"seat {short} cannot have held {len(held[short])} cards")
    known = CardSet.of(_beside(rules, seen))
    for cards in held:
        known |= cards
    return _Places(held, spec.deck.cards - known, room)


def _beside(rules: RuleSet, seen: Seen) -> tuple[Card, ...]:
    """The open cards that were dealt to nobody."""
    return _shown(seen.turned, seen.exposed) if rules.spec.has_stock else ()


def _held(rules: RuleSet, seen: Seen, made: Suit | None) -> tuple[CardSet, ...]:
    """The cards that each seat must have been dealt.

    Raises:
        Impossible: a card would have been in two places, or was played twice.
    """
    _check_played(seen)
    owner: dict[Card, int | None] = dict.fromkeys(_beside(rules, seen))
    exchanger = next((move.seat for move in seen.moves if isinstance(move.action, Exchange)), None)
    for index, seat, c in _claims(rules, seen, made):
        if rules.spec.has_stock and (seat, c) == (exchanger, seen.turned):
            continue
        if owner.setdefault(c, seat) != seat:
            message = f"seat {seat} cannot hold {c}"
            raise Impossible(message) if index is None else _impossible(index, message)
    return tuple(CardSet.of(c for c, holder in owner.items() if holder == seat) for seat in range(rules.spec.seats))


def _check_played(seen: Seen) -> None:
    """No card is played twice, or still in the hand."""
    played = CardSet()
    for index, move in enumerate(seen.moves):
        if isinstance(move.action, Play):
            if move.action.card in played:
                raise _impossible(index, f"{move.action.card} has been played before")
            played = played.add(move.action.card)
    for c in seen.hand & played:
        raise Impossible(f"{c} has been played and cannot be in the hand")


def _claims(rules: RuleSet, seen: Seen, made: Suit | None) -> Iterator[tuple[int | None, int, Card]]:
    """(action that shows it, seat, a card it must have been dealt or have exchanged)."""
    if seen.turned is not None and not rules.spec.has_stock:
        yield None, seen.dealer, seen.turned
    for index, move in enumerate(seen.moves):
        for c in _shown_by(move, made):
            yield index, move.seat, c
    for c in seen.hand:
        yield None, seen.seat, c


def _shown_by(move: Move, made: Suit | None) -> tuple[Card, ...]:
    """The cards that an action shows its player to have held."""
    match move.action:
        case Exchange() if made is not None:
            return (seven_of(made),)
        case Sequence(cards):
            return cards
        case Play(c):
            return (c,)
        case _:
            return ()


# ---- dealing the others


def _begun(rules: RuleSet, seen: Seen, places: _Places, stake: int) -> DealState:
    """The deal as dealt, the loose cards anyhow."""
    free = [CardSet()] * rules.spec.seats
    dealt = _dealt(places.loose, places.room, free)
    assert dealt is not None, "nothing is barred yet, and there is room for the cards"
    hands = [tuple(own | new) for own, new in zip(places.held, dealt, strict=True)]
    size, in_hands = rules.spec.hand_size, CardSet.of(c for hand in hands for c in hand)
    elder_first = [(seen.dealer + 1 + i) % rules.spec.seats for i in range(rules.spec.seats)]
    later: Pack = tuple(c for seat in elder_first for c in hands[seat][size:])
    stock = (*later, *(places.loose - in_hands), *_shown(seen.exposed))
    layout = Layout(seen.dealer, tuple(hand[:size] for hand in hands), seen.turned, stock)
    try:
        return begin(rules, layout, stake)
    except LayoutError as error:
        raise Impossible(str(error)) from error


def _after(
    rules: RuleSet, state: DealState, index: int, move: Move, loose: CardSet, barred: list[CardSet]
) -> DealState:
    """The state after ``move``, for which the loose cards are dealt anew where they make it illegal. ``barred``: what
    each seat cannot have held, by the actions so far; this one is added.
    """
    try:
        apply(rules, replace(state, hands=tuple(hand - loose for hand in state.hands)), move)
    except Refused as refused:
        raise _impossible(index, str(refused)) from refused
    barred[move.seat] |= _ruled_out(rules, state, move, loose)
    if state.hands[move.seat] & barred[move.seat]:
        dealt = _dealt(loose, tuple(len(hand & loose) for hand in state.hands), barred)
        if dealt is None:
            raise _impossible(index, "no lie of the cards unseen allows it")
        hands = tuple(hand - loose | new for hand, new in zip(state.hands, dealt, strict=True))
        state = replace(state, hands=hands)
    return apply(rules, state, move).state


def _ruled_out(rules: RuleSet, state: DealState, move: Move, loose: CardSet) -> CardSet:
    """The loose cards that the player cannot have held, for then the move would not have been legal."""
    legal, known = rules.phases[state.stage].legal, state.hands[move.seat] - loose
    if known == state.hands[move.seat] or move.action in legal(state.public, known | loose):
        return CardSet()
    return CardSet.of(c for c in loose if move.action not in legal(state.public, known.add(c)))


def _dealt(cards: CardSet, room: tuple[int, ...], barred: list[CardSet]) -> list[CardSet] | None:
    """The cards dealt to seats that have ``room`` for so many each and may not hold what is ``barred``, the rest left
    over; None where that cannot be. (A maximum matching by augmenting paths.)
    """
    given: list[set[Card]] = [set() for _ in room]
    scarce = sorted(cards, key=lambda c: -sum(c in bar for bar in barred))

    def place(c: Card, tried: set[int]) -> bool:
        for seat, bar in enumerate(barred):
            if c in bar or seat in tried:
                continue
            tried.add(seat)
            if len(given[seat]) < room[seat]:
                given[seat].add(c)
                return True
            for other in tuple(given[seat]):
                if place(other, tried):
                    given[seat] = given[seat] - {other} | {c}
                    return True
        return False

    for c in scarce:
        place(c, set())
    full = all(len(own) == size for own, size in zip(given, room, strict=True))
    return [CardSet.of(own) for own in given] if full else None
