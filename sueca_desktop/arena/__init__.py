"""The command ``sueca-desktop arena``: levels of computer players measured against each other (FORMATS.md)."""
