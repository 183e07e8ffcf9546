"""``sueca-desktop selfcheck``: fine where all is there, one line for each thing that is not, and nothing changed."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sueca_desktop import resources, selfcheck
from sueca_desktop.app.paths import CURRENT, HISTORY, data_dir
from sueca_desktop.cli import main
from sueca_desktop.solver import COMPILED
from tests.app.history.games import Opener, game, keep_all, save

KNOWN = [] if COMPILED else ["kernels"]
"""What is found here where there was no compiler."""
ROOT = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.usefixtures("qapp")  # fonts are asked for in this process, where other tests want it too


def faults(capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """The checks that fail, with what they say; held against the status."""
    status = main(["selfcheck", "--json"])
    out = capsys.readouterr()
    report = json.loads(out.out)
    assert out.err == ""
    found = {check["name"]: check["detail"] for check in report["checks"] if not check["ok"]}
    assert (status, report["ok"]) == (int(bool(found)), not found)
    return found


def test_this_installation_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(faults(capsys)) == KNOWN
    assert main(["selfcheck"]) == len(KNOWN)
    lines = capsys.readouterr().out.splitlines()
    assert [line[7:].split("  ")[0] for line in lines[1:]] == list(selfcheck._CHECKS)
    assert not data_dir(make=False).exists(), "nothing is made"


def test_no_display_and_no_qt_are_needed_to_begin(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from sueca_desktop.cli import main; sys.exit(main(['selfcheck', '--json']))"
    )
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (1, "")
    assert [check["name"] for check in report["checks"] if not check["ok"]] == [*KNOWN, "window"]


def test_what_is_not_compiled_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sueca_desktop.scoresheet", "sueca_desktop.no_such_module"):
        monkeypatch.setattr(selfcheck, "KERNELS", (name,))
        assert list(faults(capsys)) == ["kernels"]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of pictures, texts and translations that the program takes for its own."""
    package = tmp_path / "package"
    for name in ("texts", "translations"):
        shutil.copytree(ROOT / "sueca_desktop" / name, package / name)
    shutil.copytree(ROOT / "assets", package / "assets")
    monkeypatch.setattr(resources, "_PACKAGE", package)
    monkeypatch.setattr(resources, "_ROOTS", (package / "assets",))
    return package


def _drop(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def _write(name: str, data: bytes) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        (folder / name).write_bytes(data)

    return write


def _untranslate(folder: Path) -> None:
    path = folder / "translations" / "de.ts"
    path.write_text(path.read_text(encoding="utf-8").replace("<translation>", '<translation type="unfinished">', 1))


@pytest.mark.parametrize(
    ("spoil", "check", "told"),
    [
        (_drop("assets/cards/two/AS.svg"), "pictures", "two/AS.svg is missing"),
        (_write("assets/cards/two/AS.svg", b"<svg"), "pictures", "two/AS.svg is damaged"),
        (_drop("assets/cards/deck.toml"), "pictures", "no deck"),
        (_drop("assets/icons/sueca-desktop.svg"), "pictures", "sueca-desktop.svg"),
        (_drop("texts/fr/help/playing.md"), "texts", "texts/fr lacks help/playing.md"),
        (_write("texts/de/rules/klaberjass.md", b" \n"), "texts", "texts/de lacks rules/klaberjass.md"),
        (_write("texts/pt/variants.toml", b"[klaberjass]\n"), "texts", "says nothing of"),
        (_write("texts/pt/variants.toml", b"[["), "texts", ""),
        (_write("assets/sounds/win.wav", b"RIFF"), "sound", "win.wav is damaged"),
        (_write("assets/sounds/win.wav", b""), "sound", "win.wav is damaged"),
        (_drop("translations/fr.qm"), "translations", "fr.qm"),
        (_write("translations/fr.qm", b"nothing"), "translations", "fr.qm is damaged"),
        (_untranslate, "translations", "de.ts lacks 1"),
    ],
)
def test_what_is_missing_or_damaged_is_named(
    copy: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[Path], None],
    check: str,
    told: str,
) -> None:
    assert list(faults(capsys)) == KNOWN
    spoil(copy)
    found = faults(capsys)
    assert list(found) == [*KNOWN, check]
    assert told in found[check]


def test_sounds_that_the_library_cannot_play_are_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a bundle that lacks a part of it."""
    (tmp_path / "miniaudio.py").write_text("raise ModuleNotFoundError('no part')", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "miniaudio", raising=False)
    found = faults(capsys)
    assert list(found) == [*KNOWN, "sound"]
    assert "no part" in found["sound"]


# ---- what the user has


def test_a_sound_game_and_history(capsys: pytest.CaptureFixture[str]) -> None:
    save(game()).replace(data_dir() / CURRENT)
    opener = Opener()
    keep_all(opener(), game())
    opener.close()
    before = {path: path.read_bytes() for path in data_dir().rglob("*") if path.is_file()}
    assert main(["selfcheck"]) == len(KNOWN)
    assert "sueca-riscos, deals: 3" in capsys.readouterr().out
    assert {path: path.read_bytes() for path in data_dir().rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("name", "data", "check"),
    [(CURRENT, b"{}", "saved game"), (HISTORY, b"x" * 5000, "history")],
)
def test_a_damaged_game_or_history_is_told_and_left(
    capsys: pytest.CaptureFixture[str], name: str, data: bytes, check: str
) -> None:
    (data_dir() / name).write_bytes(data)
    assert list(faults(capsys)) == [*KNOWN, check]
    assert [path.name for path in data_dir().iterdir()] == [name]
    assert (data_dir() / name).read_bytes() == data


def test_an_unknown_option_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfcheck", "--loud"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
