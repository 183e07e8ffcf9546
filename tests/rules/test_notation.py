"""Moves as text: what the writer writes is read back, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sueca_desktop.rules.actions import Accuse, Bid, BidNulls, Call, Move, Name, Pass, Play, Sequence
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.notation import format_action, format_move, parse_action, parse_move, parse_number
from tests.support.strategies import moves

WRITTEN = {
    "3 pass": Move(3, Pass()),
    "4 bid 65": Move(4, Bid(65)),
    "2 bid nulls": Move(2, BidNulls()),
    "4 call H AH": Move(4, Call(Suit.HEARTS, card("AH"))),
    "1 name C": Move(1, Name(Suit.CLUBS)),
    "0 sequence AS KS QS": Move(0, Sequence((card("AS"), card("KS"), card("QS")))),
    "0 play 7H": Move(0, Play(card("7H"))),
    "1 play KD bella": Move(1, Play(card("KD"), bella=True)),
    "0 accuse 3": Move(0, Accuse(3)),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_as_the_format_writes_it(text: str) -> None:
    assert parse_move(text) == WRITTEN[text]
    assert format_move(WRITTEN[text]) == text


@given(moves)
def test_round_trip(move: Move) -> None:
    text = format_move(move)
    assert parse_move(text) == move
    assert text == f"{move.seat} {format_action(move.action)}"


EDITS = st.sampled_from(
    ["", " ", "  ", "\t", "\n", "0", "+", "-", "7", "٠", "AS", "nulls", "bella", "X", "\u00a0", "."]
)


@given(moves, EDITS, st.data())
def test_whatever_is_read_is_written_so(move: Move, edit: str, data: st.DataObject) -> None:
    """An edited line is either refused or is itself what the writer writes."""
    text = format_move(move)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, len(text)))
    edited = text[:start] + edit + text[stop:]
    try:
        read = parse_move(edited)
    except ValueError:
        return
    assert format_move(read) == edited


@given(st.text(alphabet="0123456789 abcdefghijklmnopqrstuvwxyzASHDCKQJT+-_", max_size=20))
def test_whatever_text_is_refused_or_written_so(text: str) -> None:
    try:
        read = parse_move(text)
    except ValueError:
        return
    assert format_move(read) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "0 ", "play AS", "0 play", "0 play ", "0 play AS ", " 0 play AS", "0  play AS", "0 play  AS"),
        *(
            "0 play AS KS",
            "0 play AS Bella",
            "0 play AS bella bella",
            "0 play bella",
            "0 play as",
            "0 Play AS",
            "0\tplay AS",
        ),
        *(
            "00 play AS",
            "+0 play AS",
            "-1 play AS",
            "01 play AS",
            "٠ play AS",
            "0.0 play AS",
            "1_0 play AS",
            "x play AS",
        ),
        *(
            "0 bid",
            "0 bid 070",
            "0 bid +70",
            "0 bid -70",
            "0 bid 7_0",
            "0 bid 70.0",
            "0 bid 7e1",
            "0 bid ٧٠",
            "0 bid 70 70",
        ),
        *("0 bid Nulls", "0 bid nulls 1", "0 bid 0x46", "0 bid 10000", "0 bid " + "9" * 5000, "0 bid \u0661"),
        *("0 call H", "0 call AH", "0 call h AH", "0 call H AH KH", "0 call H H", "0 name", "0 name X", "0 name H C"),
        *("0 sequence", "0 sequence AS KS", "0 sequence AS KS QX", "0 take H", "0 exchange 7H", "0 pass 0", "0 passes"),
        *(
            "0 accuse",
            "0 accuse 01",
            "0 accuse +1",
            "0 accuse -1",
            "0 accuse 1 2",
            "0 accuse one",
            "0 fold",
            "0 play AS\n",
        ),
    ],
)
def test_words_missing_or_to_spare_and_numbers_not_plain(text: str) -> None:
    with pytest.raises(ValueError, match="not ") as error:
        parse_move(text)
    assert len(str(error.value)) < 120


def test_numbers() -> None:
    assert [parse_number(text) for text in ("0", "7", "120", "9999")] == [0, 7, 120, 9999]


def test_an_action_without_its_seat() -> None:
    assert parse_action("bid nulls") == BidNulls()
    with pytest.raises(ValueError, match="not an action"):
        parse_action("0 bid nulls")
