"""New games begun in mid-motion, again and again, leave nothing of the old ones behind."""

from __future__ import annotations

import gc
import random
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.settings import Speed
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import Desk


def left_over(desk: Desk) -> Counter[str]:
    """What a table at rest consists of: objects, timers that run, pictures on the felt, motion."""
    desk.window.table.finish_motion()
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    roots = (desk.window, desk.controller)
    counts = Counter(type(one).__name__ for root in roots for one in root.findChildren(QObject))
    counts["running"] = sum(timer.isActive() for timer in desk.window.findChildren(QTimer))
    counts["items"] = len(desk.window.table._view.scene().items())
    counts["motion"] = desk.window.table.in_motion
    return counts


@pytest.mark.parametrize("games", [12, pytest.param(200, marks=pytest.mark.slow)])
def test_nothing_is_left_behind(make_desk: MakeDesk, games: int) -> None:
    desk, rng = make_desk(speed=Speed.SLOW), random.Random(games)
    variants = sorted(discover())

    def begin(variant: str, moment: int) -> None:
        desk.begin(variant, deal_number=5, options={})
        for _ in range(moment):
            QApplication.processEvents()

    def all_once() -> Counter[str]:
        for variant in variants:
            begin(variant, 3)
        return left_over(desk)

    before = all_once()
    for _ in range(games):
        begin(rng.choice(variants), rng.randrange(8))
        if rng.random() < 0.5:
            desk.window.table.finish_motion()
    assert all_once() - before == Counter()
