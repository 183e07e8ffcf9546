"""Perfect-information search of trick-taking positions (RULES.md's five rule sets, and what is like them).

The search is compiled where there is a C compiler and interpreted elsewhere, with the same answers: a module with a
``.pxd`` beside it is plain Python, and the ``.pxd`` gives the C compiler its types.
"""

from sueca_desktop.solver.driver import COMPILED
from sueca_desktop.solver.position import Duty, Goal, Position
from sueca_desktop.solver.solver import Solver
from sueca_desktop.solver.stop import Stop

__all__ = ["COMPILED", "Duty", "Goal", "Position", "Solver", "Stop"]
