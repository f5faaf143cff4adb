### Ora & Labora: names, prompts, choices, log lines, refusals, labels.

ora = Ora & Labora
ora-credits = A game by Uwe Rosenberg, published by Lookout Games.
ora-about = Each player heads a monastery of the Middle Ages and sends a prior and lay brothers to work: one production wheel that all share feeds and heats it all, from the peat bog to the reliquary. Fell, build, buy land from the coast to the mountains, and found settlements where the neighbours are worth living beside.

## Options

ora-option-country = country
    .about = France has grapes and wine, Ireland malt, beer and whiskey, each with buildings of its own; France is the usual one to learn.
ora-option-country-france = France
ora-option-country-ireland = Ireland
ora-option-length = length
    .about = The short game gives everybody goods each round and ends early; the long one for two goes on until the buildings run out.
ora-option-length-standard = standard
ora-option-length-long = long (two players)
ora-option-length-short = short (three or four players)
ora-option-remove_c_quarry = without Quarry C (France, short game for four)
    .about = Takes out one building that is thought too strong in that mode; it matters nowhere else.
ora-option-remove_c_quarry-yes = yes
ora-option-remove_c_quarry-no = no
ora-setup-solo-length = the solo game has one length
ora-setup-short-for-two = the short game is for three or four players
ora-setup-long-for-many = the long game is for two players
ora-setup-quarry-elsewhere = Quarry C matters only in the short game for four in France

ora-country-france = France
ora-country-ireland = Ireland

ora-length-standard = standard
ora-length-long = long
ora-length-short = short

ora-play-solo = solo game
ora-play-two = two players
ora-play-two-long = two players, long game
ora-play-three = three players
ora-play-four = four players
ora-play-three-short = three players, short game
ora-play-four-short = four players, short game

## Goods

ora-good-clay = clay
    .many = clay
    .how = how much clay
    .one = 1 clay
    .count = { $n } clay
    .effect = building material
ora-good-wood = wood
    .many = wood
    .how = how much wood
    .one = 1 wood
    .count = { $n } wood
    .effect = building material, energy 1
ora-good-peat = peat
    .many = peat
    .how = how much peat
    .one = 1 peat
    .count = { $n } peat
    .effect = energy 2
ora-good-livestock = livestock
    .many = livestock
    .how = how much livestock
    .one = 1 livestock
    .count = { $n } livestock
    .effect = food 2
ora-good-grain = grain
    .many = grain
    .how = how much grain
    .one = 1 grain
    .count = { $n } grain
    .effect = food 1; at any time it may be turned into straw, never back
ora-good-coin = coin
    .many = coins
    .how = how many coins
    .one = 1 coin
    .count = { $n } { $n ->
        [one] coin
       *[other] coins
    }
    .effect = pays for land, work contracts and some cards; food 1; 5 coins are 2 points at the end
ora-good-coin5 = 5-coin tile
    .many = 5-coin tiles
    .how = how many 5-coin tiles
    .one = 1 5-coin tile
    .count = { $n } { $n ->
        [one] 5-coin tile
       *[other] 5-coin tiles
    }
    .effect = 5 coins in one tile: food 5, 2 points at the end
ora-good-stone = stone
    .many = stone
    .how = how much stone
    .one = 1 stone
    .count = { $n } stone
    .effect = building material, above all of the later buildings
ora-good-straw = straw
    .many = straw
    .how = how much straw
    .one = 1 straw
    .count = { $n } straw
    .effect = building material, energy ½
ora-good-peat-coal = peat coal
    .many = peat coal
    .how = how much peat coal
    .one = 1 peat coal
    .count = { $n } peat coal
    .effect = energy 3
ora-good-meat = meat
    .many = meat
    .how = how much meat
    .one = 1 meat
    .count = { $n } meat
    .effect = food 5
ora-good-ceramic = ceramic
    .many = ceramics
    .how = how many ceramics
    .one = 1 ceramic
    .count = { $n } { $n ->
        [one] ceramic
       *[other] ceramics
    }
    .effect = 3 points at the end
ora-good-book = book
    .many = books
    .how = how many books
    .one = 1 book
    .count = { $n } { $n ->
        [one] book
       *[other] books
    }
    .effect = 2 points at the end
ora-good-ornament = ornament
    .many = ornaments
    .how = how many ornaments
    .one = 1 ornament
    .count = { $n } { $n ->
        [one] ornament
       *[other] ornaments
    }
    .effect = 4 points at the end
ora-good-reliquary = reliquary
    .many = reliquaries
    .how = how many reliquaries
    .one = 1 reliquary
    .count = { $n } { $n ->
        [one] reliquary
       *[other] reliquaries
    }
    .effect = 8 points at the end
