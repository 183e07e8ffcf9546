"""Lines from a stream that nobody vouches for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

LONGEST = 1 << 20
"""Bytes in a line that is read; a request has a few thousand."""


def lines(stream: BinaryIO, longest: int = LONGEST) -> Iterator[bytes | None]:
    """The lines of a stream as they come, without their ends; None for one of more than ``longest`` bytes, of which no
    more than that is ever held.
    """
    while line := stream.readline(longest + 1):
        if line.endswith(b"\n") or len(line) <= longest:
            yield line.rstrip(b"\r\n")
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(longest)
        yield None
