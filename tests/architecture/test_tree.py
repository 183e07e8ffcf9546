"""The tracked files themselves: sizes, no trace of one machine, everything compiles."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {".png", ".ico", ".icns", ".wav", ".ogg", ".svg", ".qm"}
# Written in pieces, so that this file does not find itself.
HOSTS = ("py" + "pi.org", "python" + "hosted.", "npm" + "js.", "deb." + "debian.org")
MACHINE = re.compile(r"(?<![\w.~-])/(?:work|home|root|tmp|farm)/\w|[A-Z]:\\Users\\", re.ASCII)


def tracked() -> list[Path]:
    """The files of the commit at hand; without git (an unpacked archive) there is nothing to judge."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git work tree")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def texts() -> list[Path]:
    return [path for path in tracked() if path.suffix not in PICTURES]


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MACHINE.search(line) or any(host in line for host in HOSTS)
    ]
    assert found == []


def test_every_module_of_the_package_stays_readable() -> None:
    sizes = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted((ROOT / "sueca_desktop").rglob("*.py"))
    }
    assert {name: size for name, size in sizes.items() if size > 300} == {}


def test_every_python_file_compiles() -> None:
    for path in tracked():
        if path.suffix == ".py" or path.name == "dev":
            compile(path.read_text(encoding="utf-8"), str(path), "exec")


def test_no_lock_file_that_names_its_registry() -> None:
    assert not [path for path in tracked() if path.name == "uv.lock"]
    assert "http" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")


def test_the_folder_packaging_never_hides_the_library_of_that_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
