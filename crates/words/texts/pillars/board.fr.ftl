### The Pillars of the Earth : ce que seul le plateau dit.
