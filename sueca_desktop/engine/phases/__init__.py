"""The phases of a deal, one module each."""
