"""The pictures for people to look at can be taken, and show different things."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.ui.table.pictures import write


@pytest.mark.usefixtures("qapp")
def test_every_scene_is_a_picture_of_its_own(tmp_path: Path) -> None:
    paths = write(tmp_path, ((800, 560),))
    images = [QImage(str(path)) for path in paths]
    assert len(paths) == 8
    assert all((image.width(), image.height()) == (800, 560) for image in images)
    assert all(a != b for i, a in enumerate(images) for b in images[:i])
