### The Pillars of the Earth: names, prompts, choices, log lines, refusals, labels.

pillars = The Pillars of the Earth
pillars-credits = A game by Michael Rieneck and Stefan Stadler, published by Kosmos.
pillars-about = Master builders compete to raise a cathedral in twelfth-century England: workers fetch timber, stone and sand, craftsmen turn them into glory. Six rounds in which every placement has its price, and whoever waits pays less and chooses last.

## Options

pillars-option-start = who starts
    .about = Whoever starts has the first choice of cards in the first round; after that it passes on.
pillars-option-start-random = drawn at random
pillars-option-start-first-seat = the first seat

## Resources

pillars-good-sand = sand
    .name = sand
    .count = { $n } sand
    .effect = mortar mixers, potters and glassblowers use it; the market buys and sells it for 2 gold
pillars-good-wood = wood
    .name = wood
    .count = { $n } wood
    .effect = woodworkers, carpenters and the organ builder use it; the market trades it for 3 gold, and only a woodworker may buy it
pillars-good-stone = stone
    .name = stone
    .count = { $n } stone
    .effect = stonecutters, masons and sculptors use it; the market trades it for 4 gold, and only with a stonecutter may you sell it
pillars-good-metal = metal
    .name = metal
    .count = { $n } metal
    .effect = the rarest cube: it serves the tool maker and the late craftsmen; the market takes it for 5 gold and never sells it

## Resource cards

pillars-resource-sand-2 = small gravel pit
    .the = the small gravel pit
    .effect = 2 workers fetch 2 sand
pillars-resource-sand-3 = medium gravel pit
    .the = the medium gravel pit
    .effect = 4 workers fetch 3 sand
pillars-resource-sand-4 = large gravel pit
    .the = the large gravel pit
    .effect = 7 workers fetch 4 sand
pillars-resource-wood-2 = small forest
    .the = the small forest
    .effect = 3 workers fetch 2 wood
pillars-resource-wood-3 = medium forest
    .the = the medium forest
    .effect = 6 workers fetch 3 wood
pillars-resource-wood-4 = large forest
    .the = the large forest
    .effect = 9 workers fetch 4 wood
pillars-resource-stone-2 = small quarry
    .the = the small quarry
    .effect = 5 workers fetch 2 stone
pillars-resource-stone-3 = medium quarry
    .the = the medium quarry
    .effect = 8 workers fetch 3 stone
pillars-resource-stone-4 = large quarry
    .the = the large quarry
    .effect = 10 workers fetch 4 stone

## Craftsmen: where several cards have the same name, the number is the capacity

pillars-craftsman-mortar-mixer = mortar mixer
    .name = mortar mixer
    .the = the mortar mixer
    .effect = 3 sand for 1 point, up to 3 times
pillars-craftsman-woodworker = woodworker
    .name = woodworker
    .the = the woodworker
    .effect = 2 wood for 1 point, up to 4 times
pillars-craftsman-stonecutter = stonecutter
    .name = stonecutter
    .the = the stonecutter
    .effect = 2 stone for 1 point, up to 4 times
pillars-craftsman-tool-maker = tool maker
    .name = tool maker
    .the = the tool maker
    .effect = 2 gold with at least 1 metal, which is kept
pillars-craftsman-master-woodworker = master woodworker
    .name = master woodworker
    .the = the master woodworker
    .effect = 1 wood for 4 gold, up to twice
pillars-craftsman-better-mortar-mixer = better mortar mixer
    .name = better mortar mixer
    .the = the better mortar mixer
    .effect = 2 sand for 1 point, up to 3 times
pillars-craftsman-mason-1 = mason (2 a round)
    .name = mason
    .the = the mason (2 a round)
    .effect = 1 stone for 1 point, up to twice, with a mortar mixer
pillars-craftsman-carpenter-2 = carpenter (2 a round)
    .name = carpenter
    .the = the carpenter (2 a round)
    .effect = 1 wood for 1 point, up to twice
pillars-craftsman-mason-2 = mason (3 a round)
    .name = mason
    .the = the mason (3 a round)
    .effect = 1 stone for 1 point, up to 3 times, with a mortar mixer
