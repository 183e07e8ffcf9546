"""The cases every implementation must agree on, run through the command that other programs use.

replay/: what `replay FILE --json` must print, extra keys aside. refuse/: the deal and action it must name, status 2.
solve/: what `solve FILE --json` must print, node counts and times aside.
Cases of rule sets not written yet are left out.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from sueca_desktop.cli import main
from sueca_desktop.variants import discover

CASES = Path(__file__).parent / "cases"
Json = dict[str, Any]


def load(name: str) -> Json:
    case: Json = json.loads((CASES / name).read_text(encoding="utf-8"))
    return case


def case_names(*kinds: str) -> list[str]:
    """`KIND/NAME.json` of each case the program has the rule set for."""
    known = discover()
    names = [f"{kind}/{path.name}" for kind in kinds for path in sorted((CASES / kind).glob("*.json"))]
    return [name for name in names if load(name)["record"]["variant"] in known]


@pytest.fixture
def answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    def ask(command: str, record: Json) -> tuple[int, Json]:
        path = tmp_path / "case.sueca.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        status = main([command, str(path), "--json"])
        return status, json.loads(capsys.readouterr().out)

    return ask


@pytest.mark.parametrize("name", case_names("replay", "solve"))
def test_answers(name: str, answer: Any) -> None:
    case = load(name)
    status, got = answer(name.partition("/")[0], case["record"])
    assert (status, {key: got.get(key, "missing") for key in case["expect"]}) == (0, case["expect"])


@pytest.mark.parametrize("name", case_names("refuse"))
def test_refusals(name: str, answer: Any) -> None:
    case = load(name)
    status, got = answer("replay", case["record"])
    assert (status, {key: got["error"][key] for key in ("deal", "action")}) == (2, case["refuse"])
    assert got["error"]["message"]
