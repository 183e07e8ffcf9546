"""The rules of every game and the help, as pages that can be read beside the table or before it."""
