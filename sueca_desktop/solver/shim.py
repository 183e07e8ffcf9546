"""The names of Cython that the solver's modules use, doing nothing: so that Cython is not needed at run time."""

from __future__ import annotations

from contextlib import nullcontext

compiled = False
"""Whether the module asking has been compiled."""

nogil = nullcontext()
"""Compiled, the block under it runs without the interpreter's lock."""
