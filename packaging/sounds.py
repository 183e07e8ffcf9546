"""Makes the app's sounds: ``./dev sounds`` writes assets/sounds/*.wav, every time the same.

Nothing is recorded. Cards are noise, filtered and cut short; the deal's end is a few strings of a Portuguese guitar,
plucked after Karplus and Strong ("Digital Synthesis of Plucked-String and Drum Timbres", 1983). Samples are floats
about 0, at :data:`RATE` a second; times are seconds, pitches hertz.
"""

from __future__ import annotations

import argparse
import io
import random
import wave
from array import array
from collections.abc import Callable, Iterable, Mapping
from math import exp, pi, sin
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE = 22050
Samples = list[float]


def noise(length: float, seed: int) -> Samples:
    """Even noise between -1 and 1."""
    rnd = random.Random(seed)
    return [rnd.uniform(-1, 1) for _ in range(round(length * RATE))]


def low(samples: Samples, pitch: float) -> Samples:
    """What lies below ``pitch``, 6 dB an octave."""
    share, last, out = 1 - exp(-2 * pi * pitch / RATE), 0.0, []
    for value in samples:
        last += share * (value - last)
        out.append(last)
    return out


def band(samples: Samples, bottom: float, top: float) -> Samples:
    """What lies between two pitches, 12 dB an octave above, 6 below."""
    wide = low(low(samples, top), top)
    return [value - under for value, under in zip(wide, low(wide, bottom), strict=True)]


def fading(samples: Samples, half: float, rise: float = 0.001) -> Samples:
    """Louder for ``rise``, then half as loud after each ``half``."""
    out = []
    for i, value in enumerate(samples):
        t = i / RATE
        out.append(value * (t / rise if t < rise else 0.5 ** ((t - rise) / half)))
    return out


def tone(pitch: float, length: float, half: float) -> Samples:
    """A sine that fades."""
    return fading([sin(2 * pi * pitch * i / RATE) for i in range(round(length * RATE))], half, 0.002)


def string(pitch: float, length: float, seed: int, bright: float) -> Samples:
    """A plucked string; ``bright``: the highest pitch in the pluck."""
    period = RATE / pitch - 0.5
    whole = int(period)
    part = period - whole
    line = low(noise((whole + 1) / RATE, seed), bright)
    mean = sum(line) / len(line)
    line = [value - mean for value in line]
    out, last = [], 0.0
    for i in range(round(length * RATE)):
        at = i % len(line)
        value, following = line[at], line[(at + 1) % len(line)]
        out.append(value)
        now = value * part + following * (1 - part)
        line[at] = 0.996 * (now + last) / 2
        last = now
    return out


def course(pitch: float, length: float, seed: int, bright: float = 3200) -> Samples:
    """A pair of strings as a guitarra has them, one a hair higher, with their octave behind them."""
    pair = (string(pitch, length, seed, bright), string(pitch * 1.0017, length, seed + 1, bright))
    octave = string(pitch * 2, length, seed + 2, bright * 1.3)
    strings = mixed([(0, 1, pair[0]), (0.004, 0.9, pair[1]), (0.002, 0.35, octave)])
    rumble = low(strings, 70)
    return [(value - under) * min(1, i / 40) for i, (value, under) in enumerate(zip(strings, rumble, strict=True))]


def mixed(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Each part from its moment on, at its loudness."""
    placed = [(round(begin * RATE), gain, samples) for begin, gain, samples in parts]
    out = [0.0] * max(begin + len(samples) for begin, _, samples in placed)
    for begin, gain, samples in placed:
        for i, value in enumerate(samples, begin):
            out[i] += gain * value
    return out


def flick(seed: int, *, soft: float = 1.0) -> Samples:
    """One card that slips off the pack."""
    return fading(band(noise(0.06, seed), 1500, 4200 * soft), 0.009, 0.003)


def deal() -> Samples:
    """Cards flicked off the pack, one after another."""
    rnd = random.Random(11)
    beats = [0.085 * i + rnd.uniform(-0.008, 0.008) for i in range(10)]
    return mixed(
        (max(0.0, at), rnd.uniform(0.6, 1), flick(100 + i, soft=rnd.uniform(0.8, 1.1))) for i, at in enumerate(beats)
    )


def play() -> Samples:
    """A card put down on cloth: a slap and the table under it."""
    slap = fading(band(noise(0.09, 21), 500, 2600), 0.012)
    return mixed([(0, 1.6, slap), (0.001, 0.55, tone(128, 0.16, 0.026)), (0.001, 0.2, tone(211, 0.1, 0.016))])


def trick() -> Samples:
    """Cards drawn together over the cloth, and tapped."""
    sweep = band(noise(0.3, 31), 900, 3000)
    shaped = [value * sin(pi * i / len(sweep)) ** 2 for i, value in enumerate(sweep)]
    return mixed([(0, 0.7, shaped), (0.24, 0.8, play())])


def win() -> Samples:
    """D major upwards, the last note left to ring."""
    notes = ((0, 293.66), (0.11, 369.99), (0.22, 440.0), (0.33, 587.33))
    return mixed([(at, 0.7 + at, course(pitch, 1.3 - at, 40 + 3 * i)) for i, (at, pitch) in enumerate(notes)])


def lose() -> Samples:
    """Three notes down to D minor's ground."""
    notes = ((0, 349.23), (0.17, 329.63), (0.34, 293.66))
    return mixed([(at, 0.8, course(pitch, 1.25 - at, 60 + 3 * i, 1500)) for i, (at, pitch) in enumerate(notes)])


def error() -> Samples:
    """Two knocks on wood."""
    knock = mixed([(0, 1, tone(310, 0.12, 0.014)), (0, 0.6, tone(497, 0.08, 0.009)), (0, 0.5, flick(71, soft=0.4))])
    return mixed([(0, 1, knock), (0.11, 0.7, knock)])


SOUNDS: Mapping[str, tuple[Callable[[], Samples], float]] = {
    "deal": (deal, 0.4),
    "play": (play, 0.7),
    "trick": (trick, 0.55),
    "win": (win, 0.75),
    "lose": (lose, 0.6),
    "error": (error, 0.5),
}
"""How each is made, and its loudest moment between 0 and 1."""


def pcm(samples: Samples, peak: float) -> array[int]:
    """16-bit samples, the loudest ``peak`` of what is possible, without a click at the end."""
    scale, tail = peak * 32767 / max(map(abs, samples)), round(0.04 * RATE)
    last = len(samples) - 1
    return array("h", (round(value * scale * min(1, (last - i) / tail)) for i, value in enumerate(samples)))


def wav(samples: array[int]) -> bytes:
    """The file: mono, 16 bits, :data:`RATE`."""
    data = io.BytesIO()
    with wave.open(data, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return data.getvalue()


def sound_files() -> dict[str, bytes]:
    """Every sound by file name."""
    return {f"{name}.wav": wav(pcm(make(), peak)) for name, (make, peak) in SOUNDS.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder to write (default: the project's assets)")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in sound_files().items():
        (folder / name).write_bytes(data)
        print(f"{name}: {len(data) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
