"""The command line (FORMATS.md): subcommands that need no display, and the window with its script options.

What only the window needs, Qt above all, is imported to open it; what only the commands need, to run one. Bad input
gives one line on standard error and status 2.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from sueca_desktop import __version__
from sueca_desktop.engine.record import RecordError
from sueca_desktop.later import later
from sueca_desktop.ui.options import SPEEDS, WindowOptions
from sueca_desktop.variants import discover

if TYPE_CHECKING:
    from sueca_desktop import reading
    from sueca_desktop.ui import application
else:
    reading = later("sueca_desktop.reading")
    application = later("sueca_desktop.ui.application")

_MAX_NUMBER = 10**12
BAD_INPUT = 2


class UsageError(ValueError):
    """A command line that cannot be understood."""


class _Parser(argparse.ArgumentParser):
    """Reports a mistake in one line instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def _at_least(low: int) -> Callable[[str], int]:
    """A reader of whole numbers from ``low`` to a million million, written in plain digits."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit()) or not low <= int(text[:20]) <= _MAX_NUMBER:
            raise argparse.ArgumentTypeError(f"a whole number of {low} or more is needed, not {text[:30]!r}")
        return int(text)

    return read


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="sueca-desktop", description="Sueca and its relatives against the computer.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"Sueca Desktop {__version__}")
    parser.add_argument("--variant", choices=tuple(discover()), metavar="V", help="open a new game of this rule set")
    parser.add_argument("--deal", type=_at_least(0), metavar="NUMBER", help="begin with the deal of this number")
    parser.add_argument("--watch", action="store_true", help="let a computer player hold your seat too")
    parser.add_argument("--speed", choices=SPEEDS, help="how fast the cards move")
    parser.add_argument("--deals", type=_at_least(1), metavar="N", help="stop after N deals")
    parser.add_argument("--screenshot", metavar="FILE.png", help="save a picture of the window when the deals are over")
    parser.add_argument("--quit", action="store_true", help="close the window after that")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, purpose in _READERS.items():
        reader = commands.add_parser(name, help=purpose, allow_abbrev=False)
        reader.add_argument("file", type=Path, metavar="FILE")
        reader.add_argument("--json", action="store_true", help="print everything as JSON")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Runs the command with ``argv`` (default: the process's arguments) and returns its exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        options = _parser().parse_args(arguments)
        if options.command in _READERS:
            return _read(options.command, options.file, as_json=options.json)
        return _window(options)
    except UsageError as error:
        return _refuse(str(error), RecordError(str(error)) if "--json" in arguments else None)


def _refuse(message: str, as_json: RecordError | None) -> int:
    """Says what is wrong: one line on standard error and, for JSON output, an object on standard output."""
    if as_json is not None:
        error = {"deal": as_json.deal, "action": as_json.action, "message": message}
        print(json.dumps({"error": error}))
    print(f"sueca-desktop: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT


_READERS = {
    "replay": "play a record by the rules and print its score sheet",
    "solve": "say what the last position of a record is worth with all cards open",
}
"""Commands that read a record and print something."""


def _read(command: str, path: Path, *, as_json: bool) -> int:
    try:
        text = reading.answer(command, path, as_json=as_json)
    except RecordError as error:
        return _refuse(_located(path, error), error if as_json else None)
    return _print(text)


def _print(text: str) -> int:
    """Writes the answer. A reader that has read enough is no fault; a full disk is."""
    try:
        print(text, flush=True)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left must not be tried again at exit
        if isinstance(error, BrokenPipeError):
            return 0
        return _refuse(f"the output cannot be written: {error.strerror or error}", None)
    return 0


def _located(path: Path, error: RecordError) -> str:
    where = (
        ""
        if error.deal is None
        else f" deal {error.deal}" + ("" if error.action is None else f" action {error.action}")
    )
    return f"{path}:{where} {error}"


def _window(options: argparse.Namespace) -> int:
    return application.run(
        WindowOptions(
            variant=options.variant,
            deal=options.deal,
            watch=options.watch,
            speed=options.speed,
            deals=options.deals,
            screenshot=options.screenshot,
            quit=options.quit,
        )
    )
