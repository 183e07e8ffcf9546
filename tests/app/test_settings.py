"""Preferences: what is set comes back, and rubbish reads as the defaults."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from sueca_desktop.ai.levels import Level
from sueca_desktop.app import mending
from sueca_desktop.app.paths import config_dir, data_dir
from sueca_desktop.app.settings import (
    TASTE,
    USUAL_VOLUME,
    CardBack,
    Edition,
    GameSettings,
    Letters,
    Motion,
    Preferences,
    Speed,
    TableStyle,
    ThemeChoice,
    TrumpPlace,
    parse_settings,
    settings_text,
)
from sueca_desktop.rules.options import OptionValue
from tests.app.driving import NAMES

ODD = ("", "a" * 60, "🂡", "\u05d0\u05d1", "<b>x</b>", "%s{0}", 'a, "b"')
RISCOS = GameSettings("sueca-riscos", NAMES, {"renounce": "allowed"}, Level.NOVICE, True, 12)


def fill(preferences: Preferences) -> None:
    preferences.speed = Speed.INSTANT
    preferences.theme = ThemeChoice.DARK
    preferences.edition = Edition.CONTRAST
    preferences.back = CardBack.NIGHT
    preferences.table_style = TableStyle.WOOD
    preferences.motion, preferences.trump_place, preferences.thinking = Motion.REDUCED, TrumpPlace.RIGHT, 3000
    preferences.ascending = preferences.confirm = preferences.points = True
    preferences.text_size, preferences.language = 130, "de"
    preferences.letters = Letters.AKDB
    preferences.names, preferences.profiles = ODD, ODD[:1]
    preferences.volume = 35
    preferences.muted = True
    preferences.last_game = RISCOS
    preferences.geometry = bytes(range(256))
    preferences.window_state = b"docks"
    preferences.sync()


def content(preferences: Preferences) -> tuple[Any, ...]:
    p = preferences
    looks = p.edition, p.back, p.table_style
    return p.speed, p.theme, p.last_game, p.geometry, p.window_state, looks, p.volume, p.muted


USUAL_LOOKS = (Edition.TWO, CardBack.AZULEJO, TableStyle.FELT)
DEFAULTS = (Speed.NORMAL, ThemeChoice.SYSTEM, None, b"", b"", USUAL_LOOKS, USUAL_VOLUME, False)
FILLED = (
    *(Speed.INSTANT, ThemeChoice.DARK, RISCOS, bytes(range(256)), b"docks"),
    *((Edition.CONTRAST, CardBack.NIGHT, TableStyle.WOOD), 35, True),
)


def taste(preferences: Preferences) -> dict[str, object]:
    return {name: getattr(preferences, name) for name in TASTE}


def test_taste_comes_back_and_can_be_reset() -> None:
    usual = taste(Preferences())
    fill(Preferences())
    filled = taste(Preferences())
    assert [name for name in TASTE if filled[name] == usual[name]] == []
    assert (Preferences().names, Preferences().profiles) == (ODD, ODD[:1])
    heard: list[frozenset[str]] = []
    preferences = Preferences()
    preferences.changed.connect(heard.append)
    preferences.reset()
    assert heard == [frozenset(TASTE)]
    preferences.reset()
    assert len(heard) == 1
    assert taste(Preferences()) == usual
    assert (preferences.last_game, preferences.names) == (RISCOS, ODD)


def test_only_what_changes_is_told() -> None:
    heard: list[frozenset[str]] = []
    preferences = Preferences()
    preferences.changed.connect(heard.append)
    preferences.volume = USUAL_VOLUME
    preferences.volume = 10
    preferences.volume = -5
    preferences.volume = 0
    assert heard == [frozenset({"volume"}), frozenset({"volume"})]


@pytest.mark.parametrize("text", ["", "null", "7", "{}", "[1]", '["a", null]', "[" * 100_000, '["a'])
def test_names_that_are_none_are_none(tmp_path: Path, text: str) -> None:
    preferences = Preferences(tmp_path / "settings.ini")
    preferences.write({"names": text})
    assert preferences.names == ()


def test_what_is_set_comes_back() -> None:
    preferences = Preferences()
    assert content(preferences) == DEFAULTS
    fill(preferences)
    assert content(Preferences()) == FILLED
    assert (config_dir() / "settings.ini").is_file()
    assert not any(data_dir().iterdir())


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00\xff\xfe[][[=rubbish%%\x80",
        b"[General]\nspeed=warp\ntheme=\nlast_game={\ngeometry=zz\nwindow_state=0\n",
        b"[General]\nspeed=a, b\ntheme=@Invalid()\nlast_game=@Variant(\\0\\0\\0\\x1b\\xff)\ngeometry=@ByteArray(x)\n",
        b"[General]\nedition=3\nback=../two/AS\ntable_style=felt, wood\nvolume=101\nmuted=yes\n",
        b"[General]\nedition=TWO\nback=\ntable_style=[]\nvolume=-1\nmuted=1, 2\n",
        b"[General]\nvolume=1e1\n",
        "[General]\nvolume=٣\n".encode(),
        b'{"format": "json"}',
    ],
)
def test_rubbish_reads_as_the_defaults_and_can_be_set(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(text)
    preferences = Preferences(path)
    assert content(preferences) == DEFAULTS
    fill(preferences)
    assert content(Preferences(path))[2] == RISCOS


@pytest.mark.parametrize(
    ("text", "speed"),
    [
        (b"\0" * 200, Speed.NORMAL),
        (b"[General]\nspeed=fast\n\x00\xffrubbish\nmore\n", Speed.FAST),
        (b"hello\n", Speed.NORMAL),
    ],
)
def test_a_copy_is_kept_of_what_cannot_be_read_whole(tmp_path: Path, text: bytes, speed: Speed) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(text)
    preferences = Preferences(path)
    assert preferences.damaged is not None
    assert (preferences.damaged, preferences.speed) == ("settings.damaged-1.ini", speed)
    assert (tmp_path / preferences.damaged).read_bytes() == text
    again = Preferences(path)
    assert (again.damaged, again.speed) == (None, speed), "it has been mended"
    unread = path.rename(tmp_path / "unread.ini")  # the settings of one path are read once in a process
    assert (Preferences(unread).damaged, Preferences(unread).speed) == (None, speed), "in the file, too"
    path.write_bytes(text)
    assert Preferences(path).damaged == "settings.damaged-2.ini"
    assert Preferences(tmp_path / "none.ini").damaged is None


def test_damaged_settings_stay_as_they_are_where_no_others_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a full disk."""

    class Full(QSettings):
        def status(self) -> QSettings.Status:
            return QSettings.Status.AccessError

    path, text = tmp_path / "settings.ini", b"[General]\nspeed=fast\nrubbish\n"
    path.write_bytes(text)
    monkeypatch.setattr(mending, "QSettings", Full)
    preferences = Preferences(path)
    assert (preferences.damaged, preferences.speed) == ("settings.damaged-1.ini", Speed.FAST)
    assert path.read_bytes() == text
    assert {one.name for one in tmp_path.iterdir()} == {"settings.ini", "settings.damaged-1.ini"}


