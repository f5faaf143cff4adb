### Orléans: names, prompts, choices, log lines, refusals, labels.

orleans = Orléans
orleans-credits = A game by Reiner Stockhausen, published by dlp games.
orleans-about = In the medieval Loire valley every player fills a bag with followers, draws some of them each round and sends them to the places where they are needed: to recruit more, to trade along roads and rivers, to build, to study or to serve the common good. Eighteen rounds, one bag: whoever knows what is in it plans best.

## Options

orleans-option-planning = planning
    .about = All at once is quicker and keeps plans secret; one after the other lets you see what the players before you do.
orleans-option-planning-simultaneous = all at once, in secret
orleans-option-planning-ordered = one after the other
orleans-option-place_exclusion = excluding place tiles
    .about = Before the game everybody may bar a place tile: for those who know the tiles.
orleans-option-place_exclusion-off = no
orleans-option-place_exclusion-on = yes, for experienced players
orleans-option-first_player = who starts
    .about = Who has the first turn of the first round; it passes on every round.
orleans-option-first_player-random = drawn at random
orleans-option-first_player-first-seat = the first seat

## Professions

orleans-kind-farmer = farmer
    .a = a farmer
    .count = { $n } { $n ->
        [one] farmer
       *[other] farmers
    }
    .effect = recruited at the farm house, with a good; works in most places of the board
orleans-kind-boatman = boatman
    .a = a boatman
    .count = { $n } { $n ->
        [one] boatman
       *[other] boatmen
    }
    .effect = recruited at the village, with coins; needed for the ship and the castle
orleans-kind-craftsman = craftsman
    .a = a craftsman
    .count = { $n } { $n ->
        [one] craftsman
       *[other] craftsmen
    }
    .effect = recruited at the village, with a technology tile; needed for farm house, university and guildhall
orleans-kind-trader = trader
    .a = a trader
    .count = { $n } { $n ->
        [one] trader
       *[other] traders
    }
    .effect = recruited at the village, with a new place tile; needed for university, castle, monastery and wagon
orleans-kind-knight = knight
    .a = a knight
    .count = { $n } { $n ->
        [one] knight
       *[other] knights
    }
    .effect = recruited at the castle: you draw more followers each round; needed for ship, wagon, guildhall and scriptorium
orleans-kind-scholar = scholar
    .a = a scholar
    .count = { $n } { $n ->
        [one] scholar
       *[other] scholars
    }
    .effect = recruited at the university, with development points; needed for the monastery and the scriptorium
orleans-kind-monk = monk
    .a = a monk
    .count = { $n } { $n ->
        [one] monk
       *[other] monks
    }
    .effect = recruited at the monastery; stands in for any other follower, and no other stands in for him

## Followers: the four of each player are marked with the player’s colour

orleans-follower-own-farmer = marked farmer
    .a = their own farmer
    .count = { $n } { $n ->
        [one] marked farmer
       *[other] marked farmers
    }
    .your = your marked farmer
orleans-follower-own-boatman = marked boatman
    .a = their own boatman
    .count = { $n } { $n ->
        [one] marked boatman
       *[other] marked boatmen
    }
    .your = your marked boatman
orleans-follower-own-craftsman = marked craftsman
    .a = their own craftsman
    .count = { $n } { $n ->
        [one] marked craftsman
       *[other] marked craftsmen
    }
    .your = your marked craftsman
orleans-follower-own-trader = marked trader
    .a = their own trader
    .count = { $n } { $n ->
        [one] marked trader
       *[other] marked traders
    }
    .your = your marked trader
orleans-follower-farmer = farmer
    .a = a farmer
    .count = { $n } { $n ->
        [one] farmer
       *[other] farmers
    }
    .your = a farmer
orleans-follower-boatman = boatman
    .a = a boatman
    .count = { $n } { $n ->
        [one] boatman
       *[other] boatmen
    }
    .your = a boatman
orleans-follower-craftsman = craftsman
    .a = a craftsman
    .count = { $n } { $n ->
        [one] craftsman
       *[other] craftsmen
    }
    .your = a craftsman
orleans-follower-trader = trader
    .a = a trader
    .count = { $n } { $n ->
        [one] trader
       *[other] traders
    }
    .your = a trader
orleans-follower-knight = knight
    .a = a knight
    .count = { $n } { $n ->
        [one] knight
       *[other] knights
    }
    .your = a knight
orleans-follower-scholar = scholar
    .a = a scholar
    .count = { $n } { $n ->
        [one] scholar
       *[other] scholars
    }
    .your = a scholar
orleans-follower-monk = monk
    .a = a monk
    .count = { $n } { $n ->
        [one] monk
       *[other] monks
    }
    .your = a monk

## What a space asks for

orleans-space-farmer = farmer
    .space = farmer space
    .as = as a farmer
orleans-space-boatman = boatman
    .space = boatman space
    .as = as a boatman
orleans-space-craftsman = craftsman
    .space = craftsman space
    .as = as a craftsman
orleans-space-trader = trader
    .space = trader space
    .as = as a trader
orleans-space-knight = knight
    .space = knight space
    .as = as a knight
orleans-space-scholar = scholar
    .space = scholar space
    .as = as a scholar
orleans-space-monk = monk
    .space = monk space
    .as = as a monk
orleans-space-any = anybody
    .space = space for anybody
    .as = like anybody

## Goods

