"""The page of what a computer seat saw: opened from the menu, from a trick, from a past deal; only of deals over."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QLabel

from sueca_desktop.app.thinker import plain_action
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from sueca_desktop.ui.review.saw import SawPage
from sueca_desktop.ui.text import saw as words
from tests.ui.desk import SECONDS, Desk


def page_of(desk: Desk) -> SawPage:
    page = desk.window.overlay.panel
    assert isinstance(page, SawPage)
    desk.qtbot.waitUntil(lambda: not page._adviser.busy, timeout=SECONDS)
    return page


def said(page: SawPage) -> str:
    return "\n".join(one.text() for one in page.findChildren(QLabel))


def play(desk: Desk) -> None:
    while desk.result is None:
        observation = desk.wait_for_turn()
        if desk.result is None:
            desk.controller.act(plain_action(observation))
            desk.wait_beyond(observation)
    desk.window.overlay.close_panel()


def test_what_others_saw_is_shown_once_the_deal_is_over(desk: Desk) -> None:
    desk.begin()
    observation = desk.wait_for_turn()
    assert not desk.window.do[Do.SAW].isEnabled()
    while not observation.deal.tricks:
        desk.controller.act(plain_action(observation))
        desk.wait_beyond(observation)
        observation = desk.wait_for_turn()
    tricks = desk.window.docks.tricks.view
    desk.qtbot.waitUntil(lambda: tricks.model().rowCount(QModelIndex()) > 0, timeout=SECONDS)
    tricks.activated.emit(tricks.model().index(0, 0))
    assert desk.window.overlay.panel is None
    assert desk.window.message.text == words.say(words.Say.WAIT)
    play(desk)
    desk.window.do[Do.SAW].trigger()
    page = page_of(desk)
    first = page.step
    page.go(-1)
    assert page.step == first, "there is none before"
    page.go(1)
    assert page.step > first
    page_of(desk)
    desk.window.overlay.close_panel()
    tricks.activated.emit(tricks.model().index(4, 0))
    page = page_of(desk)
    assert "Trick 5: " in page._chooser.currentText()
    assert page.step in (16, 17)
    sight = page._sight
    assert sight is not None
    assert sight.seat != 0
    assert f"What {desk.controller.settings.players[sight.seat]} saw" in said(page)  # type: ignore[union-attr]  # begun
    shown = [row for row in page.evidence.shown if row.marked]
    assert len(shown) <= 1
    desk.speak(Language.PT)
    page = page_of(desk)
    assert "Vaza 5: " in page._chooser.currentText()
    assert page.step in (16, 17), "the same decision in another language"
