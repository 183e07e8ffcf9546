"""The table of a review holds all its plates, however large the text."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from sueca_desktop.ui.keeping import Keeping
from sueca_desktop.ui.review.page import ReviewPage
from sueca_desktop.ui.review.placing import card_height, spots
from sueca_desktop.ui.scale import scale
from tests.app.review.played import played
from tests.ui.conftest import MakeDesk
from tests.ui.walk import _kept, settle


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("text", [100, 125, 150, 175, 200])
def test_no_plate_is_cut_or_lies_on_another(make_desk: MakeDesk, size: tuple[int, int], text: int) -> None:
    desk = make_desk(size=size)
    desk.preferences.text_size = text
    keeping = Keeping(desk.window, desk.controller, desk.presenter)
    table = played("italiana-nulos", 3, clever=False)
    keeping.reviews.show(_kept(table), table)
    settle()
    page = desk.window.overlay.panel
    assert isinstance(page, ReviewPage)
    felt = QRectF(page.picture.rect())
    plates = [spot.plate for spot in spots(felt, 5, card_height(felt, 5, scale()), scale())]
    assert all(felt.contains(plate) for plate in plates)
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    keeping.close()
