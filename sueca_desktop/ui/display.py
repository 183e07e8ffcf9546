"""Whether a window can open here, asked before Qt is: Qt itself ends the process where it finds no display."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from sueca_desktop.later import later

if TYPE_CHECKING:
    import socket
else:
    socket = later("socket")

_SECONDS = 3.0
HELP = "start it in a desktop session, or on a virtual screen with: xvfb-run -a sueca-desktop"
PACKAGES = "libegl1 libgl1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0"


def problem(environment: Mapping[str, str]) -> str | None:
    """One line on why no window can open, and what to do; None where it can."""
    if sys.platform != "linux":
        return None
    asked = re.split("[;:]", environment.get("QT_QPA_PLATFORM", ""))[0]
    if asked and asked != "xcb" and not asked.startswith("wayland"):
        return None
    wayland, x11 = environment.get("WAYLAND_DISPLAY"), environment.get("DISPLAY")
    if not wayland and not x11:
        return f"no display: neither DISPLAY nor WAYLAND_DISPLAY is set; {HELP}"
    if wayland and asked != "xcb" and _wayland_answers(wayland, environment):
        return None
    if not x11:
        return f"the Wayland display {wayland!r} does not answer; {HELP}"
    return _x11_problem(x11)


def missing_library(error: Exception) -> str:
    """One line for a library that Qt needs and the system lacks."""
    return f"the window toolkit cannot be loaded: {error}; on Debian or Ubuntu: sudo apt install {PACKAGES}"


def _wayland_answers(name: str, environment: Mapping[str, str]) -> bool:
    path = Path(environment.get("XDG_RUNTIME_DIR", "/run/user/" + str(os.getuid()))) / name
    return _connects(socket.AF_UNIX, str(path))


def _connects(family: int, address: str | tuple[str, int]) -> bool:
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.settimeout(_SECONDS)
            probe.connect(address)
    except (OSError, ValueError):
        return False
    return True


def _x11_problem(name: str) -> str | None:
    """Why this X display cannot be used. A connection that was accepted stays open to the end of the process: a virtual
    screen starts anew when its last client leaves, and would refuse Qt's connection meanwhile.
    """
    match = re.fullmatch(r"(?:[\w-]+/)?(?P<host>[^/]*):(?P<number>\d{1,5})(?:\.\d+)?", name, re.ASCII)
    if match is None or not _may_listen(match["host"], int(match["number"])):
        return f"the X display {name!r} does not answer; {HELP}"
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return missing_library(error)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    if not xcb.xcb_connection_has_error(xcb.xcb_connect(name.encode(), None)):
        return None
    return f"the X display {name!r} does not answer, or refuses the connection; {HELP}"


def _may_listen(host: str, number: int) -> bool:
    """Whether a display may be there: a far one that does not answer would hold the program up for minutes."""
    return host in ("", "unix") or _connects(socket.AF_INET, (host, 6000 + number))


def plugin_problem(environment: Mapping[str, str]) -> str | None:
    """One line where the part of Qt that opens windows here is missing or lacks a library; None where it loads."""
    found = find_spec("PySide6")
    if sys.platform != "linux" or found is None or not found.submodule_search_locations:
        return None
    folder = Path(found.submodule_search_locations[0]) / "Qt" / "plugins" / "platforms"
    if not folder.is_dir():  # another build of PySide6, which keeps its plugins with the system's
        return None
    asked = environment.get("QT_QPA_PLATFORM")
    trials = [_plugin_trial(folder, name.split(":")[0]) for name in (asked or "xcb").split(";")]
    return None if None in trials else trials[0]


def _plugin_trial(folder: Path, name: str) -> str | None:
    plugin = folder / f"libq{name}.so"
    if not plugin.is_file():
        known = sorted(path.stem.removeprefix("libq") for path in folder.glob("libq*.so"))
        return f"QT_QPA_PLATFORM asks for {name[:40]!r}, which is none of {', '.join(known)}"
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return missing_library(error)
    return None
