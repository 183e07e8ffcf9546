"""The committed artwork is the generator's: nothing edited by hand, nothing missing, nothing to spare."""

import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from azulejo.deckfiles import LETTERS, SHIPPED, asset_files, card_code
from azulejo.faces import RANKS
from azulejo.icons import INK
from azulejo.suits import SUITS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
CODES = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}
ELEMENTS = {"svg", "g", "defs", "use", "path", "circle", "ellipse", "rect"}
UNSAFE = {"style", "class", "clip-path", "mask", "filter"}  # what QtSvg ignores or draws wrongly


@pytest.fixture(scope="module")
def generated() -> dict[str, str]:
    """What the generator draws."""
    return asset_files()


def test_committed_files_are_what_the_generator_draws(generated: dict[str, str]) -> None:
    committed = {name: (ASSETS / name).read_text(encoding="utf-8") for name in generated if (ASSETS / name).is_file()}
    stale = [name for name, text in generated.items() if committed.get(name) != text]
    assert not stale, "draw them anew: ./dev deck"


def test_no_card_is_left_over(generated: dict[str, str]) -> None:
    there = {path.relative_to(ASSETS).as_posix() for path in (ASSETS / "cards").rglob("*") if path.is_file()}
    assert there == {name for name in generated if name.startswith("cards/")}


@pytest.mark.parametrize("edition", SHIPPED)
def test_every_card_has_a_face(edition: str) -> None:
    assert {path.stem for path in (ASSETS / "cards" / edition).iterdir()} == CODES


def test_card_codes() -> None:
    assert {card_code(rank, suit) for rank in RANKS for suit in SUITS} == CODES
    assert card_code("10", "diamonds") == "TD"


def test_table_of_contents_names_each_file_and_its_author() -> None:
    contents = tomllib.loads((ASSETS / "cards" / "deck.toml").read_text(encoding="utf-8"))
    assert (contents["author"], contents["licence"]) == ("The Sueca Desktop authors", "MIT")
    assert contents["width"] * 7 == contents["height"] * 5
    assert [set(table) for table in contents["faces"].values()] == [CODES] * len(SHIPPED)
    assert list(contents["letters"]) == [f"{edition}-{letters}" for letters in LETTERS for edition in SHIPPED]
    tables = [contents["backs"], *contents["faces"].values(), *contents["letters"].values()]
    named = {file for table in tables for file in table.values()}
    assert named == {path.relative_to(ASSETS / "cards").as_posix() for path in (ASSETS / "cards").rglob("*.svg")}


@pytest.mark.parametrize("letters", LETTERS)
def test_letters_have_the_faces_that_they_change(letters: str) -> None:
    changed = {rank for rank, letter in zip("AKQJ", letters.upper(), strict=True) if rank != letter}
    for edition in SHIPPED:
        folder = ASSETS / "cards" / f"{edition}-{letters}"
        assert {path.stem for path in folder.iterdir()} == {rank + suit for rank in changed for suit in "SHDC"}
        assert all(
            path.read_bytes() != (ASSETS / "cards" / edition / path.name).read_bytes() for path in folder.iterdir()
        )


def test_markup_is_what_qtsvg_draws_reliably(generated: dict[str, str]) -> None:
    for name, text in generated.items():
        if not name.endswith(".svg"):
            continue
        for element in ET.fromstring(text).iter():
            assert element.tag.split("}")[1] in ELEMENTS, name
            assert not UNSAFE & set(element.attrib), name
            assert not re.search("[mlhvcsqtaz]", element.get("d", "")[:-1]), f"{name}: relative command"


def test_files_are_small(generated: dict[str, str]) -> None:
    assert max(map(len, generated.values())) < 60_000
    assert sum(map(len, generated.values())) < 5_000_000


def test_two_runs_draw_the_same(generated: dict[str, str]) -> None:
    assert asset_files() == generated


def test_toolbar_icons_have_one_colour_to_replace(generated: dict[str, str]) -> None:
    icons = {name: text for name, text in generated.items() if name.startswith("icons/")}
    del icons["icons/sueca-desktop.svg"]
    assert {colour for text in icons.values() for colour in re.findall("#[0-9a-f]{6}", text)} == {INK}


def test_the_command_draws_into_a_folder_of_choice(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging/deck/build.py"), "--out", str(tmp_path), "--lang", "fr"]
    subprocess.run(command, check=True, capture_output=True)
    assert (tmp_path / "cards/two/AS.svg").read_text() == (ASSETS / "cards/two/AS.svg").read_text()
    assert (tmp_path / "cards/two/QS.svg").read_text() != (ASSETS / "cards/two/QS.svg").read_text()
