"""Builds what people install: ``./dev package [--only bundle]`` fills dist/ with packages, checksums and an SBOM.

The bundle is made by PyInstaller from packaging/sueca.spec, checks itself, and plays one watched deal offscreen; only
then is anything packed. On Linux: a .deb and a .tar.xz; elsewhere an archive that the system's own tools can open.
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

import archives
import debian
import licences
import sbom
from tree import ROOT, Release, linux_tree

BUILD, DIST = ROOT / "build" / "release", ROOT / "dist"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["bundle"], help="stop when the bundle has been built and checked")
    only = parser.parse_args().only
    release = Release.of_sources()
    os.environ.update(SOURCE_DATE_EPOCH=str(release.epoch), PYTHONHASHSEED="0")
    bundle = build_bundle()
    check(bundle)
    if only is None:
        pack(release, bundle)
    return 0


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
    """The bundled program finds all its parts and plays a deal.

    Raises:
        SystemExit: it does not.
    """
    program = str(bundle / ("sueca-desktop.exe" if os.name == "nt" else "sueca-desktop"))
    with tempfile.TemporaryDirectory() as home:
        own = {f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        environment = {**os.environ, **own, "HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        picture = Path(home, "table.png")
        game = ["--variant", "sueca-bandeira", "--watch", "--speed", "instant", "--deals", "1"]
        for arguments in (["selfcheck"], [*game, "--screenshot", str(picture), "--quit"]):
            if subprocess.call([program, *arguments], env=environment, timeout=300):
                sys.exit(f"package: the bundled program failed at: {' '.join(arguments)}")
        if not picture.is_file():
            sys.exit("package: the bundled program took no picture")


def pack(release: Release, bundle: Path) -> None:
    """Everything in dist/, and its sums."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    if sys.platform == "linux":
        tree = linux_tree(release, bundle, BUILD / "tree")
        archives.tarball(release, tree, DIST)
        debian.package(release, tree, BUILD / "deb", DIST)
    else:
        archives.plain(release, bundle, DIST)
    sbom.write(release, bundle, DIST / f"sueca-desktop-{release.version}.cdx.json")
    files = sorted(path for path in DIST.iterdir() if path.is_file())
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (DIST / "SHA256SUMS").write_text(sums, encoding="ascii", newline="\n")
    for path in files:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    sys.exit(main())
