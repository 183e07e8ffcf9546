"""What is wrong with the options of the command line, found before Qt is loaded."""

from __future__ import annotations

from pathlib import Path

from sueca_desktop.engine.deal_code import MAX_DEAL_NUMBER
from sueca_desktop.ui.options import SPEEDS, WindowOptions
from sueca_desktop.variants import discover


def mistake(options: WindowOptions) -> str | None:
    """One line on the first option that cannot be followed; None where all can."""
    if options.variant is not None and options.variant not in discover():
        return f"there is no rule set {options.variant[:40]!r}: it is one of {', '.join(discover())}"
    needing = {"--deal": options.deal is not None, "--watch": options.watch, "--deals": options.deals is not None}
    if options.variant is None and any(needing.values()):
        return f"{next(name for name, given in needing.items() if given)} needs --variant"
    if options.deal is not None and not 0 <= options.deal <= MAX_DEAL_NUMBER:
        return f"--deal takes a number from 0 to {MAX_DEAL_NUMBER}, not {options.deal}"
    if options.deals is not None and options.deals < 1:
        return f"--deals takes a number of 1 or more, not {options.deals}"
    if options.speed is not None and options.speed not in SPEEDS:
        return f"--speed is one of {', '.join(SPEEDS)}, not {options.speed[:40]!r}"
    if options.screenshot is None:
        return None
    if not options.screenshot.lower().endswith(".png"):
        return f"the picture is a PNG file: its name must end in .png, not {options.screenshot[-40:]!r}"
    return _unwritable(Path(options.screenshot))


def _unwritable(path: Path) -> str | None:
    """Why no picture can be written to ``path``; tried out, leaving no trace."""
    existed = path.exists()
    try:
        with path.open("ab"):
            pass
        if not existed:
            path.unlink()
    except (OSError, ValueError) as error:
        return f"the picture cannot be written to {str(path)!r}: {getattr(error, 'strerror', None) or error}"
    return None
