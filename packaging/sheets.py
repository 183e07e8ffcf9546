"""Contact sheets of the artwork, for the eye to judge: ``./dev sheets`` writes docs/screenshots/deck-*.png, tables.png.

Every face of each edition at 60 and 120 pixels, aces and court cards at 240, the indices of all languages, the backs;
and the window with each table in the light and in the dark, taken with the app itself. Needs no display.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.app.settings import CardBack, Edition, TableStyle, ThemeChoice

ROOT = Path(__file__).resolve().parents[1]
CARDS, FOLDER = ROOT / "assets" / "cards", ROOT / "docs" / "screenshots"
FELT = "#34785c"
RANKS, SUITS = "AKQJT98765432", "SHDC"
LETTERS = ("", "-ardv", "-akdb")


def sheet(files: Sequence[Path], columns: int, widths: Sequence[int]) -> QImage:
    """The cards in rows of ``columns``, once for each width in pixels, one block below the other."""
    blocks = [_block(files, columns, width) for width in widths]
    image = QImage(max(b.width() for b in blocks), sum(b.height() for b in blocks), QImage.Format.Format_RGB32)
    image.fill(QColor(FELT))
    painter, top = QPainter(image), 0
    for block in blocks:
        painter.drawImage(0, top, block)
        top += block.height()
    painter.end()
    return image


def _block(files: Sequence[Path], columns: int, width: int) -> QImage:
    gap, high, rows = max(6, width // 12), width * 7 // 5, -(-len(files) // columns)
    size = (columns * (width + gap) + gap, rows * (high + gap) + gap)
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(FELT))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i, file in enumerate(files):
        row, column = divmod(i, columns)
        place = QRectF(gap + column * (width + gap), gap + row * (high + gap), width, high)
        QSvgRenderer(str(file)).render(painter, place)
    painter.end()
    return image


def faces(edition: str, ranks: str = RANKS) -> list[Path]:
    """The faces of an edition, a row a suit."""
    return [CARDS / edition / f"{rank}{suit}.svg" for suit in SUITS for rank in ranks]


def decks() -> Iterable[tuple[str, QImage]]:
    """(name, sheet) of everything that is on cards."""
    for edition in (one.value for one in Edition):
        for width in (60, 120):
            yield f"deck-{edition}-{width}", sheet(faces(edition), len(RANKS), [width])
        yield f"deck-{edition}-240", sheet(faces(edition, "AKQJ"), 8, [240])
    backs = [CARDS / "backs" / f"{back.value}.svg" for back in CardBack]
    yield "deck-backs", sheet(backs, len(backs), [240, 120, 60])
    yield "deck-letters", sheet([_lettered(rank, letters) for letters in LETTERS for rank in "AKQJ"], 4, [120])


def _lettered(rank: str, letters: str) -> Path:
    """A face with the letters of a folder, or the usual one where it is the same with those."""
    file = CARDS / f"two{letters}" / f"{rank}H.svg"
    return file if file.is_file() else CARDS / "two" / file.name


def tables() -> QImage:
    """The window, half as large, with each table: light on the left, dark on the right."""
    wide, high = 640, 400
    image = QImage(2 * wide, len(TableStyle) * high, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for row, style in enumerate(TableStyle):
        for column, theme in enumerate((ThemeChoice.LIGHT, ThemeChoice.DARK)):
            shot = _window(style, theme)
            small = shot.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation)
            painter.drawImage(column * wide, row * high, small)
    painter.end()
    return image


def _window(style: TableStyle, theme: ThemeChoice) -> QImage:
    back = list(CardBack)[list(TableStyle).index(style)]
    looks = f"[General]\ntable_style={style.value}\ntheme={theme.value}\nback={back.value}\nedition=two\n"
    with tempfile.TemporaryDirectory() as home:
        settings, picture = Path(home, "sueca-desktop", "settings.ini"), Path(home, "window.png")
        settings.parent.mkdir()
        settings.write_text(looks, encoding="utf-8")
        own = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        game = ["--variant", "sueca-bandeira", "--deal", "26", "--speed", "instant"]
        command = [sys.executable, "-m", "sueca_desktop", *game, "--screenshot", str(picture), "--quit"]
        subprocess.run(command, env=os.environ | own, check=True)
        return QImage(str(picture))


def main() -> None:
    application = QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, image in [*decks(), ("tables", tables())]:
        path = FOLDER / f"{name}.png"
        image.save(str(path), "PNG", 0)  # type: ignore[call-overload]  # the stubs want bytes where text does
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
    del application


if __name__ == "__main__":
    main()