orleans-good-grain = grain
    .one = 1 grain
    .count = { $n } grain
orleans-good-cheese = cheese
    .one = 1 cheese
    .count = { $n } cheese
orleans-good-wine = wine
    .one = 1 wine
    .count = { $n } wine
orleans-good-wool = wool
    .one = 1 wool
    .count = { $n } wool
orleans-good-brocade = brocade
    .one = 1 brocade
    .count = { $n } brocade

## Places: those of the player board, then the place tiles

orleans-place-farm-house = farm house
    .the = the farm house
    .at = in the farm house
    .effect = a new farmer, one step on the farmers’ track and the good shown there
orleans-place-village = village
    .the = the village
    .at = in the village
    .effect = a new boatman, craftsman or trader and one step on the track
orleans-place-university = university
    .the = the university
    .at = at the university
    .effect = a new scholar, one step on the scholars’ track and its development points
orleans-place-castle = castle
    .the = the castle
    .at = in the castle
    .effect = a new knight and one step on the knights’ track: more draws
orleans-place-monastery = monastery
    .the = the monastery
    .at = in the monastery
    .effect = a new monk, who can stand in for any other follower
orleans-place-ship = ship
    .the = the ship
    .at = on the ship
    .effect = the merchant travels along a waterway and may take 1 good
orleans-place-wagon = wagon
    .the = the wagon
    .at = on the wagon
    .effect = the merchant travels along a road and may take 1 good
orleans-place-guildhall = guildhall
    .the = the guildhall
    .at = in the guildhall
    .effect = a trading post in the merchant’s city
orleans-place-scriptorium = scriptorium
    .the = the scriptorium
    .at = in the scriptorium
    .effect = 1 development point
orleans-place-town-hall = town hall
    .the = the town hall
    .at = in the town hall
    .effect = 1 or 2 neutral followers go to beneficial deeds
orleans-place-hayrick = hayrick
    .the = the hayrick
    .at = on the hayrick
    .effect = 1 grain from the goods market
orleans-place-cheese-factory = cheese factory
    .the = the cheese factory
    .at = in the cheese factory
    .effect = 1 cheese from the goods market
orleans-place-winery = winery
    .the = the winery
    .at = in the winery
    .effect = 1 wine from the goods market
orleans-place-wool-manufacturer = wool manufacturer
    .the = the wool manufacturer
    .at = at the wool manufacturer
    .effect = 1 wool from the goods market
orleans-place-tailor-shop = tailor shop
    .the = the tailor shop
    .at = in the tailor shop
    .effect = 1 brocade from the goods market
orleans-place-brewery = brewery
    .the = the brewery
    .at = in the brewery
    .effect = 2 coins
orleans-place-library = library
    .the = the library
    .at = in the library
    .effect = 2 development points
orleans-place-windmill = windmill
    .the = the windmill
    .at = in the windmill
    .effect = 2 coins and 1 development point
orleans-place-hospital = hospital
    .the = the hospital
    .at = in the hospital
    .effect = as many coins as your development status
orleans-place-bathhouse = bathhouse
    .the = the bathhouse
    .at = in the bathhouse
    .effect = draw 3 followers, place 2 of them at once
orleans-place-herb-garden = herb garden
    .the = the herb garden
    .at = in the herb garden
    .effect = your boatmen can stand in for farmers, craftsmen and traders
orleans-place-sacristy = sacristy
    .the = the sacristy
    .at = in the sacristy
    .effect = its monk averts a harvest, taxes or a plague
orleans-place-shipping-line = shipping line
    .the = the shipping line
    .at = at the shipping line
    .effect = 1 development point
orleans-place-cellar = cellar
    .the = the cellar
    .at = in the cellar
    .effect = 4 coins
orleans-place-pharmacy = pharmacy
    .the = the pharmacy
    .at = in the pharmacy
    .effect = 1 to 3 coins for as many development points
orleans-place-office = office
    .the = the office
    .at = in the office
    .effect = 1 coin for each of your trading posts on the map
orleans-place-school = school
    .the = the school
    .at = in the school
    .effect = your scholars can stand in for everybody but monks
orleans-place-horse-wagon = horse wagon
    .the = the horse wagon
    .at = on the horse wagon
    .effect = the merchant travels along a road and may take 1 good
orleans-place-gunpowder-tower = gunpowder tower
    .the = the gunpowder tower
    .at = on the gunpowder tower
    .effect = 2 more market spaces, whose neutral followers may go to deeds
orleans-place-laboratory = laboratory
    .the = the laboratory
    .at = in the laboratory
    .effect = 1 technology tile

orleans-category-1 = category I
orleans-category-2 = category II

## The map

orleans-city-orleans = Orléans
orleans-city-chartres = Chartres
orleans-city-etampes = Étampes
orleans-city-le-mans = Le Mans
orleans-city-chateaudun = Châteaudun
orleans-city-montargis = Montargis
orleans-city-vendome = Vendôme
orleans-city-blois = Blois
orleans-city-briare = Briare
orleans-city-tours = Tours
orleans-city-chinon = Chinon
orleans-city-montrichard = Montrichard
orleans-city-vierzon = Vierzon
orleans-city-loches = Loches
orleans-city-bourges = Bourges
orleans-city-sancerre = Sancerre
orleans-city-chatellerault = Châtellerault
orleans-city-le-blanc = Le Blanc
orleans-city-chateauroux = Châteauroux
orleans-city-nevers = Nevers
orleans-city-argenton = Argenton-sur-Creuse
orleans-city-la-chatre = La Châtre
orleans-city-st-amand = Saint-Amand-Montrond

