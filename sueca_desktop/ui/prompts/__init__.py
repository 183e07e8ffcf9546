"""Prompts at the table: bidding, calling, making trump, announcing, bella, cutting and dealing; what the players say,
and the contract. All of it is found from the actions that are legal, and from what everybody has seen.
"""
