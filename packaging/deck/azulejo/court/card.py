"""A whole court card: ground, the half figure and its half turn, the seam band, the frame."""

from azulejo.court.brush import brush
from azulejo.court.ground import frame, halo, outline, tiles
from azulejo.court.jack import jack
from azulejo.court.king import king
from azulejo.court.motifs import motif
from azulejo.court.queen import queen
from azulejo.court.seam import seam
from azulejo.palette import Palette
from azulejo.svgkit import group, path, runs, use

FIGURES = {"K": king, "Q": queen, "J": jack}
UPRIGHT = "translate(120 168)"
TURNED = "matrix(-1 0 0 -1 120 168)"


def court(rank: str, suit: str, pal: Palette) -> tuple[str, str]:
    """(definitions, body) of a court card, index not included; rank is K, Q or J.

    The half figure is written twice: QtSvg draws a large group faster inline than by ``use``.
    """
    b = brush(rank, suit, pal)
    behind = [] if pal.plain else [*halo(b), *([] if b.suit == "clubs" and rank == "Q" else motif(b))]
    half = "".join(runs([*behind, *FIGURES[rank](b)]))
    ground = [path(outline(), fill=pal.pale)]
    if not pal.plain:
        ground += [use("ground"), use("ground", transform="matrix(-1 0 0 -1 0 0)")]
    body = (
        group(ground, UPRIGHT) + group([half], UPRIGHT) + group([half], TURNED) + group([*seam(b), frame(b)], UPRIGHT)
    )
    return "" if pal.plain else f'<g id="ground">{tiles(b)}</g>', body
