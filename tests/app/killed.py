"""Plays watched deals for ever and prints each action once it has been told. Run by test_killed, and killed there."""

import sys

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.summary import DealResult, ShownStep
from sueca_desktop.rules.notation import format_move
from tests.app.driving import ByLot, always, settings


def main() -> int:
    app = QCoreApplication(sys.argv)
    controller = Controller(players=always(ByLot()))
    deal = 0

    def tell(step: ShownStep) -> None:
        print(deal, format_move(step.after.deal.moves[-1]), flush=True)
        controller.shown()

    def deal_on(_: DealResult) -> None:
        nonlocal deal
        deal += 1
        controller.next_deal()

    controller.dealt.connect(controller.shown)
    controller.stepped.connect(tell)
    controller.deal_over.connect(deal_on)
    controller.new_game(settings("sueca-riscos", watch=True))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
