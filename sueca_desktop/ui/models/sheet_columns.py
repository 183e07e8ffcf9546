"""Which columns a score sheet has, by the data of its rule set; and what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from msgspec import Struct

from sueca_desktop.app.summary import DealRow, MatchSummary
from sueca_desktop.rules.counting import Count
from sueca_desktop.rules.spec import Spec
from sueca_desktop.ui.text import rules as rule_words
from sueca_desktop.ui.text import seats, sheet
from sueca_desktop.ui.text.language import number, signed
from sueca_desktop.ui.text.window import Word, say


class Kind(Enum):
    """What stands in a column."""

    DEAL = Word.COLUMN_DEAL
    DEALER = Word.COLUMN_DEALER
    CARD_POINTS = Word.COLUMN_CARD_POINTS
    SIDE = Word.SIDE_TOTAL
    GAIN = Word.SIDE_SCORE
    RANKING = Word.COLUMN_RANKING
    RULE = Word.COLUMN_RULE
    CONTRACT = Word.COLUMN_CONTRACT
    RESULT = Word.COLUMN_RESULT
    PLAYER = Word.COLUMN_PLAYER
    CARDS = Word.COLUMN_CARDS
    LAST_TRICK = Word.COLUMN_LAST_TRICK
    SEQUENCE = Word.COLUMN_SEQUENCE
    BELLA = Word.COLUMN_BELLA
    SCORE = Word.COLUMN_SCORE
    TOTAL = Word.COLUMN_TOTAL


class Writing(Enum):
    """How a running total is written."""

    STROKES = "strokes"
    """The number and its strokes, as a bandeira is kept."""
    NUMBER = "number"
    """The number, and under it what this deal added."""


class Tally(Struct, frozen=True):
    """A running total and what this deal added to it (0 while it is being played)."""

    total: int
    added: int
    writing: Writing


Text = Callable[[MatchSummary, DealRow], str]


class SheetColumn(Struct, frozen=True):
    """One column. ``seats``: whose it is; empty for the deal's own. ``width``: pixels it likes, 0 for what is left.
    ``tip``: more of the same, for tool tips and readers.
    """

    kind: Kind
    width: int
    text: Text
    tip: Text | None = None
    seats: tuple[int, ...] = ()
    writing: Writing | None = None
    centred: bool = False

    def head(self, summary: MatchSummary) -> str:
        """What stands over it."""
        return seats.pair(summary.players, self.seats) if self.seats else say(self.kind.value)

    def tally(self, row: DealRow) -> Tally | None:
        """The running total that stands here, if one does."""
        if self.writing is None:
            return None
        seat = self.seats[0] if self.seats else 0
        return Tally(row.totals[seat], _gained(row, seat), self.writing)


def _gained(row: DealRow, seat: int) -> int:
    return row.score.points[seat] if row.score else 0


def columns(spec: Spec) -> tuple[SheetColumn, ...]:
    """Partnerships, single players with contracts, or two players whose points have several parts."""
    if not spec.sides:
        return _everyone_alone(spec)
    if all(len(side) == 1 for side in spec.sides):
        return _face_to_face(spec)
    return _account(spec) if spec.losers_pay else _bandeira(spec)


# ---- two pairs


def _bandeira(spec: Spec) -> tuple[SheetColumn, ...]:
    totals = (_total(Kind.SIDE, 72, side, Writing.STROKES) for side in spec.sides)
    return (_DEAL, _DEALER, _CARD_POINTS, *totals, _RULE)


def _account(spec: Spec) -> tuple[SheetColumn, ...]:
    """What each pair won or lost, signed; the user's running total."""
    gains = (SheetColumn(Kind.GAIN, 54, _gain(side[0]), seats=side, centred=True) for side in spec.sides)
    ranking = SheetColumn(Kind.RANKING, 72, _ranking, _ranking_tip, centred=True)
    return (_DEAL, _DEALER, _CARD_POINTS, *gains, ranking, _RULE)


def _gain(seat: int) -> Text:
    return lambda summary, row: signed(row.score.points[seat]) if row.score else ""


def _ranking(summary: MatchSummary, row: DealRow) -> str:
    return signed(row.totals[0])


def _ranking_tip(summary: MatchSummary, row: DealRow) -> str:
    return say(Word.RANKING_TIP).format(name=seats.shown(summary.players[0]), total=signed(row.totals[0]))


# ---- five players


