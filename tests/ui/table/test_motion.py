"""The clock: what is promised about the first and the last call, and that it stands still afterwards."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Speed
from sueca_desktop.ui.table.durations import Durations, durations
from sueca_desktop.ui.table.geometry import Pose, between
from sueca_desktop.ui.table.motion import Clock, Tween, ease_in_out, ease_out


class Seen:
    """What a tween was told."""

    def __init__(self) -> None:
        self.log: list[object] = []

    def tween(self, begin: float, length: float, name: str = "") -> Tween:
        return Tween(
            begin,
            length,
            lambda t: self.log.append((name, t)),
            start=lambda: self.log.append(name + "start"),
            end=lambda: self.log.append(name + "end"),
        )

    def done(self) -> None:
        self.log.append("done")


@pytest.mark.usefixtures("qapp")
def test_finish_shows_the_end_of_everything_in_order() -> None:
    clock, seen = Clock(), Seen()
    clock.play([seen.tween(50, 10, "b"), seen.tween(0, 40, "a")], seen.done)
    assert clock.busy
    clock.finish()
    assert seen.log == ["astart", ("a", 1.0), "aend", "bstart", ("b", 1.0), "bend", "done"]
    assert not clock.ticking


def test_a_script_runs_from_start_to_end_by_itself(qtbot: QtBot) -> None:
    clock, seen = Clock(), Seen()
    clock.play([seen.tween(0, 60)], seen.done)
    qtbot.waitUntil(lambda: not clock.busy)
    assert seen.log[0] == "start"
    assert seen.log[-3:] == [("", 1.0), "end", "done"]
    parts = [entry[1] for entry in seen.log if isinstance(entry, tuple)]
    assert parts == sorted(parts)
    assert len(parts) > 1
    assert not clock.ticking


@pytest.mark.usefixtures("qapp")
def test_what_is_dropped_says_nothing() -> None:
    clock, seen = Clock(), Seen()
    clock.play([seen.tween(0, 40)], seen.done)
    clock.aside("x", seen.tween(0, 40))
    clock.drop()
    clock.finish()
    assert seen.log == []
    assert not clock.ticking


@pytest.mark.usefixtures("qapp")
def test_whoever_is_told_may_play_on_at_once() -> None:
    clock, seen = Clock(), Seen()
    clock.play([seen.tween(0, 40)], lambda: clock.play([seen.tween(0, 30, "next")], seen.done))
    clock.finish()
    assert clock.busy
    clock.finish()
    assert seen.log[-2:] == ["nextend", "done"]


def test_asides_replace_each_other_and_hold_nobody_up(qtbot: QtBot) -> None:
    clock, first, second = Clock(), Seen(), Seen()
    clock.aside("card", first.tween(0, 30))
    clock.aside("card", second.tween(0, 30))
    assert not clock.busy
    qtbot.waitUntil(lambda: not clock.ticking)
    assert first.log == []
    assert second.log[-1] == "end"


@pytest.mark.parametrize("ease", [ease_in_out, ease_out])
def test_easing_goes_from_one_end_to_the_other_and_never_back(ease: object) -> None:
    assert callable(ease)
    values = [ease(i / 100) for i in range(101)]
    assert values[0] == pytest.approx(0)
    assert values[-1] == pytest.approx(1)
    assert values == sorted(values)


@pytest.mark.parametrize(("start", "end", "middle"), [(170, -170, 180), (-90, 180, -135), (10, 30, 20)])
def test_cards_turn_the_shorter_way(start: float, end: float, middle: float) -> None:
    pose = between(Pose(0, 0, 10, start), Pose(8, 4, 20, end), 0.5)
    assert pose == Pose(4, 2, 15, middle)


def test_a_pose_moves_up_along_its_own_axis() -> None:
    moved = Pose(100, 100, 50, 90).moved_up(10)  # its top looks right
    assert (moved.x, moved.y) == pytest.approx((110, 100))


def test_instant_moves_nothing_and_slower_is_slower() -> None:
    assert durations(Speed.INSTANT) == Durations()
    assert durations(Speed.INSTANT).still
    order = [durations(speed) for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW)]
    for quick, slow in pairwise(order):
        assert quick.glide < slow.glide
        assert quick.rest < slow.rest
        assert quick.deal_gap < slow.deal_gap
