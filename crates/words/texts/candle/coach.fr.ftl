### La vente à la chandelle : ce que le conseiller dit de chaque sorte de question : ce qu’elle est, ce qui est sage, ce que cela coûte.

candle-coach-bid = Chacun dit en secret ce qu’il paierait pour la chandelle.
    .wise = Offrez un peu moins que ce qu’elle vaut pour vous : le voyant en sait plus que les autres.
    .cost = Seule l’offre la plus haute est payée.

candle-coach-pay = Vous avez gagné la chandelle et la payez.
    .wise = Payez juste si vous pouvez : un gros vaut 3 deniers.
    .cost = Ce que vous avez offert ; on ne rend pas la monnaie.
