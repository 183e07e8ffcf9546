"""Who may import whom, beyond what the contracts in pyproject.toml can say of Qt's modules."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sueca_desktop

PACKAGE = Path(sueca_desktop.__file__).parent
# May import of PySide6: ui everything, app QtCore alone, the rest nothing. What opens the window stands in ui too.
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] != "ui"]


NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "xmlrpc", "asyncio", "QtNetwork", "QtWebSockets"}


def imported(path: Path) -> Iterator[str]:
    """The dotted names that a file imports anywhere, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def qt_modules(path: Path) -> Iterator[str]:
    """The names under PySide6 that a file imports."""
    return (name.split(".")[1] for name in imported(path) if name.startswith("PySide6."))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_qt_stays_in_its_layers(path: Path) -> None:
    allowed = {"QtCore"} if path.relative_to(PACKAGE).parts[0] == "app" else set()
    assert set(qt_modules(path)) <= allowed


def test_nothing_speaks_to_another_computer() -> None:
    """But for the question whether a display answers, which the user may have put on one."""
    found = {
        path.relative_to(PACKAGE).as_posix(): names
        for path in sorted(PACKAGE.rglob("*.py"))
        if (names := NETWORK & {part for name in imported(path) for part in name.split(".")})
    }
    assert found == {"ui/display.py": {"socket"}}


def test_a_command_without_a_window_never_loads_qt() -> None:
    program = "import sys, sueca_desktop.cli; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_import_contracts() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout
