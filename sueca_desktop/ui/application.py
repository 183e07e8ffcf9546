"""From the command line to a window: what must be known before Qt is loaded."""

from __future__ import annotations

import gc
import os
import sys

from sueca_desktop.ui import display
from sueca_desktop.ui.checks import mistake
from sueca_desktop.ui.loading import load_qt
from sueca_desktop.ui.options import WindowOptions

BAD_INPUT = 2


def run(options: WindowOptions) -> int:
    """Open the window and stay until it is closed; the exit status: 0, or 2 with one line on standard error where an
    option cannot be followed or no window can open.
    """
    trouble = mistake(options) or display.problem(os.environ) or display.plugin_problem(os.environ)
    if trouble is not None:
        return _refuse(trouble)
    gc.disable()  # until the window is seen: looking for garbage among what is loaded takes a twentieth of the start
    try:
        load_qt()
        from sueca_desktop.ui import session

        status, failure = session.run(options)
    except ImportError as error:  # a library of the system that Qt needs
        return _refuse(display.missing_library(error))
    finally:
        gc.enable()
    return status if failure is None else _refuse(failure)


def _refuse(line: str) -> int:
    print(f"sueca-desktop: {' '.join(line.split())}", file=sys.stderr)
    return BAD_INPUT
