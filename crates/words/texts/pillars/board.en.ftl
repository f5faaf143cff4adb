### The Pillars of the Earth: what only the board says.

pillars-board-map = Board with the cathedral, fourteen stations, points and gold
pillars-board-row = Cards of the round
pillars-board-row-aside = a taken card keeps the taker’s marker
pillars-board-unseen-aside = which of them come, and when, nobody knows
pillars-board-mine = My household
pillars-board-places = { $n } of { $limit } places for craftsmen
pillars-board-starts = { $seat } is start player
pillars-board-face-down = face down until the builders are placed
pillars-board-foreseen = you alone know
pillars-board-lucky = lucky
pillars-board-unlucky = unlucky
pillars-board-next-round = of the next round
pillars-board-sell = sell
pillars-board-up-to = { $n ->
    [1] once
   *[other] up to { $n }×
}
pillars-board-each-round = each round
pillars-board-described = { $Card }: { $card-effect }
pillars-board-described-worked = { $Card }: { $card-effect }, has worked this round
pillars-board-idle = idle of { $all }
pillars-board-store = Stores of { $seat }: { $goods }
pillars-board-plan = { $part }, round { $round }
pillars-board-rising = { $n ->
    [0] the { $part } rises, the first of six parts
    [one] one of six parts stands, the { $part } rises
   *[other] { $n } of six parts stand, the { $part } rises
}
pillars-board-standing = { $n ->
    [one] one of six parts stands
   *[other] { $n } of six parts stand
}
pillars-board-complete = all six parts stand: the cathedral is complete
pillars-board-bought = bought, not to be sold this round: { $goods }
