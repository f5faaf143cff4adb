### L'Abbaye du Roy : ce que seul le plateau dit.

abbey-board-kingdom = Le plateau du Roi
abbey-board-round = Manche { $round } sur { $rounds } · { $phase }
abbey-board-market = Marché des bâtiments
abbey-board-pile = pile { $n }
abbey-board-buy = achat
abbey-board-no-event = pas encore d’événement
abbey-board-dark = Ténèbres
abbey-board-darkness = Ténèbres { $n }
abbey-board-against = contre Ténèbres { $n }
abbey-board-events = Événements
abbey-board-crusades = Croisades
abbey-board-values = Valeurs d’échange
abbey-board-initiative = Initiative
abbey-board-first-next = joue en premier ensuite
abbey-board-first = premier joueur
abbey-board-mine = Mon abbaye
abbey-board-abbey-of = L’abbaye de { $who }
abbey-board-built = { $taken } emplacements pris sur { $slots }, { $towers } tours sur 4, { $walls } murs sur 5
abbey-board-defence = Défense
abbey-board-short = manque { $n }
abbey-board-monks = Moines
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
abbey-board-barn = Grange
abbey-board-remodel = Agrandir
abbey-board-two-more = deux places de plus
abbey-board-reward = gain
abbey-board-rest = reste
abbey-board-no-limit = sans limite
abbey-board-any = au choix
abbey-board-postulant = Postulant
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
abbey-board-unseen = Bâtiments dans les piles
abbey-board-gone = Bâtiments hors du jeu
abbey-board-crusades-left = Croisades dans la pioche
