"""Charts that are painted, read by pointer and keys, and told to readers."""

from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.app.history.statistics import Point
from sueca_desktop.ui.history.bars import Bar, BarChart
from sueca_desktop.ui.history.curve import Curve, CurveChart
from sueca_desktop.ui.text.history import date
from sueca_desktop.ui.theme import DARK, LIGHT, Theme
from tests.app.history.games import NOON

DAYS = [date(NOON + timedelta(days=i)) for i in range(3)]


def points(*values: float) -> tuple[Point, ...]:
    return tuple(Point(NOON + timedelta(days=i), value) for i, value in enumerate(values))


def curve(*values: float, chance: bool = False) -> Curve:
    return Curve(points(*values), lambda value: f"{value:+.0f}", chance=chance, name="Ranking", empty="nothing yet")


def inked(widget: QWidget, colour: str) -> int:
    """Pixels in very nearly that colour, of every fourth."""
    image: QImage = widget.grab().toImage()
    wanted = QColor(colour)
    spots = ((x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))
    return sum(_near(image.pixelColor(x, y), wanted) for x, y in spots)


def _near(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= 6 for a, b in pairs)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("values", [(), (1.0,), (1.0, -2.0), tuple(float(i % 7) for i in range(3000))], ids=len)
@pytest.mark.parametrize("chance", [False, True])
def test_a_curve_of_any_length_is_painted(qtbot: QtBot, theme: Theme, values: tuple[float, ...], chance: bool) -> None:
    chart = CurveChart(theme)
    qtbot.addWidget(chart)
    chart.resize(300, 180)
    chart.show_curve(curve(*values, chance=chance))
    assert (inked(chart, theme.accent) > 4) == bool(values)
    image = chart.grab().toImage()
    edge = {image.pixel(image.width() - 40, y) for y in range(image.height())}
    assert (len(edge) > 1) == bool(values), "no line goes through the words"
    chart.set_theme(LIGHT)
    for size in ((10, 10), (60, 400), (400, 60)):
        chart.resize(*size)
        chart.grab()


def test_arrow_keys_read_one_point_after_another(qtbot: QtBot) -> None:
    chart = CurveChart(LIGHT)
    qtbot.addWidget(chart)
    chart.show_curve(curve(1, 2, 3))
    assert chart.accessibleName() == "Ranking"
    assert chart.accessibleDescription() == f"+3 · {DAYS[2]}"
    for key, at, told in (
        (Qt.Key.Key_Left, 1, f"+2 · {DAYS[1]}"),
        (Qt.Key.Key_Home, 0, f"+1 · {DAYS[0]}"),
        (Qt.Key.Key_Left, 0, f"+1 · {DAYS[0]}"),
        (Qt.Key.Key_End, 2, f"+3 · {DAYS[2]}"),
        (Qt.Key.Key_Right, 2, f"+3 · {DAYS[2]}"),
    ):
        QTest.keyClick(chart, key)
        assert (chart.at, chart.accessibleDescription()) == (at, told)


def test_the_pointer_reads_the_nearest_point(qtbot: QtBot) -> None:
    chart = CurveChart(LIGHT)
    qtbot.addWidget(chart)
    chart.resize(500, 300)
    chart.show_curve(curve(1, 2, 3, 4, 5))
    chart.show()
    plot = chart._plot()
    for share, at in ((0.0, 0), (0.27, 1), (0.5, 2), (1.0, 4)):
        QTest.mouseMove(chart, QPoint(round(plot.left() + share * plot.width()), 150))
        qtbot.waitUntil(lambda at=at: chart.at == at)  # type: ignore[misc]  # bound now
    QTest.mouseMove(chart, QPoint(1, 1))
    qtbot.waitUntil(lambda: chart.at is None)


def test_a_curve_without_points_takes_no_keys(qtbot: QtBot) -> None:
    chart = CurveChart(LIGHT)
    qtbot.addWidget(chart)
    chart.show_curve(curve())
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert (chart.at, chart.accessibleDescription()) == (None, "")


def test_bars_fill_their_share(qtbot: QtBot) -> None:
    chart = BarChart(LIGHT)
    qtbot.addWidget(chart)
    chart.resize(400, 220)
    filled = []
    for won in (0, 10, 20):
        chart.show_bars("By game", (Bar("Klaberjass", won, 20),))
        filled.append(inked(chart, LIGHT.accent))
    assert filled[0] == 0
    assert filled[2] == pytest.approx(2 * filled[1], rel=0.1)
    assert chart.accessibleDescription() == "Klaberjass: 100% · 20 of 20"


def test_no_bars_and_bars_of_nothing(qtbot: QtBot) -> None:
    chart = BarChart(LIGHT)
    qtbot.addWidget(chart)
    chart.grab()
    chart.show_bars("By game", (Bar("x" * 300, 0, 0),) * 9)
    chart.resize(60, 30)
    chart.grab()