ora-good-wonder = Wonder
    .many = Wonders
    .how = how many Wonders
    .one = 1 Wonder
    .count = { $n } { $n ->
        [one] Wonder
       *[other] Wonders
    }
    .effect = 30 points at the end
ora-good-grapes = grapes
    .many = grapes
    .how = how many grapes
    .one = 1 grape tile
    .count = { $n } { $n ->
        [one] grape tile
       *[other] grape tiles
    }
    .effect = food 1
ora-good-wine = wine
    .many = wine
    .how = how much wine
    .one = 1 wine
    .count = { $n } wine
    .effect = food 1, 1 point at the end; at any time it may be turned into 1 coin
ora-good-flour = flour
    .many = flour
    .how = how much flour
    .one = 1 flour
    .count = { $n } flour
    .effect = food 1
ora-good-bread = bread
    .many = bread
    .how = how much bread
    .one = 1 bread
    .count = { $n } bread
    .effect = food 3
ora-good-malt = malt
    .many = malt
    .how = how much malt
    .one = 1 malt
    .count = { $n } malt
    .effect = food 1
ora-good-beer = beer
    .many = beer
    .how = how much beer
    .one = 1 beer
    .count = { $n } beer
    .effect = food 5
ora-good-whiskey = whiskey
    .many = whiskey
    .how = how much whiskey
    .one = 1 whiskey
    .count = { $n } whiskey
    .effect = food 2, 1 point at the end; at any time it may be turned into 2 coins

ora-symbol-food = food
    .effect = what all your goods feed together; settlements and some functions are paid with it
ora-symbol-energy = energy
    .effect = what all your goods heat together; settlements and some functions are paid with it
ora-symbol-points = points
    .effect = what tiles of points are worth together, where a function is paid with them

## Buildings: basic ones, those of both countries, of France, of Ireland

ora-card-clay-mound = Clay Mound
    .the = the Clay Mound
    .effect = harvest clay from the wheel
ora-card-farmyard = Farmyard
    .the = the Farmyard
    .effect = harvest grain or livestock from the wheel
ora-card-cloister-office = Cloister Office
    .the = the Cloister Office
    .effect = harvest coins from the wheel
ora-card-priory = Priory
    .the = the Priory
    .effect = use any building on which a prior stands
ora-card-cloister-courtyard = Cloister Courtyard
    .the = the Cloister Courtyard
    .effect = 3 different goods → 6 of one basic good
ora-card-fuel-merchant = Fuel Merchant
    .the = the Fuel Merchant
    .effect = 3, 6 or 9 energy → 5, 8 or 10 coins
ora-card-peat-coal-kiln = Peat Coal Kiln
    .the = the Peat Coal Kiln
    .effect = 1 peat coal and 1 coin; peat → peat coal, at will
ora-card-stone-merchant = Stone Merchant
    .the = the Stone Merchant
    .effect = 2 food and 1 energy → 1 stone, up to 5 times
ora-card-builders-market = Builders’ Market
    .the = the Builders’ Market
    .effect = 2 coins → 2 wood, 2 clay, 1 stone and 1 straw
ora-card-cloister-chapter-house = Cloister Chapter House
    .the = the Cloister Chapter House
    .effect = 1 of each basic good
ora-card-cloister-workshop = Cloister Workshop
    .the = the Cloister Workshop
    .effect = clay into ceramic, up to 3 times, and stone into an ornament, once, for 1 energy each
ora-card-slaughterhouse = Slaughterhouse
    .the = the Slaughterhouse
    .effect = 1 livestock and 1 straw → 1 meat, at will
ora-card-quarry-b = Quarry B
    .the = the Quarry B
    .effect = harvest stone from the wheel
ora-card-shipyard = Shipyard
    .the = the Shipyard
    .effect = 2 wood → 5 coins and 1 ornament
ora-card-castle = Castle
    .the = the Castle
    .effect = found a settlement at its cost
ora-card-sacristy = Sacristy
    .the = the Sacristy
    .effect = 1 book, 1 ceramic, 1 ornament and 1 reliquary → 1 Wonder
ora-card-estate = Estate
    .the = the Estate
    .effect = 10 food or 6 energy → 1 book and 1 ornament, up to twice
ora-card-house-of-the-brotherhood = House of the Brotherhood
    .the = the House of the Brotherhood
    .effect = 5 coins → tiles worth 2 points per monastery building of yours (solo 1, long game for two 1½)
ora-card-grain-storage = Grain Storage
    .the = the Grain Storage
    .effect = 1 coin → 6 grain
ora-card-windmill = Windmill
    .the = the Windmill
    .effect = 1 grain → 1 straw and 1 flour, up to 7 times
