"""Lines in, lines out: every line that is not blank is answered, whatever stands in it."""

from __future__ import annotations

import io
import json
import logging
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.ai.levels import NAMES
from sueca_desktop.ai.player import Budget, Choice, ChoiceReason, Expectation, Player, StopFlag
from sueca_desktop.answering.lines import lines
from sueca_desktop.answering.serving import reply, serve
from sueca_desktop.rules.actions import Pass, Play
from sueca_desktop.rules.cards import card
from sueca_desktop.rules.notation import parse_action
from sueca_desktop.rules.view import Observation
from tests.answering.requests import SIMPLE, line, request_of
from tests.support.deals import VARIANTS, any_kind, new_table, random_layout, turn
from tests.support.strategies import plain_json


def answers(data: bytes) -> list[dict[str, Any]]:
    out = io.StringIO()
    serve(io.BytesIO(data), out, VARIANTS)
    return [json.loads(text) for text in out.getvalue().splitlines()]


def test_an_answer() -> None:
    (answer,) = answers(line())
    assert set(answer) == {"id", "action", "think_ms", "info"}
    assert (answer["id"], answer["action"]) == (1, "play AS")
    assert answer["info"] == {"reason": "take", "worlds": 0, "expectations": {}}
    assert type(answer["think_ms"]) is int


@pytest.mark.parametrize("level", NAMES)
def test_the_same_request_has_the_same_answer(level: str) -> None:
    """Timing aside; and what the level answers is legal, in every game, to the end of the deal."""
    rng = random.Random(level)
    for variant in VARIANTS:
        table = new_table(variant)
        table.deal(random_layout(table.rules, rng))
        while table.in_progress:
            if rng.randrange(4) == 0:
                asked = json.dumps(request_of(table, level=level, seed=5, worlds=3)).encode()
                one, other = reply(asked, VARIANTS), reply(asked, VARIANTS)
                assert {**one, "think_ms": 0} == {**other, "think_ms": 0}
                assert parse_action(one["action"]) in table.legal(one["id"][0])
            turn(table, rng, any_kind)


def test_the_process_goes_on_after_every_fault() -> None:
    data = b"\n".join(
        [b"", b"{", b"\xff\xfe", b"[1]", b"null", b"  ", b'{"id": "a"}', line(id=None), b"x" * 2_000_000, line(id=2.5)]
    )
    found = answers(data)
    assert [answer["id"] for answer in found] == [None, None, None, None, "a", None, None, 2.5]
    assert [answer.get("error", "") for answer in found] == [
        "this is not JSON text",
        "the line is not UTF-8 text",
        "the line is not an object",
        "the line is not an object",
        '"variant" is missing',
        "",
        "the line is longer than 1048576 bytes",
        "",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b'{"id": NaN}', "NaN is not a number in JSON"),
        (b'{"id": 1e999}', "too large"),
        (b'{"id": 1, "id": 2}', "a key stands twice"),
        (b"[" * 100_000, "not JSON"),
        (b'{"id": ' + b"[" * 200 + b"]" * 200 + b"}", "inside each other"),
        (b'{"id": "\\ud800"}', "half a surrogate pair"),
        (b"\xef\xbb\xbf{}", "not JSON"),
        (b"1" * 10_000, "not JSON"),
    ],
)
def test_hostile_json(text: bytes, message: str) -> None:
    (answer,) = answers(text)
    assert answer["id"] is None
    assert message in answer["error"]


@given(st.lists(st.binary(max_size=30) | st.just(line()) | st.sampled_from([b"\n", b"\r\n", b"\r"])))
def test_any_bytes_are_answered(parts: list[bytes]) -> None:
    data = b"".join(parts)
    wanted = [part for part in data.split(b"\n") if part.strip()]
    assert len(answers(data)) == len(wanted)


@given(st.dictionaries(st.sampled_from(sorted(SIMPLE)), plain_json | st.lists(st.text()) | st.sampled_from(["AS", 0])))
def test_any_values_are_answered(changes: dict[str, Any]) -> None:
    asked = SIMPLE | changes
    answer = reply(json.dumps(asked).encode(), VARIANTS)
    assert answer["id"] == asked["id"]
    assert ("action" in answer) != ("error" in answer)
    assert "\n" not in answer.get("error", "")
    assert len(answer.get("error", "")) < 300


_word = st.sampled_from(["play", "pass", "bid", "call", "take", "name", "exchange", "sequence", "accuse", "bella"])
_card = st.sampled_from(["AS", "2H", "TC", "7H", "JS", "QD", "8S", "XX", "S", "70"])
_action = st.builds(lambda seat, words: " ".join([str(seat), *words]), st.integers(-1, 5), st.lists(_word | _card))


@given(
    st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32), st.lists(st.tuples(st.integers(0, 50), _action | _card))
)
def test_any_actions_are_answered(variant: str, seed: int, edits: list[tuple[int, str]]) -> None:
    """A true request with actions put in, and cards of the hand changed."""
    rng, table = random.Random(seed), new_table(variant)
    table.deal(random_layout(table.rules, rng))
    for _ in range(rng.randrange(25)):
        if table.in_progress:
            turn(table, rng, any_kind)
    if not table.in_progress:
        return
    asked = request_of(table)
    for at, text in edits:
        if " " in text:
            asked["actions"].insert(at, text)
        else:
            asked["hand"] = asked["hand"].replace(asked["hand"][:2], text)
    answer = reply(json.dumps(asked).encode(), VARIANTS)
    assert ("action" in answer) != ("error" in answer)


class Told:
    """Answers as it was told, or fails."""

    def __init__(self, choice: Choice | None) -> None:
        self.choice = choice

    def choose(self, observation: Observation, rng: random.Random, stop: StopFlag) -> Choice:
        if self.choice is None:
            raise RuntimeError("as told")
        return self.choice


def told(choice: Choice | None) -> dict[str, Any]:
    def players(level: str, budget: Budget) -> Player:
        assert (level, budget) == ("club", Budget(1000, 20))
        return Told(choice)

    return reply(line(), VARIANTS, players)


def test_what_was_weighed_is_told() -> None:
    action = Play(card("KS"))
    choice = Choice(action, ChoiceReason.PLAIN, (Expectation(action, 61.23456, 0.123456),), 20)
    assert told(choice)["info"] == {
        "reason": "plain",
        "worlds": 20,
        "expectations": {"play KS": {"points": 61.235, "wins": 0.1235}},
    }


def test_a_player_that_fails_is_an_error_of_that_request(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert told(None) == {"id": 1, "error": "the player failed"}
    assert "as told" in caplog.text
    assert told(Choice(Pass(), ChoiceReason.PLAIN)) == {"id": 1, "error": "the player chose against the rules"}


def test_long_lines_are_never_held_whole() -> None:
    class Endless(io.RawIOBase):
        """A line that would not fit, then a short one."""

        def __init__(self) -> None:
            self.left, self.largest = 50, 0

        def readline(self, size: int | None = -1) -> bytes:
            assert size is not None
            self.largest = max(self.largest, size)
            self.left -= 1
            return b"x" * size if self.left > 0 else b"y\n" if self.left == 0 else b"z" if self.left == -1 else b""

    source = Endless()
    assert list(lines(source, 100)) == [None, b"z"]  # type: ignore[arg-type]
    assert source.largest <= 101


def test_lines_of_just_the_size_are_read() -> None:
    assert list(lines(io.BytesIO(b"abc\nabcd\nab\r\nabc"), 3)) == [b"abc", None, b"ab", b"abc"]
