"""How large everything beside the table is: in steps with the window, and more with the text size that was chosen.

The scale in use belongs to the application object; whoever measures anything asks for it here.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QFontDatabase, QPainter

from sueca_desktop.ui.theme import TYPE, UNIT

STEPS = (1.0, 1.12, 1.25, 1.4, 1.6, 1.8, 2.0, 2.25)
"""Few, so that a window being resized is seldom dressed anew."""
_PLAIN = QSize(1280, 800)
"""The window in which everything has its usual size."""
_SHARE = 0.75
"""How much of the window's growth is passed on: the rest shows more."""
_LARGEST_OWN = 1.5
"""How far a system is followed whose own text is larger than ours."""
_NEEDED = QSize(512, 300)
"""The window, at the usual scale, in which every page can be read in any language, by scrolling: no scale leaves less
than this.
"""
_CALM = QSize(880, 500)
"""The same for the gaps between things: with less they give way to the text."""
_FINENESS = 20
"""Steps from one scale to its double, where the window sets it."""
_SCALE, _TEXT, _GAPS = "sueca-scale", "sueca-text", "sueca-gaps"


def step_for(size: QSize) -> float:
    """The step for a window of that size."""
    larger = min(size.width() / _PLAIN.width(), size.height() / _PLAIN.height()) - 1
    return max(step for step in STEPS if step <= max(1.0, 1 + _SHARE * larger))


def wanted(size: QSize, text: int = 100) -> float:
    """The scale for a window of that size; ``text``: the text size chosen, in percent, followed as far as there is
    room.
    """
    own = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF() / TYPE.body
    return min(step_for(size) + text / 100 * min(max(own, 1.0), _LARGEST_OWN) - 1, _largest(size, _NEEDED))


def gaps_wanted(size: QSize, text: int = 100) -> float:
    """The scale of gaps, margins and icons in a window of that size, as :func:`wanted`."""
    return min(wanted(size, text), _largest(size, _CALM))


def _largest(size: QSize, needed: QSize) -> float:
    room = min(size.width() / needed.width(), size.height() / needed.height())
    return max(step_for(size), int(room * _FINENESS) / _FINENESS)


def scale() -> float:
    """The scale in use; 1 until :func:`use` has said otherwise."""
    return _held(_SCALE)


def text_factor() -> float:
    """How much larger than usual text was asked to be, whatever the window: what the table goes by."""
    return _held(_TEXT)


def gaps() -> float:
    """The scale of gaps, margins and icons: smaller than that of text where there is little room."""
    return _held(_GAPS)


def use(value: float, text: float, gaps: float | None = None) -> None:
    """From now on ``value`` is the scale, ``text`` the text factor, and ``gaps``, or ``value``, the scale of gaps."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(_SCALE, value)
        app.setProperty(_TEXT, text)
        app.setProperty(_GAPS, value if gaps is None else gaps)


def _held(name: str) -> float:
    app = QCoreApplication.instance()
    value = app.property(name) if app is not None else None
    return value if isinstance(value, float) else 1.0


def px(pixels: float) -> int:
    """Device-independent pixels at the scale in use, from those of the usual size."""
    return round(pixels * scale())


def gap(pixels: float) -> int:
    """The same of a gap, a margin or an icon."""
    return round(pixels * gaps())


def units(count: float) -> int:
    """So many units of the grid, in pixels."""
    return gap(count * UNIT)


def enlarge(painter: QPainter, rect: QRectF) -> QRectF:
    """Have ``painter`` draw at the scale in use; ``rect`` in the pixels of the usual size."""
    by = scale()
    painter.scale(by, by)
    return QRectF(rect.x() / by, rect.y() / by, rect.width() / by, rect.height() / by)
