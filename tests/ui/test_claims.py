"""The paper that offers the end of a decided deal: seen, read, taken or left alone; and the words of every claim."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from sueca_desktop.ai.claims import Claim, ClaimReason, Decided
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.settings import Speed
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.claiming import ClaimPaper
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.table.durations import durations
from sueca_desktop.ui.text import claims as words
from sueca_desktop.variants import discover
from tests.ui.conftest import MakeDesk
from tests.ui.desk import SECONDS, Desk

CTRL = Qt.KeyboardModifier.ControlModifier
CLAIM = Claim(0, Decided.SCORE, ClaimReason.ENOUGH_POINTS)


def idle(desk: Desk) -> bool:
    return not desk.controller._claimer._pool.activeThreadCount()


def offer(desk: Desk, claim: Claim = CLAIM) -> ClaimPaper:
    """The controller finds this claimable at the user's turn."""
    desk.qtbot.waitUntil(lambda: desk.controller._said and idle(desk), timeout=SECONDS)
    QApplication.processEvents()
    desk.controller._on_claim(claim)
    return paper_of(desk)


def paper_of(desk: Desk) -> ClaimPaper:
    paper = desk.presenter._claiming.paper
    assert paper is not None
    return paper


def gone(desk: Desk) -> bool:
    return desk.presenter._claiming.paper is None


def said(paper: ClaimPaper) -> str:
    return "\n".join(one.text() for one in paper.findChildren(QLabel))


