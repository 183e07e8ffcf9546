"""What the user should be told although nothing stops: codes, which the window puts into words."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class NoticeCode(Enum):
    CANNOT_SAVE = "cannot-save"
    """The game cannot be written to disk; it goes on. ``detail``: the system's reason."""
    SAVE_DAMAGED = "save-damaged"
    """The saved game cannot be read as a game. ``detail``: the file name it is kept under, empty if it was left."""
    SAVE_NEWER = "save-newer"
    """The saved game is of a newer version of the program. ``detail``: as for SAVE_DAMAGED."""
    CANNOT_KEEP = "cannot-keep"
    """Finished deals cannot be written into the history; the game goes on. ``detail``: the system's reason."""
    HISTORY_DAMAGED = "history-damaged"
    """The history cannot be read. ``detail``: the file name it is kept under; empty if it was left where it is."""
    HISTORY_NEWER = "history-newer"
    """The history is of a newer version of the program; it is left as it is, and there is none meanwhile."""
    SETTINGS_DAMAGED = "settings-damaged"
    """The settings cannot be read whole. ``detail``: the file name they are kept under."""
    PLAYER_FAILED = "player-failed"
    """A computer player failed or answered against the rules; a plain card was played for ``seat``."""
    PLAYER_STALLED = "player-stalled"
    """A computer player did not answer in time; a plain card was played for ``seat``."""
    CLAIM_UNPROVEN = "claim-unproven"
    """The user has said that the rest is decided, and it could not be proven."""
    ANOTHER_WINDOW = "another-window"
    """Another window holds the saved game; this one saves nothing."""


PASSING = frozenset({NoticeCode.CLAIM_UNPROVEN})
"""About how the game stands: not to be told any more once it has gone on."""


class Notice(Struct, frozen=True):
    """``detail``: a file name or the system's words, may be empty; ``seat``: whom it is about, if anybody."""

    code: NoticeCode
    detail: str = ""
    seat: int | None = None
