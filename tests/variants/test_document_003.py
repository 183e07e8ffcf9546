"""Document 003 (`italiana-fives`), statement by statement, on deals played from the first card to the last."""

import pytest

from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Bid, BidNulls, Call, Move, Pass
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.events import MatchWon, PartnerShown
from sueca_desktop.rules.options import OptionValue
from sueca_desktop.rules.refusals import Reason
from sueca_desktop.rules.scoring import ScoreRule
from tests.support.deals import VARIANTS, Script, act, new_table, play_script, refuses
from tests.support.italiana import (
    FIVES,
    all_points_but_a_trick,
    every_trick,
    five_passes,
    layout_with,
    outcome,
    with_points,
)

RULES = VARIANTS[FIVES].rules()
PACK = tuple(SUECA_DECK.cards)
STRONG = "AH 7H KH JH AS 7S AD 2C"


def after(*scripts: Script, **options: OptionValue) -> Table:
    table = new_table(FIVES, **options)
    for script in scripts:
        play_script(table, script)
    return table


def begun(*texts: str) -> Table:
    """Seat 0 deals and holds a strong hand."""
    table = new_table(FIVES)
    table.deal(layout_with(FIVES, STRONG))
    act(table, *texts)
    return table


def score(table: Table) -> tuple[tuple[int, ...], ScoreRule]:
    assert table.state.score is not None
    return table.state.score.points, table.state.score.rule


def test_five_players_with_eight_cards_each_the_whole_pack() -> None:
    assert (RULES.spec.seats, RULES.spec.hand_size, RULES.spec.sides) == (5, 8, ())
    assert RULES.spec.deck is SUECA_DECK
    layout = RULES.dealing(RULES.spec, PACK, 2, DealStyle.BOTTOM)
    assert sorted(c for hand in layout.hands for c in hand) == sorted(PACK)
    assert (layout.turned, layout.stock) == (None, ())


# Versteigerung


@pytest.mark.parametrize("dealer", range(5))
def test_the_dealer_begins(dealer: int) -> None:
    table = new_table(FIVES)
    table.deal(RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM))
    for i in range(5):
        assert table.to_act() == (dealer + i) % 5
        act(table, f"{(dealer + i) % 5} pass")


def test_only_multiples_of_five_from_65_to_120_each_above_the_last() -> None:
    table = begun()
    assert table.legal(0) == (Pass(), *(Bid(n) for n in range(65, 121, 5)))
    for wrong in (60, 61, 64, 66, 69, 121, 125):
        assert refuses(table, Move(0, Bid(wrong))).refusal.reason is Reason.NOT_A_BID
    act(table, "0 bid 70")
    assert table.legal(1) == (Pass(), *(Bid(n) for n in range(75, 121, 5)))
    assert refuses(table, Move(1, Bid(70))).refusal.reason is Reason.BID_TOO_LOW
    assert refuses(table, Move(1, Bid(65))).refusal.reason is Reason.BID_TOO_LOW
    assert refuses(table, Move(1, Bid(74))).refusal.reason is Reason.NOT_A_BID


def test_there_are_no_nulls() -> None:
    assert refuses(begun(), Move(0, BidNulls())).refusal.reason is Reason.NOT_A_BID
    table = begun("0 bid 120")
    assert refuses(table, Move(1, BidNulls())).refusal.reason is Reason.NOT_A_BID


def test_over_a_bid_of_120_the_others_can_only_pass() -> None:
    table = begun("0 pass", "1 bid 65", "2 bid 120")
    for seat in (3, 4, 1):
        assert table.legal(seat) == (Pass(),)
        act(table, f"{seat} pass")
    contract = contract_of(table.state.public)
    assert contract is not None
    assert (contract.bidder, contract.bid) == (2, 120)


def test_a_pass_is_final_and_the_last_left_is_the_bidder() -> None:
    table = begun("0 bid 65", "1 pass", "2 bid 70", "3 pass", "4 pass")
    assert table.to_act() == 0
    act(table, "0 bid 75")
    assert table.to_act() == 2  # not 1, 3 or 4 again
    act(table, "2 pass")
    assert table.to_act() == 0
    assert isinstance(table.legal(0)[0], Call)


def test_after_four_passes_the_fifth_may_still_bid_or_pass() -> None:
    table = begun("0 pass", "1 pass", "2 pass", "3 pass")
    assert table.legal(4) == (Pass(), *(Bid(n) for n in range(65, 121, 5)))
    act(table, "4 bid 65")
    assert isinstance(table.legal(4)[0], Call)


