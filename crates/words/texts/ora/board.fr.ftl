### Ora & Labora : ce que seul le plateau dit.
