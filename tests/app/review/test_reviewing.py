"""Reviews asked for from the main thread."""

import threading
from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from sueca_desktop.app.review.analysis import Progress
from sueca_desktop.app.review.decisions import Review
from sueca_desktop.app.reviewing import Reviewer
from sueca_desktop.engine.table import PlayedDeal
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.solver import Stop
from tests.app.review.played import klaberjass

FOUND = Review(0, (), (None,), (), 94)


def test_progress_is_told_and_at_last_the_review(qtbot: QtBot) -> None:
    threads = set()

    def analyst(rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop) -> Iterator[Progress]:
        threads.add(threading.get_ident())
        yield Progress(0, 2)
        yield Progress(1, 2)
        yield Progress(2, 2, FOUND)

    reviewer, (table, _), told = Reviewer(analyst=analyst), klaberjass(), list[Progress]()
    reviewer.progressed.connect(told.append)
    reviewer.ask(table.rules, table.deals[-1], 0)
    assert reviewer.busy
    qtbot.waitUntil(lambda: not reviewer.busy)
    assert [(progress.done, progress.review) for progress in told] == [(0, None), (1, None), (2, FOUND)]
    assert threads
    assert threading.get_ident() not in threads
    assert reviewer.close()


def test_an_analysis_that_is_stopped_tells_nothing_more(qtbot: QtBot) -> None:
    begun, ended = threading.Event(), threading.Event()

    def analyst(rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop) -> Iterator[Progress]:
        begun.set()
        while not stop.is_set():
            threading.Event().wait(0.001)
        ended.set()
        yield Progress(1, 1, FOUND)

    reviewer, (table, _), told = Reviewer(analyst=analyst), klaberjass(), list[Progress]()
    reviewer.progressed.connect(told.append)
    reviewer.ask(table.rules, table.deals[-1], 0)
    qtbot.waitUntil(begun.is_set)
    reviewer.stop()
    assert not reviewer.busy
    qtbot.waitUntil(ended.is_set)
    assert reviewer.close()
    qtbot.wait(0)
    assert told == []


def test_an_analysis_that_fails_says_so(qtbot: QtBot) -> None:
    def analyst(rules: RuleSet, played: PlayedDeal, seat: int, stop: Stop) -> Iterator[Progress]:
        yield Progress(0, 1)
        raise RuntimeError("no")

    reviewer, (table, _) = Reviewer(analyst=analyst), klaberjass()
    with qtbot.waitSignal(reviewer.failed):
        reviewer.ask(table.rules, table.deals[-1], 0)
    assert not reviewer.busy
    assert reviewer.close()
