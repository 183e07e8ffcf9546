"""The speaker: heard where it can be, silent and out of the way where it cannot."""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from sueca_desktop.resources import asset
from sueca_desktop.ui import speaker as module
from sueca_desktop.ui.speaker import Feed, MiniaudioOutput, Mix, Output, Speaker, samples, system_output
from sueca_desktop.ui.table.cues import Cue

SECONDS = 10.0
PLAY = asset("sounds/play.wav")


class FakeOutput:
    """Listens when it is told to start; ``failing``: what raises OSError."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.started, self.stopped, self.closed = Event(), Event(), Event()
        self.feed: Feed | None = None

    def start(self, feed: Feed) -> None:
        if self.failing == "start":
            raise OSError("unplugged")
        next(feed)
        self.feed = feed
        self.stopped.clear()
        self.started.set()

    def stop(self) -> None:
        self.started.clear()
        self.stopped.set()

    def close(self) -> None:
        self.closed.set()

    def hear(self, count: int) -> list[int]:
        assert self.feed is not None
        return list(self.feed.send(count))


def no_output() -> Output:
    raise OSError("no sound server")


@pytest.fixture
def output() -> FakeOutput:
    return FakeOutput()


def test_a_sound_is_heard_whole(output: FakeOutput) -> None:
    speaker = Speaker(lambda: output)
    speaker.play(PLAY, 100)
    assert output.started.wait(SECONDS)
    whole = list(samples(PLAY, 100))
    assert output.hear(100) + output.hear(10**6) == whole
    assert output.hear(100) == []
    assert speaker.close()
    assert output.closed.is_set()


def test_the_output_rests_when_all_is_said_and_starts_again(
    output: FakeOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REST", 0.01)
    speaker = Speaker(lambda: output)
    for _ in range(2):
        speaker.play(PLAY, 100)
        assert output.started.wait(SECONDS)
        assert not output.stopped.is_set()
        output.hear(10**6)
        assert output.stopped.wait(SECONDS)
    assert speaker.close()


def test_sounds_are_heard_together_and_never_too_loud() -> None:
    mix = Mix()
    feed = mix.feed()
    next(feed)
    mix.add(array("h", [100, 200, 30000, -30000]))
    mix.add(array("h", [1, 2, 30000, -30000, 5, 6]))
    assert not mix.empty
    assert list(feed.send(3)) == [101, 202, 32767]
    assert list(feed.send(9)) == [-32768, 5, 6]
    assert mix.empty


def test_where_there_is_no_output_nothing_happens(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    speaker = Speaker(no_output)
    speaker.play(PLAY, 100)
    assert speaker._thread is not None
    speaker._thread.join(SECONDS)
    speaker.play(PLAY, 100)
    speaker.play(PLAY, 100)
    assert speaker._wanted.qsize() <= 1, "nothing piles up"
    assert speaker.close()
    assert [record.getMessage() for record in caplog.records] == ["no sound: no sound server"]


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("make", [lambda path: None, lambda path: path.write_bytes(b"RIFF"), lambda path: path.mkdir()])
def test_a_sound_that_cannot_be_read_ends_sound_alone(
    output: FakeOutput, tmp_path: Path, make: Callable[[Path], object]
) -> None:
    make(tmp_path / "sound.wav")
    speaker = Speaker(lambda: output)
    speaker.play(tmp_path / "sound.wav", 100)
    assert output.closed.wait(SECONDS)
    assert speaker.close()


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_output_that_goes_away_ends_sound_alone() -> None:
    output = FakeOutput(failing="start")
    speaker = Speaker(lambda: output)
    speaker.play(PLAY, 100)
    assert output.closed.wait(SECONDS)
    assert speaker.close()


def test_a_sound_that_comes_too_late_is_left_out(output: FakeOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LATE", -1.0)
    speaker = Speaker(lambda: output)
    speaker.play(PLAY, 100)
    assert speaker.close(SECONDS)
    assert not output.started.is_set()


def test_a_speaker_that_was_never_used_has_nothing_to_close() -> None:
    assert Speaker(no_output).close()


def test_volume_is_heard() -> None:
    loud, half, none = (max(map(abs, samples(PLAY, volume))) for volume in (100, 50, 0))
    assert (half, none) == (round(loud / 4), 0)


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_its_sound(cue: Cue) -> None:
    assert samples(asset(f"sounds/{cue.value}.wav"), 100)


@pytest.mark.parametrize(("channels", "width", "rate"), [(2, 2, 22050), (1, 1, 22050), (1, 2, 44100)])
def test_other_kinds_of_sound_are_refused(tmp_path: Path, channels: int, width: int, rate: int) -> None:
    with wave.open(str(tmp_path / "other.wav"), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(b"\0" * 8)
    with pytest.raises(wave.Error, match="not mono"):
        samples(tmp_path / "other.wav", 100)


def test_without_its_library_there_is_no_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(OSError, match="library"):
        system_output()


class LibraryError(Exception):
    """What the library raises."""


class Device:
    """A device of the library that fails in one call."""

    def __init__(self, fails: str, **arguments: object) -> None:
        self.fails = fails
        self._check("open")

    def _check(self, call: str) -> None:
        if call == self.fails:
            raise LibraryError(call)

    def start(self, feed: Feed) -> None:
        self._check("start")

    def stop(self) -> None:
        self._check("stop")


@pytest.mark.parametrize("fails", ["open", "start", "stop"])
def test_the_librarys_error_is_an_output_that_cannot_be_used(fails: str) -> None:
    library = SimpleNamespace(
        MiniaudioError=LibraryError,
        SampleFormat=SimpleNamespace(SIGNED16=2),
        PlaybackDevice=lambda **arguments: Device(fails, **arguments),
    )
    with pytest.raises(OSError, match=fails):
        _start_and_stop(MiniaudioOutput(library, None))


def _start_and_stop(output: MiniaudioOutput) -> None:
    output.start(Mix().feed())
    output.stop()


def test_the_library_plays_to_nobody() -> None:
    library = pytest.importorskip("miniaudio")
    mix = Mix()
    mix.add(samples(PLAY, 100))
    output, drained = MiniaudioOutput(library, [library.Backend.NULL]), Event()

    def feed() -> Feed:
        inner = mix.feed()
        count = yield next(inner)
        while True:
            out = inner.send(count)
            if mix.empty:
                drained.set()
            count = yield out

    output.start(feed())
    assert drained.wait(SECONDS)
    output.stop()
    output.close()