orleans-way-road = road
    .a = a road
    .by = by road
orleans-way-waterway = waterway
    .a = a waterway
    .by = by water

## Beneficial deeds

orleans-deed-city-wall = city wall
    .the = the city wall
    .effect = 1 coin for each of 10 followers, a citizen for the last
orleans-deed-papal-conclave = papal conclave
    .the = the papal conclave
    .effect = 3 coins for each of 3 followers, a citizen for the last
orleans-deed-defeat-plague = fight against the plague
    .the = the fight against the plague
    .effect = 2 coins for each of 5 followers, a citizen for the last
orleans-deed-astronomy = astronomy
    .the = astronomy
    .effect = 1 coin for each of 3 followers, a citizen for the last
orleans-deed-boatmen-guild = boatmen’s guild
    .the = the boatmen’s guild
    .effect = 1 coin for each of 4 followers, a citizen for the last
orleans-deed-cathedral = cathedral
    .the = the cathedral
    .effect = 2 coins for each of 6 followers, a citizen for the last
orleans-deed-peace-treaty = peace treaty
    .the = the peace treaty
    .effect = 2 coins for each of 4 followers, a citizen for the last
orleans-deed-canalisation = canalisation
    .the = the canalisation
    .effect = 1 coin or 1 development point for each of 10 followers, a citizen for the last

## Citizens

orleans-citizen-development-3 = citizen of development cell 3
    .the = the citizen of development cell 3
    .effect = goes to the first to reach cell 3 of the development track
orleans-citizen-development-18 = citizen of development cell 18
    .the = the citizen of development cell 18
    .effect = goes to the first to reach cell 18 of the development track
orleans-citizen-development-28 = citizen of development cell 28
    .the = the citizen of development cell 28
    .effect = goes to the first to reach cell 28 of the development track
orleans-citizen-knights = citizen of the knights’ track
    .the = the citizen of the knights’ track
    .effect = goes to the first to recruit a fourth knight
orleans-citizen-boatmen = citizen of the boatmen’s track
    .the = the citizen of the boatmen’s track
    .effect = goes to the first to recruit a fifth boatman
orleans-citizen-city-wall = citizen of the city wall
    .the = the citizen of the city wall
    .effect = goes to whoever sends the last follower there
orleans-citizen-papal-conclave = citizen of the papal conclave
    .the = the citizen of the papal conclave
    .effect = goes to whoever sends the last follower there
orleans-citizen-defeat-plague = citizen of the fight against the plague
    .the = the citizen of the fight against the plague
    .effect = goes to whoever sends the last follower there
orleans-citizen-astronomy = citizen of astronomy
    .the = the citizen of astronomy
    .effect = goes to whoever sends the last follower there
orleans-citizen-boatmen-guild = citizen of the boatmen’s guild
    .the = the citizen of the boatmen’s guild
    .effect = goes to whoever sends the last follower there
orleans-citizen-cathedral = citizen of the cathedral
    .the = the citizen of the cathedral
    .effect = goes to whoever sends the last follower there
orleans-citizen-peace-treaty = citizen of the peace treaty
    .the = the citizen of the peace treaty
    .effect = goes to whoever sends the last follower there
orleans-citizen-canalisation = citizen of the canalisation
    .the = the citizen of the canalisation
    .effect = goes to whoever sends the last follower there
orleans-citizen-posts = citizen of the trading posts
    .the = the citizen of the trading posts
    .effect = goes at the end to whoever alone has the most trading posts on the map

## Hourglass tiles

orleans-hourglass-pilgrimage = Pilgrimage
    .effect = nobody recruits monks this round
    .count = Pilgrimage ×{ $n }
orleans-hourglass-income = Income
    .effect = everybody receives as many coins as their development status
    .count = Income ×{ $n }
orleans-hourglass-harvest = Harvest
    .effect = everybody gives 1 food, or 5 coins if they have none
    .count = Harvest ×{ $n }
orleans-hourglass-taxes = Taxes
    .effect = everybody pays 1 coin for every 3 goods
    .count = Taxes ×{ $n }
orleans-hourglass-trading-day = Trading Day
    .effect = everybody receives 1 coin for each trading post on the map
    .count = Trading Day ×{ $n }
orleans-hourglass-plague = Plague
    .effect = everybody draws 1 follower from the bag and loses it if it is neutral
    .count = Plague ×{ $n }
orleans-hourglass-none = no event
    .effect = nothing happens at the end of this round

## Tracks

orleans-track-farmers = farmers
    .the = the farmers’ track
    .effect = each step brings a good; the census compares the markers
orleans-track-boatmen = boatmen
    .the = the boatmen’s track
    .effect = 2, 3, 4 and 5 coins, then a citizen for the first to arrive
orleans-track-craftsmen = craftsmen
    .the = the craftsmen’s track
    .effect = each step brings a technology tile
orleans-track-traders = traders
    .the = the traders’ track
    .effect = each step brings a place tile, the first one of category I
orleans-track-knights = knights
    .the = the knights’ track
    .effect = 4, 5, 6, 7, 7 and 8 followers to draw; a citizen for the first fourth knight
orleans-track-scholars = scholars
    .the = the scholars’ track
    .effect = 2, 3, 4, 5 and 6 development points

