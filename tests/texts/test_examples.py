"""The worked examples are right: what the pages tell is played again by the rules, and must come out the same."""

from __future__ import annotations

import re

import pytest

from sueca_desktop.engine.dealing import Layout
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Move, Pass
from sueca_desktop.rules.auction import auction_status
from sueca_desktop.rules.cards import Card, Suit, card
from sueca_desktop.rules.notation import parse_action
from sueca_desktop.rules.scoring import ScoreRule, band_of
from sueca_desktop.rules.tricks import Trick, trick_points, winning_index
from sueca_desktop.variants import discover, italiana_fives, klaberjass, sueca
from tests.texts.pages import LANGUAGES, Section, cards, numbers, page

VARIANTS = discover()
SEATS = ("Ana", "Rui", "Inês", "Zé", "Luís")
NULLS = {"en": "nulls", "pt": "nulos", "fr": "nuls", "de": "Null"}
PASSES = {"en": "pass", "pt": "passo", "fr": "passe", "de": "passe"}


def example(variant: str, lang: str) -> Section:
    return page(lang, f"rules/{variant}").section("example")


def played(section: Section, lang: str) -> list[tuple[int, Card]]:
    """Who plays which card: of each item that names cards the first name and the last card."""
    told = [(item, cards(item, lang)) for item in section.items]
    return [(speaker(item), named[-1]) for item, named in told if named]


def speaker(item: str) -> int:
    found = re.search("|".join(SEATS), item)
    assert found is not None
    return SEATS.index(found[0])


def told_trick(variant: str, lang: str, start: int) -> tuple[Trick, list[int]]:
    """The trick told from the ``start``-th card on, and the seats named as playing to it."""
    seats = VARIANTS[variant].seats
    plays = played(example(variant, lang), lang)[start : start + seats]
    return Trick(plays[0][0], tuple(c for _, c in plays)), [seat for seat, _ in plays]


