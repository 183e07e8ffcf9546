"""Making trump at Klaberjass, and the three cards more that follow (document 004; RULES.md, "Making trump")."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.engine.dealing import Pack
from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.rules.actions import Action, Move, Name, Take
from sueca_desktop.rules.cards import CardSet, Suit
from sueca_desktop.rules.events import Event, Passed, TrumpMade
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.trumpmaking import TrumpMaking, choices, trump_making
from sueca_desktop.rules.view import PublicDeal

PACKET = 3


class TrumpMakingPhase(Struct, frozen=True):
    """Take the turned suit or pass, then name another or pass; four passes throw the hand in."""

    name: PhaseName = PhaseName.TRUMP_MAKING

    def enter(self, deal: PublicDeal) -> PublicDeal:
        return deal

    def _status(self, deal: PublicDeal) -> TrumpMaking:
        return trump_making(deal.spec.seats, deal.dealer, deal.moves)

    def to_act(self, deal: PublicDeal) -> int | None:
        return self._status(deal).to_act

    def legal(self, deal: PublicDeal, hand: CardSet) -> tuple[Action, ...]:
        return choices(self._status(deal), _turned_suit(deal))

    def refusal(self, deal: PublicDeal, hand: CardSet, action: Action) -> Refusal:
        turned_down = isinstance(action, Name) and action.suit is _turned_suit(deal) and self._status(deal).naming
        return Refusal(Reason.SUIT_TURNED_DOWN if turned_down else Reason.NOT_NOW)

    def apply(self, state: DealState, move: Move) -> Step:
        state = replace(state, public=state.public.logged(move))
        match move.action:
            case Take():
                return _made(state, move.seat, _turned_suit(state.public))
            case Name(suit):
                return _made(state, move.seat, suit)
            case _:
                passed: tuple[Event, ...] = (Passed(move.seat),)
                return Step(state, passed)


def _turned_suit(deal: PublicDeal) -> Suit:
    assert deal.turned is not None, "the layout was checked to have a turned card"
    return deal.turned.suit


def drawn(deal: PublicDeal, stock: Pack) -> tuple[Pack, ...]:
    """What each seat gets from the top of the stock once trump is made: a packet each, elder first."""
    packets: list[Pack] = [()] * deal.spec.seats
    for i in range(deal.spec.seats):
        packets[(deal.dealer + 1 + i) % deal.spec.seats] = stock[i * PACKET : (i + 1) * PACKET]
    return tuple(packets)


def _made(state: DealState, seat: int, suit: Suit) -> Step:
    """Trump is made: three more cards each, elder first, and the bottom card of the stock shown."""
    deal, stock = state.public, state.layout.stock
    hands = tuple(h | CardSet.of(packet) for h, packet in zip(state.hands, drawn(deal, stock), strict=True))
    sizes = tuple(len(hand) for hand in hands)
    public = replace(deal, trump=suit, hand_sizes=sizes, exposed=stock[-1])
    return Step(replace(state, public=public, hands=hands), (TrumpMade(seat, suit),))
