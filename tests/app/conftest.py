"""Controllers that are closed when the test ends, whatever it did."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.notices import Notice
from tests.app.driving import Plain, always

MakeController = Callable[..., Controller]


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """That data is brought to the disk is tested once, in test_files; here it would only take time."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakeController]:
    """Makes a controller, with plain players unless told otherwise."""
    made: list[Controller] = []

    def build(**arguments: Any) -> Controller:
        made.append(Controller(**({"players": always(Plain())} | arguments)))
        return made[-1]

    yield build
    for controller in made:
        assert controller.close()
        controller.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)


@pytest.fixture
def notices() -> Callable[[Controller], list[Notice]]:
    """The notices a controller gives from now on."""

    def of(controller: Controller) -> list[Notice]:
        heard: list[Notice] = []
        controller.notice.connect(heard.append)
        return heard

    return of
