### Orléans : ce que seul le plateau dit.

orleans-board-main = Plateau principal
orleans-board-country = Le pays de Loire
orleans-board-mine = Mon plateau
orleans-board-of-player = Plateau : { $who }
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
    .effect = de 1 à 6, selon votre case de développement ; à la fin il multiplie vos postes de commerce et vos citoyens
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
    .effect = une tuile de lieu gagnée avec un commerçant du village se pose ici, avec ses propres cases
orleans-board-ready = prêt
orleans-board-no = pas de
orleans-board-all-but = tous sauf
orleans-board-store = à côté du plateau
orleans-board-reserve = postes en réserve
orleans-board-first-technology = technologie, la première sur une case fermier
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
orleans-board-kind-place = lieu
orleans-board-kind-tile = tuile de lieu
orleans-board-kind-follower = disciple
orleans-board-kind-deed = action bénéfique
orleans-board-kind-city = ville
orleans-board-kind-good = marchandise
orleans-board-kind-way = voie
orleans-board-kind-track = piste
orleans-board-kind-event = événement
orleans-board-kind-piece = pièce
orleans-board-deed-defeat-plague = Peste
orleans-board-deed-city-wall = Remparts
orleans-board-deed-cathedral = Cathédrale
# les phases d’une manche, dans l’en-tête
orleans-board-step-hourglass = sablier
orleans-board-step-census = recensement
orleans-board-step-followers = disciples
orleans-board-step-planning = organisation
orleans-board-step-actions = actions
orleans-board-step-event = événement
orleans-board-kind-citizen = citoyen
orleans-board-tells-city = un marchand y arrive par la route ou par l’eau ; la mairie y construit un poste de commerce, un seul par ville sauf à Orléans
orleans-board-tells-road = se parcourt avec le chariot ; le voyageur peut prendre une marchandise qui s’y trouve
orleans-board-tells-waterway = se parcourt avec le bateau ; le voyageur peut prendre une marchandise qui s’y trouve
orleans-board-tells-own = l’un des quatre du début : il travaille comme les autres, mais ne va pas aux actions bénéfiques et ne se perd pas
orleans-board-tells-food = nourriture lors d’une moisson ; des points à la fin
orleans-board-tells-cloth = des points à la fin
orleans-board-merchant = marchand
    .effect = parcourt la carte en bateau et en chariot, prend des marchandises en chemin et bâtit des postes là où il se trouve
orleans-board-rounds = sablier
    .effect = 18 manches, chacune avec un événement qui frappe ou aide tout le monde à la fin
orleans-board-place-winery = vignoble
