"""The window worked from a script: statuses, pictures, one line where an option cannot be followed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sueca_desktop.app.game import Game
from sueca_desktop.app.settings import GameSettings, Speed
from sueca_desktop.engine.record import dump, load, replay
from sueca_desktop.ui.checks import mistake
from sueca_desktop.ui.options import SPEEDS, WindowOptions
from sueca_desktop.variants import discover

BASE = ("--variant", "sueca-bandeira", "--speed", "instant")


@pytest.fixture
def home() -> Path:
    """Where the program under test keeps its files."""
    return Path(os.environ["HOME"])


def start(*args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "sueca_desktop", *args]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def colours(picture: Path) -> int:
    """How many colours stand on a grid over the picture."""
    image = QImage(str(picture))
    assert image.width() >= 1024
    assert image.height() >= 600
    return len({image.pixel(x, y) for x in range(4, image.width(), 16) for y in range(4, image.height(), 16)})


def test_watched_deals_end_with_a_picture(tmp_path: Path, home: Path) -> None:
    picture = tmp_path / "a.png"
    done = start(*BASE, "--watch", "--deal", "7", "--deals", "2", "--screenshot", str(picture), "--quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert colours(picture) > 100
    saved = max(home.rglob("*.sueca.json"), key=lambda path: path.stat().st_mtime)
    table = replay(load(saved), discover())
    assert len(table.deals) == 2
    assert not table.in_progress


@pytest.mark.slow
def test_more_deals_than_a_match_has(home: Path) -> None:
    done = start(*BASE, "--watch", "--deals", "8", "--quit")
    assert (done.returncode, done.stderr) == (0, "")
    tables = [replay(load(path), discover()) for path in home.rglob("*.sueca.json")]
    assert any(table.standing.over for table in tables)


def test_the_picture_is_taken_on_the_users_turn(tmp_path: Path, home: Path) -> None:
    picture = tmp_path / "b.png"
    done = start(*BASE, "--deal", "3", "--screenshot", str(picture), "--quit")
    assert (done.returncode, done.stderr) == (0, "")
    assert colours(picture) > 100
    (saved,) = home.rglob("current.sueca.json")
    assert replay(load(saved), discover()).to_act() == 0


def test_without_a_game_the_picture_is_of_the_start(tmp_path: Path) -> None:
    picture = tmp_path / "c.png"
    done = start("--screenshot", str(picture), "--quit")
    assert (done.returncode, done.stderr) == (0, "")
    assert colours(picture) > 20


def test_the_speed_of_a_script_is_not_remembered(home: Path) -> None:
    assert start(*BASE, "--quit").returncode == 0
    assert "instant" not in next(home.rglob("settings.ini")).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "args",
    [
        ("--variant", "bridge"),
        ("--deals", "3"),
        ("--deal", "3"),
        ("--watch",),
        (*BASE, "--deals", "0"),
        (*BASE, "--deal", "-1"),
        (*BASE, "--deal", "10000000000000000000"),
        ("--variant", "sueca-bandeira", "--speed", "warp"),
        (*BASE, "--screenshot", "no/such/folder/a.png"),
        (*BASE, "--screenshot", "."),
        (*BASE, "--screenshot", ""),
        (*BASE, "--nonsense"),
    ],
    ids=" ".join,
)
def test_a_bad_option_is_one_line_and_status_2(args: tuple[str, ...]) -> None:
    done = start(*args, "--quit")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_trying_out_a_picture_leaves_no_trace(tmp_path: Path) -> None:
    fresh, old = tmp_path / "new.png", tmp_path / "old.png"
    old.write_bytes(b"kept")
    assert mistake(WindowOptions(screenshot=str(fresh))) is None
    assert mistake(WindowOptions(screenshot=str(old))) is None
    assert not fresh.exists()
    assert old.read_bytes() == b"kept"


def test_the_command_line_knows_the_speeds() -> None:
    assert tuple(speed.value for speed in Speed) == SPEEDS


@pytest.mark.parametrize("variant", sorted(discover()))
def test_every_rule_set_gives_a_picture_of_what_is_asked_first(variant: str, tmp_path: Path, home: Path) -> None:
    picture = tmp_path / "d.png"
    done = start("--variant", variant, "--speed", "instant", "--deal", "2", "--screenshot", str(picture), "--quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert colours(picture) > 100
    (saved,) = home.rglob("current.sueca.json")
    table = replay(load(saved), discover())
    assert table.to_act() == 0


SELDOM = ("sueca-bandeira", "sueca-riscos", "italiana-fives")


@pytest.mark.parametrize(
    "variant", [pytest.param(one, marks=pytest.mark.slow if one in SELDOM else ()) for one in sorted(discover())]
)
def test_every_rule_set_is_watched(variant: str, tmp_path: Path, home: Path) -> None:
    picture = tmp_path / "e.png"
    args = ("--watch", "--speed", "instant", "--deal", "4", "--deals", "1", "--screenshot", str(picture), "--quit")
    done = start("--variant", variant, *args)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert colours(picture) > 100
    (saved,) = home.rglob("current.sueca.json")
    assert not replay(load(saved), discover()).in_progress


def test_a_record_is_shown_by_its_name(tmp_path: Path) -> None:
    record, shown, start_page = tmp_path / "left.sueca.json", tmp_path / "r.png", tmp_path / "s.png"
    deal = Game.begun(GameSettings("sueca-bandeira", ("Eva", "Rui", "Inês", "Zé"), deal_number=1))
    deal.deal_next()
    record.write_text(dump(deal.record()), encoding="utf-8")
    done = start(str(record), "--screenshot", str(shown), "--quit")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert start("--screenshot", str(start_page), "--quit").returncode == 0
    assert QImage(str(shown)) != QImage(str(start_page))


@pytest.mark.parametrize("more", [("--variant", "klaberjass"), ("replay", "x.json")])
def test_a_record_goes_with_no_other_game(more: tuple[str, ...]) -> None:
    done = start("left.sueca.json", *more)
    assert done.returncode == 2
    assert "left.sueca.json" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("utf8_mode", ["1", "0"])
def test_a_plain_locale_and_a_home_with_spaces_and_accents(tmp_path: Path, utf8_mode: str) -> None:
    home = tmp_path / "Zé da Conceição"
    home.mkdir()
    picture = home / "a mesa.png"
    known = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    plain = {"HOME": str(home), "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": utf8_mode}
    command = [
        sys.executable,
        "-m",
        "sueca_desktop",
        "--variant",
        "sueca-bandeira",
        "--speed",
        "instant",
        "--screenshot",
        str(picture),
        "--quit",
    ]
    environment = known | plain | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert not QImage(str(picture)).isNull()
    assert {one.name for one in tmp_path.iterdir()} == {home.name}
    assert (home / ".config" / "sueca-desktop" / "settings.ini").is_file()
