"""Pictures of the table to look at: ``python -m tests.ui.table.pictures FOLDER`` writes every scene in every size and
theme.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.settings import Speed
from sueca_desktop.engine.table import Table
from sueca_desktop.ui.table.seating import Company
from sueca_desktop.ui.table.table_view import TableView
from sueca_desktop.ui.theme import THEMES, Theme
from tests.ui.table.fake import NAMES, new_table, play_on
from tests.ui.table.looking import cards, must_follow, press_key

SIZES = ((640, 420), (1024, 600), (1280, 800), (2560, 1440))
COMPANY = Company(NAMES, (None, Level.CLUB, Level.CLUB, Level.NOVICE))


def shown(table: Table, size: tuple[int, int], theme: Theme) -> TableView:
    """The table at rest in that size, with all its pictures drawn."""
    view = TableView(theme=theme)
    view.set_speed(Speed.INSTANT)
    view.set_company(COMPANY)
    view.resize(*size)
    view.show()
    view.activateWindow()
    view.show_observation(table.observe(0))
    view._scene.art.finish()
    QCoreApplication.processEvents()
    return view


def scenes(size: tuple[int, int], theme: Theme) -> Iterator[tuple[str, TableView]]:
    """A full hand; a card that cannot be played, with the focus; the last trick; the end of a deal."""
    yield "dealt", shown(new_table(0), size, theme)
    table = must_follow(dealer=2)
    view = shown(table, size, theme)
    playable = table.observe(0).playable
    for _ in range(next(i for i, card in enumerate(cards(view)) if card not in playable) + 1):
        press_key(view, Qt.Key.Key_Right)
    yield "why-not", view
    view = shown(play_on(new_table(1), 26), size, theme)
    view.set_company(Company(COMPANY.names, COMPANY.levels, points=True))
    QTest.keyPress(view, Qt.Key.Key_L)
    view._scene.art.finish()
    yield "last-trick", view
    yield "over", shown(play_on(new_table(), 40), size, theme)


def write(folder: Path, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[Path]:
    """Writes the pictures; their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for size in sizes:
        for theme in THEMES.values():
            for name, view in scenes(size, theme):
                path = folder / f"{name}-{size[0]}x{size[1]}-{theme.name}.png"
                assert view.grab().save(str(path)), path
                paths.append(path)
                view.close()
    return paths


if __name__ == "__main__":
    application = QApplication([])
    for written in write(Path(sys.argv[1])):
        print(written)
