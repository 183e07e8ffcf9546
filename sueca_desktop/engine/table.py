"""One match in progress: deals, actions, standing; its record, and going back in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.state import DealState, Step
from sueca_desktop.engine.transitions import apply, begin, legal, offers, to_act
from sueca_desktop.engine.variant import RuleSet, Variant
from sueca_desktop.rules.actions import Action, Move
from sueca_desktop.rules.events import MatchWon
from sueca_desktop.rules.match import Standing
from sueca_desktop.rules.refusals import Reason, Refusal, Refused
from sueca_desktop.rules.view import Observation


class PlayedDeal(Struct, frozen=True):
    """A deal of the match: its present state, and the standing before it."""

    state: DealState
    before: Standing


class Table:
    """A match: any number of finished deals, then perhaps one in progress. The states inside are frozen; the table
    alone changes.
    """

    def __init__(self, variant: Variant, options: Mapping[str, object], players: tuple[str, ...]) -> None:
        """An empty table.

        Raises:
            OptionError: options the rule set does not have. ValueError: the number of players is not the game's.
        """
        if len(players) != variant.seats:
            raise ValueError(f"{variant.id} has {variant.seats} players, not {len(players)}")
        self.variant = variant
        self.rules: RuleSet = variant.rules(options)
        self.players = players
        self._deals: list[PlayedDeal] = []

    @property
    def deals(self) -> tuple[PlayedDeal, ...]:
        return tuple(self._deals)

    @property
    def state(self) -> DealState:
        """The last deal's state.

        Raises:
            IndexError: nothing has been dealt.
        """
        return self._deals[-1].state

    @property
    def in_progress(self) -> bool:
        """Whether a deal is being played."""
        return bool(self._deals) and not self.state.public.over

    @property
    def standing(self) -> Standing:
        """The standing after the finished deals."""
        if not self._deals:
            return self.rules.start()
        last = self._deals[-1]
        return last.before if last.state.score is None else self.rules.match.after(last.before, last.state.score)

    @property
    def next_dealer(self) -> int | None:
        """Who deals next by the rules; None before the first deal, which is drawn by lot."""
        if not self._deals or self.state.score is None:
            return None
        return self.rules.next_dealer(self.state.public.dealer, self.state.score)

    def check_can_deal(self) -> None:
        """Holds the table against dealing another deal.

        Raises:
            Refused: the match is over, or a deal is being played.
        """
        if self.standing.over:
            raise Refused(Refusal(Reason.MATCH_OVER))
        if self.in_progress:
            raise Refused(Refusal(Reason.NOT_NOW))

    def deal(self, layout: Layout) -> DealState:
        """Begins the next deal.

        Raises:
            LayoutError: it is no deal of this game. Refused: the match is over, or a deal is being played.
        """
        self.check_can_deal()
        standing = self.standing
        state = begin(self.rules, layout, standing.stake)
        self._deals.append(PlayedDeal(state, standing))
        return state

    def to_act(self) -> int | None:
        return to_act(self.rules, self.state) if self._deals else None

    def legal(self, seat: int) -> tuple[Action, ...]:
        return legal(self.rules, self.state, seat)

    def offers(self, seat: int) -> tuple[Action, ...]:
        """What ``seat`` may try out of turn (accusing)."""
        return offers(self.rules, self.state, seat)

    def observe(self, seat: int) -> Observation:
        """What ``seat`` may know of the last deal."""
        return observe(self.rules, self.state, seat, self._deals[-1].before)

    def act(self, move: Move) -> Step:
        """Applies a move and says what happened, the match's end included.

        Raises:
            Refused: it is not allowed; the table is as it was.
        """
        if not self._deals:
            raise Refused(Refusal(Reason.NOT_NOW))
        step = apply(self.rules, self.state, move)
        self._deals[-1] = PlayedDeal(step.state, self._deals[-1].before)
        winners = self.standing.winners
        return Step(step.state, (*step.events, MatchWon(winners))) if winners else step

    def rewind(self, deal: int, actions: int) -> None:
        """Back to deal ``deal`` (from 0) after its first ``actions`` actions, by replaying them; later deals are
        dropped.

        Raises:
            IndexError: there is no such deal, or it has fewer actions.
        """
        if not 0 <= deal < len(self._deals):
            raise IndexError(f"there is no deal {deal}")
        self._deals[deal:] = [rewound(self.rules, self._deals[deal], actions)]

    def restore(self, deals: Sequence[PlayedDeal]) -> None:
        """The match as these deals of it, each dealt after the one before; the last may be unfinished."""
        self._deals = list(deals)


def rewound(rules: RuleSet, played: PlayedDeal, actions: int) -> PlayedDeal:
    """The deal after its first ``actions`` actions.

    Raises:
        IndexError: it has fewer.
    """
    moves = played.state.public.moves
    if not 0 <= actions <= len(moves):
        raise IndexError(f"the deal has {len(moves)} actions, not {actions}")
    state = begin(rules, played.state.layout, played.before.stake)
    for move in moves[:actions]:
        state = apply(rules, state, move).state
    return PlayedDeal(state, played.before)
