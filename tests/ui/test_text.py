"""Every code of the core has its words, in sentences that can be shown as they are."""

from collections.abc import Callable, Iterable
from enum import Enum

import pytest

from sueca_desktop.ai.levels import Level
from sueca_desktop.ai.options import Grade
from sueca_desktop.ai.player import ChoiceReason
from sueca_desktop.app.history.kept import Result
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.settings import CardBack, Edition, Speed, TableStyle, ThemeChoice
from sueca_desktop.app.summary import summary_of
from sueca_desktop.engine.table import Table
from sueca_desktop.engine.variant import Variant
from sueca_desktop.rules.actions import Accuse
from sueca_desktop.rules.cards import CARDS, Rank, Suit, card
from sueca_desktop.rules.refusals import Reason, Refusal
from sueca_desktop.rules.scoring import DealScore, ScoreRule
from sueca_desktop.rules.spec import PhaseName
from sueca_desktop.ui.text import cards, computer, games, history, looks, reasons, rules, seats
from sueca_desktop.ui.text import help as help_words
from sueca_desktop.ui.text.window import Word, plain, say
from sueca_desktop.variants import discover

ALL: list[tuple[Callable[..., str], Iterable[Enum]]] = [
    (cards.suit, Suit),
    (cards.rank, Rank),
    (cards.index, Rank),
    (rules.reason, Reason),
    (rules.score_rule, ScoreRule),
    (rules.score_rule_short, ScoreRule),
    (computer.level, Level),
    (computer.speed, Speed),
    (looks.theme_choice, ThemeChoice),
    (looks.edition, Edition),
    (looks.back, CardBack),
    (looks.table, TableStyle),
    (reasons.choice_reason, ChoiceReason),
    (reasons.grade, Grade),
    (say, Word),
    (history.say, history.Label),
    (history.result, Result),
]


@pytest.mark.parametrize(
    ("words", "member"), [pytest.param(f, member, id=f"{f.__name__}-{member}") for f, kind in ALL for member in kind]
)
def test_every_member_has_words(words: Callable[..., str], member: Enum) -> None:
    assert words(member).strip()


@pytest.mark.parametrize(("words", "kind"), [pytest.param(f, kind, id=f.__name__) for f, kind in ALL])
def test_no_two_members_say_the_same(words: Callable[..., str], kind: Iterable[Enum]) -> None:
    said = [words(member) for member in kind]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("variant", discover().values(), ids=lambda variant: variant.id)
def test_every_rule_set_has_words_for_all_its_options(variant: Variant) -> None:
    assert games.name(variant.id)
    assert games.difference(variant.id) != games.length(variant.id)
    for spec in variant.options:
        assert games.option(spec.name)
        assert len({games.value(spec.name, value) for value in spec.values}) == len(spec.values)


def test_cards_are_named_apart() -> None:
    assert len({cards.card(c) for c in CARDS}) == len(CARDS)
    assert cards.card(card("7C")) == "seven of clubs"


def test_a_refusal_names_the_suit() -> None:
    assert rules.refusal(Refusal(Reason.MUST_FOLLOW, Suit.CLUBS)) == "You must follow clubs"
    assert all("{" not in rules.refusal(Refusal(reason, Suit.HEARTS)) for reason in Reason)


def test_a_doubled_deal_says_so() -> None:
    once = DealScore(ScoreRule.MAJORITY, (1, 0, 1, 0), (0, 2), (70, 50), 1)
    twice = DealScore(ScoreRule.MAJORITY, (2, 0, 2, 0), (0, 2), (70, 50), 2)
    assert rules.why_scored(once) == rules.score_rule(ScoreRule.MAJORITY)
    assert rules.why_scored(twice).startswith(rules.why_scored(once))
    assert "double" in rules.why_scored(twice)


@pytest.mark.parametrize("code", NoticeCode)
@pytest.mark.parametrize("detail", ["", "no room left {on} %1"])
def test_a_notice_is_a_sentence(code: NoticeCode, detail: str) -> None:
    sentence = computer.notice(Notice(code, detail, 1), "Rui")
    assert sentence[0].isupper()
    assert "{detail}" not in sentence
    assert sentence.endswith(".")
    assert not sentence.endswith((":.", " .", "as.", ".."))
    if code in (NoticeCode.PLAYER_FAILED, NoticeCode.PLAYER_STALLED):
        assert "Rui" in sentence


def test_an_access_key_is_not_read_out() -> None:
    assert plain(Word.NEW_GAME) == "New game"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zé", "Zé"),
        ("<b>x</b>", "<b>x</b>"),
        ("%s{0}", "%s{0}"),
        ("  a\x00\n\ud800b ", "ab"),
        ("", "–"),
        ("👵🏽", "👵🏽"),
        ("x" * 60, "x" * 23 + "…"),
    ],
)
def test_names_are_shown_as_typed(name: str, shown: str) -> None:
    assert seats.shown(name) == shown


def test_pairs_of_odd_names() -> None:
    assert seats.pair(("{0}", "a", "%n", "b"), (0, 2)) == "{0} & %n"


def test_the_keys_of_the_table_are_told() -> None:
    listed = " ".join(keys for keys, _ in help_words.at_table())
    for wanted in ("1 … 9", "L", "Enter", "Esc"):
        assert wanted in listed


def test_the_licences_are_named() -> None:
    told = " ".join(help_words.about("1.2.3", compiled=True))
    assert all(word in told for word in ("1.2.3", "MIT", "PySide6", "Lesser General Public License"))


def test_what_is_not_compiled_is_told() -> None:
    compiled, interpreted = (" ".join(help_words.about("1.2.3", compiled=compiled)) for compiled in (True, False))
    assert "not compiled" in interpreted
    assert "not compiled" not in compiled


def test_a_name_from_right_to_left_leaves_the_sentence_its_direction() -> None:
    assert seats.shown("محمد") == "\u2068محمد\u2069"
    assert seats.pair(("Eva", "a", "משה", "b"), (0, 2)) == "Eva & \u2068משה\u2069"
    assert seats.shown("Inês") == "Inês"


def test_long_names_leave_the_points_of_a_match() -> None:
    name = "Maximiliana Wilhelmine von Thurn"
    for variant in ("sueca-bandeira", "italiana-fives", "klaberjass"):
        found = discover()[variant]
        told = games.score(summary_of(Table(found, {}, (name,) * found.seats)))
        assert told.count("Maximiliana W…") == found.seats
        assert len(told) < 100


def test_who_has_given_no_name_is_spoken_to() -> None:
    players = (computer.default_players(1)[0], "Rui")
    told = [reasons.action(Accuse(seat), PhaseName.TRICKS, players) for seat in (0, 1)]
    assert told == ["accuse you of a renounce", "accuse Rui of a renounce"]
