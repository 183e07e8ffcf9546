"""A bare Debian in a folder, and a screen for what runs in it; for root on a Linux with debootstrap and Xvfb."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

TOOLS = ("debootstrap", "Xvfb", "strace", "lintian", "appstreamcli", "desktop-file-validate", "dpkg-deb")
USER, HOME = "player", "/srv/player"
_DISPLAY = "DISPLAY"
_NOISE = {"http_proxy", "https_proxy", "no_proxy"}
"""What the machine may need to reach its Debian mirror."""


class Failed(Exception):
    """A check did not come out as it should; the message says what was found."""


def lacking() -> str:
    """Why no bare Debian can be had here; empty where one can."""
    if os.name != "posix" or os.geteuid() != 0:
        return "the packages are checked in a bare Debian, which only root can make: run it with sudo"
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    names = {"Xvfb": "xvfb", "appstreamcli": "appstream", "desktop-file-validate": "desktop-file-utils"}
    packages = " ".join(names.get(tool, tool.replace("dpkg-deb", "dpkg")) for tool in absent)
    return f"install what it takes: apt-get install {packages}" if absent else ""


@dataclass(frozen=True, slots=True)
class Chroot:
    """A system below ``root``; ``display``: the X server that its programs show their windows on."""

    root: Path
    display: str = ""

    def run(self, *command: str, user: str = "root", trace: Path | None = None, **environment: str) -> str:
        """What the command printed; ``trace``: a file for the system calls of its that have to do with networks.

        Raises:
            Failed: its status was not 0, or a user's program complained.
        """
        home = HOME if user == USER else "/root"
        plain = {name: value for name, value in os.environ.items() if name.lower() in _NOISE}
        own = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "HOME": home,
            "LANG": "C.UTF-8",
            _DISPLAY: self.display,
        }
        own |= {"DEBIAN_FRONTEND": "noninteractive", "XDG_RUNTIME_DIR": f"/run/{user}"}
        whole = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"] if user != "root" else []
        tracer = ["strace", "-f", "-qq", "-e", "trace=%network", "-o", str(trace)] if trace else []
        done = subprocess.run(
            [*tracer, "chroot", str(self.root), *whole, *command],
            env=plain | own | environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
            timeout=900,
        )  # fmt: skip
        if done.returncode or (user != "root" and done.stderr.strip()):
            said = (done.stderr or done.stdout).strip()[-1500:]
            raise Failed(f"`{' '.join(command)}`: status {done.returncode}: {said}")
        return done.stdout


def base(suite: str, folder: Path) -> Path:
    """A bare system of that suite, made once and kept in ``folder``."""
    target = folder / suite
    if not (target / "bare").is_file():
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        log = folder / f"{suite}.log"
        with log.open("w", encoding="utf-8") as file:
            done = subprocess.run(
                ["debootstrap", "--variant=minbase", suite, str(target)], stdout=file, stderr=file, check=False
            )
        if done.returncode:
            raise Failed(f"debootstrap {suite}: see {log}")
        (target / "bare").touch()
    return target


@contextmanager
def fresh(suite: str, folder: Path, display: str) -> Iterator[Chroot]:
    """A bare system that is gone afterwards, with a user who has an empty home."""
    lower, layer = base(suite, folder), folder / f"{suite}-layer"
    shutil.rmtree(layer, ignore_errors=True)
    upper, work, root = (layer / name for name in ("upper", "work", "root"))
    for path in (upper, work, root):
        path.mkdir(parents=True)
    with ExitStack() as mounts:
        options = f"lowerdir={lower},upperdir={upper},workdir={work}"
        _mount(mounts, root, "-t", "overlay", "overlay", "-o", options)
        _mount(mounts, root / "proc", "-t", "proc", "proc")
        _mount(mounts, root / "dev", "--bind", "/dev")
        sockets = Path("/tmp", ".X11-unix")
        (root / "tmp" / sockets.name).mkdir()
        _mount(mounts, root / "tmp" / sockets.name, "--bind", str(sockets))
        chroot = Chroot(root, display)
        chroot.run("useradd", "--create-home", "--home-dir", HOME, USER)
        chroot.run("install", "-d", "-o", USER, "-m", "700", f"/run/{USER}")
        yield chroot
    shutil.rmtree(layer, ignore_errors=True)


def _mount(mounts: ExitStack, target: Path, *arguments: str) -> None:
    subprocess.run(["mount", *arguments, str(target)], check=True)
    mounts.callback(subprocess.run, ["umount", "--lazy", str(target)], check=False)


@contextmanager
def screen() -> Iterator[str]:
    """The name of an X server of its own, 1280 x 800, that any program on this machine may show its window on."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
