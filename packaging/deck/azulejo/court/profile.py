"""A head in profile, for the one-eyed jack."""

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.palette import LIP_YOUNG
from azulejo.svgkit import circle, ellipse, path

FACE = (
    "M-14,-112H16C20,-106 20,-98 19.4,-93C19,-90.6 19.8,-89 21,-87L28.6,-78C29.8,-76 28,-74.8 22.6,-74.6"
    "C23,-73.2 24.8,-72.2 24.4,-70.6C24,-69.6 22.6,-69.4 21.8,-69.2C23,-68.6 24,-67.4 23.2,-66"
    "C22.4,-64.8 21,-64.2 21,-62.6C21.2,-60 22,-57.6 19,-55C14,-51 4,-51 -4,-55C-10,-60 -14,-66 -16,-74Z"
)
EYE = "M15.6,-86.8Q9,-90.6 3.6,-84.6Q9.6,-81 15,-83Q16.4,-85 15.6,-86.8Z"
LID = "M16.8,-87.6Q9,-92 2.6,-84.6"
BROW = "M19,-94.4Q11,-99 2,-93.6"
NOSTRIL = "M23,-77Q20.8,-78.2 21.2,-80.6"
LIPS = "M24.4,-71C22,-71.8 18.4,-70.6 16.4,-69C18,-67 21,-65.4 23.2,-66.2Z"
HAIR = (
    "M4,-117C5,-102 -4,-98 -5,-84C-5.6,-74 -3,-66 -7,-56C-18,-51 -31,-53 -38,-60C-33,-66 -34,-74 -34,-88"
    "C-34,-106 -24,-119 4,-117Z"
)
STRANDS = "M-27,-98C-29,-84 -27,-70 -30,-60M-19,-100C-21,-84 -18,-70 -21,-57M-11,-100C-14,-84 -10,-70 -13,-57"


def profile(b: Brush) -> list[str]:
    """Face looking right and page-boy hair before it, the fringe is left to the hat."""
    return [
        b.shape(on_axis(FACE), b.pal.skin),
        ellipse(CX + 7, -74.5, 5, 4.2, fill=b.pal.blush, fill_opacity=0.5),
        path(on_axis(EYE), fill="#ffffff"),
        circle(CX + 12.6, -85.2, 2.7, fill=b.pal.ink),
        b.line(on_axis(LID), weight=b.mid),
        b.line(on_axis(BROW), weight=b.mid),
        b.line(on_axis(NOSTRIL)),
        path(on_axis(LIPS), fill=LIP_YOUNG),
        b.line(on_axis("M23.4,-69.2Q19.6,-69.4 15.4,-68.6"), weight=b.thin * 0.85),
        b.shape(on_axis(HAIR), b.hair),
        b.line(on_axis(STRANDS), b.hair_line),
    ]
