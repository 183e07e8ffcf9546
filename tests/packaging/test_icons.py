"""The application's icon in its sizes is the drawing's, and the collections hold the same pictures."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from icons import FOLDER, ICNS_TYPES, ICO_SIZES, NAME, SIZES, drawn, icns, ico, icon_files
from tests.ui.table.looking import differing

FILES = sorted(path.name for path in FOLDER.iterdir())


def kept(size: int) -> bytes:
    return (FOLDER / f"{NAME}-{size}.png").read_bytes()


@pytest.mark.usefixtures("qapp")
def test_nothing_is_missing_and_nothing_left_over() -> None:
    assert sorted(icon_files()) == FILES


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_committed_icons_are_the_drawing(size: int) -> None:
    """To a few pixels: each version of Qt smooths edges in its own way."""
    old, new = QImage.fromData(kept(size)), QImage.fromData(drawn(size))
    assert (old.width(), old.height()) == (size, size)
    assert differing(old, new) <= size


def test_the_windows_icon_holds_them() -> None:
    data = (FOLDER / f"{NAME}.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for i, size in enumerate(ICO_SIZES):
        wide, high, _, _, planes, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * i)
        assert (wide or 256, high or 256, planes, bits) == (size, size, 1, 32)
        assert data[offset : offset + length] == kept(size)


def test_the_apple_icon_holds_them() -> None:
    data = (FOLDER / f"{NAME}.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    offset = 8
    for kind, size in ICNS_TYPES.items():
        found, length = struct.unpack_from(">4sI", data, offset)
        assert (found, data[offset + 8 : offset + length]) == (kind, kept(size))
        offset += length
    assert offset == len(data)


def test_collections_are_put_together_anew_the_same() -> None:
    pictures = {size: kept(size) for size in SIZES}
    assert ico(pictures) == (FOLDER / f"{NAME}.ico").read_bytes()
    assert icns(pictures) == (FOLDER / f"{NAME}.icns").read_bytes()


def test_the_folder_is_the_projects() -> None:
    assert FOLDER.is_relative_to(Path(__file__).resolve().parents[2])
