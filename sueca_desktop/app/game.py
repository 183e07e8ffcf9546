"""One match with its settings: how it is begun, dealt on, gone back in, written down and taken up again."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sueca_desktop.app.preparing import Preparation, course_from, question
from sueca_desktop.app.rewinding import PRACTICE, Line, Moment, Notes, Waiting, origin_in
from sueca_desktop.app.saved import (
    UNDONE,
    ended_now,
    match_id,
    notes_of,
    settings_keys,
    settings_of,
    started_of,
    undone_keys,
    undone_line,
    writable,
)
from sueca_desktop.app.sealing import Seal, fresh_seed, opened
from sueca_desktop.app.settings import GameSettings, deal_number_of
from sueca_desktop.engine.deal_code import MAX_DEAL_NUMBER, DealCode
from sueca_desktop.engine.deal_source import deal_drawn, draw
from sueca_desktop.engine.dealing import Course, DealStyle
from sueca_desktop.engine.fairness import DealCheck, check_deal
from sueca_desktop.engine.origin import Origin
from sueca_desktop.engine.record import EXTRA, DealRecord, GameRecord, deal_record, own_keys, replay, with_own
from sueca_desktop.engine.state import Step
from sueca_desktop.engine.table import Table
from sueca_desktop.later import later
from sueca_desktop.rules.actions import Move
from sueca_desktop.variants import discover

if TYPE_CHECKING:
    import uuid
else:
    uuid = later("uuid")

ABANDONED = "abandoned"  # the key of a match or a deal that was
USER = 0
"""The user's seat."""


