"""The wheel holds all that an installed game needs: code, artwork, texts."""

import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"sueca_desktop": "sueca_desktop", "assets": "sueca_desktop/assets"}


def build_wheel(folder: Path) -> Path:
    """Build from a copy, as setuptools leaves its workings in the tree."""
    source = folder / "source"
    for name in FOLDERS:
        copytree(ROOT / name, source / name, ignore=ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        copy(ROOT / name, source)
    build = ["wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source)]
    subprocess.run([sys.executable, "-m", "pip", *build], check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_leaves_nothing_out(tmp_path: Path) -> None:
    expected = {
        f"{inside}/{path.relative_to(ROOT / folder).as_posix()}"
        for folder, inside in FOLDERS.items()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(build_wheel(tmp_path)) as wheel:
        assert expected - set(wheel.namelist()) == set()
