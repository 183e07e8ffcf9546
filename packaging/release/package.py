"""Builds what people install: ``./dev package`` fills dist/ with packages, checksums and an SBOM.

The bundle is made by PyInstaller from packaging/sueca.spec, checks itself, and plays one watched deal offscreen; only
then is anything packed. On Linux: a .deb and a .tar.xz; on Windows a .zip and, where Inno Setup is, an installer; on
macOS a .dmg.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import linked

import archives
import chroot_check
import debian
import licences
import sbom
from tree import BUILD, DIST, ROOT, Release, linux_tree

APP = "Sueca Desktop.app"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    only = "just build the bundle, or just check what is in dist/"
    parser.add_argument("--only", choices=["bundle", "check"], help=only)
    parser.add_argument("--check", action="store_true", help="install the packages in bare Debians and play (as root)")
    parser.add_argument("--previous", type=Path, metavar="DEB", help="the .deb of the version before, to check with")
    options = parser.parse_args()
    checking = options.check or options.only == "check"
    if checking and (lacking := chroot_check.lacking()):
        sys.exit(f"package: {lacking}")
    if options.only != "check":
        release = Release.of_sources()
        os.environ.update(SOURCE_DATE_EPOCH=str(release.epoch), PYTHONHASHSEED="0")
        os.environ["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"  # the packages are; unpacking is part of every start
        bundle = build_bundle()
        check(bundle)
        if options.only is None:
            pack(release, bundle)
    return chroot_check.main(options.previous) if checking else 0


def build_bundle() -> Path:
    """The bundle's folder, with the licence of everything inside."""
    shutil.rmtree(BUILD, ignore_errors=True)
    paths = ("--distpath", str(BUILD), "--workpath", str(BUILD / "work"))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *paths]
    subprocess.run([*command, str(ROOT / "packaging" / "sueca.spec")], cwd=ROOT, check=True)
    bundle = BUILD / "sueca-desktop"
    if sys.platform == "linux" and shutil.which("strip"):
        for library in bundle.rglob("libpython3*.so*"):  # Pythons built from source keep their symbols
            subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)
    licences.write(bundle / "licences")
    return bundle


def check(bundle: Path) -> None:
    """The bundled program finds all its parts and libraries and plays a deal.

    Raises:
        SystemExit: it does not.
    """
    if sys.platform == "linux" and (lacking := linked.unresolved(bundle)):
        needs = ", ".join(f"{library} (for {needing})" for library, needing in sorted(lacking.items()))
        sys.exit(f"package: the bundle would lack {needs}")
    console, window = programs(bundle)
    with tempfile.TemporaryDirectory() as home:
        own = {f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        environment = {**os.environ, **own, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        picture = Path(home, "table.png")
        game = ["--variant", "sueca-bandeira", "--watch", "--speed", "instant", "--deals", "1"]
        for program, arguments in ((console, ["selfcheck"]), (window, [*game, "--screenshot", str(picture), "--quit"])):
            if subprocess.call([str(program), *arguments], env=environment, timeout=300):
                sys.exit(f"package: the bundled {program.name} failed at: {' '.join(arguments)}")
        if not picture.is_file():
            sys.exit("package: the bundled program took no picture")


def programs(bundle: Path) -> tuple[Path, Path]:
    """What answers on a terminal and what opens the window: on most systems the same program."""
    match sys.platform:
        case "win32":
            return bundle / "sueca-desktop-console.exe", bundle / "sueca-desktop.exe"
        case "darwin":
            return (bundle.parent / APP / "Contents" / "MacOS" / "sueca-desktop",) * 2
        case _:
            return (bundle / "sueca-desktop",) * 2


def pack(release: Release, bundle: Path) -> None:
    """Everything in dist/, and its sums."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    if sys.platform == "linux":
        tree = linux_tree(release, bundle, BUILD / "tree")
        archives.tarball(release, tree, DIST)
        if shutil.which("dpkg-deb"):
            debian.package(release, tree, BUILD / "deb", DIST)
        else:
            print("package: no .deb is made, as dpkg-deb is not here; the archive holds the same program")
    elif sys.platform == "darwin":
        archives.disk_image(release, bundle.parent / APP, bundle / "licences", BUILD / "image", DIST)
    else:
        archives.plain(release, bundle, DIST)
        archives.installer(release, bundle, DIST)
    sbom.write(release, bundle, DIST / f"sueca-desktop-{release.version}.cdx.json")
    files = sorted(path for path in DIST.iterdir() if path.is_file())
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (DIST / "SHA256SUMS").write_text(sums, encoding="ascii", newline="\n")
    for path in files:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    sys.exit(main())