pillars-craftsman-potter-2 = potter (2 a round)
    .name = potter
    .the = the potter (2 a round)
    .effect = 1 sand for 1 point, up to twice
pillars-craftsman-architect = architect
    .name = architect
    .the = the architect
    .effect = 1 point, free of charge
pillars-craftsman-mason-3 = mason (4 a round)
    .name = mason
    .the = the mason (4 a round)
    .effect = 1 stone for 1 point, up to 4 times, with a mortar mixer
pillars-craftsman-carpenter-3 = carpenter (3 a round)
    .name = carpenter
    .the = the carpenter (3 a round)
    .effect = 1 wood for 1 point, up to 3 times
pillars-craftsman-sculptor-3 = sculptor (1 a round)
    .name = sculptor
    .the = the sculptor (1 a round)
    .effect = 1 stone for 2 points, once a round
pillars-craftsman-potter-3 = potter (3 a round)
    .name = potter
    .the = the potter (3 a round)
    .effect = 1 sand for 1 point, up to 3 times
pillars-craftsman-mason-4 = mason (5 a round)
    .name = mason
    .the = the mason (5 a round)
    .effect = 1 stone for 1 point, up to 5 times, with a mortar mixer
pillars-craftsman-carpenter-4 = carpenter (4 a round)
    .name = carpenter
    .the = the carpenter (4 a round)
    .effect = 1 wood for 1 point, up to 4 times
pillars-craftsman-sculptor-4 = sculptor (2 a round)
    .name = sculptor
    .the = the sculptor (2 a round)
    .effect = 1 stone for 2 points, up to twice
pillars-craftsman-glassblower-4 = glassblower (1 a round)
    .name = glassblower
    .the = the glassblower (1 a round)
    .effect = 1 sand and 1 metal for 3 points, once a round
pillars-craftsman-carpenter-5 = carpenter (5 a round)
    .name = carpenter
    .the = the carpenter (5 a round)
    .effect = 1 wood for 1 point, up to 5 times
pillars-craftsman-goldsmith-5 = goldsmith (6 a round)
    .name = goldsmith
    .the = the goldsmith (6 a round)
    .effect = 3 gold for 1 point, up to 6 times
pillars-craftsman-sculptor-5 = sculptor (3 a round)
    .name = sculptor
    .the = the sculptor (3 a round)
    .effect = 1 stone for 2 points, up to 3 times
pillars-craftsman-glassblower-5 = glassblower (2 a round)
    .name = glassblower
    .the = the glassblower (2 a round)
    .effect = 1 sand and 1 metal for 3 points, up to twice
pillars-craftsman-goldsmith-6 = goldsmith (8 a round)
    .name = goldsmith
    .the = the goldsmith (8 a round)
    .effect = 3 gold for 1 point, up to 8 times
pillars-craftsman-sculptor-6 = sculptor (4 a round)
    .name = sculptor
    .the = the sculptor (4 a round)
    .effect = 1 stone for 2 points, up to 4 times
pillars-craftsman-organ-builder = organ builder
    .name = organ builder
    .the = the organ builder
    .effect = 1 wood and 1 metal for 6 points, once a round
pillars-craftsman-bell-founder = bell founder
    .name = bell founder
    .the = the bell founder
    .effect = 1 metal for 4 points, up to twice

## Trades

pillars-trade-mortar-mixer = mortar mixer
pillars-trade-woodworker = woodworker
pillars-trade-stonecutter = stonecutter
pillars-trade-mason = mason
pillars-trade-carpenter = carpenter
pillars-trade-tool-maker = tool maker
pillars-trade-architect = architect
pillars-trade-potter = potter
pillars-trade-sculptor = sculptor
pillars-trade-glassblower = glassblower
pillars-trade-goldsmith = goldsmith
pillars-trade-organ-builder = organ builder
pillars-trade-bell-founder = bell founder

## Privileges

pillars-privilege-madonna = The Madonna
    .the = “The Madonna”
    .effect = 3 points at once
pillars-privilege-wool-fair = Wool Fair
    .the = “Wool Fair”
    .effect = 8 gold at once
pillars-privilege-toledo = Studies in Toledo
    .the = “Studies in Toledo”
    .effect = 2 metal at once
pillars-privilege-otto = Otto Blackface
    .the = “Otto Blackface”
    .effect = one more worker from the next round on