ora-card-bakery = Bakery
    .the = the Bakery
    .effect = 1 flour and ½ energy → 1 bread, at will; then 1 bread → 4 coins, up to twice
ora-card-market = Market
    .the = the Market
    .effect = 4 different goods → 7 coins and 1 bread
ora-card-cloister-garden = Cloister Garden
    .the = the Cloister Garden
    .effect = 1 grape tile, then use an unoccupied neighbouring building
ora-card-carpentry = Carpentry
    .the = the Carpentry
    .effect = remove a forest and build
ora-card-harbor-promenade = Harbor Promenade
    .the = the Harbor Promenade
    .effect = 1 wood, 1 wine, 1 coin and 1 ceramic
ora-card-grapevine-a = Grapevine A
    .the = the Grapevine A
    .effect = harvest grapes from the wheel
ora-card-financed-estate = Financed Estate
    .the = the Financed Estate
    .effect = 1 coin → 1 book, 1 bread, 2 grape tiles and 2 flour
ora-card-cloister-library = Cloister Library
    .the = the Cloister Library
    .effect = 1 coin → 1 book, up to 3 times; then 1 book → 1 meat and 1 wine
ora-card-inn = Inn
    .the = the Inn
    .effect = up to 7 food → as many coins, and 1 wine → 6 coins
ora-card-winery = Winery
    .the = the Winery
    .effect = grapes into wine, at will; then 1 wine → 7 coins; built, it raises contracts to 2 coins
ora-card-bathhouse = Bathhouse
    .the = the Bathhouse
    .effect = 1 coin → 1 book and 1 ceramic, if you like, and all your clergymen come home
ora-card-cloister-church = Cloister Church
    .the = the Cloister Church
    .effect = 1 bread and 1 wine → 1 reliquary, up to twice
ora-card-chamber-of-wonders = Chamber of Wonders
    .the = the Chamber of Wonders
    .effect = 13 different goods → 1 Wonder
ora-card-palace = Palace
    .the = the Palace
    .effect = 1 wine to use any occupied building
ora-card-quarry-c = Quarry C
    .the = the Quarry C
    .effect = harvest stone from the wheel
ora-card-town-estate = Town Estate
    .the = the Town Estate
    .effect = 1 ceramic → 12 coins
ora-card-grapevine-c = Grapevine C
    .the = the Grapevine C
    .effect = harvest grapes from the wheel
ora-card-calefactory = Calefactory
    .the = the Calefactory
    .effect = 1 coin to fell trees and cut peat
ora-card-shipping-company = Shipping Company
    .the = the Shipping Company
    .effect = 3 energy → as many meat, bread or wine as the joker reads
ora-card-forgers-workshop = Forger’s Workshop
    .the = the Forger’s Workshop
    .effect = 5 coins for a reliquary, 10 for each further one
ora-card-pilgrimage-site = Pilgrimage Site
    .the = the Pilgrimage Site
    .effect = book into ceramic, ceramic into ornament or ornament into reliquary, up to twice
ora-card-dormitory = Dormitory
    .the = the Dormitory
    .effect = 1 ceramic; 1 straw and 1 wood → 1 book, at will
ora-card-printing-office = Printing Office
    .the = the Printing Office
    .effect = remove up to 4 forests → 1 book each
ora-card-hospice = Hospice
    .the = the Hospice
    .effect = use any unbuilt building
ora-card-granary = Granary
    .the = the Granary
    .effect = 1 coin → 1 book and 4 grain
ora-card-malthouse = Malthouse
    .the = the Malthouse
    .effect = 1 grain → 1 straw and 1 malt, at will
ora-card-brewery = Brewery
    .the = the Brewery
    .effect = 1 malt and 1 grain → 1 beer, at will; then 1 beer → 7 coins
ora-card-false-lighthouse = False Lighthouse
    .the = the False Lighthouse
    .effect = 3 coins, and 1 beer or 1 whiskey
ora-card-spinning-mill = Spinning Mill
    .the = the Spinning Mill
    .effect = 3, 5 or 6 coins if you have 1, 5 or 9 livestock
ora-card-cottage = Cottage
    .the = the Cottage
    .effect = 1 malt, then use an unoccupied neighbouring building
ora-card-houseboat = Houseboat
    .the = the Houseboat
    .effect = 1 malt, 1 wood, 1 peat and 1 coin
ora-card-sacred-site = Sacred Site
    .the = the Sacred Site
    .effect = 1 book, 2 grain or 2 malt, and 1 beer or 1 whiskey
ora-card-druids-house = Druid’s House
    .the = the Druid’s House
    .effect = 1 book → 5 of one basic good and 3 of another