## Things that are counted

orleans-coin = coin
    .count = { $n } { $n ->
        [one] coin
       *[other] coins
    }
orleans-point = development point
    .count = { $n } { $n ->
        [one] development point
       *[other] development points
    }
orleans-technology = technology tile
    .count = { $n } { $n ->
        [one] technology tile
       *[other] technology tiles
    }
orleans-follower = follower
    .count = { $n } { $n ->
        [one] follower
       *[other] followers
    }
orleans-post = trading post
    .count = { $n } { $n ->
        [one] trading post
       *[other] trading posts
    }
orleans-citizen = citizen
    .count = { $n } { $n ->
        [one] citizen
       *[other] citizens
    }

## Phases

orleans-stage-setup = before the first round
orleans-stage-hourglass = phase 1: the hourglass
orleans-stage-census = phase 2: the census
orleans-stage-followers = phase 3: followers
orleans-stage-planning = phase 4: planning
orleans-stage-actions = phase 5: actions
orleans-stage-event = phase 6: the event
orleans-stage-first-player = phase 7: the first player
orleans-stage-over = the game is over

## Prompts

orleans-prompt-remove-good = Remove a goods tile unseen ({ $left } to go).
orleans-prompt-lay-good = Lay a goods tile between { $from } and { $to } ({ $way }).
orleans-prompt-choose-first = Draw the first player.
orleans-prompt-hourglass = Turn up the hourglass tile of round { $round }.
orleans-prompt-draw-follower = Draw a follower from the bag for { $who } ({ $left } to go).
orleans-prompt-draw-bather = Bathhouse: draw a follower from the bag for { $who } ({ $left } to go).
orleans-prompt-plague = Plague: draw a follower from the bag for { $who }.
orleans-prompt-lose-follower = Torture: draw the neutral follower that { $who } gives up.
orleans-prompt-exclude = Exclude a place tile from the game, or decline.
orleans-prompt-muster = How many followers do you draw? { $number } in all{ $retrieved ->
    [0] { "" }
   *[other] , { $retrieved } taken back
}; { $bag } in the bag, room for { $room }.
orleans-prompt-choose-store = Which of the new followers go to the gunpowder tower? There is room for { $tower } on the tower and for { $market } on the market.
orleans-prompt-plan = Place your followers, in any order: { $n ->
    [one] { $n } is waiting.
   *[other] { $n } are waiting.
}
orleans-prompt-technology = You have { $tiles } beside the board: { $tiles-n ->
    [one] place it, or keep it for later.
   *[other] place one, or keep them for later.
}
orleans-prompt-first-technology = You have { $tiles } beside the board. Your first one must replace a farmer: place it, or keep { $tiles-n ->
    [one] it
   *[other] them
} for later.
orleans-prompt-turn = Use a ready place, or pass.
orleans-prompt-village = Whom do you recruit in the village?
orleans-prompt-take-tile = Choose a place tile to enlarge your town.
orleans-prompt-travel = Choose { $way-a } that leaves { $city }.
orleans-prompt-load = You may take a good that lies between { $from } and { $to }.
orleans-prompt-send = Choose a follower { $place-at } and the deed to send it to.
orleans-prompt-send-or-stop = You may send the other follower { $place-at } to a deed as well.
orleans-prompt-reward = Do you take 1 coin or 1 development point for the canalisation?
orleans-prompt-pharmacy = Pay 1 to 3 coins, each for 1 development point. You have { $coins }.
orleans-prompt-place-bather = Place { $follower-your } at once, or return it to the bag ({ $left } to place).
orleans-prompt-sacristy = The event is “{ $event }”: { $event-effect }. Does the monk of the sacristy protect you?
orleans-prompt-harvest = Harvest: choose the food you give.
orleans-prompt-torture = Torture: you still owe { $owed }. What do you give up for the next coin?
orleans-prompt-nothing = Nothing is asked.

## Choices

