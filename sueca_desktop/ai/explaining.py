"""Why a card is the one to play, said so that it can be held against the position: each reason with the card, suit,
seat and number it names, and only where what it says is true for all that the seat knows.

A player's own reason (``ChoiceReason``) says what it had in mind. What is told here is looked at again: certain is only
what is certain, and where nothing can be said of the position, the deals played out speak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct

from sueca_desktop.ai.certainty import certain, known_friends, likely
from sueca_desktop.ai.club import judge
from sueca_desktop.ai.counting import reaching_mark
from sueca_desktop.ai.knowledge import Knowledge
from sueca_desktop.ai.manners import loses_seven, takes
from sueca_desktop.ai.player import ChoiceReason, Expectation
from sueca_desktop.ai.reasons import reason_for
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card, CardSet, Suit, card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation

CLEAR = 1.5
"""Card points that the mean of one card must lie over the next best for the deals played out to speak for it."""
CLEAR_CHANCE = 0.02
"""The same in chances of winning the deal, at nulls of having one's way."""


class Explanation(Struct, frozen=True):
    """A reason and what it names, besides the action it is for. ``card``: another card; ``suit``, ``seat``;
    ``points``: card points, cards or hundredths, as the reason counts. None: names no such thing.
    """

    reason: ChoiceReason
    card: Card | None = None
    suit: Suit | None = None
    seat: int | None = None
    points: int | None = None


Told = tuple[Expectation, ...]
_Checked = Callable[[Knowledge, Card], Explanation | None]
"""What can truly be said of playing the card, in the sense of a reason; None for nothing."""


def explain_card(observation: Observation, c: Card, told: Told = ()) -> Explanation:
    """Why ``c`` is to be played by the seat to act. ``told``: what the cards are worth, if that was looked at.

    Raises:
        ValueError: it is not this seat's turn to play a card.
    """
    k = Knowledge(observation)
    if c not in k.dutiful:
        raise ValueError("no dutiful card of the seat to act")
    if len(k.dutiful) == 1:
        return Explanation(ChoiceReason.FORCED)
    if _equals(k):
        return Explanation(ChoiceReason.EQUALS)
    secret = _of_secret(k, c)
    if secret is not None and secret.reason is ChoiceReason.SHOW_CALLED:
        return secret
    check = _CHECKS.get(reason_for(k, c))
    found = None if check is None else check(k, c)
    return found or secret or _of_deals(k, c, told)


def _equals(k: Knowledge) -> bool:
    """Whether nothing tells the cards that can be played apart: of one suit, no other card between, equal points."""
    low, high = k.dutiful[0], k.dutiful[-1]
    others = k.unseen | CardSet.of(k.trick.cards)
    between = (d for d in others.of_suit(low.suit) if k.strength(low) < k.strength(d) < k.strength(high))
    points, suits = {k.points(c) for c in k.dutiful}, {c.suit for c in k.dutiful}
    return len(points) == len(suits) == 1 and not any(between)


def _on_the_trick(k: Knowledge, c: Card) -> int:
    return k.table_points + k.points(c)


# ---- reason by reason


def _lead(k: Knowledge, c: Card) -> Explanation | None:
    """An ace or another card that is the highest of its suit."""
    if not k.is_master(c):
        return None
    return Explanation(ChoiceReason.LEAD_SURE) if certain(k, c) else Explanation(ChoiceReason.LEAD_MASTER, suit=c.suit)


def _draw(k: Knowledge, c: Card) -> Explanation | None:
    if not k.is_trump(c) or not k.opponents_may_hold(k.trumps_out):
        return None
    return Explanation(ChoiceReason.DRAW_TRUMPS, points=len(k.trumps_out))


def _lead_for_ruff(k: Knowledge, c: Card) -> Explanation | None:
    ready = (s for s in k.partners if c.suit in k.voids[s] and k.may_hold(s) & k.trumps_out)
    seat = next(ready, None)
    return None if seat is None else Explanation(ChoiceReason.LEAD_FOR_RUFF, suit=c.suit, seat=seat)


def _lead_low(k: Knowledge, c: Card) -> Explanation | None:
    return None if k.trick.cards else Explanation(ChoiceReason.LEAD_LOW)


