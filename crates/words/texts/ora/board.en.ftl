### Ora & Labora: what only the board says.
