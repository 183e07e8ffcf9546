"""Going back and forth in a match between the user's own decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.app.preparing import question
from sueca_desktop.engine.deal_source import draw
from sueca_desktop.engine.origin import Origin, known_origin
from sueca_desktop.engine.projection import observe
from sueca_desktop.engine.record import own_keys, with_own
from sueca_desktop.engine.table import PlayedDeal, rewound
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.rules.actions import Pass

PRACTICE = "practice"
"""The program's own key of a deal in which actions were taken back, or which was dealt again: true."""

Notes = Mapping[str, Any]
"""The extra keys of a record's deal."""


class Waiting(Struct, frozen=True):
    """A shuffled pack that the user is to cut, or to say how it is dealt. ``practice``: it has been dealt before."""

    origin: Origin
    dealer: int | None
    practice: bool = False


class Moment(Struct, frozen=True, order=True):
    """A place in a match: deal ``deal`` (from 0) after its first ``actions`` actions; -1: its pack waits."""

    deal: int
    actions: int


class Line(Struct, frozen=True):
    """A match as far as it was played. ``notes``: one a deal. ``waiting``: the pack after the last deal, if it has
    been shuffled and the user was asked.
    """

    rules: RuleSet
    deals: tuple[PlayedDeal, ...]
    notes: tuple[Notes, ...]
    waiting: Waiting | None = None

    @property
    def end(self) -> Moment:
        if self.waiting is not None:
            return Moment(len(self.deals), -1)
        return Moment(len(self.deals) - 1, len(self.deals[-1].state.public.moves) if self.deals else 0)

    def before(self, now: Moment) -> Moment | None:
        """The user's last decision before ``now``; None where there is none."""
        for deal in range(min(now.deal, len(self.deals) - 1), -1, -1):
            for actions in self._decisions(deal, backwards=True):
                if Moment(deal, actions) < now:
                    return Moment(deal, actions)
        return None

    def after(self, now: Moment) -> Moment | None:
        """The user's next decision after ``now``, at last the end of what was played; None there."""
        for deal in range(max(now.deal, 0), len(self.deals)):
            for actions in self._decisions(deal):
                if Moment(deal, actions) > now:
                    return Moment(deal, actions)
        return self.end if self.end > now else None

    def at(self, moment: Moment) -> Line:
        """The match as it was at ``moment``."""
        deals, notes = self.deals[: moment.deal], self.notes[: moment.deal]
        if moment.actions >= 0:
            deal = rewound(self.rules, self.deals[moment.deal], moment.actions)
            return Line(self.rules, (*deals, deal), (*notes, self.notes[moment.deal]))
        if moment == self.end:
            return self
        return Line(self.rules, deals, notes, self._pack_of(moment.deal))

    @property
    def practice(self) -> tuple[int, ...]:
        """The deals, from 0, in which something was taken back, or which were dealt again."""
        return tuple(i for i, notes in enumerate(self.notes) if is_practice(notes))

    def uncounts(self, moment: Moment) -> bool:
        """Whether going back to ``moment`` makes practice of a deal that is over and counts."""
        later = range(max(moment.deal, 0), len(self.deals))
        return any(self.deals[i].state.public.over and i not in self.practice for i in later)

    def practised(self, first: int, last: int) -> Line:
        """The same with the deals from ``first`` to ``last`` marked as practice."""
        marked = tuple(
            with_own(one, {PRACTICE: True}) if first <= i <= last else one for i, one in enumerate(self.notes)
        )
        return replace(self, notes=marked)

    def _decisions(self, deal: int, *, backwards: bool = False) -> Iterator[int]:
        """How many actions of a deal came before each decision of the user's; -1: what he said to the pack."""
        moves = self.deals[deal].state.public.moves
        own = [*([-1] if self._was_asked(deal) else []), *(i for i, move in enumerate(moves) if move.seat == 0)]
        for actions in reversed(own) if backwards else own:
            if actions < 0 or not self._forced(deal, actions):
                yield actions

    def _forced(self, deal: int, actions: int) -> bool:
        """Whether the user's action after so many was a pass that nothing could be put in place of."""
        played = self.deals[deal]
        if played.state.public.moves[actions].action != Pass():
            return False
        then = rewound(self.rules, played, actions)
        return observe(self.rules, then.state, 0, then.before).forced is not None

    def _was_asked(self, deal: int) -> bool:
        """Whether the user cut the pack of this deal, or said how to deal it."""
        origin = origin_in(self.notes[deal])
        if origin is None or origin.chosen or (origin.cut_at is None and origin.style is None):
            return False
        return question(self.rules, draw(self.rules, origin.seed, self.deals[deal].state.public.dealer)) is not None

    def _pack_of(self, deal: int) -> Waiting:
        """The pack that became ``deal``, as it was when the user was asked."""
        origin, played = origin_in(self.notes[deal]), self.deals[deal]
        assert origin is not None, "only what came from a seed was asked about"
        bare = replace(origin, cut_at=None, style=None)
        return Waiting(bare, played.state.public.dealer, is_practice(self.notes[deal]))


def origin_in(notes: Notes) -> Origin | None:
    """Where a deal came from; None where its notes do not say."""
    return known_origin(own_keys(notes))


def is_practice(notes: Notes) -> bool:
    return own_keys(notes).get(PRACTICE) is True
