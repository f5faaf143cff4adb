### Orléans in short: before the rules.

orleans-overview-goal = Recruit followers, use them well, travel and trade. Coins, goods, and trading posts and citizens times your development count.
orleans-overview-round-1 = An hourglass tile tells the event of the round; whoever leads on the farmers’ track gets a coin.
orleans-overview-round-2 = Draw followers from your bag, as many as your knights allow.
orleans-overview-round-3 = Plan: put them on places of your town. A full place is active.
orleans-overview-round-4 = In turn, use one active place each: recruit, travel, build a post, do a good deed. The followers go back to the bag.
orleans-overview-round-5 = The event happens: plague, taxes, harvest, income.
orleans-overview-end = After 18 rounds.
orleans-overview-counts = Fewer followers of each profession and fewer goods lie ready with fewer players. With two, nobody pays at the census, and each may exclude two place tiles where that is played.

## Pictures: what a screen reader hears, and the captions of the rulebook

orleans-plate-map = The map: cities, roads and rivers, with goods along the way.
orleans-plate-hourglass = The hourglass tile of the round announces a harvest; beside it the track of the farmers.
orleans-plate-bag = The bag, and the followers in it.
orleans-plate-plan = Farm house and wagon, filled with followers and ready to be used.
orleans-plate-travel = The merchant has come to Vierzon by road; a good may be taken along on the way.
orleans-plate-gear = The castle with a gear in place of its farmer.
orleans-plate-tile = A place tile: the windmill, filled by its owner alone.
orleans-plate-event = The event strikes: the harvest wants food from everybody.
orleans-plate-store = Goods beside the board, and trading posts not built yet.
