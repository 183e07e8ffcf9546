"""The dealer's side: hidden cards, phases, the table, records. Only :mod:`sueca_desktop.engine.projection` lets
anything out to a seat.
"""
