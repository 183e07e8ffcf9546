"""Bytes of every kind into every reader, guided by what they reach (libFuzzer by way of atheris).

``python -m tests.fuzz.bytes_in READER [libFuzzer's options] [FOLDER]``. Whatever a reader raises that is no refusal,
a refusal of more than one line, and anything that takes seconds ends the run with the input written to disk.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import atheris  # type: ignore[import-untyped,import-not-found,unused-ignore]  # asked for by ./dev soak fuzz alone

with atheris.instrument_imports(include=["sueca_desktop.engine", "sueca_desktop.answering", "sueca_desktop.rules"]):
    from sueca_desktop.answering.serving import reply
    from sueca_desktop.engine.record import RecordError, dump, parse, record_of, replay
    from sueca_desktop.engine.report import report

from sueca_desktop.variants import discover

VARIANTS = discover()


def record(data: bytes) -> None:
    """A file: refused in one line, or a game that can be written and told."""
    try:
        found = parse(data.decode("utf-8"))
        table = replay(found, VARIANTS)
    except UnicodeDecodeError:
        return
    except RecordError as error:
        _check(str(error))
        return
    assert replay(parse(dump(record_of(table, found))), VARIANTS).deals == table.deals
    json.dumps(report(table))


def _check(refusal: str) -> None:
    assert 0 < len(refusal) < 300
    assert "\n" not in refusal


def request(data: bytes) -> None:
    """A line for the engine: an answer in one line, whatever it is."""
    line = (
        data.replace(b"\n", b" ").replace(b"time_ms", b"tine_ms").replace(b"expert", b"expart")
    )  # thinking takes time
    answer = json.dumps(reply(line, VARIANTS))
    assert "\n" not in answer


READERS: dict[str, Callable[[bytes], None]] = {"record": record, "request": request}

if __name__ == "__main__":
    reader = READERS[sys.argv.pop(1)]
    atheris.Setup(sys.argv, reader)
    atheris.Fuzz()
