"""Document 000 (`italiana-nulos`), statement by statement, on deals played from the first card to the last."""

import pytest

from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Bid, BidNulls, Call, Move, Pass
from sueca_desktop.rules.cards import Suit, card
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.decks import SUECA_DECK
from sueca_desktop.rules.events import MatchWon, PartnerShown
from sueca_desktop.rules.options import OptionError, OptionValue
from sueca_desktop.rules.refusals import Reason, Refused
from sueca_desktop.rules.scoring import ScoreRule, band_of
from tests.support import italiana
from tests.support.deals import VARIANTS, Script, act, new_table, play_script, refuses
from tests.support.italiana import NULOS, every_trick, five_passes, layout_with, nulls, outcome, with_points

RULES = VARIANTS[NULOS].rules()
PACK = tuple(SUECA_DECK.cards)
STRONG = "AH 7H KH JH AS 7S AD 2C"


def after(*scripts: Script, **options: OptionValue) -> Table:
    table = new_table(NULOS, **options)
    for script in scripts:
        play_script(table, script)
    return table


def begun(*texts: str, hand: str = STRONG) -> Table:
    """Seat 0 deals, seat 1 holds ``hand``."""
    table = new_table(NULOS)
    table.deal(layout_with(NULOS, hand))
    act(table, *texts)
    return table


def score(table: Table) -> tuple[tuple[int, ...], ScoreRule]:
    assert table.state.score is not None
    return table.state.score.points, table.state.score.rule


def bids(table: Table) -> list[int | str]:
    seat = table.to_act()
    assert seat is not None
    legal = table.legal(seat)
    assert Pass() in legal
    return [a.points if isinstance(a, Bid) else "nulls" for a in legal if isinstance(a, Bid | BidNulls)]


# Joueurs et cartes


def test_five_players_each_for_himself_with_eight_cards() -> None:
    assert (RULES.spec.seats, RULES.spec.hand_size, RULES.spec.sides) == (5, 8, ())
    assert RULES.spec.deck is SUECA_DECK


@pytest.mark.parametrize("dealer", range(5))
def test_whole_hands_go_round_to_the_right_and_the_deal_passes_to_the_right(dealer: int) -> None:
    layout = RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM)
    assert tuple(c for i in range(1, 6) for c in layout.hands[(dealer + i) % 5]) == PACK
    assert (layout.turned, layout.stock) == (None, ())
    played = after(every_trick(NULOS)).state.score
    assert played is not None
    assert RULES.next_dealer(dealer, played) == (dealer + 1) % 5


# Enchères


@pytest.mark.parametrize("dealer", range(5))
def test_the_player_on_the_dealers_right_begins(dealer: int) -> None:
    table = new_table(NULOS)
    table.deal(RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM))
    for i in range(1, 6):
        assert table.to_act() == (dealer + i) % 5
        act(table, f"{(dealer + i) % 5} pass")


def test_any_number_from_61_to_120_always_higher_than_the_highest() -> None:
    table = begun()
    assert bids(table) == [*range(61, 121), "nulls"]
    act(table, "1 bid 61")
    assert bids(table) == list(range(62, 121))
    act(table, "2 bid 119")
    assert bids(table) == [120]
    for wrong in (119, 61):
        assert refuses(table, Move(3, Bid(wrong))).refusal.reason is Reason.BID_TOO_LOW
    for wrong in (0, 60, 121, 9999):
        assert refuses(table, Move(3, Bid(wrong))).refusal.reason is Reason.NOT_A_BID


def test_who_has_passed_stays_out_and_the_others_go_on_raising() -> None:
    table = begun("1 pass", "2 bid 70", "3 pass", "4 bid 71", "0 pass")
    assert table.to_act() == 2
    act(table, "2 bid 80")
    assert table.to_act() == 4
    assert refuses(table, Move(1, Bid(90))).refusal.reason is Reason.NOT_YOUR_TURN
    act(table, "4 pass")
    contract = contract_of(table.state.public)
    assert contract is not None
    assert (contract.bidder, contract.bid) == (2, 80)
    assert table.to_act() == 2  # to call


