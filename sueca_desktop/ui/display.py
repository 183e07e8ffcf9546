"""Whether a window can open here, asked before Qt is: Qt itself ends the process where it finds no display."""

from __future__ import annotations

import ctypes
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_SEPARATE = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")
"""Platforms of Qt that need no display."""
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
    match = re.fullmatch(r"(?:[\w-]+/)?(?P<host>[^/]*):(?P<number>\d{1,5})(?:\.\d+)?", name, re.ASCII)
    if match is None or not _x11_listens(match["host"], int(match["number"])):
        return f"the X display {name!r} does not answer; {HELP}"
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return missing_library(error)
    return None if _x11_accepts(xcb, name) else f"the X display {name!r} refuses the connection; {HELP}"


def _x11_listens(host: str, number: int) -> bool:
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, "\0" + path)
    return _connects(socket.AF_INET, (host, 6000 + number))


def _x11_accepts(xcb: ctypes.CDLL, name: str) -> bool:
    """Whether the server lets this user in, by opening a connection and closing it again."""
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(name.encode(), None)
    accepted = int(xcb.xcb_connection_has_error(connection)) == 0
    xcb.xcb_disconnect(connection)
    return accepted


def plugin_problem() -> str | None:
    """One line on a library that the X11 plugin lacks; None where it loads, or there is none to load."""
    import PySide6

    plugin = Path(PySide6.__path__[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    try:
        if plugin.is_file():
            ctypes.CDLL(str(plugin))
    except OSError as error:
        return missing_library(error)
    return None
