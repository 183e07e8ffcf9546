"""The files of an installation below its prefix, as both Linux packages have them."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
LINUX, BUILD, DIST = ROOT / "packaging" / "linux", ROOT / "build" / "release", ROOT / "dist"
TEXTS = ROOT / "sueca_desktop" / "texts"
FIRST_SHOWN = "sueca-bandeira"
COMMANDS = ("replay", "solve", "engine", "arena", "verify", "selfcheck")


@dataclass(frozen=True, slots=True)
class Release:
    """``epoch``: when its sources were last changed, in seconds since 1970: the time every packed file gets."""

    version: str
    epoch: int

    @classmethod
    def of_sources(cls) -> Release:
        """The release these sources make; a copy without a history is as old as its changelog."""
        scope: dict[str, str] = {}
        exec((ROOT / "sueca_desktop" / "__init__.py").read_text(encoding="utf-8"), scope)  # noqa: S102 - our own file
        log = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
        ).stdout.strip()
        epoch = int(log) if log.isdigit() else int((ROOT / "CHANGELOG.md").stat().st_mtime)
        return cls(scope["__version__"], epoch)

    @property
    def date(self) -> datetime:
        return datetime.fromtimestamp(self.epoch, UTC)

    def filled(self, template: Path) -> str:
        """A file of packaging/linux with its fields filled in."""
        text = template.read_text(encoding="utf-8")
        fields = {
            "VERSION": self.version,
            "DATE": f"{self.date:%Y-%m-%d}",
            "COMMANDS": _commands(),
            "SCREENSHOTS": screenshots(os.environ.get("SUECA_PICTURES", "")),
        }
        for name, value in fields.items():
            text = text.replace(f"@{name}@", value)
        return text


def linux_tree(release: Release, bundle: Path, tree: Path) -> Path:
    """Lays out ``tree``: lib/sueca-desktop with the bundle, and share/ with all that a desktop wants to know."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "lib" / "sueca-desktop", symlinks=True)
    share = tree / "share"
    _copy(LINUX / "sueca-desktop.desktop", share / "applications" / "sueca-desktop.desktop")
    _copy(LINUX / "sueca-desktop.xml", share / "mime" / "packages" / "sueca-desktop.xml")
    metainfo = share / "metainfo" / "org.suecadesktop.SuecaDesktop.metainfo.xml"
    _write(metainfo, release.filled(LINUX / "sueca-desktop.metainfo.xml.in").encode())
    page = release.filled(LINUX / "sueca-desktop.6").encode()
    _write(share / "man" / "man6" / "sueca-desktop.6.gz", gzip.compress(page, 9, mtime=release.epoch))
    _icons(share / "icons" / "hicolor")
    return tree


def _icons(folder: Path) -> None:
    """The app's icon as a drawing, and in the sizes that menus ask for."""
    source = ROOT / "assets" / "icons"
    _copy(source / "sueca-desktop.svg", folder / "scalable" / "apps" / "sueca-desktop.svg")
    for drawn in sorted((source / "app").glob("*.png")):
        size = drawn.stem.rpartition("-")[2]
        _copy(drawn, folder / f"{size}x{size}" / "apps" / "sueca-desktop.png")


def screenshots(address: str) -> str:
    """What the metainfo says of the pictures in docs/screenshots, which software centres fetch from ``address``;
    nothing where they are not published.
    """
    if not address:
        return ""
    titles = {
        language: tomllib.loads((TEXTS / language / "variants.toml").read_text(encoding="utf-8"))
        for language in ("en", "pt", "fr", "de")
    }
    shown = [name for name in titles["en"] if (ROOT / "docs" / "screenshots" / f"{name}.png").is_file()]
    lines = ["  <screenshots>"]
    for name in sorted(shown, key=lambda name: name != FIRST_SHOWN):
        lines.append('    <screenshot type="default">' if name == FIRST_SHOWN else "    <screenshot>")
        for language, words in titles.items():
            tag = "<caption>" if language == "en" else f'<caption xml:lang="{language}">'
            lines.append(f"      {tag}{escape(words[name]['title'])}</caption>")
        lines.append(f"      <image>{escape(address)}/{name}.png</image>\n    </screenshot>")
    return "\n".join([*lines, "  </screenshots>\n"])


def _commands() -> str:
    said = subprocess.run(
        [sys.executable, "-m", "sueca_desktop", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    lines = {line.split()[0]: " ".join(line.split()[1:]) for line in said.splitlines() if line.split()[:1]}
    return "\n".join(f".TP\n.B {name}\n{lines[name]}" for name in COMMANDS if name in lines)


def _copy(source: Path, target: Path) -> None:
    _write(target, source.read_bytes())


def _write(target: Path, data: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
