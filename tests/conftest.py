"""What every test starts from: no screen needed, no file of the user touched, the same examples in CI every time."""

import os
import shutil
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")  # the app speaks the language of the system

import pytest
from hypothesis import settings

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--minutes", default="10", help="how long a soak test without an end of its own goes on")


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh home for each test: settings, saved games and caches of the user stay out of reach."""
    home = tmp_path_factory.mktemp("home")
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    for kind in ("LOCAL_APPDATA", "APPDATA"):  # what platformdirs asks on Windows
        monkeypatch.setenv(f"WIN_PD_OVERRIDE_{kind}", str(home / kind.lower()))
    monkeypatch.setenv("HOME", str(home))
    return home


@pytest.fixture
def virtual_screen(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """What to put before a command so that it opens real X windows, on a screen nobody sees."""
    runner = shutil.which("xvfb-run")
    if runner is None:
        pytest.skip("needs xvfb-run: install the packages xvfb and xauth")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    return (runner, "-a", "-s", "-screen 0 1280x800x24")


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script ./dev, which is no module by its name."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # a cache file would lie beside the script
    loader = SourceFileLoader("dev", str(Path(__file__).resolve().parents[1] / "dev"))
    spec = spec_from_loader("dev", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
