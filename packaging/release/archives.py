"""Archives for systems without a package format of ours."""

from __future__ import annotations

import platform
import shutil
import tarfile
from pathlib import Path

from tree import LINUX, ROOT, Release


def tarball(release: Release, tree: Path, folder: Path) -> Path:
    """``sueca-desktop-VERSION-linux-MACHINE.tar.xz``: the tree and scripts that install it and take it away again."""
    top = f"sueca-desktop-{release.version}"
    target = folder / f"{top}-linux-{platform.machine()}.tar.xz"

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = release.epoch
        return info

    extra = [LINUX / "install.sh", LINUX / "uninstall.sh", ROOT / "LICENSE"]
    with tarfile.open(target, "w:xz", preset=6) as archive:
        for path in sorted(tree.rglob("*")):
            archive.add(path, f"{top}/{path.relative_to(tree).as_posix()}", recursive=False, filter=plain)
        for path in extra:
            archive.add(path, f"{top}/{path.name}", filter=plain)
    return target


def plain(release: Release, bundle: Path, folder: Path) -> Path:
    """``sueca-desktop-VERSION-SYSTEM-MACHINE.zip`` of the bundle."""
    name = f"sueca-desktop-{release.version}-{platform.system().lower()}-{platform.machine().lower()}"
    return Path(shutil.make_archive(str(folder / name), "zip", bundle.parent, bundle.name))
