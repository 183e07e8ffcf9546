"""A review as it is kept with its deal: JSON of codes and numbers, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sueca_desktop.ai.explaining import Explanation
from sueca_desktop.ai.options import Grade, Measure, Option
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.app.review.decisions import Decision, Review
from sueca_desktop.app.review.laid import Laid
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.notation import format_action, parse_move

VERSION = 2
"""Goes up whenever a review would come out otherwise: an older one is made anew."""


def stored(review: Review) -> dict[str, Any]:
    """What :func:`restored` reads."""
    return {
        "version": VERSION,
        "seat": review.seat,
        "curve": list(review.curve),
        "known": [[step, round(points, 2)] for step, points in review.known],
        "total": review.total,
        "mistakes": len(review.mistakes),
        "decisions": [_decision(decision) for decision in review.decisions],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "step": decision.step,
        "action": format_action(decision.action),
        "laid": [[format_action(laid.action), laid.points, laid.game] for laid in decision.laid],
        "expert": format_action(decision.expert),
        "why": _why(decision.why),
        "options": [
            [format_action(o.action), _rounded(o.points), _rounded(o.wins), _rounded(o.cost), o.grade.value]
            for o in decision.options
        ],
        "measure": decision.measure.value,
        "worlds": decision.worlds,
        "matters": decision.matters,
    }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def _why(why: Explanation) -> list[Any]:
    c, suit = why.card, why.suit
    return [why.reason.value, c.code if c else None, suit.value if suit else None, why.seat, why.points]


def restored(content: Mapping[str, Any] | None) -> Review | None:
    """The review that was stored; None where there is none of this version, or it makes no sense."""
    try:
        if content is None or content["version"] != VERSION:
            return None
        return Review(
            seat=int(content["seat"]),
            decisions=tuple(_read_decision(each) for each in content["decisions"]),
            curve=tuple(None if value is None else int(value) for value in content["curve"]),
            known=tuple((int(step), float(points)) for step, points in content["known"]),
            total=int(content["total"]),
        )
    except (KeyError, TypeError, ValueError, IndexError):
        return None


def _read_decision(each: Mapping[str, Any]) -> Decision:
    reason, c, suit, seat, points = each["why"]
    why = Explanation(ChoiceReason(reason), card(c) if c else None, Suit(suit) if suit else None, seat, points)
    return Decision(
        step=int(each["step"]),
        action=_action(each["action"]),
        laid=tuple(Laid(_action(action), points, game) for action, points, game in each["laid"]),
        expert=_action(each["expert"]),
        why=why,
        options=tuple(
            Option(_action(action), points, wins, cost, Grade(grade))
            for action, points, wins, cost, grade in each["options"]
        ),
        measure=Measure(each["measure"]),
        worlds=int(each["worlds"]),
        matters=float(each["matters"]),
    )


def _action(text: str) -> Action:
    return parse_move(f"0 {text}").action
