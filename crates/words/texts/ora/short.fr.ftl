### Ora & Labora : les choix en bref, pour les étiquettes. `.pay` et `.get` nomment ce qu’on montre avec une icône.

ora-short-act = { $Action }
    .verb = Agir
ora-short-buy = { $Tile }
    .verb = Acheter
    .pay = price
ora-short-buy-none = { $Tile }
    .verb = Acheter
ora-short-end = Finir le tour
    .verb = Finir
ora-short-done = Terminer
    .verb = Terminer
ora-short-at = { $Card }
    .verb = Utiliser
ora-short-build = { $Card }
    .verb = Construire
    .pay = cost
ora-short-build-none = Ne rien construire
    .verb = Renoncer
ora-short-use-unbuilt = { $Card }
    .verb = Utiliser
ora-short-neutral = { $Card }
    .verb = Poser
ora-short-spot = Cette case
    .verb = Choisir
ora-short-district = District, { $face }
    .verb = Poser
ora-short-plot = Lopin, { $face }
    .verb = Poser
ora-short-send-prior = Prieur
    .verb = Envoyer
ora-short-send-lay-brother = Frère convers
    .verb = Envoyer
ora-short-fee-coins = Payer en pièces
    .verb = Payer
    .pay = price
ora-short-fee-gift = Offrir à boire
    .verb = Donner
    .pay = good
ora-short-settle = { $Settlement }
    .verb = Fonder
    .pay = cost
ora-short-settle-none = Aucune agglomération
    .verb = Renoncer
ora-short-prior-stays = Le prieur reste
    .verb = Renoncer
ora-short-tile = Tuile à { $price }
    .verb = Prendre
ora-short-straw = Céréales en paille
    .verb = Retourner
ora-short-sell = Vendre { $good }
    .verb = Vendre
    .get = money
ora-short-gain = Prendre
    .verb = Prendre
    .get = goods
ora-short-spin = Pièces pour le bétail
    .verb = Prendre
ora-short-times = { $times ->
    [0] Aucune fois
   *[other] { $times }×
}
    .verb = Échanger
ora-short-exchange = { $times ->
    [0] Aucune fois
   *[other] { $times }×
}
    .verb = Échanger
    .pay = cost
    .get = prize
ora-short-harvest = { $what }
    .verb = Récolter
ora-short-joker = { $what }, joker
    .verb = Récolter
ora-short-give = { $Good }
    .verb = Donner
ora-short-pay = { $what-n ->
    [0] Rien
   *[other] { $what }
}
    .verb = Payer
ora-short-extra = { $Good } en plus
    .verb = Donner
ora-short-take = { $what-n ->
    [0] Rien
   *[other] { $what }
}
    .verb = Prendre
ora-short-basic = { $what }
    .verb = Prendre
ora-short-raise = { $Good }
    .verb = Élever
ora-short-bathe = Tous rentrent
    .verb = Reprendre
ora-short-bathe-exchange = Échange, tous rentrent
    .verb = Reprendre
ora-short-give-exchanged = { $Good }, contre { $of }
    .verb = Donner
