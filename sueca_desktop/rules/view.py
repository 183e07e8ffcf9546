"""What has been seen of a deal: by everybody (:class:`PublicDeal`), and by one seat (:class:`Observation`).

An Observation holds no reference to a state: whatever a computer player or a view is handed, it can be handed
nothing hidden.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.rules.actions import Accuse, Action, Move, Pass, Play
from sueca_desktop.rules.cards import Card, CardSet, Suit
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.spec import PhaseName, Spec
from sueca_desktop.rules.tricks import Trick, trick_points, winning_index


class PublicDeal(Struct, frozen=True):
    """What everyone at the table has seen of a deal so far.

    ``trick`` is the open trick: who is to lead it while empty; None outside the trick phase. ``tricks`` are the
    full ones, in order.
    ``hand_sizes``: cards held now, a seat. ``moves``: every action so far.
    """

    spec: Spec
    dealer: int
    hand_sizes: tuple[int, ...]
    phase: PhaseName
    turned: Card | None = None
    exposed: Card | None = None
    trump: Suit | None = None
    moves: tuple[Move, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None

    @property
    def over(self) -> bool:
        return self.phase is PhaseName.OVER

    @property
    def played(self) -> CardSet:
        """Every card played so far, the open trick's included."""
        cards = [c for trick in self.tricks for c in trick.cards]
        return CardSet.of([*cards, *(self.trick.cards if self.trick else ())])

    @property
    def turned_in_view(self) -> Card | None:
        """The turned card while its owner has not yet played it."""
        return None if self.turned is None or self.turned in self.played else self.turned

    def winner_of(self, trick: Trick) -> int:
        """The seat winning ``trick``, so far or finally; the trick has at least one card."""
        return (trick.leader + winning_index(self.spec.deck, self.trump, trick.cards)) % self.spec.seats

    def points_of(self, trick: Trick) -> int:
        """Card points lying in ``trick``."""
        return trick_points(self.spec.deck, self.trump, trick.cards)

    def taken_points(self) -> tuple[int, ...]:
        """Card points a seat has taken in full tricks."""
        taken = [0] * self.spec.seats
        for trick in self.tricks:
            taken[self.winner_of(trick)] += self.points_of(trick)
        return tuple(taken)

    def plays(self) -> tuple[tuple[int, Trick, Card], ...]:
        """Every card played: (seat, the trick as it lay before it, card), in order."""
        result = []
        for trick in (*self.tricks, *((self.trick,) if self.trick else ())):
            for i, (seat, c) in enumerate(trick.plays(self.spec.seats)):
                result.append((seat, Trick(trick.leader, trick.cards[:i]), c))
        return tuple(result)

    @property
    def accusation(self) -> Move | None:
        """The accusation that ended the deal, if one did (one that is not true never enters the log)."""
        last = self.moves[-1] if self.moves else None
        return last if last is not None and isinstance(last.action, Accuse) else None

    def logged(self, move: Move) -> PublicDeal:
        return replace(self, moves=(*self.moves, move))


class Observation(Struct, frozen=True):
    """All that the player at ``seat`` may know.

    ``hand``: cards held now. ``legal``: what the seat may do now; empty when it is not its turn. ``to_act``: whose
    turn it is, None when the deal is over. ``standing``: the match before this deal.
    """

    deal: PublicDeal
    seat: int
    hand: CardSet
    to_act: int | None
    legal: tuple[Action, ...]
    standing: Standing

    @property
    def my_turn(self) -> bool:
        return self.to_act == self.seat

    @property
    def forced(self) -> Action | None:
        """The pass of a seat that can do nothing else: it need not be asked."""
        return Pass() if self.legal == (Pass(),) else None

    @property
    def playable(self) -> CardSet:
        """The cards this seat may play now; empty when it is not its turn to play one."""
        return CardSet.of(a.card for a in self.legal if isinstance(a, Play))

    @property
    def dutiful(self) -> CardSet:
        """The playable cards that follow suit as they must: what an honest player chooses from, also where a renounce
        is possible.
        """
        trick = self.deal.trick
        if not self.my_turn or trick is None:
            return CardSet()
        return self.deal.spec.follow(self.deal.spec.deck, self.deal.trump, trick, self.hand)

    def why_not(self, c: Card) -> Refusal | None:
        """Why ``c`` cannot be played now; None when it can."""
        if self.deal.over:
            return Refusal(Reason.DEAL_OVER)
        if not self.my_turn:
            return Refusal(Reason.NOT_YOUR_TURN)
        return why_not(self.deal, self.hand, c)


def playable(deal: PublicDeal, hand: CardSet) -> CardSet:
    """The cards of ``hand``, whose turn it is, that can be played to the open trick."""
    if deal.trick is None:
        return CardSet()
    if deal.spec.renounce_allowed:
        return hand
    return deal.spec.follow(deal.spec.deck, deal.trump, deal.trick, hand)


def why_not(deal: PublicDeal, hand: CardSet, c: Card) -> Refusal | None:
    """Why ``hand``, whose turn it is, cannot play ``c``; None when it can."""
    if deal.trick is None:
        return Refusal(Reason.NOT_NOW)
    if c not in hand:
        return Refusal(Reason.NOT_IN_HAND)
    return None if c in playable(deal, hand) else _unmet(deal, deal.trick, hand, c)


def _unmet(deal: PublicDeal, trick: Trick, hand: CardSet, c: Card) -> Refusal:
    """The duty that playing ``c`` to ``trick`` would leave undone."""
    if trick.led not in hand.suits:
        return Refusal(Reason.MUST_TRUMP, deal.trump)
    return Refusal(Reason.MUST_BEAT if c.suit is trick.led else Reason.MUST_FOLLOW, trick.led)
