"""The rules come from other people's documents; the sentences do not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.texts.pages import LANGUAGES, names, page

DOCUMENTS = Path(__file__).resolve().parents[3] / "shared" / "documents"
RUN = 8


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of ``RUN`` words."""
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def test_a_borrowed_sentence_would_be_found() -> None:
    sentence = "The quick brown fox – so they say – jumps over the lazy dog"
    assert runs("First of all:\n" + sentence.upper()) & runs(sentence)
    assert not runs(sentence.replace("so they say", "as one says")) & runs(sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_has_eight_words_in_a_row_from_a_document(lang: str) -> None:
    documents = sorted(DOCUMENTS.glob("*.txt"))
    if not documents:
        pytest.skip("the documents the rules come from are not beside this checkout (../shared/documents)")
    theirs = set().union(*(runs(path.read_text(encoding="utf-8")) for path in documents))
    for name in names(lang):
        assert [" ".join(run) for run in runs(page(lang, name).text) & theirs] == []
