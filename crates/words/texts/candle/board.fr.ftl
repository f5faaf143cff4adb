### La vente à la chandelle : ce que seul le plateau dit.

candle-board-table = La table avec la chandelle mise en vente
candle-board-bid = enchère
    .effect = ce que vous offrez pour la chandelle
candle-board-kind-place = place d’une enchère
candle-board-kind-coin = pièce
candle-board-kind-candle = chandelle
candle-board-candle = chandelle
    .effect = ce qui est vendu, et ce que cela vaut
