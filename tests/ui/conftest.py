"""Whole windows with a game in them, closed when the test ends."""

import os
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.ui import scale
from sueca_desktop.ui.text.cards import use_letters
from tests.ui.desk import Desk

MakeDesk = Callable[..., Desk]


@pytest.fixture(autouse=True)
def _nothing_outlives_its_test() -> Iterator[None]:
    """Widgets that were told to go are gone at once. Without an event loop Qt would put that off, and Python's
    collector would take them apart piece by piece in the middle of a later test.
    """
    scale.use(1.0, 1.0)
    use_letters("")
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def make_desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeDesk]:
    """``make_desk(size, speed)``: a shown window with its controller; what it opens with is up to the test."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # prompts take an answer at once
    made: list[Desk] = []

    def build(**arguments: object) -> Desk:
        made.append(Desk(qtbot, **arguments))  # type: ignore[arg-type]  # handed on as they are
        return made[-1]

    yield build
    for desk in made:
        desk.close()
    QApplication.setDoubleClickInterval(usual)


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk()
