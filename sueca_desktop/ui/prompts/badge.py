"""The contract, always in view: who plays what, with which called card; the partner once everybody has seen him."""

from __future__ import annotations

from itertools import product

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.auction import auction_status
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.melds import BELLA, announcements, best_sequence, sequence_points
from sueca_desktop.rules.view import Observation, PublicDeal
from sueca_desktop.ui.prompts.fitting import scales_for
from sueca_desktop.ui.prompts.look import draw_row, suit_colour
from sueca_desktop.ui.prompts.sayings import bid_words
from sueca_desktop.ui.table.last_trick import PAPER
from sueca_desktop.ui.table.paper import Ink, line, on_paper
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.table.suits import suit_path
from sueca_desktop.ui.text import cards
from sueca_desktop.ui.text.language import said
from sueca_desktop.ui.text.prompts import Say, say, suit_name
from sueca_desktop.ui.text.tips import tip

SIGN, EDGES = 2.2, 1.7
"""Width of the trump sign with its gap, and of both margins, in text sizes."""
SCALES = (1.3, 1.2, 1.1, 1.0, 0.92)
"""Text over the table's own: the first that fits is taken."""
STRONG, PLAIN, TITLE = 1.15, 0.95, 0.85
CARD = 2.7
"""Height of the called card, in text sizes."""


class BadgeText(Struct, frozen=True):
    """What the badge says. ``lines``: under the called card. ``spoken``: all of it in words. ``names``: what
    may be cut of it.
    """

    title: str
    strong: str
    suit: Suit | None = None
    called: Card | None = None
    lines: tuple[str, ...] = ()
    spoken: str = ""
    names: tuple[str, ...] = ()


def badge_text(observation: Observation, company: Company) -> BadgeText | None:
    """The highest bid while the auction lasts, then the contract; None where there is neither."""
    deal = observation.deal
    contract = contract_of(deal)
    if contract is None:
        return _bidding(deal, company)
    name = company.name(contract.bidder)
    if contract.nulls or contract.bid is not None:
        return _bid(observation, contract, company, name)
    lines = (*_sequence(deal, company), *_bella(deal, company))
    return _spoken(BadgeText(say(Say.MAKER), name, deal.trump, lines=lines), company)


def _bid(observation: Observation, contract: Contract, company: Company, name: str) -> BadgeText:
    bid = say(Say.NULLS_PLAIN) if contract.nulls else str(contract.bid)
    strong = say(Say.BID_OF).format(name=name, bid=bid)
    lines = (say(Say.ALONE),) if contract.nulls else _partner(observation, contract, company)
    return _spoken(BadgeText(say(Say.CONTRACT), strong, observation.deal.trump, contract.called, lines), company)


def _partner(observation: Observation, contract: Contract, company: Company) -> tuple[str, ...]:
    """Nothing but what everybody saw, and what the seat itself holds."""
    if contract.called is None:
        return ()
    if contract.partner is not None:
        return (say(Say.PARTNER).format(name=company.within(contract.partner)),)
    if contract.called in observation.hand:
        return (say(Say.HOLDER),)
    return (say(Say.PARTNER_UNKNOWN),)


def _bidding(deal: PublicDeal, company: Company) -> BadgeText | None:
    if deal.spec.auction is None:
        return None
    status = auction_status(deal.spec.auction, deal.spec.seats, deal.dealer, deal.moves)
    if status.high is None or status.bidder is None:
        return None
    strong = say(Say.BID_OF).format(name=company.name(status.bidder), bid=bid_words(status.high))
    return _spoken(BadgeText(say(Say.HIGH_BID), strong), company)


def _sequence(deal: PublicDeal, company: Company) -> tuple[str, ...]:
    """The sequence that scores."""
    announced = announcements(deal.spec.seats, deal.dealer, deal.moves).sequences
    elder = (deal.dealer + 1) % deal.spec.seats
    best = best_sequence(announced, deal.trump, elder) if deal.trump else None
    if best is None:
        return ()
    return (say(Say.BEST_SEQUENCE).format(name=company.within(best[0]), points=sequence_points(best[1])),)


def _bella(deal: PublicDeal, company: Company) -> tuple[str, ...]:
    seats = [move.seat for move in deal.moves if isinstance(move.action, Play) and move.action.bella]
    return tuple(say(Say.BELLA_OF).format(name=company.within(seat), points=BELLA) for seat in seats)


def _spoken(text: BadgeText, company: Company) -> BadgeText:
    """With all of it in words; what is short on paper is said in full."""
    full = {Say.HOLDER: Say.HOLDER_SPOKEN, Say.PARTNER_UNKNOWN: Say.PARTNER_UNKNOWN_SPOKEN}
    longer = {say(short): say(long) for short, long in full.items()}
    parts = [said(text.title, text.strong)]
    parts += [say(Say.TRUMP_IS).format(suit=suit_name(text.suit))] if text.suit else []
    parts += [say(Say.CALLED_SPOKEN).format(card=cards.card(text.called))] if text.called else []
    spoken = ". ".join([*parts, *(longer.get(words, words) for words in text.lines)])
    return replace(text, spoken=spoken, names=tuple(map(company.name, range(len(company.names)))))


