### The King’s Abbey: names, prompts, choices, log, refusals, labels.

abbey = The King’s Abbey
abbey-credits = A game by Randy Rathert, illustrated by Anna Talanova, published by Brown Eyed Games and Breaking Games.
abbey-about = In 1096 King Sivolc wants an abbey that ends the dark age: your monks are dice that preach, rise in the clergy, gather stone and timber, go on crusade or guard the walls, and never are there enough of them. Every round the Darkness climbs a step, Vikings may land, and the peasants on your pews want to be fed before they become the lay brothers who bring your buildings to life.

## Options

abbey-option-quick = quick game
    .about = Fewer rounds, and everybody begins with buildings: for a first evening.
abbey-option-quick-off = no
abbey-option-quick-on = yes
abbey-option-events = event deck
    .about = How many good years, disasters and Viking raids come: fewer raids make a gentler game.
abbey-option-events-standard = standard
abbey-option-events-easy_one_viking = easier: one raid
abbey-option-events-easy_no_viking = easier: no raids
abbey-option-events-easiest = easiest: good years only
abbey-option-events-hard = harder: four raids
abbey-option-events-hardest = hardest: no good years
abbey-option-events-6_1_0 = good years 6, disasters 1, raids 0
abbey-option-events-5_2_0 = good years 5, disasters 2, raids 0
abbey-option-events-3_4_0 = good years 3, disasters 4, raids 0
abbey-option-events-2_5_0 = good years 2, disasters 5, raids 0
abbey-option-events-1_6_0 = good years 1, disasters 6, raids 0
abbey-option-events-0_7_0 = good years 0, disasters 7, raids 0
abbey-option-events-6_0_1 = good years 6, disasters 0, raids 1
abbey-option-events-5_1_1 = good years 5, disasters 1, raids 1
abbey-option-events-4_2_1 = good years 4, disasters 2, raids 1
abbey-option-events-2_4_1 = good years 2, disasters 4, raids 1
abbey-option-events-1_5_1 = good years 1, disasters 5, raids 1
abbey-option-events-0_6_1 = good years 0, disasters 6, raids 1
abbey-option-events-5_0_2 = good years 5, disasters 0, raids 2
abbey-option-events-4_1_2 = good years 4, disasters 1, raids 2
abbey-option-events-3_2_2 = good years 3, disasters 2, raids 2
abbey-option-events-2_3_2 = good years 2, disasters 3, raids 2
abbey-option-events-1_4_2 = good years 1, disasters 4, raids 2
abbey-option-events-0_5_2 = good years 0, disasters 5, raids 2
abbey-option-events-4_0_3 = good years 4, disasters 0, raids 3
abbey-option-events-3_1_3 = good years 3, disasters 1, raids 3
abbey-option-events-1_3_3 = good years 1, disasters 3, raids 3
abbey-option-events-0_4_3 = good years 0, disasters 4, raids 3
abbey-option-events-3_0_4 = good years 3, disasters 0, raids 4
abbey-option-events-2_1_4 = good years 2, disasters 1, raids 4
abbey-option-events-2_0_5 = good years 2, disasters 0, raids 5
abbey-option-events-1_1_5 = good years 1, disasters 1, raids 5
abbey-option-events-0_2_5 = good years 0, disasters 2, raids 5
abbey-option-events-1_0_6 = good years 1, disasters 0, raids 6
abbey-option-events-0_1_6 = good years 0, disasters 1, raids 6
abbey-option-easy_start = easy start
    .about = Everybody begins with a little more.
abbey-option-easy_start-off = no
abbey-option-easy_start-on = yes
abbey-option-dark_start = dark start
    .about = The Darkness begins nearer: for experienced players.
abbey-option-dark_start-off = no
abbey-option-dark_start-on = yes
abbey-option-auction = auction of the starting buildings
    .about = Starting buildings are bid for instead of handed out.
abbey-option-auction-off = no
abbey-option-auction-on = yes
abbey-option-relics = Holy Relics
    .about = Some crusades bring a relic with a power of its own.
abbey-option-relics-off = no
abbey-option-relics-on = yes
abbey-option-relic_removed = crusades without a relic removed
    .about = Plain crusades taken out make relics come up more often.
abbey-option-relic_removed-0 = 0
abbey-option-relic_removed-1 = 1
abbey-option-relic_removed-2 = 2
abbey-option-relic_removed-3 = 3
abbey-option-relic_removed-4 = 4
abbey-option-relic_removed-5 = 5
abbey-option-relic_removed-6 = 6
abbey-option-relic_removed-7 = 7
abbey-option-removal = how they are removed
    .about = Who decides which crusades are taken out.
abbey-option-removal-drawn = at random
abbey-option-removal-chosen = chosen by the first seat
abbey-option-saints = Patron Saints
    .about = Everybody has a secret saint, revealed for support or kept for an ability.
abbey-option-saints-off = no
abbey-option-saints-on = yes
abbey-setup-auction-alone = an auction needs at least two players
abbey-setup-removed-without-relics = crusades are removed only in a game with relics
abbey-setup-nothing-to-choose = Crusades can be chosen only if some are removed.

## Resources and tokens

abbey-good-wood = wood
    .one = 1 wood
    .much = how much wood
    .count = { $n } wood
    .effect = gathered in the Forest; builds the altar and many buildings
abbey-good-grain = grain
    .one = 1 grain
    .much = how much grain
    .count = { $n ->
        [0] no grain
       *[other] { $n } grain
    }
    .effect = gathered in the Field; feeds your peasants and pays for buildings
abbey-good-stone = stone
    .one = 1 stone
    .much = how much stone
    .count = { $n } stone
    .effect = gathered on the Mountain; builds walls, towers and buildings
abbey-good-sand = sand
    .one = 1 sand
    .much = how much sand
    .count = { $n } sand
    .effect = gathered in the Sandpit; builds the dearest buildings
abbey-good-coin = coins
    .one = 1 coin
    .much = how many coins
    .count = { $n } { $n ->
        [one] coin
       *[other] coins
    }
    .effect = buys building cards, archers, the altar and crusades; peasants bring 1 each round
abbey-token-tool = tool
    .count = { $n } { $n ->
        [one] tool
       *[other] tools
    }
    .effect = adds 1 to a die that gathers resources, up to 6; then it is turned over until the next round
abbey-token-wagon = wagon
    .count = { $n } { $n ->
        [one] wagon
       *[other] wagons
    }
    .effect = returned in phase 5 for 1 resource of a location where a die of yours was placed this round
abbey-token-trade = trade token
    .count = { $n } { $n ->
        [one] trade token
       *[other] trade tokens
    }
    .effect = changes resources and coins at the values of trade, once a round each
abbey-token-relic = relic
    .count = { $n } { $n ->
        [one] relic
       *[other] relics
    }

## What is counted

abbey-unit-prestige = prestige
    .count = { $n } prestige
    .effect = whoever has most at the end wins
abbey-unit-die = die
    .count = { $n } { $n ->
        [one] die
       *[other] dice
    }
abbey-unit-peasant = peasant
    .count = { $n } { $n ->
        [one] peasant
       *[other] peasants
    }
    .effect = sits in the pews, works in buildings and towers, brings 1 coin a round and must be fed
abbey-unit-level = level
    .count = { $n } { $n ->
        [one] level
       *[other] levels
    }
abbey-unit-sheep = sheep
    .count = { $n ->
        [0] no sheep
       *[other] { $n } sheep
    }
abbey-unit-cow = cow
    .count = { $n } { $n ->
        [one] cow
       *[other] cows
    }
abbey-unit-move = move
    .count = { $n } { $n ->
        [one] move
       *[other] moves
    }
abbey-unit-slot = slot
    .count = { $n } { $n ->
        [one] slot
       *[other] slots
    }
abbey-unit-defense = defence
    .count = { $n } defence
    .effect = compared with the Darkness each round; each point short costs 1 peasant and 2 prestige

## Resource locations

abbey-location-forest = Forest
    .the = the Forest
    .at = in the Forest
    .effect = wood, divisor 2
abbey-location-field = Field
    .the = the Field
    .at = in the Field
    .effect = grain, divisor 3
abbey-location-mountain = Mountain
    .the = the Mountain
    .at = on the Mountain
    .effect = stone, divisor 4
abbey-location-sandpit = Sandpit
    .the = the Sandpit
    .at = in the Sandpit
    .effect = sand, divisor 5

## Buildings

abbey-building-abbotts-den = Abbott’s Den
    .the = Abbott’s Den
    .of = of Abbott’s Den
    .count = { $n ->
        [1] Abbott’s Den
       *[other] Abbott’s Den ×{ $n }
    }
    .effect = each round, take back 1 die used on your board; with two copies 2
abbey-building-bakery = Bakery
    .the = the Bakery
    .of = of the Bakery
    .count = { $n ->
        [1] Bakery
       *[other] Bakery ×{ $n }
    }
    .effect = each copy feeds 1 level
