"""What a first deal loads is not looked through for garbage again."""

import gc
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.session import keep_loaded
from tests.ui.conftest import MakeDesk


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_it_is_kept_once(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk()
    keep_loaded(desk.controller)
    gc.unfreeze()
    desk.begin("sueca-bandeira", deal_number=1)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 10_000)
    gc.unfreeze()
    desk.begin("sueca-bandeira", deal_number=2)
    qtbot.wait(50)
    assert gc.get_freeze_count() == 0
