"""What each player has said, as long as it matters: bids and passes, the call, trump made, announcements, bella.

Found from what everybody has seen; nothing here knows more.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct

from sueca_desktop.rules import actions
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Call, Exchange, Move, Name, Pass, Play, Take
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.melds import sequence_points
from sueca_desktop.rules.view import PublicDeal
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.prompts import Say, run, say, suit_name


class Saying(Struct, frozen=True):
    """Words, and the cards shown with them."""

    words: str
    cards: tuple[Card, ...] = ()

    @property
    def spoken(self) -> str:
        """With the cards named, for readers."""
        return said(self.words, run(self.cards)) if self.cards else self.words


def bid_words(bid: Bid | BidNulls) -> str:
    """A bid as it is said."""
    return say(Say.NULLS_PLAIN) if isinstance(bid, BidNulls) else str(bid.points)


def saying(action: Action, deal: PublicDeal, *, announcing: bool = False) -> Saying | None:
    """What ``action`` says; None for cards played silently, and for what is no saying. ``announcing``: a pass ends
    one's announcements.
    """
    match action:
        case Bid() | BidNulls():
            return Saying(bid_words(action))
        case Pass():
            return Saying(say(Say.SAYS_NOTHING if announcing else Say.SAYS_PASS))
        case Call(suit, card):
            return Saying(say(Say.SAYS_CALL).format(suit=suit_name(suit)), (card,))
        case Take():
            turned = cards.suit(deal.turned.suit) if deal.turned else ""
            return Saying(say(Say.SAYS_TAKE).format(suit=turned))
        case Name(suit):
            return Saying(say(Say.SAYS_NAME).format(suit=suit_name(suit)))
        case Exchange():
            return Saying(say(Say.SAYS_EXCHANGE))
        case actions.Sequence(run_of_cards):
            return Saying(say(Say.SAYS_SEQUENCE).format(points=sequence_points(run_of_cards)), run_of_cards)
        case Play(_, bella):
            return Saying(say(Say.SAYS_BELLA)) if bella else None
        case _:
            return None


def sayings(deal: PublicDeal) -> dict[int, tuple[Saying, ...]]:
    """What lies by each seat that has said something: until the first card, all that was said since trump was made, or
    each seat's last word before; from then on bella, while its trick lies there.
    """
    if deal.played:
        return _in_trick(deal)
    made = next((i for i, move in enumerate(deal.moves) if isinstance(move.action, Take | Name)), None)
    if made is not None:
        return _announced(deal, deal.moves[made:])
    last = {move.seat: saying(move.action, deal) for move in deal.moves}
    return {seat: (said,) for seat, said in last.items() if said is not None}


def told(deal: PublicDeal, company: Company, *, besides: Container[int] = ()) -> str:
    """The same in one line with the names of who said it, of all seats ``besides`` these."""
    return " · ".join(
        said(company.name(seat), ", ".join(one.spoken for one in words))
        for seat, words in sorted(sayings(deal).items())
        if seat not in besides
    )


def _announced(deal: PublicDeal, moves: Sequence[Move]) -> dict[int, tuple[Saying, ...]]:
    result: dict[int, tuple[Saying, ...]] = {}
    for move in moves:
        said = saying(move.action, deal, announcing=True)
        silent = isinstance(move.action, Pass) and any(m.seat == move.seat for m in moves[1:] if m is not move)
        if said is not None and not silent:
            result[move.seat] = (*result.get(move.seat, ()), said)
    return result


def _in_trick(deal: PublicDeal) -> dict[int, tuple[Saying, ...]]:
    lying = deal.trick if deal.trick is not None and deal.trick.cards else (deal.tricks or (None,))[-1]
    if lying is None:
        return {}
    moves = [move for move in deal.moves if isinstance(move.action, Play) and move.action.card in lying.cards]
    said = {move.seat: saying(move.action, deal) for move in moves}
    return {seat: (words,) for seat, words in said.items() if words is not None}
