"""A few deals played by a fixed rule, as text to read and to compare: `tests/golden/*.txt`.

Deals come from numbers (`seed_of_number`), cards from a rule that anybody can follow with a finger: of the cards that
can be played, in the order spades, hearts, diamonds, clubs and A to 2, the one at place (3 * deal + 7 * action) modulo
how many there are. What is said before is the first thing the game lists in the first deal (it is a pass), the second
once in the second deal and often in the third, the last in the fourth, and these three in turn in the fifth. Where
renounce is allowed, in every second deal the first opponent to the right of a seat whose renounce all have seen
accuses it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sueca_desktop.engine.deal_source import deal_from_seed
from sueca_desktop.engine.shuffle import seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Call, Move, Play
from sueca_desktop.rules.events import (
    BellaSaid,
    BidMade,
    Called,
    CardPlayed,
    DealScored,
    Event,
    Exchanged,
    MatchWon,
    PartnerShown,
    Passed,
    RenounceFound,
    SequenceAnnounced,
    TrickTaken,
    TrumpMade,
)
from sueca_desktop.rules.notation import format_action, format_move
from sueca_desktop.rules.options import OptionValue
from tests.support.deals import VARIANTS, accuse_if_proven, new_table, option_sets

FIRST_NUMBERS = {("double-next", "enforced"): 205, ("double-next", "allowed"): 2}
"""Deals among which there is a tie, so that the next one counts double."""
DEALS = 5


@dataclass
class Playthrough:
    variant: str
    options: dict[str, OptionValue]
    first_number: int = 1
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        self.table = new_table(self.variant, **self.options)

    @property
    def name(self) -> str:
        return "-".join([self.variant, *(str(value) for value in self.options.values())]) + ".txt"

    def lines(self) -> Iterator[str]:
        yield f"{self.variant} " + " ".join(f"{name}={value}" for name, value in self.options.items())
        for deal in range(DEALS):
            if self.table.standing.over:
                break
            yield from self._deal(deal)

    def _deal(self, deal: int) -> Iterator[str]:
        number, table = self.first_number + deal, self.table
        state = table.deal(deal_from_seed(table.rules, seed_of_number(number), table.next_dealer))
        yield ""
        yield f"deal {number}: seat {state.public.dealer} deals, stake {state.stake}"
        for seat, hand in enumerate(state.hands):
            yield f"  seat {seat}: {hand}"
        if state.public.turned is not None:
            yield f"  turned {state.public.turned}, trump {state.public.trump.value if state.public.trump else None}"
        if state.layout.stock:
            yield f"  stock {' '.join(c.code for c in state.layout.stock)}"
        yield from self._actions(deal)
        totals, stake = numbers(table.standing.totals), table.standing.stake
        yield f"  standing: totals {totals}, next stake {stake}, next dealer {table.next_dealer}"

    def _actions(self, deal: int) -> Iterator[str]:
        table, action, trick = self.table, 0, ""
        while table.in_progress:
            if deal % 2 and accuse_if_proven(table):
                yield f"  {trick.strip() or 'nothing'} lies open"
                yield from self._accused()
                return
            seat = table.to_act()
            assert seat is not None
            legal = table.legal(seat)
            step = table.act(Move(seat, legal[place(legal, deal, action)]))
            action += 1
            for event in step.events:
                trick += told(event)
                if not isinstance(event, CardPlayed | BellaSaid | PartnerShown):
                    yield f"  {trick.strip()}"
                    trick = ""

    def _accused(self) -> Iterator[str]:
        state = self.table.state
        accusation = state.public.accusation
        assert accusation is not None
        assert state.score is not None
        yield f"  {format_move(accusation)}"
        yield f"  {told(DealScored(state.score)).strip()}"
        if self.table.standing.over:
            yield f"  {told(MatchWon(self.table.standing.winners)).strip()}"


def place(legal: tuple[Action, ...], deal: int, action: int) -> int:
    """Which of the legal actions is taken."""
    count = len(legal)
    if isinstance(legal[0], Play | Call):
        return (3 * deal + 7 * action) % count
    return (0, int(action == 0), int(action % 3 != 2), count - 1, (0, 1, count - 1)[action % 3])[deal] % count


def numbers(values: tuple[int, ...] | None) -> str:
    return "none" if not values else " ".join(str(value) for value in values)


def told(event: Event) -> str:
    match event:
        case CardPlayed(seat, card):
            return f" {seat}:{card}"
        case TrickTaken(index, winner, points):
            return f" -> trick {index + 1} to seat {winner}, {points} points"
        case RenounceFound(seat, accused):
            return f" seat {seat} accuses seat {accused} rightly"
        case DealScored(score):
            return (
                f" {score.rule.value}: card points {numbers(score.card_points)}, score {numbers(score.points)},"
                f" winners {numbers(score.winners)}, stake {score.stake}"
            )
        case MatchWon(winners):
            return f" match won by {numbers(winners)}"
        case PartnerShown(seat):
            return f" (seat {seat} is the partner)"
        case BellaSaid(seat):
            return f" (bella, seat {seat})"
        case _:
            return f" {said(event)}"


def said(event: Event) -> str:
    """What is told of an event before the tricks."""
    match event:
        case Passed(seat):
            return f"seat {seat} passes"
        case BidMade(seat, bid):
            return f"seat {seat}: {format_action(bid)}"
        case Called(seat, trump, card):
            return f"seat {seat} names {trump.value} and calls {card}"
        case TrumpMade(seat, trump):
            return f"seat {seat} makes {trump.value} trump"
        case Exchanged(seat, given, taken):
            return f"seat {seat} lays {given} down and takes {taken} up"
        case SequenceAnnounced(seat, cards):
            return f"seat {seat} announces {' '.join(c.code for c in cards)}"
    raise AssertionError(event)


def playthroughs() -> list[Playthrough]:
    """One for each rule set and combination of options, games with auctions or melds each on deals of its own."""
    return [
        Playthrough(variant, options, first_number(options, place))
        for variant in VARIANTS
        for place, options in enumerate(option_sets(variant))
    ]


def first_number(options: dict[str, OptionValue], place: int) -> int:
    if "renounce" in options:
        return FIRST_NUMBERS.get((str(options.get("tie")), str(options["renounce"])), 1)
    return 1 + DEALS * place
