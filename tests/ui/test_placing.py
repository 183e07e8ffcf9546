"""The window comes back where it was, or where it can be seen."""

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Preferences
from sueca_desktop.ui import placing
from sueca_desktop.ui.main_window import MainWindow
from tests.ui.conftest import MakeDesk

HOME, SECOND = QRect(0, 0, 1920, 1050), QRect(1920, 0, 1280, 1024)


@pytest.mark.parametrize(
    "place",
    [QRect(100, 80, 1280, 800), QRect(0, 0, 1920, 1050), QRect(1930, 10, 1000, 900)],
)
def test_a_good_place_is_kept(place: QRect) -> None:
    assert placing.repaired(place, [HOME, SECOND]) == place


@pytest.mark.parametrize(
    "place",
    [
        QRect(5000, 5000, 1280, 800),
        QRect(-4000, 100, 1280, 800),
        QRect(100, -900, 1280, 800),
        QRect(1850, 1040, 1280, 800),
        QRect(0, 0, 1, 1),
        QRect(-2147483648, -2147483648, 100, 100),
        QRect(10, 10, 90000, 70000),
        QRect(),
    ],
)
def test_an_absurd_place_is_repaired(place: QRect) -> None:
    result = placing.repaired(place, [HOME])
    assert HOME.contains(result)
    assert result.width() >= placing.LEAST.width()
    assert result.height() >= placing.LEAST.height()


def test_a_window_larger_than_the_screen_is_made_to_fit() -> None:
    small = QRect(0, 0, 700, 480)
    assert placing.repaired(QRect(10, 10, 1280, 800), [small]) == small


def test_place_and_docks_are_remembered(make_desk: MakeDesk, qtbot: QtBot) -> None:
    first = make_desk(size=(1300, 820))
    first.window.docks.sheet.close()
    first.close()
    second = MainWindow(Preferences())
    qtbot.addWidget(second)
    second.show()
    assert (second.width(), second.height()) == (1300, 820)
    assert not second.docks.sheet.isVisible()
    assert second.docks.tricks.isVisible()


@pytest.mark.parametrize("garbage", [b"", b"garbage", bytes(range(256)) * 4])
def test_damaged_places_are_not_believed(qtbot: QtBot, garbage: bytes) -> None:
    preferences = Preferences()
    preferences.geometry = preferences.window_state = garbage
    window = MainWindow(preferences)
    qtbot.addWidget(window)
    window.show()
    assert window.size() == placing.USUAL
    assert window.docks.sheet.isVisible()


def test_a_small_window_starts_without_docks(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placing, "screens", lambda: [QRect(0, 0, 1024, 600)])
    window = MainWindow(Preferences())
    qtbot.addWidget(window)
    window.show()
    assert window.width() >= 1000
    assert not window.docks.sheet.isVisible()
    assert not window.docks.tricks.isVisible()


@pytest.mark.parametrize("screen", [QRect(0, 0, 1024, 600), QRect(0, 28, 1024, 548), QRect(60, 0, 800, 540)])
@pytest.mark.parametrize("saved", [b"", b"0 0 1024 600 0", b"9000 -500 1280 800 0", b"5 0 99999 99999 0 8 31 8 8"])
def test_the_window_fits_the_screen_with_its_frame(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, screen: QRect, saved: bytes
) -> None:
    monkeypatch.setattr(placing, "screens", lambda: [screen])
    preferences = Preferences()
    preferences.geometry = saved
    window = MainWindow(preferences)
    qtbot.addWidget(window)
    window.show()
    assert screen.contains(window.geometry().marginsAdded(QMargins(4, 31, 4, 4)))
    assert window.width() > 0.85 * screen.width()
    assert window.height() > 0.85 * screen.height()


def test_the_frame_is_remembered(make_desk: MakeDesk) -> None:
    desk = make_desk(size=(900, 600))
    desk.close()
    words = Preferences().geometry.decode().split(" ")
    assert len(words) == 9
    assert words[2:4] == ["900", "600"]
    assert words[5:] == ["2", "2", "2", "2"]  # of the platform that nobody looks at


@pytest.mark.parametrize("frame", [b"1 -20 1 5", b"1 20 1", b"900 900 900 900", b"a b c d"])
def test_a_frame_that_cannot_be_is_not_believed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, frame: bytes) -> None:
    monkeypatch.setattr(placing, "screens", lambda: [QRect(0, 0, 1024, 600)])
    preferences = Preferences()
    preferences.geometry = b"10 40 1000 550 0 " + frame
    window = MainWindow(preferences)
    qtbot.addWidget(window)
    window.show()
    assert QRect(0, 0, 1024, 600).contains(window.geometry())
    assert window.height() >= placing.LEAST.height()


def test_a_frame_that_is_off_the_screen_is_brought_onto_it(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_desk(size=(900, 520)).window
    monkeypatch.setattr(placing, "screen_of", lambda of: QRect(0, 0, 1024, 560))
    window.move(-40, -30)
    placing.settle(window)
    assert QRect(0, 0, 1024, 560).contains(window.frameGeometry())
    assert window.size() == QSize(900, 520)