abbey-building-barracks = Barracks
    .the = the Barracks
    .of = of the Barracks
    .count = { $n ->
        [1] Barracks
       *[other] Barracks ×{ $n }
    }
    .effect = 1 defence per copy; the first die against the Vikings counts 1 more or less, with two copies any value
abbey-building-bath-house = Bath House
    .the = the Bath House
    .of = of the Bath House
    .count = { $n ->
        [1] Bath House
       *[other] Bath House ×{ $n }
    }
    .effect = each round, move 1 peasant from card to card; with two copies 2
abbey-building-blacksmith = Blacksmith
    .the = the Blacksmith
    .of = of the Blacksmith
    .count = { $n ->
        [1] Blacksmith
       *[other] Blacksmith ×{ $n }
    }
    .effect = each round, one die on a crusade counts 1 more or less, with two copies any value
abbey-building-brewery = Brewery
    .the = the Brewery
    .of = of the Brewery
    .count = { $n ->
        [1] Brewery
       *[other] Brewery ×{ $n }
    }
    .effect = each copy brings 1 coin per peasant on your cards
abbey-building-calefactory = Calefactory
    .the = the Calefactory
    .of = of the Calefactory
    .count = { $n ->
        [1] Calefactory
       *[other] Calefactory ×{ $n }
    }
    .effect = 10 prestige when it becomes active; excludes Chapterhouse and Refectory
abbey-building-cellarium = Cellarium
    .the = the Cellarium
    .of = of the Cellarium
    .count = { $n ->
        [1] Cellarium
       *[other] Cellarium ×{ $n }
    }
    .effect = 1 defence per copy; keep 4 of each resource, with two copies 5
abbey-building-chapterhouse = Chapterhouse
    .the = the Chapterhouse
    .of = of the Chapterhouse
    .count = { $n ->
        [1] Chapterhouse
       *[other] Chapterhouse ×{ $n }
    }
    .effect = 10 prestige when it becomes active; excludes Calefactory and Refectory
abbey-building-cloister = Cloister
    .the = the Cloister
    .of = of the Cloister
    .count = { $n ->
        [1] Cloister
       *[other] Cloister ×{ $n }
    }
    .effect = 1 defence per copy
abbey-building-dairy-farm = Dairy Farm
    .the = the Dairy Farm
    .of = of the Dairy Farm
    .count = { $n ->
        [1] Dairy Farm
       *[other] Dairy Farm ×{ $n }
    }
    .effect = comes with a barn; 1 cow per round, 3 at most; one farm per player
abbey-building-garden = Garden
    .the = the Garden
    .of = of the Garden
    .count = { $n ->
        [1] Garden
       *[other] Garden ×{ $n }
    }
    .effect = 1 more grain for every 3 in phase 8; with two copies the divisor of the Field is 2
abbey-building-library = Library
    .the = the Library
    .of = of the Library
    .count = { $n ->
        [1] Library
       *[other] Library ×{ $n }
    }
    .effect = each round, choose the value of 1 die used on your board; with two copies 2
abbey-building-masons-guild = Mason’s Guild
    .the = the Mason’s Guild
    .of = of the Mason’s Guild
    .count = { $n ->
        [1] Mason’s Guild
       *[other] Mason’s Guild ×{ $n }
    }
    .effect = the divisor of the Mountain is 3; with two copies 1 defence
abbey-building-money-changer = Money Changer
    .the = the Money Changer
    .of = of the Money Changer
    .count = { $n ->
        [1] Money Changer
       *[other] Money Changer ×{ $n }
    }
    .effect = change in coins when collecting and trading; with two copies 1 prestige per 5 coins at the end
abbey-building-monks-quarters = Monk’s Quarters
    .the = the Monk’s Quarters
    .of = of the Monk’s Quarters
    .count = { $n ->
        [1] Monk’s Quarters
       *[other] Monk’s Quarters ×{ $n }
    }
    .effect = a tenth die; with two copies use a resource die again on your board each round
abbey-building-refectory = Refectory
    .the = the Refectory
    .of = of the Refectory
    .count = { $n ->
        [1] Refectory
       *[other] Refectory ×{ $n }
    }
    .effect = 10 prestige when it becomes active; excludes Calefactory and Chapterhouse
abbey-building-scriptorium = Scriptorium
    .the = the Scriptorium
    .of = of the Scriptorium
    .count = { $n ->
        [1] Scriptorium
       *[other] Scriptorium ×{ $n }
    }
    .effect = each round, 1 die counts as 2; with two copies also 2 equal dice as 3
abbey-building-sheep-farm = Sheep Farm
    .the = the Sheep Farm
    .of = of the Sheep Farm
    .count = { $n ->
        [1] Sheep Farm
       *[other] Sheep Farm ×{ $n }
    }
    .effect = comes with a barn and 2 sheep; 1 sheep per round, 5 at most; one farm per player
abbey-building-stables = Stables
    .the = the Stables
    .of = of the Stables
    .count = { $n ->
        [1] Stables
       *[other] Stables ×{ $n }
    }
    .effect = each round, 1 trade with another player; with two copies 2
abbey-building-tithe-barn = Tithe Barn
    .the = the Tithe Barn
    .of = of the Tithe Barn
    .count = { $n ->
        [1] Tithe Barn
       *[other] Tithe Barn ×{ $n }
    }
    .effect = no resource limit; with two copies 1 prestige per 3 resources at the end

## Towers

abbey-tower-battlement = Battlement
    .the = the Battlement
    .of = of the Battlement
    .count = { $n ->
        [1] Battlement
       *[other] Battlement ×{ $n }
    }
    .effect = 1 defence with an archer
abbey-tower-gate-tower = Gate Tower
    .the = the Gate Tower
    .of = of the Gate Tower
    .count = { $n ->
        [1] Gate Tower
       *[other] Gate Tower ×{ $n }
    }
    .effect = 1 defence with an archer
abbey-tower-bell-tower = Bell Tower
    .the = the Bell Tower
    .of = of the Bell Tower
    .count = { $n ->
        [1] Bell Tower
       *[other] Bell Tower ×{ $n }
    }
    .effect = with a lay brother, roll up to 2 dice again each round
abbey-tower-chapel = Chapel
    .the = the Chapel
    .of = of the Chapel
    .count = { $n ->
        [1] Chapel
       *[other] Chapel ×{ $n }
    }
    .effect = 1 defence for an accomplished Priest

## Crusades

abbey-crusade-nicaea = crusade to Nicaea
    .the = the crusade to Nicaea
    .on = on the crusade to Nicaea
    .for = for the crusade to Nicaea
    .effect = 3 dice, 4 prestige; 2 wood
abbey-crusade-dorylaeum = crusade to Dorylaeum
    .the = the crusade to Dorylaeum
    .on = on the crusade to Dorylaeum
    .for = for the crusade to Dorylaeum
    .effect = 3 dice, 4 prestige; 1 stone
abbey-crusade-iconium = crusade to Iconium
    .the = the crusade to Iconium
    .on = on the crusade to Iconium
    .for = for the crusade to Iconium
    .effect = 3 dice, 4 prestige; 4 coins
abbey-crusade-tarsus = crusade to Tarsus
    .the = the crusade to Tarsus
    .on = on the crusade to Tarsus
    .for = for the crusade to Tarsus
    .effect = 3 dice, 4 prestige; 1 wood and 1 grain
abbey-crusade-edessa = crusade to Edessa
    .the = the crusade to Edessa
    .on = on the crusade to Edessa
    .for = for the crusade to Edessa
    .effect = 3 dice, 5 prestige; 1 grain
abbey-crusade-marash = crusade to Marash
    .the = the crusade to Marash
    .on = on the crusade to Marash
    .for = for the crusade to Marash
    .effect = 3 dice, 5 prestige; 3 coins
abbey-crusade-artah = crusade to Artah
    .the = the crusade to Artah
    .on = on the crusade to Artah
    .for = for the crusade to Artah
    .effect = 3 dice, 5 prestige; 1 wood and 1 coin
abbey-crusade-latakia = crusade to Latakia
    .the = the crusade to Latakia
    .on = on the crusade to Latakia
    .for = for the crusade to Latakia
    .effect = 3 dice, 4 prestige; 1 tool
abbey-crusade-antioch = crusade to Antioch
    .the = the crusade to Antioch
    .on = on the crusade to Antioch
    .for = for the crusade to Antioch
    .effect = 4 dice, 7 prestige; 1 sand and 1 coin
abbey-crusade-arqa = crusade to Arqa
    .the = the crusade to Arqa
    .on = on the crusade to Arqa
    .for = for the crusade to Arqa
    .effect = 4 dice, 7 prestige; 3 wood
abbey-crusade-tripoli = crusade to Tripoli
    .the = the crusade to Tripoli
    .on = on the crusade to Tripoli
    .for = for the crusade to Tripoli
    .effect = 4 dice, 7 prestige; 2 grain
abbey-crusade-tyre = crusade to Tyre
    .the = the crusade to Tyre
    .on = on the crusade to Tyre
    .for = for the crusade to Tyre
    .effect = 4 dice, 7 prestige; 1 wood and 1 stone
