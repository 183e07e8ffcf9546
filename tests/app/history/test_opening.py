"""Whatever stands where the history should: it is left, set aside, read or saved from, and the app goes on."""

import errno
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from sueca_desktop.app.history import opening, schema
from sueca_desktop.app.history.opening import SIBLINGS
from sueca_desktop.app.history.store import History
from sueca_desktop.app.notices import Notice, NoticeCode
from sueca_desktop.app.paths import HISTORY, data_dir
from tests.app.history.games import Opener, database, game, keep_all, kept

DAMAGED = Notice(NoticeCode.HISTORY_DAMAGED, "history.damaged-1.db")


@pytest.fixture(scope="module")
def forty(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A history of 40 deals."""
    path = tmp_path_factory.mktemp("forty") / HISTORY
    history = History(path, lambda notice: None)
    keep_all(history, game("sueca-riscos", 40))
    history.close()
    assert [file.name for file in path.parent.iterdir()] == [HISTORY]
    return path.read_bytes()


@pytest.fixture
def filled(forty: bytes) -> Path:
    """That history where the program looks for it."""
    database().write_bytes(forty)
    return database()


def others() -> set[str]:
    """What lies beside the history and what SQLite keeps of it."""
    return {path.name for path in data_dir().iterdir()} - {database().name + sibling for sibling in SIBLINGS}


# ---- damaged


@pytest.mark.parametrize("garbage", [b"\xff" * 5, b"no database at all, but long enough for a header" * 40])
def test_what_is_no_database_is_set_aside(opens: Opener, garbage: bytes) -> None:
    database().write_bytes(garbage)
    history = opens()
    assert opens.notices == [DAMAGED]
    assert (data_dir() / DAMAGED.detail).read_bytes() == garbage
    keep_all(history, game())
    assert len(history.deals()) == 3


def test_an_empty_file_is_a_new_history(opens: Opener) -> None:
    database().touch()
    keep_all(opens(), game())
    assert opens.notices == []


def test_a_folder_in_its_place_is_set_aside(opens: Opener) -> None:
    database().mkdir()
    (database() / "mine").write_text("kept", encoding="utf-8")
    history = opens()
    assert opens.notices == [DAMAGED]
    assert (data_dir() / DAMAGED.detail / "mine").read_text(encoding="utf-8") == "kept"
    assert history.writable


def test_another_programs_database_is_set_aside(opens: Opener) -> None:
    with closing(sqlite3.connect(database())) as other:
        other.execute("CREATE TABLE deal (price INTEGER)")
        other.execute("INSERT INTO deal VALUES (5)")
        other.commit()
    before = database().read_bytes()
    history = opens()
    assert opens.notices == [DAMAGED]
    assert history.deals() == ()
    assert (data_dir() / DAMAGED.detail).read_bytes() == before


def test_the_next_one_gets_the_next_name(opens: Opener) -> None:
    for number in (1, 2, 3):
        database().write_bytes(b"x" * 5000)
        opens().close()
        assert opens.notices[-1].detail == f"history.damaged-{number}.db"


def _spoil(path: Path, pages: range) -> None:
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for page in pages:
        data[page * size : (page + 1) * size] = b"\x5a" * size
    path.write_bytes(data)


def test_what_can_be_read_of_a_damaged_history_is_saved(opens: Opener, filled: Path) -> None:
    pages = filled.stat().st_size // 4096
    _spoil(filled, range(pages * 2 // 3, pages * 2 // 3 + 3))
    history = opens()
    assert opens.notices == [DAMAGED]
    saved = history.deals()
    assert 10 < len(saved) < 40
    assert {deal.key for deal in saved} <= {deal.key for deal in kept(game("sueca-riscos", 40))}
    assert all(history.record(deal) is not None for deal in saved)
    keep_all(history, game("sueca-riscos", 40))
    assert history.deals() == kept(game("sueca-riscos", 40)), "the saved games give the rest"


@pytest.mark.parametrize("seed", range(30))
def test_damage_anywhere_stops_nothing(opens: Opener, filled: Path, seed: int) -> None:
    """Bytes, pages or the end of the file gone: no exception, and the history can be written and read."""
    rng, data = random.Random(seed), bytearray(filled.read_bytes())
    match seed % 3:
        case 0:
            del data[rng.randrange(100, len(data)) :]
        case 1:
            for _ in range(rng.choice((1, 20, 400))):
                data[rng.randrange(len(data))] = rng.randrange(256)
        case _:
            start = rng.randrange(len(data) // 4096) * 4096
            data[start : start + 4096] = rng.randbytes(4096)
    filled.write_bytes(data)
    history = opens()
    before = history.deals()
    fresh = game("klaberjass", 2, seed=seed)
    keep_all(history, fresh)
    if history.writable and all(history.keep(deal, fresh) is False for deal in kept(fresh)):
        assert len(history.deals()) >= len(kept(fresh))
    assert len(before) <= 40
    assert {notice.code for notice in opens.notices} <= {NoticeCode.HISTORY_DAMAGED, NoticeCode.HISTORY_NEWER}


def test_damage_that_comes_while_it_is_open_is_met_too(opens: Opener, filled: Path) -> None:
    history = opens()
    assert len(history.deals()) == 40
    with filled.open("r+b") as file:
        file.write(b"\xff" * filled.stat().st_size)
    assert history._opened.connection is not None
    history._opened.connection.execute("PRAGMA shrink_memory")
    keep_all(history, game("klaberjass", 2))
    assert opens.notices == [DAMAGED]
    assert {deal.variant for deal in history.deals()} == {"klaberjass"}


def test_rows_that_damage_has_made_nonsense_of_are_left_out(opens: Opener, filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        for number, (column, value) in enumerate(
            [("points", "{"), ("points", "[1]"), ("winners", "[9]"), ("ended", "noon"), ("card_points", "[1]")]
        ):
            connection.execute(f"UPDATE deal SET {column} = ? WHERE number = ?", (value, number))
        connection.commit()
    history = opens()
    assert len(history.deals()) == 35
    assert opens.notices == []


# ---- newer and older


def test_a_newer_history_is_left_as_it_is(opens: Opener, filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    before = filled.read_bytes()
    history = opens()
    keep_all(history, game("klaberjass"))
    assert (history.available, history.deals()) == (False, ())
    assert opens.notices == [Notice(NoticeCode.HISTORY_NEWER)]
    history.close()
    assert filled.read_bytes() == before
    assert others() == set()


NEXT = "ALTER TABLE deal ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';\nUPDATE deal SET mood = 'glad' WHERE number = 0;"


def test_an_older_history_is_copied_and_brought_up_to_date(filled: Path, tmp_path: Path) -> None:
    before = shutil.copy(filled, tmp_path)
    with closing(sqlite3.connect(filled, isolation_level=None)) as connection:
        schema.migrate(connection, filled, (*schema.MIGRATIONS, NEXT))
        moods = connection.execute("SELECT mood, count(*) FROM deal GROUP BY mood").fetchall()
        assert moods == [("calm", 39), ("glad", 1)]
        assert schema.pragma(connection, "user_version") == len(schema.MIGRATIONS) + 1
    (name,) = others()
    assert name == f"history.before-{len(schema.MIGRATIONS) + 1}.db"
    with closing(sqlite3.connect(data_dir() / name)) as copy, closing(sqlite3.connect(before)) as old:
        assert list(copy.iterdump()) == list(old.iterdump())


def test_a_migration_that_fails_halfway_has_not_begun(filled: Path) -> None:
    with closing(sqlite3.connect(filled, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error):
            schema.migrate(connection, filled, (*schema.MIGRATIONS, NEXT + "\nUPDATE nothing SET x = 1;"))
        assert schema.pragma(connection, "user_version") == len(schema.MIGRATIONS)
        assert "mood" not in {row[1] for row in connection.execute("PRAGMA table_info(deal)")}


# ---- disks that cannot be written


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(opens: Opener, filled: Path) -> None:
    data_dir().chmod(0o500)
    try:
        history = opens()
        assert len(history.deals()) == 40
        keep_all(history, game("klaberjass"))
    finally:
        data_dir().chmod(0o700)
    assert [notice.code for notice in opens.notices] == [NoticeCode.CANNOT_KEEP]


def failing(code: int, when: Callable[[str], bool]) -> Callable[..., sqlite3.Connection]:
    """Stands in for the way to a database on a disk with that fault."""
    connected = opening._connected

    class Failing(sqlite3.Connection):
        def execute(self, sql: str, *rest: object) -> sqlite3.Cursor:
            if when(sql):
                error = sqlite3.OperationalError("a fault of the disk")
                error.sqlite_errorcode = code
                raise error
            return super().execute(sql, *rest)  # type: ignore[arg-type]

    def connect(path: Path, mode: str) -> sqlite3.Connection:
        if mode != "rwc":
            return connected(path, mode)
        return sqlite3.connect(path, factory=Failing, isolation_level=None)

    return connect


WRITES = ("BEGIN", "INSERT", "UPDATE", "CREATE", "PRAGMA journal_mode")


@pytest.mark.parametrize("code", [sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR])
@pytest.mark.parametrize("at", ["PRAGMA journal_mode", "BEGIN", "INSERT"])
def test_a_fault_of_the_disk_is_told_once_and_the_history_still_read(
    opens: Opener, filled: Path, monkeypatch: pytest.MonkeyPatch, code: int, at: str
) -> None:
    monkeypatch.setattr(opening, "_connected", failing(code, lambda sql: sql.strip().startswith(at)))
    history = opens()
    for seed in range(2):
        keep_all(history, game("klaberjass", seed=seed))
    assert len(history.deals()) == 40
    assert [notice.code for notice in opens.notices] == [NoticeCode.CANNOT_KEEP]
    assert others() == set()


def test_a_disk_that_takes_nothing_at_the_first_start(opens: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_connected", failing(sqlite3.SQLITE_FULL, lambda sql: sql.strip().startswith(WRITES)))
    history = opens()
    keep_all(history, game())
    assert history.deals() == ()
    assert opens.notices == [], "that the game cannot be saved is told already"


def test_a_damaged_file_that_cannot_be_moved(opens: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    database().write_bytes(b"x" * 5000)

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "replace", refuse)
    history = opens()
    keep_all(history, game())
    assert (history.available, history.deals()) == (False, ())
    assert opens.notices == [Notice(NoticeCode.HISTORY_DAMAGED)]
    assert database().read_bytes() == b"x" * 5000


def test_no_data_folder_at_all(opens: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    history = opens()
    keep_all(history, game())
    assert history.deals() == ()
    assert opens.notices == []


# ---- two windows


def test_a_second_window_reads_what_the_first_writes(opens: Opener) -> None:
    first, second = opens(), opens(write=False)
    keep_all(first, game())
    assert second.available
    assert second.deals() == first.deals()
    keep_all(second, game("klaberjass"))
    assert second.delete(second.deals()) == ()
    assert len(first.deals()) == 3
    assert opens.notices == []


def test_a_second_window_makes_no_history_and_mends_none(opens: Opener) -> None:
    assert not opens(write=False).available
    assert not database().exists()
    database().write_bytes(b"x" * 5000)
    assert not opens(write=False).available
    assert others() == set()
    assert opens.notices == []


def test_two_that_write_wait_for_each_other(opens: Opener) -> None:
    first, second = opens(), opens()
    for seed in range(3):
        keep_all(first, game(seed=seed))
        keep_all(second, game("klaberjass", seed=seed))
    assert first.deals() == second.deals()
    assert opens.notices == []
