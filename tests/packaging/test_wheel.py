"""The wheel holds all that an installed game needs: code, artwork, texts; the solver compiled where it can be."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"sueca_desktop": "sueca_desktop", "assets": "sueca_desktop/assets"}
BUILT = ("__pycache__", "*.so", "*.pyd")
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel from a copy, as setuptools leaves its workings in the tree."""
    source = folder / "source"
    for name in FOLDERS:
        copytree(ROOT / name, source / name, ignore=ignore_patterns(*BUILT))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        copy(ROOT / name, source)
    command = ["wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source)]
    return subprocess.run(
        [sys.executable, "-m", "pip", *command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def unpacked(folder: Path) -> Path:
    """What the wheel in ``folder`` holds, ready to be imported."""
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder / "installed")
    return folder / "installed"


def without_cython(folder: Path) -> str:
    """A search path on which importing Cython fails."""
    for name in ("Cython", "cython"):
        (folder / "none" / f"{name}.py").parent.mkdir(exist_ok=True)
        (folder / "none" / f"{name}.py").write_text("raise ImportError\n", encoding="utf-8")
    return str(folder / "none")


def answer_of(installed: Path, path: str = "") -> str:
    """Whether the installed solver is compiled, and what it says of a two-card ending."""
    program = (
        "from sueca_desktop.solver import *; from sueca_desktop.rules.cards import CardSet;"
        "from sueca_desktop.rules.decks import SUECA_DECK;"
        "hands = tuple(CardSet.parse(h) for h in ('AS 2D', '7S 3D', 'KS AD', '2S 4D'));"
        "print(COMPILED, Solver().value(Position(hands, 0, None, 5, SUECA_DECK)))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), path])}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=installed, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_wheel_leaves_nothing_out(tmp_path: Path) -> None:
    """Built without Cython, so quickly; the solver is then interpreted, and needs no Cython at run time either."""
    path = without_cython(tmp_path)
    done = build(tmp_path, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    installed = unpacked(tmp_path)
    expected = {
        f"{inside}/{path.relative_to(ROOT / folder).as_posix()}"
        for folder, inside in FOLDERS.items()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
        if path.name != "DIARY.md"  # for who goes on with the players, not for who plays
    }
    assert expected - {file.relative_to(installed).as_posix() for file in installed.rglob("*")} == set()
    assert not [file for file in installed.rglob("*") if file.suffix in (".so", ".pyd")]
    assert answer_of(installed, path) == "False 36"


def test_a_release_is_not_built_uncompiled(tmp_path: Path) -> None:
    done = build(tmp_path, PYTHONPATH=without_cython(tmp_path), SUECA_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the compiler is not chosen by CC there")
def test_a_compiler_that_fails_leaves_the_solver_interpreted(tmp_path: Path) -> None:
    done = build(tmp_path, CC="false")
    assert done.returncode == 0, done.stderr
    assert answer_of(unpacked(tmp_path)) == "False 36"


@pytest.mark.slow
@pytest.mark.skipif(COMPILER is None, reason="no C compiler here")
def test_the_solver_is_compiled(tmp_path: Path) -> None:
    done = build(tmp_path, SUECA_REQUIRE_COMPILED="1")
    assert done.returncode == 0, done.stderr
    assert answer_of(unpacked(tmp_path)) == "True 36"