abbey-crusade-sidon = crusade to Sidon
    .the = the crusade to Sidon
    .on = on the crusade to Sidon
    .for = for the crusade to Sidon
    .effect = 4 dice, 7 prestige; 6 coins
abbey-crusade-haifa = crusade to Haifa
    .the = the crusade to Haifa
    .on = on the crusade to Haifa
    .for = for the crusade to Haifa
    .effect = 4 dice, 8 prestige; 1 stone
abbey-crusade-caesarea = crusade to Caesarea
    .the = the crusade to Caesarea
    .on = on the crusade to Caesarea
    .for = for the crusade to Caesarea
    .effect = 4 dice, 8 prestige; 4 coins
abbey-crusade-jaffa = crusade to Jaffa
    .the = the crusade to Jaffa
    .on = on the crusade to Jaffa
    .for = for the crusade to Jaffa
    .effect = 4 dice, 7 prestige; 1 tool and 2 coins
abbey-crusade-ramla = crusade to Ramla
    .the = the crusade to Ramla
    .on = on the crusade to Ramla
    .for = for the crusade to Ramla
    .effect = 5 dice, 10 prestige; 2 wood and 1 sand
abbey-crusade-bethlehem = crusade to Bethlehem
    .the = the crusade to Bethlehem
    .on = on the crusade to Bethlehem
    .for = for the crusade to Bethlehem
    .effect = 5 dice, 10 prestige; 2 stone
abbey-crusade-ascalon = crusade to Ascalon
    .the = the crusade to Ascalon
    .on = on the crusade to Ascalon
    .for = for the crusade to Ascalon
    .effect = 5 dice, 10 prestige; 1 grain and 1 sand
abbey-crusade-acre = crusade to Acre
    .the = the crusade to Acre
    .on = on the crusade to Acre
    .for = for the crusade to Acre
    .effect = 5 dice, 11 prestige; 1 sand
abbey-crusade-jerusalem = crusade to Jerusalem
    .the = the crusade to Jerusalem
    .on = on the crusade to Jerusalem
    .for = for the crusade to Jerusalem
    .effect = 5 dice, 11 prestige; 5 coins
abbey-crusade-grail = crusade for the Holy Grail
    .the = the crusade for the Holy Grail
    .on = on the crusade for the Holy Grail
    .for = for the crusade for the Holy Grail
    .effect = 5 dice, 8 prestige; 2 coins and the Holy Grail
abbey-crusade-cross = crusade for the Holy Cross
    .the = the crusade for the Holy Cross
    .on = on the crusade for the Holy Cross
    .for = for the crusade for the Holy Cross
    .effect = 5 dice, 8 prestige; 2 coins and the Holy Cross
abbey-crusade-lance = crusade for the Holy Lance
    .the = the crusade for the Holy Lance
    .on = on the crusade for the Holy Lance
    .for = for the crusade for the Holy Lance
    .effect = 4 dice, 6 prestige; 2 coins and the Holy Lance
abbey-crusade-manna = crusade for the Golden Jar of Manna
    .the = the crusade for the Golden Jar of Manna
    .on = on the crusade for the Golden Jar of Manna
    .for = for the crusade for the Golden Jar of Manna
    .effect = 4 dice, 6 prestige; 2 coins and the Golden Jar of Manna
abbey-crusade-rod = crusade for Aaron’s Rod
    .the = the crusade for Aaron’s Rod
    .on = on the crusade for Aaron’s Rod
    .for = for the crusade for Aaron’s Rod
    .effect = 4 dice, 6 prestige; 2 coins and Aaron’s Rod
abbey-crusade-tablets = crusade for the Tablets of the Law
    .the = the crusade for the Tablets of the Law
    .on = on the crusade for the Tablets of the Law
    .for = for the crusade for the Tablets of the Law
    .effect = 4 dice, 6 prestige; 2 coins and the Tablets of the Law
abbey-crusade-torah = crusade for the Torah
    .the = the crusade for the Torah
    .on = on the crusade for the Torah
    .for = for the crusade for the Torah
    .effect = 4 dice, 6 prestige; 2 coins and the Torah

## Relics

abbey-relic-holy-grail = Holy Grail
    .the = the Holy Grail
    .of = of the Holy Grail
    .count = the Holy Grail
    .effect = the clergy marker moves to the top of its level, or of the next
abbey-relic-holy-cross = Holy Cross
    .the = the Holy Cross
    .of = of the Holy Cross
    .count = the Holy Cross
    .effect = 2 defence for the rest of the game
abbey-relic-holy-lance = Holy Lance
    .the = the Holy Lance
    .of = of the Holy Lance
    .count = the Holy Lance
    .effect = repels a raid alone and brings 5 prestige, before the Viking dice are rolled
abbey-relic-manna-jar = Golden Jar of Manna
    .the = the Golden Jar of Manna
    .of = of the Golden Jar of Manna
    .count = the Golden Jar of Manna
    .effect = 3 grain
abbey-relic-aarons-rod = Aaron’s Rod
    .the = Aaron’s Rod
    .of = of Aaron’s Rod
    .count = Aaron’s Rod
    .effect = 2 walls free of charge
abbey-relic-tablets = Tablets of the Law
    .the = the Tablets of the Law
    .of = of the Tablets of the Law
    .count = the Tablets of the Law
    .effect = in phase 7, a tower or building without one kind of its cost
abbey-relic-torah = Torah
    .the = the Torah
    .of = of the Torah
    .count = the Torah
    .effect = 2 wagons

## Saints

abbey-saint-arnold = Saint Arnold
    .effect = 2 defence for the rest of the game
abbey-saint-elias = Saint Elias
    .effect = build a building card from your hand without paying
abbey-saint-gawain = Saint Gawain
    .effect = one of your crusades needs 2 dice fewer
abbey-saint-andrew = Saint Andrew
    .effect = the prestige you gain is doubled until the end of the round
abbey-saint-lionel = Saint Lionel
    .effect = up to 2 peasants become archers without paying
abbey-saint-rudolph = Saint Rudolph
    .effect = one lay brother activates two buildings
abbey-saint-reynold = Saint Reynold
    .effect = collect as with two sixes, on one location or on two

## Events

abbey-eventcard-bumper-harvest = Bumper Harvest
    .effect = the divisor of the Field is 1 lower, never below 2
abbey-eventcard-generous-forests = Generous Forests
    .effect = every action in the Forest yields 1 extra wood
abbey-eventcard-new-vein = New Vein
    .effect = every action on the Mountain that yields stone yields 1 extra
abbey-eventcard-royal-largesse = Royal Largesse
    .effect = everybody gains 3 coins
abbey-eventcard-religious-fervour = Religious Fervour
    .effect = everybody recruits 1 peasant
abbey-eventcard-great-pilgrimage = Great Pilgrimage
    .effect = everybody has 2 extra moves
abbey-eventcard-mild-winter = Mild Winter
    .effect = everybody feeds 1 level less
abbey-eventcard-ray-of-light = Ray of Light
    .effect = every defence counts 2 higher against the Darkness
abbey-eventcard-great-fair = Great Fair
    .effect = buildings cost 1 coin less to buy
abbey-eventcard-year-of-study = Year of Study
    .effect = everybody may roll any of their dice again, once
abbey-eventcard-drought = Drought
    .effect = the divisor of the Field is 1 higher
abbey-eventcard-forest-fire = Forest Fire
    .effect = the divisor of the Forest is 1 higher
abbey-eventcard-rockslide = Rockslide
    .effect = the divisor of the Mountain is 1 higher
abbey-eventcard-flood = Flood
    .effect = no die may be placed in the Sandpit
abbey-eventcard-plague = Plague
    .effect = everybody discards 1 peasant or, without any, loses 2 prestige
abbey-eventcard-brigands = Brigands
    .effect = everybody loses 3 coins
abbey-eventcard-famine = Famine
    .effect = everybody with peasants feeds 1 level more
abbey-eventcard-heresy = Heresy
    .effect = only 1 die may be used for preaching
abbey-eventcard-deep-night = Deep Night
    .effect = the Darkness counts 1 higher
abbey-eventcard-broken-roads = Broken Roads
    .effect = no trade tokens, wagons or Stables trades
abbey-eventcard-vikings = Vikings
    .effect = more of their dice must be met by dice than by peasants
abbey-eventkind-good-year = good year
    .count = { $n } { $n ->
        [one] good year
       *[other] good years
    }
abbey-eventkind-disaster = disaster
    .count = { $n } { $n ->
        [one] disaster
       *[other] disasters
    }
abbey-eventkind-vikings = raid
    .count = { $n } { $n ->
        [one] raid
       *[other] raids
    }

## Initiative tokens

abbey-initiative-wood = initiative: 3 wood
    .effect = 3 wood
abbey-initiative-grain = initiative: 2 grain
    .effect = 2 grain
abbey-initiative-stone = initiative: 1 stone
    .effect = 1 stone
