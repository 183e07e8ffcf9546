"""Who sits where, and what the plates say of them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.ui.table.paper import PlateText
from sueca_desktop.ui.table.placing import taken
from sueca_desktop.ui.text import computer, seats
from sueca_desktop.ui.text import table as words
from sueca_desktop.ui.text.language import said


class Company(Struct, frozen=True):
    """The players. ``names`` and ``levels`` by seat, fewer than there are seats allowed; level None: a person.
    ``points``: whether plates show the card points taken. ``practice``: the deal is marked as practice.
    """

    names: tuple[str, ...] = ()
    levels: tuple[Level | None, ...] = ()
    points: bool = False
    practice: bool = False

    def name(self, seat: int) -> str:
        if seat < len(self.names):
            return seats.shown(self.names[seat])
        return words.you() if seat == 0 else f"{seat + 1}"

    def within(self, seat: int) -> str:
        """The name inside a sentence."""
        return computer.within(self.names[seat]) if seat < len(self.names) else self.name(seat)

    def level(self, seat: int) -> str:
        level = self.levels[seat] if seat < len(self.levels) else None
        return words.level(level) if level else ""


def company_of(settings: GameSettings, now: Company, *, practice: bool) -> Company:
    """The company of a game, whose deal may be ``practice``; how it is shown stays as in ``now``."""
    others = (settings.level,) * (len(settings.players) - 1)
    levels = (settings.level if settings.watch else None, *others)
    return replace(now, names=settings.players, levels=levels, practice=practice)


class Attention(Struct, frozen=True):
    """Whose turn the table shows, if anybody's, and who is known to be thinking."""

    seat: int | None = None
    thinking: int | None = None
    user: bool = False


def plate_text(company: Company, observation: Observation, seat: int, attention: Attention) -> PlateText:
    """What the plate of ``seat`` says."""
    deal = observation.deal
    active = attention.seat == seat
    return PlateText(
        name=company.name(seat),
        status=words.status(_status(observation, seat, attention)) if active else company.level(seat),
        tricks=taken(observation)[seat],
        points=words.points(deal.taken_points()[seat]) if company.points else "",
        active=active,
        dealer=deal.dealer == seat,
    )


def waiting_text(company: Company, seat: int, dealer: int) -> PlateText:
    """What the plate of ``seat`` says before ``dealer`` has dealt."""
    return PlateText(name=company.name(seat), status=company.level(seat), dealer=seat == dealer)


def _status(observation: Observation, seat: int, attention: Attention) -> words.Status:
    if attention.user and seat == attention.seat:
        return words.Status.YOUR_TURN
    if attention.thinking == seat:
        return words.Status.THINKING
    return words.Status.TO_PLAY if observation.deal.phase is PhaseName.TRICKS else words.Status.TO_SPEAK


def trump_text(deal: PublicDeal) -> str:
    """The trump suit by name; that there is none, or none yet."""
    if deal.trump is not None:
        return words.suit_name(deal.trump)
    named = deal.over or deal.phase is PhaseName.TRICKS
    return words.no_trump() if named else words.trump_open()


def spoken(company: Company, observation: Observation, attention: Attention) -> str:
    """The table in words, for readers: trump, the trick as it lies, tricks taken, whose turn it is."""
    deal = observation.deal
    parts = [words.practice()] if company.practice else []
    parts.append(said(words.trump_title(), trump_text(deal)))
    if deal.trick is not None:
        parts += [words.played(company.name(seat), c) for seat, c in deal.trick.plays(deal.spec.seats)]
    for seat, count in enumerate(taken(observation)):
        dealt = f", {words.dealer()}" if deal.dealer == seat else ""
        parts.append(said(company.name(seat), f"{words.tricks_taken(count)}{dealt}"))
    if attention.seat is not None:
        parts.append(said(company.name(attention.seat), words.status(_status(observation, attention.seat, attention))))
    return ". ".join(parts)