ora-card-scriptorium = Scriptorium
    .the = the Scriptorium
    .effect = 1 coin → 1 book, 1 meat and 1 whiskey
ora-card-alehouse = Alehouse
    .the = the Alehouse
    .effect = 1 beer → 8 coins, and 1 whiskey → 7 coins
ora-card-whiskey-distillery = Whiskey Distillery
    .the = the Whiskey Distillery
    .effect = 1 malt, 1 wood and 1 peat → 2 whiskey, at will; built, it raises contracts to 2 coins
ora-card-locutory = Locutory
    .the = the Locutory
    .effect = 2 coins to take the prior home and build
ora-card-chapel = Chapel
    .the = the Chapel
    .effect = 1 coin → 1 book; 1 beer and 1 whiskey → 1 reliquary, up to 3 times
ora-card-portico = Portico
    .the = the Portico
    .effect = 1 reliquary → 2 stone and 2 of each basic good
ora-card-grand-manor = Grand Manor
    .the = the Grand Manor
    .effect = 1 whiskey to use any occupied building
ora-card-forest-hut = Forest Hut
    .the = the Forest Hut
    .effect = remove a forest → 2 livestock, 2 wood and 1 stone
ora-card-refectory = Refectory
    .the = the Refectory
    .effect = 1 beer and 1 meat; 1 meat → 1 ceramic, up to 4 times
ora-card-coal-harbor = Coal Harbor
    .the = the Coal Harbor
    .effect = 1 peat coal → 3 coins and 1 whiskey, up to 3 times
ora-card-filial-church = Filial Church
    .the = the Filial Church
    .effect = 5 different goods → 1 reliquary
ora-card-cooperage = Cooperage
    .the = the Cooperage
    .effect = 3 wood → as many beer or whiskey as the joker reads
ora-card-round-tower = Round Tower
    .the = the Round Tower
    .effect = 1 whiskey, 5 coins and 14 points in goods → 1 Wonder
ora-card-camera = Camera
    .the = the Camera
    .effect = 1 book and 1 ceramic → 1 coin, 1 clay and 1 reliquary, up to twice
ora-card-bulwark = Bulwark
    .the = the Bulwark
    .effect = 1 book → a district and a plot
ora-card-festival-ground = Festival Ground
    .the = the Festival Ground
    .effect = 1 beer → tiles worth 1 point per forest and moor card of yours
ora-card-guesthouse = Guesthouse
    .the = the Guesthouse
    .effect = use any unbuilt building

ora-stage-basic = basic building
ora-stage-start = start
ora-stage-a = A
ora-stage-b = B
ora-stage-c = C
ora-stage-d = D

## Settlements

ora-settlement-shanty-town = Shanty Town
    .the = the Shanty Town
    .effect = economic value 0, dwelling value −3
ora-settlement-farming-village = Farming Village
    .the = the Farming Village
    .effect = economic value 1, dwelling value 1
ora-settlement-market-town = Market Town
    .the = the Market Town
    .effect = economic value 2, dwelling value 2
ora-settlement-fishing-village = Fishing Village
    .the = the Fishing Village
    .effect = economic value 4, dwelling value 6
ora-settlement-artists-colony = Artists’ Colony
    .the = the Artists’ Colony
    .effect = economic value −1, dwelling value 5
ora-settlement-hamlet = Hamlet
    .the = the Hamlet
    .effect = economic value 3, dwelling value 4
ora-settlement-village = Village
    .the = the Village
    .effect = economic value 8, dwelling value 6
ora-settlement-hilltop-village = Hilltop Village
    .the = the Hilltop Village
    .effect = economic value 10, dwelling value 8

## Land

ora-terrain-water = water
    .effect = takes neither building nor settlement
ora-terrain-coast = coast
    .effect = most buildings and settlements may stand here; harbour buildings and the Fishing Village nowhere else
ora-terrain-plains = plains
    .effect = most buildings and settlements may stand here
ora-terrain-hillside = hillside
    .effect = most buildings and settlements may stand here; vines, Palace and Hilltop Village nowhere else
ora-terrain-mountain = mountain
    .effect = takes the few cards that ask for a mountain; its two neighbours are the hillsides of its plot

ora-tile-district = district
    .a = a district
    .pile = districts
    .effect = a row of five cells above or below your land, with its forests and moors; at most one tile of land per turn
ora-tile-plot = plot
    .a = a plot
    .pile = plots
    .effect = two rows of coast at the left of your land, or of hillside and mountain at its right; at most one tile of land per turn

ora-district-hills = hill side
    .effect = moor, forest, forest, hillside, hillside
ora-district-plains = plains side
    .effect = forest, plains, plains, plains, hillside

ora-plot-coast = coast side
    .effect = two cells of water and two of coast, to the left
