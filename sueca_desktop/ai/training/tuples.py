"""The attributes of every game's tables (what each says: ``playing/attributes.py``), one table a line."""

from __future__ import annotations

from sueca_desktop.ai.playing.policy import Tuples


def parsed(lead: str, follow: str, discard: str) -> Tuples:
    """Tuples written one a line."""
    return _lines(lead), _lines(follow), _lines(discard)


def _lines(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(line.split()) for line in text.strip().splitlines())


SUECA = parsed(
    """
    T Q HB NUT
    T OWN UN Q
    T VN VP VF H0 RB
    T Q A V OWN
    T Q NMT NUT
    T TN Q H0
    T R UN
    T Q A V K OWN UN
    T Q TA TV NMT HB
    """,
    """
    NS B Q HB
    NS B Q TP
    NS Q A V OW
    POS B LO UN Q UT
    POS T RF B R
    POS T ST B TN Q
    NS B Q A V K UB
    """,
    """
    NS T B Q TP
    NS T Q OWN
    NS T B NMT NUT TP
    T Q A V OWN ST
    NS T B HB LO TP
    NS T B R
    ST T B TN Q
    T Q A V K OWN ST
    NS T B TA TV TP
    """,
)

ITALIANA = parsed(
    """
    T Q HB NUT
    ROLE T Q HB NUT
    ROLE T OWN UN Q
    ROLE T VN VF VO H0 RB
    ROLE T Q A V OWN
    ROLE T Q NMT NUT
    ROLE T TN Q H0
    ROLE CS T Q UN
    ROLE NF VN T Q
    T Q A V K OWN UN
    ROLE T TA TV NMT HB
    """,
    """
    NS B Q HB
    ROLE NS B Q
    ROLE NS B Q TP
    ROLE SOLO NF NP B Q
    ROLE ST NF NP B RB H0
    ROLE SOLO ST B Q
    NF B LO UN Q UT
    NF T RF B R
    ROLE T ST B TN Q
    ROLE CS B Q ST
    ST NF B Q A V K UB
    """,
    """
    NS T B Q TP
    ROLE ST NF T B Q
    ROLE ST NP T B Q TP
    ROLE SOLO ST T B Q
    ROLE NF T B NMT NUT TP
    T Q A V OWN ST
    ST NF T B HB LO TP
    ST NF T B R
    ROLE ST T B TN Q
    ROLE CS T Q ST
    T Q A V K OWN ST
    """,
)

NULLS = parsed(
    """
    SOLO R UN OWN
    SOLO LB HN OWN
    SOLO LB HN SV OL
    SOLO R LB UN
    SOLO TN LB HN
    SOLO SV OWN UN
    SOLO VO LB HN
    """,
    """
    SOLO POS B LB HN
    SOLO POS B R
    SOLO B OL LB UN
    SOLO B UN OWN OL
    SOLO TN B LB HN
    SOLO NF B OL LB
    SOLO B R LB OWN
    """,
    """
    SOLO R OWN UN
    SOLO LB HN OWN
    SOLO LB OL OWN UN
    SOLO TN LB HN
    SOLO SV R LB
    SOLO R OL LB
    SOLO SV OWN UN HN
    """,
)

KLABERJASS = parsed(
    """
    T R HB NUT
    T R UN OWN
    T Q A V K OWN
    T R NMT NUT
    T R TN HB
    T VN R H0
    T R TA TV NMT
    T TN NMT NUT H0
    T VN OWN UN RB
    """,
    """
    T B R HB
    T B R TP
    T B R OWN UN
    T B Q A V K OW
    T B TN Q TP
    T B R NMT NUT
    T B TN R H0
    T B R TA TV
    """,
    """
    T B R TP
    T R OWN HB
    T Q A V K OWN
    T TN Q H0
    T R UN OWN
    T B R TA TV
    T B R NMT NUT
    T TN OWN UN Q
    """,
)
