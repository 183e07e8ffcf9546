"""Card pictures: drawn once from their SVG for each size and screen, in idle moments, and kept."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from msgspec import Struct
from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.resources import asset
from sueca_desktop.rules.cards import Card, Rank
from sueca_desktop.ui.table.geometry import ASPECT, CORNER
from sueca_desktop.ui.table.placing import Role
from sueca_desktop.ui.text import cards as words

SLICE = 6
"""Milliseconds of drawing in one idle moment."""
SHADOW, SHADOW_LAYERS, SHADOW_ALPHA = 0.055, 7, 9
"""Reach of a card's shadow over its width, and how softly it fades."""


class Picture(Struct, frozen=True):
    """A card's face (None: its back) for one use; ``dim``: of a card that cannot be played."""

    face: Card | None
    role: Role
    dim: bool = False


class Sprite(Struct, frozen=True):
    """A picture drawn from ``file`` for a card ``width`` pixels wide on a screen of ``ratio``; its shadow reaches
    ``margin`` beyond.
    """

    pixmap: QPixmap
    file: str
    width: float
    ratio: float

    @property
    def margin(self) -> float:
        return self.width * SHADOW


class CardArt(QObject):
    """Hands out sprites. One of an older size, pack or language is lent while the right one is being drawn."""

    improved = Signal()
    """Sprites asked for before have become better."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edition, self._back = "two", "azulejo"
        self._widths: Mapping[Role, float] = {}
        self._ratio, self._shade = 1.0, QColor(0, 0, 0)
        self._sprites: dict[Picture, Sprite] = {}
        self._wanted: dict[Picture, None] = {}
        self._svgs: dict[str, QSvgRenderer] = {}
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._draw_some)

    def set_sizes(self, widths: Mapping[Role, float], ratio: float) -> None:
        """Card widths by role, in pixels, and the screen's device pixel ratio."""
        if (widths, ratio) != (self._widths, self._ratio):
            self._widths, self._ratio = dict(widths), ratio
            self._wanted.clear()

    def set_pack(self, edition: str, back: str) -> None:
        """The faces and the back of the cards, as they are called in ``assets/cards``."""
        if (edition, back) != (self._edition, self._back):
            self._edition, self._back = edition, back
            self.renew()

    def renew(self) -> None:
        """Has everything drawn anew that has other drawings now: of another pack, or with the letters of another
        language.
        """
        self._svgs.clear()
        self._wanted.clear()
        self.improved.emit()

    def set_shade(self, colour: str) -> None:
        """The colour that dims a card."""
        self._shade = QColor(colour)
        self._sprites = {picture: sprite for picture, sprite in self._sprites.items() if not picture.dim}

    @property
    def drawing(self) -> bool:
        """Whether pictures are waiting to be drawn."""
        return bool(self._wanted)

    def sprite(self, picture: Picture) -> Sprite:
        """The picture at its size; at another size if only that is at hand; drawn now if there is none."""
        found = self._sprites.get(picture)
        if found is None:
            return self._draw(picture)
        if not self._fits(picture, found):
            self.want([picture])
        return found

    def want(self, pictures: Iterable[Picture]) -> None:
        """Has pictures drawn in idle moments, if they are not there at their size."""
        for picture in pictures:
            found = self._sprites.get(picture)
            if found is None or not self._fits(picture, found):
                self._wanted[picture] = None
        if self._wanted and not self._idle.isActive():
            self._idle.start()

    def finish(self) -> None:
        """Draws all that is waiting, now."""
        while self._wanted:
            self._draw_some()
        self._idle.stop()

    def _fits(self, picture: Picture, sprite: Sprite) -> bool:
        wanted = (self._file(picture.face), self._widths[picture.role], self._ratio)
        return (sprite.file, sprite.width, sprite.ratio) == wanted

    @Slot()
    def _draw_some(self) -> None:
        watch = QElapsedTimer()
        watch.start()
        while self._wanted and watch.elapsed() < SLICE:
            self._draw(next(iter(self._wanted)))
        if not self._wanted:
            self._idle.stop()
        self.improved.emit()

    def _draw(self, picture: Picture) -> Sprite:
        self._wanted.pop(picture, None)
        width = self._widths[picture.role]
        sprite = Sprite(self._pixmap(picture, width), self._file(picture.face), width, self._ratio)
        self._sprites[picture] = sprite
        return sprite

    def _pixmap(self, picture: Picture, width: float) -> QPixmap:
        margin, height = width * SHADOW, width * ASPECT
        pixmap = QPixmap(math.ceil((width + 2 * margin) * self._ratio), math.ceil((height + 2 * margin) * self._ratio))
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(margin, margin, width, height)
        _shadow(painter, card)
        self._svg(self._file(picture.face)).render(painter, card)
        if picture.dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._shade)
            painter.drawRoundedRect(card, width * CORNER, width * CORNER)
        painter.end()
        return pixmap

    def _file(self, face: Card | None) -> str:
        return face_file(self._edition, face) if face else f"backs/{self._back}"

    def _svg(self, file: str) -> QSvgRenderer:
        if file not in self._svgs:
            self._svgs[file] = QSvgRenderer(str(asset(f"cards/{file}.svg")))
        return self._svgs[file]


def face_file(edition: str, face: Card) -> str:
    """The name of a face below ``cards``, with the letters of the language in use."""
    court = face.rank in (Rank.KING, Rank.QUEEN, Rank.JACK)
    if court and words.index(face.rank) != face.rank.value:
        edition = f"{edition}-{words.letters()}"
    return f"{edition}/{face.code}"


def _shadow(painter: QPainter, card: QRectF) -> None:
    reach, corner = card.width() * SHADOW, card.width() * CORNER
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, SHADOW_ALPHA))
    for i in range(SHADOW_LAYERS):
        grow = reach * 0.75 * (1 - i / SHADOW_LAYERS)
        painter.drawRoundedRect(
            card.adjusted(-grow, -grow, grow, grow).translated(0, reach * 0.22), corner + grow, corner + grow
        )
