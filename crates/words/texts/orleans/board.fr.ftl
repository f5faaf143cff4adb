### Orléans : ce que seul le plateau dit.

orleans-board-main = Plateau principal
orleans-board-country = Le pays de Loire
orleans-board-mine = Mon plateau
orleans-board-of-player = Le plateau de { $who }
orleans-board-legend = cadre doré : toutes les cases sont occupées

## Le plateau principal

orleans-board-round = Manche
orleans-board-of = sur { $n }
orleans-board-left = à venir
orleans-board-goods = Marché
orleans-board-monks = Moines
orleans-board-no-track = Sans piste : un moine remplace tout autre disciple.
orleans-board-most-posts = pour qui a le plus de postes
orleans-board-start = départ
orleans-board-first-player = Premier joueur : { $who }
orleans-board-status = Statut de développement
orleans-board-cell = case { $n }
orleans-board-posts-left = reste { $n }

## Lettres sur les cases, quand couleur et forme ne suffisent pas

orleans-board-letter-farmer = F
orleans-board-letter-boatman = B
orleans-board-letter-craftsman = A
orleans-board-letter-trader = C
orleans-board-letter-knight = H
orleans-board-letter-scholar = S
orleans-board-letter-monk = M

## Lieux et joueurs

orleans-board-ghost = pour une tuile de lieu
orleans-board-ready = prêt
orleans-board-no = pas de
orleans-board-all-but = tous sauf
orleans-board-store = à côté du plateau
orleans-board-reserve = postes en réserve
orleans-board-first-technology = technologie, la première sur une case de fermier
orleans-board-hand = à peine piochés
orleans-board-draws = pioche jusqu’à { $n }
orleans-board-choosing = choisit encore

## Actions bénéfiques, tuiles, événements

orleans-board-deeds = qui s’y rend ne revient jamais ; le dernier rapporte le citoyen
orleans-board-each = chacun
orleans-board-or = ou
orleans-board-tiles = Lieux à fonder
orleans-board-tiles-left = catégorie I : { $first }, catégorie II : { $second } ; le premier commerçant en donne un de catégorie I
orleans-board-events = Le sablier
orleans-board-events-left = { $n } à venir
orleans-board-event = passés : { $past }, à venir : { $left }
orleans-board-out = hors jeu
