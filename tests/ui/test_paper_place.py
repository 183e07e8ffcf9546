"""Small papers lie where nothing is hidden that is to be seen."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from sueca_desktop.ui import scale
from sueca_desktop.ui.note_paper import NotePaper
from sueca_desktop.ui.paper_place import around, free_place, least_hidden
from sueca_desktop.ui.table.layout import TableLayout, arrange
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.table.placing import held
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.theme import LIGHT
from tests.ui.prompts.stage import dealt

TABLES = [((640, 515), 1.0), ((848, 715), 1.0), ((1024, 491), 1.5), ((956, 680), 1.5), ((1280, 668), 1.75)]
TABLES += [((1024, 466), 2.0), ((1280, 658), 2.0)]
VARIANTS = ("klaberjass", "sueca-bandeira", "sueca-riscos", "italiana-nulos")
SENTENCES = "Seven of spades: it wins the trick for certain, and no other card brings as many card points with it."


def layout_of(size: tuple[int, int], seats: int, text: float) -> TableLayout:
    return arrange(*size, (10 if seats < 5 else 8,) * seats, text)


@pytest.mark.parametrize(("place", "variant"), list(product(TABLES, VARIANTS)), ids=str)
def test_a_paper_hides_no_plate_no_word_of_trump_and_no_card_that_is_seen(
    qtbot: QtBot, place: tuple[tuple[int, int], float], variant: str
) -> None:
    size, text = place
    scale.use(1.0, text)
    table = TableView()
    qtbot.addWidget(table)
    table.resize(*size)
    observation = dealt(variant).observe(0)
    layout = arrange(*size, held(observation), text)
    paper = NotePaper(table, "Hint", SENTENCES, "What speaks for it")
    here = around(observation, layout)
    corner = layout.badge.topRight()
    paper.lay(Ink(LIGHT, layout.font, 1.0), layout, here, corner, layout.badge.width())
    kept = [*here.seen, *here.told]
    assert [thing for thing in kept if thing.intersects(QRectF(paper.geometry()))] == []
    assert table.rect().contains(paper.geometry())


def test_it_is_as_near_as_can_be_to_where_it_is_looked_for() -> None:
    layout = layout_of((1280, 715), 4, 1.0)
    corner, size = QPointF(1200, 600), QSizeF(200, 100)
    assert free_place(size, layout, (), corner) == QRectF(1000, 500, 200, 100)
    apart = 5 * layout.unit
    moved = free_place(size, layout, (QRectF(1100, 550, 50, 20),), corner)
    assert moved is not None
    assert moved.bottom() == pytest.approx(550 - apart)
    assert free_place(size, layout, (layout.felt,), corner) is None
    assert layout.felt.contains(least_hidden(size, layout, (layout.felt,), corner))


def test_where_there_is_no_room_it_hides_as_little_as_can_be() -> None:
    layout = layout_of((640, 515), 4, 1.0)
    half = QRectF(layout.felt.topLeft(), QSizeF(layout.felt.width(), layout.felt.height() - 50))
    assert least_hidden(QSizeF(100, 60), layout, (half,), QPointF(300, 200)).bottom() == pytest.approx(
        layout.felt.bottom()
    )


@pytest.mark.parametrize("pausing", [True, False])
def test_while_it_is_read_it_rather_lies_in_the_middle_than_on_hidden_cards(pausing: bool) -> None:
    layout = layout_of((1280, 715), 4, 1.0)
    here = around(dealt("sueca-bandeira").observe(0), layout, pausing=pausing)
    every, second, least = ({thing.getRect() for thing in level} for level in here.levels())
    fans = {thing.getRect() for thing in here.hidden}
    assert least < second < every
    assert (fans <= second) is pausing
