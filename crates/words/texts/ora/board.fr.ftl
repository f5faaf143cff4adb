### Ora & Labora : ce que seul le plateau dit.

ora-board-shared = Roue et offre
ora-board-my-land = Ma terre
ora-board-my-settlements = Mes agglomérations
ora-board-supply = Terrains à acheter
ora-board-neutral = Joueur neutre
ora-board-wheel = Roue de production, manche { $round }
ora-board-of = sur { $n }
ora-board-bonus = bonus
ora-board-begins = { $seat } commence
ora-board-phase = phase Agglomération
    .effect = chacun peut acheter une tuile de terre et fonder une agglomération ; puis les cartes suivantes arrivent dans l’offre
ora-board-income = Manche { $round }, pour tous : { $goods }
ora-board-wonders = Merveilles
    .effect = les merveilles encore en réserve : 30 points chacune, à qui peut en échanger une contre des biens
ora-board-contract = contrat
ora-board-clergy = ecclésiastiques disponibles
    .effect = disponibles, ils attendent du travail ; on ne passe pas de contrat avec qui n’en a aucun
ora-board-scores = compte avec ses voisins
ora-board-or = ou
ora-board-per = par
ora-board-beside = voisin
ora-board-free = libres
    .effect = cases de la terre où rien ne se trouve : bâtiments et agglomérations peuvent s’y élever
ora-board-cards-come = Elles arrivent après la phase Agglomération de la manche { $round }.
ora-board-entry = { $name } : { $what }
ora-board-by = près de
ora-board-above = au-dessus de A
ora-board-kind-building = bâtiment
ora-board-kind-cloister = bâtiment du monastère
ora-board-kind-settlement = agglomération
ora-board-kind-good = bien
ora-board-kind-marker = marqueur de la roue
ora-board-kind-land = terrain à acheter
ora-board-kind-action = action
ora-board-kind-ground = terrain
# les phases d’une manche, dans l’en-tête
ora-board-step-wheel = roue
ora-board-step-actions = actions
ora-board-step-settlement = agglomération
ora-board-step-next-settlement = agglomération { $letter ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
} à la manche { $round }
ora-board-kind-value = valeur des biens
ora-board-kind-piece = pion
ora-board-kind-track = roue de production
ora-board-rounds = manche
    .effect = la manche en cours, et qui la commence
ora-board-beam = nombres de la roue
    .effect = le nombre en face d’un marqueur est ce que rapporte son bien ; la roue avance d’une case à chaque manche
ora-board-alpha = première case
    .effect = la roue commence ici son tour
ora-board-gift = biens pour tous
    .effect = quand commence la manche de cette case, chacun reçoit les deux biens indiqués
