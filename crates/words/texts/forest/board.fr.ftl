### Black Forest : ce que seul le plateau dit.
