"""Document 004 (`klaberjass`), statement by statement: the deal, trump, announcements, play. Scores: the next file."""

import pytest

from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.rules.actions import Exchange, Move, Name, Pass, Play, Sequence, Take
from sueca_desktop.rules.cards import CardSet, Suit, card
from sueca_desktop.rules.decks import KLABERJASS_DECK
from sueca_desktop.rules.events import BellaSaid, CardPlayed, Exchanged, SequenceAnnounced, TrumpMade
from sueca_desktop.rules.refusals import Reason
from sueca_desktop.rules.scoring import ScoreRule
from sueca_desktop.rules.whereabouts import known_holders, out_of_play, stock_card
from tests.support.deals import VARIANTS, act, refuses
from tests.support.klaberjass import KLABERJASS, after_making, layout, table_of

RULES = VARIANTS[KLABERJASS].rules()
PACK = tuple(KLABERJASS_DECK.cards)
PLAIN = layout("AS KS 9H", "AD KD 9C", "TH")


# Nécessaire, Deal


def test_two_players_and_a_pack_from_the_aces_to_the_sevens() -> None:
    assert (RULES.spec.seats, RULES.spec.hand_size) == (2, 6)
    assert len(PACK) == 32
    assert {c.rank.value for c in PACK} == set("AKQJT987")


@pytest.mark.parametrize("dealer", [0, 1])
def test_six_each_in_threes_elder_first_and_the_next_card_is_turned(dealer: int) -> None:
    dealt = RULES.dealing(RULES.spec, PACK, dealer, DealStyle.BOTTOM)
    assert dealt.hands[1 - dealer] == PACK[0:3] + PACK[6:9]
    assert dealt.hands[dealer] == PACK[3:6] + PACK[9:12]
    assert dealt.turned is PACK[12]
    assert dealt.stock == PACK[13:]
    score = table_of(PLAIN, "1 pass", "0 pass", "1 pass", "0 pass").state.score
    assert score is not None
    assert RULES.next_dealer(dealer, score) == 1 - dealer


# Rang de carte, Valeurs de points


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("trump", Suit)
def test_order_and_values(suit: Suit, trump: Suit) -> None:
    ranked = sorted(KLABERJASS_DECK.cards.of_suit(suit), key=lambda c: KLABERJASS_DECK.strength(c, trump), reverse=True)
    order, points = ("J9ATKQ87", [20, 14, 11, 10, 4, 3, 0, 0])
    if suit is not trump:
        order, points = ("ATKQJ987", [11, 10, 4, 3, 2, 0, 0, 0])
    assert "".join(c.rank.value for c in ranked) == order
    assert [KLABERJASS_DECK.points(c, trump) for c in ranked] == points


# Making trump


def test_elder_then_the_dealer_may_take_the_turned_suit() -> None:
    table = table_of(PLAIN)
    assert table.to_act() == 1
    assert set(table.legal(1)) == {Pass(), Take()}
    assert refuses(table, Move(1, Name(Suit.SPADES))).refusal.reason is Reason.NOT_NOW
    act(table, "1 pass")
    assert set(table.legal(0)) == {Pass(), Take()}
    step = table.act(Move(0, Take()))
    assert step.events == (TrumpMade(0, Suit.HEARTS),)
    assert table.state.public.trump is Suit.HEARTS
    assert table.to_act() == 1


@pytest.mark.parametrize("namer", [1, 0])
def test_if_both_pass_any_other_suit_may_be_named_by_elder_then_by_the_dealer(namer: int) -> None:
    table = table_of(PLAIN, "1 pass", "0 pass", *(["1 pass"] if namer == 0 else []))
    others = {Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS}
    assert set(table.legal(namer)) == {Pass(), *map(Name, others)}
    assert refuses(table, Move(namer, Name(Suit.HEARTS))).refusal.reason is Reason.SUIT_TURNED_DOWN
    assert refuses(table, Move(namer, Take())).refusal.reason is Reason.NOT_NOW
    act(table, f"{namer} name C")
    assert table.state.public.trump is Suit.CLUBS


def test_four_passes_throw_the_hand_in_and_the_deal_passes_on() -> None:
    table = table_of(PLAIN, "1 pass", "0 pass", "1 pass", "0 pass")
    assert table.state.score is not None
    assert (table.state.score.points, table.state.score.rule) == ((0, 0), ScoreRule.PASSED_OUT)
    assert table.next_dealer == 1
    assert table.standing.totals == (0, 0)
    assert table.state.public.exposed is None
    assert table.state.public.hand_sizes == (6, 6)