def _everyone_alone(spec: Spec) -> tuple[SheetColumn, ...]:
    contract = SheetColumn(
        Kind.CONTRACT,
        0,
        lambda summary, row: sheet.contract(summary.players, row),
        lambda summary, row: sheet.contract_spoken(summary.players, row),
    )
    result = SheetColumn(Kind.RESULT, 72, _result, _why, centred=True)
    totals = (_total(Kind.TOTAL, 42, (seat,), Writing.NUMBER) for seat in range(spec.seats))
    return (_DEAL, contract, result, *totals)


def _result(summary: MatchSummary, row: DealRow) -> str:
    points = _card_points(summary, row)
    rule = _rule(summary, row)
    return f"{points}\n{rule}" if points and row.contract else rule


# ---- two players


def _face_to_face(spec: Spec) -> tuple[SheetColumn, ...]:
    parts: tuple[SheetColumn, ...] = ()
    if spec.last_trick:
        parts = (
            _part(Kind.LAST_TRICK, 50, lambda count: count.last_trick),
            _part(Kind.SEQUENCE, 70, lambda count: count.sequence),
            _part(Kind.BELLA, 38, lambda count: count.bella),
        )
    return (
        _DEAL,
        SheetColumn(Kind.PLAYER, 0, _players, lambda summary, row: sheet.maker_spoken(summary.players, row)),
        _part(Kind.CARDS, 46, lambda count: count.cards),
        *parts,
        SheetColumn(Kind.SCORE, 52, _scores, _why, centred=True),
        SheetColumn(Kind.TOTAL, 54, lambda summary, row: _lines(number(total) for total in row.totals), centred=True),
    )


def _players(summary: MatchSummary, row: DealRow) -> str:
    return _lines(sheet.maker(summary.players, row, seat, 8) for seat in range(summary.spec.seats))


def _part(kind: Kind, width: int, part: Callable[[Count], int]) -> SheetColumn:
    def text(summary: MatchSummary, row: DealRow) -> str:
        counted = row.counts if row.score else ()
        return _lines(number(part(count)) if part(count) else sheet.NOTHING for count in counted)

    return SheetColumn(kind, width, text, centred=True)


def _scores(summary: MatchSummary, row: DealRow) -> str:
    """What each scored; of a maker who went under, that he did."""
    if row.score is None:
        return ""
    if row.contract is None:
        return rule_words.score_rule_short(row.score.rule)
    return _lines(sheet.fate(row, seat) or number(points) for seat, points in enumerate(row.score.points))


def _lines(texts: Iterable[str]) -> str:
    return "\n".join(texts)


# ---- all of them


def _total(kind: Kind, width: int, side: tuple[int, ...], writing: Writing) -> SheetColumn:
    def text(summary: MatchSummary, row: DealRow) -> str:
        return number(row.totals[side[0]])

    def tip(summary: MatchSummary, row: DealRow) -> str:
        total, gained = row.totals[side[0]], _gained(row, side[0])
        return (
            say(Word.TOTAL_TIP).format(score=signed(gained), total=number(total)) if row.score else text(summary, row)
        )

    return SheetColumn(kind, width, text, tip, side, writing)


def _dealer(summary: MatchSummary, row: DealRow) -> str:
    return seats.shown(summary.players[row.dealer])


def _card_points(summary: MatchSummary, row: DealRow) -> str:
    points = row.score.card_points if row.score else None
    return f"{points[0]} : {points[1]}" if points else ""


def _rule(summary: MatchSummary, row: DealRow) -> str:
    return rule_words.score_rule_short(row.score.rule) if row.score else say(Word.PLAYING)


def _why(summary: MatchSummary, row: DealRow) -> str:
    return rule_words.why_scored(row.score) if row.score else say(Word.PLAYING)


def _deal(summary: MatchSummary, row: DealRow) -> str:
    return f"{row.number}*" if row.practice else str(row.number)


def _why_marked(summary: MatchSummary, row: DealRow) -> str:
    return f"{row.number}. {say(Word.PRACTICE)}." if row.practice else str(row.number)


_DEAL = SheetColumn(Kind.DEAL, 38, _deal, _why_marked, centred=True)
_DEALER = SheetColumn(Kind.DEALER, 56, _dealer)
_CARD_POINTS = SheetColumn(Kind.CARD_POINTS, 62, _card_points, centred=True)
_RULE = SheetColumn(Kind.RULE, 0, _rule, _why)
