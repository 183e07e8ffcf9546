"""``icons.py SVG PNG ...``: draws the icon into each PNG, whose folder (``48x48/apps``) says how large."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def main(source: str, *targets: str) -> int:
    app = QGuiApplication([])
    drawing = QSvgRenderer(source)
    for target in targets:
        size = int(Path(target).parts[-3].partition("x")[0])
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        if not image.save(target):
            return 1
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
