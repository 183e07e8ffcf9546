"""How long everything at the table takes: one frozen value a speed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import fields, replace

from sueca_desktop.app.settings import Speed

HURRY = 4
"""How much quicker a claim is played out."""


class Durations(Struct, frozen=True):
    """All in milliseconds; zeros mean that nothing moves and no timer runs.

    ``glide``: a card to the trick. ``rest``: how long the full trick stays. ``collect``: the trick to its winner.
    ``deal_card``: one card from the dealer to its hand; ``deal_gap``: between two of them; ``turn``: turning a card
    over. ``settle``: a hand closing ranks. ``hover``: a card rising under the pointer. ``word``: how long what a player
    says stands before the next one speaks. ``fading``: cards do not fly; they fade in where they come to lie.
    """

    glide: int = 0
    rest: int = 0
    collect: int = 0
    deal_card: int = 0
    deal_gap: int = 0
    turn: int = 0
    settle: int = 0
    hover: int = 0
    word: int = 0
    fading: bool = False

    @property
    def still(self) -> bool:
        """Whether nothing moves at all."""
        return self == Durations()

    @property
    def hurried(self) -> Durations:
        """The same quickly, for what nobody wants to wait for."""
        lengths = {field.name: getattr(self, field.name) // HURRY for field in fields(self)}
        return Durations(**lengths | {"fading": self.fading})


_BY_SPEED: Mapping[Speed, Durations] = {
    Speed.INSTANT: Durations(),
    Speed.FAST: Durations(
        glide=180, rest=550, collect=200, deal_card=170, deal_gap=9, turn=140, settle=120, hover=70, word=350
    ),
    Speed.NORMAL: Durations(
        glide=340, rest=1100, collect=340, deal_card=280, deal_gap=18, turn=200, settle=200, hover=90, word=800
    ),
    Speed.SLOW: Durations(
        glide=600, rest=2200, collect=560, deal_card=420, deal_gap=30, turn=280, settle=300, hover=110, word=1500
    ),
}


def durations(speed: Speed, *, reduced: bool = False) -> Durations:
    """``reduced``: no card may fly, but what happens still takes its time."""
    times = _BY_SPEED[speed]
    if times.still or not reduced:
        return times
    return replace(times, deal_card=times.glide, deal_gap=0, turn=0, settle=0, hover=0, fading=True)
