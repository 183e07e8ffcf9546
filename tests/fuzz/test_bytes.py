"""A million pieces of bytes, grown from true records and requests, through both readers; by ``./dev soak fuzz``."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from sueca_desktop.engine.record import dump
from tests.answering.requests import SIMPLE
from tests.app.history.games import game, unfinished
from tests.support.deals import VARIANTS

ROOT = Path(__file__).parents[2]
RUNS = 500_000
"""Of each reader."""
SECONDS = 5
"""That one input may take."""
MEGABYTES = 1024


@pytest.mark.soak
@pytest.mark.parametrize("reader", ["record", "request"])
def test_half_a_million_pieces_of_bytes(tmp_path: Path, reader: str) -> None:
    if find_spec("atheris") is None:
        pytest.skip("needs atheris: pip install atheris")
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    for variant in VARIANTS:
        text = dump(unfinished(game(variant, 1), 12)) if reader == "record" else json.dumps(SIMPLE)
        (corpus / variant).write_text(text, encoding="utf-8")
    limits = [f"-runs={RUNS}", "-seed=1", "-max_len=4000", f"-timeout={SECONDS}", f"-rss_limit_mb={MEGABYTES}"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz.bytes_in", reader, *limits, f"-artifact_prefix={tmp_path}/", str(corpus)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert f"Done {RUNS} runs" in done.stderr