abbey-initiative-sand = initiative: 1 sand
    .effect = 1 sand
abbey-initiative-tool = initiative: 1 tool
    .effect = 1 tool
abbey-initiative-wagon = initiative: 1 wagon
    .effect = 1 wagon

## Phases

abbey-phase-setup = before the first round
abbey-phase-roll = phase 1: roll
abbey-phase-event = phase 2: event
abbey-phase-abbey = phase 3: abbey and crusades
abbey-phase-market = phase 4: buildings
abbey-phase-resources = phase 5: resources and initiative
abbey-phase-moves = phase 6: moves
abbey-phase-construction = phase 7: construction
abbey-phase-food = phase 8: food
abbey-phase-darkness = phase 9: Darkness
abbey-phase-income = phase 10: income
abbey-phase-crusades = phase 11: crusades
abbey-phase-end = phase 12: end of the round
abbey-phase-over = the game is over

## Draws

abbey-lottery-first = first player
    .draw = Draw the first player
    .gone = Only a player at this table can begin
abbey-lottery-crusade = crusade
    .draw = Draw a crusade
    .gone = This crusade is not in the deck
abbey-lottery-start = starting building
    .draw = Deal a starting building
    .gone = This starting building cannot be dealt
abbey-lottery-card = building
    .draw = Turn up a building for the market
    .gone = This building is not in the pile
abbey-lottery-saint = saint
    .draw = Deal a saint in secret
    .gone = This saint cannot be dealt
abbey-lottery-die = die
    .draw = Roll a die
    .gone = A die shows 1 to 6
abbey-lottery-event = event
    .draw = Reveal the event of the round
    .gone = This event is not in the deck
abbey-lottery-token = initiative token
    .draw = Turn up the top initiative token
    .gone = This initiative token is not in the pile

## Dice

abbey-action-preach = preaching
    .for = for preaching
    .effect = a die of 1, 2 or 3 recruits 1 peasant from the reserve; at most 3 dice a round
abbey-action-clergy = clergy
    .for = for the clergy
    .effect = a die of 4, 5 or 6 moves you one cell up; every third cell is a rank with a bonus; at most 3 dice a round
abbey-action-defend = defence
    .for = for the defence
    .effect = any die, whatever it shows, adds 1 defence until the end of the round
abbey-space-main = main die
    .the = the main die
abbey-space-bonus = bonus die
    .the = the bonus die

## Causes

abbey-cause-clergy = clergy
abbey-cause-altar = altar
abbey-cause-wall = wall
abbey-cause-wagon = wagon
abbey-cause-food = hunger
abbey-cause-darkness = Darkness
abbey-cause-income = income
abbey-cause-limit = resource limit
abbey-giver-priest = accomplished Priest
abbey-giver-support = support of the saints

## Saints of the players

abbey-vow-waiting = waits for an accomplished Deacon
abbey-vow-revealed = revealed, for its support
abbey-vow-kept = kept, for its ability
abbey-vow-spent = used

## The printed material

abbey-fact-cost = cost
abbey-fact-reward = reward
abbey-fact-prestige = prestige
abbey-fact-start = starting mark
abbey-fact-copies = number of copies
abbey-fact-dice = dice spaces
abbey-fact-effect = effect
abbey-fact-mix = mix of cards
abbey-fact-size = number of spaces
abbey-fact-numbers = printed numbers
abbey-provenance-rulebook = from the rulebook
abbey-provenance-derived = deduced from the rulebook
abbey-provenance-mixed = partly from the rulebook, partly reconstructed
abbey-provenance-reconstructed = reconstructed
abbey-printed-buildings = building cards
abbey-printed-pews = pews
abbey-printed-clergy = clergy track
abbey-printed-cardinal = cells of the Cardinal
abbey-printed-darkness = Darkness track
abbey-printed-altar = altar
abbey-printed-wall = wall
abbey-printed-event-split = types of events in the box
abbey-printed-presets = mixes of the event deck
abbey-printed-defense = defence track
abbey-printed-prestige = prestige track

## Things in sentences

abbey-player = { $seat }
abbey-elias = Elias
    .effect = the rival of the solo game: his dice take places, and his peasants count
abbey-die = { $face }
abbey-dice = { $n ->
    [1] { $face }
   *[other] { $n } × { $face }
}
abbey-spot-pew = bench { $bench }, row { $row }
abbey-spot-baptistery = baptistery
    .effect = a peasant of the last bench comes here at no cost, and from here goes to a building or a tower
abbey-spot-card = { $copy ->
    [1] { $card }
   *[other] { $card } (second copy)
}
abbey-printed-row = { $What }: { $facts } ({ $from })

## Prompts

abbey-prompt-draw = { $lottery-Draw }.
abbey-prompt-roll = { $dice-n ->
    [1] Roll { $dice } for { $seat }.
   *[other] Roll { $dice } for { $seat }, one by one.
}
abbey-prompt-bid = { $standing ->
    [0] Bid for the choice of a starting building, or pass. Your stock is worth { $worth }.
   *[other] The standing bid is { $standing }: raise it or pass. Your stock is worth { $worth }.
}
abbey-prompt-pay-bid = You still owe { $owed } for your bid. How much of it do you pay in { $good }?
abbey-prompt-pick-start = Choose your starting building.
abbey-prompt-quick-pick = Take a building of the market, free of charge; it is built at once.
abbey-prompt-bell = The Bell Tower lets you roll up to { $dice } again.
abbey-prompt-lance = Vikings! Do you repel them with the Holy Lance?
abbey-prompt-meet = Face a Viking showing { $value }: with a die of that value or with a peasant. Rows left: { $rows }.
abbey-prompt-meet-on = The next Viking is a { $value }: go on with a die of that value, or stop. Rows left: { $rows }.
abbey-prompt-plunder = The Vikings plunder the kingdom: choose the building or tower you lose.
abbey-prompt-plague = The plague takes one of your peasants: choose which.
abbey-prompt-study = How many of your dice that show { $face } do you roll again?
abbey-prompt-abbey = Place a die, or stop. { $dice } left; preaching: { $preach }, clergy: { $clergy }.
abbey-prompt-buy = Buy a building of the market, or pass and buy none this round. You have { $coins }.
abbey-prompt-buy-second = Buy a second building, or pass. You have { $coins }.
abbey-prompt-gather = Go to a location, take the initiative, or pass. You have { $dice } left.
abbey-prompt-moves = Move your peasants. You have { $moves } left.
abbey-prompt-build = Build what you like, or stop.
abbey-prompt-food = How many sheep do you give? Each feeds 2 levels. To feed: { $levels }; in stock: { $grain }, { $sheep }.
abbey-prompt-remove = Which crusade without a relic is removed before the game? { $left } to go.
abbey-prompt-hungry = You have { $grain } and no sheep: { $levels } cannot be fed. Hunger will take { $peasants } and { $prestige }; no free action can bring food now.
abbey-prompt-hungry-saved = You have { $grain } and no sheep: { $levels } cannot be fed. Hunger will take { $peasants } and { $prestige }, unless this brings food: { $ways }.
abbey-rescue-trade = a trade for grain
abbey-rescue-manna = the Golden Jar of Manna
abbey-rescue-bakery = a lay brother for the Bakery
abbey-rescue-saint = your saint
abbey-prompt-income = The income is paid: you have { $coins }. Free actions before the crusades?
abbey-prompt-last = The points are about to be counted. This is the last moment for free actions.
abbey-prompt-darkness = The Darkness is stronger than your abbey by { $missing }. You may still act before it strikes.
abbey-prompt-enlist = Do you draw a new crusade for 1 coin? You have { $coins }.
abbey-prompt-abandon = Do you abandon { $card-the } or keep on?
abbey-prompt-limit = You may keep { $limit } of each resource and have { $surplus } too many. You may still trade before they are returned.
abbey-prompt-echo-die = Which die counts as two, and where?
abbey-prompt-double-die = Which two dice count as three, and where? Choose the first.
abbey-prompt-second-die = A { $first } is used { $use-for }: choose the second die.
abbey-prompt-forge-value = The first die on { $card-the } is a { $die }: choose the value of the crusade.
abbey-prompt-crusader = Which peasant goes on { $card-the }?
abbey-prompt-gift = Take 2 resources of your choice ({ $giver }).
abbey-prompt-devote = You are an accomplished Deacon: reveal your saint for its support, or keep it for its ability?
abbey-prompt-main-die = Which die goes to a main space { $location-at }?
abbey-prompt-initiative-die = Which die takes the initiative?
abbey-prompt-bonus-die = Your { $main } stands { $location-at }. Do you add a die on the bonus space?
abbey-prompt-tools = { $bonus ->
    [0] Your { $main } stands { $location-at }: use a tool or collect. You have { $tools } left.
   *[other] Your { $main } and { $bonus } stand { $location-at }: use a tool or collect. You have { $tools } left.
}
abbey-prompt-lifted = Where do you use the { $face } that Monk’s Quarters brought home?
abbey-prompt-lifted-echo = Where do you use the { $face } that Monk’s Quarters brought home, and that counts as two?
abbey-prompt-lose = Which peasant do you lose ({ $to })? { $peasants } to lose.
abbey-prompt-archer = Which peasant becomes the archer ({ $tower })?
abbey-prompt-bathe-to = To which card does the peasant { $card-of } go?
abbey-prompt-tablets = What do you build with the Tablets of the Law?
abbey-prompt-tablets-spare = Which kind of the cost { $card-of } do you leave unpaid?
abbey-prompt-elias-build = Which building does Saint Elias build for you?
abbey-prompt-ease = Which crusade does Saint Gawain make easier?
abbey-prompt-lionel-archer = Choose a tower for Saint Lionel’s archer, or stop. Archers left: { $left }.
abbey-prompt-rudolph-who = Which lay brother serves two buildings?
abbey-prompt-rudolph-first = Choose the first building he serves.
abbey-prompt-rudolph-second = He serves { $card-the }: choose the second building.
abbey-prompt-reynold = Where does Saint Reynold collect, with a 6 each?
abbey-prompt-help-dice = How many dice do you ask { $seat } for ({ $card })?
abbey-prompt-help-prestige = How much of the { $prestige } do you offer { $seat } ({ $card })?
abbey-prompt-help-part = Which part of the reward ({ $reward }) do you offer { $seat } ({ $card })?
abbey-prompt-help-answer = { $seat } asks you for { $dice } on { $card-the } and offers { $prestige } and { $part-n ->
    [0] no part of the reward
   *[other] { $part }
}. Do you help?
abbey-prompt-counter-prestige = How much of the { $prestige } do you ask { $seat } for ({ $card })?
abbey-prompt-counter-part = Which part of the reward ({ $reward }) do you ask { $seat } for ({ $card })?
abbey-prompt-counter-answer = For { $dice } on { $card-the }, { $seat } asks for { $prestige } and { $part-n ->
    [0] no part of the reward
   *[other] { $part }
}. Do you agree?
abbey-prompt-supply = How do you bring the { $dice } you promised to { $card-the }?
abbey-prompt-trade-for = What do you want for your { $give }?
abbey-prompt-trade-amount = { $give-Much } do you give for { $want }?
abbey-prompt-stables-want = { $want-Much } do you want of { $seat }?
abbey-prompt-stables-give = What do you give { $seat } for { $want }?
abbey-prompt-stables-given = { $give-Much } do you give { $seat } for { $want }?
abbey-prompt-stables-answer = { $seat } offers you { $give } for { $want }. Do you trade?