ora-plot-mountain = mountain side
    .effect = two hillsides and a mountain, to the right

ora-spot = { $row }{ $col }
ora-laid-in = in row { $row }
ora-laid-above = above row { $row }
ora-row = { $row ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
    [14] N
    [15] O
    [16] P
    [17] Q
    [18] R
    [19] S
   *[20] T
}

## The wheel and the clergymen

ora-marker-clay = clay
    .the = the clay marker
    .by = wheel
    .effect = whoever harvests clay gains as many as the number beside it and sets it back to 0
ora-marker-coins = coins
    .the = the coin marker
    .by = wheel
    .effect = whoever harvests coins gains as many as the number beside it and sets it back to 0
ora-marker-grain = grain
    .the = the grain marker
    .by = wheel
    .effect = whoever harvests grain gains as many as the number beside it and sets it back to 0
ora-marker-livestock = livestock
    .the = the livestock marker
    .by = wheel
    .effect = whoever harvests livestock gains as many as the number beside it and sets it back to 0
ora-marker-wood = wood
    .the = the wood marker
    .by = wheel
    .effect = whoever harvests wood gains as many as the number beside it and sets it back to 0
ora-marker-peat = peat
    .the = the peat marker
    .by = wheel
    .effect = whoever harvests peat gains as many as the number beside it and sets it back to 0
ora-marker-joker = joker
    .the = the joker
    .by = joker
    .effect = stands in for the marker of any harvest, and goes back to 0 instead of it
ora-marker-grapes = grapes
    .the = the grapes marker
    .by = wheel
    .effect = whoever harvests grapes gains as many as the number beside it and sets it back to 0
ora-marker-stone = stone
    .the = the stone marker
    .by = wheel
    .effect = whoever harvests stone gains as many as the number beside it and sets it back to 0

ora-clergyman-prior = prior
    .the = the prior
    .a = the prior
    .yours = your prior
    .one = your prior
    .effect = enters a building and uses it; at home, he may enter a building the moment you build it
ora-clergyman-lay-brother = lay brother
    .the = the lay brother
    .a = a lay brother
    .yours = your lay brother
    .one = a lay brother
    .effect = enters a building and uses it; your clergymen come home together, once all of them are out

ora-action-place = place a clergyman
    .does = places a clergyman
    .effect = send a clergyman of yours to a free building of yours and use it
ora-action-contract = issue a work contract
    .does = issues a work contract
    .effect = another player’s clergyman enters a building there, and you may use its function
ora-action-fell = fell trees
    .does = fells trees
    .effect = remove a forest and harvest wood from the wheel
ora-action-cut = cut peat
    .does = cuts peat
    .effect = remove a moor and harvest peat from the wheel
ora-action-build = build a building
    .does = sets about building
    .effect = pay for a card of the display and place it on your land

ora-fee-coins = paid in coins
ora-fee-gift = paid with a gift

## What is owed, and what it brings

ora-owed-food = { $n } food
ora-owed-energy = { $n-half } energy
ora-owed-points = { $n ->
    [one] { $n } point in goods
   *[other] { $n } points in goods
}
ora-owed-different = { $n } different goods

ora-prize-basic = { $n } of one basic good
ora-prize-points = tiles worth points
ora-prize-joker = { $good-many } (at choice, as many as the joker reads)
ora-prize-build = a build action
ora-prize-recall-and-build = the prior’s return and a build action
ora-prize-fell-and-cut = felling trees and cutting peat
ora-prize-landscape = a district and a plot

## Prompts