def test_the_highest_bidder_is_not_asked_again() -> None:
    table = begun("1 bid 61", "2 pass", "3 pass", "4 pass", "0 pass")
    assert refuses(table, Move(1, Bid(70))).refusal.reason is Reason.NOT_NOW
    assert isinstance(table.legal(1)[0], Call)


def test_after_four_passes_the_fifth_may_still_bid() -> None:
    table = begun("1 pass", "2 pass", "3 pass", "4 pass")
    assert bids(table) == [*range(61, 121), "nulls"]
    act(table, "0 bid 61")
    assert table.to_act() == 0
    assert isinstance(table.legal(0)[0], Call)


def test_over_a_bid_of_120_there_is_only_nulls_or_a_pass() -> None:
    table = begun("1 bid 120")
    assert bids(table) == ["nulls"]


def test_five_passes_and_the_same_dealer_deals_again_and_it_counts_for_nothing() -> None:
    table = after(five_passes(NULOS), end="hands", limit=5)
    assert score(table) == ((0,) * 5, ScoreRule.PASSED_OUT)
    assert table.state.score is not None
    assert table.state.score.card_points is None
    assert contract_of(table.state.public) is None
    assert table.next_dealer == 0
    assert (table.standing.deals, table.standing.totals) == (0, (0,) * 5)


# La carte appelée


def test_the_bidder_names_any_trump_and_calls_any_card_he_does_not_hold() -> None:
    table = begun("1 bid 61", "2 pass", "3 pass", "4 pass", "0 pass")
    held = table.state.hands[1]
    calls = [a for a in table.legal(1) if isinstance(a, Call)]
    assert {(a.suit, a.card) for a in calls} == {(suit, c) for suit in Suit for c in PACK if c not in held}
    assert Call(Suit.CLUBS, card("2S")) in calls  # a useless two
    assert refuses(table, Move(1, Call(Suit.HEARTS, card("AH")))).refusal.reason is Reason.CALLED_CARD_HELD
    assert refuses(table, Move(2, calls[0])).refusal.reason is Reason.NOT_YOUR_TURN
    with pytest.raises(Refused):
        table.act(Move(1, Call(Suit.HEARTS, card("8H"))))  # of another pack


