"""What is told in the guided deal."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.lesson import Lesson
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP
from sueca_desktop.ui.text.seats import shown


class Say(Enum):
    """A label; :func:`say` gives it in the language of the moment."""

    NEXT = QT_TRANSLATE_NOOP("Lesson", "&Go on")
    LEAVE = QT_TRANSLATE_NOOP("Lesson", "&Leave the guided deal")
    OTHER = QT_TRANSLATE_NOOP("Lesson", "The rules allow that card, but this time play the one with the golden frame.")
    WON = QT_TRANSLATE_NOOP("Lesson", "You and {partner}: {own}, {right} and {left}: {others}. The deal is yours!")
    LOST = QT_TRANSLATE_NOOP("Lesson", "You and {partner}: {own}, {right} and {left}: {others}. Not this time.")


_TOLD = {
    Lesson.WELCOME: (
        QT_TRANSLATE_NOOP("Lesson", "Welcome"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "You play with {partner}, opposite you, against {right} and {left}. There are 120 points in the cards; "
            "whoever has more than 60 wins.",
        ),
    ),
    Lesson.POINTS: (
        QT_TRANSLATE_NOOP("Lesson", "Points"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "The ace counts 11, the seven 10, the king 4, the jack 3, the queen 2, the rest nothing. They beat each "
            "other in that order too: only the ace is above the seven.",
        ),
    ),
    Lesson.TRUMP: (
        QT_TRANSLATE_NOOP("Lesson", "Trump"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "{right} has dealt and turned up the five of hearts: hearts are trump. A trump beats every card of another "
            "suit. {partner} leads to the first trick; play goes round to the right.",
        ),
    ),
    Lesson.FOLLOW: (
        QT_TRANSLATE_NOOP("Lesson", "Follow suit"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Spades were led, and you hold some: you must play one, so your other cards are dim. {partner}’s ace "
            "should win. Give it points: play the seven.",
        ),
    ),
    Lesson.RUFFED: (
        QT_TRANSLATE_NOOP("Lesson", "Trumped!"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "{right} has no spades, and so could play a trump: the seven of hearts takes all 31 points. Even an ace is "
            "not always safe.",
        ),
    ),
    Lesson.VOID: (
        QT_TRANSLATE_NOOP("Lesson", "Your turn to trump"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "You have no clubs: you may play whatever you like. There are 21 points on the table. Your lowest trump, "
            "the two of hearts, is enough.",
        ),
    ),
    Lesson.LEAD: (
        QT_TRANSLATE_NOOP("Lesson", "You lead"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Who takes a trick leads to the next. Nobody has played diamonds yet, so all should have to follow: play "
            "your ace.",
        ),
    ),
    Lesson.PARTNER: (
        QT_TRANSLATE_NOOP("Lesson", "Watch your partner"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Nobody gives a seven to no purpose: it was {partner}’s last diamond. Lead the two of diamonds, and "
            "{partner} can trump it.",
        ),
    ),
    Lesson.FEED: (
        QT_TRANSLATE_NOOP("Lesson", "Give points"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "Ace and seven of clubs are gone: {partner}’s king is the highest. Do not trump what is your partner’s. "
            "Give it points: the king of diamonds.",
        ),
    ),
    Lesson.ALONE: (
        QT_TRANSLATE_NOOP("Lesson", "Now you"),
        QT_TRANSLATE_NOOP(
            "Lesson", "You and {partner} have 59 points. Two more, and the deal is yours. Play on as you like."
        ),
    ),
    Lesson.OVER: (
        QT_TRANSLATE_NOOP("Lesson", "The deal is over"),
        QT_TRANSLATE_NOOP(
            "Lesson",
            "{score} More than 60 points are worth 1, more than 90 are 2, all of them 4; who has 4 has the bandeira.",
        ),
    ),
}
"""Titles and sentences."""


def say(of: Say) -> str:
    return QCoreApplication.translate("Lesson", of.value)


def title(of: Lesson) -> str:
    return QCoreApplication.translate("Lesson", _TOLD[of][0])


def told(of: Lesson, players: tuple[str, ...], points: tuple[int, int] = (0, 0)) -> str:
    """The sentences; ``points``: of both sides, where the deal is over."""
    names = dict(zip(("right", "partner", "left"), map(shown, players[1:]), strict=True))
    score = say(Say.WON if points[0] > points[1] else Say.LOST).format(own=points[0], others=points[1], **names)
    return QCoreApplication.translate("Lesson", _TOLD[of][1]).format(score=score, **names)