pillars-privilege-aliena = Aliena
    .the = “Aliena”
    .effect = 1 wood every round
pillars-privilege-tom = Tom Builder
    .the = “Tom Builder”
    .effect = 1 stone every round
pillars-privilege-richard = Richard
    .the = “Richard”
    .effect = 1 sand every round
pillars-privilege-francis = Brother Francis
    .the = “Brother Francis”
    .effect = a tax of 2 gold, whatever the die shows
pillars-privilege-ellen = Ellen
    .the = “Ellen”
    .effect = a look at the event at the start of every round
pillars-privilege-jack = Jack
    .the = “Jack”
    .effect = room for a sixth craftsman
pillars-privilege-philip = Prior Philip
    .the = “Prior Philip”
    .effect = 1 more point for each of your builders at the priory
pillars-privilege-thomas = Archbishop Thomas
    .the = “Archbishop Thomas”
    .effect = protection from one unlucky event, once
pillars-privilege-remigius = Brother Remigius
    .the = “Brother Remigius”
    .effect = a builder just drawn is placed free of charge, once
pillars-privilege-amnesty = Loyalty Rewarded
    .the = “Loyalty Rewarded”
    .effect = a round without tax, once
pillars-privilege-completion = Completion Near
    .the = “Completion Near”
    .effect = 1 stone and 1 wood at once
pillars-privilege-festivities = Royal Festivities
    .the = “Royal Festivities”
    .effect = 1 metal at once

pillars-term-instant = at once
pillars-term-once = once
pillars-term-lasting = lasting

## Events

pillars-eventcard-king-gift = The king’s bounty
    .effect = everybody gains 5 gold
pillars-eventcard-richard-metal = Earl Richard’s mines
    .effect = everybody gains 1 metal
pillars-eventcard-philip-wool = Prior Philip backs the wool trade
    .effect = everybody gains 1 gold per worker in the wool mill, 5 at most
pillars-eventcard-volunteers = Volunteers arrive
    .effect = this round every resource card gives 1 cube more
pillars-eventcard-archbishop = The archbishop’s blessing
    .effect = one craftsman of each player works once more this round
pillars-eventcard-william = William’s raid
    .effect = everybody pays 4 gold; every 2 gold unpaid cost 1 point
pillars-eventcard-conflict = Conflict at the priory
    .effect = everybody loses 2 points
pillars-eventcard-town-wall = The town wall
    .effect = everybody uses only 2 builders in the next round
pillars-eventcard-cold-winter = Cold winter
    .effect = this round every resource card gives 1 cube less
pillars-eventcard-collapse = Part of the vault collapses
    .effect = everybody loses one craftsman of their choice

## Stations, posts and parts of the cathedral

pillars-station-event = event
    .effect = the event of the round is turned up here; a lucky one helps everybody, an unlucky one strikes all who are not protected
pillars-station-bishop = bishop’s seat
    .effect = protection from an unlucky event, or 1 stone, wood or sand of the market
pillars-station-wool-mill = wool mill
    .effect = 1 gold for each worker who fetches no resources; all idle workers come here after the draft
pillars-station-kingsbridge = Kingsbridge
    .effect = each of the two builders gets the privilege above it
pillars-station-priory = priory
    .effect = 2 points for the first builder, 1 for the second
pillars-station-forest = forest
    .effect = the workers sent with forest cards bring their wood
pillars-station-quarry = quarry
    .effect = the workers sent with quarry cards bring their stone
pillars-station-gravel-pit = gravel pit
    .effect = the workers sent with gravel pit cards bring their sand
pillars-station-court = king’s court
    .effect = a die sets the tax, 2 to 5 gold; whoever has a builder here pays nothing, and the first one takes the metal
pillars-station-shiring = Shiring
    .effect = each of the two builders gets the craftsman above it, free of charge
pillars-station-castle = Shiring castle
    .effect = 2 grey workers more in the next round
pillars-station-market = market
    .effect = in the order of the spaces each builder buys or sells one kind of cube, until it withdraws
pillars-station-cathedral = cathedral
    .effect = the craftsmen turn cubes into points; then at most 5 cubes may be kept, and the cathedral grows by a part
