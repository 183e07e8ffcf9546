"""A page over the table is laid out once, for the room that is left to it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel

from sueca_desktop.ui.panels.overlay import Panel
from tests.ui.conftest import MakeDesk


class Measured(Panel):
    """Keeps the rooms that it has been told of; no dock stands beside it."""

    alone = True

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[QSize] = []
        self.column.addWidget(QLabel("..."))

    def fit(self, room: QSize) -> None:
        self.rooms.append(room)


def test_a_page_is_measured_once_for_the_room_without_docks(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(1280, 800))
    desk.begin("sueca-bandeira", deal_number=1)
    docks = desk.window.docks
    docks.sheet.show()
    before, page = desk.window.overlay.width(), Measured()
    desk.window.overlay.show_panel(page)
    assert docks.sheet.isHidden()
    (room,) = page.rooms
    assert before < room.width() < desk.window.overlay.width()


def test_one_who_is_told_of_a_page_may_close_it(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.begin("sueca-bandeira", deal_number=1)
    overlay = desk.window.overlay
    overlay.opened.connect(overlay.close_panel)
    overlay.show_panel(Measured())
    assert overlay.panel is None
    assert overlay.isHidden()
