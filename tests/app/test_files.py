"""A file is replaced whole, after its bytes are on the disk."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from sueca_desktop.app.files import write_atomic


def test_bytes_reach_the_disk_before_the_name_and_the_name_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, happened = tmp_path / "game", []
    path.write_bytes(b"old")
    rename = Path.replace

    def fsync(handle: int) -> None:
        happened.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")

    def replace(self: Path, to: Path) -> Any:
        assert self.read_bytes() == b"new"
        happened.append("rename")
        return rename(self, to)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", replace)
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"
    assert happened == ["file", "rename", "folder"][: 3 if os.name == "posix" else 2]
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"old")
    (tmp_path / "game.tmp").mkdir()
    with pytest.raises(OSError, match="game"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