TRICKS = [
    ("sueca-bandeira", 0, Suit.HEARTS, "Zé"),
    ("sueca-bandeira", 4, Suit.HEARTS, "Zé"),
    ("sueca-riscos", 0, Suit.DIAMONDS, "Inês"),
    ("italiana-nulos", 0, Suit.HEARTS, "Luís"),
    ("italiana-fives", 0, Suit.CLUBS, "Luís"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("variant", "start", "trump", "winner"), TRICKS)
def test_the_tricks(variant: str, start: int, trump: Suit, winner: str, lang: str) -> None:
    spec = VARIANTS[variant].rules().spec
    trick, named = told_trick(variant, lang, start)
    assert named == [seat for seat, _ in trick.plays(spec.seats)]
    taken = (trick.leader + winning_index(spec.deck, trump, trick.cards)) % spec.seats
    assert SEATS[taken] == winner
    assert trick_points(spec.deck, trump, trick.cards) in numbers(example(variant, lang).text)


def test_the_first_trick_of_the_bandeira_is_that_of_document_002() -> None:
    trick, _ = told_trick("sueca-bandeira", "en", 0)
    assert trick.cards == tuple(map(card, ("AS", "2S", "QS", "4H")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_seven_saved_is_the_best_spade_left_and_the_points_of_the_cards_are_right(lang: str) -> None:
    deck = VARIANTS["sueca-bandeira"].rules().spec.deck
    trick, _ = told_trick("sueca-bandeira", lang, 0)
    seven = card("7S")
    higher = [c for c in deck.cards if c.suit is seven.suit and deck.strength(c, None) > deck.strength(seven, None)]
    assert set(higher) <= set(trick.cards)
    for variant in ("sueca-bandeira", "sueca-riscos"):
        for item in example(variant, lang).items:
            named, said = cards(item, lang), numbers(item)
            if named and said:
                assert {deck.points(named[-1], None)} == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_of_the_bandeira(lang: str) -> None:
    said = numbers(example("sueca-bandeira", lang).text)
    spec = VARIANTS["sueca-bandeira"].rules().spec
    assert spec.deck.total(None) == 93 + 27
    band = band_of(spec.bands, 93)
    assert band is not None
    assert {93, 27, band.points, 1 + band.points} <= said
    assert spec.target == 1 + band.points + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_account_in_riscos(lang: str) -> None:
    spec = VARIANTS["sueca-riscos"].rules().spec
    text = example("sueca-riscos", lang).text
    total = 0
    stands = []
    for points, sign in ((74, 1), (95, -1), (120, 1)):
        band = band_of(spec.bands, points)
        assert band is not None
        total += sign * band.points
        stands.append(total)
        assert points in numbers(text)
    assert band_of(spec.bands, 60) is None
    assert stands == [1, -1, 1]
    account = [item for item in example("sueca-riscos", lang).items if not cards(item, lang)]
    signed = [re.findall(r"[+−]\d", item) for item in account]
    assert signed == [["+1"], ["−1"], ["+2", "+4", "+1"], []]
    assert spec.every_trick == 4


def test_who_shuffles_cuts_deals_and_leads_in_riscos() -> None:
    shuffler = SEATS.index("Ana")
    dealer = (shuffler + 3) % 4
    rules = VARIANTS["sueca-riscos"].rules()
    assert (SEATS[rules.cutter(dealer)], SEATS[dealer]) == ("Inês", "Zé")
    assert {shuffler, rules.cutter(dealer)} in map(set, sueca.SIDES)


def told_auction(variant: str, lang: str) -> tuple[Move, ...]:
    """The bids and passes told, as moves."""
    spoken = [re.match(r"(\w+)\s?: (\w+)", item) for item in example(variant, lang).items]
    words: dict[str, Action] = {NULLS[lang]: BidNulls(), PASSES[lang]: Pass()}
    moves = []
    for found in spoken:
        if found is not None:
            word = found[2]
            action = Bid(int(word)) if word.isdigit() else words[word]
            moves.append(Move(SEATS.index(found[1]), action))
    return tuple(moves)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("variant", "dealer", "bidder"), [("italiana-nulos", "Luís", "Inês"), ("italiana-fives", "Ana", "Ana")]
)
def test_the_auctions(variant: str, dealer: str, bidder: str, lang: str) -> None:
    rules = VARIANTS[variant].rules().spec.auction
    assert rules is not None
    moves = told_auction(variant, lang)
    for i, move in enumerate(moves):
        before = auction_status(rules, 5, SEATS.index(dealer), moves[:i])
        assert before.to_act == move.seat
    after = auction_status(rules, 5, SEATS.index(dealer), moves)
    assert after.to_act is None
    assert after.bidder == SEATS.index(bidder)
    assert after.high == Bid(80)
    assert len(moves) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scores_of_the_two_italianas(lang: str) -> None:
    spec = VARIANTS["italiana-nulos"].rules().spec
    band = band_of(spec.bands, 80)
    assert band is not None
    assert {83, 79, band.points} <= numbers(example("italiana-nulos", lang).text)
    said = numbers(example("italiana-fives", lang).text)
    assert {78, 42, italiana_fives.MADE} <= said
    assert spec.deck.total(None) == 78 + 42
    assert 78 < 80 <= 83


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("variant", "bidder", "partner"), [("italiana-nulos", "Inês", "Luís"), ("italiana-fives", "Ana", "Zé")]
)
def test_the_called_card_is_another_players(variant: str, bidder: str, partner: str, lang: str) -> None:
    section = example(variant, lang)
    call = next(part for part in section.text.split("\n\n") if cards(part, lang))
    *held, called = cards(call, lang)
    plays = played(section, lang)
    assert (SEATS.index(partner), called) in plays
    assert called not in {*held, *(c for seat, c in plays if SEATS[seat] == bidder)}


# -- the whole deal of Klaberjass --------------------------------------------------------------------------------------

PLAYS = "AS JS KS TS JH 8H AC 8C KC AH 9H QH AD 7D TD 8D QS KH"
SAID = ("0 pass", "1 take", "0 sequence AS KS QS", "0 pass", "1 exchange", "1 sequence KH QH JH", "1 pass")
FIRST = ("AS KS QS 9H 8C TD", "JH QH 7H AC KC 8D")
THREE_MORE = ("AH 8H AD", "JS TS 7D")


def klaberjass_table() -> Table:
    """The deal of the example, played out."""
    rules = VARIANTS["klaberjass"].rules()
    hands = tuple(tuple(card(word) for word in hand.split()) for hand in FIRST)
    more = tuple(card(word) for hand in THREE_MORE for word in hand.split())
    turned = card("KH")
    rest = [c for c in rules.spec.deck.cards if c not in {*hands[0], *hands[1], *more, turned}]
    table = Table(VARIANTS["klaberjass"], {}, SEATS[:2])
    table.deal(Layout(1, hands, turned, (*more, *rest)))
    for line in SAID:
        seat, action = line.split(" ", 1)
        table.act(Move(int(seat), parse_action(action)))
    for word in PLAYS.split():
        seat_to_act = table.to_act()
        assert seat_to_act is not None
        bella = " bella" if word == "KH" else ""
        table.act(Move(seat_to_act, parse_action(f"play {word}{bella}")))
    return table


def tricks_told(lang: str) -> list[tuple[int, list[Card], set[int], str]]:
    """Leader, cards, numbers and text of each trick told."""
    items = example("klaberjass", lang).items
    return [(speaker(item), cards(item, lang), numbers(item), item) for item in items]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trick_of_the_klaberjass_deal(lang: str) -> None:
    deal = klaberjass_table().state.public
    told = tricks_told(lang)
    assert len(told) == len(deal.tricks) == 9
    for trick, (leader, named, said, text) in zip(deal.tricks, told, strict=True):
        assert (trick.leader, list(trick.cards)) == (leader, named)
        assert said == {deal.points_of(trick)}
        points = re.search(rf"\b{deal.points_of(trick)} (?:for|für|pour|para [oa]) (\w+)", text)
        assert points is not None
        assert points[1] == SEATS[deal.winner_of(trick)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_count_of_the_klaberjass_deal(lang: str) -> None:
    state = klaberjass_table().state
    assert state.score is not None
    assert state.score.rule is ScoreRule.MAKER_UNDER
    said = numbers(example("klaberjass", lang).text)
    assert state.score.card_points is not None
    assert {*state.score.card_points, *klaberjass.totals(state.public), max(state.score.points)} <= said
    assert state.score.points[1] == 0
