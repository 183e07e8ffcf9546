"""Public knowledge: what everyone at the table may know. Frozen values and pure functions, no hidden cards, no Qt."""
