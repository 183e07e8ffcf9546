"""Signs as each language sets them."""

from __future__ import annotations

import re

import pytest

from sueca_desktop.resources import package_file
from tests.texts.pages import LANGUAGES, MARKER, names, page

QUOTES = {"en": ("“", "”"), "pt": ("«", "»"), "fr": ("«\u00a0", "\u00a0»"), "de": ("„", "“")}


def texts(lang: str) -> list[str]:
    """All pages, markers left out, and the start page's lines."""
    pages = [MARKER.sub("", page(lang, name).text) for name in names(lang)]
    catalogue = package_file(f"texts/{lang}/variants.toml").read_text(encoding="utf-8")
    return [*pages, *re.findall(r'"(.*)"', catalogue)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_and_apostrophes(lang: str) -> None:
    opening, closing = QUOTES[lang]
    foreign = set("\"'“”„«»") - {opening.strip("\u00a0"), closing.strip("\u00a0")}
    for text in texts(lang):
        assert not foreign & set(text)
        assert text.count(opening) == text.count(closing) == len(re.findall("[“”„«»]", text)) / 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces(lang: str) -> None:
    for text in texts(lang):
        assert not re.search(r"  | $|\t|\n\n\n", text, re.MULTILINE)


def test_french_keeps_high_signs_with_their_word() -> None:
    for text in texts("fr"):
        assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", re.sub(r"[|:-]{4,}", "", text))


@pytest.mark.parametrize("lang", sorted(set(LANGUAGES) - {"fr"}))
def test_no_space_before_a_sign(lang: str) -> None:
    for text in texts(lang):
        assert not re.search(r"\s[:;!?,](?=\s|$)", text)