orleans-choice-remove-good = { $Good } is removed
orleans-choice-lay-good = { $Good } is laid out
orleans-choice-first = { $who } starts
orleans-choice-hourglass = The event is “{ $event }”: { $event-effect }
orleans-choice-not-of-chance = Chance does not decide this
orleans-choice-draw-bather = { $who } draws { $follower-a } for the bathhouse
orleans-choice-draw-plague = The plague meets { $follower-a } of { $who }
orleans-choice-draw-lost = { $who } loses { $follower-a }
orleans-choice-draw = { $who } draws { $follower-a }
orleans-choice-draw-anybody = { $follower-A } is drawn
orleans-choice-exclude = Exclude { $tile-the } ({ $tile-effect })
orleans-choice-decline = Exclude nothing
orleans-choice-retrieve = Take back { $follower-your } who stands { $place-at }
orleans-choice-draws = { $n ->
    [0] Draw none
    [one] Draw { $n } follower
   *[other] Draw { $n } followers
}
orleans-choice-tower = Put { $follower-your } on the gunpowder tower
orleans-choice-market = { $n ->
    [0] Put nobody on the market
    [one] Put the new follower on the market
   *[other] Put the { $n } new followers on the market
}
orleans-choice-technology = Place a technology tile { $place-at }, on a { $need-space }
orleans-choice-no-technology = Place no technology tile for now
orleans-choice-put = Place { $follower-your } { $place-at }, on a { $need-space } { $empty ->
    [0] (no space left empty)
    [one] ({ $empty } space left empty)
   *[other] ({ $empty } spaces left empty)
}
orleans-choice-put-instead = Place { $follower-your } { $place-at } { $need-as } { $empty ->
    [0] (no space left empty)
    [one] ({ $empty } space left empty)
   *[other] ({ $empty } spaces left empty)
}
orleans-choice-put-from-tower = Place { $follower-your } from the tower { $place-at }, on a { $need-space } { $empty ->
    [0] (no space left empty)
    [one] ({ $empty } space left empty)
   *[other] ({ $empty } spaces left empty)
}
orleans-choice-put-from-tower-instead = Place { $follower-your } from the tower { $place-at } { $need-as } { $empty ->
    [0] (no space left empty)
    [one] ({ $empty } space left empty)
   *[other] ({ $empty } spaces left empty)
}
orleans-choice-keep-on-tower = Leave { $followers } on the gunpowder tower
orleans-choice-back-to-bag = Return { $followers } to the bag
orleans-choice-keep = Leave { $followers } on the market
orleans-choice-back = Take back { $follower-your } just placed { $place-at }
orleans-choice-planned = Finish your plan { $n ->
    [0] (everybody is placed)
    [one] ({ $n } follower stays where it is)
   *[other] ({ $n } followers stay where they are)
}
orleans-choice-use-recruit = Use { $place-the }: recruit { $kind-a }
orleans-choice-use-travel = Use { $place-the }: travel along { $way-a }
orleans-choice-use-build = Use { $place-the }: build a trading post in { $city }
orleans-choice-use-coins = Use { $place-the }: receive { $coins }
orleans-choice-use-points = Use { $place-the }: gain { $points }
orleans-choice-use-coins-and-points = Use { $place-the }: receive { $coins } and gain { $points }
orleans-choice-use-produce = Use { $place-the }: take { $good-one } from the goods market
orleans-choice-use = Use { $place-the }: { $place-effect }
orleans-choice-pass = Pass: no more actions this round
orleans-choice-recruit-coins = Recruit { $kind-a }: gain { $coins }
orleans-choice-recruit-citizen = Recruit { $kind-a }: gain the citizen of the track
orleans-choice-recruit-technology = Recruit { $kind-a }: gain 1 technology tile
orleans-choice-recruit-tile-1 = Recruit { $kind-a }: gain 1 place tile of category I
orleans-choice-recruit-tile = Recruit { $kind-a }: gain 1 place tile of category I or II
orleans-choice-recruit = Recruit { $kind-a }
orleans-choice-take-tile = Take { $tile-the } ({ $tile-effect })
orleans-choice-travel-empty = Travel { $way-by } to { $city } (on the way: { $goods })
orleans-choice-travel = Travel { $way-by } to { $city } (on the way: { $goods })
orleans-choice-load = Take { $good-one } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
orleans-choice-load-nothing = Take nothing
orleans-choice-send = Send { $kind-a } to { $deed-the }: gain { $coins } ({ $left } cells open)
orleans-choice-send-last = Send { $kind-a } to { $deed-the }: gain { $coins } and the citizen ({ $left } cell open)
orleans-choice-send-coin-or-point = Send { $kind-a } to { $deed-the }: gain 1 coin or 1 development point ({ $left } cells open)
orleans-choice-send-coin-or-point-last = Send { $kind-a } to { $deed-the }: gain 1 coin or 1 development point and the citizen ({ $left } cell open)
orleans-choice-stop = Send nobody else
orleans-choice-coin = Take 1 coin
orleans-choice-point = Take 1 development point
orleans-choice-pay = Pay { $coins } for { $points }
orleans-choice-protect = Return the monk to the bag and escape “{ $event }”
orleans-choice-suffer = Keep the monk in the sacristy and endure “{ $event }”
orleans-choice-food = Give { $good-one }
orleans-choice-give-post = Give up the trading post in { $city }
orleans-choice-give-reserve-post = Give up a trading post of the reserve
orleans-choice-give-follower = Give up a neutral follower drawn from the bag
orleans-choice-give-point = Give up 1 development point
orleans-choice-give-good = Give up { $good-one }
orleans-choice-give-tile = Give up { $tile-the } ({ $tile-effect })
orleans-choice-give-technology = Give up the technology tile { $place-at }
orleans-choice-give-loose-technology = Give up an unplaced technology tile

## Log lines

orleans-event-good-removed = { $Good } is removed from the game.
orleans-event-good-laid = { $Good } lies between { $from } and { $to }.
orleans-event-first-player = { $who } is first player.
    .you = You are first player.
orleans-event-excluded = { $who } excludes { $tile-the }.
    .you = You exclude { $tile-the }.
orleans-event-declined = { $who } excludes nothing.
    .you = You exclude nothing.
orleans-event-round-begins = Round { $round } begins with “{ $event }”: { $event-effect }.
orleans-event-census-leader = Census: { $who } leads the farmers’ track alone.
    .you = Census: you lead the farmers’ track alone.
orleans-event-census-last = Census: { $who } is alone in last place on the farmers’ track.
    .you = Census: you are alone in last place on the farmers’ track.
orleans-event-retrieved = { $who } takes back { $follower-a } who stood { $place-at }.
    .you = You take back { $follower-your } who stood { $place-at }.
