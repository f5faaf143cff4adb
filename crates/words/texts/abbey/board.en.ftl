### The King's Abbey: what only the board says.

abbey-board-kingdom = The King’s board
abbey-board-round = Round { $round } of { $rounds } · { $phase }
abbey-board-market = Building market
abbey-board-pile = pile { $n }
abbey-board-buy = buy
abbey-board-no-event = no event so far
abbey-board-dark = Darkness
abbey-board-darkness = Darkness { $n }
abbey-board-against = against Darkness { $n }
abbey-board-events = Events
abbey-board-crusades = Crusades
abbey-board-values = Values in trade
abbey-board-initiative = Initiative
abbey-board-first-next = first player next round
abbey-board-first = first player
abbey-board-mine = My abbey
abbey-board-abbey-of = The abbey of { $who }
abbey-board-built = { $taken } of { $slots } building places taken, { $towers } of 4 towers, { $walls } of 5 walls
abbey-board-defence = Defence
abbey-board-short = { $n } short
abbey-board-monks = Monks
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
abbey-board-two-more = two more places
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
abbey-board-unseen = Buildings in the piles
abbey-board-gone = Buildings out of the game
abbey-board-crusades-left = Crusades in the deck
