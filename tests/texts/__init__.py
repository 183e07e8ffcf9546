"""The pages of rules and help, in every language."""
