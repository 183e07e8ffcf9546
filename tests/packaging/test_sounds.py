"""The committed sounds are what the program makes, small, and clean at both ends."""

import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from sounds import RATE, SOUNDS, pcm, sound_files, tone
from sueca_desktop.ui.table.cues import Cue

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
NAMES = sorted(path.name for path in FOLDER.iterdir())


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return sound_files()


def read(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def test_there_is_one_for_each_cue(made: dict[str, bytes]) -> None:
    assert sorted(f"{cue.value}.wav" for cue in Cue) == NAMES == sorted(made)


@pytest.mark.parametrize("name", NAMES)
def test_committed_sounds_are_what_the_program_makes(name: str, made: dict[str, bytes], tmp_path: Path) -> None:
    """To a unit or two: the last bit of a sine is its own in each system's library."""
    (tmp_path / name).write_bytes(made[name])
    fresh, kept = read(tmp_path / name), read(FOLDER / name)
    assert len(fresh) == len(kept)
    assert max(abs(a - b) for a, b in zip(fresh, kept, strict=True)) <= 2


@pytest.mark.parametrize("name", NAMES)
def test_sounds_are_small_and_clean(name: str) -> None:
    path, samples = FOLDER / name, read(FOLDER / name)
    peak = max(map(abs, samples))
    assert path.stat().st_size <= 60_000
    assert peak == pytest.approx(SOUNDS[path.stem][1] * 32767, abs=2)
    assert max(map(abs, samples[-20:])) < 0.01 * peak, "no click at the end"
    assert abs(samples[0]) < 0.1 * peak, "no click at the beginning"
    assert abs(sum(samples) / len(samples)) < 0.005 * 32767


def test_a_tone_has_its_pitch() -> None:
    samples = pcm(tone(440, 1.0, 10.0), 0.5)
    crossings = sum(a < 0 <= b for a, b in pairwise(samples))
    assert crossings == pytest.approx(440, abs=1)