## Choices

abbey-choice-first = { $seat } begins
abbey-choice-crusade = { $Card }: { $card-effect }
abbey-choice-start = Starting building: { $card } ({ $card-effect })
abbey-choice-card = To the market: { $card } ({ $card-effect })
abbey-choice-saint = The saint is { $saint }: { $saint-effect }
abbey-choice-die = The die shows { $face }
abbey-choice-event = The event is “{ $card }”: { $card-effect }
abbey-choice-token = The token brings { $token-effect }
abbey-choice-bid = Bid { $value }
abbey-choice-pass = Pass
abbey-choice-give = Give { $goods }
abbey-choice-give-for = Give { $goods } for { $got }
abbey-choice-pick = Take { $card-the } ({ $card-effect })
abbey-choice-buy = { $price-n ->
    [0] Take { $card-the } free of charge; it brings { $reward } ({ $card-effect })
   *[other] Buy { $card-the } for { $price }; it brings { $reward } ({ $card-effect })
}
abbey-choice-buy-nothing = Buy a card of row { $price }
abbey-choice-take-free = Take { $card-the } instead of paying { $price }, with { $reward } ({ $card-effect })
abbey-choice-done = Done
abbey-choice-remove = Remove { $card-the }
abbey-choice-done-bell = Keep the dice as they are
abbey-choice-done-moves = Move nobody else
abbey-choice-done-darkness = Face the Darkness
abbey-choice-done-limit = Return what is too much
abbey-choice-done-income = On to the crusades
abbey-choice-done-last = Count the points
abbey-choice-again = { $dice-n ->
    [0] Roll none of them again
   *[other] Roll { $dice } again
}
abbey-choice-repel = Repel the Vikings with the Holy Lance: gain 5 prestige
abbey-choice-hold = Keep the Holy Lance
abbey-choice-meet = Meet the { $value } with a { $face }: gain { $prestige }
abbey-choice-meet-echo = Meet the { $value } with a { $face } that counts as two (Scriptorium): gain { $prestige }
abbey-choice-meet-double = Meet the { $value } with two { $face } that count as three (Scriptorium): gain { $prestige }
abbey-choice-peasant-meets = Send { $peasants } against the Vikings ({ $spot }), at a loss of 1 prestige
abbey-choice-peasant-marches = Send { $peasants } on crusade ({ $spot })
abbey-choice-peasant-archer = Make { $peasants } an archer ({ $spot })
abbey-choice-peasant-serves = Let { $peasants } serve two buildings ({ $spot })
abbey-choice-peasant-lost = Lose { $peasants } ({ $spot })
abbey-choice-stop = Place no more dice against the Vikings
abbey-choice-breach = Leave the row breached and lose { $prestige }
abbey-choice-lose = Lose this card: { $card }
abbey-choice-preach = Preach with a { $face }
abbey-choice-preach-library = Preach with a { $face }, set to a fitting value by the Library
abbey-choice-clergy = Rise in the clergy with a { $face }
abbey-choice-clergy-library = Rise in the clergy with a { $face }, set to a fitting value by the Library
abbey-choice-defend = Defend the abbey with a { $face }
abbey-choice-march = { $value ->
    [0] Begin { $card-the } with a { $face } ({ $room } to fill)
   *[other] Place a { $face } { $card-on } ({ $room } to fill)
}
abbey-choice-march-forge = Place a { $face } { $card-on }, made a { $value } by the Blacksmith (free spaces: { $room })
abbey-choice-second = The second die is a { $face }
abbey-choice-echo = Let the next die count as two (Scriptorium)
abbey-choice-double = Let the next two dice count as three (Scriptorium)
abbey-choice-value = The crusade has the value { $value }
abbey-choice-elias-die = Place a die of Elias { $card-on }
abbey-choice-help = Ask { $seat } for help { $card-on }
abbey-choice-dice = Ask for { $dice }
abbey-choice-prestige = { $prestige-n ->
    [0] No prestige for the helper
   *[other] { $prestige } for the helper
}
abbey-choice-part = { $tokens } for the helper
abbey-choice-part-none = Nothing of the reward for the helper
abbey-choice-accept = Accept
abbey-choice-refuse = Refuse
abbey-choice-counter = Ask for another share
abbey-choice-supply-double = Two dice that count as three (Scriptorium)
abbey-choice-supply-double-forge = Two dice that count as three (Scriptorium), one of them a { $face } changed by the Blacksmith
abbey-choice-supply-echo = One die that counts as two (Scriptorium)
abbey-choice-supply-echo-forge = A { $face } changed by the Blacksmith that counts as two (Scriptorium)
abbey-choice-supply-forge = A { $face } changed by the Blacksmith
abbey-choice-supply-plain = Dice that show the value of the crusade
abbey-choice-gift = Take { $one-one } and { $two-one }
abbey-choice-reveal = Reveal the saint and have the support of the saints in every round
abbey-choice-keep-saint = Keep the saint face down and use its ability once
abbey-choice-keep-crusade = Keep on with { $card-the }
abbey-choice-abandon = Abandon the crusade: the dice come back, the peasants are lost
abbey-choice-visit = Go to { $location-the }: { $good }, dice ÷ { $divisor }
abbey-choice-initiative = Take the initiative
abbey-choice-main = Place a { $face }
abbey-choice-bonus = Add a { $face } on the bonus space
abbey-choice-no-bonus = Add no die
abbey-choice-bonus-echo = Let the die count as two and take the bonus space (Scriptorium)
abbey-choice-tool = Use a tool on { $space-the }
abbey-choice-collect = Collect
abbey-choice-collect-sum = Collect { $goods } (sum of { $sum })
abbey-choice-move = Move the peasant of bench { $bench } (row { $row }) one bench ahead
abbey-choice-altar = Build the altar for { $cost }: gain { $prestige }
abbey-choice-wall = Build wall { $walls } of 5 for { $cost }: gain { $prestige }
abbey-choice-build = Build { $card-the } for { $cost }: gain { $prestige } ({ $card-effect })
abbey-choice-build-free = Build { $card-the } without paying { $cost }: gain { $prestige } ({ $card-effect })
abbey-choice-archer = Train an archer for { $cost } ({ $tower })
abbey-choice-archer-free = Train an archer without paying { $cost } ({ $tower })
abbey-choice-remodel = Remodel the abbey for { $cost }: 2 more building slots
abbey-choice-spare = Leave this kind unpaid: { $good }
abbey-choice-sheep = { $sheep-n ->
    [0] Return no sheep
   *[other] Return { $sheep }
}
abbey-choice-enlist = Draw a crusade for { $coins }
abbey-choice-for = For { $good }
abbey-choice-offer-kind = Give { $good }
abbey-choice-want = Ask for { $goods }
abbey-choice-to = The peasant goes to this card: { $card }
abbey-choice-ease = Make { $card-the } easier by 2 dice
abbey-choice-harvest = Collect with a 6 { $one-at } and a 6 { $two-at }
abbey-choice-baptise = Baptise the peasant of bench 4 (row { $row })
abbey-choice-activate = Activate this card with a lay brother: { $card }
abbey-choice-trade = Trade { $good } away (1 trade token)
abbey-choice-stables = Offer { $seat } a trade for { $good } (Stables)
abbey-choice-bathe = Move the peasant of this card to another (Bath House): { $card }
abbey-choice-reroll = Roll a { $face } again (Bell Tower)
abbey-choice-recall = Take back a { $face } used { $from-for } (Abbott’s Den)
abbey-choice-lift = Take { $space-the } off { $location-the } to use it on your board (Monk’s Quarters)
abbey-choice-wagon = Return a wagon for { $goods }
abbey-choice-relic = Use { $relic-the }: { $relic-effect }
abbey-choice-invoke = Invoke { $saint }: { $saint-effect }
abbey-choice-invoke-nobody = Invoke a saint
abbey-choice-support = Ask the saints for support with a 1 and a { $face }: gain 2 resources
abbey-choice-support-echo = Ask the saints for support with a 1 that counts as two (Scriptorium): gain 2 resources

