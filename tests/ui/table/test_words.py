"""What the table itself says is never cut, in any language and however large the text is."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from sueca_desktop.ai.levels import Level
from sueca_desktop.rules.cards import Suit
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.table import paper
from sueca_desktop.ui.table.layout import TableLayout, arrange
from sueca_desktop.ui.table.paper import Ink, PlateText
from sueca_desktop.ui.text import table as words
from sueca_desktop.ui.theme import LIGHT

LAYOUTS = [
    arrange(width, height, (0,) * seats, text)
    for (width, height), seats, text in product(((640, 515), (1024, 485), (2560, 1352)), (2, 4, 5), (1.0, 2.0))
]
IN_LANGUAGES = pytest.mark.parametrize("language", Language, indirect=True)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that had no room when they were painted."""
    found: list[str] = []
    write = paper.line

    def watched(
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        colour: QColor,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        if QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width()) != text:
            found.append(f"{text} at {font.pixelSize()} px")
        write(painter, rect, text, font, colour, align)

    monkeypatch.setattr(paper, "line", watched)
    return found


def test_a_name_is_cut_before_what_is_told_of_it() -> None:
    metrics = QFontMetricsF(Ink(LIGHT, 14, 1.0).font())
    name = "Maximiliana Wilhelmine"
    for text, end in ((f"{name} · 72", " · 72"), (f"Sequence: {name}, 20", ", 20")):
        wide = metrics.horizontalAdvance(text)
        assert paper.cut(text, metrics, wide + 1, (name,)) == text
        for width in (wide - 5, wide * 0.75, wide * 0.6):
            shown = paper.cut(text, metrics, width, ("Rui", name))
            assert shown.endswith(f"…{end}")
            assert metrics.horizontalAdvance(shown) <= width


def sizes() -> list[tuple[Ink, QSizeF, QSizeF]]:
    """How to write, and the sizes of a plate and of the badge, each once."""

    def of(layout: TableLayout) -> tuple[float, QSizeF, QSizeF]:
        return layout.font, layout.seats[0].plate.size(), layout.badge.size()

    once = {round(font): (Ink(LIGHT, font, 1.0), plate, badge) for font, plate, badge in map(of, LAYOUTS)}
    return list(once.values())


@IN_LANGUAGES
def test_a_plate_says_all_that_its_player_is_and_does(language: Language, cut: list[str]) -> None:
    said = [*((words.level(one), False) for one in Level), *((words.status(one), True) for one in words.Status)]
    for (ink, size, _), (status, active) in product(sizes(), said):
        for tricks, points in ((10, ""), (10, words.points(120)), (0, words.points(0))):
            paper.plate(ink, size, PlateText(words.you(), status, tricks, points, active=active, dealer=True))
    assert set(cut) == set(), language


@IN_LANGUAGES
def test_the_badge_says_all_of_the_trump(language: Language, cut: list[str]) -> None:
    for ink, _, size in sizes():
        for suit in Suit:
            paper.badge(ink, size, words.trump_title(), words.suit_name(suit), suit)
        for none in (words.no_trump(), words.trump_open()):
            paper.badge(ink, size, words.trump_title(), none, None)
    assert set(cut) == set(), language


@IN_LANGUAGES
def test_the_sign_of_practice_lies_on_no_plate(language: Language) -> None:
    """It grows to the left from the badge's corner."""
    for layout in LAYOUTS:
        size = paper.bubble_size(Ink(LIGHT, layout.font, 1.0), words.practice())
        place = QRectF(layout.badge.right() - size.width(), layout.badge.top() - size.height(), *size.toTuple())
        assert not any(place.intersects(seat.plate) for seat in layout.seats), language
        assert layout.felt.contains(place)
