"""A past deal looked at again: step by step, with what each decision gave away."""
