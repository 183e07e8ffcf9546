"""Contact sheets of artwork and windows, for the eye to judge: ``./dev sheets`` writes docs/screenshots/deck-*.png,
tables.png and sizes.png.

Every face of each edition at 60 and 120 pixels, aces and court cards at 240, the indices of all languages, the backs;
the window with each table in the light and in the dark, and with each game in three sizes, taken with the app itself.
Needs no display.
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
from sueca_desktop.variants import discover

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
    backs = dict(zip(TableStyle, CardBack, strict=True))
    game = ("--variant", "sueca-bandeira", "--deal", "26")
    shots = [
        _window(f"table_style={style.value}\ntheme={theme.value}\nback={backs[style].value}\nedition=two\n", game)
        for style in TableStyle
        for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK)
    ]
    return _side_by_side(shots, columns=2, wide=640, high=400)


def sizes() -> QImage:
    """Each game at the user's first decision, the window 1024 x 600, 1280 x 800 and 2560 x 1440 pixels large, all of
    them shown equally wide.
    """
    shots = [
        _window(f"geometry={_kept(wide, high)}\nedition=two\n", ("--variant", variant, "--deal", "1"))
        for variant in discover()
        for wide, high in ((1024, 600), (1280, 800), (2560, 1440))
    ]
    return _side_by_side(shots, columns=3, wide=640, high=400)


def _kept(wide: int, high: int) -> str:
    """A window's place as the settings hold it."""
    return f"0 0 {wide} {high} 0".encode().hex()


def _side_by_side(shots: Sequence[QImage], *, columns: int, wide: int, high: int) -> QImage:
    """Each scaled to fit into ``wide`` x ``high`` pixels."""
    image = QImage(columns * wide, -(-len(shots) // columns) * high, QImage.Format.Format_RGB32)
    image.fill(QColor(FELT))
    painter = QPainter(image)
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    for i, shot in enumerate(shots):
        row, column = divmod(i, columns)
        painter.drawImage(column * wide, row * high, shot.scaled(wide, high, keep, smooth))
    painter.end()
    return image


def _window(looks: str, game: Sequence[str]) -> QImage:
    """The window with these settings and this game."""
    with tempfile.TemporaryDirectory() as home:
        settings, picture = Path(home, "sueca-desktop", "settings.ini"), Path(home, "window.png")
        settings.parent.mkdir()
        settings.write_text(f"[General]\n{looks}", encoding="utf-8")
        own = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        options = [*game, "--speed", "instant", "--screenshot", str(picture), "--quit"]
        subprocess.run([sys.executable, "-m", "sueca_desktop", *options], env=os.environ | own, check=True)
        return QImage(str(picture))


def main() -> None:
    application = QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, image in [*decks(), ("tables", tables()), ("sizes", sizes())]:
        path = FOLDER / f"{name}.png"
        image.save(str(path), "PNG", 0)  # type: ignore[call-overload]  # the stubs want bytes where text does
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
    del application


if __name__ == "__main__":
    main()
