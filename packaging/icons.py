"""Draws the application's icon in the sizes that desktops ask for: ``./dev icons`` writes assets/icons/app.

PNG for Linux, one ICO for Windows and one ICNS for macOS, which hold the same pictures.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[1] / "assets" / "icons"
FOLDER = ICONS / "app"
NAME = "sueca-desktop"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Sizes by the four letters that Apple calls them."""


def drawn(size: int) -> bytes:
    """The icon as PNG, ``size`` pixels square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ICONS / f"{NAME}.svg")).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # the stubs want text where the format is bytes
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon: a head, an entry for each picture, the pictures."""
    offset = 6 + 16 * len(ICO_SIZES)
    entries = b""
    for size in ICO_SIZES:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(pictures[size]), offset)
        offset += len(pictures[size])
    return struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + entries + b"".join(pictures[size] for size in ICO_SIZES)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An Apple icon: a head, then each picture with its type and length."""
    parts = [kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def icon_files() -> dict[str, bytes]:
    """Every file by name."""
    pictures = {size: drawn(size) for size in SIZES}
    files = {f"{NAME}-{size}.png": data for size, data in pictures.items()}
    return files | {f"{NAME}.ico": ico(pictures), f"{NAME}.icns": icns(pictures)}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in icon_files().items():
        (FOLDER / name).write_bytes(data)
        print(f"{name}: {len(data) / 1000:.0f} kB")
    del application


if __name__ == "__main__":
    main()
