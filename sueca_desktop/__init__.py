"""Sueca and its relatives, played on the desktop against computer players."""

__version__ = "0.1.0"
