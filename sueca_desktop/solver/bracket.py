"""What is known of a position before it is searched: a lower and an upper bound of its value, and why they hold."""

from __future__ import annotations


class Bracket:
    """``lower`` and ``upper``: points still to come for side 0. ``lower_why``, ``upper_why``: the cards whose strength
    the bound rests on (partition search: Ginsberg, "GIB: Imperfect Information in a Computationally Challenging
    Game").
    """

    def __init__(self) -> None:
        self.lower = self.upper = 0
        self.lower_why = self.upper_why = 0
