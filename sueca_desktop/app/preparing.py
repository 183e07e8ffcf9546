"""What is asked of the user before a deal: where to cut, how to deal (`sueca-riscos`, document 001)."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from sueca_desktop.engine.deal_source import Drawn
from sueca_desktop.engine.dealing import Course, DealStyle, course_of
from sueca_desktop.engine.origin import Origin
from sueca_desktop.engine.variant import RuleSet


class PreparationKind(Enum):
    CUT = "cut"
    """Seat 0 cuts, and leads."""
    STYLE = "style"
    """Seat 0 deals, and turns the top or the bottom card."""


class Preparation(Struct, frozen=True):
    """A question to the user. ``dealer``: who deals; ``pack``: how many cards the pack has."""

    kind: PreparationKind
    dealer: int
    pack: int


def question(rules: RuleSet, drawn: Drawn) -> Preparation | None:
    """What the person at seat 0 has to say before this deal; None for nothing."""
    kind = None
    if rules.cuts_by_hand and rules.cutter(drawn.dealer) == 0:
        kind = PreparationKind.CUT
    elif rules.chooses_style and drawn.dealer == 0:
        kind = PreparationKind.STYLE
    return Preparation(kind, drawn.dealer, len(drawn.pack)) if kind else None


def course_from(rules: RuleSet, dealer: int, origin: Origin | None) -> Course:
    """How a deal is dealt; one whose origin is not known as its dealer does without choosing."""
    style = DealStyle.BOTTOM if origin is None else origin.drawn(rules, dealer).style
    return course_of(rules.spec, rules.dealing, dealer, style, turned_first=rules.chooses_style)
