"""Document 002 (`sueca-bandeira`), statement by statement, on deals played from the first card to the last."""

import pytest

from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Accuse, Move, Play
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.events import MatchWon
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.refusals import Reason, Refused
from sueca_desktop.rules.scoring import ScoreRule, band_of
from tests.support.deals import VARIANTS, Script, layout_of, new_table, play_script
from tests.support.scripts import all_but_a_queen, all_points_but_a_trick, every_trick, script_of

BANDEIRA = "sueca-bandeira"
RULES = VARIANTS[BANDEIRA].rules()
PACK = tuple(SUECA_DECK.cards)
TIE = script_of(BANDEIRA, 60)


def after(*scripts: Script, **options: OptionValue) -> Table:
    table = new_table(BANDEIRA, **options)
    for script in scripts:
        play_script(table, script)
    return table


def points(table: Table) -> tuple[int, ...]:
    score = table.state.score
    assert score is not None
    return score.points


def rule(table: Table) -> ScoreRule:
    score = table.state.score
    assert score is not None
    return score.rule


def renounced(**options: OptionValue) -> Table:
    """A table where seat 3 has failed to follow a diamond though it has one; its side is 1+3."""
    table = new_table(BANDEIRA, renounce="allowed", **options)
    return deal_renounce(table)


def deal_renounce(table: Table) -> Table:
    layout = layout_of(
        1,
        (
            "AS 7S KS JS QS 6S 5S 4S 3S 2S",
            "AC 7C KC JC QC 6C 5C 4C 3C 2C",
            "AD 7D KD JD QD 6D 5D 4D 3D 2H",
            "2D AH 7H KH JH QH 6H 5H 4H 3H",
        ),
        "2C",
    )
    table.deal(layout)
    table.act(Move(2, Play(card("AD"))))
    table.act(Move(3, Play(card("AH"))))
    return table


# 3. Préparation et début


@pytest.mark.parametrize("dealer", range(4))
def test_the_left_neighbour_cuts_each_gets_ten_and_the_dealers_last_card_is_trump(dealer: int) -> None:
    layout = RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM)
    assert RULES.cutter(dealer) == (dealer - 1) % 4
    assert [len(hand) for hand in layout.hands] == [10] * 4
    assert layout.turned is layout.hands[dealer][-1]
    order = [(dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4, dealer]
    assert tuple(c for seat in order for c in layout.hands[seat]) == PACK
    assert not RULES.chooses_style


def test_example_player_two_deals_the_five_of_hearts_and_player_three_leads() -> None:
    five = card("5H")
    pack = (*(c for c in PACK if c is not five), five)
    table = new_table(BANDEIRA)
    table.deal(RULES.dealing(RULES.spec, pack, 1, DealStyle.BOTTOM))  # player 2 sits in seat 1
    assert table.state.public.turned_in_view is five
    assert table.state.public.trump is Suit.HEARTS
    assert table.to_act() == 2


@pytest.mark.parametrize("dealer", range(4))
def test_the_player_on_the_dealers_right_leads_and_the_deal_passes_to_the_right(dealer: int) -> None:
    table = new_table(BANDEIRA)
    table.deal(RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM))
    assert table.to_act() == (dealer + 1) % 4
    score = after(TIE).state.score
    assert score is not None
    assert RULES.next_dealer(dealer, score) == (dealer + 1) % 4


# 5. Déroulement détaillé


