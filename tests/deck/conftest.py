"""The generator is a tool of the project, not a part of the installed program: found by its folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging" / "deck"))
