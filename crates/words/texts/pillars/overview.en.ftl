### The Pillars of the Earth in short: before the rules.

pillars-overview-goal = Six rounds, a cathedral: whoever has most points when it stands wins. Points come from cubes your craftsmen work into it.
pillars-overview-round-1 = Take cards in turn: cubes for workers, craftsmen for gold. Workers left over earn gold.
pillars-overview-round-2 = Builders leave a bag one by one; each is placed for a falling price or waits for a free place.
pillars-overview-round-3 = An event befalls everybody; then places pay one after the other: the priory points, the court freedom from taxes.
pillars-overview-round-4 = At the market cubes are bought and sold.
pillars-overview-round-5 = Craftsmen turn cubes into points; five cubes may be kept.
pillars-overview-end = After six rounds. Gold left over counts nothing.
pillars-overview-counts = With fewer players there are fewer builders in the bag, and each takes more of the nine cards: places are easier to have, and waiting is safer.

## Pictures: what a screen reader hears, and the captions of the rulebook

pillars-plate-map = The board at the start: the cathedral in the middle, the places around it, the row of points along the edge.
pillars-plate-row = Three cards of the row: a quarry for workers, a mason for gold, a forest for workers.
pillars-plate-wheel = The wheel of prices, from 7 down to 2, with a builder waiting beside it.
pillars-plate-event = The event of the round, and the bishop’s seat, which protects from it.
pillars-plate-income = The wool mill pays idle workers, the quarry hands out stone.
pillars-plate-court = The king’s court: whoever stands there pays no tax; the first to come takes the cube of metal too.
pillars-plate-shiring = Shiring: two craftsmen who come to whoever sends a builder.
pillars-plate-market = The market with its cubes and prices.
pillars-plate-work = The mason turns a cube of stone into a point, the stonecutter two.
pillars-plate-token = Whoever stands here is first player in the next round.
pillars-plate-privileges = Kingsbridge: two privileges, each for one builder.
