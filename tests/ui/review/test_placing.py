"""Nothing in the picture of a moment lies on anything else."""

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QTransform

from sueca_desktop.ui.review.placing import card_height, free_corner, spots, trick_poses

FELTS = [(650, 260), (960, 235), (800, 420), (1100, 620)]
"""Of the pages of a window of 1024x600 pixels and of larger ones."""
HELD = {2: 9, 3: 9, 4: 10, 5: 8}


@pytest.mark.parametrize("seats", sorted(HELD))
@pytest.mark.parametrize("size", FELTS)
def test_a_marked_card_of_the_own_hand_covers_no_card_of_the_trick(seats: int, size: tuple[int, int]) -> None:
    felt = QRectF(0, 0, *size)
    height = card_height(felt, seats, 1.0)
    own = spots(felt, seats, height, 1.0)[0]
    for pose in trick_poses(felt, seats, 1.0):
        flat = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        lies = QTransform().translate(pose.x, pose.y).rotate(pose.angle).mapRect(flat)
        assert not lies.intersects(own.extent(HELD[seats], height))


@pytest.mark.parametrize("seats", sorted(HELD))
@pytest.mark.parametrize("size", FELTS)
@pytest.mark.parametrize("wide", [100, 140])
def test_the_plate_of_trump_and_contract_covers_no_cards(seats: int, size: tuple[int, int], wide: int) -> None:
    felt = QRectF(0, 0, *size)
    height = card_height(felt, seats, 1.0)
    taken = [
        part for spot in spots(felt, seats, height, 1.0) for part in (spot.extent(HELD[seats], height), spot.plate)
    ]
    plate = free_corner(felt, QSizeF(wide, 54), taken)
    assert felt.contains(plate)
    assert not any(plate.intersects(one) for one in taken)


def test_a_corner_that_is_taken_is_left_for_the_next() -> None:
    felt, size = QRectF(0, 0, 400, 300), QSizeF(100, 50)
    assert free_corner(felt, size, []).topLeft().toTuple() == (8, 8)
    assert free_corner(felt, size, [QRectF(90, 0, 50, 50)]).topLeft().toTuple() == (8, 242)
