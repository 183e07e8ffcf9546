"""Path outlines: pure geometry in card units, y downward, absolute commands only."""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]

_COMMAND = re.compile(r"([MLHVCQAZ])([^MLHVCQAZ]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


def n(value: float) -> str:
    """Shortest text of a coordinate, at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def point(x: float, y: float) -> str:
    """``x,y``."""
    return f"{n(x)},{n(y)}"


def shift(d: str, dx: float = 0, dy: float = 0, mirror: int = 1, flip: int = 1) -> str:
    """The outline moved by dx,dy; ``mirror=-1`` first mirrors it in the line x = 0, ``flip=-1`` in y = 0."""

    def moved(word: str, v: list[float]) -> str:
        if word == "H":
            return f"H{n(dx + mirror * v[0])}"
        if word == "V":
            return f"V{n(dy + flip * v[0])}"
        arc = ""
        if word == "A":
            sweep = v[4] if mirror == flip else 1 - v[4]
            arc, v = f"{point(v[0], v[1])} {n(v[2])} {n(v[3])} {n(sweep)} ", v[5:]
        pairs = zip(v[::2], v[1::2], strict=True)
        return word + arc + " ".join(point(dx + mirror * x, dy + flip * y) for x, y in pairs)

    return "".join(moved(word, [float(v) for v in _NUMBER.findall(rest)]) for word, rest in _COMMAND.findall(d))


def poly(points: Iterable[Point]) -> str:
    """A closed polygon."""
    return "M" + "L".join(point(x, y) for x, y in points) + "Z"


def lozenge(x: float, y: float, rx: float, ry: float) -> str:
    """A diamond of half width rx and half height ry."""
    return poly([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)])


def star(cx: float, cy: float, r1: float, r2: float, k: int, rot: float = 0) -> str:
    """A star of k points, outer radius r1, inner r2, first point up, turned by ``rot`` degrees."""
    turns = [(r1 if i % 2 == 0 else r2, math.radians(rot - 90 + i * 180.0 / k)) for i in range(2 * k)]
    return poly([(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in turns])


def petal(cx: float, cy: float, r0: float, r1: float, w: float, deg: float) -> str:
    """A leaf from radius r0 to r1 round cx,cy, w wide, pointing at ``deg`` degrees (0 is up, clockwise)."""
    a = math.radians(deg)
    ux, uy = math.sin(a), -math.cos(a)

    def spot(r: float, off: float) -> str:
        return point(cx + ux * r - uy * off, cy + uy * r + ux * off)

    m = (r0 + r1) / 2
    return f"M{spot(r0, 0)}Q{spot(m, w)} {spot(r1, 0)}Q{spot(m, -w)} {spot(r0, 0)}Z"


def sym(cx: float, start: Point, segments: Sequence[Sequence[float]], close: bool = True) -> str:
    """An outline symmetric about x = cx.

    ``start`` and the segments go down the right side, x measured from cx: two numbers are a line, six a cubic.  The
    left side is the same mirrored and walked back.
    """
    stops = [start] + [(s[-2], s[-1]) for s in segments]

    def run(pairs: Sequence[float], mirror: int) -> str:
        word = "L" if len(pairs) == 2 else "C"
        return word + " ".join(point(cx + mirror * x, y) for x, y in zip(pairs[::2], pairs[1::2], strict=True))

    d = "M" + point(cx + start[0], start[1]) + "".join(run(s, 1) for s in segments)
    if abs(stops[-1][0]) > 1e-6:
        d += run(stops[-1], -1)
    for i in range(len(segments) - 1, -1, -1):
        s = segments[i]
        back = stops[i] if len(s) == 2 else (s[2], s[3], s[0], s[1], *stops[i])
        d += run(back, -1)
    return d + ("Z" if close else "")


def bezier(curve: Cubic, t: float) -> Point:
    """The point of a cubic at t in 0..1."""
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    return (
        sum(w * p[0] for w, p in zip(weights, curve, strict=True)),
        sum(w * p[1] for w, p in zip(weights, curve, strict=True)),
    )


def along(curve: Cubic, count: int, t0: float = 0.0, t1: float = 1.0) -> list[Point]:
    """``count`` points of a cubic between t0 and t1, evenly spaced by arc length."""
    steps = 80
    points = [bezier(curve, t0 + (t1 - t0) * i / steps) for i in range(steps + 1)]
    return list(_resample(points, count))


def _resample(points: list[Point], count: int) -> Iterator[Point]:
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + math.dist(a, b))
    j = 0
    for i in range(count):
        target = lengths[-1] * i / max(1, count - 1)
        while j < len(points) - 2 and lengths[j + 1] < target:
            j += 1
        f = (target - lengths[j]) / ((lengths[j + 1] - lengths[j]) or 1)
        (ax, ay), (bx, by) = points[j], points[j + 1]
        yield ax + (bx - ax) * f, ay + (by - ay) * f
