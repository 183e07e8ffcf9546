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
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130


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
            least = f"a whole number of {low} or more, at most {_MAX_NUMBER},"
            raise argparse.ArgumentTypeError(f"{least} is needed, not {text[:30]!r}")
        return int(text)

    return read


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="sueca-desktop",
        description="Sueca and its relatives against the computer.",
        epilog="sueca-desktop FILE.sueca.json opens the window with the match in that file.",
        allow_abbrev=False,
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
    checking = commands.add_parser(
        "selfcheck", help="look whether this installation has all it needs", allow_abbrev=False
    )
    checking.add_argument("--json", action="store_true", help="print everything as JSON")
    commands.add_parser("engine", help="answer requests of other programs, one JSON object a line", allow_abbrev=False)
    _add_arena(commands.add_parser("arena", help="measure levels against each other", allow_abbrev=False))
    return parser


def _add_arena(parser: argparse.ArgumentParser) -> None:
    number, levels = _at_least(1), "one level a seat, with commas between: expert,club,expert,club"
    parser.add_argument("--variant", choices=tuple(discover()), metavar="V", required=True, help="the rule set")
    parser.add_argument(
        "--levels", type=lambda text: tuple(text.split(",")), metavar="L0,L1,…", required=True, help=levels
    )
    parser.add_argument("--deals", type=number, metavar="N", required=True, help="how many deals")
    parser.add_argument("--seed", type=_at_least(0), metavar="S", required=True, help="what the cards are dealt from")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--worlds", type=number, metavar="W", help="so many worlds a decision, whatever the time")
    budget.add_argument("--time-ms", type=number, metavar="T", default=1000, help="milliseconds a decision (1000)")
    parser.add_argument("--jobs", type=number, metavar="J", help="processes (as many as there are processors)")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")


def main(argv: list[str] | None = None) -> int:
    """Runs the command with ``argv`` (default: the process's arguments) and returns its exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    file = _record_named(arguments)
    try:
        options = _parser().parse_args(arguments if file is None else arguments[1:])
        if file is not None and (options.command or options.variant):
            raise UsageError(f"{file[:40]!r} is a match of its own: neither a command nor --variant goes with it")
        if options.command in _READERS:
            return _read(options.command, options.file, as_json=options.json)
        match options.command:
            case "selfcheck":
                return _selfcheck(as_json=options.json)
            case "engine":
                return _engine()
            case "arena":
                return _arena(options)
            case _:
                return _window(options, file)
    except UsageError as error:
        return _refuse(str(error), RecordError(str(error)) if "--json" in arguments else None)


def _record_named(arguments: list[str]) -> str | None:
    """The record that the window shall show, given as the first argument; None for none."""
    first = arguments[0] if arguments else ""
    return first if first.endswith(".json") and not first.startswith("-") else None


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
    "verify": "say whether the deals of a record are what their seeds give; status 1: not all of them are",
}
"""Commands that read a record and print something."""


def _read(command: str, path: Path, *, as_json: bool) -> int:
    try:
        text, status = reading.answer(command, path, as_json=as_json)
    except RecordError as error:
        return _refuse(_located(path, error), error if as_json else None)
    return _print(text) or status


def _print(text: str) -> int:
    """Writes the answer. A reader that has read enough is no fault; a full disk is."""
    try:
        print(text, flush=True)
    except OSError as error:
        return _unwritten(error)
    return 0


def _selfcheck(*, as_json: bool) -> int:
    """Status 1 where something is missing or damaged."""
    from sueca_desktop.selfcheck import report, selfcheck, sheet

    checks = selfcheck()
    status = _print(json.dumps(report(checks)) if as_json else sheet(checks))
    return status or int(not all(check.ok for check in checks))


def _unwritten(error: OSError) -> int:
    """The status where standard output takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left must not be tried again at exit
    if isinstance(error, BrokenPipeError):
        return 0
    return _refuse(f"the output cannot be written: {error.strerror or error}", None)


def _engine() -> int:
    """Serves until the input ends, or Ctrl-C; a standard input that is closed has ended."""
    from sueca_desktop.answering.serving import serve

    if sys.stdin is None:
        return 0
    try:
        serve(sys.stdin.buffer, sys.stdout, discover())
    except OSError as error:
        return _unwritten(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _arena(options: argparse.Namespace) -> int:
    from sueca_desktop.arena import command

    try:
        plan = command.plan(discover()[options.variant], options)
    except ValueError as error:
        raise UsageError(f"argument --levels: {error}") from error
    try:
        results = command.played(plan, options.jobs)
    except command.Killed as error:
        print(f"sueca-desktop: {error}", file=sys.stderr)
        return FAILED
    status = _print(command.told(plan, results, as_json=options.json))
    if len(results) == plan.deals:
        return status
    print(f"sueca-desktop: interrupted after {len(results)} of {plan.deals} deals", file=sys.stderr)
    return INTERRUPTED


def _located(path: Path, error: RecordError) -> str:
    where = (
        ""
        if error.deal is None
        else f" deal {error.deal}" + ("" if error.action is None else f" action {error.action}")
    )
    return f"{path}:{where} {error}"


def _window(options: argparse.Namespace, file: str | None) -> int:
    return application.run(
        WindowOptions(
            variant=options.variant,
            deal=options.deal,
            watch=options.watch,
            speed=options.speed,
            deals=options.deals,
            screenshot=options.screenshot,
            quit=options.quit,
            file=file,
        )
    )
