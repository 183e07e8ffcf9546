"""Document 004 (`klaberjass`), what scores: sequences, bella, the last trick, the maker, the match."""

import pytest

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Move
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.melds import best_sequence, sequence_points
from sueca_desktop.rules.options import OptionError
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.variants.klaberjass import totals
from tests.support.deals import VARIANTS, Script, act, new_table, play_script
from tests.support.game import Game
from tests.support.game_klaberjass import Klaberjass
from tests.support.klaberjass import KLABERJASS, finish, layout, mirrored, silent, table_of
from tests.support.scripts import found


def gained(dealt: Layout, elder: str, dealer: str) -> tuple[int, int]:
    """What announcing (a sequence or ``pass``) adds to seat 0's and seat 1's totals, the same cards being played."""
    results = []
    for said in ((elder, dealer), ("pass", "pass")):
        table = table_of(dealt, "1 take")
        for seat, text in ((1, said[0]), (0, said[1])):
            act(table, *dict.fromkeys((f"{seat} {text}", f"{seat} pass")))
        results.append(totals(finish(table).state.public))
    (a, b), (c, d) = results
    return a - c, b - d


# Sequences

ELDER = "AS KS QS 8D 9S JH"
BOTH_THREE = layout(ELDER, "TC 9C 8C 7D 8H 9H", "7H", "AH 9D JD", "AD KH TS")
FOUR_LOW = layout(ELDER, "TC 9C 8C 7C 8H 9H", "7H", "AH 9D JD", "AD KH TS")
EIGHT = layout("AS KS QS JS TS 9S", "TC 9C 8C 7C 8H 9H", "7H", "8S 7S JD", "AD KH 8D")
SAME = layout(ELDER, "AC KC QC 7D 8H 9H", "7H", "TH 9D JD", "AD KH TS")
SAME_TRUMP = layout(ELDER, "AH KH QH 7D 8C 9C", "7H", "9H 9D JD", "AD KC TS")


@pytest.mark.parametrize(
    ("dealt", "elder", "dealer", "won"),
    [
        (BOTH_THREE, "sequence AS KS QS", "pass", (0, 20)),
        (BOTH_THREE, "pass", "sequence TC 9C 8C", (20, 0)),
        (BOTH_THREE, "sequence AS KS QS", "sequence TC 9C 8C", (0, 20)),  # the higher cards
        (FOUR_LOW, "pass", "sequence TC 9C 8C 7C", (50, 0)),
        (FOUR_LOW, "sequence AS KS QS", "sequence TC 9C 8C 7C", (50, 0)),  # the longer
        (EIGHT, "sequence AS KS QS JS TS 9S 8S 7S", "sequence TC 9C 8C 7C", (0, 50)),  # no more than fifty
        (SAME, "sequence AS KS QS", "sequence AC KC QC", (0, 20)),  # elder's
        (SAME_TRUMP, "sequence AS KS QS", "sequence AH KH QH", (20, 0)),  # the trump suit's
    ],
)
def test_only_the_better_sequence_scores(dealt: Layout, elder: str, dealer: str, won: tuple[int, int]) -> None:
    assert gained(dealt, elder, dealer) == won


def test_longer_before_higher_before_trump_before_elder() -> None:
    ranked = ["7H 8H 9H TH", "AS KS QS", "KH QH JH", "KD QD JD", "9C 8C 7C"]
    runs = [tuple(card(c) for c in sorted(text.split(), key=lambda c: "AKQJT987".index(c[0]))) for text in ranked]
    for i, better in enumerate(runs):
        for worse in runs[i + 1 :]:
            for seat in (0, 1):
                announced = ((seat, better), (1 - seat, worse))
                assert best_sequence(announced, Suit.HEARTS, 1) == (seat, better)
                assert best_sequence(announced[::-1], Suit.HEARTS, 1) == (seat, better)
    assert best_sequence((), Suit.HEARTS, 1) is None


@pytest.mark.parametrize("elder", [0, 1])
def test_equal_in_both_and_no_trump_is_elders(elder: int) -> None:
    spades, clubs = (tuple(card(r + s) for r in "KQJ") for s in "SC")
    for seat in (0, 1):
        announced = ((seat, spades), (1 - seat, clubs))
        best = best_sequence(announced, Suit.HEARTS, elder)
        assert best is not None
        assert best[0] == elder


def test_three_are_twenty_four_or_more_are_fifty() -> None:
    cards = tuple(card(f"{rank}S") for rank in "AKQJT987")
    assert [sequence_points(cards[:n]) for n in range(3, 9)] == [20, 50, 50, 50, 50, 50]


# Bella and the last trick

ROYAL = layout("KH QH AS AD AC 8D", "7S 7D 7C 8S 8C TD", "7H", "KS KD KC", "9S 9D 9C")


def played(*extra: str) -> Table:
    table = table_of(ROYAL, "1 take", "1 pass", "0 pass", "1 play KH", "0 play 7S")
    act(table, *extra)
    return finish(table)


def test_bella_said_is_twenty_and_unsaid_nothing() -> None:
    said, unsaid = totals(played("1 play QH bella").state.public), totals(played("1 play QH").state.public)
    assert (said[0] - unsaid[0], said[1] - unsaid[1]) == (0, 20)


