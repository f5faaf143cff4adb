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
    .character = weighs every move against the answers of the others
level-master = master
    .character = thinks a round ahead and gives nothing away

## Hints

hint-best = the best found
hint-equal = about as good
hint-less = { $points } { $points ->
    [one] point
   *[other] points
} less
hint-gain = mostly for { $feature }
hint-price = gives up { $feature }

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
ora-feature-food = the food in stock
ora-feature-energy = the energy in stock
ora-feature-buildings = the buildings
ora-feature-cloister = the cloister
ora-feature-bare = the room to build
ora-feature-wilderness = the forests and moors
ora-feature-tiles = the landscapes
ora-feature-reserve = the settlements still to come
ora-feature-outlook = the sites for settlements
ora-feature-clergy = the clergymen at home
ora-feature-prior = the prior at home

orleans-feature-points = the points scored
orleans-feature-status = the development status
orleans-feature-development = the way to the next status
orleans-feature-people = the trading posts and citizens
orleans-feature-draws = the followers drawn each round
orleans-feature-tracks = the tracks
orleans-feature-tiles = the place tiles

abbey-feature-points = the prestige
abbey-feature-stock = the stock
abbey-feature-monks = the monks
abbey-feature-peasants = the peasants
abbey-feature-workers = the peasants at work
abbey-feature-clergy = the clergy
abbey-feature-defense = the defense
abbey-feature-towers = the towers

forest-feature-points = the points scored
forest-feature-basic = the basic resources
forest-feature-provisions = the provisions
forest-feature-goods = the goods
forest-feature-glass = the glass
forest-feature-landscape = the fields, ponds and pastures
forest-feature-buildings = the buildings
forest-feature-animals = the animals
forest-feature-room = the room on the estate