orleans-event-draws-chosen = { $who } chooses to draw { $n ->
    [0] nobody
    [one] { $n } follower
   *[other] { $n } followers
}.
    .you = You choose to draw { $n ->
        [0] nobody
        [one] { $n } follower
       *[other] { $n } followers
    }.
orleans-event-drawn = { $who } draws { $follower-a }.
    .you = You draw { $follower-your }.
orleans-event-on-tower = { $who } puts { $follower-a } on the gunpowder tower.
    .you = You put { $follower-your } on the gunpowder tower.
orleans-event-ready = { $who } is ready.
    .you = You are ready.
orleans-event-placed = { $who } places { $follower-a } { $place-at }, on a { $need-space }.
    .you = You place { $follower-your } { $place-at }, on a { $need-space }.
orleans-event-technology-placed = { $who } places a technology tile { $place-at }, on a { $need-space }.
    .you = You place a technology tile { $place-at }, on a { $need-space }.
orleans-event-used = { $who } uses { $place-the }.
    .you = You use { $place-the }.
orleans-event-passed = { $who } passes.
    .you = You pass.
orleans-event-passed-forced = { $who } passes: nothing to do.
    .you = You pass: nothing to do.
orleans-event-recruited = { $who } recruits { $kind-a }.
    .you = You recruit { $kind-a }.
orleans-event-advanced = { $who } advances to cell { $cell } of { $track-the }.
    .you = You advance to cell { $cell } of { $track-the }.
orleans-event-received-less = { $coins-n ->
    [0] { $who } should receive { $due }, but the bank is empty.
   *[other] { $who } should receive { $due }, but the bank has only { $coins-n }.
}
    .you = { $coins-n ->
        [0] You should receive { $due }, but the bank is empty.
       *[other] You should receive { $due }, but the bank has only { $coins-n }.
    }
orleans-event-received = { $who } receives { $coins }.
    .you = You receive { $coins }.
orleans-event-paid-less = { $coins-n ->
    [0] { $who } owes { $due } and has none.
   *[other] { $who } owes { $due } and can pay only { $coins-n }.
}
    .you = { $coins-n ->
        [0] You owe { $due } and have none.
       *[other] You owe { $due } and can pay only { $coins-n }.
    }
orleans-event-paid = { $who } pays { $coins }.
    .you = You pay { $coins }.
orleans-event-developed = { $who } reaches development cell { $cell } (status { $status }).
    .you = You reach development cell { $cell } (status { $status }).
orleans-event-citizen-won = { $who } wins { $citizen-the }.
    .you = You win { $citizen-the }.
orleans-event-good-gained = { $who } takes { $good-one } from the goods market.
    .you = You take { $good-one } from the goods market.
orleans-event-technology-gained = { $who } gains a technology tile.
    .you = You gain a technology tile.
orleans-event-tile-taken = { $who } takes { $tile-the } ({ $tile-effect }).
    .you = You take { $tile-the } ({ $tile-effect }).
orleans-event-travelled = { $who } travels { $way-by } to { $city }.
    .you = You travel { $way-by } to { $city }.
orleans-event-loaded = { $who } takes { $good-one } on the way.
    .you = You take { $good-one } on the way.
orleans-event-post-built = { $who } builds a trading post in { $city }.
    .you = You build a trading post in { $city }.
orleans-event-sent = { $who } sends { $kind-a } to { $deed-the }.
    .you = You send { $kind-a } to { $deed-the }.
orleans-event-protected = The sacristy protects { $who } from “{ $event }”.
    .you = The sacristy protects you from “{ $event }”.
orleans-event-fed = { $who } gives { $good-one } for the harvest.
    .you = You give { $good-one } for the harvest.
orleans-event-unfed = { $who } has no food for the harvest and owes 5 coins.
    .you = You have no food for the harvest and owe 5 coins.
orleans-event-taxed = { $coins-n ->
    [0] { $who } owns { $goods ->
        [0] no goods
        [one] { $goods } good
       *[other] { $goods } goods
    } and pays no taxes.
   *[other] { $who } owns { $goods } goods and owes { $coins } in taxes.
}
    .you = { $coins-n ->
        [0] You own { $goods ->
            [0] no goods
            [one] { $goods } good
           *[other] { $goods } goods
        } and pay no taxes.
       *[other] You own { $goods } goods and owe { $coins } in taxes.
    }
orleans-event-plague-took = The plague takes { $kind-a } from { $who }.
    .you = The plague takes { $kind-a } from you.
orleans-event-plague-spared = The plague spares { $follower-a } of { $who }.
    .you = The plague spares { $follower-your }.
orleans-event-plague-found-nobody = The bag of { $who } is empty: the plague finds nobody.
    .you = Your bag is empty: the plague finds nobody.
orleans-event-tortured = { $who } is { $owed } short: torture.
    .you = You are { $owed } short: torture.
orleans-event-follower-lost = { $who } loses { $kind-a }.
    .you = You lose { $kind-a }.
orleans-event-released = { $who } has nothing left to give and is released from the remaining { $owed }.
    .you = You have nothing left to give and are released from the remaining { $owed }.
orleans-event-most-posts = { $who } has the most trading posts ({ $posts }).
    .you = You have the most trading posts ({ $posts }).
orleans-event-nobody-has-most-posts = The most trading posts are a tie: nobody takes the last citizen.
orleans-event-gave-post = { $who } gives up the trading post in { $city }.
    .you = You give up your trading post in { $city }.