pillars-station-start-player = first player
    .effect = whoever stands here is first player in the next round; if nobody does, it is the next player clockwise

pillars-post-bishop = bishop’s seat
    .at = at the bishop’s seat
pillars-post-kingsbridge-1 = Kingsbridge (first space)
    .town = at Kingsbridge
    .at = at Kingsbridge (first space)
pillars-post-kingsbridge-2 = Kingsbridge (second space)
    .town = at Kingsbridge
    .at = at Kingsbridge (second space)
pillars-post-priory = priory
    .at = at the priory
pillars-post-court = king’s court
    .at = at the king’s court
pillars-post-shiring-1 = Shiring (first space)
    .town = at Shiring
    .at = at Shiring (first space)
pillars-post-shiring-2 = Shiring (second space)
    .town = at Shiring
    .at = at Shiring (second space)
pillars-post-castle = Shiring castle
    .at = at Shiring castle
pillars-post-market = market
    .at = at the market
pillars-post-start = first player
    .at = on the first player’s space

pillars-part-nave = nave
pillars-part-portal = portal
pillars-part-apse = apse
pillars-part-tower = tower
pillars-part-roof = roof

## Things that are counted

pillars-gold = gold
    .count = { $n } gold
    .effect = pays craftsmen, master builders, the market and the tax; nobody ever has more than 30
pillars-point = point
    .count = { $n } { $n ->
        [one] point
       *[other] points
    }
    .effect = whoever has most after six rounds wins; points never fall below 0
pillars-worker = worker
    .count = { $n } { $n ->
        [one] worker
       *[other] workers
    }
    .effect = takes resource cards in the draft; those left idle earn 1 gold each at the wool mill
pillars-cube = cube
    .count = { $n } { $n ->
        [one] cube
       *[other] cubes
    }
pillars-builder = builder
    .count = { $n } { $n ->
        [one] builder
       *[other] builders
    }
    .effect = drawn from the bag one by one; its owner pays the cost of the moment for a place on the board, or lets it wait

## Phases

pillars-phase-start = before the first round
pillars-phase-deal = cards are laid out
pillars-phase-draft = phase I: the draft
pillars-phase-builders = phase II: the master builders
pillars-phase-stations = phase III: the stations
pillars-phase-over = the game is over

## Prompts

pillars-prompt-draw-start = Draw the first player.
pillars-prompt-draw-privilege = Turn up a privilege for Kingsbridge.
pillars-prompt-draw-craftsman = Turn up a craftsman for Shiring.
pillars-prompt-draw-resource = Draw a resource card that stays out this round.
pillars-prompt-draw-event = Reveal the event of the round.
pillars-prompt-draw-builder = Draw a builder from the bag.
pillars-prompt-draw-tax = Roll the tax die.
pillars-prompt-look = Show { $seat } the event of the round.
pillars-prompt-draft = Take a card of the row or pass. You have { $idle-n ->
    [0] no idle worker
    [one] { $idle-n } idle worker
   *[other] { $idle-n } idle workers
} and { $gold }.
pillars-prompt-dismiss = { $newcomer-The } takes you over the limit of { $limit } craftsmen: dismiss one.
pillars-prompt-redraw = Keep this builder, or draw again? It is { $pawn }’s, { $price-n ->
    [0] free of charge
   *[other] for { $price }
}.
pillars-prompt-place-free = Place your builder, free of charge.
pillars-prompt-place = Place your builder for { $price }, or let it wait. You have { $gold }.
pillars-prompt-place-waiting = Place your builder that waits at { $price }, free of charge.
pillars-prompt-bishop = The event is “{ $card }”: { $card-effect }. What do you ask of the bishop?
pillars-prompt-thomas = The event is “{ $card }”: { $card-effect }. Do you call on Archbishop Thomas?
pillars-prompt-lose = Part of the vault collapses: choose the craftsman you lose.
pillars-prompt-amnesty = The tax is { $tax }. Use “Loyalty Rewarded” to pay nothing?
pillars-prompt-trade = Buy, sell or withdraw. You have { $gold }.
pillars-prompt-bless = The archbishop blesses one of your craftsmen, who works once more this round.
pillars-prompt-work = Set a craftsman to work, or finish. You have { $gold } and { $cubes }.
pillars-prompt-return = You may keep only 5 cubes: return { $excess } to the supply.

