"""What is heard at the table."""

from __future__ import annotations

from enum import Enum


class Cue(Enum):
    """The value is the file in ``assets/sounds``."""

    DEAL = "deal"
    PLAY = "play"
    TRICK = "trick"
    WIN = "win"
    LOSE = "lose"
    ERROR = "error"
