### Orléans: what only the board says.