ora-prompt-start = Draw the first player.
ora-prompt-action = { $left ->
    [one] Take your main action, or buy land first.
   *[other] Take a main action, or buy land first ({ $left } left).
}
ora-prompt-bonus-action = Bonus round: build a building, or place your prior on any built building.
ora-prompt-end-turn = Buy land, or end your turn.
ora-prompt-place = Which of your buildings do you use?
ora-prompt-contract = A contract for which building? It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} or a gift.
ora-prompt-fee = How do you pay the contract for { $card-the }? The price is { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
ora-prompt-assign = Who goes to { $card-the }?
ora-prompt-clear = Which card do you remove to harvest { $good }?
ora-prompt-harvest = Which marker do you use?
ora-prompt-build = Which building do you build?
ora-prompt-site = Where do you build { $card-the }?
ora-prompt-prior = { $card-The } is built. Does your prior enter it and use it at once?
ora-prompt-tile = Which tile do you take from the { $tile-pile }, by its price?
ora-prompt-lay = Where do you lay the { $tile }, and on which side?
ora-prompt-settle = Do you found a settlement?
ora-prompt-found = Where do you found { $settlement-the }?
ora-prompt-gain = { $card-The }: do you take what it gives?
ora-prompt-how-many = { $card-The }: how many times do you make { $offer ->
    [1] { $line ->
        [1] this exchange
       *[other] the next exchange
    }
   *[other] the other exchange
}?
ora-prompt-one-of = { $card-The }: which exchange?
ora-prompt-different = { $left ->
    [one] Give { $left } more good, different from the others.
   *[other] Give { $left } goods, all different; choose the next one.
}
ora-prompt-pay = To pay: { $owed }. { $good-How }?
ora-prompt-basics = Which basic good do you take { $n } of?
ora-prompt-tiles = { $left ->
    [one] { $left } point
   *[other] { $left } points
} left to take in tiles: { $good-how } do you take?
ora-prompt-kind = { $card-The }: which good does the joker bring?
ora-prompt-relay = { $card-The }: which building do you use through it?
ora-prompt-thin = { $card-The }: which forest do you remove? { $left ->
    [one] { $left } more may go.
   *[other] Up to { $left } may go.
}
ora-prompt-warm = The Calefactory: fell trees, cut peat, or stop.
ora-prompt-forge = The Forger’s Workshop: how many reliquaries do you buy?
ora-prompt-raise = The Pilgrimage Site: which tile do you raise? { $left ->
    [one] { $left } step is left.
   *[other] { $left } steps are left.
}
ora-prompt-bathe = The Bathhouse: do you use it, and with the exchange?
ora-prompt-neutral = Which card do you put on the neutral land next?
ora-prompt-neutral-site = Where on the neutral land do you put { $card-the }?
ora-prompt-neutral-use = Which new building does the neutral prior enter for you? It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} or a gift.

## Choices

ora-choice-start = { $seat } starts
ora-choice-act = { $Action }
ora-choice-buy = Buy { $tile-a } for { $price }
ora-choice-buy-none = Buy { $tile-a }: the pile is empty
ora-choice-end = End the turn
ora-choice-done = Stop here
ora-choice-at = { $card-The } on { $owner }’s land: { $card-effect }
    .you = { $card-The }: { $card-effect }
ora-choice-build = Build { $card-the } for { $cost } ({ $card-effect })
ora-choice-build-none = Build nothing
ora-choice-use-unbuilt = Use { $card-the }: { $card-effect }
ora-choice-neutral = Put { $card-the } on the neutral land
ora-choice-spot = { $Spot }, { $here }
ora-choice-district = Lay the { $face } { $where }: { $face-effect }
ora-choice-plot = Lay the { $face } with its upper half { $where }: { $face-effect }
ora-choice-send-prior = Send the prior
ora-choice-send-lay-brother = Send a lay brother
ora-choice-fee-coins = Pay { $price }
ora-choice-fee-gift = Give { $good-one } instead of coins
ora-choice-settle = Found { $settlement-the } for { $cost } ({ $settlement-effect })
ora-choice-settle-none = Found no settlement
ora-choice-prior-stays = The prior stays at home
ora-choice-tile = Take the tile at { $price }
ora-choice-straw = Turn 1 grain into straw
ora-choice-sell = Turn { $good-one } into { $money }
ora-choice-gain = Take { $goods }
ora-choice-spin = Take the coins for your livestock
ora-choice-times = { $times ->
    [1] Once
    [2] Twice
   *[other] { $times } times
}
ora-choice-exchange = { $times ->
    [1] Exchange { $cost } for { $prize }
    [2] Exchange twice: { $cost } for { $prize }
   *[other] Exchange { $times } times: { $cost } for { $prize }
}
ora-choice-harvest = Take { $what }: its own marker
ora-choice-joker = Take { $what }: the joker
ora-choice-give = Give { $good-one }
ora-choice-give-exchanged = Give { $good-one }, exchanged from { $of }
ora-choice-pay = { $what-n ->
    [0] Give no { $what-many }
   *[other] Give { $what }
}
ora-choice-extra = Overpay: { $good-one } more
ora-choice-take = { $what-n ->
    [0] Take no { $what-many }
   *[other] Take { $what }
}
ora-choice-basic = Take { $what }
ora-choice-raise = Raise { $good-one } by one rank
ora-choice-bathe = Take all your clergymen home, without the exchange
ora-choice-bathe-exchange = Exchange 1 coin for 1 book and 1 ceramic, and take all your clergymen home

## Log

ora-event-begins = { $seat } begins the game.
    .you = You begin the game.
ora-event-round = Round { $round }: { $start } goes first.
    .you = Round { $round }: you go first.
ora-event-recalled = { $seat } takes all clergymen home.
    .you = You take all your clergymen home.
ora-event-came-home = { $seat } takes { $clergyman-the } home.
    .you = You take { $clergyman-yours } home.
