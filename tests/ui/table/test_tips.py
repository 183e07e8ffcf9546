"""What the signs on the plates mean is told: under the pointer, and to readers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.table.paper import DEALER
from sueca_desktop.ui.table.placing import taken
from sueca_desktop.ui.table.table_view import TableView
from tests.ui.table.conftest import MakeView
from tests.ui.table.fake import new_table, play_on


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[None]:
    """English with its plurals, as the app speaks it."""
    languages = Languages(Preferences())
    languages.choose(Language.EN)
    yield
    languages.close()


def told(view: TableView, at: QPointF) -> str:
    """What is told when the pointer rests at ``at``."""
    point = at.toPoint()
    QApplication.sendEvent(view, QHelpEvent(QHelpEvent.Type.ToolTip, point, view.mapToGlobal(point)))
    return QToolTip.text()


@pytest.mark.qt_log_ignore("This plugin does not support raise")  # the offscreen one
@pytest.mark.usefixtures("speak")
def test_tricks_and_dealer_are_told(make_view: MakeView, qtbot: QtBot) -> None:
    dealer = 2
    view = make_view()
    seen = play_on(new_table(dealer), 13).observe(0)
    view.show_observation(seen)
    counts, spoken = taken(seen), view.accessibleDescription()
    assert len(set(counts)) > 1
    for seat, place in enumerate(view._scene.layout.seats):
        expected = f"{counts[seat]} {'trick' if counts[seat] == 1 else 'tricks'} taken"
        assert told(view, place.plate.bottomRight() - QPointF(20, 8)) == expected
        assert expected in spoken
        corner = place.plate.topRight() + QPointF(-15, 12)
        assert told(view, corner) == ("dealer" if seat == dealer else expected)
    assert spoken.count("dealer") == 1
    told(view, view._scene.layout.felt.center())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.parametrize("size", [(640, 420), (876, 716), (1280, 800)])
def test_the_signs_can_be_read(make_view: MakeView, size: tuple[int, int]) -> None:
    view = make_view(size=size)
    view.show_observation(new_table().observe(0))
    ink = view._scene.ink
    assert ink.font(0.96).pixelSize() >= 12
    assert ink.size * DEALER >= 22