orleans-event-gave-reserve-post = { $who } gives up a trading post of the reserve.
    .you = You give up a trading post of your reserve.
orleans-event-gave-follower = { $who } gives up a follower from the bag.
    .you = You give up a follower from your bag.
orleans-event-gave-point = { $who } gives up 1 development point.
    .you = You give up 1 development point.
orleans-event-gave-good = { $who } gives up { $good-one }.
    .you = You give up { $good-one }.
orleans-event-gave-tile = { $who } gives up { $tile-the }.
    .you = You give up { $tile-the }.
orleans-event-gave-technology = { $who } gives up the technology tile { $place-at }.
    .you = You give up the technology tile { $place-at }.
orleans-event-gave-loose-technology = { $who } gives up an unplaced technology tile.
    .you = You give up an unplaced technology tile.

## Refusals

orleans-refusal-not-your-turn = It is not your turn.
orleans-refusal-not-asked = You are asked something else now.
orleans-refusal-cannot-come-up = Chance cannot turn this up.
orleans-refusal-not-in-stacks = { $tile-The } is not in the stacks.
orleans-refusal-only-first-category = { $tile-The } is of category II: your first place tile must be of category I.
orleans-refusal-not-there = No { $follower } stands { $place-at }.
orleans-refusal-beyond-draw-number = { $retrieved ->
    [0] You may draw or take back only { $number } in all.
   *[other] You may draw or take back only { $number } in all, and have taken back { $retrieved }.
}
orleans-refusal-no-room = { $room ->
    [0] There is no more room for new followers.
   *[other] There is room for only { $room } more.
}
orleans-refusal-bag-too-small = { $bag ->
    [0] Your bag is empty.
   *[other] Your bag holds only { $bag }.
}
orleans-refusal-out-of-order = These answers are given in the order of the board: it is too late for this one.
orleans-refusal-not-waiting = No { $follower } is waiting on your market or tower.
orleans-refusal-not-in-hand = No { $follower } is among the new followers.
orleans-refusal-tower-full = The gunpowder tower is full.
orleans-refusal-market-too-small = { $followers ->
    [one] { $followers } new follower needs a space
   *[other] { $followers } new followers need a space
}, and the market { $room ->
    [0] has none left.
   *[other] has only { $room }.
}
orleans-refusal-tower-needed = The market is too small: { $followers ->
    [one] 1 of the new followers must
   *[other] { $followers } of the new followers must
} go to the tower, and after this one too few could follow.
orleans-refusal-other-follower-first = First decide about { $asked-a }.
orleans-refusal-not-your-place = { $place-The } is not yours.
orleans-refusal-space-taken = No { $need-space } is empty { $place-at }.
orleans-refusal-wrong-follower = { $follower-Your } cannot take a { $need-space }.
orleans-refusal-only-monks = Only a monk can stand { $place-at } on the monk space.
orleans-refusal-own-in-town-hall = { $follower-Your } cannot go to the town hall: it takes neutral followers only.
orleans-refusal-bathhouse-itself = Followers drawn at the bathhouse cannot be placed there.
orleans-refusal-must-place = { $left ->
    [one] 1 more follower can be placed, and so it must be.
   *[other] { $left } followers can be placed, and so they must be.
}
orleans-refusal-no-technology-loose = You have no unplaced technology tile.
orleans-refusal-technology-for-monk = A technology tile never replaces a monk.
orleans-refusal-single-space = { $place-The } has a single space: no technology tile can go there.
orleans-refusal-no-certain-need = No particular profession is needed { $place-at }: a technology tile has nothing to replace.
orleans-refusal-second-technology = There is already a technology tile { $place-at }.
orleans-refusal-first-replaces-farmer = Your first technology tile must replace a farmer.
orleans-refusal-not-activated = { $empty ->
    [one] { $place-The } is not activated: { $empty } space is empty.
   *[other] { $place-The } is not activated: { $empty } spaces are empty.
}
orleans-refusal-no-action = { $place-The } has no action: it works by itself.
orleans-refusal-sacristy-waits = The sacristy is not used in the action phase: its monk waits for an event.
orleans-refusal-no-follower-left = No { $kind } is left on the board.
orleans-refusal-track-ends = Your marker is on the last cell of { $track-the }.
orleans-refusal-no-good-left = The goods market has no { $good } left.
orleans-refusal-no-technology-left = There are no technology tiles left.
orleans-refusal-no-tile-left = There is no place tile left that you could take.
orleans-refusal-pilgrimage = During the pilgrimage nobody recruits monks.
orleans-refusal-village-empty = The village cannot give you a boatman, a craftsman or a trader now.
orleans-refusal-not-in-village = { $kind-A } cannot be recruited in the village.
orleans-refusal-no-way = There is no { $way } at { $city }.
orleans-refusal-not-connected = Your merchant is in { $city }, not at an end of the connection from { $from } to { $to }.
orleans-refusal-wrong-way = This is { $is-a }, and you need { $way-a }.
orleans-refusal-not-on-the-way = There is no { $good } between { $from } and { $to }.
orleans-refusal-no-post-left = You have no trading post left in reserve.
orleans-refusal-city-taken = There is no room for your trading post in { $city }.
orleans-refusal-development-ends = Your marker is at the end of the development track.
orleans-refusal-no-post-built = You have no trading post on the map.
orleans-refusal-nobody-to-send = Nobody { $place-at } is wanted for a deed.
orleans-refusal-nobody-of-kind = No neutral { $kind } stands { $place-at }.
orleans-refusal-own-followers-stay = Your { $kind } is marked with your colour and never goes to a deed.
orleans-refusal-no-open-cell = { $deed-The } has no open cell for { $kind-a }.
orleans-refusal-must-send = At least one follower must be sent.
orleans-refusal-pharmacy-limit = The pharmacy takes 1 to 3 coins, not { $coins-n }.
orleans-refusal-too-poor = That costs { $price }, and you have { $coins-n ->
    [0] none
   *[other] only { $coins-n }
}.
orleans-refusal-beyond-the-end = { $left ->
    [0] Your marker is at the end of the development track.
    [one] Only 1 cell of the development track is left.
   *[other] Only { $left } cells of the development track are left.
}
orleans-refusal-empty-bag = Your bag is empty.
orleans-refusal-not-food = { $Good } is not food: only grain, cheese and wine are.
orleans-refusal-no-such-food = You have no { $good }.
orleans-refusal-no-such-good = You have no { $good } to give up.
orleans-refusal-no-post-there = You have no trading post in { $city }.
orleans-refusal-no-reserve-post = You have no trading post in reserve.
orleans-refusal-no-neutral-in-bag = Your bag holds no neutral follower.
orleans-refusal-development-start = Your marker is on the first cell of the development track.
orleans-refusal-coin-cell = Cell { $cell } shows coins: the marker can neither move back from it nor onto it.
orleans-refusal-no-technology-there = There is no technology tile { $place-at }.

