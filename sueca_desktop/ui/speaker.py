"""Plays short sounds in a thread of its own; where no sound can be made it is silent."""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, Protocol, TypeAlias

RATE = 22050
"""Samples a second: mono, 16 bits."""
LATE = 0.5
"""Seconds after which a sound that has not begun is left out."""
REST = 2.0
"""Seconds of silence after which the output is stopped."""
BUFFER = 40
"""Milliseconds that are mixed ahead."""

log = logging.getLogger(__name__)
Samples: TypeAlias = "array[int]"
Feed: TypeAlias = Generator[Samples, int, None]


class Output(Protocol):
    """Where sound goes. Each method may raise OSError: it cannot be used (any more)."""

    def start(self, feed: Feed) -> None:
        """Ask ``feed`` for samples from another thread until :meth:`stop`."""

    def stop(self) -> None:
        """Be quiet; it can be started again."""

    def close(self) -> None:
        """Let go of the device."""


class Speaker:
    """All methods return at once."""

    def __init__(self, open_output: Callable[[], Output] | None = None) -> None:
        """``open_output``: finds an output or raises OSError; called in the thread, when the first sound is wanted."""
        self._open = open_output or system_output
        self._wanted: SimpleQueue[tuple[Path, int, float] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, file: Path, volume: int) -> None:
        """Play a WAV file (mono, 16 bits, :data:`RATE`) together with what is being heard; ``volume``: 0 to 100."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._wanted.put((file, volume, monotonic()))

    def close(self, seconds: float = 1.0) -> bool:
        """Stop, waiting ``seconds`` at most; whether the thread has ended."""
        if self._thread is None:
            return True
        self._wanted.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            output = self._open()
        except OSError as error:
            log.info("no sound: %s", error)
            return
        try:
            self._serve(output)
        except (OSError, EOFError, wave.Error) as error:
            log.warning("no more sound: %s", error)
        finally:
            output.close()

    def _serve(self, output: Output) -> None:
        mix, playing = Mix(), False
        while True:
            try:
                wanted = self._wanted.get(timeout=REST if playing else None)
            except Empty:
                if mix.empty:
                    output.stop()
                    playing = False
                continue
            if wanted is None:
                return
            file, volume, asked = wanted
            if monotonic() - asked > LATE:
                continue
            mix.add(samples(file, volume))
            if not playing:
                output.start(mix.feed())
                playing = True


class Mix:
    """What is to be heard next; filled in one thread, drained in another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._ahead: Samples = array("h")

    @property
    def empty(self) -> bool:
        return not self._ahead

    def add(self, more: Samples) -> None:
        """Let ``more`` be heard from now on, over what is there."""
        with self._lock:
            both = min(len(more), len(self._ahead))
            for i in range(both):
                self._ahead[i] = max(-32768, min(32767, self._ahead[i] + more[i]))
            self._ahead.extend(more[both:])

    def feed(self) -> Feed:
        """Hands out as many samples as it is sent, fewer when there are no more; waits for the first such number."""
        out: Samples = array("h")
        while True:
            count = yield out
            with self._lock:
                out = self._ahead[:count]
                del self._ahead[:count]


@lru_cache(maxsize=32)
def samples(file: Path, volume: int) -> Samples:
    """The samples of a WAV file at a volume of 0 to 100; loudness is heard as its square.

    Raises:
        OSError, EOFError, wave.Error: it is not there, or no such file.
    """
    with wave.open(str(file), "rb") as sound:
        if (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{file.name} is not mono, 16 bits, {RATE} a second")
        whole: Samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        whole.byteswap()
    share = (volume / 100) ** 2
    return array("h", (round(value * share) for value in whole))


def system_output() -> Output:
    """The system's usual output.

    Raises:
        OSError: there is none.
    """
    try:
        import miniaudio
    except ImportError as error:
        raise OSError(f"the library for it is missing ({error})") from error
    backends = None
    if sys.platform == "linux":  # ALSA complains on the terminal where there is no card, and JACK starts a server
        cards = Path("/proc/asound/cards")
        some = cards.is_file() and "no soundcards" not in cards.read_text(encoding="utf-8", errors="replace")
        backends = [miniaudio.Backend.PULSEAUDIO, *([miniaudio.Backend.ALSA] if some else [])]
    return MiniaudioOutput(miniaudio, backends)


class MiniaudioOutput:
    """An output of that library, with OSError in place of its own error."""

    def __init__(self, library: Any, backends: Sequence[object] | None) -> None:
        """``backends``: the library's names of sound systems, best first; None: whatever there is."""
        self._error: type[Exception] = library.MiniaudioError
        self._device = self._tried(
            lambda: library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BUFFER,
                backends=backends,
                app_name="Sueca Desktop",
            )
        )

    def start(self, feed: Feed) -> None:
        next(feed)
        self._tried(lambda: self._device.start(feed))

    def stop(self) -> None:
        self._tried(self._device.stop)

    def close(self) -> None:
        self._device.close()

    def _tried(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except self._error as error:
            raise OSError(str(error)) from error
