"""Tables with prompts, put away when the test ends."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.engine.table import Table
from tests.ui.prompts.stage import Asking, Stage

MakeStage = Callable[..., Stage]


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[MakeStage]:
    """``stage(table, size=…, pause=…)``: a shown table with a controller worked by hand."""
    made: list[tuple[Stage, Asking]] = []

    def build(table: Table, size: tuple[int, int] = (1280, 720), pause: int = 0) -> Stage:
        controller = Asking(table)
        made.append((Stage(qtbot, controller, size=size, pause=pause), controller))
        return made[-1][0]

    yield build
    for one, _ in made:
        one.host.clear()
        one.table.clear()
    QCoreApplication.sendPostedEvents(None, 0)