## Choices

pillars-choice-start = { $seat } starts
pillars-choice-privilege = “{ $privilege }” is turned up: { $privilege-effect }
pillars-choice-shiring = { $craftsman-The } comes to Shiring
pillars-choice-leave-out = { $card-The } stays out this round
pillars-choice-event = The event is “{ $card }”: { $card-effect }
pillars-choice-builder = The bag gives { $seat } a builder
pillars-choice-tax = The tax is { $tax }
pillars-choice-take = Take { $card-the }: { $workers } → { $cubes }
pillars-choice-hire = Hire { $craftsman-the } for { $price } ({ $craftsman-effect })
pillars-choice-pass = Pass: no more cards this round
pillars-choice-dismiss = Dismiss { $craftsman-the } ({ $craftsman-effect })
pillars-choice-keep = Keep this builder
pillars-choice-put-back = Put it back and draw again, once a round
pillars-choice-place = { $price-n ->
    [0] Place a builder { $post-at }, free of charge
   *[other] Place a builder { $post-at } for { $price }
}
pillars-choice-place-card = { $price-n ->
    [0] Place a builder { $post-town } for { $card-the } ({ $card-effect }), free of charge
   *[other] Place a builder { $post-town } for { $card-the } ({ $card-effect }), at { $price }
}
pillars-choice-place-remigius = Place a builder { $post-at } with Brother Remigius, free of charge
pillars-choice-place-card-remigius = Place a builder { $post-town } for { $card-the } ({ $card-effect }) with Brother Remigius, free of charge
pillars-choice-wait = { $price ->
    [0] Let the builder wait
   *[other] Pass: the builder waits at { $price } and is placed later, free of charge
}
pillars-choice-protect = Be protected from the event
pillars-choice-cube = Take { $cube } from the market
pillars-choice-use = Use { $privilege-the }: { $privilege-effect }
pillars-choice-save = Keep { $privilege-the } for later
pillars-choice-buy = Buy { $cubes } for { $gold }
pillars-choice-sell = Sell { $cubes } for { $gold }
pillars-choice-withdraw = Withdraw this builder from the market
pillars-choice-bless = Have { $craftsman-the } blessed ({ $craftsman-effect })
pillars-choice-bless-none = Have nobody blessed
pillars-choice-work = { $craftsman-The } works { $uses ->
    [1] once
    [2] twice
   *[other] { $uses } times
}: { $spent } → { $gained }
pillars-choice-work-for-nothing = { $uses ->
    [1] { $craftsman-The } works: gain { $gained }
   *[other] { $craftsman-The } works { $uses } times: gain { $gained }
}
pillars-choice-finish = Finish: no more work this round
pillars-choice-return = Return { $cubes } to the supply

## Log

pillars-event-round-begins = Round { $round } begins; { $start } is first player.
    .you = Round { $round } begins; you are first player.
pillars-event-privilege-shown = “{ $privilege }” is on offer { $post-at }: { $privilege-effect }.
pillars-event-craftsman-at-shiring = { $craftsman-The } comes to { $post }: { $craftsman-effect }.
pillars-event-craftsman-in-row = { $craftsman-The } is in the row: { $craftsman-effect }.
pillars-event-left-out = { $card-The } stays out this round.
pillars-event-looks = { $seat } looks at the event of the round.
    .you = You look at the event of the round.
pillars-event-foresees = { $seat } foresees “{ $card }”: { $card-effect }.
    .you = You foresee “{ $card }”: { $card-effect }.
pillars-event-takes = { $seat } takes { $card-the } with { $workers }.
    .you = You take { $card-the } with { $workers }.
pillars-event-hires = { $seat } hires { $craftsman-the } for { $price }.
    .you = You hire { $craftsman-the } for { $price }.
pillars-event-passes = { $seat } passes.
    .you = You pass.
pillars-event-dismisses = { $seat } dismisses { $craftsman-the }.
    .you = You dismiss { $craftsman-the }.
