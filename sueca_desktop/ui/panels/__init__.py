"""Panels of the window: docks, and what lies over the table."""
