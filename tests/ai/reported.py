"""Positions that players at the table reported, each with the cards that would have been right there."""

from __future__ import annotations

from dataclasses import dataclass

from sueca_desktop.rules.actions import Move, Play
from sueca_desktop.rules.view import Observation
from tests.ai.positions import cards_of, to_play
from tests.support.deals import layout_of, new_table


@dataclass(frozen=True)
class Reported:
    """A deal and the tricks played in it, the last of which may be open. ``hands``: of seats 0 to 3, ``/`` between
    them; ``tricks`` likewise; ``right``: the cards of which any will do.
    """

    name: str
    right: str
    variant: str
    dealer: int
    turned: str
    hands: str
    tricks: str = ""

    def seen(self) -> Observation:
        """What the seat to act sees."""
        table = new_table(self.variant)
        table.deal(layout_of(self.dealer, tuple(self.hands.split(" / ")), self.turned))
        for c in cards_of(self.tricks.replace("/", " ")):
            table.act(Move(to_play(table).seat, Play(c)))
        return to_play(table)


REPORTED = (
    Reported(
        "seven lost",
        "2S",
        "sueca-riscos",
        1,
        "AD",
        "QH QD 3S 3H 4D 5H 3C 6H 4C 7H / 7C JC 2D KD JH 4H 5D AC 5S AD / "
        "JD AH 7S 2H KH JS QS 7D 6S 2S / 6D QC 2C AS 6C KS 4S KC 5C 3D",
        "3S 5S 6S AS / 2C 3C AC 7D / AH 6D 3H JH / 4S 7H 5D",
    ),
    Reported(
        "seven lost to the last trump",
        "4H 5H",
        "sueca-riscos",
        3,
        "QC",
        "4C KS 6S 5H 5C AH 4H QH 4D 7H / AD 2D 5D JD KH AS QS AC JH 6H / "
        "2H 6D 7C JC 7S KD 3H 4S 7D 3C / QC 6C 2S QD KC 2C 3S 3D JS 5S",
        "2H JS AH 6H / 4D AD 6D QD / JH 3H KC",
    ),
    Reported(
        "king under a ruff",
        "3C 4C",
        "sueca-riscos",
        3,
        "6D",
        "AD 6S 5H QD AS 3D 5D 3H QS 3S / KD 4H AC 3C KC 7C 5S 4C AH 4S / "
        "7H 7D 2H 2D JH QH 5C 4D JD KS / 2S QC JC JS 6C KH 7S 2C 6H 6D",
        "5C JC QD",
    ),
    Reported(
        "king under partners ruffed ace",
        "2S 4S 5S",
        "sueca-riscos",
        0,
        "6C",
        "6C QC 5C JH KC 6D AD 3S 6S JS / 2D 4H 4C 7H 4D 7D 2H 3C QD AH / "
        "7S 2C 6H 5H 5S KS 2S 3D 4S 7C / KH AC JC QH JD QS 5D KD 3H AS",
        "AS 3S 7D",
    ),
    Reported(
        "seven thrown away",
        "3S 4S",
        "sueca-riscos",
        1,
        "JS",
        "4D 5H AD 2C 5C AC JC 3D 4C 4H / JS 3H KC 2H 6C 3C AH 2S 5S 7D / "
        "JH 3S QC 7C 5D JD AS KH 4S QD / KD 6H 7S QS 6S 7H KS 2D 6D QH",
        "AD 7D JD 2D / AC 3C QC 7S / KD 3D KC QD / 6D 4D 6C 5D / QS 2C 2S AS / JH QH 4H AH / 2H KH 7H 5H / 6H 4C 3H",
    ),
    Reported(
        "seven of trumps on partners ace",
        "4S JS KS",
        "sueca-bandeira",
        1,
        "6H",
        "4D QC 4C 3D AD KC KH 5H 3C 5S / JH 5D 4H JS 7D 7H KS 3S 4S 6H / "
        "QH JD 6C 7C QS 2H 2S AS 2C 2D / 3H 5C 7S 6D AH QD 6S JC KD AC",
        "AS 6S 5S 3S / 2D KD AD 5D / 4C 7D 6C JC / AC KC",
    ),
    Reported(
        "seven of trumps on partners ace with spades",
        "2S 3S 4S",
        "sueca-riscos",
        0,
        "KC",
        "6C QH 2S 3C 3S 7C QC 4S JS KC / 7D 2H 5C 6D AS 3D JH 4H KD QD / "
        "2C AC 7H JD KH 3H AD 7S 6S 4D / QS 5H AH JC 5D KS 6H 4C 5S 2D",
        "AH QH JH 3H / 2D JS 6D JD / AD 5D",
    ),
    Reported(
        "second hand king",
        "4H",
        "sueca-riscos",
        1,
        "KS",
        "4C QS 5S 6C 3H KD 6H 6D 5H 3D / KS QH 5D 4H AC KH JD KC 2C JS / "
        "3C 4S 7C 2S 2H 6S QC JC 7S 5C / AS AD JH 2D AH 7H 3S 7D QD 4D",
        "3H",
    ),
    Reported(
        "second hand king of diamonds",
        "2D",
        "sueca-riscos",
        3,
        "4C",
        "JH 7C AD 3C 6H 5C JD QH 5S 3S / JS 2S 4H 2H 7D 7H 6S KH KC AC / "
        "5D 2C KS QC 4S 6C AH 3D 6D 4D / 4C QS AS QD 3H JC KD 5H 2D 7S",
        "AH 3H JH 2H / 3D",
    ),
    Reported(
        "second hand jack",
        "3D 4D",
        "sueca-riscos",
        2,
        "KH",
        "AD 6C 2D 7S AS AH 3S 5H 2H QS / 4C 2C 6S KS 5D QC QH 3H AC 6H / "
        "3D JC 4D 2S KC JD 4H 7H 7C KH / 4S 3C 7D 5C 5S JH JS KD QD 6D",
        "AC JC 3C 6C / 5D",
    ),
    Reported(
        "second hand jack of clubs",
        "2C 6C",
        "sueca-riscos",
        3,
        "6D",
        "AD 6S 5H QD AS 3D 5D 3H QS 3S / KD 4H AC 3C KC 7C 5S 4C AH 4S / "
        "7H 7D 2H 2D JH QH 5C 4D JD KS / 2S QC JC JS 6C KH 7S 2C 6H 6D",
        "5C",
    ),
    Reported(
        "partners ruff not fed",
        "KH AH",
        "sueca-riscos",
        0,
        "6D",
        "6D KC 7D 3C 6C QS 2S 2C JD 5D / 2D 6S AH 6H 7C KD 2H KH KS 4S / "
        "AD 4H JS AC 7H 3H 3D JH 4C 5H / 5S QD 3S QC 4D JC 5C AS QH 7S",
        "AS 2S KS JS / 7S QS 6S 3D / AC 5C KC 7C / 4C JC 2C",
    ),
    Reported(
        "bare king led",
        "4C 5C 4S",
        "sueca-riscos",
        2,
        "5D",
        "AS QS 2H 6S KS 5S 4D KD AC QD / KH 7D 4S JS 4C 2D 5C QC AD JC / "
        "5D 3H 2S JD AH 3S 7S QH 3C 2C / 6D 3D 5H 7C 7H 6H 4H 6C KC JH",
    ),
    Reported(
        "king led",
        "2C 5C 4D 4S AS",
        "sueca-riscos",
        2,
        "7S",
        "6C JD KD AC 3D 7D 2H QS QH AD / 3H 6H 3C 4C 5D 7C JS 6S 6D KC / "
        "3S 5H 2D KS 7H 5S JH 4H 2S 7S / KH QC 5C AS 4S 4D AH JC QD 2C",
        "3H JH AH 2H",
    ),
    Reported(
        "bare king led late",
        "5C 6C",
        "sueca-riscos",
        1,
        "3D",
        "KS AD 7D 5C 4C 5D 6C 4S JD QC / 3D JC 2D 2H 6D 7C 3S AC AH 7S / "
        "6H AS KH 6S JH 2C 7H KD QS JS / 4D KC QD 3C 3H QH 5H 5S 2S 4H",
        "7D 2D KD 4D / JD 3D JS QD / AD 6D 7H 2S / 4S 3S AS 5S / 2C KC 4C AC / AH 6H QH 5D",
    ),
)