pillars-event-craftsman-leaves = Nobody takes { $craftsman-the }, who leaves the game.
pillars-event-privilege-lapses = Nobody comes for “{ $privilege }”, which leaves the game.
pillars-event-go-to-mill = { $workers-n ->
    [0] { $seat } sends nobody to the wool mill.
   *[other] { $seat } sends { $workers } to the wool mill.
}
    .you = { $workers-n ->
        [0] You send nobody to the wool mill.
       *[other] You send { $workers } to the wool mill.
    }
pillars-event-drawn = { $seat }’s builder is drawn: { $price ->
    [0] free of charge
   *[other] { $price } gold
}.
    .you = Your builder is drawn: { $price ->
        [0] free of charge
       *[other] { $price } gold
    }.
pillars-event-put-back = { $start } puts the builder drawn for { $seat } back into the bag.
    .you = { $start } puts the builder drawn for you back into the bag.
    .you-start = You put the builder drawn for { $seat } back into the bag.
pillars-event-put-own-back = { $seat } puts the builder just drawn back into the bag.
    .you = You put the builder just drawn back into the bag.
pillars-event-set-aside = The town wall keeps the third builder: { $seat } does without.
    .you = The town wall keeps your third builder: you do without.
pillars-event-placed = { $seat } places a builder { $post-at } for { $price }.
    .you = You place a builder { $post-at } for { $price }.
pillars-event-placed-free = { $seat } places a builder { $post-at }, free of charge.
    .you = You place a builder { $post-at }, free of charge.
pillars-event-waits = { $seat } passes; the builder waits at { $price }.
    .you = You pass; your builder waits at { $price }.
pillars-event-uses = { $seat } uses { $privilege-the }.
    .you = You use { $privilege-the }.
pillars-event-revealed-lucky = A lucky event: “{ $card }”, { $card-effect }.
pillars-event-revealed-unlucky = An unlucky event: “{ $card }”, { $card-effect }.
pillars-event-protected = { $seat } is protected from the event.
    .you = You are protected from the event.
pillars-event-gains-gold = { $seat } gains { $gold } ({ $cause }).
    .you = You gain { $gold } ({ $cause }).
pillars-event-gains-gold-spilled = { $seat } gains { $gold }, less { $spilled-n } above 30 ({ $cause }).
    .you = You gain { $gold }, less { $spilled-n } above 30 ({ $cause }).
pillars-event-gains-goods = { $seat } gains { $cubes } ({ $cause }).
    .you = You gain { $cubes } ({ $cause }).
pillars-event-gains-points = { $seat } gains { $points } ({ $cause }).
    .you = You gain { $points } ({ $cause }).
pillars-event-pays = { $seat } pays { $gold } ({ $cause }).
    .you = You pay { $gold } ({ $cause }).
pillars-event-pays-short = { $points-n ->
    [0] { $seat } pays { $gold }, { $unpaid-n } short, and loses nothing ({ $cause }).
   *[other] { $seat } pays { $gold }, { $unpaid-n } short, and loses { $points } ({ $cause }).
}
    .you = { $points-n ->
        [0] You pay { $gold }, { $unpaid-n } short, and lose nothing ({ $cause }).
       *[other] You pay { $gold }, { $unpaid-n } short, and lose { $points } ({ $cause }).
    }
pillars-event-loses-points = { $seat } loses { $points } ({ $cause }).
    .you = You lose { $points } ({ $cause }).
pillars-event-builder-at-wall = { $seat } will have only 2 builders in the next round.
    .you = You will have only 2 builders in the next round.
pillars-event-receives = { $seat } receives { $privilege-the }: { $privilege-effect }.
    .you = You receive { $privilege-the }: { $privilege-effect }.
pillars-event-black-worker-joins = { $seat } gains the black worker, from the next round on.
    .you = You gain the black worker, from the next round on.
pillars-event-tax-rolled = The tax is { $tax }.
pillars-event-exempt = { $seat } pays no tax.
    .you = You pay no tax.
pillars-event-joins = { $seat } receives { $craftsman-the } at Shiring.
    .you = You receive { $craftsman-the } at Shiring.
pillars-event-castle-lends = { $seat } gains { $workers } for the next round (Shiring castle).
    .you = You gain { $workers } for the next round (Shiring castle).
pillars-event-buys = { $seat } buys { $cubes } for { $gold }.
    .you = You buy { $cubes } for { $gold }.
