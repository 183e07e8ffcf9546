"""The words of the review of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.ai.options import Grade, Measure
from sueca_desktop.app.review.decisions import Cost, Decision, Review
from sueca_desktop.app.review.moments import Moment
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.ui.text import cards, reasons, seats, table
from sueca_desktop.ui.text.language import decimal, number, signed
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment. ``&`` marks the access key."""

    REVIEW = QT_TRANSLATE_NOOP("Review", "Review")
    OPEN_HANDS = QT_TRANSLATE_NOOP("Review", "All hands &open")
    BACK = QT_TRANSLATE_NOOP("Review", "&Back")
    LEARN = QT_TRANSLATE_NOOP("Review", "&Learn from your mistakes")
    STOP = QT_TRANSLATE_NOOP("Review", "S&top")
    GO_ON = QT_TRANSLATE_NOOP("Review", "Look &closely")
    ANALYSING = QT_TRANSLATE_NOOP("Review", "The deal is being looked at…")
    STOPPED = QT_TRANSLATE_NOOP("Review", "Not looked at closely yet.")
    FAILED = QT_TRANSLATE_NOOP("Review", "This deal could not be looked at.")
    NOTHING = QT_TRANSLATE_NOOP("Review", "You had no choice to make in this deal.")
    NO_MISTAKE = QT_TRANSLATE_NOOP("Review", "No mistake by what you could know.")
    FIRST = QT_TRANSLATE_NOOP("Review", "To the beginning")
    PREVIOUS = QT_TRANSLATE_NOOP("Review", "One step back")
    NEXT = QT_TRANSLATE_NOOP("Review", "One step on")
    LAST = QT_TRANSLATE_NOOP("Review", "To the end")
    SLIDER = QT_TRANSLATE_NOOP("Review", "Moment of the deal")
    OF_STEPS = QT_TRANSLATE_NOOP("Review", "{step} of {steps}")
    TABLE = QT_TRANSLATE_NOOP("Review", "The table")
    DECISIONS = QT_TRANSLATE_NOOP("Review", "Your decisions")
    CURVE = QT_TRANSLATE_NOOP("Review", "What your side comes to")
    AS_LAID = QT_TRANSLATE_NOOP("Review", "As the cards lay")
    KNOWN = QT_TRANSLATE_NOOP("Review", "By what you could know")
    UNSOLVED = QT_TRANSLATE_NOOP("Review", "not solved: too many cards")
    UNWEIGHED = QT_TRANSLATE_NOOP("Review", "not measured")
    NOTHING_LOST = QT_TRANSLATE_NOOP("Review", "nothing lost")
    CARD_POINTS = QT_TRANSLATE_NOOP("Review", "card points: −{points}")
    GAME_POINTS = QT_TRANSLATE_NOOP("Review", "game points: −{points}")
    NET_POINTS = QT_TRANSLATE_NOOP("Review", "points: −{points}")
    CHANCE = QT_TRANSLATE_NOOP("Review", "chance to win: −{points}%")
    BEST_LAID = QT_TRANSLATE_NOOP("Review", "Best as the cards lay: {actions}")
    EXPERT = QT_TRANSLATE_NOOP("Review", "The expert: {action}")
    YOU_DID = QT_TRANSLATE_NOOP("Review", "You: {action}")
    ROW_SPOKEN = QT_TRANSLATE_NOOP("Review", "{action}. {known}: {known_grade}. {laid}: {laid_grade}.")
    NO_GRADE = QT_TRANSLATE_NOOP("Review", "no grade")
    CURVE_POINTS = QT_TRANSLATE_NOOP("Review", "After {step}: {points} card points as the cards lay")
    CURVE_NULLS_YES = QT_TRANSLATE_NOOP("Review", "After {step}: your side has its way as the cards lay")
    CURVE_NULLS_NO = QT_TRANSLATE_NOOP("Review", "After {step}: your side fails as the cards lay")
    CURVE_UNKNOWN = QT_TRANSLATE_NOOP("Review", "After {step}: not solved")
    CURVE_NONE = QT_TRANSLATE_NOOP("Review", "No card has been played")
    CURVE_WAITS = QT_TRANSLATE_NOOP("Review", "The curve comes with the analysis")
    TURNED = QT_TRANSLATE_NOOP("Review", "{name}, {action}: {change}")
    HELD = QT_TRANSLATE_NOOP("Review", "{name}: {cards}")
    HIDDEN = QT_TRANSLATE_NOOP("Review", "{name}: hidden cards, {count}")
    LIES = QT_TRANSLATE_NOOP("Review", "On the table: {cards}")
    TRUMP = QT_TRANSLATE_NOOP("Review", "Trump: {suit}")
    NO_TRUMP = QT_TRANSLATE_NOOP("Review", "No trump")
    NEXT_DOES = QT_TRANSLATE_NOOP("Review", "Next, {name}: {action}")
    DEAL_ENDS = QT_TRANSLATE_NOOP("Review", "The deal is over")
    # learning
    LEARN_TITLE = QT_TRANSLATE_NOOP("Review", "Learn from your mistakes")
    FIND = QT_TRANSLATE_NOOP("Review", "You chose this: {action}. Find something better.")
    FOUND = QT_TRANSLATE_NOOP("Review", "Well found: {action}")
    FINE_TOO = QT_TRANSLATE_NOOP("Review", "Better, but there is more to be had: {action}")
    NOT_YET = QT_TRANSLATE_NOOP("Review", "Not that: {action}. Try again.")
    SAME = QT_TRANSLATE_NOOP("Review", "That is what you did: {action}. Try something else.")
    SHOW = QT_TRANSLATE_NOOP("Review", "Show the &answer")
    ANSWER = QT_TRANSLATE_NOOP("Review", "The answer: {action}")
    NEXT_MISTAKE = QT_TRANSLATE_NOOP("Review", "&Next mistake")
    TO_REVIEW = QT_TRANSLATE_NOOP("Review", "&Back to the review")
    CHOICES = QT_TRANSLATE_NOOP("Review", "What could be done")