ora-event-marker-entered = { $marker-The } enters the wheel.
ora-event-marker-left = { $marker-The } leaves the game.
ora-event-bonus-round = The bonus round begins: all priors are home.
ora-event-final-turn = { $seat } takes the last turn, with one main action.
    .you = You take the last turn, with one main action.
ora-event-settlement-phase = Settlement phase { $letter ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
} begins.
ora-event-revealed = The { $letter ->
    [1] A
    [2] B
    [3] C
   *[4] D
} cards join the display, and everybody receives the settlement of that letter.
ora-event-acted = { $seat } { $action-does }.
    .you = You { $action }.
ora-event-entered = { $seat } places { $clergyman-a } on { $card-the }.
    .you = You place { $clergyman-one } on { $card-the }.
ora-event-entered-elsewhere = { $seat } places { $clergyman-a } on { $card-the } ({ $owner }’s land).
    .you = You place { $clergyman-one } on { $card-the } ({ $owner }’s land).
    .you-owner = { $seat } places { $clergyman-a } on { $card-the } (your land).
ora-event-contracted = { $seat } has a work contract with { $host } for { $card-the }, { $fee }.
    .you = You have a work contract with { $host } for { $card-the }, { $fee }.
    .you-host = { $seat } has a work contract with you for { $card-the }, { $fee }.
ora-event-reached = { $seat } uses { $card-the } through another building.
    .you = You use { $card-the } through another building.
ora-event-cleared = { $seat } clears a cell.
    .you = You clear a cell.
ora-event-nothing-to-clear = { $seat } has no such card left on the land: nothing happens ({ $action }).
    .you = You have no such card left on your land: nothing happens ({ $action }).
ora-event-harvested = { $seat } takes { $what } ({ $marker-by }).
    .you = You take { $what } ({ $marker-by }).
ora-event-gained = { $seat } gains { $what }.
    .you = You gain { $what }.
ora-event-paid = { $seat } pays { $what }.
    .you = You pay { $what }.
ora-event-built = { $owner } builds { $card-the }.
    .you = You build { $card-the }.
ora-event-covered = { $card-The } is covered and out of the game.
ora-event-discarded = { $card-The } fits nowhere and is removed from the game.
ora-event-contracts-cost-more = Work contracts cost { $price } coins from now on.
ora-event-land = { $seat } takes { $tile-a } (price { $price }).
    .you = You take { $tile-a } (price { $price }).
ora-event-founded = { $seat } founds { $settlement-the }.
    .you = You found { $settlement-the }.
ora-event-flipped = { $seat } turns 1 grain into straw.
    .you = You turn 1 grain into straw.
ora-event-sold = { $seat } turns { $good-one } into coins.
    .you = You turn { $good-one } into coins.
ora-event-cut-short = The game has gone on too long: it ends here.
ora-event-over = The game is over.

## Refusals

