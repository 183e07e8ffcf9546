"""Plays watched deals for ever with a history, and prints each action and each end. Killed by test_historian."""

import sys

from PySide6.QtCore import QCoreApplication

from sueca_desktop.app.controller import Controller
from sueca_desktop.app.history.historian import Historian
from sueca_desktop.app.summary import DealResult, ShownStep
from tests.app.driving import ByLot, always, settings


def main() -> int:
    app = QCoreApplication(sys.argv)
    controller = Controller(players=always(ByLot()))
    historian = Historian(controller, app)

    def tell(step: ShownStep) -> None:
        print("action", len(step.after.deal.moves), flush=True)
        controller.shown()

    def deal_on(_: DealResult) -> None:
        print("deal", len(historian.history.deals()), flush=True)
        controller.next_deal()

    controller.dealt.connect(controller.shown)
    controller.stepped.connect(tell)
    controller.deal_over.connect(deal_on)
    controller.new_game(settings("sueca-riscos", watch=True))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