pillars-event-sells = { $seat } sells { $cubes } for { $gold }.
    .you = You sell { $cubes } for { $gold }.
pillars-event-sells-spilled = { $seat } sells { $cubes } for { $gold }, less { $spilled-n } above 30.
    .you = You sell { $cubes } for { $gold }, less { $spilled-n } above 30.
pillars-event-withdraws = { $seat } withdraws a builder from the market.
    .you = You withdraw a builder from the market.
pillars-event-blessed = { $seat } has { $craftsman-the } blessed.
    .you = You have { $craftsman-the } blessed.
pillars-event-works = { $seat } sets { $craftsman-the } to work { $uses ->
    [1] once
    [2] twice
   *[other] { $uses } times
}: { $spent } for { $gained }.
    .you = You set { $craftsman-the } to work { $uses ->
        [1] once
        [2] twice
       *[other] { $uses } times
    }: { $spent } for { $gained }.
pillars-event-works-spilled = { $seat } sets { $craftsman-the } to work { $uses ->
    [1] once
    [2] twice
   *[other] { $uses } times
}: { $spent } for { $gained }, less { $spilled-n } above 30.
    .you = You set { $craftsman-the } to work { $uses ->
        [1] once
        [2] twice
       *[other] { $uses } times
    }: { $spent } for { $gained }, less { $spilled-n } above 30.
pillars-event-works-for-nothing = { $uses ->
    [1] { $seat } sets { $craftsman-the } to work: { $gained }.
   *[other] { $seat } sets { $craftsman-the } to work { $uses } times: { $gained }.
}
    .you = { $uses ->
        [1] You set { $craftsman-the } to work: { $gained }.
       *[other] You set { $craftsman-the } to work { $uses } times: { $gained }.
    }
pillars-event-works-for-nothing-spilled = { $uses ->
    [1] { $seat } sets { $craftsman-the } to work: { $gained }, less { $spilled-n } above 30.
   *[other] { $seat } sets { $craftsman-the } to work { $uses } times: { $gained }, less { $spilled-n } above 30.
}
    .you = { $uses ->
        [1] You set { $craftsman-the } to work: { $gained }, less { $spilled-n } above 30.
       *[other] You set { $craftsman-the } to work { $uses } times: { $gained }, less { $spilled-n } above 30.
    }
pillars-event-returns = { $seat } returns { $cubes } to the supply.
    .you = You return { $cubes } to the supply.
pillars-event-cathedral-grows = The cathedral grows: the { $part } stands, part { $parts } of 6.
pillars-event-starts-next = { $seat } will be first player.
    .you = You will be first player.
pillars-event-game-over = The cathedral is finished: the game is over.

## Refusals

