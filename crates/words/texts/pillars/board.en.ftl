### The Pillars of the Earth: what only the board says.
