### Ora & Labora: what only the board says.

ora-board-shared = Wheel and display
ora-board-my-land = My land
ora-board-my-settlements = My settlements
ora-board-supply = Land to buy
ora-board-neutral = Neutral player
ora-board-wheel = Production wheel, round { $round }
ora-board-of = of { $n }
ora-board-bonus = bonus
ora-board-begins = { $seat } begins
ora-board-phase = settlement phase
    .effect = everybody may buy a tile of land and found a settlement; then the next cards come into the display
ora-board-income = Round { $round }, for everybody: { $goods }
ora-board-wonders = Wonders
    .effect = the Wonders left in the supply: 30 points each, for whoever can exchange goods for one
ora-board-contract = contract
ora-board-clergy = clergymen at home
    .effect = at home they wait for work; a player without clergymen at home can be given no contract
ora-board-scores = scores with its neighbours
ora-board-or = or
ora-board-per = per
ora-board-beside = beside
ora-board-free = free
    .effect = cells of the land with nothing on them: buildings and settlements may stand there
ora-board-cards-come = They come after the settlement phase of round { $round }.
ora-board-entry = { $name }: { $what }
ora-board-by = by
ora-board-above = above A
ora-board-kind-building = building
ora-board-kind-cloister = monastery building
ora-board-kind-settlement = settlement
ora-board-kind-good = good
ora-board-kind-marker = marker of the wheel
ora-board-kind-land = land to buy
ora-board-kind-action = action
ora-board-kind-ground = ground
# the phases of a round, in the header
ora-board-step-wheel = wheel
ora-board-step-actions = actions
ora-board-step-settlement = settlement
ora-board-step-next-settlement = settlement { $letter ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
} in round { $round }
ora-board-kind-value = value of goods
ora-board-kind-piece = piece
ora-board-kind-track = production wheel
ora-board-rounds = round
    .effect = the round in play, and who begins it
ora-board-beam = numbers of the wheel
    .effect = what a marker reads is what its good yields now; the wheel turns by one space each round
ora-board-alpha = first space
    .effect = the wheel begins its turn here
ora-board-gift = goods for everybody
    .effect = when the round of this space begins, everybody gets the two goods shown