@pytest.mark.parametrize("texts", [("1 take",), ("1 pass", "0 take"), ("1 pass", "0 pass", "1 pass", "0 name S")])
def test_then_three_more_each_elder_first_and_the_bottom_card_is_shown(texts: tuple[str, ...]) -> None:
    table = table_of(PLAIN, *texts)
    assert table.state.hands[1] == CardSet.of([*PLAIN.hands[1], *PLAIN.stock[:3]])
    assert table.state.hands[0] == CardSet.of([*PLAIN.hands[0], *PLAIN.stock[3:6]])
    assert table.state.public.hand_sizes == (9, 9)
    assert table.state.public.exposed is PLAIN.stock[-1]
    assert PLAIN.stock[-1] in out_of_play(table.state.public)
    for seat in (0, 1):  # both see it; it plays no part
        assert table.observe(seat).deal.exposed is PLAIN.stock[-1]
        assert PLAIN.stock[-1] not in table.state.hands[seat]


# The seven of trumps


HEARTS = layout("7H AS KS", "QH JH AD", "KH")


def test_the_holder_of_the_seven_may_exchange_it_for_the_turned_card() -> None:
    table = table_of(HEARTS, "1 take")
    assert stock_card(table.state.public) is card("KH")
    step = table.act(Move(1, Exchange()))
    assert step.events == (Exchanged(1, card("7H"), card("KH")),)
    assert card("KH") in table.state.hands[1]
    assert card("7H") not in table.state.hands[1]
    assert stock_card(table.state.public) is card("7H")
    assert known_holders(table.state.public) == {card("KH"): 1}
    assert Exchange() not in table.legal(1)
    assert refuses(table, Move(1, Exchange())).refusal.reason is Reason.NO_EXCHANGE


def test_only_the_holder_and_only_before_the_first_card() -> None:
    table = table_of(HEARTS, "1 take", "1 pass")
    assert refuses(table, Move(0, Exchange())).refusal.reason is Reason.NO_EXCHANGE
    act(table, "0 pass")
    assert refuses(table, Move(1, Exchange())).refusal.reason is Reason.NOT_NOW


def test_the_dealer_may_exchange_in_his_turn() -> None:
    table = table_of(layout("AS KS QH", "7H JH AD", "KH"), "1 take")
    assert refuses(table, Move(0, Exchange())).refusal.reason is Reason.NOT_YOUR_TURN
    act(table, "1 pass", "0 exchange", "0 pass")
    assert card("KH") in table.state.hands[0]


def test_a_seven_that_came_with_the_last_three_cards_may_be_exchanged() -> None:
    table = table_of(layout("AS KS QH", "JH AD", "KH", more_dealer="7H"), "1 take", "1 pass")
    assert Exchange() in table.legal(0)


@pytest.mark.parametrize(("option", "may"), [("any-trump", True), ("turned-suit", False)])
def test_when_another_suit_is_named_its_seven_may_be_exchanged_by_default_only(option: str, may: bool) -> None:
    dealt = layout("7S AS KS 7H", "QH JH AD", "TH")
    table = table_of(dealt, "1 pass", "0 pass", "1 name S", exchange=option)
    assert (Exchange() in table.legal(1)) == may
    if may:
        act(table, "1 exchange")
        assert card("TH") in table.state.hands[1]
        assert card("7S") not in table.state.hands[1]
    else:
        assert refuses(table, Move(1, Exchange())).refusal.reason is Reason.NO_EXCHANGE
    taken = table_of(dealt, "1 take", exchange=option)
    assert Exchange() in taken.legal(1)  # the seven of the turned suit


def test_a_turned_seven_can_be_exchanged_by_nobody() -> None:
    table = table_of(layout("AH KH QH", "JH AD", "7H"), "1 take")
    assert Exchange() not in table.legal(1)
    act(table, "1 pass")
    assert Exchange() not in table.legal(0)


# Sequences


def sequence(text: str) -> Sequence:
    return Sequence(tuple(card(word) for word in text.split()))


def test_the_exchange_may_complete_a_sequence() -> None:
    table = table_of(layout("QH JH 7H 8S 8D 8C", "AS KS", "KH"), "1 take")
    run = sequence("KH QH JH")
    assert run not in table.legal(1)
    act(table, "1 exchange")
    assert run in table.legal(1)
    step = table.act(Move(1, run))
    assert step.events == (SequenceAnnounced(1, run.cards),)
    assert known_holders(table.state.public) == dict.fromkeys(run.cards, 1)  # both see it


