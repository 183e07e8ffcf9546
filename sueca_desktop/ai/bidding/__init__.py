"""Judging a hand before the tricks: what it is worth, what to bid, call, make and announce.

The figures are measured ones: simulated deals of our own players, least squares over single deals.
"""
