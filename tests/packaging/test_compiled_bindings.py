"""The bundle's bindings of Qt are handed their own Python compiled, and only that."""

import subprocess
import sys
from pathlib import Path

import compiled_bindings
import pytest

GIVEN = """
import builtins, sys
from pathlib import Path
import compiled_bindings

made = []

def note(compiling, source, filename, *rest, **more):
    made.append(filename)
    return compiling(source, filename, *rest, **more)

compiled_bindings.with_compile(note)
compiled_bindings.hand_out(Path(sys.argv[1]))
import PySide6.QtWidgets
print(sum(str(name).startswith("shibokensupport/") for name in made))
print(eval(compile("6 * 7", "shibokensupport/feature.py", "eval")))
print(eval(compile("6 * 8", "elsewhere.py", "eval")))
"""
HERE = {"PYTHONPATH": str(Path(compiled_bindings.__file__).parent)}


@pytest.fixture
def codes(tmp_path: Path) -> Path:
    path = tmp_path / compiled_bindings.NAME
    command = [sys.executable, compiled_bindings.__file__]
    path.write_bytes(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return path


def test_nothing_known_is_compiled_and_all_else_is(codes: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GIVEN, str(codes)], env=HERE, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["0", "42", "48"]
    assert done.stderr == ""
