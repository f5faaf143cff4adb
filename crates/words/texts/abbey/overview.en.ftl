### The King’s Abbey in short: before the rules.

abbey-overview-goal = Build an abbey before the Darkness comes. Prestige comes from buildings, towers, crusades, clergy and preaching.
abbey-overview-round-1 = Roll your dice and reveal an event: a good year, a disaster or Vikings.
abbey-overview-round-2 = Dice go to the abbey: preaching, clergy, defence, crusades.
abbey-overview-round-3 = Buy a building, then gather resources with the dice left.
abbey-overview-round-4 = Move peasants to cards that need them, and build.
abbey-overview-round-5 = Feed your people, face the Darkness, take the income, perhaps a new crusade.
abbey-overview-end = When the event deck is empty: seven rounds, five in the quick game. Unbuilt cards and open crusades cost.
abbey-overview-counts = With more players locations are crowded and help on crusades is easier to find; alone you play for a score.

## Pictures: what a screen reader hears, and the captions of the rulebook

abbey-plate-dice = Nine monk dice, rolled for the round.
abbey-plate-abbey = Dice on preaching and on the clergy, and a crusade on its way.
abbey-plate-market = Two cards of the building market.
abbey-plate-gather = The Mountain: the sum of the dice, divided by 4, is the stone they bring.
abbey-plate-peasants = Peasants on their benches, on the way to the baptistery.
abbey-plate-towers = Towers that may be raised, with their cost.
abbey-plate-darkness = The row of the defence, with the marker of the Darkness that it must match.
abbey-plate-crusade = A crusade with its spaces, partly filled.

## What gives prestige

abbey-share-towers = towers
abbey-share-clergy = rising in the clergy
abbey-share-buildings = buildings
abbey-share-crusades = crusades
abbey-share-vikings = Vikings repelled
abbey-share-altar = altar and walls
abbey-share-animals = sheep and cows
