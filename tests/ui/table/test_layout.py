"""Nothing at the table lies on anything else, at any size and with any number of cards held."""

from itertools import combinations, pairwise
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMarginsF, QRectF, Qt

from sueca_desktop.ui.table.geometry import Pose, union
from sueca_desktop.ui.table.layout import SMALLEST, TableLayout, arrange, largest_text

SIZES = [
    (640, 420), (700, 540), (760, 560), (800, 600), (1024, 560), (1024, 600), (1024, 768), (1280, 720), (1280, 800),
    (1366, 768), (1600, 900), (1920, 1080), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160), (900, 1400),
]  # fmt: skip
SEATS = {2: 9, 3: 13, 4: 10, 5: 8}
TABLES = [(size, seats) for seats in SEATS for size in SIZES if seats < 5 or size != SMALLEST]


def bounds(poses: tuple[Pose, ...]) -> list[QRectF]:
    return [pose.bounds() for pose in poses]


def parts(layout: TableLayout) -> dict[str, list[QRectF]]:
    """Everything that may be on the table at once, by name; the cards of one fan may cover each other."""
    result = {"badge": [layout.badge]}
    for seat, place in enumerate(layout.seats):
        result[f"plate {seat}"] = [place.plate]
        result[f"pile {seat}"] = [place.pile.bounds()]
        result[f"fan {seat}"] = bounds(place.fan)
        if place.turned:
            result[f"turned {seat}"] = [place.turned.bounds()]
    if layout.stock:
        result["stock"] = [union(bounds(layout.stock))]
    raised = tuple(pose.moved_up(layout.rise + layout.lift) for pose in layout.hand)
    result["fan 0"] = [a.united(b) for a, b in zip(bounds(layout.hand), bounds(raised), strict=True)]
    result["trick"] = [place.trick.bounds() for place in layout.seats]
    return result


def overlaps(layout: TableLayout) -> list[str]:
    found = []
    for (a, ours), (b, theirs) in combinations(parts(layout).items(), 2):
        if any(r.intersects(s) for r in ours for s in theirs):
            found.append(f"{a} on {b}")
    return found


@pytest.mark.parametrize(("size", "seats"), TABLES, ids=str)
def test_full_hands_leave_everything_visible(size: tuple[int, int], seats: int) -> None:
    assert overlaps(arrange(*size, (SEATS[seats],) * seats)) == []


TEXTS = (1.25, 1.5, 1.75, 2.0)


@pytest.mark.parametrize(("size", "seats"), TABLES, ids=str)
def test_larger_text_hides_nothing_either(size: tuple[int, int], seats: int) -> None:
    fonts = []
    for text in (1.0, *TEXTS):
        layout = arrange(*size, (SEATS[seats],) * seats, text)
        assert overlaps(layout) == [], text
        for name, rects in parts(layout).items():
            assert name == "fan 0" or layout.felt.contains(union(rects)), (text, name)
        fonts.append(layout.font)
    assert all(b > 0.98 * a for a, b in pairwise(fonts))  # found by halving


WINDOWS = [(1024, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
BARS = 160
"""Pixels that menus and toolbar take at most, with the largest text in a small window 115."""
LEAST_TEXT = {2: 1.9, 4: 1.9, 5: 1.45}
"""How much larger than usual text is at every table without docks, if it is to be twice as large."""


@pytest.mark.parametrize("seats", LEAST_TEXT)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_names_are_as_large_as_was_chosen(window: tuple[int, int], seats: int) -> None:
    for bars in (90, 115, BARS if window[0] > 1500 else 115):
        for text in TEXTS:
            got = largest_text(window[0], window[1] - bars, seats, text)
            assert got >= min(0.98 * text, LEAST_TEXT[seats]), (bars, text)
            font = arrange(window[0], window[1] - bars, (SEATS[seats],) * seats, text).font
            assert font == pytest.approx(min(60.0, got * arrange(window[0], window[1] - bars, (0,) * seats).font))


@pytest.mark.parametrize("seats", LEAST_TEXT)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_no_card_of_a_trick_touches_a_plate(window: tuple[int, int], seats: int) -> None:
    for bars in (85, 115, BARS if window[0] > 1500 else 130):
        for text in (1.0, *TEXTS):
            layout = arrange(window[0], window[1] - bars, (SEATS[seats],) * seats, text)
            near = QMarginsF(3, 3, 3, 3)
            cards = [place.trick.bounds().marginsAdded(near) for place in layout.seats]
            assert not any(card.intersects(place.plate) for card in cards for place in layout.seats), (bars, text)


def test_finding_the_largest_text_is_quick() -> None:
    before = process_time()
    for width in range(1100, 1110):
        largest_text(width, 480, 5, 2.0)
    assert process_time() - before < 1.5


@given(
    st.integers(SMALLEST[0], 4200),
    st.integers(SMALLEST[1], 2400),
    st.lists(st.integers(0, 10), min_size=4, max_size=4),
)
def test_no_overlap_at_any_size(width: int, height: int, held: list[int]) -> None:
    assert overlaps(arrange(width, height, tuple(held))) == []


@pytest.mark.parametrize(("size", "seats"), TABLES, ids=str)
def test_all_but_the_hand_lies_within_the_felt(size: tuple[int, int], seats: int) -> None:
    layout = arrange(*size, (SEATS[seats],) * seats)
    for name, rects in parts(layout).items():
        if name != "fan 0":
            assert layout.felt.contains(union(rects)), name


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_indices_of_the_hand_stay_on_the_screen_and_uncovered(size: tuple[int, int]) -> None:
    layout = arrange(*size, (10, 10, 10, 10))
    screen = QRectF(0, 0, *size)
    for i, pose in enumerate(layout.hand):
        index = [pose.point(-pose.width * 0.46 + x, -pose.height * 0.46 + y) for x in (0, pose.width * 0.12)
                 for y in (0, pose.height * 0.25)]  # fmt: skip
        for point in index:
            assert screen.contains(point)
            assert not any(
                layout.hand[j].polygon().containsPoint(point, Qt.FillRule.WindingFill) for j in range(i + 1, 10)
            )


@pytest.mark.parametrize("seats", SEATS)
def test_no_card_of_a_trick_covers_anothers_index(seats: int) -> None:
    poses = [place.trick for place in arrange(1280, 800, (1,) * seats).seats]
    for a in poses:
        corner = QRectF(*a.point(-a.width * 0.47, -a.height * 0.47).toTuple(), a.width * 0.2, a.height * 0.28)
        for b in poses:
            assert a is b or not b.bounds().intersects(corner)


def test_cards_are_as_large_as_on_the_picture_to_beat() -> None:
    layout = arrange(1280, 800, (10, 10, 10, 10))
    assert layout.hand[0].width >= 160
    assert layout.seats[1].trick.width >= 120
    assert layout.seats[1].fan[0].width >= 78