pillars-refusal-not-your-turn = It is not your turn.
pillars-refusal-not-asked = You are asked something else now.
pillars-refusal-cannot-start = Only a player of this game can start.
pillars-refusal-privilege-is-gone = This privilege is no longer in the stack.
pillars-refusal-craftsman-is-not-due = This craftsman is not in the stack of the round.
pillars-refusal-cannot-be-left-out = This card cannot stay out of the round.
pillars-refusal-event-is-gone = This event is no longer in the stack.
pillars-refusal-no-builder-in-bag = This player has no builder in the bag.
pillars-refusal-not-on-the-die = The tax die has no such face.
pillars-refusal-not-in-row = This card is not in the row.
pillars-refusal-not-enough-workers = This card takes { $needed }, and you have { $idle-n ->
    [0] none idle
   *[other] only { $idle-n } idle
}.
pillars-refusal-too-poor = That costs { $price }, and you have { $gold-n ->
    [0] none
   *[other] only { $gold-n }
}.
pillars-refusal-not-your-craftsman = { $craftsman-The } does not work for you.
pillars-refusal-no-free-space = There is no room left { $post-at }.
pillars-refusal-placing-is-free = Placing costs nothing now: the builder must be placed.
pillars-refusal-waited-already = This builder has waited already: it must be placed now.
pillars-refusal-no-remigius = You do not have Brother Remigius.
pillars-refusal-remigius-not-needed = Placing costs nothing now: Brother Remigius is not needed.
pillars-refusal-event-is-lucky = The event is lucky: there is nothing to be protected from.
pillars-refusal-metal-is-not-sold = The market does not sell metal.
pillars-refusal-no-metal-from-bishop = The bishop has stone, wood or sand to give, but no metal.
pillars-refusal-stock-is-short = { $stock-n ->
    [0] The market has no { $stock-name } left.
   *[other] The market has only { $stock } left.
}
pillars-refusal-no-woodworker = Without a woodworker you cannot buy wood.
pillars-refusal-no-stonecutter = Without the stonecutter you cannot sell stone.
pillars-refusal-bought-this-round = You bought { $good } this round, so you cannot sell any.
pillars-refusal-too-few-goods = That takes { $needed }, and you have { $have-n ->
    [0] none
   *[other] only { $have-n }
}.
pillars-refusal-at-least-one-use = A craftsman works at least once.
pillars-refusal-at-least-one-cube = It takes at least one cube.
pillars-refusal-worked-already = { $craftsman-The } has worked already this round.
pillars-refusal-over-capacity = { $craftsman-The } works at most { $capacity ->
    [1] once
    [2] twice
   *[other] { $capacity } times
} this round.
pillars-refusal-no-metal-at-hand = The tool maker needs at least 1 metal, and you have none.
pillars-refusal-no-mortar-mixer = Without a mortar mixer your masons do not work.
pillars-refusal-cannot-be-blessed = { $craftsman-The } cannot be blessed.
pillars-refusal-more-than-excess = You have only { $excess } too many.
pillars-refusal-kind-is-past = Cubes are returned in the order sand, wood, stone, metal: it is too late for { $good }.
pillars-refusal-too-few-to-follow = You would still have to return { $still }, and { $left-n ->
    [0] none
   *[other] only { $left-n }
} of the later kinds would be left.

## Score

pillars-score-start = At the start
pillars-score-priory = Priory
pillars-score-privileges = Privileges
pillars-score-cathedral = Cathedral
pillars-score-losses = Losses

## Sheet

pillars-sheet-round = Round { $round } of 6
pillars-sheet-phase = now
pillars-sheet-station = station { $number }: { $station }
pillars-sheet-start = first player
pillars-sheet-cathedral = cathedral
pillars-sheet-event = event
pillars-sheet-event-hidden = not revealed yet
pillars-sheet-event-foreseen = event (you alone know)
pillars-sheet-protected = protected
pillars-sheet-tax = tax
pillars-sheet-row = Row
pillars-sheet-taken-by = taken by { $seat }
pillars-sheet-posts = Board
pillars-sheet-free = free
pillars-sheet-stock = market stock
pillars-sheet-court-metal = metal at the court
pillars-sheet-yes = yes
pillars-sheet-no = no
pillars-sheet-castle = grey workers
pillars-sheet-builders = Master builders
pillars-sheet-price = cost
pillars-sheet-drawn = just drawn
pillars-sheet-parked = waiting
pillars-sheet-parked-at = { $seat } at { $price }
pillars-sheet-bag = in the bag
pillars-sheet-in-bag = { $seat }: { $builders }
pillars-sheet-redraw = second draw
pillars-sheet-redraw-used = used
pillars-sheet-redraw-left = still possible
pillars-sheet-walled = only 2 builders
pillars-sheet-aside = third builder set aside
pillars-sheet-decks = Still unseen
pillars-sheet-events-unseen = events
pillars-sheet-privileges-unseen = privileges
pillars-sheet-seat = { $seat }
pillars-sheet-player = { $seat }
pillars-sheet-points = points
pillars-sheet-gold = gold
pillars-sheet-goods = resources
pillars-sheet-workers = workers
pillars-sheet-workers-of = { $idle } idle, { $busy } busy, { $next } next round
pillars-sheet-craftsmen = craftsmen (at most { $limit })
pillars-sheet-craftsman = { $craftsman-name } ({ $capacity } a round)
pillars-sheet-craftsman-blessed = { $craftsman-name } ({ $capacity } a round, blessed)
pillars-sheet-craftsman-tired = { $craftsman-name } ({ $capacity } a round, has worked)
pillars-sheet-privileges = privileges
pillars-sheet-bought = bought, not to be sold
pillars-sheet-passed = has passed
pillars-sheet-nothing = none

## Bills

pillars-bill-cubes = cubes to give back
