"""Which sound belongs to what happens."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QImage
from pytestqt.qtbot import QtBot

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.settings import Speed
from sueca_desktop.ui import icons
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.panels.start import StartPanel
from sueca_desktop.ui.sounds import Sounds
from sueca_desktop.ui.speaker import Speaker
from sueca_desktop.ui.table.cues import Cue
from sueca_desktop.ui.table.table_view import TableView
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk
from tests.ui.table.fake import FakeController, new_table


class FakeSpeaker:
    """Writes down what it is to play."""

    def __init__(self) -> None:
        self.played: list[tuple[str, int]] = []

    def play(self, file: Path, volume: int) -> None:
        assert file.is_file()
        self.played.append((file.stem, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


def listen(desk: Desk) -> FakeSpeaker:
    speaker = FakeSpeaker()
    Sounds(desk.window, desk.controller, desk.preferences, cast(Speaker, speaker))
    return speaker


def heard(qtbot: QtBot, speed: Speed, *, watch: bool) -> Counter[Cue]:
    """The cues of a whole deal whose motions are all cut short."""
    view, controller, cues = TableView(), FakeController(watch=watch), Counter[Cue]()
    qtbot.addWidget(view)
    view.set_speed(speed)
    view.bind(cast(Controller, controller))
    view.cued.connect(lambda cue: cues.update([cue]))
    view.show()
    over: list[object] = []
    controller.deal_over.connect(over.append)
    controller.start(new_table())
    rng = random.Random(1)
    while not over:
        view.finish_motion()
        seen = controller.observation
        assert seen is not None
        if seen.my_turn and not watch and not view.in_motion:
            controller.act(rng.choice(seen.legal))
    view.clear()
    return cues


def test_each_card_and_each_trick_is_heard(qtbot: QtBot) -> None:
    assert heard(qtbot, Speed.FAST, watch=True) == {Cue.DEAL: 1, Cue.PLAY: 40, Cue.TRICK: 10}


def test_a_table_that_does_not_move_is_silent(qtbot: QtBot) -> None:
    assert heard(qtbot, Speed.INSTANT, watch=True) == {}


def test_the_end_of_a_deal_is_heard(desk: Desk) -> None:
    speaker = listen(desk)
    desk.begin()
    desk.play_deal(desk.click_card)
    winners = desk.wait_for_result().result.score.winners
    assert winners
    assert speaker.names == ["win" if 0 in winners else "lose"]


def test_others_deals_end_in_silence(desk: Desk) -> None:
    speaker = listen(desk)
    desk.begin(watch=True)
    desk.wait_for_result()
    assert speaker.names == []


def test_a_result_that_is_shown_again_is_not_heard_again(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.begin()
    first.play_deal(first.click_card)
    first.wait_for_result()
    first.close()
    again = make_desk()
    speaker = listen(again)
    again.presenter.open()
    start = again.window.overlay.panel
    assert isinstance(start, StartPanel)
    start.accept()
    again.wait_for_result()
    assert speaker.names == []
    again.key(Qt.Key.Key_Return)
    again.play_deal(again.click_card)
    assert speaker.names in (["win"], ["lose"])


def test_what_cannot_be_played_is_heard(desk: Desk) -> None:
    speaker = listen(desk)
    desk.begin()
    while set((seen := desk.wait_for_turn()).hand) == set(seen.playable):
        desk.click_card(next(iter(seen.playable)))
        desk.wait_beyond(seen)
    desk.click_card(next(card for card in seen.hand if card not in seen.playable))
    assert speaker.names == ["error"]


def test_mute_and_volume(desk: Desk) -> None:
    speaker = listen(desk)
    sounds = desk.window.findChild(Sounds)
    assert isinstance(sounds, Sounds)
    desk.preferences.volume = 25
    sounds.play(Cue.PLAY)
    desk.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert desk.preferences.muted
    sounds.play(Cue.PLAY)
    desk.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    desk.preferences.volume = 0
    sounds.play(Cue.PLAY)
    desk.preferences.volume = 100
    sounds.play(Cue.WIN)
    told = [("play", 25), ("play", 100)]  # another loudness, and sound after silence, are heard at once
    assert speaker.played == [told[0], ("play", 25), told[0], told[1], ("win", 100)]


def test_the_loudspeaker_shows_what_is_and_tells_what_a_click_does(desk: Desk) -> None:
    listen(desk)
    mute = desk.window.do[Do.MUTE]

    def seen() -> QImage:
        state = QIcon.State.On if mute.isChecked() else QIcon.State.Off
        return mute.icon().pixmap(QSize(24, 24), QIcon.Mode.Normal, state).toImage()

    for _ in range(2):
        for name, told in (("sound", "Mute (Ctrl+M)"), ("mute", "Sounds on (Ctrl+M)")):
            assert seen() == icons.icon(name, desk.window.theme).pixmap(24, 24).toImage()
            assert mute.toolTip() == told
            mute.trigger()


def test_muted_is_remembered(make_desk: MakeDesk) -> None:
    first = make_desk()
    listen(first)
    first.window.do[Do.MUTE].trigger()
    first.close()
    again = make_desk()
    listen(again)
    assert again.window.do[Do.MUTE].isChecked()
