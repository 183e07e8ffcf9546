"""What is certain of a trick, and what is likely, for all that a seat can know."""

from __future__ import annotations

from sueca_desktop.ai.alliance import holders_of_called
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.worlds import World, Worlds
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver.position import numbering

DRAWN, LIKELY = 60, 2 / 3
"""How many lies are looked at for what is likely, and in which part of them it must be so."""


def known_friends(observation: Observation) -> frozenset[int]:
    """The seats that are certain to play on this seat's side, its own included."""
    deal, me, contract = observation.deal, observation.seat, contract_of(observation.deal)
    everybody = frozenset(range(deal.spec.seats))
    if deal.spec.sides or contract is None:
        return frozenset(seat for seat in everybody if deal.spec.same_side(me, seat))
    holders = holders_of_called(deal, contract, me) if contract.called is not None else ()
    partner = me if contract.called in observation.hand else contract.partner
    if partner is None and len(holders) == 1:
        partner = holders[0]
    if partner is None and contract.called is not None:
        return frozenset({me}) if me == contract.bidder else everybody - {contract.bidder} - set(holders) | {me}
    side = frozenset({contract.bidder, partner} - {None})
    return frozenset(s for s in everybody if (s in side) == (me in side))


def certain(k: Knowledge, best: Card) -> bool:
    """Whether ``best``, on the trick, wins it against everybody yet to play who may be an opponent."""
    friends, led = known_friends(k.observation), k.trick.led or best.suit
    return not any(k.can_beat(s, best, led) for s in k.to_come if s not in friends)


def likely(k: Knowledge, best: Card) -> bool:
    """Whether ``best``, on the trick, stays with this seat's side in most of the lies of the hidden cards, whatever
    the opponents yet to play do.
    """
    observation, deck, spec = k.observation, k.deck, k.deal.spec
    numbers = numbering(deck, k.trump)
    holder = k.seat if k.winner is None or best is not k.best else k.winner
    trick = Trick(k.trick.leader, k.trick.cards or (best,))

    def lost(world: World, seat: int) -> bool:
        hand = numbers.cards_on(world.hands[seat])
        return any(k.beats(c, best) for c in spec.follow(deck, k.trump, trick, hand))

    def held(world: World) -> bool:
        against = [s for s in (holder, *k.to_come) if (world.side >> s ^ world.side >> k.seat) & 1]
        return holder not in against and not any(lost(world, seat) for seat in against)

    drawn = Worlds(observation).sample(DRAWN, 0)
    return sum(map(held, drawn)) >= LIKELY * len(drawn)
