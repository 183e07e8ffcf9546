"""Qt is loaded without a second look at every module."""

import subprocess
import sys

LOADED = """
import builtins
from sueca_desktop.ui.loading import load_qt
load_qt()
assert builtins.__import__ is not builtins.__feature_import__
from PySide6.QtCore import QObject, Signal

class Teller(QObject):
    told = Signal(int)

heard = []
teller = Teller()
teller.told.connect(heard.append)
teller.told.emit(3)
print(heard)
"""


def test_no_module_is_looked_through_for_features() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[3]\n", "")
