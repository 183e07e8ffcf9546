"""How computer players play a trick: a learned policy, worlds weighed by it, every card played out in them."""
