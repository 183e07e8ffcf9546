"""The artwork as QtSvg draws it.  pytest-qt fails a test in which Qt warns."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from azulejo.deckfiles import LANGUAGES, SHIPPED
from azulejo.faces import RANKS, index
from azulejo.palette import EDITIONS
from azulejo.suits import SUITS
from azulejo.svgkit import document
from azulejo.tables import TABLES
from tests.deck.pictures import alpha, colours, difference, grey, half_turn_difference, picture

ASSETS = Path(__file__).resolve().parents[2] / "assets"
RIMS = ("azulejo", "felt", "night", "wood")
STRIP = 0.22  # the part of a card's width that stays visible in a fanned hand


def drawn(name: str, width: int) -> QImage:
    """A committed file below the assets folder, rasterised."""
    return picture((ASSETS / name).read_text(encoding="utf-8"), width)


def soft(image: QImage) -> float:
    """The share of pixels in a strip of the index that are neither dark ink nor paper."""
    row = grey(image.copy(0, image.height() * 10 // 100, image.width() * 22 // 100, image.height() // 10))
    return sum(60 < value < 240 for value in row) / len(row)


def names(pattern: str) -> list[str]:
    """Committed files matching a pattern, relative to the assets folder."""
    return sorted(path.relative_to(ASSETS).as_posix() for path in ASSETS.glob(pattern))


@pytest.fixture(scope="module", params=SHIPPED)
def small(request: pytest.FixtureRequest) -> dict[str, QImage]:
    """The 52 faces of an edition at 60 pixels, in grey: nothing may be told by colour alone."""
    return {name: drawn(name, 60) for name in names(f"cards/{request.param}/*.svg")}


@pytest.mark.parametrize("name", names("cards/*/*.svg"))
def test_card_covers_its_paper(name: str) -> None:
    image = drawn(name, 120)
    assert (image.width(), image.height()) == (120, 168)
    assert image.pixelColor(0, 0).alpha() == 0, "corners are round"
    assert {image.pixelColor(x, y).alpha() for x, y in ((60, 84), (60, 3), (3, 84), (116, 84), (60, 164))} == {255}


@pytest.mark.parametrize("name", [*names("cards/*/[KQJ]*.svg"), *names("cards/backs/*.svg")])
def test_courts_and_backs_look_the_same_upside_down(name: str) -> None:
    assert half_turn_difference(drawn(name, 240)) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_index_shows_in_a_fanned_hand(edition: str, language: str) -> None:
    for suit in SUITS:
        for rank in RANKS:
            ink = alpha(picture(document(240, 336, index(rank, suit, EDITIONS[edition], language)), 240))[:112]
            columns = [x for x in range(120) if any(row[x] > 20 for row in ink)]
            assert columns[0] >= 5, f"{rank} of {suit}"
            assert columns[-1] <= 240 * STRIP, f"{rank} of {suit}"


def test_faces_differ_at_60_pixels(small: dict[str, QImage]) -> None:
    pixels = {name: grey(image) for name, image in small.items()}
    for (name, a), (other, b) in combinations(pixels.items(), 2):
        assert difference(a, b, 48) >= 60, f"{name} and {other}"


@pytest.mark.parametrize("edition", SHIPPED)
def test_court_figures_differ_at_60_pixels_whatever_their_index(edition: str) -> None:
    """Each figure by itself, in grey, without the corners that say who it is."""
    figures = {
        name: grey(drawn(name, 60).copy(17, 6, 36, 32))
        for rank in "KQJ"
        for name in names(f"cards/{edition}/{rank}?.svg")
    }
    assert len(figures) == 12
    for (name, a), (other, b) in combinations(figures.items(), 2):
        assert difference(a, b, 48) >= 150, f"{name} and {other}"


@pytest.mark.parametrize("ratio", [1, 2, 3])
@pytest.mark.parametrize("name", ["cards/two/KS.svg", "cards/contrast/QC.svg", "cards/four/TS.svg"])
def test_faces_are_crisp_at_any_size(name: str, ratio: int) -> None:
    """Drawn larger, an edge stays one pixel wide: the share of in-between pixels falls."""
    small, large = drawn(name, 100), drawn(name, 100 * ratio)
    assert soft(large) <= soft(small) / ratio * 1.5


def test_corners_differ_at_60_pixels(small: dict[str, QImage]) -> None:
    corners = {name: grey(image.copy(0, 0, round(60 * STRIP), 30)) for name, image in small.items()}
    for (name, a), (other, b) in combinations(corners.items(), 2):
        assert difference(a, b, 48) >= 12, f"{name} and {other}"


@pytest.mark.parametrize("name", RIMS)
def test_a_rims_tile_joins_its_neighbours(name: str) -> None:
    tile = drawn(f"table/{name}.svg", 44)
    assert tile.width() == tile.height()
    assert half_turn_difference(tile) == 0
    assert {tile.pixelColor(x, y).alpha() for x in (0, 22, 43) for y in (0, 22, 43)} == {255}


@pytest.mark.parametrize("name", sorted(TABLES.keys() - set(RIMS)))
def test_a_cloths_tile_leaves_the_cloth_its_colour(name: str) -> None:
    tile = drawn(f"table/{name}.svg", 400)
    cover = [value for row in alpha(tile) for value in row]
    assert sum(value > 0 for value in cover) > 500
    assert sum(cover) / len(cover) < 30


@pytest.mark.parametrize("name", names("icons/*.svg"))
@pytest.mark.parametrize("size", [16, 24, 48])
def test_icon_is_square_and_shows(name: str, size: int) -> None:
    image = drawn(name, size)
    inked = sum(value > 100 for row in alpha(image) for value in row)
    assert image.height() == size
    assert size * size * 0.06 <= inked <= size * size * 0.98


def test_application_icon_keeps_its_colours_at_16_pixels() -> None:
    shades = [QColor.fromRgb(colour) for colour in colours(drawn("icons/sueca-desktop.svg", 16))]
    assert any(c.red() > 180 > 90 > c.blue() and c.green() < 90 for c in shades), "the heart"
    assert any(min(c.red(), c.green(), c.blue()) > 235 for c in shades), "the card"
    assert any(c.blue() > 120 > 70 > c.red() for c in shades), "the tile"