## Log

abbey-event-crusade-removed = Out of the game: { $card-the }.
abbey-event-crusade-dealt = { $seat } receives { $card-the }: { $card-effect }.
    .you = You receive { $card-the }: { $card-effect }.
abbey-event-start-dealt = { $seat } starts with { $card-the }: { $card-effect }.
    .you = You start with { $card-the }: { $card-effect }.
abbey-event-card-shown = New in the market at { $price }: { $card-the }.
abbey-event-first-player = { $seat } is first player.
    .you = You are first player.
abbey-event-saint-dealt = { $seat } receives a saint face down.
    .you = You receive a saint face down.
abbey-event-saint-seen = { $seat } holds { $saint }: { $saint-effect }.
    .you = You hold { $saint }: { $saint-effect }.
abbey-event-elias-rolled = Elias rolls for the whole game: { $dice }.
abbey-event-bids = { $seat } bids { $value }.
    .you = You bid { $value }.
abbey-event-passes-bid = { $seat } leaves the auction.
    .you = You leave the auction.
abbey-event-wins-auction = { $value ->
    [0] { $seat } takes a starting building, free of charge.
   *[other] { $seat } wins the auction with { $value }.
}
    .you = { $value ->
        [0] You take a starting building, free of charge.
       *[other] You win the auction with { $value }.
    }
abbey-event-round-begins = Round { $round } begins; first player: { $first }.
    .you = Round { $round } begins; you are first player.
abbey-event-rolled = { $seat } rolls { $dice }.
    .you = You roll { $dice }.
abbey-event-rerolled = { $seat } rolls a die again: { $face }.
    .you = You roll a die again: { $face }.
abbey-event-event-shown = { $Kind }: “{ $card }”, { $card-effect }.
abbey-event-vikings-below = Vikings in the first round: the card goes to the bottom of the deck.
abbey-event-vikings-rolled = The Vikings come: { $dice }.
abbey-event-met-by-dice = { $rows ->
    [1] { $seat } meets the Viking { $value } with a die.
   *[other] { $seat } meets { $rows } Vikings of { $value } with dice.
}
    .you = { $rows ->
        [1] You meet the Viking { $value } with a die.
       *[other] You meet { $rows } Vikings of { $value } with dice.
    }
abbey-event-met-by-peasant = { $seat } sends a peasant against the Viking { $value }.
    .you = You send a peasant against the Viking { $value }.
abbey-event-breached = { $who } cannot meet the Viking { $value }: the row is breached.
    .you = You cannot meet the Viking { $value }: the row is breached.
abbey-event-elias-meets-die = Elias meets the Viking { $value } with a die.
abbey-event-elias-meets-peasant = Elias sends a peasant against the Viking { $value }.
abbey-event-repelled = The Vikings are repelled.
abbey-event-plundered = The Vikings plunder the kingdom.
abbey-event-card-lost = { $seat } loses { $card-the }.
    .you = You lose { $card-the }.
abbey-event-stock-lost = { $seat } has nothing else to lose: all coins and resources are gone.
    .you = You have nothing else to lose: all your coins and resources are gone.
abbey-event-die-used = { $counts ->
    [1] { $seat } uses a { $face } { $use-for }.
    [2] { $seat } uses a { $face } { $use-for }, and it counts as 2 dice.
   *[other] { $seat } uses two dice { $use-for }, the first a { $face }, and they count as { $counts }.
}
    .you = { $counts ->
        [1] You use a { $face } { $use-for }.
        [2] You use a { $face } { $use-for }, and it counts as 2 dice.
       *[other] You use two dice { $use-for }, the first a { $face }, and they count as { $counts }.
    }
abbey-event-clergy-rises = { $seat } rises in the clergy: { $cell ->
    [1] Postulant
    [2] Postulant
    [3] accomplished Postulant
    [4] Deacon
    [5] Deacon
    [6] accomplished Deacon
    [7] Priest
    [8] Priest
    [9] accomplished Priest
    [10] Bishop
    [11] Bishop
    [12] accomplished Bishop
    [13] Cardinal
    [14] Cardinal
   *[15] accomplished Cardinal
} (cell { $cell }).
    .you = You rise in the clergy: { $cell ->
        [1] Postulant
        [2] Postulant
        [3] accomplished Postulant
        [4] Deacon
        [5] Deacon
        [6] accomplished Deacon
        [7] Priest
        [8] Priest
        [9] accomplished Priest
        [10] Bishop
        [11] Bishop
        [12] accomplished Bishop
        [13] Cardinal
        [14] Cardinal
       *[15] accomplished Cardinal
    } (cell { $cell }).
abbey-event-peasant-joins = A peasant joins { $seat }.
    .you = A peasant joins you.
abbey-event-peasant-lost = { $seat } loses a peasant ({ $cause }).
    .you = You lose a peasant ({ $cause }).
abbey-event-peasant-marches = { $seat } sends a peasant on { $card-the }.
    .you = You send a peasant on { $card-the }.
abbey-event-elias-helps = A die of Elias helps { $seat } { $card-on }.
    .you = A die of Elias helps you { $card-on }.
abbey-event-crusade-complete = { $seat } completes { $card-the }.
    .you = You complete { $card-the }.
abbey-event-help-offered = { $seat } asks { $helper } for { $dice } on { $card-the } and offers { $prestige } and { $part-n ->
    [0] no part of the reward
   *[other] { $part }
}.
    .you = You ask { $helper } for { $dice } on { $card-the } and offer { $prestige } and { $part-n ->
        [0] no part of the reward
       *[other] { $part }
    }.
    .you-helper = { $seat } asks you for { $dice } on { $card-the } and offers { $prestige } and { $part-n ->
        [0] no part of the reward
       *[other] { $part }
    }.
abbey-event-help-countered = { $seat } asks for { $prestige } and { $part-n ->
    [0] no part of the reward
   *[other] { $part }
} instead ({ $card }).
    .you = You ask for { $prestige } and { $part-n ->
        [0] no part of the reward
       *[other] { $part }
    } instead ({ $card }).
abbey-event-help-agreed = { $seat } and { $helper } agree on { $card-the }.
    .you = You and { $helper } agree on { $card-the }.
    .you-helper = { $seat } and you agree on { $card-the }.
abbey-event-help-refused = { $seat } does not agree ({ $card }).
    .you = You do not agree ({ $card }).
abbey-event-help-arrives = { $seat } brings { $dice } to { $card-the }.
    .you = You bring { $dice } to { $card-the }.
abbey-event-elias-buys = Elias rolls a { $face } for the market.
abbey-event-card-gone = Out of the market: { $card-the }.
abbey-event-buys = { $price-n ->
    [0] { $seat } takes { $card-the }, free of charge.
   *[other] { $seat } buys { $card-the } for { $price }.
}
    .you = { $price-n ->
        [0] You take { $card-the }, free of charge.
       *[other] You buy { $card-the } for { $price }.
    }
abbey-event-takes-free = { $seat } takes { $card-the }, free of charge.
    .you = You take { $card-the }, free of charge.
abbey-event-passes = { $seat } passes.
    .you = You pass.
abbey-event-elias-gathers = Elias rolls a { $face } for the resources.
abbey-event-gathers = { $seat } collects { $location-at } with a sum of { $sum }.
    .you = You collect { $location-at } with a sum of { $sum }.
abbey-event-takes-initiative = { $seat } takes the initiative.
    .you = You take the initiative.
