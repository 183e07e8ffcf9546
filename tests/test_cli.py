"""The commands that need no display: statuses, the one line of an error, JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sueca_desktop.app.settings import Speed
from sueca_desktop.cli import main
from sueca_desktop.ui.options import SPEEDS

DEAL = {
    "dealer": 3,
    "hands": [
        "QC 2S KS KH 5H 3H 2H JD KC AS",
        "JS JH 3C 4H 4C AD 5C 5D 7S 6S",
        "7C 6C 3D QD JC 2C 6H AC 7H 4S",
        "7D QH 3S 4D AH 2D QS KD 6D 5S",
    ],
    "turned": "AH",
    "actions": ["0 play KS", "1 play 7S", "2 play 4S", "3 play 3S", "1 play AD"],
}

AUCTION = {
    "dealer": 0,
    "hands": [
        "AS 7S KS JS QS 6S 5S 4S",
        "3S 2S AH 7H KH JH QH 6H",
        "5H 4H 3H 2H AD 7D KD JD",
        "QD 6D 5D 4D 3D 2D AC 7C",
        "KC JC QC 6C 5C 4C 3C 2C",
    ],
    "actions": ["1 pass"],
}


def record(**changes: object) -> str:
    data = {
        "format": "sueca-desktop/record",
        "version": 1,
        "variant": "sueca-bandeira",
        "options": {},
        "players": ["You", "Ana", "Rui", "Inês"],
        "deals": [DEAL],
    }
    return json.dumps(data | changes)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.sueca.json"
    path.write_text(record(), encoding="utf-8")
    return path


def test_replay_json_of_an_unfinished_deal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["deals"][0]["tricks"] == [{"leader": 0, "cards": ["KS", "7S", "4S", "3S"], "winner": 1, "points": 14}]
    assert out["deals"][0]["card_points"] == [0, 14]
    assert out["deals"][0]["score"] == [0, 0, 0, 0]
    assert out["deals"][0]["finished"] is False
    assert out["next"] == {"seat": 2, "legal": ["play 3D", "play QD"]}


def test_replay_for_a_person(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["deal", "dealer", "trump", "card", "points", "You", "Ana", "Rui", "Inês"]
    assert lines[1].split() == ["1", "Inês", "H", "0", "-", "14", *["unfinished"] * 4]


def test_replay_of_no_deals(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record(deals=[]), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == "no deal has been played\n"
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["next"] is None


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["replay"], "FILE"),
        (["replay", "nowhere.sueca.json"], "cannot be read"),
        (["nonsense"], "nonsense"),
        (["--variant", "bridge"], "bridge"),
        (["--speed", "warp"], "warp"),
        (["--deals", "0"], "'0'"),
        (["--deals", "-3"], "--deals"),
        (["--deal", "-1"], "--deal"),
        (["--deal", "1.5"], "1.5"),
        (["--deal", "٣"], "whole number"),
        (["--deal", "9" * 5000], "whole number"),
        (["--vari=sueca-bandeira"], "--vari"),
    ],
)
def test_bad_command_lines_give_one_line_and_status_2(
    arguments: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert part in captured.err
    assert len(captured.err) < 400


def test_bad_records_name_deal_and_action(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record(deals=[DEAL | {"actions": ["0 play KS", "1 play JH"]}]), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 2
    captured = capsys.readouterr()
    error = json.loads(captured.out)["error"]
    assert (error["deal"], error["action"]) == (0, 1)
    assert captured.err.count("\n") == 1
    assert "deal 0 action 1" in captured.err


def test_a_missing_argument_is_told_in_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["deal"] is None


def test_a_directory_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_odd_names_stay_in_their_column(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record(players=["", "x" * 60, "a\nb\x1b[31m", "%s{0}"]), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 2
    assert "\x1b" not in out
    assert "%s{0}" in out


def test_the_command_needs_no_qt_and_no_utf8_terminal(file: Path) -> None:
    code = (
        "import sys; from sueca_desktop.cli import main; status = main(sys.argv[1:]);"
        "assert not [m for m in sys.modules if m.startswith('PySide6')]; sys.exit(status)"
    )
    env = os.environ | {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", str(file)], capture_output=True, env=env, check=False, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "In\\xeas" in done.stdout


def test_the_speeds_of_the_command_line_are_the_speeds() -> None:
    assert list(SPEEDS) == [speed.value for speed in Speed]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX systems")
@pytest.mark.parametrize("arguments", [["replay"], ["replay", "--json"]], ids=str)
def test_a_reader_that_leaves_early_is_no_fault(file: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "sueca_desktop", *arguments, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_told_in_one_line(file: Path) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "sueca_desktop", "replay", str(file)]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("sueca-desktop: the output cannot be written: ")
    assert done.stderr.count("\n") == 1


def test_solve_of_a_position_in_the_middle_of_a_trick(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", str(file), "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert (out["sides"], out["seat"]) == ([[0, 2], [1, 3]], 2)
    assert sum(out["points"]) == 120
    assert max(out["moves"].values()) == out["points"][0]
    assert set(out["moves"]) == {"play 3D", "play QD"}
    assert out["nodes"] > 0
    assert out["seconds"] >= 0
    assert main(["solve", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"seats 0 and 2: {out['points'][0]}"
    assert lines[2].startswith("seat 2 to play")
    assert {line.split()[0] for line in lines[3:5]} == {"3D", "QD"}


@pytest.mark.parametrize(
    ("deals", "deal", "part"),
    [
        ([], None, "no deal"),
        ([DEAL | {"actions": ["0 play KS", "1 play JH"]}], 0, "followed"),
        ([DEAL, DEAL], 0, "deal 0"),
        ([AUCTION], 0, "tricks"),
    ],
)
def test_solve_says_what_it_cannot_solve(
    deals: list[object], deal: int | None, part: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    variant = "italiana-nulos" if AUCTION in deals else "sueca-bandeira"
    names = ["You", "Ana", "Rui", "Inês", "Zé"][: 5 if AUCTION in deals else 4]
    file.write_text(record(deals=deals, variant=variant, players=names), encoding="utf-8")
    assert main(["solve", str(file), "--json"]) == 2
    captured = capsys.readouterr()
    assert json.loads(captured.out)["error"]["deal"] == deal
    assert captured.err.count("\n") == 1
    assert part in captured.err


def test_a_deal_that_is_over_is_not_solved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = DEAL | {"actions": ["0 play KS", "1 play JH", "0 accuse 1"]}
    file.write_text(record(deals=[over], options={"renounce": "allowed"}), encoding="utf-8")
    assert main(["solve", str(file), "--json"]) == 2
    captured = capsys.readouterr()
    assert json.loads(captured.out)["error"]["deal"] == 0
    assert "over" in captured.err
