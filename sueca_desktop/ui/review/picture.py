"""A moment of a deal as a picture of the table: felt, hands, what lies in the middle, what was done next."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from sueca_desktop.app.review.moments import Moment
from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.whereabouts import known_holders, stock_card
from sueca_desktop.ui import small_card
from sueca_desktop.ui.prompts.look import card_pixmap
from sueca_desktop.ui.review.placing import Spot, card_height, free_corner, spots, trick_poses
from sueca_desktop.ui.scale import px, scale
from sueca_desktop.ui.style import plain_font
from sueca_desktop.ui.table.geometry import ASPECT
from sueca_desktop.ui.text import prompts as prompt_words
from sueca_desktop.ui.text import reasons, seats, sheet
from sueca_desktop.ui.text import review as words
from sueca_desktop.ui.text import table as table_words
from sueca_desktop.ui.theme import RADIUS, TYPE, Theme

_BESIDE = 0.15
"""Of the width, where the cards face up beside the stock begin."""
_MIDDLE = 0.45
"""Of the width, what the hands at the sides leave between them."""
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class Shown(Struct, frozen=True):
    """What the picture shows. ``open``: the seats whose cards are seen; ``best``: a card to be marked as the better
    one; ``next``: whether the card played next is marked.
    """

    moment: Moment
    players: tuple[str, ...]
    open: frozenset[int]
    best: Card | None = None
    next: bool = True


class TablePicture(QWidget):
    """Paints; what is to be seen is told to readers too. ``picked`` carries the card at the bottom that is clicked."""

    picked = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: Shown | None = None
        self._own: list[tuple[QRectF, Card]] = []
        self.setAccessibleName(words.say(words.Say.TABLE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_moment(self, shown: Shown) -> None:
        self._shown = shown
        spoken = words.table_spoken(shown.moment, shown.players, sorted(shown.open))
        self.setAccessibleDescription(spoken)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(560), px(340))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(210))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = [c for place, c in self._own if place.contains(event.position())]
        if found and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(found[-1])

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        felt = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        self._paint_felt(painter, felt)
        if self._shown is not None:
            self._paint_beside(painter, felt, self._shown)
            self._paint_middle(painter, felt, self._shown)
            height = card_height(felt, len(self._shown.moment.hands), scale())
            places = spots(felt, len(self._shown.moment.hands), height, scale())
            most = self._shown.moment.deal.spec.hand_size  # so that the plate stays where it is as the hands shrink
            taken = [part for spot in places for part in (spot.extent(most, height), spot.plate)]
            self._paint_badge(painter, felt, self._shown, taken)
            for spot in places:
                self._paint_hand(painter, spot, height, self._shown)
                self._paint_plate(painter, spot, self._shown)
        painter.end()

    def _paint_felt(self, painter: QPainter, felt: QRectF) -> None:
        cloth = QRadialGradient(felt.center(), felt.width() * 0.6)
        cloth.setColorAt(0, QColor(self._theme.felt).lighter(110))
        cloth.setColorAt(1, QColor(self._theme.felt_dark))
        painter.setBrush(cloth)
        painter.setPen(QPen(QColor(self._theme.gold), 2))
        painter.drawRoundedRect(felt, 1.5 * RADIUS, 1.5 * RADIUS)

    def _paint_hand(self, painter: QPainter, spot: Spot, height: float, shown: Shown) -> None:
        moment, seat = shown.moment, spot.seat
        hand = sorted_cards(moment, seat)
        known = {c for c, owner in known_holders(moment.deal).items() if owner == seat}
        doing = moment.next.action if moment.next is not None and moment.next.seat == seat else None
        played = doing.card if isinstance(doing, Play) and shown.next else None
        self._own = [] if seat == 0 else self._own
        for i, c in enumerate(hand):
            at = spot.place(i, len(hand), height)
            if seat not in shown.open and c not in known:
                self._paint_back(painter, at, height)
                continue
            lifted = c is played or c is shown.best
            frame = self._theme.gold if c is played else "#1f6a48"
            face = small_card.Face(c, height, lifted, frame, self._theme.card_suits)
            rise = height * spot.lift if lifted else 0.0
            small_card.draw(painter, at - QPointF(0, rise), face)
            if seat == 0:
                self._own.append((QRectF(at - QPointF(0, rise), face.size), c))
            if c is shown.best and c is not played:
                self._paint_star(painter, at - QPointF(0, rise), face)

    def _paint_star(self, painter: QPainter, at: QPointF, face: small_card.Face) -> None:
        """A tick over the better card: its frame's colour alone would not do."""
        size = face.height * 0.36
        disc = QRectF(at.x() + face.size.width() - size * 0.75, at.y() - size * 0.25, size, size)
        painter.setPen(QPen(QColor("#fffdf8"), size * 0.1))
        painter.setBrush(QColor("#1f6a48"))
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor("#fffdf8"), size * 0.14, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        tick = ((0.28, 0.52), (0.44, 0.68), (0.72, 0.34))
        painter.drawPolyline([QPointF(disc.x() + x * size, disc.y() + y * size) for x, y in tick])

    def _paint_back(self, painter: QPainter, at: QPointF, height: float) -> None:
        width = height * small_card.WIDTH / small_card.HEIGHT
        ratio = self.devicePixelRatioF()
        back = card_pixmap(None, height / ASPECT, ratio, self._theme)
        painter.drawPixmap(QRectF(at.x(), at.y(), width, height), back, QRectF(back.rect()))

    def _paint_plate(self, painter: QPainter, spot: Spot, shown: Shown) -> None:
        """The name, a mark for the dealer, the points taken; framed in gold where it is the seat's turn."""
        moment, theme = shown.moment, self._theme
        turn = moment.next is not None and moment.next.seat == spot.seat
        painter.setPen(QPen(QColor(theme.gold if turn else theme.line), 2 if turn else 1))
        painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(spot.plate, RADIUS * 0.75, RADIUS * 0.75)
        painter.setFont(plain_font(TYPE.small * scale()))
        metrics = QFontMetricsF(painter.font())
        inside = spot.plate.adjusted(6, 0, -6, 0)
        right = self._said(moment, spot.seat, shown.players)
        painter.setPen(QColor(theme.ink_soft))
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, right)
        left = inside.adjusted(0, 0, -metrics.horizontalAdvance(right) - 6, 0)
        name = seats.shown(shown.players[spot.seat])
        name = f"{name} •" if moment.deal.dealer == spot.seat else name
        painter.setPen(QColor(theme.ink))
        told = metrics.elidedText(name, Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, told)

    def _said(self, moment: Moment, seat: int, players: Sequence[str]) -> str:
        """The points taken; before the tricks what was said last."""
        deal = moment.deal
        if deal.trick is not None or deal.tricks:
            return table_words.points(deal.taken_points()[seat])
        own = [move.action for move in deal.moves if move.seat == seat]
        return reasons.action(own[-1], deal.phase, players) if own else ""

    def _paint_middle(self, painter: QPainter, felt: QRectF, shown: Shown) -> None:
        """The trick, its winner's card framed once it is full."""
        moment, trick = shown.moment, shown.moment.trick
        count = len(moment.hands)
        if trick is None or not trick.cards:
            self._paint_next(painter, felt, shown)
            return
        poses = trick_poses(felt, count, scale())
        full = len(trick.cards) == count
        for seat, c in trick.plays(count):
            pose = poses[seat]
            picture = card_pixmap(c, pose.width, self.devicePixelRatioF(), self._theme)
            painter.save()
            painter.translate(pose.x, pose.y)
            painter.rotate(pose.angle)
            place = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 46))
            painter.drawRoundedRect(place.translated(0.4, 1.6).adjusted(-1, -1, 1, 1), 5, 5)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            if full and moment.deal.winner_of(trick) == seat:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self._theme.gold), 3))
                painter.drawRoundedRect(place, pose.width * 0.07, pose.width * 0.07)
            painter.restore()

    def _paint_beside(self, painter: QPainter, felt: QRectF, shown: Shown) -> None:
        """The cards face up that belong to nobody."""
        deal = shown.moment.deal
        height = card_height(felt, len(shown.moment.hands), scale())
        x = felt.left() + felt.width() * _BESIDE
        for c in (stock_card(deal), deal.exposed):
            if c is not None:
                face = small_card.Face(c, height, colours=self._theme.card_suits)
                small_card.draw(painter, QPointF(x, felt.center().y() - height / 2), face)
                x += face.size.width() * 1.2

    def _paint_next(self, painter: QPainter, felt: QRectF, shown: Shown) -> None:
        """Before the tricks: what is said next, where a card would lie."""
        moment = shown.moment
        if moment.next is None or isinstance(moment.next.action, Play) or not shown.next:
            return
        text = words.next_does(moment, shown.players)
        painter.setFont(plain_font(TYPE.body * scale()))
        room = felt.width() * _MIDDLE - 24
        bounds = painter.fontMetrics().boundingRect(
            0, 0, round(room), 400, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), text
        )
        plate = QRectF(0, 0, bounds.width() + 24, bounds.height() + 14)
        plate.moveCenter(felt.center())
        painter.setPen(QPen(QColor(self._theme.gold), 1.5))
        painter.setBrush(QColor(self._theme.paper))
        painter.drawRoundedRect(plate, RADIUS, RADIUS)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), text)

    def _paint_badge(self, painter: QPainter, felt: QRectF, shown: Shown, taken: Sequence[QRectF]) -> None:
        """Trump and contract, in a corner that is not ``taken``."""
        lines = badge_lines(shown.moment, shown.players)
        if not lines:
            return
        painter.setFont(plain_font(TYPE.small * scale()))
        metrics = QFontMetricsF(painter.font())
        width = max(map(metrics.horizontalAdvance, lines)) + 14
        plate = free_corner(felt, QSizeF(width, metrics.height() * len(lines) + 8), taken)
        painter.setPen(QPen(QColor(self._theme.gold), 1))
        painter.setBrush(QColor(self._theme.paper))
        painter.drawRoundedRect(plate, RADIUS * 0.75, RADIUS * 0.75)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))


def badge_lines(moment: Moment, players: Sequence[str]) -> list[str]:
    """What is trump, and who has bid what; nothing while that is open."""
    lines = [words.trump(moment)] if moment.deal.trump is not None else []
    contract = contract_of(moment.deal)
    if contract is not None:
        name = seats.shown(players[contract.bidder], 12)
        bid = sheet.bid(contract)
        lines.append(prompt_words.say(prompt_words.Say.BID_OF).format(name=name, bid=bid) if bid else name)
        if contract.called is not None:
            lines.append(table_words.card_name(contract.called))
    return lines


def sorted_cards(moment: Moment, seat: int) -> list[Card]:
    """A hand suit by suit, colours alternating, the strongest first."""
    strength, trump = moment.deal.spec.deck.strength, moment.deal.trump
    return sorted(moment.hands[seat], key=lambda c: (_SUITS.index(c.suit), -strength(c, trump)))