def test_nobody_knows_the_partner_before_his_card_is_played() -> None:
    table = begun("1 bid 61", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H QH")
    partner = next(seat for seat, hand in enumerate(table.state.hands) if card("QH") in hand)
    while card("QH") not in table.state.public.played:
        contract = contract_of(table.state.public)
        assert contract is not None
        assert (contract.called, contract.partner, contract.side) == (card("QH"), None, (1,))
        seat = table.to_act()
        assert seat is not None
        step = table.act(Move(seat, table.legal(seat)[0]))
        shown = [event for event in step.events if isinstance(event, PartnerShown)]
        assert shown == ([PartnerShown(partner)] if card("QH") in step.state.public.played else [])
    contract = contract_of(table.state.public)
    assert contract is not None
    assert (contract.partner, contract.side) == (partner, (1, partner))


def test_the_called_card_may_fall_in_the_first_trick() -> None:
    table = new_table(NULOS)
    table.deal(layout_with(NULOS, STRONG, "", "5H"))
    act(table, "1 bid 61", "2 pass", "3 pass", "4 pass", "0 pass", "1 call H 5H", "1 play AH")
    table.act(Move(2, table.legal(2)[0]))
    act(table, "3 play 5H")
    contract = contract_of(table.state.public)
    assert contract is not None
    assert contract.partner == 3
    assert table.in_progress


# Nuls


def test_nulls_may_be_bid_before_any_points_and_points_outrank_them() -> None:
    table = begun("1 pass", "2 bid nulls")
    assert bids(table) == list(range(61, 121))
    assert refuses(table, Move(3, BidNulls())).refusal.reason is Reason.NULLS_TOO_LATE  # a second one does not outrank
    act(table, "3 bid 61", "4 pass", "0 pass")
    assert table.to_act() == 2
    assert bids(table) == list(range(62, 121))


def test_nulls_may_not_be_bid_once_points_are_but_above_120() -> None:
    table = begun("1 bid 61")
    assert refuses(table, Move(2, BidNulls())).refusal.reason is Reason.NULLS_TOO_LATE
    act(table, "2 bid 120", "3 bid nulls")
    for seat in (4, 0, 1, 2):  # nothing outranks it
        assert table.legal(seat) == (Pass(),)
        act(table, f"{seat} pass")
    contract = contract_of(table.state.public)
    assert contract is not None
    assert (contract.bidder, contract.nulls, contract.bid) == (3, True, None)


def test_nulls_first_then_120_then_nulls_again_by_the_same_player() -> None:
    table = begun("1 bid nulls", "2 bid 120", "3 pass", "4 pass", "0 pass")
    assert bids(table) == ["nulls"]
    act(table, "1 bid nulls")
    assert table.legal(2) == (Pass(),)


def test_nulls_have_neither_trump_nor_call_and_are_played_alone_against_four() -> None:
    table = begun("1 bid nulls", "2 pass", "3 pass", "4 pass", "0 pass")
    deal = table.state.public
    contract = contract_of(deal)
    assert contract is not None
    assert (deal.trump, contract.called, contract.side) == (None, None, (1,))
    assert table.to_act() == 1
    act(table, "1 play AS")


def test_nulls_made_are_worth_six() -> None:
    table = after(nulls(None))
    assert score(table) == ((0, 6, 0, 0, 0), ScoreRule.NULLS_MADE)
    assert len(table.state.public.tricks) == 8
    assert table.state.score is not None
    assert table.state.score.card_points == (0, 120)


@pytest.mark.parametrize("trick", [1, 3, 8])
def test_nulls_lost_give_each_of_the_four_six_and_the_deal_ends_at_once(trick: int) -> None:
    table = after(nulls(trick) if trick > 1 else italiana.told_from(NULOS, layout_with(NULOS, STRONG), *LOST_AT_ONCE))
    assert score(table) == ((6, 0, 6, 6, 6), ScoreRule.NULLS_LOST)
    assert len(table.state.public.tricks) == trick
    assert table.state.public.hand_sizes == (8 - trick,) * 5
    assert table.state.score is not None
    assert table.state.score.winners == (0, 2, 3, 4)


LOST_AT_ONCE = ("bid nulls", "pass", "pass", "pass", "pass", "play AS")


# Plis


def test_the_bidder_leads_the_first_trick_and_the_winner_the_next() -> None:
    table = begun("1 pass", "2 pass", "3 bid 61", "4 pass", "0 pass")
    table.act(Move(3, table.legal(3)[0]))
    for seat in (3, 4, 0, 1, 2):
        assert table.to_act() == seat
        table.act(Move(seat, table.legal(seat)[0]))
    deal = table.state.public
    assert table.to_act() == deal.winner_of(deal.tricks[0])


def test_the_suit_is_followed_or_anything_is_played() -> None:
    table = begun("1 bid nulls", "2 pass", "3 pass", "4 pass", "0 pass", hand="2S AH 7H KH JH QH 6H 5H")
    act(table, "1 play 2S")
    for seat in (2, 3, 4, 0):
        own = table.state.hands[seat]
        assert table.observe(seat).playable == (own.of_suit(Suit.SPADES) or own)
        table.act(Move(seat, table.legal(seat)[0]))
    winner = table.to_act()
    assert winner is not None
    diamond = next((c for c in table.state.hands[winner] if c.suit is Suit.DIAMONDS), None)
    assert diamond is not None
    act(table, f"{winner} play {diamond}")
    while (turn := table.to_act()) != 1:
        assert turn is not None
        table.act(Move(turn, table.legal(turn)[0]))
    assert table.observe(1).playable == table.state.hands[1]  # no diamond


# Points


def test_bid_80_made_70_is_lost() -> None:
    table = after(with_points(NULOS, 80, 70))
    points, rule = score(table)
    assert rule is ScoreRule.BID_LOST
    assert sorted(points) == [0, 0, 2, 2, 2]
    assert points[1] == 0
    assert table.state.score is not None
    assert table.state.score.card_points == (70, 50)


@pytest.mark.parametrize(("made", "won"), [(79, False), (80, True), (81, True)])
def test_the_bid_itself_is_enough(made: int, won: bool) -> None:
    points, rule = score(after(with_points(NULOS, 80, made)))
    assert rule is (ScoreRule.BID_MADE if won else ScoreRule.BID_LOST)
    assert sorted(points) == ([0, 0, 0, 2, 2] if won else [0, 0, 2, 2, 2])
    assert (points[1] == 2) == won


BANDS = {61: 1, 70: 1, 71: 2, 80: 2, 81: 3, 90: 3, 91: 4, 100: 4, 101: 5, 119: 5, 120: 6}


@pytest.mark.parametrize(("bid", "worth"), BANDS.items())
def test_each_of_the_winning_side_scores_the_band_of_the_bid(bid: int, worth: int) -> None:
    points, _ = score(after(every_trick(NULOS, bid)))
    assert points == (worth, worth, 0, 0, 0)  # the bidder and the seat to his left, though far more was made
    points, _ = score(after(outcome(NULOS, bid, won=False)))
    assert sorted(points) == [0, 0, worth, worth, worth]
    assert points[1] == 0


def test_120_points_make_120_though_a_trick_was_lost() -> None:
    points, rule = score(after(italiana.all_points_but_a_trick(NULOS, 120)))
    assert rule is ScoreRule.BID_MADE
    assert points == (0, 6, 6, 0, 0)


def test_every_bid_has_one_band_and_no_other_number_has() -> None:
    assert all(band_of(RULES.spec.bands, n) for n in range(61, 121))
    assert band_of(RULES.spec.bands, 60) is band_of(RULES.spec.bands, 121) is None


# The match


def test_who_reaches_ten_alone_in_the_lead_wins() -> None:
    made, alone = every_trick(NULOS, 120), nulls(None)
    table = after(made, made)
    assert table.standing.totals == (12, 12, 0, 0, 0)
    assert not table.standing.over  # two of them: a tie means another deal
    table.deal(alone.layout)
    for move in alone.moves[:-1]:
        table.act(move)
    assert table.act(alone.moves[-1]).events[-1] == MatchWon((1,))
    with pytest.raises(Refused) as refused:
        table.deal(made.layout)
    assert refused.value.refusal.reason is Reason.MATCH_OVER


def test_the_four_of_a_lost_nulls_tie_at_the_target_together() -> None:
    table = after(nulls(3), nulls(3))
    assert table.standing.totals == (12, 0, 12, 12, 12)
    assert not table.standing.over
    play_script(table, every_trick(NULOS, 120))  # seats 0 and 1
    assert table.standing.winners == (0,)


@pytest.mark.parametrize("limit", [10, 15, 20])
def test_the_limit_in_points(limit: int) -> None:
    table, deals = new_table(NULOS, limit=limit), 0
    while not table.standing.over:
        play_script(table, nulls(None))
        deals += 1
    assert deals == -(-limit // 6)


@pytest.mark.parametrize("limit", [5, 10, 15])
def test_after_so_many_deals_the_most_points_win(limit: int) -> None:
    table = new_table(NULOS, end="hands", limit=limit)
    for i in range(limit):
        assert not table.standing.over
        play_script(table, five_passes(NULOS))  # not counted
        assert not table.standing.over
        play_script(table, nulls(None) if i == 0 else every_trick(NULOS, 61))
    assert table.standing.deals == limit
    assert table.standing.winners == (1,)


def test_after_so_many_deals_a_tie_means_another() -> None:
    table = after(*[every_trick(NULOS, 61)] * 5, end="hands", limit=5)
    assert table.standing.totals == (5, 5, 0, 0, 0)
    assert not table.standing.over
    play_script(table, five_passes(NULOS))
    assert not table.standing.over
    play_script(table, nulls(None))
    assert (table.standing.winners, table.standing.deals) == ((1,), 6)


def test_the_limits_that_go_with_each_end() -> None:
    for end, limit, fits in (("points", 5, False), ("hands", 20, False), ("points", 20, True), ("hands", 5, True)):
        if fits:
            assert VARIANTS[NULOS].rules({"end": end, "limit": limit}).spec.options == (("end", end), ("limit", limit))
        else:
            with pytest.raises(OptionError, match="limit"):
                VARIANTS[NULOS].rules({"end": end, "limit": limit})
    assert dict(VARIANTS[NULOS].rules({"end": "hands"}).spec.options)["limit"] == 10
