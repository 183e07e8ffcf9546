"""``sueca-desktop engine`` as another program runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from tests.answering.requests import line

COMMAND = [sys.executable, "-m", "sueca_desktop", "engine"]


def started() -> subprocess.Popen[bytes]:
    return subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def asked(running: subprocess.Popen[bytes], text: bytes) -> dict[str, object]:
    """Waits for the answer before anything else is sent."""
    source, target = ends(running)
    source.write(text + b"\n")
    source.flush()
    answer = json.loads(target.readline())
    assert isinstance(answer, dict)
    return answer


def ends(running: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert running.stdin is not None
    assert running.stdout is not None
    return running.stdin, running.stdout


def test_each_line_is_answered_at_once_and_the_end_of_input_is_the_end() -> None:
    with started() as running:
        assert asked(running, line(id=1))["action"] == "play AS"
        assert "error" in asked(running, b"what?")
        assert asked(running, line(id="two"))["id"] == "two"
        out, err = running.communicate(line(id=3))
        assert json.loads(out)["id"] == 3
        assert (err, running.returncode) == (b"", 0)


def test_no_input_is_no_output() -> None:
    done = subprocess.run(COMMAND, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What a shell starts in the background is deaf to Ctrl-C, and so is all that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_it_without_a_word() -> None:
    with started() as running:
        asked(running, line())
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 130
        assert running.stderr is not None
        assert running.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX systems")
def test_a_reader_that_leaves_is_no_fault() -> None:
    with started() as running:
        source, target = ends(running)
        asked(running, line())
        target.close()
        source.write(line() + b"\n")
        source.flush()
        assert running.wait(30) == 0
        assert running.stderr is not None
        assert running.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(COMMAND, input=line(), stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"sueca-desktop: the output cannot be written: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX systems")
def test_closed_streams_are_no_fault() -> None:
    for closed in ("<&-", ">&-", "2>&-"):
        shell = f'"$0" -m sueca_desktop engine {closed}'
        done = subprocess.run(["/bin/sh", "-c", shell, sys.executable], input=line(), capture_output=True, check=False)
        assert done.returncode in (0, 2)
        assert b"Traceback" not in done.stderr


def test_it_loads_no_qt() -> None:
    program = (
        "import sys; from sueca_desktop.cli import main; status = main(['engine']);"
        "sys.exit(status or any(name.startswith('PySide6') for name in sys.modules))"
    )
    env = os.environ | {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run([sys.executable, "-c", program], input=line(), capture_output=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
