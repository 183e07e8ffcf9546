"""The table: what seat 0 sees of a deal, drawn, moved and played on.

Truth and decoration are kept apart: `placing` says from an Observation alone where every card lies, `scene` puts them
there, and `choreography` moves them from one such position to the next. Whatever interrupts a motion, the next
placing sets the table right. `layout` is a pure function of the size and of how many cards are held.
"""
