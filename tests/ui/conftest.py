"""Whole windows with a game in them, closed when the test ends."""

import os
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.app.settings import Preferences
from sueca_desktop.engine.variant import RuleSet
from sueca_desktop.ui import scale, style
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.panels.table_picture import table_picture
from sueca_desktop.ui.table.art import CardArt, Picture
from sueca_desktop.ui.text.cards import letters, use_letters
from sueca_desktop.ui.theme import LIGHT, Theme
from tests.ui.desk import Desk

MakeDesk = Callable[..., Desk]
MOST_DRAWN = 800
"""Pictures that are kept: some 100 MB."""


@pytest.fixture(autouse=True)
def usual_size(qapp: QApplication) -> None:
    """What the last window wore, and how large, is not what this test begins in."""
    scale.use(1.0, 1.0)
    if qapp.styleSheet():
        style.apply(qapp, LIGHT)


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[dict[object, QPixmap]]:
    """Cards and tables that window after window has alike are drawn once for all the tests of a process."""
    draw_card = CardArt._pixmap
    drawn: dict[object, QPixmap] = {}

    def kept(key: object, draw: Callable[[], QPixmap]) -> QPixmap:
        if key not in drawn:
            if len(drawn) >= MOST_DRAWN:
                drawn.clear()
            drawn[key] = draw()
        return drawn[key]

    def card(art: CardArt, wanted: Picture, width: float) -> QPixmap:
        key = (art._file(wanted.face), width, art._ratio, art._shade.rgba() if wanted.dim else None)
        return kept(key, lambda: draw_card(art, wanted, width))

    def table(rules: RuleSet, size: QSize, theme: Theme, ratio: float) -> QPixmap:
        key = (rules.spec, size.width(), size.height(), theme, ratio, letters(), QLocale().name())
        return kept(key, lambda: table_picture(rules, size, theme, ratio))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardArt, "_pixmap", card)
        patch.setattr("sueca_desktop.ui.panels.pictures.table_picture", table)
        yield drawn
    drawn.clear()


@pytest.fixture(autouse=True)
def _nothing_outlives_its_test() -> Iterator[None]:
    """Widgets that were told to go are gone at once. Without an event loop Qt would put that off, and Python's
    collector would take them apart piece by piece in the middle of a later test.
    """
    use_letters("")
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def make_desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeDesk]:
    """``make_desk(size, speed)``: a shown window with its controller; what it opens with is up to the test."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)  # prompts take an answer at once
    made: list[Desk] = []

    def build(**arguments: object) -> Desk:
        made.append(Desk(qtbot, **arguments))  # type: ignore[arg-type]  # handed on as they are
        return made[-1]

    yield build
    for desk in made:
        desk.close()
    QApplication.setDoubleClickInterval(usual)


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk()


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    """The language of the words, by an indirect parameter."""
    languages = Languages(Preferences())
    languages.choose(request.param)
    yield request.param
    languages.close()
