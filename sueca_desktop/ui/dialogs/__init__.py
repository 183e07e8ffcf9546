"""Pages that open over the window."""
