"""How a shuffled pack becomes hands: packets, direction, the turned card (RULES.md, "Dealing" of each game)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import groupby

from msgspec import Struct

from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.spec import Spec

Pack = tuple[Card, ...]


class Layout(Struct, frozen=True):
    """A deal as dealt: the dealer, each seat's cards in the order received, and the open card if the game has one.

    ``stock``: the cards left after the turned one, in order.
    """

    dealer: int
    hands: tuple[Pack, ...]
    turned: Card | None = None
    stock: Pack = ()


class DealStyle(Enum):
    """Which end of the pack the dealer turns up (`sueca-riscos`, document 001)."""

    BOTTOM = "bottom"
    TOP = "top"


Dealing = Callable[[Spec, Pack, int, DealStyle], Layout]
"""(spec, pack after the cut with its top card first, dealer, style) → layout."""


class LayoutError(ValueError):
    """Hands that no dealing of this game's pack can give."""


def cut(pack: Pack, at: int) -> Pack:
    """The pack cut so that the top ``at`` cards go to the bottom.

    Raises:
        ValueError: ``at`` leaves an empty packet.
    """
    if not 0 < at < len(pack):
        raise ValueError(f"a cut leaves cards in both packets: 1 to {len(pack) - 1}, not {at}")
    return pack[at:] + pack[:at]


def _packets(spec: Spec, pack: Pack, first: int, step: int) -> tuple[Pack, ...]:
    size = spec.hand_size
    hands: list[Pack] = [()] * spec.seats
    for i in range(spec.seats):
        hands[(first + step * i) % spec.seats] = pack[i * size : (i + 1) * size]
    return tuple(hands)


def deal_last_turned(spec: Spec, pack: Pack, dealer: int, style: DealStyle = DealStyle.BOTTOM) -> Layout:
    """Whole hands round to the right, the dealer's own last; its last card is turned (`sueca-bandeira`, document
    002).
    """
    return Layout(dealer, _packets(spec, pack, dealer + 1, 1), pack[-1])


def deal_top_or_bottom(spec: Spec, pack: Pack, dealer: int, style: DealStyle) -> Layout:
    """The dealer's choice (`sueca-riscos`, document 001).

    Bottom: the last card is turned, ten at a time to the left neighbour and on clockwise, the dealer last. Top: the
    first card is turned, the dealer takes it and nine more, the rest goes round counter-clockwise (to the right).
    """
    if style is DealStyle.TOP:
        return Layout(dealer, _packets(spec, pack, dealer, 1), pack[0])
    return Layout(dealer, _packets(spec, pack, dealer - 1, -1), pack[-1])


def deal_hands(spec: Spec, pack: Pack, dealer: int, style: DealStyle = DealStyle.BOTTOM) -> Layout:
    """Whole hands round to the right, the dealer's own last; nothing is turned (documents 000 and 003)."""
    return Layout(dealer, _packets(spec, pack, dealer + 1, 1))


def deal_threes(spec: Spec, pack: Pack, dealer: int, style: DealStyle = DealStyle.BOTTOM) -> Layout:
    """Two hands in packets of three, elder first; the next card is turned, the rest is the stock (document 004)."""
    packets = [pack[i : i + 3] for i in range(0, spec.seats * spec.hand_size, 3)]
    hands: list[Pack] = [()] * spec.seats
    for i, packet in enumerate(packets):
        seat = (dealer + 1 + i) % spec.seats
        hands[seat] += packet
    dealt = len(packets) * 3
    return Layout(dealer, tuple(hands), pack[dealt], pack[dealt + 1 :])


class Course(Struct, frozen=True):
    """How a deal is seen to be dealt. ``packets``: (seat, cards) in the order they are given out; ``turned_first``:
    whether the dealer turns a card up before he deals, not as the last thing.
    """

    packets: tuple[tuple[int, int], ...]
    turned_first: bool = False


def course_of(spec: Spec, dealing: Dealing, dealer: int, style: DealStyle, *, turned_first: bool = False) -> Course:
    """The course that ``dealing`` takes: where each card of a pack goes, in the order of the pack."""
    pack = tuple(spec.deck.cards)
    hands = dealing(spec, pack, dealer, style).hands
    seats = {c: seat for seat, hand in enumerate(hands) for c in hand}
    dealt = [seats[c] for c in pack if c in seats]
    return Course(tuple((seat, len(list(cards))) for seat, cards in groupby(dealt)), turned_first)


def trump_of_turned(layout: Layout) -> Suit | None:
    """The turned card's suit is trump (the four-handed Suecas)."""
    return layout.turned.suit if layout.turned else None


def _check(spec: Spec, layout: Layout, beside: Pack) -> None:
    """The whole pack once, in the hands and ``beside`` them; seats and hand sizes."""
    if not 0 <= layout.dealer < spec.seats:
        raise LayoutError(f"there is no seat {str(layout.dealer)[:20]}")
    if [len(hand) for hand in layout.hands] != [spec.hand_size] * spec.seats:
        raise LayoutError(f"{spec.seats} hands of {spec.hand_size} cards each are needed")
    cards = [c for hand in (*layout.hands, beside) for c in hand]
    if CardSet.of(cards) != spec.deck.cards or len(cards) != len(spec.deck.cards):
        raise LayoutError("the cards are not the whole pack once")


def check_hands(spec: Spec, layout: Layout) -> None:
    """A deal of whole hands with nothing turned.

    Raises:
        LayoutError: naming what is wrong.
    """
    if layout.turned is not None or layout.stock:
        raise LayoutError("this game turns no card and leaves no stock")
    _check(spec, layout, ())


def check_turned_in_hand(spec: Spec, layout: Layout) -> None:
    """A deal of whole hands with a card of the dealer's turned.

    Raises:
        LayoutError: naming what is wrong.
    """
    if layout.turned is None or layout.stock:
        raise LayoutError("a turned card and no stock are needed")
    _check(spec, layout, ())
    if layout.turned not in layout.hands[layout.dealer]:
        raise LayoutError("the turned card is not the dealer's")


def check_stock(spec: Spec, layout: Layout) -> None:
    """A deal with a turned card beside a stock.

    Raises:
        LayoutError: naming what is wrong.
    """
    if layout.turned is None:
        raise LayoutError("a turned card is needed")
    _check(spec, layout, (layout.turned, *layout.stock))
