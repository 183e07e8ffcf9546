"""Modules that are loaded when they are first used."""

import sys

import pytest

from sueca_desktop.later import later


def test_a_module_is_loaded_with_what_is_first_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    module = later("colorsys")
    assert "colorsys" not in sys.modules
    assert module.rgb_to_hsv(1, 1, 1) == (0, 0, 1)  # type: ignore[attr-defined]  # what it stands for is not known
    assert "colorsys" in sys.modules


def test_what_is_not_there_is_missed_when_it_is_asked_for() -> None:
    nothing, module = later("sueca_desktop.no_such_module"), later("colorsys")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        nothing.anything  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError, match="no_such_name"):
        module.no_such_name  # type: ignore[attr-defined]  # noqa: B018
