"""Claims: made where, and only where, the rest is decided in every lie of the hidden cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sueca_desktop.ai.claims import Claim, ClaimReason, Decided, claim
from sueca_desktop.ai.worlds import Worlds
from sueca_desktop.engine.table import Table
from sueca_desktop.rules.contract import contract_of
from sueca_desktop.rules.view import Observation
from sueca_desktop.solver import Solver
from tests.ai.claiming import Brute, ends, lies_of, side_takes, soloist_takes
from tests.ai.lies import ending
from tests.support.deals import VARIANTS

ENDINGS = 220
"""Of each rule set."""
MOST_LIES = {"klaberjass": 500}
UNLIMITED = 1 << 30


def decided(table: Table, seen: Observation) -> Decided | ClaimReason | None:
    """What is decided, by trying everything; at nulls the reason."""
    lies, me = lies_of(seen), seen.seat
    contract = contract_of(seen.deal)
    if contract is not None and contract.nulls:
        alone = contract.bidder == me
        if Brute(seen, soloist_takes(False), chooses=alone).holds(seen.deal, lies):
            return ClaimReason.SOLOIST_SAFE
        if Brute(seen, soloist_takes(True), chooses=not alone).holds(seen.deal, lies):
            return ClaimReason.SOLOIST_CAUGHT
        return None
    if Brute(seen, side_takes(me, True), chooses=True).holds(seen.deal, lies):
        return Decided.OURS
    if Brute(seen, side_takes(me, False), chooses=False).holds(seen.deal, lies):
        return Decided.THEIRS
    return Decided.SCORE if seen.deal.spec.bands and len(ends(table, seen)) == 1 else None


def answer(found: Claim | None) -> Decided | ClaimReason | None:
    """The same of a claim."""
    if found is None:
        return None
    nulls = found.reason in (ClaimReason.SOLOIST_SAFE, ClaimReason.SOLOIST_CAUGHT)
    return found.reason if nulls else found.decided


def small_endings(variant: str, number: int, most: int) -> list[tuple[Table, Observation]]:
    """What seats see in the last tricks, with few enough lies."""
    found: list[tuple[Table, Observation]] = []
    rng = random.Random(variant)
    while len(found) < number:
        table = ending(variant, rng, 2)
        seen = table.observe(rng.randrange(table.rules.spec.seats))
        if Worlds(seen).count <= most:
            found.append((table, seen))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_exactly_what_is_decided_is_claimed(variant: str) -> None:
    """Against everything played out, in all lies."""
    solver, kinds = Solver(), Counter[tuple[Decided, ClaimReason] | None]()
    for table, seen in small_endings(variant, ENDINGS, MOST_LIES.get(variant, 150)):
        found = claim(seen, solver, UNLIMITED)
        assert answer(found) == decided(table, seen), seen
        kinds[(found.decided, found.reason) if found else None] += 1
    print(variant, kinds)
