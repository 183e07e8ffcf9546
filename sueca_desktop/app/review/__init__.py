"""The review of a deal: what each own decision gave away, as the cards lay and by what could be known (PRODUCT.md, P6).

A deal is looked at from its record alone, by pure functions without Qt, and what is found is kept with the deal.
"""
