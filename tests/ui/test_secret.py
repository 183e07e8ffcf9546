"""Before the called card falls, nothing in the window tells who holds it: not to the eye, not to a reader."""

from __future__ import annotations

import pytest

from sueca_desktop.rules.actions import Play
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.contract import Contract, contract_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.text import cards as card_words
from tests.ui.conftest import MakeDesk
from tests.ui.desk import NAMES, Desk
from tests.ui.seen import texts

PARTNER = "partner"
DEALS = range(1, 4)


def everything(desk: Desk) -> set[str]:
    """All that is to be read with every dock open, the painted plates and papers by what they say to readers."""
    for dock in (desk.window.docks.sheet, desk.window.docks.tricks):
        dock.show()
    return texts(desk.window)


def called(observation: Observation) -> Contract | None:
    contract = contract_of(observation.deal)
    return contract if contract is not None and contract.called is not None else None


def traces(desk: Desk, contract: Contract) -> list[str]:
    """Texts that say of a named player that he is the partner, or has the called card."""
    assert contract.called is not None
    card = card_words.card(contract.called)
    others = [name for seat, name in enumerate(NAMES) if seat != contract.bidder]
    told = [text for text in everything(desk) if card in text or PARTNER in text.lower()]
    return [text for text in told if any(name in text.split() or f"{name}:" in text for name in others)]


def play_until_the_card_falls(desk: Desk) -> tuple[int, Contract | None]:
    """Play on, looking at every turn; how often was looked while the partner was a secret, and the contract."""
    looked, contract = 0, None
    while desk.result is None:
        desk.wait_until_asked()
        if desk.prompt is not None:
            desk.click_answer(desk.prompt)
            desk.qtbot.waitUntil(lambda: desk.prompt is None or desk.result is not None)
            continue
        if not desk.asked:
            break
        observation = desk.turns[-1]
        contract = called(observation)
        if contract is None or contract.partner is not None:
            break
        own = contract.called in observation.hand
        said = everything(desk)
        assert any("You hold the called card" in text for text in said) == own
        assert traces(desk, contract) == []
        looked += 1
        _play(desk, observation, but=contract.called)
    return looked, contract


def _play(desk: Desk, observation: Observation, but: Card | None) -> None:
    """A card, the called one only if there is no other."""
    cards = sorted(observation.playable, key=lambda card: card is but)
    desk.click_card(cards[0])
    desk.qtbot.waitUntil(lambda: desk.controller.observation != observation, timeout=30_000)


@pytest.mark.parametrize("variant", ["italiana-nulos", "italiana-fives"])
def test_nothing_gives_the_partner_away(make_desk: MakeDesk, variant: str) -> None:
    desk = make_desk(size=(1280, 800))
    looked = 0
    for number in DEALS:
        desk.begin(variant, deal_number=number)
        count, _ = play_until_the_card_falls(desk)
        looked += count
    assert looked >= len(DEALS)


def test_once_the_card_has_fallen_the_partner_stands_there(desk: Desk) -> None:
    desk.begin("italiana-fives", deal_number=3)
    _, contract = play_until_the_card_falls(desk)
    while desk.result is None and (contract is None or contract.partner is None):
        desk.wait_until_asked()
        if desk.result is None:
            _play(desk, desk.turns[-1], but=None)
            observation = desk.controller.observation
            assert observation is not None
            contract = called(observation)
    observation = desk.controller.observation
    assert observation is not None
    contract = called(observation)
    assert contract is not None
    assert contract.partner is not None
    if desk.result is None:
        desk.wait_until_asked()
    assert any(f"Partner: {NAMES[contract.partner]}" in text for text in everything(desk))
    assert any(isinstance(move.action, Play) for move in observation.deal.moves)


def test_the_score_sheet_of_a_deal_in_play_knows_no_partner(desk: Desk) -> None:
    desk.begin("italiana-nulos", deal_number=2)
    while desk.prompt is not None or not desk.asked:
        desk.wait_until_asked()
        if desk.prompt is not None:
            desk.click_answer(desk.prompt)
            desk.qtbot.waitUntil(lambda: desk.prompt is None or desk.asked)
    summary = desk.controller.summary
    observation = desk.controller.observation
    assert summary is not None
    assert observation is not None
    assert summary.rows[-1].contract == contract_of(observation.deal)
