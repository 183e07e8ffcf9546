"""minimax.c, compiled with the system's compiler and called through ctypes."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

from sueca_desktop.rules.cards import CARDS, Card
from sueca_desktop.solver import Duty, Goal, Position

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
GOALS = {Goal.POINTS: 0, Goal.TRICKS: 1, Goal.MISERE: 2}


class Game(ctypes.Structure):
    """The struct of that name in minimax.c."""

    _fields_ = (
        ("seats", ctypes.c_int),
        ("trump", ctypes.c_int),
        ("must_trump", ctypes.c_int),
        ("last_trick", ctypes.c_int),
        ("goal", ctypes.c_int),
        ("first_side", ctypes.c_int * 5),
        ("strength", ctypes.c_int * 52),
        ("points", ctypes.c_int * 52),
        ("hand", ctypes.c_uint64 * 5),
    )


def compiled(folder: Path) -> ctypes.CDLL:
    """minimax.c as a library in ``folder``; there is a ``COMPILER``."""
    library = folder / "minimax.so"
    source = Path(__file__).with_name("minimax.c")
    subprocess.run([str(COMPILER), "-O2", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


def moves(library: ctypes.CDLL, position: Position) -> dict[Card, int]:
    """As :meth:`Minimax.moves`."""
    game = Game(
        len(position.hands),
        -1 if position.trump is None else position.trump.index,
        position.duty is Duty.TRUMP,
        position.last_trick,
        GOALS[position.goal],
    )
    for seat, hand in enumerate(position.hands):
        game.first_side[seat] = position.side >> seat & 1
        game.hand[seat] = hand.mask
    for c in position.deck.cards:
        game.strength[c.index] = position.deck.strength(c, position.trump)
        game.points[c.index] = position.deck.points(c, position.trump)
    trick = (ctypes.c_int * 5)(*(c.index for c in position.trick))
    out = (ctypes.c_int * 52)()
    library.minimax(ctypes.byref(game), position.seat, trick, len(position.trick), out)
    return {c: out[c.index] for c in CARDS if out[c.index] >= 0}
