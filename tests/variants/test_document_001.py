"""Document 001 (`sueca-riscos`), statement by statement, on deals played from the first card to the last."""

import pytest

from sueca_desktop.engine.dealing import DealStyle, Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Accuse, Move, Play
from sueca_desktop.rules.cards import Rank, Suit, card
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.refusals import Reason
from sueca_desktop.rules.scoring import ScoreRule
from tests.support.deals import VARIANTS, Script, layout_of, new_table, play_script, refuses
from tests.support.scripts import all_but_a_queen, all_points_but_a_trick, every_trick, script_of

RISCOS = "sueca-riscos"
RULES = VARIANTS[RISCOS].rules()
PACK = tuple(SUECA_DECK.cards)


def finished(script: Script) -> Table:
    table = new_table(RISCOS)
    play_script(table, script)
    assert not table.in_progress
    return table


def outcome(script: Script) -> tuple[tuple[int, ...], ScoreRule, tuple[int, int] | None]:
    score = finished(script).state.score
    assert score is not None
    return score.points, score.rule, score.card_points


# Joueurs et cartes


def test_four_players_in_two_teams_facing_each_other() -> None:
    assert RULES.spec.seats == 4
    assert RULES.spec.sides == ((0, 2), (1, 3))


def test_forty_cards_without_eights_nines_and_tens() -> None:
    assert len(PACK) == 40
    assert {c.rank for c in PACK} == set(Rank) - {Rank.EIGHT, Rank.NINE, Rank.TEN}


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("trump", [None, *Suit])
def test_order_and_values(suit: Suit, trump: Suit | None) -> None:
    of_suit = sorted(SUECA_DECK.cards.of_suit(suit), key=lambda c: SUECA_DECK.strength(c, trump), reverse=True)
    assert "".join(c.rank.value for c in of_suit) == "A7KJQ65432"
    assert [SUECA_DECK.points(c, trump) for c in of_suit] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]


# Le début


@pytest.mark.parametrize("shuffler", range(4))
def test_the_shufflers_partner_cuts_and_the_player_on_his_right_deals(shuffler: int) -> None:
    dealer = (shuffler + 3) % 4
    assert RULES.cutter(dealer) == (shuffler + 2) % 4


@pytest.mark.parametrize("dealer", range(4))
def test_from_the_bottom_ten_at_a_time_go_to_the_left_and_the_dealer_keeps_the_turned_card(dealer: int) -> None:
    layout = RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM)
    order = [(dealer - 1) % 4, (dealer - 2) % 4, (dealer - 3) % 4, dealer]
    assert tuple(c for seat in order for c in layout.hands[seat]) == PACK
    assert layout.turned is PACK[-1]
    assert layout.turned in layout.hands[dealer]


@pytest.mark.parametrize("dealer", range(4))
def test_from_the_top_the_dealer_takes_it_and_nine_more_and_the_rest_goes_round_to_the_right(dealer: int) -> None:
    layout = RULES.dealing(RULES.spec, PACK, dealer, DealStyle.TOP)
    order = [dealer, (dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4]
    assert tuple(c for seat in order for c in layout.hands[seat]) == PACK
    assert layout.turned is PACK[0]
    assert layout.turned in layout.hands[dealer]


def test_the_dealer_chooses_the_end_of_the_pack() -> None:
    assert RULES.chooses_style


# Le jeu


@pytest.mark.parametrize("dealer", range(4))
def test_who_cut_leads_the_first_trick(dealer: int) -> None:
    table = new_table(RISCOS)
    table.deal(RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM))
    assert table.to_act() == RULES.cutter(dealer) == (dealer - 1) % 4
    assert table.state.public.trump is PACK[-1].suit


def layout() -> Layout:
    return layout_of(
        3,
        (
            "AS 7S KS JS QS 6S 5S 4S 3S 2S",
            "AC 7C KC JC QC 6C 5C 4C 3C 2C",
            "AD 7D KD JD QD 6D 5D 4D 3D 2H",
            "2D AH 7H KH JH QH 6H 5H 4H 3H",
        ),
        "4H",
    )


