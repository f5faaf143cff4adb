### Les Piliers de la Terre : ce que seul le plateau dit.

pillars-board-map = Plateau avec la cathédrale, quatorze lieux, points et or
pillars-board-row = Cartes de la manche
pillars-board-row-aside = une carte prise garde le blason de son preneur
pillars-board-unseen-aside = lesquelles viendront, et quand, nul ne le sait
pillars-board-mine = Ma maison
pillars-board-places = { $n } places d’artisan sur { $limit }
pillars-board-starts = { $seat } est premier joueur
pillars-board-face-down = face cachée jusqu’au placement des bâtisseurs
pillars-board-foreseen = vous seul le savez
pillars-board-lucky = heureux
pillars-board-unlucky = malheureux
pillars-board-next-round = de la manche suivante
pillars-board-sell = vente
pillars-board-up-to = { $n ->
    [1] une fois
   *[other] jusqu’à { $n }×
}
pillars-board-each-round = par manche
pillars-board-described = { $Card } : { $card-effect }
pillars-board-described-worked = { $Card } : { $card-effect }, a déjà travaillé
pillars-board-idle = libres sur { $all }
pillars-board-store = Réserves : { $seat }, { $goods }
pillars-board-plan = { $part }, manche { $round }
pillars-board-rising = { $n ->
    [0] première de six parties : { $part } en chantier
    [one] une partie sur six est debout, { $part } en chantier
   *[other] { $n } parties sur six sont debout, { $part } en chantier
}
pillars-board-standing = { $n ->
    [one] une partie sur six est debout
   *[other] { $n } parties sur six sont debout
}
pillars-board-complete = les six parties sont debout : la cathédrale est achevée
pillars-board-bought = acheté, invendable cette manche : { $goods }
pillars-board-kind-craftsman = artisan
pillars-board-kind-resource = carte ressource
pillars-board-kind-privilege = privilège
pillars-board-kind-event = événement
pillars-board-kind-good = ressource
pillars-board-kind-station = lieu
pillars-board-kind-piece = pion
# les phases d’une manche, dans l’en-tête
pillars-board-step-cards = cartes
pillars-board-step-builders = bâtisseurs
pillars-board-step-places = lieux
pillars-board-step-work = travail
pillars-board-kind-track = échelle
pillars-board-cost = prix des bâtisseurs
    .effect = 7 pièces d’or pour le premier bâtisseur tiré, 1 de moins pour chacun des suivants ; à partir du huitième, c’est gratuit
pillars-board-niche = place d’attente
    .effect = un bâtisseur dont le propriétaire a passé attend ici ; une fois le sac vide, il se place gratuitement, le plus grand nombre d’abord
pillars-board-bag = sac des bâtisseurs
    .effect = contient les bâtisseurs pas encore tirés ; une fois par manche, le premier joueur peut en remettre un et tirer de nouveau
pillars-board-round = manche
    .effect = six manches : on prend des cartes, on place les bâtisseurs, puis les quatorze lieux se suivent dans l’ordre
