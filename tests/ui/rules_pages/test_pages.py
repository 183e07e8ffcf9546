"""Pages split at their markers and turned into what the panel shows."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from sueca_desktop.ui.rules_pages.look import document, style_sheet
from sueca_desktop.ui.rules_pages.markdown import inline, to_html
from sueca_desktop.ui.rules_pages.pages import PageError, Section, load, split
from sueca_desktop.ui.theme import DARK, LIGHT, TYPE, Theme
from tests.texts.pages import LANGUAGES, PLACEHOLDER, names, page

ALL = [(lang, name) for lang in LANGUAGES for name in names(lang)]
TEXT = """# A title

What it is about.

<!-- section: deal -->

## The deal

Ten cards.

<!-- section: tricks -->

## Playing a trick

- One
- Two
"""


def test_a_page_is_split_at_its_markers() -> None:
    found = split(TEXT)
    assert (found.title, found.lead) == ("A title", "What it is about.")
    assert found.sections == (
        Section("deal", "The deal", "Ten cards."),
        Section("tricks", "Playing a trick", "- One\n- Two"),
    )
    assert found.has("tricks")
    assert not found.has("auction")


@pytest.mark.parametrize("text", ["", "no heading", "# A\n\nb\n\n<!-- section: deal -->\n\nno heading"])
def test_a_page_without_its_headings_is_refused(text: str) -> None:
    with pytest.raises(PageError):
        split(text)


def test_a_page_that_is_not_there_says_which() -> None:
    with pytest.raises(FileNotFoundError, match="bridge"):
        load("en", "rules/bridge")


@pytest.mark.parametrize(("lang", "name"), ALL)
def test_every_page_is_loaded_as_it_is_written(lang: str, name: str) -> None:
    found, written = load(lang, name), page(lang, name)
    assert [section.name for section in found.sections] == [section.name for section in written.sections]
    assert all(f"## {section.heading}" in written.text for section in found.sections)


@pytest.mark.parametrize(("lang", "name"), ALL)
def test_a_document_holds_every_word_of_its_page(lang: str, name: str, qapp: QApplication) -> None:
    found = load(lang, name)
    shown = QTextDocument()
    shown.setHtml(document(found, dict.fromkeys(("card-order", "bands", "bids", "sequences", "options"), "")))
    written = QTextDocument()
    parts = (found.title, found.lead, *(f"## {s.heading}\n\n{s.text}" for s in found.sections))
    written.setMarkdown(PLACEHOLDER.sub("", "\n\n".join(parts)))
    assert shown.toPlainText().split() == written.toPlainText().split()
    assert not re.search(r"\*|\{\{|<!--|^#", shown.toPlainText(), re.MULTILINE)


def test_a_placeholder_becomes_its_table() -> None:
    assert to_html("before\n\n{{bids}}\n\nafter", {"bids": "<table/>"}) == "<p>before</p>\n<table/>\n<p>after</p>"
    with pytest.raises(KeyError):
        to_html("{{bids}}")


def test_signs_of_markup_are_shown_as_they_are() -> None:
    assert inline("2 < 3 & **so** *on*") == "2 &lt; 3 &amp; <b>so</b> <i>on</i>"


@pytest.mark.parametrize(("card", "suit"), [("7♥", "hearts"), ("10♦", "diamonds"), ("D♠", "spades"), ("2♣", "clubs")])
def test_suits_have_their_colour(card: str, suit: str) -> None:
    assert f'<span class="{suit}">{card[-1]}</span>' in inline(f"Ana leads the {card}.")


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_page_wears_the_theme_and_its_type(theme: Theme) -> None:
    sheet = style_sheet(theme, 1.5)
    assert f".hearts {{ color: {theme.suits.hearts}; }}" in sheet
    assert f"font-size: {TYPE.body * 1.5:.4g}pt" in sheet
    assert "$" not in sheet
