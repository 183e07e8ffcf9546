"""The jacks' hats, one a suit."""

from azulejo.court.brush import CX, Brush, on_axis
from azulejo.outline import star, sym
from azulejo.suits import edged_symbol
from azulejo.svgkit import circle, path

PLUME = (
    "M40,-110C42,-132 20,-151 -14,-149C-36,-148 -52,-138 -58,-122C-46,-131 -34,-134 -24,-133"
    "C-30,-131 -35,-128 -38,-124C-24,-131 -4,-134 10,-130C22,-127 34,-120 40,-110Z"
)
PLUME_QUILL = "M40,-110C34,-130 10,-141 -14,-141C-34,-141 -48,-134 -58,-122"
PLUME_BARBS = (
    "M-36,-146L-40,-137M-22,-149L-28,-140M-8,-149L-14,-141M6,-147L0,-140M18,-142L12,-136M-30,-133L-26,-139"
    "M-12,-132L-8,-140M4,-131L8,-137M18,-127L21,-133"
)
CREST = "M-27,-124C-20,-146 -8,-151 0,-151C8,-151 20,-146 27,-124C20,-138 9,-142 0,-142C-9,-142 -20,-138 -27,-124Z"


def hat(b: Brush) -> list[str]:
    """The hat that belongs to the suit."""
    return HATS[b.suit](b)


def beret(b: Brush) -> list[str]:
    """Hearts: a tilted floppy beret with an ostrich feather."""
    return [
        b.shape("M-24,-110C-36,-124 -22,-142 10,-144C40,-146 66,-134 62,-118C60,-110 54,-107 48,-107Z", b.accent),
        b.line(
            "M-12,-116C-10,-128 0,-136 14,-138M8,-114C10,-124 18,-132 30,-135M28,-112C32,-120 38,-126 48,-128",
            b.accent_light,
        ),
        b.shape(
            "M-22,-106C-10,-116 38,-116 54,-105C56,-101 54,-98 50,-99C36,-106 -2,-108 -16,-100"
            "C-22,-98 -25,-102 -22,-106Z",
            b.pal.straw,
        ),
        *plume(b, b.pal.glaze),
        circle(40, -109, 5.4, fill=b.pal.ochre, stroke=b.pal.ink, sw=b.mid),
        circle(40, -109, 2.1, fill=b.accent),
    ]


def plume(b: Brush, fill: str) -> list[str]:
    """A long plume from the right temple, sweeping back over the hat to the left."""
    return [b.shape(PLUME, fill), b.line(PLUME_QUILL, b.pal.cobalt), b.line(PLUME_BARBS, b.pal.mid)]


def morion(b: Brush) -> list[str]:
    """Spades: the halberdier's steel helmet with a small plume; its brim a boat with points at both ends."""
    pal = b.pal
    return [
        b.shape(
            "M-10,-116C-30,-116 -48,-124 -58,-142C-46,-140 -40,-140 -34,-136C-36,-142 -36,-146 -34,-150"
            "C-24,-138 -12,-132 0,-124Z",
            pal.straw,
        ),
        b.line("M-10,-117C-26,-122 -40,-130 -50,-139M-6,-121C-18,-128 -26,-136 -31,-144", pal.ochre),
        b.shape(sym(CX, (0, -140), [(20, -140, 31, -126, 31, -106), (0, -104)]), pal.light),
        b.shape(on_axis(CREST), b.accent, b.thin),
        b.line(on_axis("M12,-136C20,-132 23,-124 23,-114"), pal.glaze, b.thick),
        b.shape(
            "M-36,-112C-20,-108 -10,-117 16,-117C44,-117 52,-108 70,-112C60,-100 44,-101 16,-102"
            "C-12,-101 -26,-100 -36,-112Z",
            pal.glaze,
        ),
        *(circle(CX + i * 9, -109 + abs(i) * 0.35, 1.9, fill=pal.ochre) for i in range(-3, 4)),
        path(star(CX, -125, 8, 3.4, 4), fill=pal.ochre, stroke=pal.ink, sw=b.thin),
    ]


def wide(b: Brush) -> list[str]:
    """Diamonds: low crown, wide brim and a plume laid along it."""
    return [
        b.shape(sym(CX, (0, -141), [(20, -141, 30, -132, 32, -112), (0, -108)]), b.accent),
        b.shape(
            "M-38,-113C-30,-102 -8,-100 16,-101C40,-100 58,-104 68,-118C64,-120 60,-118 52,-114"
            "C40,-109 -4,-109 -20,-115C-30,-119 -36,-118 -38,-113Z",
            b.accent,
        ),
        b.shape(on_axis("M-31,-121Q0,-112 31,-121L32,-114Q0,-105 -32,-114Z"), b.pal.cobalt, b.thin),
        *plume(b, b.pal.light),
        path(star(40, -110, 7.5, 5, 6), fill=b.pal.ochre, stroke=b.pal.ink, sw=b.thin),
        circle(40, -110, 2.2, fill=b.pal.glaze),
    ]


def hunter(b: Brush) -> list[str]:
    """Clubs: a peaked hunter's cap with one long pheasant feather."""
    pal = b.pal
    return [
        b.shape("M-22,-108C-18,-130 0,-142 26,-139C44,-136 50,-122 49,-106Z", b.accent),
        b.line("M-6,-118C-2,-128 8,-133 20,-133", b.accent_light, b.mid),
        b.shape("M30,-108C10,-112 -28,-126 -50,-148C-56,-138 -44,-122 -28,-114C-10,-106 14,-104 30,-108Z", pal.straw),
        b.line("M30,-108C4,-112 -30,-126 -50,-148", pal.ink),
        b.line(
            "M-40,-137L-47,-132M-32,-131L-40,-123M-22,-125L-28,-116M-10,-119L-15,-110M2,-115L-2,-107", pal.ochre, b.mid
        ),
        b.shape(
            "M-50,-99C-34,-104 -18,-112 16,-112C38,-112 56,-116 60,-124C64,-112 60,-100 50,-99C32,-97 -20,-99 -50,-99Z",
            pal.cobalt,
        ),
        b.line("M-34,-101C-16,-106 6,-107 16,-107C36,-107 50,-108 57,-114", pal.light),
        edged_symbol("clubs", 38, -106, 16, pal.straw, pal.ink, 7),
    ]


HATS = {"spades": morion, "hearts": beret, "diamonds": wide, "clubs": hunter}
