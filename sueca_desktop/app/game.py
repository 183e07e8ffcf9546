"""One match with its settings: how it is begun, dealt on, written down and taken up again."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from sueca_desktop.app.preparing import Preparation, question
from sueca_desktop.app.settings import MAX_DEAL_NUMBER, GameSettings, deal_number_of, level_of
from sueca_desktop.engine.deal_source import Drawn, deal_drawn, draw
from sueca_desktop.engine.dealing import Course, DealStyle, course_of
from sueca_desktop.engine.record import DealRecord, GameRecord, deal_record, replay
from sueca_desktop.engine.shuffle import SEED_BYTES, seed_of_number
from sueca_desktop.engine.table import Table
from sueca_desktop.variants import discover

EXTRA = "sueca-desktop"
"""The key of a saved game under which the settings stand that are no part of a record."""


class Game:
    """A table, the settings it was begun with, and the record it was loaded from."""

    def __init__(self, settings: GameSettings, table: Table, loaded: GameRecord | None, started: datetime) -> None:
        self.settings = settings
        self.table = table
        self.started = started
        self._loaded = loaded
        self._finished: tuple[DealRecord, ...] = ()
        self._drawn: Drawn | None = None
        self._style = DealStyle.BOTTOM

    @staticmethod
    def begun(settings: GameSettings) -> Game:
        """A match before its first deal.

        Raises:
            ValueError: an unknown rule set, option or option value, a wrong number of players, or no deal
            number.
        """
        variants = discover()
        if settings.variant not in variants:
            raise ValueError(f"unknown rule set: {settings.variant[:40]!r}")
        if settings.deal_number is not None and deal_number_of(settings.deal_number) is None:
            raise ValueError(f"a deal number is a whole number from 0 to {MAX_DEAL_NUMBER}")
        table = Table(variants[settings.variant], settings.options, tuple(map(_writable, settings.players)))
        resolved = replace(settings, players=table.players, options=dict(table.rules.spec.options))
        return Game(resolved, table, None, datetime.now().astimezone())

    @staticmethod
    def loaded(record: GameRecord) -> Game:
        """The match of a record, its settings from the record's extra key or the defaults.

        Raises:
            RecordError: it is not a game by the rules.
        """
        table = replay(record, discover())
        extra = extra_of(record)
        settings = GameSettings(
            variant=table.variant.id,
            players=table.players,
            options=dict(table.rules.spec.options),
            level=level_of(extra.get("level")),
            watch=extra.get("watch") is True,
            deal_number=deal_number_of(extra.get("deal_number")),
        )
        return Game(settings, table, record, started_of(record) or datetime.now().astimezone())

    def prepare_next(self) -> Preparation | None:
        """Shuffles for the next deal; what the user has to say before it is dealt. A numbered deal is the same for
        everybody, so its seed cuts and chooses.

        Raises:
            Refused: the match is over, or a deal is being played.
        """
        self.table.check_can_deal()
        number = self._number(len(self.table.deals))
        seed = secrets.token_bytes(SEED_BYTES) if number is None else seed_of_number(number)
        self._drawn = draw(self.table.rules, seed, self.table.next_dealer)
        asked = number is None and not self.settings.watch
        return question(self.table.rules, self._drawn) if asked else None

    def deal_next(self, *, cut_at: int | None = None, style: DealStyle | None = None) -> None:
        """Deals the next deal, shuffling if :meth:`prepare_next` has not; ``cut_at`` and ``style``: the user's, None
        for the seed's.

        Raises:
            Refused: the match is over, or a deal is being played.
            ValueError: the cut leaves an empty packet; the pack waits as it was.
        """
        if self._drawn is None:
            self.prepare_next()
        assert self._drawn is not None, "prepare_next has drawn"
        drawn = self._drawn if cut_at is None else replace(self._drawn, cut_at=cut_at)
        drawn = drawn if style is None else replace(drawn, style=style)
        self.table.deal(deal_drawn(self.table.rules, drawn))
        self._drawn, self._style = None, drawn.style

    @property
    def course(self) -> Course:
        """How the present deal was dealt; one of a loaded game as its dealer does without choosing.

        Raises:
            IndexError: nothing has been dealt.
        """
        rules, dealer = self.table.rules, self.table.state.public.dealer
        return course_of(rules.spec, rules.dealing, dealer, self._style, turned_first=rules.chooses_style)

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

    def record(self) -> GameRecord:
        """The match so far as a record; keys of other programs stay."""
        return GameRecord(
            variant=self.settings.variant,
            options=self.settings.options,
            players=self.settings.players,
            deals=self._deal_records(),
            extra={**(self._loaded.extra if self._loaded else {}), EXTRA: self._extra()},
        )

    def _deal_records(self) -> tuple[DealRecord, ...]:
        """Finished deals are put into words once: a long evening has hundreds of them."""
        deals, loaded = self.table.deals, self._loaded.deals if self._loaded else ()
        for i in range(len(self._finished), len(deals)):
            written = deal_record(deals[i], loaded[i].extra if i < len(loaded) else {})
            if not deals[i].state.public.over:
                return (*self._finished, written)
            self._finished = (*self._finished, written)
        return self._finished

    def _extra(self) -> dict[str, Any]:
        return {
            **(extra_of(self._loaded) if self._loaded else {}),
            "level": self.settings.level.value,
            "watch": self.settings.watch,
            "deal_number": self.settings.deal_number,
            "started": self.started.isoformat(),
        }

    def _number(self, index: int) -> int | None:
        return None if self.settings.deal_number is None else self.settings.deal_number + index


def _writable(name: str) -> str:
    """``name`` with a question mark for half a surrogate pair, which no file can hold."""
    return name.encode("utf-8", errors="replace").decode("utf-8")


def extra_of(record: GameRecord) -> Mapping[str, Any]:
    """What stands under the program's own key; empty where it is missing or no object."""
    extra = record.extra.get(EXTRA)
    return extra if isinstance(extra, dict) else {}


def started_of(record: GameRecord) -> datetime | None:
    """When the game was begun; None where the record does not say, or not with a time zone."""
    try:
        started = datetime.fromisoformat(extra_of(record).get("started", ""))
    except (TypeError, ValueError):
        return None
    return started if started.tzinfo else None
