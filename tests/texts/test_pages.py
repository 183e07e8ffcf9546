"""Every language has every page, in the same parts, covering the phases of its game, fit to be shown."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.variants import discover
from tests.texts.pages import LANGUAGES, MARKER, PLACEHOLDER, Page, cards, names, numbers, page

VARIANTS = discover()
RULES = [f"rules/{variant}" for variant in VARIANTS]
HELP = ["help/fair", "help/levels", "help/playing"]
ORDER = (
    *("overview", "cards", "deal", "auction", "contract", "trump-making", "announcements", "tricks", "renounce"),
    *("scoring", "match", "decisions", "example", "advice"),
)
HOMES = {"card-order": "cards", "bids": "auction", "sequences": "announcements", "bands": "scoring", "options": "match"}
EVERYWHERE = {"overview", "cards", "deal", "scoring", "match", "decisions", "example", "advice"}
NAMES = RULES + HELP
PAGES = [page(lang, name) for lang in LANGUAGES for name in NAMES if name in names(lang)]
TRANSLATED = [(one, page("en", one.name)) for one in PAGES if one.lang != "en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_page_and_no_other(lang: str) -> None:
    assert names(lang) == sorted(NAMES)


@pytest.mark.parametrize("one", PAGES, ids=str)
def test_a_page_begins_with_a_title_and_one_paragraph(one: Page) -> None:
    title, summary = one.head.strip().split("\n\n")
    assert re.fullmatch(r"# \S.*", title)
    assert len(summary) > 60
    assert "\n" not in summary


@pytest.mark.parametrize("one", PAGES, ids=str)
def test_every_section_begins_with_a_heading_and_says_something(one: Page) -> None:
    assert one.sections
    for section in one.sections:
        heading, _, rest = section.text.strip().partition("\n\n")
        assert re.fullmatch(r"## \S.*", heading)
        assert len(rest) > 60


@pytest.mark.parametrize(("one", "english"), TRANSLATED, ids=str)
def test_the_same_sections_and_tables_in_every_language(one: Page, english: Page) -> None:
    assert [(s.name, s.placeholders) for s in one.sections] == [(s.name, s.placeholders) for s in english.sections]


@pytest.mark.parametrize(("one", "english"), TRANSLATED, ids=str)
def test_the_same_numbers_and_cards_in_every_language(one: Page, english: Page) -> None:
    for mine, theirs in zip(one.sections, english.sections, strict=True):
        assert (mine.name, numbers(mine.text)) == (theirs.name, numbers(theirs.text))
        assert (mine.name, cards(mine.text, one.lang)) == (theirs.name, cards(theirs.text, "en"))


@pytest.mark.parametrize(("one", "english"), TRANSLATED, ids=str)
def test_the_same_build_in_every_language(one: Page, english: Page) -> None:
    def build(text: str) -> list[str]:
        """The first sign of each line that is a heading, an item of a list or a row of a table."""
        return re.findall(r"^(#+|-|\d+\.|\|)(?= )", text, re.MULTILINE)

    assert build(one.text) == build(english.text)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sections_stand_in_the_order_of_play_and_cover_every_phase(variant: str) -> None:
    rules = VARIANTS[variant].rules()
    for lang in LANGUAGES:
        sections = [section.name for section in page(lang, f"rules/{variant}").sections]
        assert sections == [name for name in ORDER if name in sections]
        phases = {phase.name.value for phase in rules.phases}
        renounce = {"renounce"} if rules.spec.renounce_score else set()
        assert set(sections) == EVERYWHERE | phases | renounce


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_table_where_the_rules_have_something_to_tabulate(variant: str) -> None:
    rules = VARIANTS[variant].rules()
    wanted = {"card-order"}
    wanted |= {"options"} if VARIANTS[variant].options else set()
    wanted |= {"bands"} if rules.spec.bands else set()
    wanted |= {"bids"} if rules.spec.auction else set()
    wanted |= {"sequences"} if PhaseName.ANNOUNCEMENTS in {phase.name for phase in rules.phases} else set()
    for lang in LANGUAGES:
        found = [(name, s.name) for s in page(lang, f"rules/{variant}").sections for name in s.placeholders]
        assert sorted(found) == sorted((name, HOMES[name]) for name in wanted)


def shown(one: Page) -> str:
    """What a panel gives to the text document: markers out, a table for each placeholder."""
    return PLACEHOLDER.sub("| a | b |\n|---|---|\n| 1 | 2 |", MARKER.sub("", one.text))


def bare(text: str) -> str:
    """The words of Markdown without its signs."""
    text = re.sub(r"^\|[-|]+\|$|^(#+|-|\d+\.) ", "", text, flags=re.MULTILINE)
    return re.sub(r"[*|]", " ", re.sub(r"\*(?=[\w ])|(?<=\S)\*+", "", text))


@pytest.mark.parametrize("one", PAGES, ids=str)
def test_the_text_document_reads_all_of_it(one: Page, qapp: QApplication) -> None:
    document = QTextDocument()
    document.setMarkdown(shown(one))
    text = document.toPlainText()
    assert not re.search(r"<!--|\{\{|\}\}|\*|^#|\||---|`|&nbsp;", text, re.MULTILINE)
    assert text.split() == bare(shown(one)).split()


@pytest.mark.parametrize("one", PAGES, ids=str)
def test_no_html_but_the_markers(one: Page) -> None:
    assert not re.search(r"<|>", MARKER.sub("", one.text))
    assert "{" not in PLACEHOLDER.sub("", one.text)


def test_the_words_of_a_page_are_its_language() -> None:
    """A page copied and left untranslated is found: no two languages share a paragraph."""
    seen: dict[str, str] = {}
    for one in PAGES:
        for paragraph in PLACEHOLDER.sub("", MARKER.sub("", one.text)).split("\n\n"):
            if len(paragraph.split()) > 3:
                assert seen.setdefault(paragraph, one.lang) == one.lang