abbey-event-elias-takes-initiative = Elias takes the initiative; a token is lost ({ $token-effect }).
abbey-event-elias-takes-empty-initiative = Elias takes the initiative.
abbey-event-die-taken-back = { $seat } takes back a { $face }.
    .you = You take back a { $face }.
abbey-event-gains = { $seat } gains { $tokens } ({ $cause }).
    .you = You gain { $tokens } ({ $cause }).
abbey-event-pays = { $seat } pays { $goods }.
    .you = You pay { $goods }.
abbey-event-loses = { $seat } gives up { $goods } ({ $cause }).
    .you = You give up { $goods } ({ $cause }).
abbey-event-prestige-gained = { $seat } gains { $prestige } ({ $cause }).
    .you = You gain { $prestige } ({ $cause }).
abbey-event-prestige-lost = { $seat } loses { $prestige } ({ $cause }).
    .you = You lose { $prestige } ({ $cause }).
abbey-event-moves = { $seat } moves a peasant to bench { $bench }.
    .you = You move a peasant to bench { $bench }.
abbey-event-baptised = { $seat } brings a peasant to the baptistery.
    .you = You bring a peasant to the baptistery.
abbey-event-activated = { $seat } activates { $card-the }.
    .you = You activate { $card-the }.
abbey-event-bathed = { $seat } moves a peasant from { $from-the } to { $to-the }.
    .you = You move a peasant from { $from-the } to { $to-the }.
abbey-event-shares = { $seat } lets one lay brother serve { $one-the } and { $two-the }.
    .you = You let one lay brother serve { $one-the } and { $two-the }.
abbey-event-archer-posted = { $seat } posts an archer ({ $tower }).
    .you = You post an archer ({ $tower }).
abbey-event-built = { $seat } builds { $card-the }.
    .you = You build { $card-the }.
abbey-event-altar-built = { $seat } builds the altar.
    .you = You build the altar.
abbey-event-wall-built = { $seat } builds wall { $walls } of 5.
    .you = You build wall { $walls } of 5.
abbey-event-remodelled = { $seat } remodels the abbey: 2 more building slots.
    .you = You remodel your abbey: 2 more building slots.
abbey-event-herd = { $seat } gains { $animals }.
    .you = You gain { $animals }.
abbey-event-fed = { $missing-n ->
    [0] { $seat } feeds { $levels }: { $sheep }, { $grain }.
   *[other] { $seat } has { $levels } to feed: { $sheep }, { $grain }, { $missing } unfed.
}
    .you = { $missing-n ->
        [0] You feed { $levels }: { $sheep }, { $grain }.
       *[other] You have { $levels } to feed: { $sheep }, { $grain }, { $missing } unfed.
    }
abbey-event-outmatched = The Darkness ({ $darkness }) is too strong for { $seat } ({ $defense }).
    .you = The Darkness ({ $darkness }) is too strong for you ({ $defense }).
abbey-event-darkness-rises = The Darkness rises to { $level }.
abbey-event-crusade-resolved = { $seat } comes home from { $card-the }.
    .you = You come home from { $card-the }.
abbey-event-relic-won = { $seat } wins { $relic-the }.
    .you = You win { $relic-the }.
abbey-event-crusade-abandoned = { $seat } abandons { $card-the }.
    .you = You abandon { $card-the }.
abbey-event-pawn-taken = { $who } will be first player.
    .you = You will be first player.
abbey-event-trades = { $seat } trades { $give } for { $get }.
    .you = You trade { $give } for { $get }.
abbey-event-trade-offered = { $seat } offers { $partner } { $give } for { $want }.
    .you = You offer { $partner } { $give } for { $want }.
    .you-partner = { $seat } offers you { $give } for { $want }.
abbey-event-trade-agreed = { $seat } and { $partner } trade.
    .you = You and { $partner } trade.
    .you-partner = { $seat } and you trade.
abbey-event-trade-refused = { $seat } refuses the trade.
    .you = You refuse the trade.
abbey-event-relic-used = { $seat } uses { $relic-the }: { $relic-effect }.
    .you = You use { $relic-the }: { $relic-effect }.
abbey-event-saint-revealed = { $seat } reveals { $saint } and has the support of the saints.
    .you = You reveal { $saint } and have the support of the saints.
abbey-event-saint-kept = { $seat } keeps the saint face down.
    .you = You keep your saint face down.
abbey-event-saint-invoked = { $seat } invokes { $saint }: { $saint-effect }.
    .you = You invoke { $saint }: { $saint-effect }.
abbey-event-saint-supports = { $saint } supports { $seat }.
    .you = { $saint } supports you.
abbey-event-crusade-eased = { $seat } needs 2 dice fewer for { $card-the }.
    .you = You need 2 dice fewer for { $card-the }.
abbey-event-game-over = The last round is over.

## Refusals

