### L'Abbaye du Roy : ce que seul le plateau dit.

abbey-board-kingdom = Le plateau du Roi
abbey-board-round = Manche { $round } sur { $rounds } · { $phase }
abbey-board-market = Marché aux bâtiments
    .effect = achetez 1 carte par tour au prix de sa rangée ; qui a acheté peut en acheter une seconde
abbey-board-pile = pile { $n }
abbey-board-buy = achat
abbey-board-no-event = pas encore d’événement
abbey-board-dark = Ténèbres
    .effect = la force des Ténèbres : elle croît à chaque manche, et votre défense doit l’égaler
abbey-board-darkness = Ténèbres { $n }
abbey-board-against = contre Ténèbres { $n }
abbey-board-events = Événements
    .effect = on en révèle un par manche : une année faste, une catastrophe ou un raid de Vikings
abbey-board-crusades = Croisades
    .effect = pour 1 denier, on peut en piocher une en fin de manche ; des dés d’une même valeur l’accomplissent
abbey-board-values = Valeurs d’échange
abbey-board-initiative = Initiative
    .effect = n’importe quel dé, une fois par manche : le jeton d’initiative suivant, et vous êtes premier joueur à la manche suivante
abbey-board-first-next = joue en premier ensuite
abbey-board-first = premier joueur
abbey-board-mine = Mon abbaye
abbey-board-abbey-of = Abbaye : { $who }
abbey-board-built = { $taken } emplacements pris sur { $slots }, { $towers } tours sur 4, { $walls } murs sur 5
abbey-board-defence = Défense
abbey-board-short = manque { $n }
abbey-board-monks = Moines
    .effect = vos dés : lancés à chaque manche, puis employés à l’abbaye, en croisade et pour les ressources
abbey-board-free-dice = { $n ->
    [one] { $n } dé libre
   *[other] { $n } dés libres
}
abbey-board-reserve = Réserve et jetons
abbey-board-peasants = { $n ->
    [one] { $n } paysan
   *[other] { $n } paysans
}
abbey-board-folk = { $n ->
    [one] { $n } paysan
   *[other] { $n } paysans
}, { $reserve } en réserve
abbey-board-towers = Tours à bâtir
abbey-board-tower = tour
abbey-board-free = libre
abbey-board-barn = Enclos
abbey-board-remodel = Aménager
    .effect = une fois, quand tout est occupé : 2 jetons de blé et 2 de pierre → 2 emplacements de plus
abbey-board-two-more = 2 emplacements de plus
abbey-board-reward = gain
abbey-board-rest = reste
abbey-board-no-limit = sans limite
abbey-board-any = au choix
abbey-board-postulant = Séminariste
abbey-board-deacon = Diacre
abbey-board-priest = Prêtre
abbey-board-bishop = Évêque
abbey-board-cardinal = Cardinal
abbey-board-starting = Bâtiments de départ
abbey-board-hand = Ma main
abbey-board-not-built = achetés, pas bâtis
abbey-board-in-hand = en main : { $n }
abbey-board-holy = Reliques et saint patron
abbey-board-supply = Encore inconnu
abbey-board-tokens-left = Jetons Initiative
    .effect = qui prend l’initiative en reçoit aussitôt le suivant
abbey-board-unseen = Bâtiments dans les piles
    .effect = cartes de bâtiment qui peuvent encore arriver au marché
abbey-board-gone = Bâtiments hors du jeu
    .effect = cartes de bâtiment que personne ne peut plus obtenir
abbey-board-crusades-left = Croisades dans la pile
    .effect = ce qu’on peut encore piocher pour 1 denier en fin de manche
abbey-board-crusade-manna = Vase d’or de Manne
abbey-board-kind-place = lieu
abbey-board-kind-building = bâtiment
abbey-board-kind-tower = tour
abbey-board-kind-crusade = croisade
abbey-board-kind-relic = relique
abbey-board-kind-saint = saint patron
abbey-board-kind-die = moine
abbey-board-kind-piece = pion
abbey-board-kind-token = jeton
abbey-board-altar = Autel
    .effect = se construit une fois pour 4 deniers et 2 jetons de bois : 2 points de prestige
abbey-board-wall = Murs
    .effect = un mur coûte 1 jeton de pierre et donne 1 point de prestige ; il y en a cinq
abbey-board-precinct = L’enceinte du Roi
# les phases d’une manche, dans l’en-tête
abbey-board-step-event = événement
abbey-board-step-abbey = abbaye
abbey-board-step-market = marché
abbey-board-step-locations = lieux
abbey-board-step-peasants = paysans
abbey-board-step-building = chantier
abbey-board-step-darkness = Ténèbres
abbey-board-step-crusades = croisades
abbey-board-kind-track = piste
abbey-board-kind-deck = pile
abbey-board-kind-good = ressource
abbey-board-kind-event = événement
abbey-board-pews = bancs
    .effect = les paysans entrent au premier banc et avancent de banc en banc ; du quatrième, ils vont au baptistère