def _feed(k: Knowledge, c: Card) -> Explanation | None:
    """Points to partner's trick; where the card wins it itself, that."""
    if takes(k, c):
        return _take(k, c)
    if not k.friend_winning or not k.points(c) or k.best is None:
        return None
    known = k.winner in known_friends(k.observation)
    if known and certain(k, k.best):
        return Explanation(ChoiceReason.FEED_SURE)
    if not likely(k, k.best):
        return None
    return Explanation(ChoiceReason.FEED_PARTNER) if known else Explanation(ChoiceReason.FEED_LIKELY, seat=k.winner)


def _take(k: Knowledge, c: Card) -> Explanation | None:
    if not takes(k, c):
        return None
    dearer = [d for d in k.dutiful if d is not c and takes(k, d) and _cost(k, d) > _cost(k, c)]
    if certain(k, c):
        if k.last and dearer and _cost(k, c) == min(_cost(k, d) for d in k.dutiful if takes(k, d)):
            return Explanation(ChoiceReason.TAKE_CHEAPLY, card=max(dearer, key=lambda d: _cost(k, d)))
        return Explanation(ChoiceReason.TAKE_SURE, points=_on_the_trick(k, c))
    return Explanation(ChoiceReason.TAKE, points=_on_the_trick(k, c)) if likely(k, c) else None


def _cost(k: Knowledge, c: Card) -> tuple[bool, int, int]:
    return k.is_trump(c), k.points(c), k.strength(c)


def _ruff(k: Knowledge, c: Card) -> Explanation | None:
    if not k.is_trump(c) or k.trick.led is None or c.suit is k.trick.led or not takes(k, c):
        return None
    if k.friend_winning:
        known = k.winner in known_friends(k.observation)
        return Explanation(ChoiceReason.SECURE) if known and certain(k, c) else None
    return Explanation(ChoiceReason.RUFF, points=k.table_points) if k.table_points else _take(k, c)


def _guard(k: Knowledge, c: Card) -> Explanation | None:
    """The seven is kept from the ace, by the card with the fewest points of those that do so."""
    kept = next((d for d in k.dutiful if d is not c and loses_seven(k, d)), None)
    others = [d for d in k.dutiful if d not in (c, kept)]
    if kept is None or any(k.points(d) < k.points(c) for d in others):
        return None
    if any(d.suit is kept.suit and k.beats(d, kept) for d in k.trick.cards):
        low, by_ace = _play_low(k, c), k.best in k.deck.cards.of_suit(kept.suit)
        return Explanation(ChoiceReason.SPARE_SEVEN, card=kept) if low and by_ace else low
    dearer = any(k.points(d) > k.points(c) for d in others)
    return Explanation(ChoiceReason.GUARD_CHEAPLY if dearer else ChoiceReason.GUARD_SEVEN, card=kept)


def _save_trump(k: Knowledge, c: Card) -> Explanation | None:
    could = any(k.is_trump(d) and takes(k, d) for d in k.dutiful)
    if k.is_trump(c) or not could or k.friend_winning:
        return None
    return Explanation(ChoiceReason.SAVE_TRUMP, points=k.table_points)


def _play_low(k: Knowledge, c: Card) -> Explanation | None:
    fewest, rich = min(map(k.points, k.dutiful)), k.deck.points(card(f"{k.second_rank.value}{c.suit.value}"), None)
    if k.best is None or takes(k, c) or k.friend_winning or k.points(c) > fewest or k.points(c) >= rich:
        return None
    return Explanation(ChoiceReason.PLAY_LOW)


def _make_void(k: Knowledge, c: Card) -> Explanation | None:
    void = not k.is_trump(c) and len(k.hand.of_suit(c.suit)) == 1 and k.own_trumps and k.unseen.of_suit(c.suit)
    return Explanation(ChoiceReason.MAKE_VOID, suit=c.suit) if void else None


def _counted(k: Knowledge, c: Card) -> Explanation | None:
    mark = reaching_mark(k, c)
    certainly = certain(k, c if k.best is None or takes(k, c) else k.best)
    if mark is None or not certainly or k.friends != known_friends(k.observation):
        return None
    return Explanation(ChoiceReason.COUNTED, points=mark)