@pytest.mark.parametrize("seat", range(4))
def test_the_worked_trick(seat: int) -> None:
    """Players 3, 1, 2, 4 in playing order; 1+4 against 2+3; hearts are trump."""
    three, one, two, four = ((seat + i) % 4 for i in range(4))
    hands = {
        three: "AS 3S 4S 5S AC 7C KC JC QC 6C",
        one: "7S 2S KS 5C 4C 3C 2C AD 7D KD",
        two: "QS JS 6S JD QD 6D 5D 4D 3D 2D",
        four: "4H AH 7H KH JH QH 6H 5H 3H 2H",
    }
    table = new_table(BANDEIRA)
    dealer = four  # the player on his right, player 3, leads
    table.deal(layout_of(dealer, tuple(hands[s] for s in range(4)), "2H"))
    for player, code in ((three, "AS"), (one, "2S"), (two, "QS"), (four, "4H")):
        table.act(Move(player, Play(card(code))))
    deal = table.state.public
    assert deal.winner_of(deal.tricks[0]) == four
    assert table.to_act() == four
    taken = deal.taken_points()
    assert (taken[one] + taken[four], taken[two] + taken[three]) == (13, 0)
    assert RULES.spec.same_side(one, four)
    assert RULES.spec.same_side(two, three)
    spades = [c for hand in table.state.hands for c in hand.of_suit(Suit.SPADES)]
    assert max(spades, key=lambda c: SUECA_DECK.strength(c, deal.trump)) is card("7S")


def test_the_trump_card_stays_in_view_until_the_dealer_plays_it() -> None:
    table = new_table(BANDEIRA)
    play_script(table, Script(TIE.layout, ()))
    turned = TIE.layout.turned
    assert turned is not None
    for move in TIE.moves:
        assert table.state.public.turned_in_view is turned
        table.act(move)
        if move.action == Play(turned):
            break
    assert table.state.public.turned_in_view is None
    assert table.state.public.turned is turned
    assert table.state.public.trump is turned.suit


# 4, 6 and 10. Score


@pytest.mark.parametrize(("cards", "won"), [(61, 1), (90, 1), (91, 2)])
@pytest.mark.parametrize("side", [0, 1])
def test_sixty_one_to_ninety_is_one_and_from_ninety_one_two(cards: int, won: int, side: int) -> None:
    table = after(script_of(BANDEIRA, cards, side))
    assert points(table) == ((won, 0) * 2 if side == 0 else (0, won) * 2)
    assert table.state.score is not None
    assert table.state.score.card_points == ((cards, 120 - cards) if side == 0 else (120 - cards, cards))


def test_the_most_there_can_be_short_of_120_is_still_two() -> None:
    assert points(after(all_but_a_queen(BANDEIRA))) == (2, 0, 2, 0)


def test_119_is_two_and_120_four_though_no_deal_can_end_at_119() -> None:
    bands = [band_of(RULES.spec.bands, n) for n in (60, 61, 90, 91, 119, 120, 121)]
    assert [band.points if band else None for band in bands] == [None, 1, 1, 2, 2, 4, None]


def test_120_points_are_a_bandeira() -> None:
    table = after(every_trick(BANDEIRA))
    assert points(table) == (4, 0, 4, 0)
    assert rule(table) is ScoreRule.ALL_POINTS
    assert table.standing.winners == (0, 2)


def test_120_points_are_enough_even_if_an_empty_trick_was_lost() -> None:
    table = after(all_points_but_a_trick(BANDEIRA))
    assert len({table.state.public.winner_of(trick) % 2 for trick in table.state.public.tricks}) == 2
    assert points(table) == (4, 0, 4, 0)
    assert rule(table) is ScoreRule.ALL_POINTS


def test_sixty_all_is_nobodys_and_by_default_changes_nothing() -> None:
    table = after(TIE)
    assert points(table) == (0, 0, 0, 0)
    assert rule(table) is ScoreRule.TIE
    assert table.standing.stake == 1
    play_script(table, script_of(BANDEIRA, 61))
    assert points(table) == (1, 0, 1, 0)


# The variant of the tie: the next deal counts double


