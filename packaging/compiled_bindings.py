"""Hands Qt's bindings their own Python compiled, as the bundle brings it.

Shiboken carries 120 KB of Python sources within itself and compiles them at every start, which takes 30 ms of it.
Packaging (packaging/sueca.spec) runs this file as a program, which writes what the bindings compile to standard
output; in the bundle, where it runs before the program does, each of these sources is answered with its code. A source
that is not one of them, as in bindings of another version put in their place, is compiled as ever.
"""

import builtins
import marshal
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType
from typing import Any, cast

NAME = "bindings.marshal"
_FOLDER = "shibokensupport/"


def recorded() -> dict[str, tuple[bytes, CodeType]]:
    """Source and code by file name, of all that is compiled while Qt's core is loaded for the first time."""
    made: dict[str, tuple[bytes, CodeType]] = {}

    def record(compiling: Callable[..., Any], source: Any, filename: Any, *rest: Any, **more: Any) -> Any:
        code = compiling(source, filename, *rest, **more)
        if str(filename).startswith(_FOLDER):
            made[filename] = (source, code)
        return code

    with_compile(record)
    import PySide6.QtCore  # noqa: F401

    return made


def with_compile(answer: Callable[..., Any]) -> None:
    """Have ``answer(compile, source, file name, ...)`` asked in place of Python's ``compile``."""
    compiling = builtins.compile
    builtins.compile = cast(Any, lambda *arguments, **more: answer(compiling, *arguments, **more))


def hand_out(path: Path) -> None:
    """Answer with what :func:`recorded` found; it is read when the first of these sources comes."""
    kept: dict[str, tuple[bytes, CodeType]] = {}

    def answer(compiling: Callable[..., Any], source: Any, filename: Any, *rest: Any, **more: Any) -> Any:
        if isinstance(filename, str) and filename.startswith(_FOLDER):
            if not kept:
                kept.update(marshal.loads(path.read_bytes()))
            known, code = kept.get(filename, (b"", None))
            if code is not None and known == source:
                return code
        return compiling(source, filename, *rest, **more)

    with_compile(answer)


if bundle := getattr(sys, "_MEIPASS", None):
    hand_out(Path(bundle, NAME))
elif __name__ == "__main__":
    sys.stdout.buffer.write(marshal.dumps(recorded()))