@pytest.mark.parametrize(("given", "kept"), [(-5, 0), (0, 0), (100, 100), (400, 100)])
def test_the_volume_is_a_share(given: int, kept: int) -> None:
    preferences = Preferences()
    preferences.volume = given
    assert preferences.volume == kept
    preferences.sync()
    assert Preferences().volume == kept


def test_a_file_that_cannot_be_one_is_let_be(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").mkdir()
    preferences = Preferences(tmp_path / "settings.ini")
    fill(preferences)
    assert content(preferences)[:3] == (Speed.INSTANT, ThemeChoice.DARK, RISCOS), "kept while the program runs"
    assert (tmp_path / "settings.ini").is_dir()


@given(
    level=st.sampled_from(Level),
    watch=st.booleans(),
    number=st.none() | st.integers(0, 10**18),
    target=st.sampled_from([4, 8]),
    names=st.tuples(*[st.text(st.characters(exclude_categories=["Cs"]))] * 4),
)
def test_game_settings_round_trip(
    level: Level, watch: bool, number: int | None, target: int, names: tuple[str, ...]
) -> None:
    options: dict[str, OptionValue] = {"target": target, "tie": "nothing", "renounce": "enforced"}
    settings = GameSettings("sueca-bandeira", names, options, level, watch, number)
    assert parse_settings(settings_text(settings)) == settings


def test_missing_options_are_given_their_defaults() -> None:
    parsed = parse_settings(settings_text(GameSettings("sueca-riscos", NAMES)))
    assert parsed == GameSettings("sueca-riscos", NAMES, {"renounce": "enforced"})


GOOD: dict[str, Any] = json.loads(settings_text(RISCOS))


@pytest.mark.parametrize(
    "change",
    [
        {"variant": "bridge"},
        {"variant": []},
        {"variant": None},
        {"players": "abcde"},
        {"players": ["a", "b"]},
        {"players": [1, 2, 3, 4]},
        {"players": 4},
        {"options": {"colour": "red"}},
        {"options": {"renounce": True}},
        {"options": {"renounce": []}},
        {"options": 5},
        {"options": [1]},
    ],
)
def test_settings_that_are_no_game_are_none(change: dict[str, Any]) -> None:
    assert parse_settings(json.dumps(GOOD | change)) is None


@pytest.mark.parametrize("text", ["", "null", "7", "[]", "{}", "{" * 100_000, "[" * 100_000, '{"variant": "a'])
def test_text_that_is_no_settings_is_none(text: str) -> None:
    assert parse_settings(text) is None


def test_what_does_not_hinder_playing_falls_back() -> None:
    parsed = parse_settings(json.dumps(GOOD | {"level": "guru", "watch": "no", "deal_number": 1.5}))
    assert parsed == GameSettings("sueca-riscos", NAMES, {"renounce": "allowed"})
