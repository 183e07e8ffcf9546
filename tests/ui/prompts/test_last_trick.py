"""The last trick lies beside what else is told on the table, not below it."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, QRectF

from sueca_desktop.engine.table import Table
from sueca_desktop.rules.actions import Bid, Call, Move, Pass, Play, Take
from sueca_desktop.ui.note_paper import NotePaper
from sueca_desktop.ui.paper_place import around
from sueca_desktop.ui.table.paper import Ink
from sueca_desktop.ui.theme import LIGHT
from tests.ui.prompts.conftest import MakeStage
from tests.ui.prompts.stage import dealt


def some_tricks(variant: str, tricks: int) -> Table:
    """A deal with a contract, in the middle of a trick at the user's turn."""
    table, rng = dealt(variant, dealer=1), random.Random(3)
    while len(table.state.public.tricks) < tricks or table.to_act() != 0:
        seat = table.to_act()
        assert seat is not None
        legal = table.legal(seat)
        plays = [one for one in legal if isinstance(one, Play)]
        taken = [one for one in legal if isinstance(one, Take | Call | Bid)]
        passes = [one for one in legal if isinstance(one, Pass)]
        opened = any(isinstance(move.action, Bid | Take) for move in table.state.public.moves)
        wanted = plays or (passes if opened and passes else taken) or legal
        table.act(Move(seat, rng.choice(wanted) if plays else wanted[0]))
    return table


@pytest.mark.parametrize("variant", ["klaberjass", "italiana-fives"])
@pytest.mark.parametrize("size", [(640, 515), (1024, 512), (1280, 712), (2560, 1352)], ids=str)
def test_contract_and_hint_stay_in_sight(stage: MakeStage, variant: str, size: tuple[int, int]) -> None:
    one = stage(some_tricks(variant, 2), size=size)
    one.asking.dealt.emit(one.asking.observation)
    badge, table, layout = one.host.badge, one.table, one.table._scene.layout
    assert badge.isVisible()
    hint = NotePaper(table, "Hint", "The seven wins the trick for certain.", "Why")
    corner = QPointF(layout.badge.right(), layout.badge.top() - 4)
    hint.lay(Ink(LIGHT, layout.font, 1.0), layout, around(None, layout), corner, layout.badge.width())
    hint.show()
    table.show_last_trick(True)
    ink = table._scene.ink
    paper = table._last._paper.sceneBoundingRect().adjusted(ink.margin, ink.margin, -ink.margin, -ink.margin)
    assert table._last.visible
    for other in (badge, hint):
        assert not paper.intersects(QRectF(other.geometry()))
