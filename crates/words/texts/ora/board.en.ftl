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
ora-board-income = Round { $round }, for everybody: { $goods }
ora-board-wonders = Wonders
ora-board-contract = contract
ora-board-clergy = clergymen at home
ora-board-scores = scores with its neighbours
ora-board-coast-side = a coast plot may go here
ora-board-mountain-side = a mountain plot may go here
ora-board-or = or
ora-board-per = per
ora-board-beside = beside
ora-board-free = free
ora-board-cards-come = They come after the settlement phase of round { $round }.
ora-board-entry = { $name }: { $what }