abbey-refusal-not-your-turn = It is not your turn.
abbey-refusal-not-asked = You are asked something else now.
abbey-refusal-cannot-come-up = { $lottery-Gone }.
abbey-refusal-no-free-action-now = This question leaves no room for free actions.
abbey-refusal-not-in-this-phase = That is not possible in this phase.
abbey-refusal-too-poor = That costs { $price }, and you have { $have-n ->
    [0] none
   *[other] only { $have-n }
}.
abbey-refusal-not-active = You have no active card of this type: { $card }.
abbey-refusal-used-up = You have used { $card-the } as often as you may this round.
abbey-refusal-not-built = That card does not stand in your abbey: { $card }.
abbey-refusal-name-the-first = Two cards are alike: name the first ({ $card }).
abbey-refusal-no-use = That would lead nowhere now.
abbey-refusal-bid-too-low = { $standing ->
    [0] A bid is at least 1.
   *[other] The standing bid is { $standing }: bid more.
}
abbey-refusal-bid-too-high = Your whole stock is worth only { $worth }.
abbey-refusal-payment-uneven = The { $owed } you owe could not be paid exactly.
abbey-refusal-not-on-offer = That building does not lie open.
abbey-refusal-no-such-die = You have no { $face } in your pool.
abbey-refusal-rolled-again-already = You have rolled that { $face } again already.
abbey-refusal-no-peasant-there = You have no peasant there ({ $spot }).
abbey-refusal-row-has-another-value = The open row has the value { $value }.
abbey-refusal-rows-differ = The following rows do not have the same value.
abbey-refusal-can-still-meet = You still have a fitting die or a peasant.
abbey-refusal-must-meet = You must meet this row first.
abbey-refusal-wrong-die = A { $face } cannot be used { $use-for }.
abbey-refusal-boxes-full = { $limit ->
    [1] Only 1 die per round can be used { $use-for }.
   *[other] Only { $limit } dice per round can be used { $use-for }.
}
abbey-refusal-reserve-empty = { $left ->
    [0] You have no peasants left in the reserve.
    [1] You have only 1 peasant left in the reserve.
   *[other] You have only { $left } peasants left in the reserve.
}
abbey-refusal-top-of-the-clergy = The clergy track ends at cell 15.
abbey-refusal-not-your-crusade = You do not have that crusade.
abbey-refusal-crusade-complete = That crusade is completed.
abbey-refusal-crusade-not-begun = You have no die on that crusade yet.
abbey-refusal-no-room = { $room ->
    [0] That crusade has no free space.
    [1] That crusade has only 1 free space.
   *[other] That crusade has only { $room } free spaces.
}
abbey-refusal-crusade-has-another-value = That crusade has the value { $value }.
abbey-refusal-no-peasant-to-send = You have no peasant on the pews or in the baptistery.
abbey-refusal-not-from-cards = Peasants on cards stay there: take one from the pews or the baptistery.
abbey-refusal-no-second-die = No second die goes with it.
abbey-refusal-lower-die-first = The lower of the two dice is named first.
abbey-refusal-not-two-resources = Name two resources, in the order wood, grain, stone, sand.
abbey-refusal-elias-lacks = Elias has no { $value } in his pool.
abbey-refusal-stall-empty = There is no card in that place of the market.
abbey-refusal-no-dice-left = You have no dice left.
abbey-refusal-been-there = You have collected { $location-at } already this round.
abbey-refusal-flooded = No die may be placed { $location-at } this round.
abbey-refusal-initiative-taken = The initiative is taken this round.
abbey-refusal-no-bonus-space = No bonus space is free { $location-at }.
abbey-refusal-no-tool-left = You have no tool left this round.
abbey-refusal-cannot-raise = A die goes up to 6 at most.
abbey-refusal-main-die-first = Tools for the main die come before those for the bonus die.
abbey-refusal-no-wagon = You have no wagon.
abbey-refusal-not-visited = You have placed no die { $location-at } this round.
abbey-refusal-no-die-there = You have no such die { $location-at }.
abbey-refusal-no-moves-left = You have no moves left.
abbey-refusal-last-bench = Behind the last bench there is only the baptistery.
abbey-refusal-seat-taken = The seat on the next bench is taken.
abbey-refusal-nobody-to-baptise = Nobody sits there on the last bench.
abbey-refusal-baptistery-full = Both places of the baptistery are taken.
abbey-refusal-baptistery-empty = Nobody is in the baptistery.
abbey-refusal-no-lay-brother = No lay brother can serve there ({ $card }).
abbey-refusal-space-taken = A peasant is there already ({ $card }).
abbey-refusal-altar-stands = Your altar is built already.
abbey-refusal-walls-stand = Your five walls are built already.
abbey-refusal-not-in-hand = You do not hold this card: { $card }.
abbey-refusal-no-such-tower-left = You have no such tower card left: { $tower }.
abbey-refusal-two-copies = You may build no further copy this game: { $card }.
abbey-refusal-four-towers = Nobody builds more than 4 towers in a game.
abbey-refusal-other-hall = You have built another of Calefactory, Chapterhouse and Refectory.
abbey-refusal-other-farm = You have built a farm already.
abbey-refusal-no-free-slot = { $free ->
    [0] You have no free building slot (needed: { $needed }).
   *[other] You have too few free building slots (needed: { $needed }, free: { $free }).
}
abbey-refusal-no-archer-there = Archers only man Gate Towers and Battlements, not { $tower-the }.
abbey-refusal-no-vacant-tower = No such tower of yours waits for an archer: { $tower }.
abbey-refusal-remodelled-already = You have remodelled your abbey already.
abbey-refusal-slots-left = You still have free building slots.
abbey-refusal-not-so-many-sheep = { $have-n ->
    [0] You have no sheep.
   *[other] You have only { $have }.
}
abbey-refusal-too-many-sheep = { $most-n ->
    [0] No sheep is needed.
   *[other] No more than { $most } can be of use.
}
abbey-refusal-not-another-player = That is not another player at this table.
abbey-refusal-no-offers-left = You can make no more than { $most } such offers this round.
abbey-refusal-asked-already = You have asked this player for this crusade already this round.
abbey-refusal-has-an-ally = { $seat } is the ally of this crusade.
abbey-refusal-helper-has-no-peasant = This player has no peasant to send.
abbey-refusal-helper-has-no-dice = This player cannot supply a { $value }.
abbey-refusal-too-many-dice = { $most ->
    [1] You can ask for 1 die only.
   *[other] You can ask for { $most } dice at most.
}
abbey-refusal-too-much-prestige = This crusade brings only { $most }.
abbey-refusal-not-in-reward = That is not part of the reward.
abbey-refusal-same-offer = A counter-offer must differ from the offer.
abbey-refusal-way-passed = The ways of supplying dice are named in their order, and this one is past.
abbey-refusal-wrong-number = { $left ->
    [1] That would not bring exactly the 1 die still promised.
   *[other] That would not bring exactly the { $left } dice still promised.
}
abbey-refusal-roads-broken = The roads are broken: no trade this round.
abbey-refusal-no-trade-token = You have no trade token left this round.
abbey-refusal-not-worth-one = You do not have enough { $good } for one token of another kind.
abbey-refusal-same-kind = One kind is traded for another.
abbey-refusal-wasteful = Less would buy as much.
abbey-refusal-partner-lacks = Your partner does not have enough { $good }.
abbey-refusal-cannot-match = You have no other kind worth that much.
abbey-refusal-gives-too-little = What you give must be worth at least what you receive.
abbey-refusal-gives-too-much = An offer cannot be so generous.
abbey-refusal-nobody-works-there = You have no peasant there to move ({ $card }).
abbey-refusal-serves-two = The lay brother who serves two buildings stays there.
abbey-refusal-no-such-relic = You do not have { $relic-the }.
abbey-refusal-relic-has-no-use = That relic would do nothing now: { $relic-the }.
abbey-refusal-tablets-do-not-suffice = Even without one kind of its cost you cannot pay for that.
abbey-refusal-not-in-the-cost = That is no kind you could leave unpaid: { $good }.
abbey-refusal-no-saint-kept = You have no saint face down whose ability you could use.
abbey-refusal-saint-has-no-use = Your saint could do nothing for you now.
abbey-refusal-no-saint-revealed = You have revealed no saint.
abbey-refusal-support-used = You have used the support of the saints this round.
abbey-refusal-not-a-lay-brother = Only a lay brother can serve two buildings: one in the baptistery or on a building.
abbey-refusal-no-vacant-cards = { $needed ->
    [1] You have no other vacant building.
   *[other] You have fewer than { $needed } vacant buildings.
}

## Final count

abbey-score-prestige = Prestige
abbey-score-sheep = Sheep
abbey-score-cows = Cows
abbey-score-coins = Money Changers
abbey-score-resources = Tithe Barns
abbey-score-relics = Relics
abbey-score-unbuilt = Buildings left in hand
abbey-score-crusades = Unfinished crusades

## Sheet

abbey-sheet-round = { $round ->
    [0] Before the first of { $rounds } rounds
   *[other] Round { $round } of { $rounds }
}
abbey-sheet-nothing = none
abbey-sheet-number = { $n }
abbey-sheet-phase = under way
abbey-sheet-first = first player
abbey-sheet-asked = to answer
abbey-sheet-event = event
abbey-sheet-darkness = Darkness
abbey-sheet-raid = Vikings
abbey-sheet-raider-open = { $who-n ->
    [0] { $value }: to be met
   *[other] { $value }: { $who }
}
abbey-sheet-raider-die = { $value }: die ({ $who })
abbey-sheet-raider-echo = { $value }: echo ({ $who })
abbey-sheet-raider-peasant = { $value }: peasant ({ $who })
abbey-sheet-raider-breach = { $value }: breached ({ $who })
abbey-sheet-initiative = initiative
abbey-sheet-bonus-spaces = free bonus spaces
abbey-sheet-bonus = { $location }: { $free }
abbey-sheet-elias-peasants = peasants of Elias
abbey-sheet-bid = standing bid
abbey-sheet-offer = offer
abbey-sheet-help = { $owner } asks { $helper } for { $dice } ({ $card }) for { $prestige } and { $part-n ->
    [0] no part of the reward
   *[other] { $part }
}
abbey-sheet-trade = { $owner } offers { $partner } { $give } for { $want }
abbey-sheet-market = Building Market
abbey-sheet-reward = brings { $reward }
abbey-sheet-cost = costs { $cost }
abbey-sheet-starting = starting buildings
abbey-sheet-decks = Decks
abbey-sheet-events-left = events to come
abbey-sheet-vikings-below = raids at the bottom
abbey-sheet-events-unseen = events not seen
abbey-sheet-buildings-unseen = buildings in the piles
abbey-sheet-buildings-gone = buildings out of the game
abbey-sheet-crusades-unseen = crusades in the deck
abbey-sheet-tokens-unseen = initiative tokens
abbey-sheet-seat = { $seat }
abbey-sheet-prestige = prestige
abbey-sheet-defense = defence
abbey-sheet-clergy = clergy
abbey-sheet-cell = { $cell ->
    [0] not begun
    [1] Postulant (1)
    [2] Postulant (2)
    [3] accomplished Postulant (3)
    [4] Deacon (4)
    [5] Deacon (5)
    [6] accomplished Deacon (6)
    [7] Priest (7)
    [8] Priest (8)
    [9] accomplished Priest (9)
    [10] Bishop (10)
    [11] Bishop (11)
    [12] accomplished Bishop (12)
    [13] Cardinal (13)
    [14] Cardinal (14)
   *[15] accomplished Cardinal (15)
}
abbey-sheet-stock = stock
abbey-sheet-tokens = tokens
abbey-sheet-tools = tools: { $left } of { $all } available
abbey-sheet-pool = dice
abbey-sheet-resting = dice for the next round
abbey-sheet-visits = dice on locations
abbey-sheet-visit = { $bonus ->
    [0] { $location }: { $main }
   *[other] { $location }: { $main } and { $bonus }
}
abbey-sheet-pews = pews
abbey-sheet-baptistery = baptistery
abbey-sheet-reserve = reserve
abbey-sheet-population = population
abbey-sheet-cards = cards built
abbey-sheet-card-active = { $card }, with peasant
abbey-sheet-card-vacant = { $card }, without peasant
abbey-sheet-slots = free building slots
abbey-sheet-hand = cards in hand
abbey-sheet-held = { $cards } ({ $cost }; { $prestige })
abbey-sheet-towers = towers to build
abbey-sheet-works = works
abbey-sheet-walls = walls: { $walls } of 5
abbey-sheet-barn = barn
abbey-sheet-quest = { $value ->
    [0] dice: { $placed } of { $needs }
   *[other] dice: { $placed } of { $needs }, value { $value }
}
abbey-sheet-ally = ally: { $seat }, for { $prestige } and { $part-n ->
    [0] no part of the reward
   *[other] { $part }
}
abbey-sheet-relics = relics
abbey-sheet-saint = saint
abbey-sheet-saint-hidden = face down
abbey-sheet-question = question

## Bills

abbey-bill-bid = value bid
abbey-bill-food = food
