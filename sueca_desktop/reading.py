"""The commands that read a record and print something."""

from __future__ import annotations

import json
from pathlib import Path

from sueca_desktop.engine.record import load, replay
from sueca_desktop.engine.report import report
from sueca_desktop.engine.table import Table
from sueca_desktop.scoresheet import score_sheet
from sueca_desktop.solving import solution_sheet, solve
from sueca_desktop.variants import discover


def answer(command: str, path: Path, *, as_json: bool) -> str:
    """What ``command``, ``replay`` or ``solve``, prints about the record at ``path``.

    Raises:
        RecordError: the file cannot be read, or is no game by the rules.
    """
    return _COMMANDS[command](replay(load(path), discover()), as_json=as_json)


def _replay(table: Table, *, as_json: bool) -> str:
    return json.dumps(report(table)) if as_json else score_sheet(table)


def _solve(table: Table, *, as_json: bool) -> str:
    solution = solve(table)
    return json.dumps(solution) if as_json else solution_sheet(solution)


_COMMANDS = {"replay": _replay, "solve": _solve}
