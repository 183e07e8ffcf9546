"""What players said, and the contract: all that everybody heard, and no trace of what is secret."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFontMetricsF

from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Action, Bid, BidNulls, Call, Exchange, Name, Pass, Play, Sequence, Take
from sueca_desktop.rules.cards import Card, Suit
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.ui import scale
from sueca_desktop.ui.prompts.badge import badge_text
from sueca_desktop.ui.prompts.sayings import sayings
from sueca_desktop.ui.table import paper
from sueca_desktop.ui.table.seating import Company
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import NAMES, after, dealt, found, texts

COMPANY = Company(NAMES)


def words(table: Table) -> dict[int, list[str]]:
    return {seat: [one.words for one in said] for seat, said in sayings(table.observe(0).deal).items()}


def badge(table: Table, seat: int = 0) -> str:
    text = badge_text(table.observe(seat), COMPANY)
    return text.spoken if text else ""


def test_the_last_word_of_each_in_the_auction() -> None:
    table = after(dealt("italiana-nulos", dealer=4), Bid(65), Pass(), Bid(70), Pass())
    assert words(table) == {0: ["65"], 1: ["pass"], 2: ["70"], 3: ["pass"]}
    assert badge(table) == "Highest bid: Inês · 70"


def test_before_anybody_speaks_there_is_nothing() -> None:
    table = dealt("italiana-nulos")
    assert words(table) == {}
    assert badge(table) == ""


def test_four_handed_games_have_neither() -> None:
    table = dealt("sueca-bandeira", dealer=3)
    assert words(table) == {}
    assert badge(table) == ""


def called(bidder: int = 1, holder: int = 3, seed: int = 3) -> tuple[Table, Card]:
    """After a call by ``bidder`` of a card that ``holder`` has."""
    table = after(dealt("italiana-fives", dealer=bidder, seed=seed), Bid(65), Pass(), Pass(), Pass(), Pass())
    card = next(iter(table.observe(holder).hand))
    return after(table, Call(Suit.HEARTS, card)), card


def test_the_call_is_heard_until_a_card_is_played() -> None:
    table, card = called()
    (said,) = sayings(table.observe(0).deal)[1]
    assert said.words == "Hearts trump, calls"
    assert said.cards == (card,)
    assert said.spoken.endswith(f"{card.rank.name.lower()} of {card.suit.name.lower()}")
    after(table, table.legal(1)[0])
    assert words(table) == {}


def test_the_contract_stays_in_view() -> None:
    table, card = called()
    name = "{} of {}".format(*(part.name.lower() for part in (card.rank, card.suit)))
    assert badge(table) == f"Contract: Rui · 65. Trump: Hearts. Called: {name}. Partner: not shown yet"


def test_a_long_name_leaves_the_number_of_the_bid(stage: MakeStage, monkeypatch: pytest.MonkeyPatch) -> None:
    name, shown = "Maximiliana Wilhelmine von Thurn", list[str]()
    one = stage(called(bidder=1)[0], (1000, 640))
    one.asking.settings = replace(one.asking.settings, players=("Eva", name, *NAMES[2:]))
    cut = paper.cut

    def watched(text: str, metrics: QFontMetricsF, width: float, names: tuple[str, ...] = ()) -> str:
        shown.append(cut(text, metrics, width, names))
        return shown[-1]

    monkeypatch.setattr(paper, "cut", watched)
    one.asking.dealt.emit(one.asking.observation)
    one.host.badge.grab()
    (strong,) = (text for text in shown if text.endswith(" · 65"))
    assert strong.startswith("Maxi")
    assert "…" in strong


@pytest.mark.parametrize("size", [(1024, 470), (1024, 491), (1280, 690)], ids=str)
def test_the_contract_of_five_is_written_nearly_as_large_as_their_names(
    stage: MakeStage, size: tuple[int, int]
) -> None:
    scale.use(1.0, 2.0)
    one = stage(called()[0], size)
    one.asking.dealt.emit(one.asking.observation)
    written = one.host.badge._ink
    assert written is not None
    assert written.size >= 0.9 * one.host._layout().font


def test_the_holder_alone_is_told_that_he_holds_it() -> None:
    table, _ = called(bidder=1, holder=0)
    assert badge(table, 0).endswith("You hold the called card")
    for seat in (1, 2, 3, 4):
        assert badge(table, seat).endswith("Partner: not shown yet")


def play_until_it_falls(table: Table, card: Card, check: object) -> None:
    """Plays on, the called card as late as can be; ``check()`` before each card."""
    assert callable(check)
    while (seat := table.to_act()) is not None and card not in table.observe(0).deal.played:
        check()
        plays = [action for action in table.legal(seat) if isinstance(action, Play)]
        after(table, min(plays, key=lambda play: play.card is card))


def test_the_partner_is_named_once_the_card_has_fallen() -> None:
    table, card = called(bidder=1, holder=3)
    play_until_it_falls(table, card, lambda: badge(table).endswith("not shown yet") or pytest.fail("too early"))
    assert badge(table).endswith("Partner: Zé")


def test_nulls_are_played_alone() -> None:
    table = after(dealt("italiana-nulos", dealer=0), BidNulls(), Pass(), Pass(), Pass(), Pass())
    assert badge(table) == "Contract: Rui · nulls. alone, no trump, no trick"


def swapped(holder: int, other: int) -> tuple[Table, Table, Card]:
    """Two deals that differ only in who of two holds the called card, another card having gone the other way."""
    one = dealt("italiana-fives", dealer=0)
    layout = one.deals[0].state.layout
    a, b = layout.hands[holder][0], layout.hands[other][0]
    hands = [tuple(b if c is a else a if c is b else c for c in hand) for hand in layout.hands]
    two = Table(one.variant, {}, NAMES)
    two.deal(replace(layout, hands=tuple(hands)))
    bidding: tuple[Action, ...] = (Bid(65), Pass(), Pass(), Pass(), Pass(), Call(Suit.HEARTS, a))
    return after(one, *bidding), after(two, *bidding), a


def step_both(one: Table, two: Table, avoid: tuple[Card, ...]) -> bool:
    """The same card in both worlds; False where none can be."""
    seat = one.to_act()
    if seat is None or two.to_act() != seat:
        return False
    both = [a for a in one.legal(seat) if a in two.legal(seat) and isinstance(a, Play) and a.card not in avoid]
    if both:
        after(one, both[0])
        after(two, both[0])
    return bool(both)


@pytest.mark.parametrize(("holder", "other"), [(1, 2), (4, 3)])
def test_nothing_in_the_window_tells_the_holder_from_another(stage: MakeStage, holder: int, other: int) -> None:
    """Every text, tool tip and name for readers, and every pixel, in two worlds that only the holder tells apart."""
    one, two, card = swapped(holder, other)
    swap = next(c for c in one.observe(other).hand if c not in two.observe(other).hand)
    first, second = (stage(table, size=(900, 600)) for table in (one, two))
    seen = 0
    while True:
        for each in (first, second):
            each.asking.dealt.emit(each.asking.observation)
            if each.asking.observation.my_turn:
                each.asking.user_turn.emit(each.asking.observation)
            each.table._scene.art.finish()
        assert texts(first.table) == texts(second.table)
        assert first.table.grab().toImage() == second.table.grab().toImage()
        assert any("Partner: not shown yet" in text for text in texts(first.table))
        seen += 1
        if not step_both(one, two, (card, swap)):
            break
    assert seen > 3


@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_no_text_names_a_partner_before_the_card_falls(stage: MakeStage, holder: int) -> None:
    bidder = holder % 4 + 1
    table, card = called(bidder=bidder, holder=holder)
    one = stage(table)

    def check() -> None:
        one.asking.dealt.emit(one.asking.observation)
        said = texts(one.table)
        assert not any(f"Partner: {name}" in text for name in NAMES for text in said)
        assert not any("You hold" in text for text in said)
        assert any("Partner: not shown yet" in text for text in said)

    play_until_it_falls(table, card, check)
    one.asking.dealt.emit(one.asking.observation)
    assert any(f"Partner: {NAMES[holder]}" in text for text in texts(one.table))


def test_making_trump_is_heard() -> None:
    table = after(dealt("klaberjass", dealer=1), Pass(), Pass())
    assert words(table) == {0: ["pass"], 1: ["pass"]}
    suit = next(action.suit for action in table.legal(0) if isinstance(action, Name))
    after(table, Name(suit))
    assert words(table) == {0: [f"{suit.name.capitalize()} are trumps"]}
    assert badge(table) == f"Maker: Eva. Trump: {suit.name.capitalize()}"


def with_a_run(seed: int) -> Table | None:
    table = after(dealt("klaberjass", dealer=1, seed=seed), Take())
    kinds = {type(action) for action in table.legal(0)}
    return table if {Exchange, Sequence} <= kinds else None


def test_announcements_are_heard_with_their_cards_and_the_best_one_stays_in_view() -> None:
    table = found(with_a_run)
    after(table, Exchange())
    run = next(action for action in table.legal(0) if isinstance(action, Sequence))
    after(table, run, Pass())
    said = sayings(table.observe(0).deal)[0]
    assert [one.words for one in said][1] == "exchanges the seven"
    assert said[-1].cards == run.cards
    points = 20 if len(run.cards) == 3 else 50
    assert badge(table).endswith(f"Sequence: Eva, {points}")


def test_bubbles_follow_what_was_said_and_go_with_the_first_card(stage: MakeStage) -> None:
    table = dealt("italiana-fives", dealer=1)
    one = stage(table)
    one.asking.dealt.emit(table.observe(0))
    for action in (Bid(65), Pass(), Bid(70), Pass()):
        one.asking.step(action)
    bubbles = one.host.bubbles.bubbles
    said = {seat: bubble.accessibleName() for seat, bubble in bubbles.items() if bubble.isVisible()}
    assert said == {1: "Rui: 65", 2: "Inês: pass", 3: "Zé: 70", 4: "Ana: pass"}
    for action in (Pass(), Pass()):
        one.asking.step(action)
    contract = contract_of(table.observe(0).deal)
    assert contract is not None
    assert contract.bidder == 3
    one.asking.step(next(a for a in table.legal(3) if isinstance(a, Call)))
    one.asking.step(next(a for a in table.legal(3) if isinstance(a, Play)))
    one.asking.dealt.emit(table.observe(0))
    assert not any(bubble.isVisible() for bubble in bubbles.values())
    assert one.host.badge.isVisible()


SPOKEN = [
    lambda: after(dealt("italiana-nulos", dealer=4), Bid(65), Pass(), Bid(70), Pass(), Bid(75)),
    *(lambda bidder=bidder: called(bidder=bidder, holder=bidder % 4 + 1)[0] for bidder in range(5)),
    lambda: after(dealt("klaberjass", dealer=0), Take()),
]


@pytest.mark.parametrize("size", [(640, 515), (876, 715), (1024, 512), (1280, 712), (2560, 1352)], ids=str)
@pytest.mark.parametrize("make", SPOKEN)
def test_bubbles_lie_on_no_plate_and_the_badge_on_nothing(
    stage: MakeStage, size: tuple[int, int], make: Callable[[], Table]
) -> None:
    one = stage(make(), size=size)
    one.asking.dealt.emit(one.asking.observation)
    layout = one.host._layout()
    plates = [place.plate for place in layout.seats]
    badge = one.host.badge._inside.translated(one.host.badge.geometry().topLeft())
    for seat, bubble in one.host.bubbles.bubbles.items():
        paper = bubble._paper.translated(bubble.geometry().topLeft())
        assert not any(paper.intersects(plate) for plate in plates), seat
        assert one.table.rect().contains(bubble.geometry())
        assert not paper.intersects(badge), seat
    fans = [pose.bounds() for place in layout.seats for pose in (*place.fan, place.trick)]
    assert not any(badge.intersects(other) for other in (*plates, *fans))
