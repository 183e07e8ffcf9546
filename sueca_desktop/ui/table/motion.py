"""The one clock of the table: it moves everything that moves, and stands still when nothing does."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Slot

FRAME = 16
"""Milliseconds between frames."""
LONGEST_FRAME = 40
"""No frame advances the motion farther: after a hitch the cards go on from where they were seen."""


def nothing() -> None:
    """What happens when nothing needs to."""


def ease_in_out(t: float) -> float:
    """Starts and ends gently (smootherstep)."""
    return t * t * t * (t * (6 * t - 15) + 10)


def ease_out(t: float) -> float:
    """Starts at once and comes to rest."""
    return 1 - (1 - t) ** 3


class Tween(Struct, frozen=True):
    """``apply`` is called with 0 … 1 from ``begin`` on, for ``length`` (milliseconds); 1 is always the last call.
    ``start`` comes before the first call, ``end`` after the last.
    """

    begin: float
    length: float
    apply: Callable[[float], None]
    start: Callable[[], None] = nothing
    end: Callable[[], None] = nothing
    ease: Callable[[float], float] = ease_in_out


class _Running:
    """A tween under way."""

    def __init__(self, tween: Tween) -> None:
        self.tween, self.begun = tween, False

    def advance(self, now: float) -> bool:
        """Shows the moment ``now``; whether that was the last one."""
        tween = self.tween
        if now < tween.begin:
            return False
        if not self.begun:
            self.begun = True
            tween.start()
        part = (now - tween.begin) / tween.length if tween.length > 0 else 1.0
        tween.apply(tween.ease(part) if part < 1 else 1.0)
        if part < 1:
            return False
        tween.end()
        return True


class Clock(QObject):
    """Runs one *script* (tweens, then ``done``) and any number of *asides* (one a key, replacing each other) that
    nobody waits for.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._watch = QElapsedTimer()
        self._now = 0.0
        self._script: list[_Running] = []
        self._done: Callable[[], None] | None = None
        self._asides: dict[Hashable, _Running] = {}

    @property
    def busy(self) -> bool:
        """Whether a script is running."""
        return self._done is not None

    @property
    def ticking(self) -> bool:
        return self._timer.isActive()

    def play(self, tweens: Sequence[Tween], done: Callable[[], None]) -> None:
        """Starts a script, its times counted from now; one still running is dropped."""
        self._script = [_Running(self._from_now(t)) for t in sorted(tweens, key=lambda t: t.begin + t.length)]
        self._done = done
        self._go()

    def aside(self, key: Hashable, tween: Tween) -> None:
        """Moves something small on its own, in place of what ``key`` was doing."""
        self._asides[key] = _Running(self._from_now(tween))
        self._go()

    def forget(self, key: Hashable) -> None:
        """What moved aside under that key stays where it is."""
        self._asides.pop(key, None)

    def finish(self) -> None:
        """Shows the end of everything now, and says so to whoever waited."""
        script, done = self._script, self._done
        asides = list(self._asides.values())
        self.drop()
        for running in (*script, *asides):
            running.advance(float("inf"))
        if done is not None:
            done()

    def interrupt(self) -> bool:
        """Ends a script that is running, as :meth:`finish`; whether there was one."""
        if not self.busy:
            return False
        self.finish()
        return True

    def drop(self) -> None:
        """Forgets everything where it is."""
        self._script, self._done = [], None
        self._asides.clear()
        self._timer.stop()

    def _from_now(self, tween: Tween) -> Tween:
        return replace(tween, begin=tween.begin + self._now)

    def _go(self) -> None:
        if not self._timer.isActive():
            self._watch.start()
            self._timer.start()

    @Slot()
    def _tick(self) -> None:
        self._now += min(self._watch.restart(), LONGEST_FRAME)
        self._asides = {key: running for key, running in self._asides.items() if not running.advance(self._now)}
        self._script = [running for running in self._script if not running.advance(self._now)]
        done = self._done
        if done is not None and not self._script:
            self._done = None
            done()
        if self._done is None and not self._asides:
            self._timer.stop()
