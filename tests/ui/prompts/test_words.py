"""Prompts have room for their words in every language, where there is least of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from sueca_desktop.ui import scale
from sueca_desktop.ui.languages import Language
from tests.ui.clipping import needs
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.test_host import TABLES

PLACES = (((640, 515), 1.0), ((1024, 485), 2.0))
"""The smallest tables for the usual and for the largest text."""


@pytest.mark.parametrize("language", Language, indirect=True)
@pytest.mark.parametrize(("size", "text"), PLACES, ids=str)
@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES)
def test_no_word_is_cut_and_nothing_overlaps(
    stage: MakeStage, make: object, size: tuple[int, int], text: float, language: Language
) -> None:
    assert callable(make)
    scale.use(1.0, text)
    prompt = stage(make(), size=size).ask()
    assert prompt.window().rect().contains(QRect(prompt.mapTo(prompt.window(), prompt.rect().topLeft()), prompt.size()))
    parts = [one for one in prompt.findChildren(QWidget) if one.isVisible() and not one.findChildren(QWidget)]
    boxes = [QRect(one.mapTo(prompt, one.rect().topLeft()), one.size()) for one in parts]
    for i, (box, part) in enumerate(zip(boxes, parts, strict=True)):
        assert prompt.rect().contains(box), part
        assert not any(box.intersects(other) for other in boxes[i + 1 :]), part
        if isinstance(part, QLabel | QAbstractButton) and part.text():
            assert needs(part) == "", language
