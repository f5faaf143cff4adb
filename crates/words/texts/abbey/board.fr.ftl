### The King's Abbey : ce que seul le plateau dit.
