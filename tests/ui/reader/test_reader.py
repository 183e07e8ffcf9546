"""A screen reader lists the hand, plays a card and reads table and score; on a real screen, over the real bus."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SECONDS = 150
NEEDED = "needs at-spi2-core, python3-pyatspi and dbus"


@pytest.fixture
def launcher() -> str:
    found = next((one for one in LAUNCHERS if Path(one).exists()), None)
    if found is None or shutil.which("dbus-run-session") is None:
        pytest.skip(NEEDED)
    if subprocess.run(["/usr/bin/python3", "-c", "import pyatspi"], capture_output=True, check=False).returncode:
        pytest.skip(NEEDED)
    return found


@pytest.mark.slow
def test_hand_trick_and_score_are_read_and_a_card_is_played(virtual_screen: tuple[str, ...], launcher: str) -> None:
    game = ["--variant", "sueca-bandeira", "--deal", "3", "--speed", "instant"]
    session = [str(HERE / "session.sh"), sys.executable, str(HERE / "listening.py"), launcher, *game]
    done = subprocess.run(
        [*virtual_screen, "dbus-run-session", "--", "sh", *session],
        env={**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert len(told["hand"]) == 10
    assert set(told["hand"].values()) >= {"playable", "You must follow diamonds"}
    assert "Trump: Clubs" in told["before"]
    assert "Rui: ace of diamonds" in told["before"]
    assert "your turn" in told["before"]
    assert "1 trick taken" in told["after"]
    assert "in play" in told["sheet"]
    assert "Card points" in told["sheet"]