def test_the_exchange_may_make_king_and_queen_of_trumps() -> None:
    table = after_making(table_of(layout("QH 7H AS AD", "8H 9H JH AH", "KH"), "1 take", "1 exchange"))
    act(table, "1 play QH")
    table.act(Move(0, table.legal(0)[0]))
    while table.to_act() == 0:
        table.act(Move(0, table.legal(0)[-1]))
        table.act(Move(1, next(a for a in table.legal(1) if a != Play(card("KH")))))
    assert Play(card("KH"), bella=True) in table.legal(1)


def test_the_exchange_comes_before_the_sequence() -> None:
    table = table_of(layout("AS KS QS 7H", "AD KD", "KH"), "1 take", "1 sequence AS KS QS")
    assert table.legal(1) == (Pass(),)
    assert refuses(table, Move(1, Exchange())).refusal.reason is Reason.ANNOUNCED


def test_three_cards_in_a_row_of_one_suit_in_the_order_ace_king_queen_jack_ten() -> None:
    table = table_of(layout("AS KS QS", "TD 9D 8D AC KD QD", "KH", "TC 8C 7C", "KC 9H 7H"), "1 take")
    assert sequence("AS KS QS") in table.legal(1)
    for wrong in ("KS QS AS", "AS QS KS", "TC 8C 7C", "AS KS QS JS"):
        assert refuses(table, Move(1, sequence(wrong))).refusal.reason is Reason.NO_SUCH_RUN
    act(table, "1 pass")
    assert [a for a in table.legal(0) if isinstance(a, Sequence)] == [sequence("TD 9D 8D")]


def test_trumps_too_are_in_the_order_of_sequences() -> None:
    table = table_of(layout("JH TH 9H 8S 8D 8C", "AD", "7H", "AS KD QC"), "1 take")
    assert [a for a in table.legal(1) if isinstance(a, Sequence)] == [sequence("JH TH 9H")]


def test_the_whole_run_and_nothing_less() -> None:
    table = table_of(layout("AS KS QS JS 8H 8D", "7D", "7H", "8C TC QC", "TS"), "1 take")
    assert [a for a in table.legal(1) if isinstance(a, Sequence)] == [sequence("AS KS QS JS")]
    for wrong in ("AS KS QS", "KS QS JS"):
        assert refuses(table, Move(1, sequence(wrong))).refusal.reason is Reason.NO_SUCH_RUN


def test_one_sequence_a_player_and_each_announces_it_or_not() -> None:
    table = table_of(layout("AS KS QS AD KD QD", "AC KC QC 9H", "7H"), "1 take")
    assert {sequence("AS KS QS"), sequence("AD KD QD"), Pass()} <= set(table.legal(1))
    act(table, "1 sequence AD KD QD")
    assert table.legal(1) == (Pass(),)
    assert refuses(table, Move(1, sequence("AS KS QS"))).refusal.reason is Reason.ANNOUNCED
    assert refuses(table, Move(1, sequence("AD KD QD"))).refusal.reason is Reason.ANNOUNCED
    act(table, "1 pass")
    assert {sequence("AC KC QC"), Pass()} <= set(table.legal(0))
    act(table, "0 pass")
    assert table.to_act() == 1
    assert isinstance(table.legal(1)[0], Play)


def test_elder_announces_first_and_each_says_pass_when_done() -> None:
    table = table_of(HEARTS, "1 pass", "0 take")
    assert table.to_act() == 1
    act(table, "1 pass")
    assert table.to_act() == 0
    act(table, "0 pass")
    assert table.to_act() == 1  # elder leads, though the dealer made trump


# Jeu


def legal_cards(elder_lead: str, dealer_hand: str) -> set[str]:
    """What the dealer, who holds ``dealer_hand`` (nine cards), may play to elder's lead; hearts are trump."""
    own = dealer_hand.split()
    turned = next(c for c in ("7H", "8H", "QH") if c not in (*own, elder_lead))
    dealt = layout(elder_lead, " ".join(own[:6]), turned, more_dealer=" ".join(own[6:]))
    table = after_making(table_of(dealt, "1 take"))
    act(table, f"1 play {elder_lead}")
    return {c.code for c in table.observe(0).playable}


def test_the_suit_must_be_followed_though_it_need_not_be_beaten() -> None:
    assert legal_cards("TS", "AS 7S JH 9H AD KD AC KC QC") == {"AS", "7S"}


