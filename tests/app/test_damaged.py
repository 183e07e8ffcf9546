"""Files in the place of the saved game that are none: set aside as they are, and said."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import CURRENT, data_dir
from tests.app.conftest import MakeController
from tests.app.driving import current, saved, settings

Notices = Callable[[Controller], list[Notice]]

GOOD = {
    "format": "sueca-desktop/record",
    "version": 1,
    "variant": "sueca-bandeira",
    "options": {},
    "players": ["a", "b", "c", "d"],
    "deals": [],
}
DAMAGED: dict[str, bytes] = {
    "empty": b"",
    "cut short": json.dumps(GOOD).encode()[:-9],
    "not text": b"\x00\xff\xfe",
    "another program's": b'{"game": "chess"}',
    "a list": b"[1, 2]",
    "deep": b"[" * 200_000,
    "unknown rule set": json.dumps(GOOD | {"variant": "bridge"}).encode(),
    "unknown option": json.dumps(GOOD | {"options": {"target": 5}}).encode(),
    "no players": json.dumps(GOOD | {"players": []}).encode(),
    "no deal": json.dumps(GOOD | {"deals": [{"dealer": 9, "hands": [], "actions": []}]}).encode(),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_save_is_set_aside_as_it_is(make: MakeController, notices: Notices, name: str) -> None:
    data_dir()
    current().write_bytes(DAMAGED[name])
    controller = make()
    heard = notices(controller)
    assert controller.left() is None
    assert not controller.resume()
    assert heard == [Notice(NoticeCode.SAVE_DAMAGED, "current.damaged-1.sueca.json")]
    assert (data_dir() / heard[0].detail).read_bytes() == DAMAGED[name]
    assert controller.left() is None
    controller.new_game(settings())
    assert saved().variant == "sueca-bandeira"
    assert {path.name for path in data_dir().iterdir()} == {CURRENT, "lock", "current.damaged-1.sueca.json"}


def test_damaged_saves_do_not_replace_each_other(make: MakeController) -> None:
    for number in range(1, 4):
        data_dir()
        current().write_text(f"rubbish {number}", encoding="utf-8")
        controller = make()
        controller.new_game(settings())
        controller.close()
    for number in range(1, 4):
        path = data_dir() / f"current.damaged-{number}.sueca.json"
        assert path.read_text(encoding="utf-8") == f"rubbish {number}"


@pytest.mark.parametrize("begin", [Controller.resume, lambda controller: controller.new_game(settings())])
def test_a_newer_save_is_set_aside_as_it_is(
    make: MakeController, notices: Notices, begin: Callable[[Controller], Any]
) -> None:
    text = json.dumps(GOOD | {"version": 2, "more": "than we know"})
    data_dir()
    current().write_text(text, encoding="utf-8")
    controller = make()
    heard = notices(controller)
    begin(controller)
    assert heard == [Notice(NoticeCode.SAVE_NEWER, "current.newer-1.sueca.json")]
    assert (data_dir() / heard[0].detail).read_text(encoding="utf-8") == text
