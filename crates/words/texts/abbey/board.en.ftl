### The King's Abbey: what only the board says.

abbey-board-kingdom = The King’s board
abbey-board-round = Round { $round } of { $rounds } · { $phase }
abbey-board-market = Building market
    .effect = buy 1 card a turn at the price of its row; whoever bought may buy a second one
abbey-board-pile = pile { $n }
abbey-board-buy = buy
abbey-board-no-event = no event so far
abbey-board-dark = Darkness
    .effect = the strength of the Darkness: it rises every round, and your defence must match it
abbey-board-darkness = Darkness { $n }
abbey-board-against = against Darkness { $n }
abbey-board-events = Events
    .effect = one is revealed each round: a good year, a disaster or a raid of the Vikings
abbey-board-crusades = Crusades
    .effect = for 1 coin you may draw one at the end of a round; dice of one value complete it
abbey-board-values = Values in trade
abbey-board-initiative = Initiative
    .effect = any die, once a round: the next initiative token, and you are first player in the next round
abbey-board-first-next = first player next round
abbey-board-first = first player
abbey-board-mine = My abbey
abbey-board-abbey-of = { $who }’s abbey
abbey-board-built = { $taken } of { $slots } building slots taken, { $towers } of 4 towers, { $walls } of 5 walls
abbey-board-defence = Defence
abbey-board-short = { $n } short
abbey-board-monks = Monks
    .effect = your dice: rolled each round, then used in the abbey, on crusades and for resources
abbey-board-free-dice = { $n ->
    [one] { $n } free die
   *[other] { $n } free dice
}
abbey-board-reserve = Reserve and tokens
abbey-board-peasants = { $n ->
    [one] { $n } peasant
   *[other] { $n } peasants
}
abbey-board-folk = { $n ->
    [one] { $n } peasant
   *[other] { $n } peasants
}, { $reserve } in reserve
abbey-board-towers = Towers to build
abbey-board-tower = tower
abbey-board-free = free
abbey-board-barn = Barn
abbey-board-remodel = Remodel
    .effect = once, when all slots are taken: 2 grain and 2 stone → 2 more building slots
abbey-board-two-more = 2 more slots
abbey-board-reward = reward
abbey-board-rest = rest
abbey-board-no-limit = no limit
abbey-board-any = any
abbey-board-postulant = Postulant
abbey-board-deacon = Deacon
abbey-board-priest = Priest
abbey-board-bishop = Bishop
abbey-board-cardinal = Cardinal
abbey-board-starting = Starting buildings
abbey-board-hand = My hand
abbey-board-not-built = bought, not built
abbey-board-in-hand = in hand: { $n }
abbey-board-holy = Relics and patron saint
abbey-board-supply = Not seen so far
abbey-board-tokens-left = Initiative tokens
    .effect = whoever takes the initiative gets the next of them at once
abbey-board-unseen = Buildings in the piles
    .effect = building cards that may still come into the market
abbey-board-gone = Buildings out of the game
    .effect = building cards nobody can get any more
abbey-board-crusades-left = Crusades in the deck
    .effect = what may still be drawn for 1 coin at the end of a round
abbey-board-crusade-manna = Golden Jar of Manna
abbey-board-kind-place = place
abbey-board-kind-building = building
abbey-board-kind-tower = tower
abbey-board-kind-crusade = crusade
abbey-board-kind-relic = relic
abbey-board-kind-saint = patron saint
abbey-board-kind-die = monk
abbey-board-kind-piece = piece
abbey-board-kind-token = token
abbey-board-altar = Altar
    .effect = built once for 4 coins and 2 wood: 2 prestige
abbey-board-wall = Walls
    .effect = a wall costs 1 stone and gives 1 prestige; there are five
abbey-board-precinct = The King’s precinct
# the phases of a round, in the header
abbey-board-step-event = event
abbey-board-step-abbey = abbey
abbey-board-step-market = market
abbey-board-step-locations = locations
abbey-board-step-peasants = peasants
abbey-board-step-building = building
abbey-board-step-darkness = Darkness
abbey-board-step-crusades = crusades
abbey-board-kind-track = track
abbey-board-kind-deck = deck
abbey-board-kind-good = resource
abbey-board-kind-event = event
abbey-board-pews = pews
    .effect = peasants enter at the first bench and move on bench by bench; from the fourth they go to the baptistery