class Game:
    """A table, the settings it was begun with, what is known of its deals besides, and what can be done again."""

    def __init__(self, settings: GameSettings, table: Table, match: str, started: datetime) -> None:
        self.id = match
        self.settings = settings
        self.table = table
        self.started = started
        self._extra: Mapping[str, Any] = {}
        self._notes: tuple[Notes, ...] = ()
        self._finished: tuple[DealRecord, ...] = ()
        self._waiting: Waiting | None = None
        self._ahead: Line | None = None
        self._seen: frozenset[bytes] = frozenset()

    @staticmethod
    def begun(settings: GameSettings) -> Game:
        """A match before its first deal.

        Raises:
            ValueError: an unknown rule set, option or option value, a wrong number of players, or no deal
            number or no deal of this game.
        """
        variants = discover()
        if settings.variant not in variants:
            raise ValueError(f"unknown rule set: {settings.variant[:40]!r}")
        if settings.deal_number is not None and deal_number_of(settings.deal_number) is None:
            raise ValueError(f"a deal number is a whole number from 0 to {MAX_DEAL_NUMBER}")
        table = Table(variants[settings.variant], settings.options, tuple(map(writable, settings.players)))
        if settings.first is not None:
            settings.first.check(table.rules)
        resolved = replace(settings, players=table.players, options=dict(table.rules.spec.options))
        return Game(resolved, table, uuid.uuid4().hex, datetime.now().astimezone())

    @staticmethod
    def loaded(record: GameRecord) -> Game:
        """The match of a record, its settings from the record's extra key or the defaults.

        Raises:
            RecordError: it is not a game by the rules.
        """
        table = replay(record, discover())
        started = started_of(record) or datetime.now().astimezone()
        game = Game(settings_of(record, table), table, match_id(record), started)
        game._extra, game._notes, game._ahead = record.extra, notes_of(record), undone_line(record, table)
        return game

    def become_another(self) -> None:
        """A match of its own from now on: one with the same beginning is kept, and its deals need not count twice."""
        self.id, self.started = uuid.uuid4().hex, datetime.now().astimezone()
        self._notes = tuple(with_own(notes, {PRACTICE: True}) for notes in self._notes)

    # ---- dealing and playing

    def prepare_next(self, seed: Callable[[], bytes] = fresh_seed) -> Preparation | None:
        """Shuffles for the next deal, by a ``seed`` where none was chosen; what the user has to say before it is
        dealt. A chosen deal is the same for everybody, so its seed cuts and chooses.

        Raises:
            Refused: the match is over, or a deal is being played.
        """
        self.table.check_can_deal()
        code = self._chosen(len(self.table.deals))
        origin = Origin(seed()) if code is None else code.origin
        dealer = self.table.next_dealer if code is None or code.dealer is None else code.dealer
        self._waiting = Waiting(origin, dealer, origin.seed in self._seen)
        return self.question

    @property
    def question(self) -> Preparation | None:
        """What the user has to say to the pack that is shuffled; None for nothing."""
        if self._waiting is None or self._waiting.origin.chosen or self.settings.watch:
            return None
        rules = self.table.rules
        return question(rules, draw(rules, self._waiting.origin.seed, self._waiting.dealer))

    def deal_next(self, *, cut_at: int | None = None, style: DealStyle | None = None) -> None:
        """Deals the next deal, shuffling if :meth:`prepare_next` has not; ``cut_at`` and ``style``: the user's, None
        for the seed's.

        Raises:
            Refused: the match is over, or a deal is being played.
            ValueError: the cut leaves an empty packet; the pack waits as it was.
        """
        if self._waiting is None:
            self.prepare_next()
        waiting = self._waiting
        assert waiting is not None, "prepare_next has shuffled"
        origin = waiting.origin if cut_at is None else replace(waiting.origin, cut_at=cut_at)
        origin = origin if style is None else replace(origin, style=style)
        self.table.deal(deal_drawn(self.table.rules, origin.drawn(self.table.rules, waiting.dealer)))
        keys = origin.keys() | ({PRACTICE: True} if waiting.practice else {})
        self._notes = (*self._notes, {EXTRA: keys})
        self._go_on()

    def act(self, move: Move) -> Step:
        """Applies a move, as the table does; what was taken back cannot be done again.

        Raises:
            Refused: it is not allowed; everything is as it was.
        """
        step = self.table.act(move)
        if step.state.public.over:
            self._notes = (*self._notes[:-1], with_own(self._notes[-1], ended_now()))
        self._go_on()
        return step

    def _go_on(self) -> None:
        if self._ahead is not None:
            origins = map(origin_in, self._ahead.notes)
            self._seen |= {origin.seed for origin in origins if origin is not None}
        self._waiting, self._ahead = None, None

    # ---- back and forth

    @property
    def line(self) -> Line:
        """What has been played, as it stands now."""
        return Line(self.table.rules, self.table.deals, self._notes, self._waiting)

    @property
    def whole(self) -> Line:
        """The same with what was taken back and can be done again."""
        return self._ahead or self.line

    @property
    def undoable(self) -> Moment | None:
        """The user's last decision before now; None where there is none to take back."""
        line = self.line
        return None if self.settings.watch else line.before(line.end)

    @property
    def redoable(self) -> Moment | None:
        """Where doing again what was taken back leads to; None where nothing was."""
        return self._ahead.after(self.line.end) if self._ahead else None

    @property
    def deal_begun(self) -> Moment | None:
        """The beginning of the present deal, to deal it again; None where there is none or it stands there."""
        now = self.line.end
        return Moment(now.deal, 0) if now.actions > 0 and not self.settings.watch else None

    def go_to(self, moment: Moment) -> None:
        """Back or forth in what has been played. Every deal in which this went back is practice."""
        now, line = self.line.end, self.whole
        if moment < now:
            line = line.practised(moment.deal, now.deal)
        then = line.at(moment)
        self.table.restore(then.deals)
        self._notes, self._waiting = then.notes, then.waiting
        self._finished = self._finished[: moment.deal]
        self._ahead = None if moment == line.end else line

    # ---- what is known of the deals

    @property
    def practice(self) -> tuple[int, ...]:
        """The deals, from 0, in which something was taken back, or which were dealt again."""
        return self.line.practice

    @property
    def seal(self) -> Seal | None:
        """What may be told of where the pack that waits, or the present deal, comes from; None where nothing is
        known.
        """
        if self._waiting is not None:
            return Seal(self._waiting.origin.commitment)
        origin = origin_in(self._notes[-1]) if self._notes else None
        if origin is None:
            return None
        deal = self.table.state.public
        told = origin.chosen or deal.over
        return opened(self.table.rules, deal.dealer, origin, self.deal_number) if told else Seal(origin.commitment)

    @property
    def course(self) -> Course:
        """How the present deal was dealt; IndexError where nothing has been dealt."""
        return course_from(self.table.rules, self.table.state.public.dealer, origin_in(self._notes[-1]))

    def check(self) -> DealCheck:
        """Holds the present deal against its seed; IndexError where nothing has been dealt."""
        keys, first = own_keys(self._notes[-1]), len(self._notes) == 1
        return check_deal(self.table.rules, self.table.state.layout, keys, first=first)

    @property
    def deal_number(self) -> int | None:
        """The number people know the present deal by; None for a random one."""
        return self._number(len(self.table.deals) - 1)

    def choice_seed(self) -> int:
        """The seed of the next choice: fixed by deal number and actions so far, so that a numbered game that
        computers play alone is the same each time; else random.
        """
        if self.deal_number is None:
            return secrets.randbits(64)
        text = f"sueca-desktop choice {self.deal_number} {len(self.table.state.public.moves)}"
        return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big")

    def is_computer(self, seat: int) -> bool:
        return seat != 0 or self.settings.watch

    def _number(self, index: int) -> int | None:
        return None if self.settings.deal_number is None else self.settings.deal_number + index

    def _chosen(self, index: int) -> DealCode | None:
        """The deal that was chosen for that place; None for a random one."""
        if index == 0 and self.settings.first is not None:
            return self.settings.first
        number = self._number(index)
        return None if number is None else DealCode(number)

    def abandon(self) -> None:
        """Marks the record as abandoned by the user: the match, as ``"abandoned": 0`` (the seat), and the deal that is
        being played, among the program's own keys. What was taken back is forgotten.
        """
        self._go_on()
        self._extra = {**self._extra, ABANDONED: USER}
        if self.table.in_progress:
            self._notes = (*self._notes[:-1], with_own(self._notes[-1], {ABANDONED: True}))

    # ---- writing down

    def record(self, *, handed_on: bool = False) -> GameRecord:
        """The match so far as a record; keys of other programs stay. ``handed_on``: without what was taken back."""
        return GameRecord(
            variant=self.settings.variant,
            options=self.settings.options,
            players=self.settings.players,
            deals=self._deal_records(),
            extra={**self._extra, EXTRA: self._own_keys(handed_on)},
        )

    def _deal_records(self) -> tuple[DealRecord, ...]:
        """Finished deals are put into words once: a long evening has hundreds of them."""
        deals = self.table.deals
        for i in range(len(self._finished), len(deals)):
            written = deal_record(deals[i], self._notes[i])
            if not deals[i].state.public.over:
                return (*self._finished, written)
            self._finished = (*self._finished, written)
        return self._finished

    def _own_keys(self, handed_on: bool) -> dict[str, Any]:
        kept = {key: value for key, value in own_keys(self._extra).items() if key != UNDONE}
        now = self.line.end
        return (
            kept
            | settings_keys(self.id, self.settings, self.started)
            | undone_keys(None if handed_on else self._ahead, now)
        )
