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
"""Who wins the trick: a foe; a friend and safe; a friend, unsafe; a friend, in danger of a known ruff; nobody knows whose."""
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
"""In a misère: the soloist is to play, is winning, has ducked; 3 for the soloist himself."""
NS = 13
"""POS x ST."""
Q = 14
"""Points of the card: 0, 1-3, 4-9, 10, more."""
R = 15
"""Its strength."""
T = 16
"""Whether it is a trump."""
HB = 17
"""Unseen higher cards of the suit: 0, 1, more."""
H0 = 18
"""Whether there is one."""
OWN = 19
"""Own cards of the suit: 1, 2, 3, more."""
OW = 20
"""The same: up to 2, 3, more."""
UN = 21
"""Unseen cards of the suit: 0, 1-2, 3-4, 5-6, more."""
UB = 22
"""The same: 0, 1-2, more."""
A = 23
"""Where the suit's highest card is: own hand, unseen, gone."""
V = 24
"""Its second."""
K = 25
"""Its third."""
B = 26
"""Whether the card beats the trick."""
RB = 27
"""Points of the card: 0, up to 9, more."""
VN = 28
"""The next seat in the card's suit: not known void, void and may hold trumps, void without trumps."""
VP = 29
"""The seat before likewise."""
VF = 30
"""The first known friend likewise; 2 where there is none."""
VO = 31
"""Foes and unknown seats known void that may hold trumps: 0, 1, more."""
LB = 32
"""Unseen lower cards of the suit, 4 and more as one."""
HN = 33
"""Unseen higher cards, 4 and more as one."""
OL = 34
"""Own lower cards of the suit, 3 and more as one."""
SV = 35
"""In a misère: whether the soloist is known void in the suit."""
CS = 36
"""The card is the called one; of its suit; neither."""

OF_CARD = Q
"""From here on the attributes are a card's; those before are the trick's."""
ATTRIBUTES = 37

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
