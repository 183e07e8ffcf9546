"""Stopping a search from another thread. "Stopped" is an ordinary end of a search, not an error."""

from __future__ import annotations


class Stop:
    """A flag that searches look at with every card, without the interpreter's lock."""

    def __init__(self) -> None:
        self.raised = False

    def set(self) -> None:
        """Stops the searches that look at this flag, until it is cleared."""
        self.raised = True

    def clear(self) -> None:
        self.raised = False

    def is_set(self) -> bool:
        return self.raised
