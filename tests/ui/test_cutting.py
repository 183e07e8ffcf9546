"""The user cuts, or says how to deal, in whatever language the window speaks."""

import re

import pytest

from sueca_desktop.app.preparing import PreparationKind
from sueca_desktop.ui.languages import Language
from tests.ui.desk import Desk
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
