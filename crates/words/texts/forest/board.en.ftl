### Black Forest: what only the board says.
