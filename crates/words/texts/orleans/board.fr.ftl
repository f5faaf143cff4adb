### Orléans : ce que seul le plateau dit.