def play(table: Table, *codes: str) -> None:
    for code in codes:
        seat = table.to_act()
        assert seat is not None
        table.act(Move(seat, Play(card(code))))


def test_without_the_suit_any_card_may_be_played_a_trump_too() -> None:
    table = new_table(RISCOS)
    table.deal(layout())
    play(table, "AD")
    assert refuses(table, Move(3, Play(card("AH")))).refusal.reason is Reason.MUST_FOLLOW
    play(table, "2D")  # the only diamond of seat 3
    assert table.observe(0).playable == table.state.hands[0]  # no diamond: any spade
    play(table, "2S", "2C")
    assert table.to_act() == 2  # nobody trumped
    play(table, "7D")
    assert table.observe(3).playable == table.state.hands[3]  # now all trumps, none of them a must
    play(table, "3H", "3S", "3C")
    assert table.to_act() == 3  # the trump took it, and its player leads


def test_the_turned_card_is_in_view_until_played_and_played_like_any_other() -> None:
    table = new_table(RISCOS)
    table.deal(layout())
    play(table, "AD", "2D", "2S", "2C", "7D")
    before = table.state.public
    assert before.turned_in_view is card("4H")
    assert Play(card("4H")) in table.legal(3)
    play(table, "4H")
    after = table.state.public
    assert after.turned_in_view is None
    assert before.trump is after.trump is Suit.HEARTS


def test_a_renounce_found_gives_the_other_pair_the_deal_and_four() -> None:
    table = new_table(RISCOS, renounce="allowed")
    table.deal(layout())
    play(table, "AD", "AH")  # seat 3 holds 2D
    table.act(Move(0, Accuse(3)))
    assert table.state.score is not None
    assert table.state.score.points == (4, -4, 4, -4)
    assert table.state.score.rule is ScoreRule.RENOUNCE
    assert table.state.score.winners == (0, 2)
    assert not table.in_progress


# Décompte des points


@pytest.mark.parametrize(
    ("points", "riscos", "rule"),
    [(61, 1, ScoreRule.MAJORITY), (90, 1, ScoreRule.MAJORITY), (91, 2, ScoreRule.NINETY_ONE)],
)
@pytest.mark.parametrize("side", [0, 1])
def test_more_than_half_is_worth_one_and_ninety_one_two(points: int, riscos: int, rule: ScoreRule, side: int) -> None:
    sign = 1 if side == 0 else -1
    cards = (points, 120 - points) if side == 0 else (120 - points, points)
    won = (sign * riscos, -sign * riscos) * 2
    assert outcome(script_of(RISCOS, points, side)) == (won, rule, cards)


def test_sixty_all_is_nobodys() -> None:
    assert outcome(script_of(RISCOS, 60)) == ((0, 0, 0, 0), ScoreRule.TIE, (60, 60))


def test_every_trick_is_worth_four() -> None:
    assert outcome(every_trick(RISCOS)) == ((4, -4, 4, -4), ScoreRule.EVERY_TRICK, (120, 0))


def test_a_single_trick_lost_with_nothing_in_it_brings_it_down_to_two() -> None:
    assert outcome(all_points_but_a_trick(RISCOS)) == ((2, -2, 2, -2), ScoreRule.NINETY_ONE, (120, 0))


def test_a_single_trick_lost_with_points_in_it_brings_it_down_to_two() -> None:
    assert outcome(all_but_a_queen(RISCOS)) == ((2, -2, 2, -2), ScoreRule.NINETY_ONE, (118, 2))


def test_the_table_goes_on_for_ever_and_keeps_a_running_total() -> None:
    table = new_table(RISCOS)
    for _ in range(5):
        play_script(table, every_trick(RISCOS))
        assert table.standing.winners == ()
    play_script(table, script_of(RISCOS, 91, side=1))
    assert table.standing.totals == (18, -18, 18, -18)
    assert table.standing.deals == 6


@pytest.mark.parametrize("dealer", range(4))
def test_the_next_shuffler_sits_to_the_right_so_the_deal_moves_right_too(dealer: int) -> None:
    played = every_trick(RISCOS)
    score = finished(played).state.score
    assert score is not None
    assert RULES.next_dealer(dealer, score) == (dealer + 1) % 4
