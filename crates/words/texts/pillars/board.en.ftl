### The Pillars of the Earth: what only the board says.

pillars-board-map = Board with the cathedral, fourteen stations, points and gold
pillars-board-row = Cards of the round
pillars-board-row-aside = a taken card keeps the taker’s marker
pillars-board-unseen-aside = which of them come, and when, nobody knows
pillars-board-mine = My household
pillars-board-places = { $n } of { $limit } places for craftsmen
pillars-board-starts = { $seat } is first player
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
pillars-board-store = Stores: { $seat }, { $goods }
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
pillars-board-kind-craftsman = craftsman
pillars-board-kind-resource = resource card
pillars-board-kind-privilege = privilege
pillars-board-kind-event = event
pillars-board-kind-good = resource
pillars-board-kind-station = station
pillars-board-kind-piece = piece
# the phases of a round, in the header
pillars-board-step-cards = cards
pillars-board-step-builders = builders
pillars-board-step-places = places
pillars-board-step-work = work
pillars-board-kind-track = track
pillars-board-cost = cost of the builders
    .effect = 7 gold for the first builder drawn, 1 less for each that follows; from the eighth on they are free
pillars-board-niche = waiting place
    .effect = a builder whose owner passed waits here; once the bag is empty it is placed free of charge, the dearest number first
pillars-board-bag = bag of the builders
    .effect = holds the master builders not drawn yet; once a round the first player may put one back and draw again
pillars-board-round = round
    .effect = six rounds: cards are taken, builders placed, then the fourteen stations follow in order
