"""The script ./dev: what it finds missing, what it says, and that its lists agree with the workflow's."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


def test_a_library_that_does_not_load_is_named_by_its_package(dev: ModuleType) -> None:
    assert dev.lacking({"libno-such-thing.so.9": "libno-such-thing9"}) == ["libno-such-thing9"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is not ours to install")
def test_what_compiling_lacks_is_named(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = dev.fingerprint()
    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    monkeypatch.setattr(dev.sysconfig, "get_path", lambda name: str(tmp_path))
    assert dev.lacking_compiler() == ["gcc", "libc6-dev", "python{}.{}-dev".format(*sys.version_info)]
    assert dev.fingerprint() != before, "once there is a compiler, it is used"


def test_without_root_the_line_to_type_is_printed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    dev.apt_install(["libegl1", "libgl1"])
    line = "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    assert line in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_what_counts_as_a_display(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for each in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(each, raising=False)
    assert not dev.has_display()
    monkeypatch.setenv(name, ":0")
    assert dev.has_display()


def test_a_new_lock_means_a_new_installation(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = dev.fingerprint()
    other = tmp_path / "requirements.lock"
    other.write_bytes(dev.LOCK.read_bytes() + b"\n")
    monkeypatch.setattr(dev, "LOCK", other)
    assert dev.fingerprint() != before


def test_a_stage_that_fails_fails_the_run_and_the_others_still_go(
    dev: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = (sys.executable, "-c", "raise SystemExit(3)")
    right = (sys.executable, "-c", "print('ran')")
    assert dev.stages({"wrong": wrong, "right": right}) == 1
    assert dev.stages({"right": right}) == 0
    assert capfd.readouterr().out.count("ran") == 2


@pytest.fixture
def started(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """Stands in for the game on a machine without a display: what was started, with the options of the window."""
    commands: list[tuple[str, ...]] = []

    def call(*command: str | Path, **environment: str) -> int:
        words = tuple(map(str, command[3:]))
        commands.append(words)
        if "--screenshot" in words:
            assert environment["QT_QPA_PLATFORM"] == "offscreen"
            Path(words[words.index("--screenshot") + 1]).touch()
            Path(environment["XDG_DATA_HOME"]).mkdir()
            Path(environment["XDG_DATA_HOME"], "current.sueca.json").touch()
        return 0

    monkeypatch.setattr(dev, "DEMO", tmp_path / "watched-deal")
    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "has_display", lambda: False)
    monkeypatch.setattr(dev, "prepare_system", lambda *, x11: None)
    return commands


def test_without_a_display_one_deal_is_played_and_shown(
    dev: ModuleType, started: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.run([]) == 0
    assert [words[0] for words in started] == ["--variant", "replay"]
    printed = capsys.readouterr().out
    assert "xvfb-run" in printed
    assert printed.endswith(f"picture: {dev.DEMO / 'table.png'}\n")


@pytest.mark.parametrize("args", [["replay", "x.sueca.json"], ["--help"], ["--version"]])
def test_what_needs_no_window_runs_without_a_display(
    dev: ModuleType, started: list[tuple[str, ...]], args: list[str]
) -> None:
    assert dev.run(args) == 0
    assert started == [tuple(args)]


def test_a_watched_deal_that_leaves_no_record_is_a_failure(
    dev: ModuleType, started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "call", lambda *command, **environment: 0)
    with pytest.raises(SystemExit, match="saving the watched deal failed"):
        dev.run([])


def test_every_command_is_explained_and_an_unknown_one_refused(dev: ModuleType) -> None:
    for name in (*dev.COMMANDS, *dev.SCRIPTS):
        assert f"./dev {name} " in str(dev.__doc__)
    done = subprocess.run([sys.executable, ROOT / "dev", "dance"], capture_output=True, text=True, check=False)
    assert (done.returncode, "./dev run" in done.stdout) == (2, True)


@pytest.mark.parametrize(("name", "more"), [("test", set()), ("release", {"libc6-dev"})])
def test_a_workflow_installs_the_same_packages(dev: ModuleType, name: str, more: set[str]) -> None:
    workflow = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    listed = set(re.findall(r"\blib[\w.+-]+", workflow))
    assert listed == {*dev.QT.values(), *dev.X11.values(), *more}
