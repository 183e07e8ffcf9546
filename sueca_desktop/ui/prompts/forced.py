"""What need not be asked."""

from __future__ import annotations

from sueca_desktop.rules.actions import Action, Pass
from sueca_desktop.rules.view import Observation


def forced(observation: Observation) -> Action | None:
    """The pass of a seat that can do nothing else: it need not be asked."""
    return Pass() if observation.legal == (Pass(),) else None