def say(of: Say) -> str:
    """The text in the language of the moment, what it names in braces still open."""
    return QCoreApplication.translate("Review", of.value)


def mistakes(count: int) -> str:
    """How many there were by what could be known."""
    return QCoreApplication.translate("Review", "%n mistake(s) by what you could know", "", count)


def headline(review: Review) -> str:
    """How well the seat decided, in a few words."""
    if not review.decisions:
        return say(Say.NOTHING)
    return mistakes(len(review.mistakes)) if review.mistakes else say(Say.NO_MISTAKE)


def grade(of: Grade | None) -> str:
    return say(Say.NO_GRADE) if of is None else reasons.grade(of)


def of_steps(step: int, steps: int) -> str:
    return say(Say.OF_STEPS).format(step=number(step), steps=number(steps))


# ---- costs


def laid_cost(decision: Decision) -> str:
    """What a decision gave away as the cards lay."""
    cost = decision.laid_cost
    if cost is None:
        return say(Say.UNSOLVED)
    told = [] if not cost.points else [say(Say.CARD_POINTS).format(points=decimal(cost.points))]
    if cost.game:
        told.append(say(Say.GAME_POINTS).format(points=decimal(cost.game)))
    return _listed(told)


def known_cost(decision: Decision) -> str:
    """What it gave away by what could be known."""
    option, cost = decision.option(decision.action), decision.known_cost
    if option is None or cost is None:
        return say(Say.UNWEIGHED)
    if decision.known_grade is Grade.BEST:  # what is left between the two is chance
        return say(Say.NOTHING_LOST)
    told = _known_points(decision, cost, option.cost)
    if cost.game is not None and round(100 * cost.game) > 0:
        told.append(say(Say.CHANCE).format(points=number(round(100 * cost.game))))
    return _listed(told)


