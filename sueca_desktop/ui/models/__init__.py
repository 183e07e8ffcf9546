"""Item models behind the views of the window."""