@pytest.mark.parametrize(
    ("script", "won"),
    [(script_of(BANDEIRA, 61), 2), (script_of(BANDEIRA, 91), 4), (all_points_but_a_trick(BANDEIRA), 8)],
)
def test_after_a_tie_the_next_deal_counts_two_four_or_eight(script: Script, won: int) -> None:
    table = after(TIE, script, tie="double-next", target=8)
    assert points(table) == (won, 0, won, 0)
    assert table.standing.totals == (won, 0, won, 0)
    assert table.standing.stake == 1


def test_the_double_lasts_one_deal() -> None:
    table = after(TIE, script_of(BANDEIRA, 61), script_of(BANDEIRA, 61), tie="double-next")
    assert points(table) == (1, 0, 1, 0)
    assert table.standing.totals == (3, 0, 3, 0)


def test_a_further_tie_leaves_the_next_deal_double_never_more() -> None:
    table = after(TIE, TIE, TIE, tie="double-next")
    assert table.standing.stake == 2
    play_script(table, script_of(BANDEIRA, 61, side=1))
    assert points(table) == (0, 2, 0, 2)
    assert table.standing.stake == 1


def test_a_renounce_is_never_doubled_but_uses_the_double_up() -> None:
    table = new_table(BANDEIRA, renounce="allowed", tie="double-next", target=8)
    play_script(table, TIE)
    assert table.standing.stake == 2
    deal_renounce(table).act(Move(2, Accuse(3)))
    assert points(table) == (4, 0, 4, 0)
    assert table.standing.totals == (4, 0, 4, 0)
    assert table.standing.stake == 1
    play_script(table, script_of(BANDEIRA, 61))
    assert points(table) == (1, 0, 1, 0)


# The match


def test_the_first_side_to_four_wins_the_bandeira() -> None:
    ones = script_of(BANDEIRA, 61)
    table = after(ones, ones, ones, script_of(BANDEIRA, 91, side=1))
    assert table.standing.totals == (3, 2, 3, 2)
    assert not table.standing.over
    table.deal(ones.layout)
    for move in ones.moves[:-1]:
        table.act(move)
    step = table.act(ones.moves[-1])
    assert step.events[-1] == MatchWon((0, 2))
    assert table.standing.winners == (0, 2)


def test_the_match_to_eight() -> None:
    bandeira = every_trick(BANDEIRA)
    table = after(bandeira, target=8)
    assert rule(table) is ScoreRule.ALL_POINTS  # shown as a bandeira, counted as four
    assert table.standing.totals == (4, 0, 4, 0)
    assert not table.standing.over
    play_script(table, bandeira)
    assert table.standing.winners == (0, 2)


def test_nothing_is_dealt_once_the_match_is_won() -> None:
    table = after(every_trick(BANDEIRA))
    with pytest.raises(Refused) as refused:
        table.deal(TIE.layout)
    assert refused.value.refusal.reason is Reason.MATCH_OVER


def test_losers_keep_what_they_have() -> None:
    table = after(script_of(BANDEIRA, 61, side=1), script_of(BANDEIRA, 91))
    assert table.standing.totals == (2, 1, 2, 1)


# 7. Renúncia


@pytest.mark.parametrize("accuser", [0, 2])
def test_a_renounce_loses_the_deal_and_gives_four_to_the_opponents(accuser: int) -> None:
    table = renounced()
    table.act(Move(accuser, Accuse(3)))
    assert points(table) == (4, 0, 4, 0)
    assert rule(table) is ScoreRule.RENOUNCE
    assert table.standing.winners == (0, 2)


def test_with_target_eight_a_renounce_is_half_the_match() -> None:
    table = renounced(target=8)
    table.act(Move(0, Accuse(3)))
    assert table.standing.totals == (4, 0, 4, 0)
    assert table.standing.winners == ()


def test_not_following_cannot_happen_where_renounce_is_enforced() -> None:
    table = new_table(BANDEIRA)
    with pytest.raises(Refused) as refused:
        deal_renounce(table)
    assert refused.value.refusal.reason is Reason.MUST_FOLLOW
    assert refused.value.refusal.suit is Suit.DIAMONDS
