"""Which prompt asks for what: found from the kinds of action that are legal, whatever the rule set."""

from __future__ import annotations

from collections.abc import Callable

from sueca_desktop.rules.actions import Action, Bid, BidNulls, Call, Exchange, Name, Sequence, Take
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.prompts.announce import AnnouncePrompt
from sueca_desktop.ui.prompts.auction import AuctionPrompt
from sueca_desktop.ui.prompts.call import CallPrompt
from sueca_desktop.ui.prompts.making import MakingPrompt
from sueca_desktop.ui.prompts.prompt import Prompt
from sueca_desktop.ui.table.seating import Company

_PROMPTS: tuple[tuple[tuple[type[Action], ...], Callable[[Observation, Company], Prompt]], ...] = (
    ((Bid, BidNulls), AuctionPrompt),
    ((Call,), lambda observation, company: CallPrompt(observation)),
    ((Take, Name), lambda observation, company: MakingPrompt(observation)),
    ((Exchange, Sequence), lambda observation, company: AnnouncePrompt(observation)),
)


def prompt_for(observation: Observation, company: Company | None = None) -> Prompt | None:
    """The prompt for what the seat may do now; None where there is nothing to ask: cards are played at the table, and
    see :attr:`Observation.forced`.
    """
    for kinds, make in _PROMPTS:
        if any(isinstance(action, kinds) for action in observation.legal):
            return make(observation, company or Company())
    return None
