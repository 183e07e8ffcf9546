"""What the window was asked for on the command line (FORMATS.md, "The window, from a script"); knows nothing of Qt."""

from __future__ import annotations

from msgspec import Struct

SPEEDS = ("instant", "fast", "normal", "slow")
"""The values of ``Speed``, here for the command line, which may not load Qt."""


class WindowOptions(Struct, frozen=True):
    """The options as given, None where absent.

    ``variant``: rule set of the new game. ``deal``: number of its first deal, 0 or more. ``watch``: a computer player
    holds the user's seat. ``speed``: a value of ``Speed``. ``deals``: stop after so many, 1 or more.
    ``screenshot``: the PNG file to write. ``quit``: close the app after that.
    ``file``: a record to be shown.
    """

    variant: str | None = None
    deal: int | None = None
    watch: bool = False
    speed: str | None = None
    deals: int | None = None
    screenshot: str | None = None
    quit: bool = False
    file: str | None = None
