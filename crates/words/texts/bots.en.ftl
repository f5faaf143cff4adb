### What the bots say: levels, hints and what they look at.

## Players

level-random = random
    .character = answers by drawing lots
level-greedy = greedy
    .character = takes what looks best at the end of the turn
level-search = search
    .character = looks ahead, as long as it may
level-novice = novice
    .character = learns the rules by playing and misses the obvious now and then
level-apprentice = apprentice
    .character = knows the trade, looks a little ahead, and sometimes gambles
level-journeyman = journeyman
    .character = looks for the best end of every turn and seldom strays from it
level-master = master
    .character = plays on in mind for several turns and gives nothing away
level-grandmaster = grandmaster
    .character = has learned from thousands of games and takes all the time it may

## Hints

hint-best = the best found
hint-equal = about as good
hint-less = { $points } { $points ->
    [one] point
   *[other] points
} less
hint-gain = mostly for { $feature }
hint-price = gives up { $feature }
hint-then = then { $plan }
hint-outlook = ends near { $points } { $points ->
    [one] point
   *[other] points
}

## What the bots look at

feature-points = the points

pillars-feature-points = the points scored
pillars-feature-gold = the gold
pillars-feature-work = the points your craftsmen can make at once
pillars-feature-spare = the cubes to spare
pillars-feature-metal = the metal
pillars-feature-craft = the skill of your craftsmen in the rounds to come
pillars-feature-income = the gold your craftsmen earn
pillars-feature-workers = the workers of the coming rounds
pillars-feature-privileges = the privileges
pillars-feature-start = the start player’s seat
pillars-feature-builders = the builders still in the bag
pillars-feature-bishop = the builder at the bishop’s seat
pillars-feature-kingsbridge = the builder at Kingsbridge
pillars-feature-priory = the builder at the priory
pillars-feature-court = the builder at the king’s court
pillars-feature-shiring = the builder at Shiring
pillars-feature-castle = the builder at the castle
pillars-feature-market = the builder at the market
pillars-feature-next-start = the first place in the next round

ora-feature-points = the points scored
ora-feature-coins = the coins
ora-feature-food = the food laid by for settlements
ora-feature-energy = the energy laid by for settlements
ora-feature-sites = the sites for settlements
ora-feature-ready = a settlement that can be paid for
ora-feature-builds = the buildings within reach
ora-feature-uses = the buildings worth using
ora-feature-wheel = what waits on the wheel
ora-feature-room = the room to build
ora-feature-wilderness = the forests and moors
ora-feature-buildings = the buildings
ora-feature-cloister = the cloister
ora-feature-clergy = the clergymen at home
ora-feature-prior = the prior at home

orleans-feature-points = the points scored
orleans-feature-status = the development status
orleans-feature-development = the way to the next status
orleans-feature-people = the trading posts and citizens
orleans-feature-track = the cells ahead on the development track
orleans-feature-draws = the followers drawn each round
orleans-feature-followers = the followers
orleans-feature-knights = the knights
orleans-feature-scholars = the scholars
orleans-feature-monks = the monks
orleans-feature-census = the lead among the farmers
orleans-feature-technology = the technology tiles
orleans-feature-tiles = the place tiles
orleans-feature-helpers = the place tiles that help all the time
orleans-feature-cargo = the goods around the merchant
orleans-feature-site = a city for a trading post
orleans-feature-ready = the places ready to be used
orleans-feature-idle = places left unused
orleans-feature-plan = the places that can still be filled
orleans-feature-waiting = places the waiting followers could fill
orleans-feature-begun = the places begun
orleans-feature-hand = the followers at hand
orleans-feature-purse = coins against hard times
orleans-feature-food = food for a harvest

abbey-feature-points = the prestige
abbey-feature-wood = the wood
abbey-feature-grain = the grain
abbey-feature-stone = the stone
abbey-feature-sand = the sand
abbey-feature-coins = the coins
abbey-feature-hand = the cards in hand
abbey-feature-building = the buildings nearest at hand
abbey-feature-tower = the tower nearest at hand
abbey-feature-projects = something to build in every round to come
abbey-feature-dice = the monks still free
abbey-feature-pips = what the free monks can gather
abbey-feature-monks = the monks
abbey-feature-peasants = the peasants and their income
abbey-feature-pews = the way of the peasants to the baptistery
abbey-feature-workers = the peasants at work
abbey-feature-vacant = buildings that wait for a peasant
abbey-feature-halls = halls that have not brought their prestige yet
abbey-feature-clergy = the clergy
abbey-feature-moves = the moves of the peasants
abbey-feature-hunger = hunger
abbey-feature-darkness = the Darkness
abbey-feature-defense = the defense of the rounds to come
abbey-feature-crusades = the crusades that can still be won
abbey-feature-march = the crusades on the march
abbey-feature-won = the crusades won
abbey-feature-animals = the animals to come
abbey-feature-tools = the tools and wagons
abbey-feature-first = the first turn

forest-feature-points = the points scored
forest-feature-glass = the glass
forest-feature-sand = the sand
forest-feature-water = the water
forest-feature-wood = the wood
forest-feature-coal-glass = the coal for glass
forest-feature-porridge = the porridge
forest-feature-meat = the meat
forest-feature-coal-oven = the coal for the oven
forest-feature-brick = the brick
forest-feature-next-glass = the way to the next glass
forest-feature-next-oven = the way to the next turn of the oven
forest-feature-hoard = resources that only wait
forest-feature-provisions = the provisions
forest-feature-goods = the goods
forest-feature-ponds = the ponds
forest-feature-fields = the fields
forest-feature-pastures = room on the pastures
forest-feature-forests = the forests
forest-feature-animals = animals without a pasture
forest-feature-progress = the way to the next plot
forest-feature-room = the room on the estate
forest-feature-large-room = room for a large building
forest-feature-conversions = the conversions
forest-feature-plan = the building nearest at hand
forest-feature-plans = the choice of further buildings
forest-feature-ready = a building that can be paid for
forest-feature-missions = the mission nearest at hand
