"""The last trick, face up on a small paper, for as long as somebody looks."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.hand_buttons import ClearButton
from sueca_desktop.ui.table.items import CardItem, PaperItem, RingItem
from sueca_desktop.ui.table.last_place import last_place
from sueca_desktop.ui.table.paper import Ink, line, on_paper
from sueca_desktop.ui.table.placing import Z_ABOVE, Z_PILE, Placed, Role
from sueca_desktop.ui.table.scene import TableScene
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.text import table as words
from sueca_desktop.ui.worded import worded

PAPER = "paper"
"""A property of widgets on the table that lie over the cards there."""
LET_GO = 90
"""Milliseconds: where a key held down comes as many presses and releases, each next press comes sooner."""


def papers_on(table: QWidget | None) -> list[QRectF]:
    """Where widgets lie on the table that say they are paper, and that are to be read there."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    children = table.findChildren(QWidget, options=direct) if table is not None else []
    return [QRectF(one.geometry()) for one in children if one.property(PAPER) and one.isVisible()]


class LastTrick:
    """The paper and the cards on it, which exist only while they are shown, and the button over the winner's pile."""

    def __init__(self, scene: TableScene, button: ClearButton) -> None:
        self._scene, self._button = scene, button
        worded(button, lambda: button.setAccessibleName(words.last_trick()))
        worded(button, lambda: button.setAccessibleDescription(words.last_trick_help()))
        worded(button, lambda: button.setToolTip(words.last_trick()))
        button.hide()
        self._let_go = QTimer(button, singleShot=True, interval=LET_GO)
        self._let_go.timeout.connect(self.hide)
        button.attention.connect(self._show_focus)
        self._focus = RingItem(0.08, 0.1)
        scene.scene.addItem(self._focus)
        self._paper = PaperItem(Z_ABOVE + 10)
        self._ring = RingItem(0.045, 0.02)
        scene.scene.addItem(self._paper)
        scene.scene.addItem(self._ring)
        self._cards: list[CardItem] = []
        self._winner: int | None = None

    @property
    def visible(self) -> bool:
        return bool(self._cards)

    def show(self, observation: Observation, company: Company) -> None:
        """Shows the last full trick of ``observation``, if there is one."""
        self.hide()
        if not observation.deal.tricks:
            return
        trick, scene = observation.deal.tricks[-1], self._scene
        winner = observation.deal.winner_of(trick)
        name = company.name(winner)
        took = words.took(name, observation.deal.points_of(trick))
        place = last_place(scene.layout, *self._around())
        ink, panel, poses = scene.ink, place.paper, place.poses
        self._paper.put(
            (ink, took, panel.width(), panel.height()),
            partial(_paper, ink, panel, took, name),
            panel.topLeft(),
            ink.margin,
        )
        for i, (seat, card) in enumerate(trick.plays(observation.deal.spec.seats)):
            item = CardItem(scene.art, Placed(card, Role.SMALL, poses[seat], Z_ABOVE + 11 + i))
            scene.scene.addItem(item)
            self._cards.append(item)
            if seat == winner:
                self._ring.set_colour(scene.theme.gold)
                self._ring.around(poses[seat], Z_ABOVE + 11.5 + i)

    def _around(self) -> tuple[list[QRectF], list[QRectF], list[QRectF]]:
        """What it must not cover, the trick, which it covers only where it must, and what it rather does not."""
        layout, kept = self._scene.layout, [place.plate for place in self._scene.layout.seats]
        kept += papers_on(self._button.parentWidget())
        trick: list[QRectF] = []
        rather = []
        for item in self._scene.cards.values():
            placed = item.placed
            if placed.role is Role.HAND:
                kept.append(placed.pose.bounds().adjusted(0, -layout.lift, 0, 0))
            elif placed.role is Role.TRICK:
                trick.append(placed.pose.bounds())
            elif placed.role in (Role.TURNED, Role.STOCK):
                kept.append(placed.pose.bounds())
            else:
                rather.append(placed.pose.bounds())
        return [*kept, layout.badge], trick, rather

    def hold(self, observation: Observation | None, company: Company) -> None:
        """A key is down: shown until :meth:`let_go`."""
        self._let_go.stop()
        if observation is not None and not self.visible:
            self.show(observation, company)

    def let_go(self) -> None:
        """The key is up, unless it repeats itself by going up and down."""
        self._let_go.start()

    def follow(self, observation: Observation) -> None:
        """The button goes to whoever took the last trick."""
        tricks, layout = observation.deal.tricks, self._scene.layout
        self._winner = observation.deal.winner_of(tricks[-1]) if tricks else None
        if self._winner is not None:
            rect = layout.seats[self._winner].pile.bounds().toAlignedRect()
            grow = round(6 * layout.unit)
            self._button.setGeometry(rect.adjusted(-grow, -grow, grow, grow))
        self._button.setVisible(bool(tricks))
        self._show_focus()

    def _show_focus(self) -> None:
        winner, layout = self._winner, self._scene.layout
        if winner is not None and self._button.hasFocus() and self._button.tabbed:
            self._focus.set_colour(self._scene.theme.focus)
            self._focus.around(layout.seats[winner].pile, Z_PILE + 0.5)
        else:
            self._focus.hide()

    def clear(self) -> None:
        self.hide()
        self._button.hide()

    def put_away(self) -> bool:
        """Hides it; whether it was shown."""
        shown = self.visible
        self.hide()
        return shown

    def hide(self) -> None:
        self._let_go.stop()
        for item in self._cards:
            self._scene.scene.removeItem(item)
        self._cards.clear()
        self._paper.hide()
        self._ring.hide()


def _paper(ink: Ink, panel: QRectF, took: str, name: str) -> QPixmap:
    def draw(painter: QPainter, rect: QRectF) -> None:
        f, theme = ink.size, ink.theme
        text = QRectF(rect.left() + 0.9 * f, rect.top() + 0.45 * f, rect.width() - 1.8 * f, 1.2 * f)
        line(painter, text, words.last_trick(), ink.font(0.85), QColor(theme.ink_soft))
        under = text.translated(0, 1.25 * f)
        line(painter, under, took, ink.font(1.05, bold=True), QColor(theme.ink), names=(name,))

    return on_paper(ink, panel.size(), draw)
