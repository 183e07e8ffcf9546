"""The commands that read a record and print something."""

from __future__ import annotations

import json
from pathlib import Path

from sueca_desktop.engine.fairness import check_record, fairness_report, fairness_sheet
from sueca_desktop.engine.record import GameRecord, load, replay
from sueca_desktop.engine.report import report
from sueca_desktop.engine.table import Table
from sueca_desktop.scoresheet import score_sheet
from sueca_desktop.solving import solution_sheet, solve
from sueca_desktop.variants import discover

Answer = tuple[str, int]
"""What is printed, and the exit status."""


def answer(command: str, path: Path, *, as_json: bool) -> Answer:
    """What ``command``, one of ``replay``, ``solve`` and ``verify``, says about the record at ``path``.

    Raises:
        RecordError: the file cannot be read, or is no game by the rules.
    """
    record = load(path)
    return _COMMANDS[command](record, replay(record, discover()), as_json=as_json)


def _replay(record: GameRecord, table: Table, *, as_json: bool) -> Answer:
    return json.dumps(report(table)) if as_json else score_sheet(table), 0


def _solve(record: GameRecord, table: Table, *, as_json: bool) -> Answer:
    solution = solve(table)
    return json.dumps(solution) if as_json else solution_sheet(solution), 0


def _verify(record: GameRecord, table: Table, *, as_json: bool) -> Answer:
    """Status 0 where every deal is fair, 1 where one is not or does not say where it came from."""
    checks = check_record(record, table)
    answer = fairness_report(checks)
    return json.dumps(answer) if as_json else fairness_sheet(checks), 0 if answer["fair"] else 1


_COMMANDS = {"replay": _replay, "solve": _solve, "verify": _verify}
