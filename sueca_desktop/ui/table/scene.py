"""The scene: keeps one item a card and sets every item where the Observation wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, QTimer, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene

from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.scale import text_factor
from sueca_desktop.ui.table import paper
from sueca_desktop.ui.table.art import CardArt, Picture
from sueca_desktop.ui.table.background import Background, background
from sueca_desktop.ui.table.items import CardItem, MarkColours, PaperItem, RingItem
from sueca_desktop.ui.table.layout import FAN as FAN_WIDTH
from sueca_desktop.ui.table.layout import GAP, HAND, PILE, SMALL, STOCK, TRICK, TURNED, TableLayout, arrange
from sueca_desktop.ui.table.paper import Ink, PlateText
from sueca_desktop.ui.table.placing import Z_ABOVE, Key, Placed, Role, held, placements
from sueca_desktop.ui.table.seating import Attention, Company, plate_text, trump_text, waiting_text
from sueca_desktop.ui.table.sorting import USUAL
from sueca_desktop.ui.text import table as words
from sueca_desktop.ui.theme import Theme

WIDTHS = {
    Role.HAND: HAND,
    Role.TRICK: TRICK,
    Role.FAN: FAN_WIDTH,
    Role.TURNED: TURNED,
    Role.STOCK: STOCK,
    Role.PILE: PILE,
    Role.SMALL: SMALL,
}
LIGHT_SHADE, DARK_SHADE = "#4a1f3a3a", "#60101f2a"
"""What lies over a card that cannot be played now."""
MARK_SIGN = "#16295c"
"""Dark on gold, whatever the theme."""
Z_PLATE = 3.0
SIGN = 0.92
"""Text of the sign that a deal is practice, in text sizes."""
LARGE = 3_000_000
"""Pixels of a table that is not painted anew in every step of a resize."""
NO_CARDS = (0, 0, 0, 0)


class TableScene(QObject):
    """``cards``: every card in view by key. ``layout`` follows the size and the cards held. ``order``: of one's own
    hand, from the next placing on.
    """

    cued = Signal(object)
    """Cue: something that moves is to be heard now."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = QGraphicsScene(self)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = CardArt(self)
        self.art.improved.connect(self._refresh)
        self.theme, self._size, self._ratio = theme, QSize(1280, 800), 1.0
        self.layout: TableLayout = arrange(1280, 800, NO_CARDS)
        self.order = USUAL
        self.cards: dict[Key, CardItem] = {}
        self._back = Background()
        self._later = QTimer(self, singleShot=True, interval=60)
        self._later.timeout.connect(self.paint_background)
        self.plates: list[PaperItem] = []
        self.badge = PaperItem(Z_PLATE)
        self.practice = PaperItem(Z_PLATE)
        self.bubble = PaperItem(Z_ABOVE + 30)  # above the last trick
        self.focus_ring = RingItem(0.034, 0.022)
        self.winner_ring = RingItem(0.03, 0.02)
        self.picked_ring = RingItem(0.045, 0.015)
        rings = (self.focus_ring, self.winner_ring, self.picked_ring)
        for item in (self._back, self.badge, self.practice, self.bubble, *rings):
            self.scene.addItem(item)
        self.set_theme(theme)

    @property
    def ink(self) -> Ink:
        return Ink(self.theme, self.layout.font, self._ratio)

    @property
    def ratio(self) -> float:
        return self._ratio

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.art.set_shade(DARK_SHADE if theme.dark else LIGHT_SHADE)
        self.art.set_pack(theme.edition, theme.back)
        self.focus_ring.set_colour(theme.focus)
        self.winner_ring.set_colour(theme.gold)
        self.picked_ring.set_colour(theme.gold)

    def set_size(self, size: QSize, ratio: float) -> None:
        """A new size of the widget or of its pixels; the cards move with the next :meth:`place`."""
        self._size, self._ratio = size, ratio
        self.scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._arrange(NO_CARDS)
        self.art.set_sizes({role: width * self.layout.unit for role, width in WIDTHS.items()}, ratio)
        self._back.stretch(QSizeF(size))
        if not self._back.there or size.width() * size.height() * ratio * ratio < LARGE:
            self.paint_background()
        else:  # a large table takes a moment to paint: while it is being resized the old one is stretched
            self._later.start()

    @Slot()
    def paint_background(self) -> None:
        self._later.stop()
        self._back.renew(partial(background, self.layout, self.theme, self._ratio))

    def _arrange(self, cards: tuple[int, ...]) -> None:
        self.layout = arrange(self._size.width(), self._size.height(), cards, text_factor())

    def where(self, observation: Observation, *, awake: bool, trick: Trick | None = None) -> dict[Key, Placed]:
        """Where all cards lie for ``observation``; the layout is brought to its hands."""
        self._arrange(held(observation))
        return placements(observation, self.layout, awake=awake, trick=trick, order=self.order)

    def place(self, wanted: Mapping[Key, Placed]) -> None:
        """Exactly these cards, at rest where they belong; nothing else remains."""
        for key in self.cards.keys() - wanted.keys():
            self.scene.removeItem(self.cards.pop(key))
        for key, placed in wanted.items():
            self.item(key, placed).put(placed)
        self.winner_ring.hide()

    def item(self, key: Key, placed: Placed) -> CardItem:
        """The item of ``key``, made as ``placed`` if there is none."""
        if key not in self.cards:
            item = CardItem(self.art, placed)
            self.scene.addItem(item)
            self.cards[key] = item
        return self.cards[key]

    def prepare(self, observation: Observation) -> None:
        """Has the pictures drawn that may be needed soon."""
        pack = list(observation.deal.spec.deck.cards)
        hand = [Picture(c, Role.HAND, dim) for dim in (False, True) for c in observation.hand]
        self.art.want([*hand, Picture(None, Role.FAN), *(Picture(c, Role.TRICK) for c in pack)])

    def show_seats(self, company: Company, observation: Observation, attention: Attention) -> None:
        """Plates and badge as they are now."""
        seats, ink = range(len(self.layout.seats)), self.ink
        self._put_plates([plate_text(company, observation, seat, attention) for seat in seats])
        trump, rect = observation.deal.trump, self.layout.badge
        name = trump_text(observation.deal)
        title = words.trump_title()
        paint = partial(paper.badge, ink, rect.size(), title, name, trump)
        self.badge.put((ink, title, name, trump), paint, rect.topLeft(), ink.margin)
        self._show_practice(company.practice)

    def show_company(self, company: Company, dealer: int) -> None:
        """The players at a table where nothing is dealt yet, and who will deal."""
        self._arrange((0,) * len(company.names))
        self._put_plates([waiting_text(company, seat, dealer) for seat in range(len(company.names))])

    def _put_plates(self, texts: Sequence[PlateText]) -> None:
        while len(self.plates) < len(texts):
            item = PaperItem(Z_PLATE)
            self.scene.addItem(item)
            self.plates.append(item)
        for item in self.plates[len(texts) :]:
            item.hide()
        ink = self.ink
        for item, place, text in zip(self.plates, self.layout.seats, texts, strict=False):
            paint = partial(paper.plate, ink, place.plate.size(), text)
            item.put((ink, text), paint, place.plate.topLeft(), ink.margin)

    def _show_practice(self, practice: bool) -> None:
        """The sign over the badge that the deal is practice."""
        if not practice:
            self.practice.hide()
            return
        ink, text = replace(self.ink, size=self.ink.size * SIGN), words.practice()
        size, corner = paper.bubble_size(ink, text), self.layout.badge.topRight()
        at = corner - QPointF(size.width(), size.height() + GAP * self.layout.unit)
        self.practice.put((ink, text), partial(paper.bubble, ink, text), at, ink.margin)

    def mark_turned(self, observation: Observation) -> None:
        """The turned card bears its mark while it is in one's own hand."""
        turned = observation.deal.turned_in_view
        for key, item in self.cards.items():
            own = key is turned and key in observation.hand
            if own or item.marked:
                item.set_marked(MarkColours(self.theme.gold, MARK_SIGN) if own else None)

    def ring(self, advised: Card | None) -> None:
        """The line around a card that is advised, as long as it is not set anew; None: around none. The focus has a
        broken line meanwhile.
        """
        self.focus_ring.set_dashed(advised is not None)
        for key, item in self.cards.items():
            item.set_ringed(self.theme.gold if key is advised and advised is not None else None)

    def say_at(self, text: str, card: QRectF) -> None:
        """The bubble over a card that reaches over ``card``, within the table."""
        ink = self.ink
        size = paper.bubble_size(ink, text)
        edge = 0.6 * ink.size
        x = min(max(card.center().x() - size.width() / 2, edge), self._size.width() - size.width() - edge)
        y = max(edge, card.top() - size.height() - 0.5 * ink.size)
        self.bubble.put((ink, text), partial(paper.bubble, ink, text), QPointF(x, y), ink.margin)

    def clear(self) -> None:
        """The empty table."""
        self.place({})
        for item in (*self.plates, self.badge, self.practice, self.bubble, self.focus_ring, self.picked_ring):
            item.hide()

    def _refresh(self) -> None:
        for item in self.cards.values():
            item.refresh()
