"""What people install on systems without a package format of ours, and on those of other makers."""

from __future__ import annotations

import platform
import shutil
import subprocess
import tarfile
from pathlib import Path

from tree import LINUX, ROOT, Release

INSTALLER = ROOT / "packaging" / "windows" / "sueca-desktop.iss"


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
    return Path(shutil.make_archive(str(folder / _name(release)), "zip", bundle.parent, bundle.name))


def installer(release: Release, bundle: Path, folder: Path) -> None:
    """``sueca-desktop-VERSION-windows-setup.exe``, where Inno Setup is; without it, a line that says so."""
    compiler = shutil.which("iscc") or shutil.which("iscc", path=r"C:\Program Files (x86)\Inno Setup 6")
    if compiler is None:
        print("package: no installer is made, as Inno Setup 6 is not here; the .zip holds the same program")
        return
    fields = (f"/D{name}={value}" for name, value in told(release, bundle, folder).items())
    subprocess.run([compiler, "/Qp", *fields, INSTALLER], check=True)


def told(release: Release, bundle: Path, folder: Path) -> dict[str, str]:
    """What the installer's script is told."""
    return {"Version": release.version, "Bundle": str(bundle), "Target": str(folder)}


def disk_image(release: Release, app: Path, licences: Path, stage: Path, folder: Path) -> None:
    """``sueca-desktop-VERSION-darwin-MACHINE.dmg``: the app, where to drag it, and the licences. ``stage``: a folder to
    put them together in.
    """
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    shutil.copytree(licences, stage / "Licences")
    (stage / "Applications").symlink_to("/Applications")
    create = ["hdiutil", "create", "-volname", "Sueca Desktop", "-format", "UDZO", "-srcfolder", str(stage)]
    subprocess.run([*create, str(folder / f"{_name(release)}.dmg")], check=True)


def _name(release: Release) -> str:
    return f"sueca-desktop-{release.version}-{platform.system().lower()}-{platform.machine().lower()}"
