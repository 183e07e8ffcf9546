"""Plays watched matches of a rule set for ever, with a history, and prints each action once it has been told, as
``MATCH DEAL ACTION``, and each end of a deal, as ``MATCH DEAL over``. Run by test_killed, and killed there.
"""

import sys

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.summary import DealResult, ShownStep
from sueca_desktop.rules.notation import format_move
from sueca_desktop.variants import discover
from tests.app.driving import ByLot, always, settings
from tests.support.deals import NAMES


def main(variant: str) -> int:
    app = QCoreApplication(sys.argv)
    controller = Controller(players=always(ByLot()))
    Historian(controller, app)
    game = settings(variant, watch=True, players=NAMES[: discover()[variant].seats])
    match = deal = 0

    def tell(step: ShownStep) -> None:
        print(match, deal, format_move(step.after.deal.moves[-1]), flush=True)
        controller.shown()

    def deal_on(result: DealResult) -> None:
        nonlocal match, deal
        print(match, deal, "over", flush=True)
        match, deal = (match + 1, 0) if result.match_over else (match, deal + 1)
        if result.match_over:
            controller.new_game(game)
        else:
            controller.next_deal()

    controller.dealt.connect(controller.shown)
    controller.stepped.connect(tell)
    controller.deal_over.connect(deal_on)
    controller.new_game(game)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
