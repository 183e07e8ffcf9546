"""Qt opens a window on a real X screen: what ./dev and the workflow install is enough."""

import subprocess
import sys

PROGRAM = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.show()
print(application.platformName(), window.screen().size().toTuple(), window.windowHandle().isVisible())
"""


def test_a_window_opens_on_a_virtual_screen(virtual_screen: tuple[str, ...]) -> None:
    command = [*virtual_screen, sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "xcb (1280, 800) True"), done.stderr
