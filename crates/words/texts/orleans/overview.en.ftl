### Orléans in short: before the rules.

orleans-short-goal = Recruit followers, use them well, travel and trade. Coins, goods, and trading posts and citizens times your development count.
orleans-short-round-1 = An hourglass tile tells the event of the round; whoever leads on the farmers’ track gets a coin.
orleans-short-round-2 = Draw followers from your bag, as many as your knights allow.
orleans-short-round-3 = Plan: put them on places of your town. A full place is active.
orleans-short-round-4 = In turn, use one active place each: recruit, travel, build a post, do a good deed. The followers go back to the bag.
orleans-short-round-5 = The event happens: plague, taxes, harvest, income.
orleans-short-end = After 18 rounds.
orleans-short-counts = Fewer followers of each profession and fewer goods lie ready with fewer players; nothing else changes.
