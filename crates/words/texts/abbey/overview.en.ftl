### The King’s Abbey in short: before the rules.

abbey-short-goal = Build an abbey before the Darkness comes. Prestige comes from buildings, towers, crusades, clergy and preaching.
abbey-short-round-1 = Roll your dice and reveal an event: a good year, a disaster or Vikings.
abbey-short-round-2 = Dice go to the abbey: preaching, clergy, defence, crusades.
abbey-short-round-3 = Buy a building, then gather resources with the dice left.
abbey-short-round-4 = Move peasants to cards that need them, and build.
abbey-short-round-5 = Feed your people, face the Darkness, take the income, perhaps a new crusade.
abbey-short-end = When the event deck is empty: seven rounds, five in the quick game. Unbuilt cards and open crusades cost.
abbey-short-counts = With more players locations are crowded and help on crusades is easier to find; alone you play for a score.
