"""What the history is looked at with: statistics, and the list of past deals. Loaded when it is first opened."""
