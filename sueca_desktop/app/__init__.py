"""The application without its window: one writer, one thinker, saving (QtCore only)."""
