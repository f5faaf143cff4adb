### Orléans: what the coach says of each kind of question: what it is, what is usually wise, what it costs.

orleans-coach-exclude = Before the game everybody may bar a place tile.
    .wise = Bar what strengthens the others more than you, or decline: it rarely decides a game.
    .cost = Nobody can build that tile in this game.

orleans-coach-muster = You draw followers from your bag, as many as your knights allow; you may call back those who wait on places.
    .wise = Draw as many as you may. Call somebody back only if the place no longer interests you.
    .cost = Whoever is called back leaves a place half filled.

orleans-coach-choose-store = New followers can wait in the gunpowder tower instead of the market.
    .wise = Keep there whoever completes a place next round; the tower is safe from being full at the market.
    .cost = Whoever waits in the tower does nothing this round.

orleans-coach-plan = You put followers from the market on your places; a place is active once every space is taken.
    .wise = First fill one place completely, then a second with whoever is left; a lone follower may wait where one is missing.
    .cost = Followers stay on unfinished places until they are filled or called back.

orleans-coach-technology = A technology tile replaces one follower of a place for good.
    .wise = Put it where you go most often: castle early, wagon, ship or guildhall to travel and build.
    .cost = It never moves again, and the first one must replace a farmer.

orleans-coach-turn = Everybody in turn uses one active place, until all have passed.
    .wise = First what others could snatch: a citizen, a good on the way, a city without a post. Recruiting can wait.
    .cost = The followers of the place go back into your bag; whoever passes does nothing more this round.

orleans-coach-village = The village recruits a boatman, a craftsman or a trader.
    .wise = Early a craftsman, whose technology saves a follower every time; a trader for a good place tile; a boatman when coins are short.
    .cost = One step on one track: the two others wait.

orleans-coach-take-tile = You choose a place tile, a new building of your town.
    .wise = Choose one your people can fill every other round; makers of wool or brocade pay all game long.
    .cost = The trader’s step was the price; a tile you never fill gives nothing.

orleans-coach-travel = Your merchant moves along one road or waterway to the next city.
    .wise = Prefer a dear good on the way and a city without a post at the end.
    .cost = The place is used up for the round; the way back costs another journey.

orleans-coach-load = A good lies on the way: you may take it.
    .wise = Take it: brocade counts 5 at the end, wool 4, wine 3, cheese 2, grain 1. The harvest eats food.
    .cost = Nothing, but many goods cost you when taxes come.

orleans-coach-send = A follower of the town hall goes to a beneficial deed and stays there for good.
    .wise = Send those you have in plenty, and look for the deed with one space left: whoever fills it takes the citizen.
    .cost = The follower never comes back to your bag; knights and monks are dear.

orleans-coach-send-or-stop = You may send the second follower of the town hall as well.
    .wise = Do it if he clogs your bag or brings a citizen; stop if you need him next round.
    .cost = He never comes back to your bag.

orleans-coach-reward = The canalisation pays a coin or a development point.
    .wise = Development early, if a milestone is near; coins before taxes and harvest.
    .cost = The one you do not take.

orleans-coach-pharmacy = Coins become development points, one for one, up to three.
    .wise = Pay when it brings you to the next milestone or citizen; a coin is a point at the end as well.
    .cost = 1 coin for each point.

orleans-coach-place-bather = The bathhouse draws followers that are placed at once or returned.
    .wise = Take the one that completes a place; return the other to the bag.
    .cost = Whoever is returned may come again later.

orleans-coach-sacristy = The monk of the sacristy can spare you the event of the round.
    .wise = Use it against plague, taxes or harvest when they would cost you more than a monk’s work.
    .cost = The monk goes back to your bag and the place is empty again.

orleans-coach-harvest = The harvest wants one food from everybody.
    .wise = Give the cheapest: grain before cheese before wine.
    .cost = The good; whoever has no food pays 5 coins, and torture follows if they run out.

orleans-coach-torture = You owe coins you do not have: something else goes for each.
    .wise = A cheap good, a follower you have in plenty or a post still in reserve hurts least; keep posts on the map and technology.
    .cost = What you give up is gone; it counts at the end too.