class ContractBadge(QWidget):
    """On paper at the top of the table. A press on it is one on the table."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setProperty(PAPER, True)
        self.hide()
        self.text: BadgeText | None = None
        self._ink: Ink | None = None
        self._beside = False

    def show_text(self, text: BadgeText | None, ink: Ink, most: QRectF, larger: float = 1.0) -> None:
        """``most``: the room there is, whose upper edge it keeps; None: nothing to show. ``larger``: how much larger
        than usual the text of ``ink`` is.
        """
        self.text = text
        self.setVisible(text is not None)
        if text is None:
            return
        ink, self._beside = _fitting(text, ink, most, scales_for(larger, SCALES))
        self._ink = ink
        size = QSizeF(most.width(), min(most.height(), _size(text, ink, beside=self._beside).height()))
        box = QRectF(most.topLeft(), size)
        self._inside = QRectF(QPointF(ink.margin, ink.margin), size)
        self.setGeometry(box.adjusted(-ink.margin, -ink.margin, ink.margin, ink.margin).toAlignedRect())
        if text.spoken != self.accessibleName():
            self.setAccessibleName(text.spoken)
            self.setToolTip(tip(text.spoken))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        text, ink = self.text, self._ink
        if text is None or ink is None:
            return
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, on_paper(ink, self._inside.size(), lambda p, rect: _paint(p, rect, ink, text, self._beside))
        )
        painter.end()


def _calls(ink: Ink) -> float:
    """Width of the called card with the word before it, in pixels."""
    return QFontMetricsF(ink.font(PLAIN)).horizontalAdvance(say(Say.CALLS)) + ink.size * (0.5 + CARD * 0.74)


def _size(text: BadgeText, ink: Ink, *, beside: bool) -> QSizeF:
    """What it takes so that nothing is cut. ``beside``: the called card stands beside the bid, else under it."""
    title = QFontMetricsF(ink.font(TITLE)).horizontalAdvance(text.title)
    strong = max(title, QFontMetricsF(ink.font(STRONG, bold=True)).horizontalAdvance(text.strong))
    strong += SIGN * ink.size if text.suit else 0
    plain = QFontMetricsF(ink.font(PLAIN))
    called = _calls(ink) if text.called else 0.0
    lines = max([0.0, *(plain.horizontalAdvance(words) for words in text.lines)])
    height = 3.35 + 1.35 * len(text.lines) + (0.2 if text.lines else 0)
    if text.called and not beside:
        return QSizeF(max(strong, lines, called) + EDGES * ink.size, (height + CARD + 0.3) * ink.size)
    return QSizeF(max(strong + (called + ink.size if called else 0), lines) + EDGES * ink.size, height * ink.size)


def _fitting(text: BadgeText, ink: Ink, most: QRectF, scales: tuple[float, ...]) -> tuple[Ink, bool]:
    """The largest text with which it fits, and whether the called card then stands beside the bid."""
    for scale, beside in product(scales, (True, False)):
        larger = replace(ink, size=ink.size * scale)
        size = _size(text, larger, beside=beside)
        if size.width() <= most.width() and size.height() <= most.height():
            return larger, beside
    return replace(ink, size=ink.size * scales[-1]), False


def _paint(painter: QPainter, rect: QRectF, ink: Ink, text: BadgeText, beside: bool) -> None:
    f, theme = ink.size, ink.theme
    inside = rect.adjusted(0.8 * f, 0.4 * f, -0.6 * f, -0.4 * f)
    top, right = inside.top(), inside.right()
    if text.suit is not None:
        sign = QRectF(right - 1.9 * f, top + 0.3 * f, 1.9 * f, 1.9 * f)
        painter.fillPath(suit_path(text.suit, sign), suit_colour(text.suit, theme))
        inside.setRight(sign.left() - 0.3 * f)
    if text.called is not None and beside:
        inside.setRight(inside.right() - _calls(ink) - 0.7 * f)
        _paint_called(painter, QPointF(inside.right() + 0.5 * f, top - 0.1 * f), ink, text.called)
    line(painter, _band(inside, top, 1.05 * f), text.title, ink.font(TITLE), QColor(theme.ink_soft))
    strong = ink.font(STRONG, bold=True)
    line(painter, _band(inside, top + 1.05 * f, 1.5 * f), text.strong, strong, QColor(theme.ink), names=text.names)
    inside.setRight(right)
    top += 2.75 * f
    if text.called is not None and not beside:
        _paint_called(painter, QPointF(inside.left(), top), ink, text.called)
        top += (CARD + 0.3) * f
    for words in text.lines:
        line(painter, _band(inside, top, 1.3 * f), words, ink.font(PLAIN), QColor(theme.ink), names=text.names)
        top += 1.35 * f


def _paint_called(painter: QPainter, at: QPointF, ink: Ink, called: Card) -> None:
    """The word and the card, their upper left corner at ``at``."""
    word = QRectF(at.x(), at.y(), _calls(ink), CARD * ink.size)
    line(painter, word, say(Say.CALLS), ink.font(PLAIN), QColor(ink.theme.ink))
    indent = _calls(ink) - ink.size * CARD * 0.74
    draw_row(painter, at + QPointF(indent, 0), (called,), CARD * ink.size, ink)


def _band(inside: QRectF, top: float, height: float) -> QRectF:
    return QRectF(inside.left(), top, inside.width(), height)
