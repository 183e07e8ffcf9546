"""Round numbers at the side of a chart, whatever stands in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.ui.history.axis import Axis, axis_for, thinned

values = st.lists(st.floats(-1e9, 1e9, allow_subnormal=False).map(lambda v: round(v, 3)), max_size=30)


@pytest.mark.parametrize(
    ("given_values", "low", "high", "ticks"),
    [
        ([3, 17], 0, 20, (0, 5, 10, 15, 20)),
        ([-14, 2], -15, 5, (-15, -10, -5, 0, 5)),
        ([0.0], 0, 0.5, None),
        ([], 0, 0.5, None),
        ([0.2, 0.9], 0, 1, None),
        ([-3], -3, 0, (-3, -2, -1, 0)),
    ],
)
def test_axes_people_would_draw(
    given_values: list[float], low: float, high: float, ticks: tuple[float, ...] | None
) -> None:
    axis = axis_for(given_values)
    assert (axis.low, axis.high) == pytest.approx((low, high))
    if ticks is not None:
        assert axis.ticks == pytest.approx(ticks)


@given(values, st.booleans())
def test_every_value_and_zero_lie_on_the_axis(given_values: list[float], whole: bool) -> None:
    axis = axis_for(given_values, whole=whole)
    assert axis.low <= 0 <= axis.high
    assert axis.low < axis.high
    for value in given_values:
        assert -1e-9 <= axis.share(value) <= 1 + 1e-9
    assert 2 <= len(axis.ticks) <= 8
    assert not whole or axis.step >= 1


def test_shares() -> None:
    axis = Axis(-10, 10, 5)
    assert [axis.share(value) for value in (-10, 0, 10)] == [0, 0.5, 1]
    assert axis.ticks == (-10, -5, 0, 5, 10)


@given(st.integers(0, 5000), st.integers(2, 600))
def test_thinned_points_keep_both_ends(count: int, most: int) -> None:
    drawn = thinned(count, most)
    assert len(drawn) == min(count, most)
    assert drawn == sorted(set(drawn))
    assert count == 0 or (drawn[0], drawn[-1]) == (0, count - 1)
