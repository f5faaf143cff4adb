### The King's Abbey: what only the board says.
