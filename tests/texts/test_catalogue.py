"""What the start page says of each rule set, in every language."""

from __future__ import annotations

import re
import tomllib

import pytest

from sueca_desktop.resources import package_file
from sueca_desktop.variants import discover
from tests.texts.pages import LANGUAGES

VARIANTS = discover()
KEYS = ["title", "tagline", "players", "length"]


def catalogue(lang: str) -> dict[str, dict[str, str]]:
    return tomllib.loads(package_file(f"texts/{lang}/variants.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_set_has_its_lines_and_nothing_else(lang: str) -> None:
    found = catalogue(lang)
    assert set(found) == set(VARIANTS)
    for lines in found.values():
        assert list(lines) == KEYS
        assert all(line and line == line.strip() for line in lines.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_has_one_name(variant: str, lang: str) -> None:
    """In menus and headings, and over its rules."""
    text = package_file(f"texts/{lang}/rules/{variant}.md").read_text(encoding="utf-8")
    assert text.splitlines()[0] == f"# {catalogue(lang)[variant]['title']}"


def test_the_score_sheet_has_one_name_in_french() -> None:
    texts = [package_file("translations/fr.ts"), package_file("texts/fr/help/playing.md")]
    assert not any("euille de score" in one.read_text(encoding="utf-8") for one in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_short_enough_for_a_tile_and_tell_the_games_apart(lang: str) -> None:
    found = catalogue(lang)
    assert all(len(lines["title"]) <= 40 and len(lines["tagline"]) <= 110 for lines in found.values())
    for key in ("title", "tagline"):
        assert len({lines[key] for lines in found.values()}) == len(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_number_of_players_is_the_games(variant: str, lang: str) -> None:
    assert re.findall(r"\d+", catalogue(lang)[variant]["players"]) == [str(VARIANTS[variant].seats)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_language_gives_the_same_length(variant: str) -> None:
    assert len({tuple(re.findall(r"\d+", catalogue(lang)[variant]["length"])) for lang in LANGUAGES}) == 1
