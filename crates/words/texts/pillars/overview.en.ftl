### The Pillars of the Earth in short: before the rules.

pillars-overview-goal = Six rounds, a cathedral: whoever has most points when it stands wins. Points come from cubes your craftsmen work into it.
pillars-overview-round-1 = Take cards in turn: cubes for workers, craftsmen for gold. Workers left over earn gold.
pillars-overview-round-2 = Builders leave a bag one by one; each is placed for a falling price or waits for a free place.
pillars-overview-round-3 = An event befalls everybody; then places pay one after the other: the priory a point, the court gold.
pillars-overview-round-4 = At the market cubes are bought and sold.
pillars-overview-round-5 = Craftsmen turn cubes into points; five cubes may be kept.
pillars-overview-end = After six rounds. Gold left over counts nothing.
pillars-overview-counts = With fewer players there are fewer builders in the bag and fewer cards: places are easier to have, and waiting is safer.
