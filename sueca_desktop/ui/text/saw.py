"""The words of the page that shows what a computer seat had before it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.seeing import Shown, Sight, called, shown
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.text import cards, computer, reasons, seats
from sueca_desktop.ui.text.language import number, said
from sueca_desktop.ui.text.marking import QT_TRANSLATE_NOOP


class Say(Enum):
    """A label or sentence; :func:`say` gives it in the language of the moment."""

    OPEN = QT_TRANSLATE_NOOP("Saw", "What the computer &saw")
    TITLE = QT_TRANSLATE_NOOP("Saw", "What {name} saw")
    ONLY = QT_TRANSLATE_NOOP("Saw", "This, and nothing else, is what the decision was made from.")
    DECISION = QT_TRANSLATE_NOOP("Saw", "Decision")
    EARLIER = QT_TRANSLATE_NOOP("Saw", "The decision before")
    LATER = QT_TRANSLATE_NOOP("Saw", "The next decision")
    HAND = QT_TRANSLATE_NOOP("Saw", "Own cards")
    TABLE = QT_TRANSLATE_NOOP("Saw", "On the table")
    LEADS = QT_TRANSLATE_NOOP("Saw", "Nothing yet: it was to lead.")
    KNEW = QT_TRANSLATE_NOOP("Saw", "What all had shown")
    NOTHING = QT_TRANSLATE_NOOP("Saw", "Nobody had given away where a card lies.")
    VOID = QT_TRANSLATE_NOOP("Saw", "{name}: none left of {suits}")
    HOLDS = QT_TRANSLATE_NOOP("Saw", "{name}, for certain: {cards}")
    CALLED = QT_TRANSLATE_NOOP("Saw", "The called card, {card}, may be with: {names}")
    CALLED_OWN = QT_TRANSLATE_NOOP("Saw", "The called card is its own: {card}")
    HIDDEN = QT_TRANSLATE_NOOP("Saw", "Cards out of its sight: {count}")
    TRICK = QT_TRANSLATE_NOOP("Saw", "Trick {number}: {what}")
    DID = QT_TRANSLATE_NOOP("Saw", "{name}, {action}: {reason}.")
    WAIT = QT_TRANSLATE_NOOP("Saw", "The deal is not over: what the others see is told afterwards.")


def say(of: Say) -> str:
    return QCoreApplication.translate("Saw", of.value)


def title(sight: Sight, players: Sequence[str]) -> str:
    return say(Say.TITLE).format(name=seats.shown(players[sight.seat]))


def decision(sight: Sight, players: Sequence[str]) -> str:
    """One line: ``Trick 3: Rui: seven of hearts``."""
    deal = sight.observation.deal
    what = said(seats.shown(players[sight.seat]), reasons.action(sight.action, deal.phase, players))
    if deal.trick is None:
        return what
    return say(Say.TRICK).format(number=number(len(deal.tricks) + 1), what=what)


def did(name: str, action: str, reason: str) -> str:
    """What was done and why: ``Zé, five of hearts: it is a lead that gives little away.``"""
    return say(Say.DID).format(name=name, action=action, reason=reason)


def knew(observation: Observation, players: Sequence[str]) -> tuple[str, ...]:
    """What the seat could know of the others beside the cards played, a line each."""
    lines = [line for one in shown(observation) for line in _of_seat(one, players)]
    secret = called(observation)
    if secret is not None:
        card, holders = secret
        if holders == (observation.seat,):
            lines.append(say(Say.CALLED_OWN).format(card=cards.card(card)))
        else:
            names = ", ".join(computer.within(players[seat]) for seat in holders)
            lines.append(say(Say.CALLED).format(card=cards.card(card), names=names))
    return tuple(lines) or (say(Say.NOTHING),)


def _of_seat(one: Shown, players: Sequence[str]) -> list[str]:
    name, lines = seats.shown(players[one.seat]), []
    if one.void:
        lines.append(say(Say.VOID).format(name=name, suits=", ".join(map(cards.suit, one.void))))
    if one.holds:
        lines.append(say(Say.HOLDS).format(name=name, cards=", ".join(map(cards.card, one.holds))))
    return lines