def _known_points(decision: Decision, cost: Cost, measured: float | None) -> list[str]:
    words = {Measure.GAME_POINTS: Say.GAME_POINTS, Measure.NET_POINTS: Say.NET_POINTS}
    found, word = (measured, words[decision.measure]) if decision.measure in words else (cost.points, Say.CARD_POINTS)
    return [say(word).format(points=decimal(found))] if found is not None and round(found, 1) > 0 else []


def _listed(told: Sequence[str]) -> str:
    return " · ".join(told) if told else say(Say.NOTHING_LOST)


# ---- actions


def action(of: Action, moment: Moment, players: Sequence[str]) -> str:
    """What is done, capital first."""
    told = reasons.action(of, moment.deal.phase, players)
    return told[:1].upper() + told[1:]


def best_laid(decision: Decision, moment: Moment, players: Sequence[str], most: int = 3) -> str:
    """Which actions were best as the cards lay; empty where that was not solved."""
    best = [laid.action for laid in decision.best_laid]
    if not best:
        return ""
    told = [reasons.action(each, moment.deal.phase, players) for each in best[:most]]
    more = ["…"] if len(best) > most else []
    return say(Say.BEST_LAID).format(actions=", ".join([*told, *more]))


def row_spoken(decision: Decision, moment: Moment, players: Sequence[str]) -> str:
    """A decision and its grades, for readers."""
    return say(Say.ROW_SPOKEN).format(
        action=action(decision.action, moment, players),
        known=say(Say.KNOWN),
        known_grade=grade(decision.known_grade),
        laid=say(Say.AS_LAID),
        laid_grade=grade(decision.laid_grade),
    )


# ---- the curve and the table, for readers and plates


def curve_at(review: Review, step: int) -> str:
    """What the curve says after ``step`` actions."""
    value = review.curve[step]
    if value is None:
        return say(Say.CURVE_UNKNOWN).format(step=number(step))
    if review.total == 1:
        return say(Say.CURVE_NULLS_YES if value else Say.CURVE_NULLS_NO).format(step=number(step))
    return say(Say.CURVE_POINTS).format(step=number(step), points=number(value))


def turned(review: Review, moment: Moment, players: Sequence[str]) -> str:
    """Who changed what the deal comes to, and by how much."""
    before, after = review.curve[moment.step], review.curve[moment.step + 1]
    assert before is not None, "a turning point"
    assert after is not None, "a turning point"
    assert moment.next is not None, "a turning point"
    name = seats.shown(players[moment.next.seat])
    told = reasons.action(moment.next.action, moment.deal.phase, players)
    return say(Say.TURNED).format(name=name, action=told, change=signed(after - before))


def table_spoken(moment: Moment, players: Sequence[str], shown: Sequence[int]) -> str:
    """The table at a moment; ``shown``: the seats whose cards are open."""
    told = []
    for seat, hand in enumerate(moment.hands):
        name = seats.shown(players[seat])
        if seat in shown:
            told.append(say(Say.HELD).format(name=name, cards=", ".join(map(cards.card, hand))))
        else:
            told.append(say(Say.HIDDEN).format(name=name, count=number(len(hand))))
    if moment.trick is not None and moment.trick.cards:
        told.append(say(Say.LIES).format(cards=", ".join(map(cards.card, moment.trick.cards))))
    return ". ".join([trump(moment), *told, next_does(moment, players)])


def trump(moment: Moment) -> str:
    """What is trump; that there is none, or none yet."""
    deal = moment.deal
    contract = contract_of(deal)
    if deal.trump is None and contract is not None and contract.nulls:
        return say(Say.NO_TRUMP)
    return say(Say.TRUMP).format(suit=table.trump_open() if deal.trump is None else cards.suit(deal.trump))


def next_does(moment: Moment, players: Sequence[str]) -> str:
    """Who does what next."""
    if moment.next is None:
        return say(Say.DEAL_ENDS)
    name = seats.shown(players[moment.next.seat])
    return say(Say.NEXT_DOES).format(name=name, action=reasons.action(moment.next.action, moment.deal.phase, players))