## Score

orleans-score-coins = Coins
orleans-score-grain = Grain
orleans-score-cheese = Cheese
orleans-score-wine = Wine
orleans-score-wool = Wool
orleans-score-brocade = Brocade
orleans-score-posts = Trading posts × status
orleans-score-citizens = Citizens × status

## Sheet

orleans-sheet-round = Round { $round } of { $rounds }
orleans-sheet-player = { $who }
orleans-sheet-board = Board
orleans-sheet-deeds = Beneficial deeds
orleans-sheet-map = Map
orleans-sheet-tiles = Place tiles
orleans-sheet-number = { $n }
orleans-sheet-nothing = none
orleans-sheet-seat = { $who }
orleans-sheet-phase = now
orleans-sheet-event = event of the round
orleans-sheet-first = first player
orleans-sheet-asked = to answer
orleans-sheet-question = question
orleans-sheet-passed = passed
orleans-sheet-hourglass = events to come
orleans-sheet-bank = bank
orleans-sheet-supply = followers to recruit
orleans-sheet-goods-market = goods market
orleans-sheet-unlaid = goods not laid out yet
orleans-sheet-technology = technology
    .effect = placed on a space for good, in place of a follower; the first one on a farmer space, one per place
orleans-sheet-lost-followers = followers out of the game
orleans-sheet-lost-goods = goods out of the game
orleans-sheet-lost-technology = technology out of the game
orleans-sheet-coins = coins
    .effect = pay what events and the census ask; each is 1 point at the end
orleans-sheet-points = points so far
orleans-sheet-market = market
    .effect = the followers you may plan with: those drawn come here, those not used stay; 8 spaces
orleans-sheet-tower = gunpowder tower (market)
orleans-sheet-hand = just drawn or taken back
orleans-sheet-bag = bag
    .effect = used and new followers go in here; each round you draw from it, without looking
orleans-sheet-goods = goods
    .effect = taken on the map and from the goods market; points at the end, food at a Harvest, and every 3 of them cost 1 coin at Taxes
orleans-sheet-cell = { $track }: { $cell }
orleans-sheet-tracks = tracks
orleans-sheet-draw-number = may draw
orleans-sheet-draws = to draw: { $draws }, taken back: { $retrieved }
orleans-sheet-drawing = this phase
orleans-sheet-status = cell { $cell }, status { $status }
orleans-sheet-development = development
    .effect = each point moves you one cell on; coins, citizens and your status stand along the way
orleans-sheet-merchant = merchant
orleans-sheet-built = { $posts } on the map, { $reserve } in reserve
orleans-sheet-posts = trading posts
    .effect = built with the guildhall in the city of your merchant; at the end each counts as many points as your status
orleans-sheet-citizens = citizens
    .effect = won by being first on tracks and last on deeds; at the end each counts as many points as your status
orleans-sheet-first-technology = { $tiles }, the first for a farmer space
orleans-sheet-any-technology = { $tiles }
orleans-sheet-loose-technology = unplaced technology
orleans-sheet-space-held = { $need }: { $follower }
orleans-sheet-space-planned = { $need }: { $follower } (planned)
orleans-sheet-space-technology = { $need }: technology
orleans-sheet-space-empty = { $need }: empty
orleans-sheet-deed-cells = { $kind }: { $filled } of { $size }
orleans-sheet-coin-or-point = 1 coin or 1 development point
orleans-sheet-post-of = trading post of { $who }
orleans-sheet-merchant-of = merchant of { $who }
orleans-sheet-edge = { $from } – { $to } ({ $way })
orleans-sheet-stack-1 = category I
orleans-sheet-stack-2 = category II
orleans-sheet-excluded = excluded
orleans-sheet-lost-tiles = given up

## Bills

orleans-bill-torture = to give up
orleans-bill-reserve = reserve
