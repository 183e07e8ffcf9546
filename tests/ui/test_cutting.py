"""The user cuts, or says how to deal, in whatever language the window speaks."""

import re

import pytest

from sueca_desktop.app.preparing import PreparationKind
from sueca_desktop.ui.actions import Do
from sueca_desktop.ui.languages import Language
from tests.ui.desk import NAMES, Desk
from tests.ui.seen import texts


def worded(desk: Desk) -> set[str]:
    """What the prompt says; a seal is the same in every language."""
    return {text for text in texts(desk.window.prompts) if not re.fullmatch("[0-9a-f ]+", text)}


@pytest.mark.parametrize("kind", list(PreparationKind))
def test_the_cut_and_the_way_to_deal_are_asked_in_the_new_language(desk: Desk, kind: PreparationKind) -> None:
    while desk.controller.preparation is None or desk.controller.preparation.kind is not kind:
        desk.begin("sueca-riscos", deal_number=None)  # until the lot has the user cut, or deal
    english = worded(desk)
    assert english
    for language in (Language.PT, Language.FR, Language.DE):
        desk.speak(language)
        assert not worded(desk) & english
    desk.speak(Language.EN)
    assert worded(desk) == english


@pytest.mark.parametrize("kind", list(PreparationKind))
def test_the_players_sit_at_the_table_meanwhile(desk: Desk, kind: PreparationKind) -> None:
    while desk.controller.preparation is None or desk.controller.preparation.kind is not kind:
        desk.begin("sueca-riscos", deal_number=None, options={"renounce": "allowed"})
    preparation = desk.controller.preparation
    plates = desk.window.table._scene.plates
    assert [plate.isVisible() for plate in plates] == [True] * 4
    assert all(name in desk.window.table.accessibleDescription() for name in NAMES[:4])
    assert not desk.window.do[Do.LAST_TRICK].isEnabled()
    assert not desk.window.do[Do.ACCUSE].isVisible()
    desk.window.rules.show()
    assert desk.window.rules.panel._wanted == "deal"
    places = [plate.sceneBoundingRect().toRect() for plate in plates]
    assert not any(desk.window.prompts.geometry().intersects(place) for place in places), preparation
