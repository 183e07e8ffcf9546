"""Suits are told apart by whoever sees them, in each edition; and by their shapes alone, see test_looks."""

from collections.abc import Mapping
from itertools import combinations

import pytest

from azulejo.palette import EDITIONS, Palette

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# Linear RGB as people see it who lack one kind of cone: Machado, Oliveira and Fernandes, "A Physiologically-based Model
# for Simulation of Color Vision Deficiency", 2009, severity 1.
SIGHTS: Mapping[str, Matrix] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
WHITE = (0.95047, 1.0, 1.08883)
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def linear(colour: str) -> Rgb:
    """The light of ``#rrggbb``, each part 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return float(red), float(green), float(blue)


def through(matrix: Matrix, light: Rgb) -> Rgb:
    first, second, third = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return first, second, third


def lab(light: Rgb) -> Rgb:
    """CIE L*a*b* under D65."""
    shares = [max(0.0, value) / white for value, white in zip(through(TO_XYZ, light), WHITE, strict=True)]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: str, b: str, sight: Matrix) -> float:
    """CIE76, about 2.3 being what can just be seen."""
    one, two = (lab(through(sight, linear(colour))) for colour in (a, b))
    return float(sum((p - q) ** 2 for p, q in zip(one, two, strict=True)) ** 0.5)


def contrast(a: str, b: str) -> float:
    """Contrast by WCAG 2."""
    low, high = sorted(through(TO_XYZ, linear(colour))[1] for colour in (a, b))
    return (high + 0.05) / (low + 0.05)


def test_distance_and_contrast_are_what_they_are_called() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21, abs=0.05)
    assert distance("#000000", "#ffffff", SIGHTS["all cones"]) == pytest.approx(100, abs=0.1)
    assert distance("#d00000", "#007000", SIGHTS["deutan"]) < distance("#d00000", "#007000", SIGHTS["all cones"]) / 2


@pytest.mark.parametrize("sight", SIGHTS)
def test_four_colours_are_four_to_everybody(sight: str) -> None:
    for one, other in combinations(EDITIONS["four"].suits.values(), 2):
        assert distance(one, other, SIGHTS[sight]) > 20, f"{one} and {other}"


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_suits_of_one_colour_at_most(edition: str, sight: str) -> None:
    suits = EDITIONS[edition].suits
    for dark in ("spades", "clubs"):
        for red in ("hearts", "diamonds"):
            assert distance(suits[dark], suits[red], SIGHTS[sight]) > 20


@pytest.mark.parametrize(("edition", "least"), [("two", 4.5), ("four", 4.5), ("contrast", 6)])
def test_suits_stand_out_from_the_paper(edition: str, least: float) -> None:
    palette = EDITIONS[edition]
    assert min(contrast(colour, palette.paper) for colour in palette.suits.values()) >= least


def test_high_contrast_is_higher() -> None:
    def of(palette: Palette) -> tuple[float, ...]:
        return (
            contrast(palette.ink, palette.paper),
            contrast(palette.edge, palette.paper),
            contrast(palette.suits["spades"], palette.paper),
            palette.line,
            palette.bold,
            palette.index_scale,
        )

    assert all(a > b for a, b in zip(of(EDITIONS["contrast"]), of(EDITIONS["two"]), strict=True))
