"""What a policy looks at: the numbers that its tables are indexed by, as one seat can know them.

``attributes.pxd`` gives the compiler the same numbers. "Unseen" are the cards that are neither in the seat's own hand
nor have been seen played or lying open.
"""

from __future__ import annotations

TN = 0
"""Trick: first, 2-3, 4-5, 6-7, later."""
TP = 1
"""Points on the table: 0, 1-4, 5-9, 10-13, more."""
POS = 2
"""How many have played to the trick, less one."""
ST = 3
"""Who wins the trick: a foe; a friend, safe; a friend, in danger; the same by a seat known void; nobody knows whose."""
NMT = 4
"""Own trumps, 4 and more as one."""
NUT = 5
"""Unseen trumps: 0, 1-2, 3-4, more."""
UT = 6
"""Whether a trump is unseen."""
LO = 7
"""The foe who plays next, in the suit led, as VN says; 2 where none is to come."""
RF = 8
"""Whether a trump wins a trick of another suit."""
TA = 9
"""Where the highest trump is: own hand, unseen, gone."""
TV = 10
"""The second highest trump likewise."""
ROLE = 11
"""0 where sides are open from the start; bidder before and after the partner is shown; partner; defender."""
SOLO = 12
"""The bidder is to play, is winning, has played and is not; 3 for himself, or where there is none."""
NF = 13
"""Foes, and seats that may be, to come in the trick: 0, 1, 2, more."""
NP = 14
"""Friends to come: 0, 1, more."""
NS = 15
"""POS and ST together."""
Q = 16
"""Points of the card: 0, 1-3, 4-9, 10, more."""
R = 17
"""Its strength."""
T = 18
"""Whether it is a trump."""
HB = 19
"""Unseen higher cards of the suit: 0, 1, more."""
H0 = 20
"""Whether there is one."""
OWN = 21
"""Own cards of the suit: 1, 2, 3, more."""
OW = 22
"""The same: up to 2, 3, more."""
UN = 23
"""Unseen cards of the suit: 0, 1-2, 3-4, 5-6, more."""
UB = 24
"""The same: 0, 1-2, more."""
A = 25
"""Where the suit's highest card is: own hand, unseen, gone."""
V = 26
"""Its second."""
K = 27
"""Its third."""
B = 28
"""Whether the card beats the trick."""
RB = 29
"""Points of the card: 0, up to 9, more."""
VN = 30
"""The next seat in the card's suit: not known void, void and may hold trumps, void without trumps."""
VP = 31
"""The seat before likewise."""
VF = 32
"""The first known friend likewise; 2 where there is none."""
VO = 33
"""Foes and unknown seats known void that may hold trumps: 0, 1, more."""
LB = 34
"""Unseen lower cards of the suit, 4 and more as one."""
HN = 35
"""Unseen higher cards, 4 and more as one."""
OL = 36
"""Own lower cards of the suit, 3 and more as one."""
SV = 37
"""In a misère: whether the soloist is known void in the suit."""
CS = 38
"""The card is the called one; of its suit; neither."""

OF_CARD = Q
"""From here on the attributes are a card's; those before are the trick's."""
ATTRIBUTES = 39

SIZES: dict[str, int] = {
    "TN": 5,
    "TP": 5,
    "POS": 4,
    "ST": 5,
    "NMT": 5,
    "NUT": 4,
    "UT": 2,
    "LO": 3,
    "RF": 2,
    "TA": 3,
    "TV": 3,
    "ROLE": 7,
    "SOLO": 4,
    "NF": 4,
    "NP": 3,
    "NS": 20,
    "Q": 5,
    "R": 10,
    "T": 2,
    "HB": 3,
    "H0": 2,
    "OWN": 4,
    "OW": 3,
    "UN": 5,
    "UB": 3,
    "A": 3,
    "V": 3,
    "K": 3,
    "B": 2,
    "RB": 3,
    "VN": 3,
    "VP": 3,
    "VF": 3,
    "VO": 3,
    "LB": 5,
    "HN": 5,
    "OL": 4,
    "SV": 2,
    "CS": 3,
}
"""Attribute → how many values it takes, from 0, in the order of the numbers above."""
