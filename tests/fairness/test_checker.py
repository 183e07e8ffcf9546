"""Deals of the app, checked by a program that knows nothing of it."""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from sueca_desktop.app.game import Game
from sueca_desktop.app.preparing import PreparationKind
from sueca_desktop.app.settings import GameSettings
from sueca_desktop.engine.dealing import DealStyle
from sueca_desktop.engine.record import dump
from sueca_desktop.variants import discover

CHECKER = Path(__file__).with_name("check_deals.py")
VARIANTS = discover()
EACH = 200
"""Deals of each rule set: 1,000 in all."""


def published(variant: str, count: int) -> list[dict[str, object]]:
    """So many deals of random seeds as a record tells them, cut and dealt by a person where he is asked."""
    rng, deals = random.Random(variant), []
    for _ in range(count):
        game = Game.begun(GameSettings(variant, ("Eva", "Rui", "Ana", "Zé", "Inês")[: VARIANTS[variant].seats]))
        asked = game.prepare_next()
        cut_at = rng.randrange(1, 40) if asked and asked.kind is PreparationKind.CUT else None
        style = rng.choice(list(DealStyle)) if asked and asked.kind is PreparationKind.STYLE else None
        game.deal_next(cut_at=cut_at, style=style)
        deals += json.loads(dump(game.record()))["deals"]
    return deals


def told(tmp_path: Path, variant: str, deals: list[dict[str, object]]) -> str:
    """What the checker says of them; the record need not be one match."""
    file = tmp_path / "deals.json"
    file.write_text(json.dumps({"variant": variant, "deals": deals}), encoding="utf-8")
    with file.open("rb") as text:
        done = subprocess.run([sys.executable, "-I", CHECKER], stdin=text, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_thousand_deals_are_what_their_seeds_give(variant: str, tmp_path: Path) -> None:
    assert told(tmp_path, variant, published(variant, EACH)) == f"{EACH} fair"


def test_the_checker_finds_what_is_not_fair(tmp_path: Path) -> None:
    deals = published("sueca-bandeira", 4)
    own = deals[1]["sueca-desktop"]
    assert isinstance(own, dict)
    own["seed"] = "00" * 32
    hands = deals[2]["hands"]
    assert isinstance(hands, list)
    hands[0], hands[1] = hands[1], hands[0]
    assert told(tmp_path, "sueca-bandeira", deals) == "2 fair deal 1 is not deal 2 is not"


def test_the_checker_stands_alone() -> None:
    """It imports nothing but the standard library."""
    tree = ast.parse(CHECKER.read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported == {"hashlib", "hmac", "json", "sys", "collections.abc", "typing"}