def test_the_last_trick_counts_ten_once() -> None:
    table = played("1 play QH")
    deal = table.state.public
    own, cards = totals(deal), deal.taken_points()
    last = deal.winner_of(deal.tricks[-1])
    assert own[last] == cards[last] + 10
    assert own[1 - last] == cards[1 - last]
    assert table.rules.card_points(table.state) == cards  # the ten is not among the card points


# The maker


def hand(wanted: str, maker: int) -> tuple[Script, Klaberjass]:
    def fits(game: Game) -> bool:
        assert isinstance(game, Klaberjass)
        if game.told is None or game.maker != maker:
            return False
        own, other = game.totals()[maker], game.totals()[1 - maker]
        return {"over": own > other > 0, "equal": own == other, "under": own < other}[wanted] and own > 0

    game, script = found(KLABERJASS, fits)
    assert isinstance(game, Klaberjass)
    return script, game


@pytest.mark.parametrize("maker", [0, 1])
def test_the_maker_over_equal_and_under(maker: int) -> None:
    for wanted, rule in (
        ("over", ScoreRule.MAKER_OVER),
        ("equal", ScoreRule.MAKER_EQUAL),
        ("under", ScoreRule.MAKER_UNDER),
    ):
        script, told = hand(wanted, maker)
        table = new_table(KLABERJASS)
        play_script(table, script)
        own = told.totals()
        opponent = {"over": own[1 - maker], "equal": own[1 - maker], "under": sum(own)}[wanted]
        expected = {maker: own[maker] if wanted == "over" else 0, 1 - maker: opponent}
        assert table.state.score is not None
        assert table.state.score.rule is rule
        assert table.state.score.points == (expected[0], expected[1])
        assert table.state.score.winners == ((maker,) if wanted == "over" else (1 - maker,))
        assert totals(table.state.public) == (own[0], own[1])


# The match


def small_hand() -> Script:
    """Both score: different totals of more than 60, together at most 145, the higher being seat 0's, the maker."""

    def fits(game: Game) -> bool:
        assert isinstance(game, Klaberjass)
        if game.told is None or game.maker != 0:
            return False
        own, other = game.totals()
        return own > other > 60 and 126 <= own + other <= 145

    return found(KLABERJASS, fits, choose=silent)[1]


SMALL = small_hand()


def matched(*scripts: Script, **options: int | str) -> Table:
    table = new_table(KLABERJASS, **options)
    for script in scripts:
        play_script(table, script)
    return table


def test_both_over_500_in_one_hand_and_the_higher_total_wins() -> None:
    other = mirrored(SMALL)
    for last, winner in ((SMALL, 0), (other, 1)):
        table = matched(*[SMALL, other] * 3, last)
        assert max(table.standing.totals) < 500
        before = table.standing.totals
        play_script(table, both_over(before))
        assert min(table.standing.totals) >= 500
        assert table.standing.totals[winner] > table.standing.totals[1 - winner]
        assert table.standing.winners == (winner,)


def both_over(before: tuple[int, ...]) -> Script:
    """A hand that brings both there, the leader staying ahead."""

    def fits(game: Game) -> bool:
        a, b = (x + y for x, y in zip(before, game.score(), strict=True))
        return min(a, b) >= 500 and (a > b) == (before[0] > before[1]) and a != b

    return found(KLABERJASS, fits)[1]


def test_equal_totals_over_500_mean_another_hand() -> None:
    other = mirrored(SMALL)
    table = matched(*[SMALL, other] * 3, SMALL)
    assert not table.standing.over
    play_script(table, other)
    assert table.standing.totals[0] == table.standing.totals[1] >= 500
    assert not table.standing.over
    play_script(table, other)
    assert table.standing.winners == (1,)


@pytest.mark.parametrize("target", [250, 500, 1000])
def test_the_first_to_the_target_wins(target: int) -> None:
    table = new_table(KLABERJASS, target=target)
    while not table.standing.over:
        assert max(table.standing.totals) < target
        play_script(table, SMALL)
    assert table.standing.winners == (0,)
    assert table.standing.totals[0] >= target


def test_a_hand_thrown_in_moves_nothing() -> None:
    table = table_of(ROYAL, "1 pass", "0 pass", "1 pass", "0 pass")
    assert table.standing.totals == (0, 0)
    assert not table.standing.over


def test_equal_sequences_have_one_rule() -> None:
    with pytest.raises(OptionError):
        VARIANTS[KLABERJASS].rules({"equal-sequence": "elder"})
    assert dict(VARIANTS[KLABERJASS].rules().spec.options) == {
        "target": 500,
        "exchange": "any-trump",
        "equal-sequence": "trump-then-elder",
    }


def test_the_order_of_exchange_sequence_and_pass_is_written_in_the_record() -> None:
    table = table_of(layout("QH JH 7H 8S 8D 8C", "AS KS QS", "KH"), "1 take")
    said = ("1 exchange", "1 sequence KH QH JH", "1 pass", "0 sequence AS KS QS", "0 pass")
    act(table, *said)
    assert isinstance(table.state.public.moves[-1], Move)
    assert table.to_act() == 1
