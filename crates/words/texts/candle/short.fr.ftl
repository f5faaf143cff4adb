### La vente à la chandelle : formes brèves des choix.

candle-short-bid = { $pennies }
    .verb = Miser
candle-short-groats = { $groats }
    .verb = Payer
candle-short-change = Un gros
    .verb = Changer
