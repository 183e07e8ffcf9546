"""The command ``sueca-desktop engine``: a computer player for other programs (FORMATS.md)."""