def test_a_decided_deal_is_ended_by_a_click(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    paper = offer(desk)
    assert paper.isVisible()
    assert said(paper) == "The score is settled\nThe points left change nothing."
    QTest.mouseClick(paper.take, Qt.MouseButton.LeftButton)
    result = desk.wait_for_result()
    assert len(result.result.tricks) == 10
    assert words.played_out() in [one.text() for one in result.findChildren(QLabel)]
    assert gone(desk)


def test_a_real_claim_comes_by_itself_in_a_deal_played_on(desk: Desk) -> None:
    """Deal 4 of club players: before its end the score stands, and the app finds out."""
    heard: list[Claim] = []
    desk.controller.claimable.connect(heard.append)
    for number in range(1, 12):
        desk.begin(deal_number=number)
        while desk.result is None and not heard:
            desk.qtbot.waitUntil(lambda: desk.result is not None or desk.controller._said, timeout=SECONDS)
            desk.qtbot.waitUntil(lambda: idle(desk), timeout=SECONDS)
            QApplication.processEvents()
            observation = desk.controller.observation
            if not heard and observation is not None and observation.my_turn:
                desk.click_card(next(iter(observation.dutiful)))
                desk.qtbot.waitUntil(lambda: desk.controller.observation != observation)  # noqa: B023
        if heard:
            break
    assert heard
    assert paper_of(desk).claim == heard[0]
    desk.key(Qt.Key.Key_T, CTRL)
    desk.wait_for_result()


def test_a_card_may_be_played_instead(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    offer(desk)
    desk.click_card(next(iter(observation.playable)))
    desk.wait_beyond(observation)
    assert gone(desk)


def test_the_paper_can_be_put_away(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    paper = offer(desk)
    QTest.mouseClick(paper.away, Qt.MouseButton.LeftButton)
    assert not paper.isVisible()
    desk.key(Qt.Key.Key_T, CTRL)
    desk.wait_for_result()


def test_it_lies_on_no_card_and_on_no_plate(make_desk: MakeDesk) -> None:
    for size in ((1024, 600), (1280, 800), (1600, 1000)):
        desk = make_desk(size=size)
        for variant in discover():
            desk.begin(variant)
            desk.wait_until_asked()
            paper, scene = offer(desk), desk.window.table._scene
            for seat in scene.layout.seats:
                assert not seat.plate.toAlignedRect().intersects(paper.geometry())
            for pose in scene.layout.hand:
                assert not pose.bounds().toRect().intersects(paper.geometry().adjusted(2, 2, -2, -2))
            assert desk.window.table.rect().contains(paper.geometry())
        desk.close()


def test_claiming_without_a_proof_is_told_in_words(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    desk.qtbot.waitUntil(lambda: desk.controller._said)
    desk.key(Qt.Key.Key_T, CTRL)
    desk.qtbot.waitUntil(desk.window.message.isVisible, timeout=SECONDS)
    assert "cannot be claimed" in desk.window.message.text
    assert desk.controller.observation == before
    desk.key(Qt.Key.Key_Escape)
    assert not desk.window.message.isVisible()


def test_what_is_told_of_a_claim_goes_with_the_next_card(desk: Desk) -> None:
    desk.begin()
    before = desk.wait_for_turn()
    desk.qtbot.waitUntil(lambda: desk.controller._said)
    desk.controller.notice.emit(Notice(NoticeCode.SETTINGS_DAMAGED))
    desk.key(Qt.Key.Key_T, CTRL)
    desk.qtbot.waitUntil(lambda: "cannot be claimed" in desk.window.message.text, timeout=SECONDS)
    desk.click_card(next(iter(before.playable)))
    desk.wait_beyond(before)
    assert desk.window.message.isVisible(), "the settings are damaged still"
    assert "cannot be claimed" not in desk.window.message.text
    desk.controller.notice.emit(Notice(NoticeCode.CLAIM_UNPROVEN))
    desk.begin()
    assert "cannot be claimed" not in desk.window.message.text


def test_what_is_played_out_is_quick(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin()
    while not desk.controller._said:
        desk.window.table.finish_motion()
        QApplication.processEvents()
    QTest.mouseClick(offer(desk).take, Qt.MouseButton.LeftButton)
    script = desk.window.table._clock._script
    assert script
    slow = durations(Speed.SLOW)
    assert max(one.tween.length for one in script) <= slow.glide / 3
    assert durations(Speed.INSTANT).hurried.still


def test_the_action_is_offered_at_the_users_turn_alone(desk: Desk) -> None:
    action = desk.window.do[Do.CLAIM]
    assert not action.isEnabled()
    desk.begin()
    desk.wait_for_turn()
    desk.qtbot.waitUntil(action.isEnabled)
    desk.key(Qt.Key.Key_F1, CTRL)
    assert not action.isEnabled()
    desk.key(Qt.Key.Key_Escape)
    desk.begin(watch=True)
    desk.wait_for_result()
    assert not action.isEnabled()


def test_the_offer_is_said_again_in_another_language(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    offer(desk)
    desk.speak(Language.DE)
    assert "Das Ergebnis steht fest" in said(paper_of(desk))


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("decided", Decided)
@pytest.mark.parametrize("reason", ClaimReason)
def test_every_claim_has_its_words(seat: int, decided: Decided, reason: ClaimReason) -> None:
    claim = Claim(seat, decided, reason, (3, 0), (40, 0))
    texts = [words.title(claim, "Rui"), words.reason(claim), words.take(claim)]
    assert all(text[0].isupper() for text in texts)
    assert "{" not in "".join(texts)


def test_a_computer_that_gives_up_says_how_much_is_left(desk: Desk) -> None:
    desk.begin()
    desk.wait_for_turn()
    paper = offer(desk, Claim(2, Decided.THEIRS, ClaimReason.EVERY_LIE, (3, 0), (23, 0)))
    assert said(paper) == "Inês gives up the rest\nCard points left: 23"
    assert "beat" not in words.reason(Claim(1, Decided.OURS, ClaimReason.TOP_CARDS)), "nothing of its cards is told"


def test_undo_takes_the_offer_away(desk: Desk) -> None:
    desk.begin()
    observation: Observation = desk.wait_for_turn()
    desk.click_card(next(iter(observation.playable)))
    desk.wait_beyond(observation)
    desk.wait_for_turn()
    offer(desk)
    desk.key(Qt.Key.Key_Z, CTRL)
    assert gone(desk)
