### Les Piliers de la Terre : ce que seul le plateau dit.

pillars-board-map = Plateau avec la cathédrale, quatorze étapes, points et or
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
pillars-board-store = Réserves de { $seat } : { $goods }
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
