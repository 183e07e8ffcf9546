"""A table on the (offscreen) screen, at rest, with nothing waiting to be drawn."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.table.table_view import TableView
from tests.ui.table.fake import FakeController

MakeView = Callable[..., TableView]


@pytest.fixture
def make_view(qtbot: QtBot) -> Iterator[MakeView]:
    """``make_view(controller, speed, size)``: a shown table, bound if a controller is given."""
    views = []

    def make(
        controller: QObject | None = None, speed: Speed = Speed.INSTANT, size: tuple[int, int] = (1280, 800)
    ) -> TableView:
        view = TableView()
        qtbot.addWidget(view)
        view.resize(*size)
        view.set_speed(speed)
        if controller is not None:
            view.bind(cast(Controller, controller))
        view.show()
        view.activateWindow()
        qtbot.waitUntil(view.isActiveWindow)
        views.append(view)
        return view

    yield make
    for view in views:
        view.clear()


@pytest.fixture
def controller() -> FakeController:
    return FakeController()
