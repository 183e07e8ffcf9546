"""What a screen reader finds in the window, over AT-SPI; run by the system's Python, which has pyatspi.

Prints as JSON the cards of the hand with what is said of each, the table in words before and after the first playable
card was pressed, and the cells of the score sheet.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyatspi  # type: ignore[import-not-found]  # the system's Python has it, not the project's

SECONDS = 60.0


def under(node: Any) -> Iterator[Any]:
    """Everything below, depth first."""
    for i in range(node.childCount):
        child = node.getChildAtIndex(i)
        if child is not None:
            yield child
            yield from under(child)


def application() -> Any:
    desktop = pyatspi.Registry.getDesktop(0)
    for i in range(desktop.childCount):
        one = desktop.getChildAtIndex(i)
        if one is not None and one.name in ("sueca-desktop", "Sueca Desktop"):
            return one
    return None


def wait_for(find: Callable[[], Any]) -> Any:
    """What ``find`` gives once that is something."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        found = find()
        if found:
            return found
        time.sleep(0.2)
    sys.exit(f"nothing came of {find.__name__}")


def table() -> Any:
    root = application()
    found = [one for one in under(root) if one.name == "Card table"] if root is not None else []
    return found[0] if found and "your turn" in found[0].description else None


def hand(found: Any) -> list[Any]:
    cards = [one for one in under(found) if one.getRole() == pyatspi.ROLE_PUSH_BUTTON and " of " in one.name]
    return [one for one in cards if one.getState().contains(pyatspi.STATE_SHOWING)]


def main() -> None:
    found = wait_for(table)
    cards, before = hand(found), found.description
    chosen = next(card for card in cards if card.description.startswith("playable"))
    told = {"hand": {card.name: card.description for card in cards}, "before": before, "played": chosen.name}
    action = chosen.queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    action.doAction(names.index("Press"))

    def played() -> str | None:
        now: str = found.description
        return now if now != before else None

    told["after"] = wait_for(played)
    sheet = [one for one in under(application()) if one.name == "Score sheet" and one.getRole() == pyatspi.ROLE_TABLE]
    told["sheet"] = [one.name for one in under(sheet[0])]
    print(json.dumps(told))


if __name__ == "__main__":
    main()
