"""A button with the focus has the line of the app's own style round it, and nothing of Qt's inside."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.ui import style
from sueca_desktop.ui.theme import LIGHT

_LINE = 4
"""Pixels of a button's edge that its own line may take."""


def inside(button: QWidget) -> QImage:
    return button.grab(button.rect().adjusted(_LINE, _LINE, -_LINE, -_LINE)).toImage()


@pytest.mark.parametrize("make", [QPushButton, QToolButton])
def test_nothing_is_drawn_inside_a_button_with_the_focus(
    qtbot: QtBot, qapp: QApplication, make: type[QPushButton | QToolButton]
) -> None:
    style.apply(qapp, LIGHT)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 100)
    first, button = QPushButton("First", window), make(window)
    button.setText("Review")
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    first.setGeometry(10, 20, 150, 50)
    button.setGeometry(200, 20, 150, 50)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first.setFocus()
    before = inside(button)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert button.hasFocus()
    assert inside(button) == before
