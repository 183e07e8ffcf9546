"""The numbers in the pages are those of the rule objects."""

from __future__ import annotations

import pytest

from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules import melds
from sueca_desktop.rules.spec import PhaseName, Spec
from sueca_desktop.variants import discover
from tests.texts.pages import LANGUAGES, numbers, page

VARIANTS = discover()
ABANDONING = 10
"""Ranking points that abandoning a deal costs (RULES.md, `sueca-riscos`)."""
DOUBLE = 2
FREE = {"example", "advice"}
"""Sections that tell of a deal of their own; see test_examples.py."""


def total(spec: Spec) -> int:
    return spec.deck.total(None)


def card_numbers(spec: Spec) -> set[int]:
    """Points of single cards, of a suit, of the pack; half the pack."""
    values = {*spec.deck.plain.points.values(), *spec.deck.trump.points.values()}
    return {*values, total(spec), total(spec) // 2, total(spec) // 4}


def score_numbers(spec: Spec) -> set[int]:
    points = {band.points for band in spec.bands}
    edges = {edge for band in spec.bands for edge in (band.low, band.high)}
    return points | edges | {spec.every_trick or 0, spec.renounce_score, spec.nulls_score, spec.last_trick}


def option_numbers(variant: Variant) -> set[int]:
    return {value for option in variant.options for value in option.values if isinstance(value, int)}


def known(variant: Variant) -> set[int]:
    """Every number the rules of this game could make one write."""
    rules = variant.rules()
    spec = rules.spec
    found = card_numbers(spec) | score_numbers(spec) | option_numbers(variant)
    if any(option.name == "tie" for option in variant.options):
        found |= {DOUBLE * band.points for band in spec.bands}
    if spec.auction:
        found |= set(spec.auction.amounts(None))
    if PhaseName.ANNOUNCEMENTS in {phase.name for phase in rules.phases}:
        found |= {melds.THREE, melds.FOUR_OR_MORE, melds.BELLA}
    if spec.losers_pay:
        found.add(ABANDONING)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_number_that_the_rules_do_not_give(variant: str, lang: str) -> None:
    allowed = known(VARIANTS[variant])
    one = page(lang, f"rules/{variant}")
    for section in one.sections:
        if section.name not in FREE:
            assert (section.name, numbers(section.text) - allowed) == (section.name, set())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_numbers_one_looks_for_are_there(variant: str, lang: str) -> None:
    one, spec = page(lang, f"rules/{variant}"), VARIANTS[variant].rules().spec
    assert option_numbers(VARIANTS[variant]) <= numbers(one.section("match").text)
    wanted = {spec.every_trick or 0, spec.nulls_score, spec.last_trick} - {0}
    wanted |= {total(spec) // 2} if spec.sides and spec.bands else set()
    assert wanted <= numbers(one.section("scoring").text)
    if spec.renounce_score:
        assert spec.renounce_score in numbers(one.section("renounce").text)
    if spec.auction:
        assert {spec.auction.lowest, spec.auction.highest} <= numbers(one.section("auction").text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_beside_the_tables_agrees_with_them(lang: str) -> None:
    klaberjass = page(lang, "rules/klaberjass")
    assert melds.BELLA in numbers(klaberjass.section("tricks").text)
    riscos = page(lang, "rules/sueca-riscos")
    assert ABANDONING in numbers(riscos.section("match").text)
    assert ABANDONING in numbers(page(lang, "help/playing").section("leaving").text)