ora-refusal-not-your-turn = It is not your turn.
ora-refusal-not-asked = You are asked something else now.
ora-refusal-not-in-bonus-round = In the bonus round you may only build, or place your prior.
ora-refusal-nobody-home = You have no clergyman at home.
ora-refusal-no-free-building = All your buildings are occupied.
ora-refusal-not-home = No such clergyman is at home.
ora-refusal-no-such-building = { $card-The } does not stand on that land.
ora-refusal-occupied = { $card-The } is occupied.
ora-refusal-not-occupied = { $card-The } is not occupied.
ora-refusal-no-prior-there = No prior stands on { $card-the }.
ora-refusal-not-beside = { $card-The } does not lie beside the building in use.
ora-refusal-relay-spent = { $card-The } has been used in this action already.
ora-refusal-own-building = No contract is needed for your own building.
ora-refusal-host-has-nobody = { $host } has no clergyman at home.
ora-refusal-nothing-to-contract = No other player has both a free building and a clergyman at home.
ora-refusal-fee-too-high = The contract costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} or a gift, and you have { $money ->
    [0] neither
    [one] only { $money } coin
   *[other] only { $money } coins
}.
ora-refusal-no-gift = You have no { $good } to give.
ora-refusal-nothing-to-build = There is no card in the display that you could pay for and place.
ora-refusal-not-on-display = { $card-The } is not in the display.
ora-refusal-material = Not enough { $good-many } to build: that takes { $need }, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ora-refusal-missing = Not enough { $good-many }: that takes { $need }, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ora-refusal-missing-food = That takes { $need } food, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ora-refusal-missing-energy = That takes { $need-half } energy, and you have { $have ->
    [0] none
   *[other] only { $have-half }
}.
ora-refusal-missing-points = That takes { $need } points in goods, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ora-refusal-missing-kinds = That takes { $need } different goods, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ora-refusal-grain-serves-once = Your grain would have to serve twice: it is food or fuel, never both.
ora-refusal-too-poor = That costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
ora-refusal-no-ground = You have no empty cell with the terrain this building needs.
ora-refusal-no-cloister-ground = You have no fitting empty cell beside a monastery building.
ora-refusal-no-room-to-settle = You have no empty cell where this settlement may stand.
ora-refusal-cannot-settle-there = This settlement may not stand on that terrain.
ora-refusal-no-such-cell = The land does not reach there.
ora-refusal-cell-taken = That cell is not empty.
ora-refusal-wrong-terrain = This building may not stand on that terrain.
ora-refusal-not-beside-cloister = A monastery building must stand beside another one.
ora-refusal-not-in-reserve = { $settlement-The } is not in your reserve.
ora-refusal-land-bought = You may not buy another landscape tile now.
ora-refusal-pile-empty = There is no { $tile } left.
ora-refusal-no-such-tile = No tile at { $price } is left in the pile.
ora-refusal-misplaced = The tile may not lie there.
ora-refusal-nothing-to-clear = There is no such card on that cell.
ora-refusal-too-often = { $most ->
    [0] The card does not allow that any more.
    [1] The card allows that only once.
    [2] The card allows that only twice.
   *[other] The card allows that only { $most } times.
}
ora-refusal-no-wonder-left = There is no Wonder left.
ora-refusal-marker-away = The marker for { $good-many } is not in play.
ora-refusal-joker-away = The joker is not in play.
ora-refusal-not-offered = This building does not deal in that.
ora-refusal-out-of-order = It is too late for that: what comes earlier in the order must be chosen first.
ora-refusal-too-few-left = After this { $need ->
    [one] { $need } more different good
   *[other] { $need } more different goods
} would be needed from those that come later in the order, and you do not have them.
ora-refusal-wrong-amount = To settle the bill without waste, give at least { $fewest } and at most { $most } of these.
ora-refusal-needed = If you gave { $good-one } on top, you could no longer pay.
ora-refusal-too-dear = { $left ->
    [one] Only { $left } point is left to take in tiles.
   *[other] Only { $left } points are left to take in tiles.
}
ora-refusal-taken-already = You have taken { $good-many } already: the second basic good must be another one.
ora-refusal-cannot-cover = A card may cover only an unoccupied building of its own class.
ora-refusal-fits-nowhere = { $card-The } fits nowhere on the neutral land now.
ora-refusal-not-fresh = { $card-The } was not put on the neutral land in this phase, or is covered.

## Score

ora-score-goods = Goods
ora-score-economy = Economy
ora-score-settlements = Settlements

## Sheet

ora-sheet-table = Table
ora-sheet-round = round
ora-sheet-number = { $n }
ora-sheet-last-round = of { $n }
ora-sheet-bonus-round = bonus round
ora-sheet-start = first player
ora-sheet-seat = { $seat }
ora-sheet-next-phase = next settlement phase
ora-sheet-phase = { $letter ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}, round { $round }
ora-sheet-contract = work contract
ora-sheet-wonders = Wonders left
ora-sheet-left = { $n } left
ora-sheet-price = next for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
ora-sheet-wheel = Production wheel (beam at space { $space })
ora-sheet-comes = comes in round { $round }
ora-sheet-display = Display
ora-sheet-to-come = Cards to come
ora-sheet-stage = { $stage } no. { $number }
ora-sheet-cost = costs { $cost }
ora-sheet-terrain = terrain: { $terrain }
ora-sheet-values = economy { $economic }, dwelling { $dwelling }
ora-sheet-cloister = monastery
ora-sheet-player = { $seat }
ora-sheet-neutral = Neutral player ({ $seat })
ora-sheet-goods = goods
ora-sheet-worth = worth in all
ora-sheet-at-home = at home
ora-sheet-posted = out: { $card-the }, { $owner }
ora-sheet-reserve = settlements in reserve
ora-sheet-settlement = { $energy ->
    [0] { $settlement } ({ $food } food)
   *[other] { $settlement } ({ $food } food, { $energy-half } energy)
}
ora-sheet-points = points so far
ora-sheet-score = { $what }: { $n }
ora-sheet-land = Land of { $seat }
ora-sheet-forest = forest
    .effect = no building stands here; felling it clears the cell and harvests wood from the wheel
ora-sheet-moor = moor
    .effect = no building stands here; cutting it clears the cell and harvests peat from the wheel
ora-sheet-settlement-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ora-sheet-prior-of = prior of { $seat }
ora-sheet-lay-brother-of = lay brother of { $seat }

## Bills

ora-bill-different = different goods
