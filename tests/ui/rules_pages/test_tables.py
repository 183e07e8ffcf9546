"""What the tables say is what the rule objects say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from sueca_desktop.app.settings import Preferences
from sueca_desktop.rules import melds
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.rules_pages.tables import tables
from sueca_desktop.ui.text import cards, games
from sueca_desktop.variants import discover
from tests.texts.pages import PLACEHOLDER, page

VARIANTS = discover()


@pytest.fixture(params=Language)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    languages = Languages(Preferences())
    languages.choose(request.param)
    yield request.param
    languages.close()


def cells(html: str, kind: str = "") -> list[str]:
    """The words of the cells of a table, of one class if one is given."""
    found = re.findall(rf'<td class="{kind}"[^>]*>(.*?)</td>' if kind else r"<td[^>]*>(.*?)</td>", html)
    return [re.sub("<[^>]*>", " ", cell).strip() for cell in found]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_table_a_page_asks_for_is_made(variant: str, language: Language) -> None:
    made = tables(VARIANTS[variant], {})
    assert set(made) >= set(PLACEHOLDER.findall(page(language.value, f"rules/{variant}").text))
    assert not any("{" in table for table in made.values())


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_stand_in_their_order_with_their_points(variant: str, language: Language) -> None:
    deck, html = VARIANTS[variant].rules().spec.deck, tables(VARIANTS[variant], {})["card-order"]
    rankings = [deck.plain] if deck.plain == deck.trump else [deck.trump, deck.plain]
    assert cells(html, "rank") == [cards.index(rank) for ranking in rankings for rank in ranking.order]
    worth = re.findall(r'class="worth" colspan="(\d+)">(\d+)<', html)
    spread = [int(value) for length, value in worth for _ in range(int(length))]
    assert spread == [ranking.value(rank) for ranking in rankings for rank in ranking.order]


@pytest.mark.parametrize("variant", ["sueca-bandeira", "sueca-riscos", "italiana-nulos", "italiana-fives"])
def test_bands_are_those_of_the_rules(variant: str) -> None:
    spec, html = VARIANTS[variant].rules().spec, tables(VARIANTS[variant], {})["bands"]
    what, gains = cells(html, "what"), cells(html, "gain")
    columns = 2 if spec.losers_pay else 1
    scores = [int(gain.replace("−", "-")) for gain in gains]
    assert scores[::columns][: len(spec.bands)] == [band.points for band in spec.bands]
    assert what[0] == f"{spec.bands[0].low}–{spec.bands[0].high}"
    if spec.losers_pay:
        assert scores[1::2] == [-score for score in scores[::2]]
    more = [score for score in (spec.every_trick, spec.nulls_score, spec.renounce_score) if score]
    assert scores[::columns][len(spec.bands) :] == more


def test_bids_by_fives_are_all_named_and_others_by_their_ends() -> None:
    fives = tables(VARIANTS["italiana-fives"], {})["bids"]
    assert cells(fives, "bid") == [str(amount) for amount in range(65, 121, 5)]
    single = tables(VARIANTS["italiana-nulos"], {})["bids"]
    assert cells(single, "bid") == ["61", "62", "63", "…", "119", "120"]
    assert "Nulls" in single
    assert "Nulls" not in fives


def test_sequences_score_what_the_rules_say() -> None:
    gains = cells(tables(VARIANTS["klaberjass"], {})["sequences"], "gain")
    assert gains == [str(melds.THREE), str(melds.FOUR_OR_MORE)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_options_in_force_are_marked(variant: str, language: Language) -> None:
    specs = VARIANTS[variant].options
    for spec in specs:
        for value in spec.values:
            others = {name: wanted for name, wanted, allowed in spec.depends if value in allowed}
            html = tables(VARIANTS[variant], {spec.name: value} | dict(list(others.items())[:1]))["options"]
            if len(spec.values) > 1:
                assert f"<b>✓ {games.value(spec.name, value)}</b>" in html
            assert html.count("✓") == sum(len(other.values) > 1 for other in specs)


def test_values_that_do_not_go_with_the_others_are_not_offered() -> None:
    by_points = tables(VARIANTS["italiana-nulos"], {"end": "points", "limit": 10})["options"]
    by_deals = tables(VARIANTS["italiana-nulos"], {"end": "hands", "limit": 10})["options"]
    assert ">20<" in by_points
    assert ">5<" not in by_points
    assert ">5<" in by_deals
    assert ">20<" not in by_deals
