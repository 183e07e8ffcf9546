"""Where no window can open the program says so in one line; it never aborts."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sueca_desktop.ui import display

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
PROGRAM = (sys.executable, "-m", "sueca_desktop")
NONE = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def start(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program without any display but what ``environment`` names."""
    bare = {name: value for name, value in os.environ.items() if name not in NONE}
    return subprocess.run([*PROGRAM, *args], env=bare | environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "DISPLAY"),
        ({"DISPLAY": ":7654"}, ":7654"),
        ({"DISPLAY": "not a display"}, "not a display"),
        ({"WAYLAND_DISPLAY": "wayland-77"}, "wayland-77"),
        ({"QT_QPA_PLATFORM": "xcb"}, "DISPLAY"),
        ({"QT_QPA_PLATFORM": "nonsense"}, "nonsense"),
    ],
    ids=str,
)
def test_no_display_is_one_line_and_status_2(environment: dict[str, str], named: str) -> None:
    done = start("--variant", "sueca-bandeira", **environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("sueca-desktop: ")
    assert named in done.stderr


def test_it_says_how_to_get_one() -> None:
    assert "xvfb-run" in (display.problem({}) or "")


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:port=5900", "offscreen;xcb"])
def test_a_platform_without_display_needs_none(platform: str) -> None:
    assert display.problem({"QT_QPA_PLATFORM": platform}) is None


def test_a_living_wayland_socket_is_enough(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert display.problem(environment) is None
        assert display.problem(environment | {"QT_QPA_PLATFORM": "xcb"}) is not None


def test_a_dead_wayland_socket_is_not(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
    assert "does not answer" in (
        display.problem({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}) or ""
    )


def test_a_missing_library_is_named_with_its_cure() -> None:
    line = display.missing_library(OSError("libxcb-cursor.so.0: cannot open shared object file"))
    assert "libxcb-cursor.so.0" in line
    assert "apt install" in line


def test_a_window_opens_where_there_is_a_display(virtual_screen: tuple[str, ...]) -> None:
    command = [*virtual_screen, *PROGRAM, "--variant", "sueca-bandeira", "--speed", "instant", "--quit"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_looking_at_the_display_does_not_disturb_it(virtual_screen: tuple[str, ...]) -> None:
    """A screen that ends, or starts anew, with its last client must not do so between the look and the window."""
    once = [*virtual_screen, "-s", "-screen 0 1280x800x24 -terminate"]
    done = subprocess.run(
        [*once, *PROGRAM, "--variant", "sueca-bandeira", "--speed", "instant", "--quit"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