# ---- nulls


def _lead_safe(k: Knowledge, c: Card) -> Explanation | None:
    return Explanation(ChoiceReason.LEAD_SAFE) if k.higher_unseen(c) else None


def _stay_under(k: Knowledge, c: Card) -> Explanation | None:
    under = [d for d in k.dutiful if not takes(k, d)]
    highest = k.best is not None and c in under and k.strength(c) == max(map(k.strength, under))
    return Explanation(ChoiceReason.STAY_UNDER) if highest else None


def _press(k: Knowledge, c: Card) -> Explanation | None:
    contract = contract_of(k.deal)
    above = contract is not None and k.may_hold(contract.bidder) & k.higher_unseen(c)
    return Explanation(ChoiceReason.PRESS_SOLOIST) if above else None


def _throw(k: Knowledge, c: Card) -> Explanation | None:
    thought = judge(k)
    return Explanation(thought.reason) if thought is not None and thought.card is c else None


_CHECKS: Mapping[ChoiceReason, _Checked] = MappingProxyType(
    {
        ChoiceReason.LEAD_ACE: _lead,
        ChoiceReason.LEAD_MASTER: _lead,
        ChoiceReason.DRAW_TRUMPS: _draw,
        ChoiceReason.LEAD_FOR_RUFF: _lead_for_ruff,
        ChoiceReason.LEAD_LOW: _lead_low,
        ChoiceReason.FEED_PARTNER: _feed,
        ChoiceReason.TAKE: _take,
        ChoiceReason.TAKE_CHEAPLY: _take,
        ChoiceReason.RUFF: _ruff,
        ChoiceReason.GUARD_SEVEN: _guard,
        ChoiceReason.SAVE_TRUMP: _save_trump,
        ChoiceReason.PLAY_LOW: _play_low,
        ChoiceReason.MAKE_VOID: _make_void,
        ChoiceReason.COUNTED: _counted,
        ChoiceReason.LEAD_SAFE: _lead_safe,
        ChoiceReason.STAY_UNDER: _stay_under,
        ChoiceReason.THROW_DANGER: _throw,
        ChoiceReason.PRESS_SOLOIST: _press,
        ChoiceReason.THROW_HIGH: _throw,
    }
)


# ---- the secret partner, and the deals played out


def _of_secret(k: Knowledge, c: Card) -> Explanation | None:
    """What the card does for the secret who holds the called card; None where it is none, or not this seat's."""
    contract = contract_of(k.deal)
    called = None if contract is None or contract.partner is not None else contract.called
    if called is None or called not in k.dutiful:
        return None
    if c is called:
        return Explanation(ChoiceReason.SHOW_CALLED)
    return Explanation(ChoiceReason.KEEP_SECRET, card=called)


def _of_deals(k: Knowledge, c: Card, told: Told) -> Explanation:
    worth = {each.action.card: each for each in told if isinstance(each.action, Play)}
    others = [each for card, each in worth.items() if card is not c and each != worth.get(c)]
    if c not in worth or not others:
        return Explanation(ChoiceReason.ALIKE if told else ChoiceReason.PLAIN)
    contract = contract_of(k.deal)
    if contract is not None and contract.nulls:
        next_best = max(others, key=lambda each: each.wins)
        more = worth[c].wins - next_best.wins
        return _favoured(ChoiceReason.FAVOURED_AT_NULLS, next_best, round(100 * more), more >= CLEAR_CHANCE)
    next_best = max(others, key=lambda each: each.points)
    more, oftener = worth[c].points - next_best.points, worth[c].wins - next_best.wins
    if more < CLEAR and oftener >= CLEAR_CHANCE:  # it is played for the score, and may cost a few points
        return _favoured(ChoiceReason.FAVOURED_TO_WIN, next_best, round(100 * oftener), True)
    return _favoured(ChoiceReason.FAVOURED, next_best, round(more), more >= CLEAR)


def _favoured(reason: ChoiceReason, next_best: Expectation, points: int, clear: bool) -> Explanation:
    assert isinstance(next_best.action, Play), "cards are compared with cards"
    return Explanation(reason, card=next_best.action.card, points=points) if clear else Explanation(ChoiceReason.ALIKE)
