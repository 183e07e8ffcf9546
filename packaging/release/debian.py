"""The Debian package: the Linux tree below /usr, with what dpkg and people's menus have to know."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from email.utils import format_datetime
from pathlib import Path

import licences
from tree import ROOT, Release

MAINTAINER = "The Sueca Desktop authors <authors@sueca-desktop.invalid>"
DEPENDS = (
    "libc6 (>= 2.36)", "libstdc++6 (>= 12)", "zlib1g", "libegl1", "libgl1", "libglib2.0-0t64 | libglib2.0-0",
    "libfontconfig1", "libfreetype6", "libdbus-1-3", "libx11-6", "libx11-xcb1", "libxcb1", "libwayland-client0",
    "libwayland-cursor0", "libwayland-egl1",
)  # fmt: skip
"""What the bundle leaves to the system (CARRIED in sueca.spec), for Debian 12 and 13."""
CONTROL = """\
Package: sueca-desktop
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-dejavu-core, libcups2t64 | libcups2, libpulse0
Section: games
Priority: optional
Description: Sueca and its relatives against the computer
 Five rule sets of the Sueca family for one player: Sueca by bandeiras and by
 riscos, two ways of playing Sueca Italiana, and two-handed Klaberjass.
 .
 The computer players know only what they may know. Score sheets, the last
 tricks and the rules stand beside the table, in English, Portuguese, French
 and German. No network is used.
"""
OVERRIDES = """\
# Python, Qt and PySide6 are carried along, in the versions the program was tested with.
sueca-desktop: embedded-library *
sueca-desktop: shared-library-lacks-prerequisites *
sueca-desktop: library-not-linked-against-libc *
sueca-desktop: hardening-no-bindnow *
sueca-desktop: hardening-no-pie *
sueca-desktop: unstripped-binary-or-object *
# PySide6 finds its Qt by a path relative to itself.
sueca-desktop: custom-library-search-path *
# A package made outside of Debian closes no bug there.
sueca-desktop: initial-upload-closes-no-bugs *
# Qt's plugins have no other place than the bundle.
sueca-desktop: package-has-long-file-name *
sueca-desktop: extra-license-file *
sueca-desktop: executable-in-usr-lib *
"""


def package(release: Release, tree: Path, stage: Path, folder: Path) -> Path:
    """``sueca-desktop_VERSION_ARCHITECTURE.deb`` in ``folder``; ``stage`` is a folder to build it in."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(tree, stage / "usr", symlinks=True)
    (stage / "usr" / "games").mkdir()  # where Debian has them
    (stage / "usr" / "games" / "sueca-desktop").symlink_to("../lib/sueca-desktop/sueca-desktop")
    _documents(release, stage / "usr" / "share" / "doc" / "sueca-desktop")
    overrides = stage / "usr" / "share" / "lintian" / "overrides" / "sueca-desktop"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")
    _control(release, stage)
    _settle(stage, release.epoch)
    target = folder / f"sueca-desktop_{release.version}_{_architecture()}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(stage), str(target)], check=True)
    return target


def _architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def _documents(release: Release, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(licences.debian_copyright(), encoding="utf-8")
    entry = (
        f"sueca-desktop ({release.version}) unstable; urgency=medium\n\n"
        "  * See the changelog of the program.\n\n"
        f" -- {MAINTAINER}  {format_datetime(release.date)}\n"
    )
    (folder / "changelog.gz").write_bytes(gzip.compress(entry.encode(), 9, mtime=release.epoch))
    upstream = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "CHANGELOG.md.gz").write_bytes(gzip.compress(upstream, 9, mtime=release.epoch))


def _control(release: Release, stage: Path) -> None:
    folder = stage / "DEBIAN"
    folder.mkdir()
    files = sorted(path for path in (stage / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(stage).as_posix()}\n"
        for path in files
    )
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    fields = {
        "version": release.version,
        "architecture": _architecture(),
        "maintainer": MAINTAINER,
        "size": sum(path.stat().st_size for path in files) // 1024,
        "depends": ", ".join(DEPENDS),
    }
    (folder / "control").write_text(CONTROL.format(**fields), encoding="utf-8")


def _settle(stage: Path, epoch: int) -> None:
    """Modes and times that do not depend on who builds."""
    for path in sorted(stage.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == "sueca-desktop" and path.parent.parent.name == "lib")
            path.chmod(0o755 if runs else 0o644)
            os.utime(path, (epoch, epoch))
