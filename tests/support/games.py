"""Which rule set is told by which game, and who wins a match."""

from __future__ import annotations

from tests.support.game import Game, Options, Sueca
from tests.support.game_italiana import Italiana
from tests.support.game_klaberjass import Klaberjass

GAMES: dict[str, type[Game]] = {
    "sueca-bandeira": Sueca,
    "sueca-riscos": Sueca,
    "italiana-nulos": Italiana,
    "italiana-fives": Italiana,
    "klaberjass": Klaberjass,
}


def winners(variant: str, options: Options, totals: list[int], deals: int) -> list[int]:
    """Who has won a match with these totals after that many deals that count."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if variant == "sueca-riscos":
        return []
    if variant == "italiana-nulos" and options["end"] == "hands":
        return best if deals >= options["limit"] and len(best) == 1 else []
    target = options["limit"] if variant == "italiana-nulos" else options["target"]
    if max(totals) < target:
        return []
    if variant == "sueca-bandeira":
        return [seat for seat, total in enumerate(totals) if total >= target]
    return best if len(best) == 1 or variant == "italiana-fives" else []