def test_without_the_suit_a_trump_must_be_played() -> None:
    assert legal_cards("TS", "JH 8H AD KD QD AC KC QC JC") == {"JH", "8H"}


def test_without_suit_and_trump_anything() -> None:
    hand = "AD KD QD JD AC KC QC JC TC"
    assert legal_cards("TS", hand) == set(hand.split())


def test_a_led_trump_must_be_beaten_if_it_can() -> None:
    assert legal_cards("AH", "9H KH TH AD KD QD AC KC QC") == {"9H"}
    assert legal_cards("TH", "JH AH 9H KH AD KD QD AC KC") == {"JH", "AH", "9H"}


def test_a_led_trump_that_cannot_be_beaten_is_followed_lower() -> None:
    assert legal_cards("9H", "AH TH AD KD QD AC KC QC JC") == {"AH", "TH"}


def test_a_led_trump_without_trumps_takes_anything() -> None:
    hand = "AD KD QD JD AC KC QC JC TC"
    assert legal_cards("9H", hand) == set(hand.split())


def test_a_refusal_names_the_duty_left_undone() -> None:
    """Who cannot follow is not told to follow."""
    reasons = {}
    for lead, wrong in (("TS", "AD"), ("9H", "8H"), ("9H", "AD")):
        table = after_making(table_of(layout("TS 9H", "JH 8H AD KD AC KC", "QH", more_dealer="QD QC JC"), "1 take"))
        act(table, f"1 play {lead}")
        refusal = refuses(table, Move(0, Play(card(wrong)))).refusal
        reasons[lead, wrong] = (refusal.reason, refusal.suit)
    assert reasons == {
        ("TS", "AD"): (Reason.MUST_TRUMP, Suit.HEARTS),
        ("9H", "8H"): (Reason.MUST_BEAT, Suit.HEARTS),
        ("9H", "AD"): (Reason.MUST_FOLLOW, Suit.HEARTS),
    }


def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_and_its_winner_leads() -> None:
    table = after_making(table_of(layout("TS KD 9C 8C", "7H KS AD QC", "TH", "7C"), "1 take"))
    act(table, "1 play TS", "0 play KS")
    assert table.to_act() == 1
    act(table, "1 play KD", "0 play AD")
    assert table.to_act() == 0


def test_nine_tricks() -> None:
    table = after_making(table_of(PLAIN, "1 take"))
    while (seat := table.to_act()) is not None:
        table.act(Move(seat, table.legal(seat)[0]))
    assert len(table.state.public.tricks) == 9


# Bella

ROYAL = layout("KH QH AS AD AC 8D", "7S 7D 7C 8S 8C TD", "7H", "KS KD KC", "9S 9D 9C")


def test_bella_is_said_while_playing_the_second_of_king_and_queen_and_not_the_first() -> None:
    table = after_making(table_of(ROYAL, "1 take"))
    assert refuses(table, Move(1, Play(card("KH"), bella=True))).refusal.reason is Reason.NO_BELLA
    act(table, "1 play KH")
    table.act(Move(0, table.legal(0)[0]))
    assert {Play(card("QH")), Play(card("QH"), bella=True)} <= set(table.legal(1))  # saying it is a choice
    assert refuses(table, Move(1, Play(card("AS"), bella=True))).refusal.reason is Reason.NO_BELLA
    step = table.act(Move(1, Play(card("QH"), bella=True)))
    assert step.events[:2] == (CardPlayed(1, card("QH")), BellaSaid(1))


def test_bella_only_from_one_hand() -> None:
    table = after_making(table_of(layout("KH AS AD AC", "QH 7S 7D 7C", "7H"), "1 take"))
    act(table, "1 play KH", "0 play QH")
    table = after_making(table_of(layout("QH AS AD AC", "KH 7S 7D 7C", "7H"), "1 take"))
    act(table, "1 play QH")
    assert {a for a in table.legal(0) if isinstance(a, Play) and a.bella} == set()
    assert refuses(table, Move(0, Play(card("KH"), bella=True))).refusal.reason is Reason.NO_BELLA


def test_king_and_queen_of_another_suit_are_no_bella() -> None:
    table = after_making(table_of(layout("KS QS AD AC", "7S 8S 7D 7C", "7H"), "1 take"))
    act(table, "1 play KS", "0 play 7S")
    assert Play(card("QS"), bella=True) not in table.legal(1)
