"""Every word of the interface in every language: found in the sources, translated, compiled."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sueca_desktop.ai.levels import Level
from sueca_desktop.app.history.kept import Result
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.settings import CardBack, Edition, Preferences, Speed, TableStyle, ThemeChoice
from sueca_desktop.rules.cards import Rank, Suit, card
from sueca_desktop.rules.refusals import Reason
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.ui.languages import Language, Languages
from sueca_desktop.ui.text import cards, computer, games, history, looks, prompts, rules, rules_pages, table, window
from sueca_desktop.ui.text import language as numbers
from sueca_desktop.variants import discover

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "packaging" / "translate.py"
FOREIGN = ("pt", "fr", "de")
KINDS: list[tuple[Callable[..., str], Iterable[Enum]]] = [
    (cards.suit, Suit),
    (cards.rank, Rank),
    (rules.reason, Reason),
    (rules.score_rule, ScoreRule),
    (rules.score_rule_short, ScoreRule),
    (computer.level, Level),
    (computer.speed, Speed),
    (looks.theme_choice, ThemeChoice),
    (looks.edition, Edition),
    (looks.back, CardBack),
    (looks.table, TableStyle),
    (rules_pages.caption, rules_pages.Caption),
    (table.status, table.Status),
    (prompts.say, prompts.Say),
    (window.say, window.Word),
    (history.say, history.Label),
    (history.result, Result),
]
LABELS = (rules_pages.Caption, prompts.Say, window.Word, history.Label)
"""Where one word of a language may do for two of English."""


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[Language], None]]:
    """``speak(language)`` for as long as the test runs."""
    languages = Languages(Preferences())
    yield languages.choose
    languages.close()


def messages(lang: str) -> dict[tuple[str, str], list[str]]:
    """(context, source) → the forms of its translation, as the file of a language has them."""
    root = ET.parse(ROOT / "sueca_desktop" / "translations" / f"{lang}.ts").getroot()
    found = {}
    for context in root.iter("context"):
        for message in context.iter("message"):
            node = message.find("translation")
            assert node is not None
            forms = [form.text or "" for form in node.iter("numerusform")] or [node.text or ""]
            found[context.findtext("name", ""), message.findtext("source", "")] = forms
    return found


def test_nothing_is_missing_left_over_or_stale() -> None:
    """Each line says what and where; ``./dev translate`` brings the files up to date and lists what they lack."""
    result = subprocess.run([sys.executable, PROGRAM, "--check"], capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"\n{result.stdout}{result.stderr}"


@pytest.mark.parametrize("lang", FOREIGN)
def test_a_translation_begins_and_ends_as_its_source(lang: str) -> None:
    """A capital for a capital at the head of a sentence, dots for dots; German nouns have their capitals anyway."""
    for (context, source), forms in messages(lang).items():
        for form in forms:
            assert form == form.strip(), (context, source)
            assert form.endswith("…") == source.endswith("…") or context == "Table", (context, source)
            assert " " not in form or form.endswith(".") == source.endswith("."), (context, source)
            first = form.lstrip("&«„“\u00a0 ")[:1]
            if source.lstrip("&“")[0].isupper() and first.isalpha() and context != "Names":
                assert first.isupper(), (context, source, form)


def test_french_keeps_high_signs_with_their_word() -> None:
    for key, forms in messages("fr").items():
        assert not any(re.search(r" [:;!?»]|« ", form) for form in forms), key


@pytest.mark.parametrize("lang", FOREIGN)
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    foreign = {"pt": "“”„\"'", "fr": "“”„\"'", "de": "«»\"'"}[lang]
    for key, forms in messages(lang).items():
        assert not any(set(foreign) & set(form) for form in forms), key


@pytest.mark.parametrize("language", Language)
def test_every_member_has_words_in_every_language(language: Language, speak: Callable[[Language], None]) -> None:
    speak(Language.EN)
    english = {(words, member): words(member) for words, kind in KINDS for member in kind}
    speak(language)
    for words, kind in KINDS:
        said = [words(member) for member in kind]
        assert all(said), words
        if kind not in LABELS:
            assert len(set(said)) == len(said), f"two of {words} say the same"
    changed = [words(member) != old for (words, member), old in english.items()]
    assert language is Language.EN or sum(changed) > 0.9 * len(changed)


@pytest.mark.parametrize("language", Language)
def test_every_game_and_option_has_words_in_every_language(
    language: Language, speak: Callable[[Language], None]
) -> None:
    speak(language)
    for id_, variant in discover().items():
        assert len({games.name(id_), games.difference(id_), games.players(id_), games.duration(id_)}) == 4
        for spec in variant.options:
            assert games.option(spec.name)
            assert len({games.value(spec.name, value) for value in spec.values}) == len(spec.values)


@pytest.mark.parametrize("code", NoticeCode)
@pytest.mark.parametrize("language", Language)
def test_notices_are_said_in_every_language(
    code: NoticeCode, language: Language, speak: Callable[[Language], None]
) -> None:
    speak(language)
    for detail in ("", "there {is} none"):
        sentence = computer.notice(Notice(code, detail, 1), "Zé")
        assert sentence[0].isupper() or sentence.startswith("Zé")
        assert "{" not in sentence.replace(detail, "")


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        (Language.EN, "1 match", "2 matches"),
        (Language.PT, "1 ocorrência", "2 ocorrências"),
        (Language.FR, "1 occurrence", "2 occurrences"),
        (Language.DE, "1 Fundstelle", "2 Fundstellen"),
    ],
)
def test_plural_forms(language: Language, one: str, more: str, speak: Callable[[Language], None]) -> None:
    speak(language)
    assert (rules_pages.matches(1), rules_pages.matches(2)) == (one, more)
    none = "0 occurrence" if language is Language.FR else more.replace("2", "0")
    assert rules_pages.matches(0) == none


@pytest.mark.parametrize(
    ("language", "thousands"),
    [(Language.EN, "12,345"), (Language.PT, "12\u00a0345"), (Language.FR, "12\u202f345"), (Language.DE, "12.345")],
)
def test_numbers(language: Language, thousands: str, speak: Callable[[Language], None]) -> None:
    speak(language)
    assert (numbers.number(12345), numbers.number(1000), numbers.number(-3)) == (thousands, "1000", "−3")
    assert (numbers.signed(2), numbers.signed(0), numbers.signed(-1)) == ("+2", "0", "−1")


@pytest.mark.parametrize(
    ("language", "index", "name"),
    [
        (Language.EN, "KQJ", "queen of hearts"),
        (Language.PT, "RDV", "dama de copas"),
        (Language.FR, "RDV", "dame de cœur"),
        (Language.DE, "KDB", "Herz-Dame"),
    ],
)
def test_cards_are_named_as_players_name_them(
    language: Language, index: str, name: str, speak: Callable[[Language], None]
) -> None:
    speak(language)
    assert "".join(cards.index(rank) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK)) == index
    assert cards.card(card("QH")) == name


def test_texts_are_found_however_they_are_looked_up(tmp_path: Path) -> None:
    source = tmp_path / "words.py"
    source.write_text(
        'A = QT_TRANSLATE_NOOP("One", "marked")\n'
        'B = QCoreApplication.translate("Two", "looked up, " "in parts")\n'
        'C = QCoreApplication.translate("Two", "%n card(s)", "", n)\n'
        'def _say(text): return QCoreApplication.translate("Three", text)\n'
        'D = _say("through a function")\n'
        'E = other("not a text")\n'
    )
    code = f"import sys; sys.path.insert(0, {str(PROGRAM.parent)!r}); import translate, pathlib\n"
    code += f"for k in translate.keys(pathlib.Path({str(tmp_path)!r})): print(k.context, k.source, k.plural, sep='|')"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert sorted(found) == [
        "One|marked|False",
        "Three|through a function|False",
        "Two|%n card(s)|True",
        "Two|looked up, in parts|False",
    ]
