"""The golden playthroughs are played as they stand."""

from pathlib import Path

import pytest

from sueca_desktop.engine.record import dump, parse, record_of, replay
from tests.golden.transcript import Playthrough, playthroughs
from tests.support.deals import VARIANTS

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda playthrough: playthrough.name)
def test_as_it_was_played(playthrough: Playthrough) -> None:
    expected = (FOLDER / playthrough.name).read_text(encoding="utf-8")
    assert "\n".join(playthrough.lines()) + "\n" == expected
    again = replay(parse(dump(record_of(playthrough.table))), VARIANTS)
    assert again.deals == playthrough.table.deals


def test_every_file_is_compared() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {playthrough.name for playthrough in playthroughs()}


def test_the_playthroughs_show_what_they_are_for() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")]
    suecas = ("tie:", "stake 2", "renounce:", "accuse", "match won", "lies open", "majority:", "ninety-one:")
    italianas = ("bid-made:", "bid-lost:", "bid nulls", "nulls-lost:", "passed-out:", " is the partner", " calls ")
    klaberjass = ("maker-over:", "maker-under:", "lays 7", "announces ", "(bella", "passes")
    for shown in (*suecas, *italianas, *klaberjass):
        assert any(shown in text for text in texts), shown