def test_all_pass_and_nobody_scores_and_the_deal_passes_on() -> None:
    table = after(five_passes(FIVES))
    assert score(table) == ((0,) * 5, ScoreRule.PASSED_OUT)
    assert table.next_dealer == 1
    assert table.standing.totals == (0,) * 5


# Trumpf & Partner


def test_the_bidder_names_trump_and_calls_a_card_he_does_not_hold() -> None:
    table = begun("0 bid 65", "1 pass", "2 pass", "3 pass", "4 pass")
    calls = {(a.suit, a.card) for a in table.legal(0) if isinstance(a, Call)}
    assert calls == {(suit, c) for suit in Suit for c in PACK if c not in table.state.hands[0]}
    assert refuses(table, Move(0, Call(Suit.HEARTS, card("AS")))).refusal.reason is Reason.CALLED_CARD_HELD
    act(table, "0 call C 2S")
    assert table.state.public.trump is Suit.CLUBS
    assert table.to_act() == 0  # the bidder leads


def test_the_partner_is_shown_when_the_called_card_is_played() -> None:
    table = begun("0 bid 65", "1 pass", "2 pass", "3 pass", "4 pass", "0 call H QH")
    partner = next(seat for seat, hand in enumerate(table.state.hands) if card("QH") in hand)
    shown = []
    while table.in_progress:
        seat = table.to_act()
        assert seat is not None
        before = contract_of(table.state.public)
        assert before is not None
        assert (before.partner is None) == (card("QH") not in table.state.public.played)
        events = table.act(Move(seat, table.legal(seat)[0])).events
        shown += [event for event in events if isinstance(event, PartnerShown)]
    assert shown == [PartnerShown(partner)]


# Wertung


@pytest.mark.parametrize(("made", "won"), [(75, False), (79, False), (80, True), (85, True)])
def test_at_least_the_bid_is_one_each_for_the_two_less_one_each_for_the_three(made: int, won: bool) -> None:
    table = after(with_points(FIVES, 80, made))
    points, rule = score(table)
    assert rule is (ScoreRule.BID_MADE if won else ScoreRule.BID_LOST)
    assert sorted(points) == ([0, 0, 0, 1, 1] if won else [0, 0, 1, 1, 1])
    assert (points[0] == 1) == won
    assert table.state.score is not None
    assert table.state.score.card_points == (made, 120 - made)  # both totals are shown


@pytest.mark.parametrize("bid", range(65, 121, 5))
def test_a_capote_is_two_each_and_a_lost_bid_one_whatever_the_bid(bid: int) -> None:
    assert score(after(every_trick(FIVES, bid))) == ((2, 0, 0, 0, 2), ScoreRule.CAPOTE)
    points, rule = score(after(outcome(FIVES, bid, won=False)))
    assert (sorted(points), rule) == ([0, 0, 1, 1, 1], ScoreRule.BID_LOST)


def test_all_points_but_a_trick_is_no_capote() -> None:
    table = after(all_points_but_a_trick(FIVES, 120))
    assert score(table) == ((1, 1, 0, 0, 0), ScoreRule.BID_MADE)
    assert table.state.score is not None
    assert table.state.score.card_points == (120, 0)


# The match


@pytest.mark.parametrize("target", [5, 10, 15])
def test_the_first_to_the_target_wins_and_equal_totals_share_the_win(target: int) -> None:
    table, deals = new_table(FIVES, target=target), -(-target // 2)
    for _ in range(deals):
        assert not table.standing.over
        play_script(table, every_trick(FIVES))
    assert table.standing.winners == (0, 4)
    assert table.standing.totals == (2 * deals, 0, 0, 0, 2 * deals)


def test_of_several_there_in_the_same_deal_the_highest_total_wins() -> None:
    table = after(all_points_but_a_trick(FIVES), every_trick(FIVES), every_trick(FIVES), target=5)
    assert table.standing.totals == (5, 1, 0, 0, 4)
    assert table.standing.winners == (0,)
    table = after(all_points_but_a_trick(FIVES), *[every_trick(FIVES)] * 5)
    assert table.standing.totals == (11, 1, 0, 0, 10)  # both reach ten in this deal
    assert table.standing.winners == (0,)


def test_ten_is_the_default_and_its_reaching_is_an_event() -> None:
    capote = every_trick(FIVES)
    table = after(*[capote] * 4)
    table.deal(capote.layout)
    for move in capote.moves[:-1]:
        assert not isinstance(table.act(move).events[-1], MatchWon)
    assert table.act(capote.moves[-1]).events[-1] == MatchWon((0, 4))
