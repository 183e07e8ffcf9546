"""The licences of everything a package holds; ``packaging/licences/parts.toml`` lists the parts."""

from __future__ import annotations

import shutil
import sys
import tomllib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tree import ROOT

FOLDER = ROOT / "packaging" / "licences"


@dataclass(frozen=True, slots=True)
class Part:
    """Something of other people's in the bundle. ``distribution``: its name among Python packages, if it is one.
    ``licence``: as SPDX writes it. ``files``: how the files in the bundle that are of this part begin.
    """

    name: str
    licence: str
    copyright: str
    source: str
    distribution: str = ""
    files: str = ""

    @property
    def texts(self) -> set[str]:
        """The names of the files with the licence's text."""
        return {f"{name.replace(' ', '-')}.txt" for name in self.licence.split(" AND ")}

    @property
    def version(self) -> str:
        """The version that is bundled; empty where only the library itself knows."""
        if self.name == "Python":
            return ".".join(map(str, sys.version_info[:3]))
        try:
            return version(self.distribution) if self.distribution else ""
        except PackageNotFoundError:
            return ""


def parts() -> tuple[Part, ...]:
    """Every part, in the order of the list."""
    with (FOLDER / "parts.toml").open("rb") as file:
        return tuple(Part(**entry) for entry in tomllib.load(file)["part"])


def write(folder: Path) -> None:
    """Every licence's text, and the list of who made what."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in sorted(FOLDER.glob("*.txt")):
        shutil.copyfile(path, folder / path.name)
    shutil.copyfile(ROOT / "LICENSE", folder / "MIT.txt")
    lines = [f"{part.name} {part.version}\n  {part.licence}\n  {part.copyright}\n  {part.source}\n" for part in parts()]
    head = "What is bundled with Sueca Desktop, itself under the MIT licence (MIT.txt)\n\n"
    (folder / "PARTS.txt").write_text(head + "\n".join(lines), encoding="utf-8")


def debian_copyright() -> str:
    """The whole as Debian wants it told (DEP-5)."""
    mit = " " + (ROOT / "LICENSE").read_text(encoding="utf-8").strip().replace("\n\n", "\n.\n").replace("\n", "\n ")
    blocks = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Sueca Desktop",
        "Files: *\nCopyright: The Sueca Desktop authors\nLicense: MIT",
        *(
            f"Files: {part.files}\nCopyright: {part.copyright}\nLicense: {part.licence}\nComment: {part.name}, "
            f"{part.source}"
            for part in parts()
            if part.files
        ),
        f"License: MIT\n{mit}",
    ]
    names = sorted({name for part in parts() for name in part.licence.split(" AND ")} - {"MIT"})
    blocks += [f"License: {name}\n{_where(name)}" for name in names]
    return "\n\n".join(blocks) + "\n"


def _where(name: str) -> str:
    common = {"LGPL-3.0-only": "LGPL-3", "MPL-2.0": "MPL-2.0"}
    if name in common:
        return f" On Debian systems the text is in /usr/share/common-licenses/{common[name]}."
    return f" The text is in /usr/lib/sueca-desktop/licences/{name.replace(' ', '-')}.txt."
