### Black Forest: names, prompts, choices, log lines, refusals, labels.

forest = Black Forest
forest-credits = A game by Uwe Rosenberg and Tido Lorenz, published by Feuerland Spiele.
forest-about = Each player owns an estate of the glassmakers in the Black Forest and travels from village to village, to stand between two workers and use them both. Two dials turn by themselves whenever they can: feed them at the right moment, for glass and bread are made of everything you were about to spend.

## Options

forest-option-setup = buildings
    .about = In a first game all buildings show their simpler side; otherwise ten drawn ones show side B.
forest-option-setup-standard = standard (ten on side B)
forest-option-setup-first_game = first game (all on side A)
forest-option-strict_supply = tiles limited to those in the box
    .about = Field, pond, pasture and forest tiles run out as in the box; usually there are always enough.
forest-option-strict_supply-no = no
forest-option-strict_supply-yes = yes

## Resources, animals, tiles

forest-thing-sand = sand
    .a = 1 sand
    .many = sand
    .count = { $n } sand
    .effect = basic resource of the glass dial
forest-thing-coal = coal
    .a = 1 coal
    .many = coal
    .count = { $n } coal
    .effect = basic resource of both dials; each gain goes to one of them
forest-thing-coal-glass = coal (glass dial)
    .a = 1 coal (glass dial)
    .many = coal on the glass dial
    .count = { $n } coal (glass dial)
    .effect = basic resource of the glass dial
forest-thing-coal-oven = coal (oven)
    .a = 1 coal (oven)
    .many = coal on the oven
    .count = { $n } coal (oven)
    .effect = basic resource of the oven
forest-thing-water = water
    .a = 1 water
    .many = water
    .count = { $n } water
    .effect = basic resource of the glass dial
forest-thing-wood = wood
    .a = 1 wood
    .many = wood
    .count = { $n } wood
    .effect = basic resource of the glass dial
forest-thing-porridge = porridge
    .a = 1 porridge
    .many = porridge
    .count = { $n } porridge
    .effect = basic resource of the oven
forest-thing-meat = meat
    .a = 1 meat
    .many = meat
    .count = { $n } meat
    .effect = basic resource of the oven
forest-thing-brick = bricks
    .a = 1 brick
    .many = bricks
    .count = { $n } { $n ->
        [one] brick
       *[other] bricks
    }
    .effect = basic resource beside the dials: production never uses it
forest-thing-glass = glass
    .a = 1 glass
    .many = glass
    .count = { $n } glass
    .effect = made by the glass dial; pays for buildings and counts points at the end
forest-thing-provision = provisions
    .a = 1 provision
    .many = provisions
    .count = { $n } { $n ->
        [one] provision
       *[other] provisions
    }
    .effect = made by the oven, two at a step; each path of a journey costs 1
forest-thing-goods = goods
    .a = 1 good
    .many = goods
    .count = { $n } { $n ->
        [one] good
       *[other] goods
    }
    .effect = made by the oven; once a turn 1 of them lets the travelling merchant change places with another worker
forest-thing-pig = pigs
    .a = a pig
    .many = pigs
    .count = { $n } { $n ->
        [one] pig
       *[other] pigs
    }
    .effect = lives in forests and on pastures; counts points at the end
forest-thing-cattle = cattle
    .a = a cattle
    .many = cattle
    .count = { $n } cattle
    .effect = lives in stables and on pastures; counts points at the end
forest-thing-animal = animals
    .a = an animal
    .many = animals
    .count = { $n } { $n ->
        [one] animal
       *[other] animals
    }
    .effect = pigs and cattle
forest-thing-forest = forests
    .a = a forest
    .many = forests
    .count = { $n } { $n ->
        [one] forest
       *[other] forests
    }
    .effect = shelters 1 pig; holds a cell until it is cleared
forest-thing-field = fields
    .a = a field
    .many = fields
    .count = { $n } { $n ->
        [one] field
       *[other] fields
    }
    .effect = the cook gives porridge for it; some buildings need it
forest-thing-pond = ponds
    .a = a pond
    .many = ponds
    .count = { $n } { $n ->
        [one] pond
       *[other] ponds
    }
    .effect = the cook gives meat for ponds; some buildings need it
forest-thing-pasture = pastures
    .a = a pasture
    .many = pastures
    .count = { $n } { $n ->
        [one] pasture
       *[other] pastures
    }
    .effect = shelters up to 3 animals of one kind
forest-thing-progress = progress
    .a = a step of progress
    .many = progress
    .count = { $n } { $n ->
        [one] step of progress
       *[other] steps of progress
    }
    .effect = three steps up the workshop bring a small plot
forest-thing-building = building
    .a = a building at its cost
    .many = buildings
    .count = { $n } { $n ->
        [one] building at its cost
       *[other] buildings at their cost
    }
    .effect = one building of the display, at its cost
forest-thing-free-building = free small building
    .a = a small building free of charge
    .many = small buildings free of charge
    .count = { $n } { $n ->
        [one] small building free of charge
       *[other] small buildings free of charge
    }
    .effect = one small building of the display, free of charge

## Dials, villages, backs, pawns

forest-dial-glass = glass dial
    .the = the glass dial
    .on = on the glass dial
    .effect = turns by itself once sand, coal, water and wood all show 1 or more: each loses 1, glass gains 1
forest-dial-oven = oven
    .the = the oven
    .on = on the oven
    .effect = turns by itself once porridge, meat and coal all show 1 or more: each loses 1, provisions gain 2 and goods 1

forest-village-tannenau = Tannenau
forest-village-moosgrund = Moosgrund
forest-village-silberbach = Silberbach
forest-village-kohlhalde = Kohlhalde
forest-village-lindenrain = Lindenrain

forest-back-owl = owl
forest-back-fox = fox
forest-back-deer = deer
forest-back-mouse = mouse

forest-pawn-white = white pawn
    .a = the white pawn
    .effect = the pawn that travels in the solo game
forest-pawn-other = coloured pawn
    .a = a coloured pawn
    .effect = travels from village to village; whoever enters a village pays 1 basic resource to each pawn already there

forest-standing-ask = ask each time
forest-standing-accept-glass = accept, coal on the glass dial
forest-standing-accept-oven = accept, coal on the oven
forest-standing-decline = decline

## Workers

forest-worker-brickmaker = brickmaker
    .the = the brickmaker
    .effect = 1 coal → 4 bricks
forest-worker-architect = architect
    .the = the architect
    .effect = build 1 building, paying its cost
forest-worker-roofer = roofer
    .the = the roofer
    .effect = build 1 building, paying its cost, or 1 step of progress
forest-worker-smelter = smelter
    .the = the smelter
    .effect = 3 bricks → 2 steps of progress
forest-worker-carpenter = carpenter
    .the = the carpenter
    .effect = 1 forest → 1 wood, and build 1 building, paying its cost
forest-worker-butcher = butcher
    .the = the butcher
    .effect = 1 pig → 2 meat, or 1 cattle → 3 meat
forest-worker-cattle-breeder = cattle breeder
    .the = the cattle breeder
    .effect = 1 cattle
forest-worker-shepherdess = shepherdess
    .the = the shepherdess
    .effect = 1 porridge per cattle, or 1 wood per pig in a forest
forest-worker-landowner = landowner
    .the = the landowner
    .effect = 1 water and 1 porridge or 1 brick → 1 pig and 1 cattle
forest-worker-swineherd = swineherd
    .the = the swineherd
    .effect = 1 pig
forest-worker-cook = cook
    .the = the cook
    .effect = 1 porridge per field, or 1, 2 or 3 meat with 2, 4 or 6 ponds
forest-worker-farmer = farmer
    .the = the farmer
    .effect = a pasture for 1 wood, or a field, free
forest-worker-landscaper = landscaper
    .the = the landscaper
    .effect = 1 brick → 1 pond, or 1 water per pond
forest-worker-sand-digger = sand digger
    .the = the sand digger
    .effect = 1 sand per pond
forest-worker-merchant = travelling merchant
    .the = the travelling merchant
    .effect = 2 of a basic resource, and 1 for everybody else
forest-worker-charcoal-burner = charcoal burner
    .the = the charcoal burner
    .effect = 1 wood → 4 coal
forest-worker-lumberjack = lumberjack
    .the = the lumberjack
    .effect = 1 forest → 4 wood

forest-service-brickmaker = brickmaker
    .deal = 1 coal → 4 bricks
forest-service-architect = architect
    .deal = build 1 building, paying its cost
forest-service-roofer-build = roofer
    .deal = build 1 building, paying its cost
forest-service-roofer-progress = roofer
    .deal = 1 step of progress
forest-service-smelter = smelter
    .deal = 3 bricks → 2 steps of progress
forest-service-carpenter = carpenter
    .deal = 1 forest → 1 wood and 1 building, paying its cost
forest-service-butcher-pig = butcher
    .deal = 1 pig → 2 meat
forest-service-butcher-cattle = butcher
    .deal = 1 cattle → 3 meat
forest-service-cattle-breeder = cattle breeder
    .deal = 1 cattle
forest-service-shepherdess-porridge = shepherdess
    .deal = 1 porridge per cattle
forest-service-shepherdess-wood = shepherdess
    .deal = 1 wood per pig in a forest
forest-service-shepherdess-hut = shepherdess
    .deal = nothing but the coal of the shepherd’s hut
forest-service-landowner-porridge = landowner
    .deal = 1 water and 1 porridge → 1 pig and 1 cattle
forest-service-landowner-brick = landowner
    .deal = 1 water and 1 brick → 1 pig and 1 cattle
forest-service-swineherd = swineherd
    .deal = 1 pig
forest-service-cook-porridge = cook
    .deal = 1 porridge per field
forest-service-cook-meat = cook
    .deal = 1, 2 or 3 meat with 2, 4 or 6 ponds
forest-service-farmer-pasture = farmer
    .deal = 1 wood → 1 pasture
forest-service-farmer-field = farmer
    .deal = 1 field
forest-service-landscaper-pond = landscaper
    .deal = 1 brick → 1 pond
forest-service-landscaper-water = landscaper
    .deal = 1 water per pond
forest-service-sand-digger = sand digger
    .deal = 1 sand per pond
forest-service-merchant = travelling merchant
    .deal = 2 of a basic resource, and 1 for everybody else
forest-service-charcoal-burner = charcoal burner
    .deal = 1 wood → 4 coal
forest-service-lumberjack = lumberjack
    .deal = 1 forest → 4 wood

## Missions

forest-mission-brickmaker = Brickmaker
    .effect = 7 wood → 5 bricks, 4 coal, 4 water and 1 glass
forest-mission-cook = Cook
    .effect = 5 meat → 5 wood, 5 sand, 4 coal, 5 porridge and 3 provisions
forest-mission-sand-digger = Sand Digger
    .effect = 7 coal → 4 bricks, 4 wood, 1 glass, 1 cattle and 1 pig
forest-mission-landowner = Landowner
    .effect = 3 fields → 2 pastures, 2 pigs and 2 cattle
forest-mission-lumberjack = Lumberjack
    .effect = 3 forests → 5 wood, 4 meat and 1 cattle
forest-mission-captain = Captain
    .effect = 5 water → 1 provision and 1 small building free of charge
forest-mission-count = Count
    .effect = 5 sand → 5 porridge, 2 glass and 3 steps of progress
forest-mission-feudal-lord = Feudal Lord
    .effect = 2 provisions → 2 steps of progress, 1 forest, 2 fields, 1 pond and 1 pasture
forest-mission-free-city = Free City
    .effect = 7 bricks → 3 coal, 3 meat, 3 water, 1 glass and 2 fields
forest-mission-hermit = Hermit
    .effect = 7 porridge → 1 glass, 3 pigs, 1 pond, 1 pasture and 1 forest
forest-mission-market = Market
    .effect = 5 animals → 3 of each basic resource

## Buildings

forest-building-clay-pit = clay pit
    .the = the clay pit
    .effect = conversion: 2 water → 3 bricks
forest-building-housing-estate = housing estate
    .the = the housing estate
    .effect = conversion: 2 meat → 2 bricks and 2 wood
forest-building-kiln = kiln
    .the = the kiln
    .effect = conversion: 2 coal → 3 bricks
forest-building-wood-stock = wood stock
    .the = the wood stock
    .effect = whenever you add a small plot with less than 3 wood, your wood is set to 3
forest-building-ox-barn = ox barn
    .the = the ox barn
    .effect = conversion: 1 forest → 1, 2, 3 or 4 wood with 1, 2, 4 or 7 cattle
forest-building-sawmill = sawmill
    .the = the sawmill
    .effect = conversion: 1 forest → 3 wood
forest-building-glaswald-lake = Glaswald lake
    .the = the Glaswald lake
    .effect = whenever you add a small plot, 3 sand
forest-building-hotzenwald-house = Hotzenwald house
    .the = the Hotzenwald house
    .effect = at once 3 sand and 1 cattle
forest-building-sieving-works = sieving works
    .the = the sieving works
    .effect = conversion: 1 meat → 2 sand
forest-building-shepherds-hut = shepherd’s hut
    .the = the shepherd’s hut
    .effect = whenever you visit the shepherdess, 1 coal
forest-building-potash-maker = potash maker
    .the = the potash maker
    .effect = at once the coal marker of your glass dial leaves the game
forest-building-charcoal-pile-small = small charcoal pile
    .the = the small charcoal pile
    .effect = conversion: 1 wood and 1 meat → 3 coal
forest-building-well = well
    .the = the well
    .effect = conversion: 1 porridge → 1 water
forest-building-water-tower = water tower
    .the = the water tower
    .effect = at once 1 water per free cell of your estate
forest-building-cooperage = cooperage
    .the = the cooperage
    .effect = conversion: 2 wood → 3 water
forest-building-grain-mill = grain mill
    .the = the grain mill
    .effect = conversion: 1 field → 3 porridge
forest-building-festival = festival
    .the = the festival
    .effect = at once 1 meat, 1 porridge and 1 pig
forest-building-manor-house = manor house
    .the = the manor house
    .effect = conversion: 1 pond → 2 water, or 1 field → 1 porridge
forest-building-bar = bar
    .the = the bar
    .effect = at once 3 meat and 4 porridge
forest-building-fish-smokery = fish smokery
    .the = the fish smokery
    .effect = conversion: 1 pond → 1 water and 1 meat
forest-building-slaughterhouse = slaughterhouse
    .the = the slaughterhouse
    .effect = at once, if you like, 3 animals → 6 meat
forest-building-watering-trough = watering trough
    .the = the watering trough
    .effect = conversion: 2 water → 1 pig, or 3 water → 1 cattle
forest-building-tannery = tannery
    .the = the tannery
    .effect = takes up to 5 pigs paid to the butcher, at the end 2 points each
forest-building-feed-farm = feed farm
    .the = the feed farm
    .effect = at once 1 animal of your choice per field
forest-building-schauinsland-house = Schauinsland house
    .the = the Schauinsland house
    .effect = at once 3 cattle with at least 2 pastures
forest-building-mountain-chalet = mountain chalet
    .the = the mountain chalet
    .effect = at once 1 cattle per empty pasture
forest-building-breeding-farm = breeding farm
    .the = the breeding farm
    .effect = at once 1 animal per pair of its kind, for at most 4 pairs
forest-building-irrigation-system = irrigation system
    .the = the irrigation system
    .effect = conversion: 2 water → 1 pasture, or 4 water → 1 pond
forest-building-clearing-house = clearing house
    .the = the clearing house
    .effect = at once 2 fields, or 1 pond, or 1 pasture
forest-building-workers-house = workers’ house
    .the = the workers’ house
    .effect = whenever you spend goods to move the merchant, 1 porridge per field, at most 4
forest-building-glass-furnace = glass furnace
    .the = the glass furnace
    .effect = conversion: 2 meat → 1 step of progress
forest-building-glassblower = glassblower
    .the = the glassblower
    .effect = conversion: 1 meat and 2 porridge → 1 glass
forest-building-bakery = bakery
    .the = the bakery
    .effect = conversion: 1 water and 1 field → 2 provisions
forest-building-knights-manor = knight’s manor
    .the = the knight’s manor
    .effect = at the end, minus 1 point per free cell of your estate, 5 at most
forest-building-fort = fort
    .the = the fort
    .effect = you no longer pay for pawns in the villages you enter
forest-building-village-church = village church
    .the = the village church
    .effect = at the end, 1 point per adjacent free cell of its plot
forest-building-brick-store = brick store
    .the = the brick store
    .effect = at once 1 brick per pond
forest-building-day-labourers-square = day labourers’ square
    .the = the day labourers’ square
    .effect = conversion: 1 porridge → 1 brick
forest-building-half-timbered-house = half-timbered house
    .the = the half-timbered house
    .effect = at once 7 bricks with at least 5 wood left
forest-building-log-supplier = log supplier
    .the = the log supplier
    .effect = at once 7 wood
forest-building-carvers-workshop = carver’s workshop
    .the = the carver’s workshop
    .effect = conversion: 1 porridge → 1 wood
forest-building-hidden-mill = hidden mill
    .the = the hidden mill
    .effect = conversion: 1 forest → 1 wood and 2 porridge
forest-building-mortar-maker = mortar maker
    .the = the mortar maker
    .effect = at once 2 water and 3 sand
forest-building-tavern = tavern
    .the = the tavern
    .effect = conversion: 1 water and 1 porridge → 2 sand
forest-building-clockmaker = clockmaker
    .the = the clockmaker
    .effect = at once your basic markers on 0 rise to 1, then an extra turn
forest-building-coal-merchant = coal merchant
    .the = the coal merchant
    .effect = at once 4 coal on each dial
forest-building-converter = converter
    .the = the converter
    .effect = at once 6 coal; then, if you like, 1 meat → 3 coal
forest-building-warehouse = warehouse
    .the = the warehouse
    .effect = at once 3 wood, 3 coal, 2 meat and 1 sand
forest-building-cistern = cistern
    .the = the cistern
    .effect = whenever your pawn enters the cook’s village, 2 water
forest-building-pond-hut = pond hut
    .the = the pond hut
    .effect = whenever you remove a forest, 1 water
forest-building-public-baths = public baths
    .the = the public baths
    .effect = whenever you spend goods to move the merchant, 1 water
forest-building-cellar = cellar
    .the = the cellar
    .effect = at once 1 water, 1 meat and 3 porridge
forest-building-grocery = grocery
    .the = the grocery
    .effect = at once 3 different resources → 5 porridge
forest-building-painters-workshop = painter’s workshop
    .the = the painter’s workshop
    .effect = whenever you gain glass, 1 porridge per glass
forest-building-meat-cellar = meat cellar
    .the = the meat cellar
    .effect = the butcher gives you 1 meat more
forest-building-brewery = brewery
    .the = the brewery
    .effect = at once 2 water, 2 meat and 2 porridge
forest-building-fishery = fishery
    .the = the fishery
    .effect = when the landscaper gives you a pond, if you like, 1 water → 2 meat
forest-building-foresters-hut = forester’s hut
    .the = the forester’s hut
    .effect = at once 1 pig per 2 forests
forest-building-pigsty = pigsty
    .the = the pigsty
    .effect = when the farmer gives you a field and you have at least 2 pigs, 1 pig
forest-building-beechnut-gatherer = beechnut gatherer
    .the = the beechnut gatherer
    .effect = at once 1 pasture, and your forests hold 2 pigs each from now on
forest-building-manger = manger
    .the = the manger
    .effect = conversion: 2 porridge → 1 pig, or 3 porridge → 1 cattle
forest-building-forge = forge
    .the = the forge
    .effect = conversion: 3 coal → 1 cattle
forest-building-cattle-farm-small = small cattle farm
    .the = the small cattle farm
    .effect = when the farmer gives you a field and you have at least 2 cattle, 1 cattle
forest-building-isolated-cabin = isolated cabin
    .the = the isolated cabin
    .effect = at once a field, pond or pasture on every adjacent free cell of its plot
forest-building-nature-park = nature park
    .the = the nature park
    .effect = at once up to 3 pastures on its plot
forest-building-farmstead = farmstead
    .the = the farmstead
    .effect = conversion: 1 porridge and 1 field → 1 pasture
forest-building-glassworks = glassworks
    .the = the glassworks
    .effect = at once 3 steps of progress
forest-building-storage-shed = storage shed
    .the = the storage shed
    .effect = at once 3 glass
forest-building-guild = guild
    .the = the guild
    .effect = at once 3 steps of progress with at least 1 glass and 3 provisions left
forest-building-distillery = distillery
    .the = the distillery
    .effect = after a first visit to the farmer, 2 water to visit any other worker instead of your neighbour
forest-building-hermits-cabin = hermit’s cabin
    .the = the hermit’s cabin
    .effect = no effect, but only on a plot without buildings
forest-building-settlers-house = settlers’ house
    .the = the settlers’ house
    .effect = at the end, 2 points per set of a field, a pond and a pasture, 10 at most
forest-building-inn = inn
    .the = the inn
    .effect = conversion: 2 water → 1 porridge; at the end, 1 point per porridge
forest-building-shop = shop
    .the = the shop
    .effect = at the end, 2 points per meat
forest-building-tool-shop = tool shop
    .the = the tool shop
    .effect = at the end, 1 point per pair of 1 brick and 1 wood
forest-building-charcoal-pile-large = great charcoal pile
    .the = the great charcoal pile
    .effect = conversion: 2 wood → 1 coal; at the end, 1 point per 2 coal
forest-building-sand-store = sand store
    .the = the sand store
    .effect = conversion: 2 porridge → 1 sand; at the end, 1 point per sand
forest-building-reservoir = reservoir
    .the = the reservoir
    .effect = at the end, 1 point per water
forest-building-hunters-lodge = hunter’s lodge
    .the = the hunter’s lodge
    .effect = no effect
forest-building-hospital = hospital
    .the = the hospital
    .effect = no effect
forest-building-thermal-baths = thermal baths
    .the = the thermal baths
    .effect = no effect
forest-building-cattle-farm-large = great cattle farm
    .the = the great cattle farm
    .effect = at the end, 2 points per adjacent pasture with at least 2 animals
forest-building-smokehouse = smokehouse
    .the = the smokehouse
    .effect = at the end, 1 point per pond; needs at least 3 ponds
forest-building-castle-hotel = castle hotel
    .the = the castle hotel
    .effect = no more small plots; conversion: 1 step of progress back → 1 meat; at the end, 1 point per small plot
forest-building-farmers-residence = farmer’s residence
    .the = the farmer’s residence
    .effect = conversion: 4 porridge → 1 field; at the end, 1 point per field; needs at least 4 fields
forest-building-building-site = building site
    .the = the building site
    .effect = at the end, 2 points per adjacent building

forest-trade-clay-pit = clay pit
    .deal = 2 water → 3 bricks
forest-trade-housing-estate = housing estate
    .deal = 2 meat → 2 bricks and 2 wood
forest-trade-day-labourers-square = day labourers’ square
    .deal = 1 porridge → 1 brick
forest-trade-kiln = kiln
    .deal = 2 coal → 3 bricks
forest-trade-ox-barn = ox barn
    .deal = 1 forest → wood
forest-trade-carvers-workshop = carver’s workshop
    .deal = 1 porridge → 1 wood
forest-trade-sawmill = sawmill
    .deal = 1 forest → 3 wood
forest-trade-hidden-mill = hidden mill
    .deal = 1 forest → 1 wood and 2 porridge
forest-trade-tavern = tavern
    .deal = 1 water and 1 porridge → 2 sand
forest-trade-sieving-works = sieving works
    .deal = 1 meat → 2 sand
forest-trade-charcoal-pile-small = small charcoal pile
    .deal = 1 wood and 1 meat → 3 coal
forest-trade-well = well
    .deal = 1 porridge → 1 water
forest-trade-cooperage = cooperage
    .deal = 2 wood → 3 water
forest-trade-grain-mill = grain mill
    .deal = 1 field → 3 porridge
forest-trade-manor-house-pond = manor house
    .deal = 1 pond → 2 water
forest-trade-manor-house-field = manor house
    .deal = 1 field → 1 porridge
forest-trade-fish-smokery = fish smokery
    .deal = 1 pond → 1 water and 1 meat
forest-trade-watering-trough-pig = watering trough
    .deal = 2 water → 1 pig
forest-trade-watering-trough-cattle = watering trough
    .deal = 3 water → 1 cattle
forest-trade-manger-pig = manger
    .deal = 2 porridge → 1 pig
forest-trade-manger-cattle = manger
    .deal = 3 porridge → 1 cattle
forest-trade-forge = forge
    .deal = 3 coal → 1 cattle
forest-trade-irrigation-pasture = irrigation system
    .deal = 2 water → 1 pasture
forest-trade-irrigation-pond = irrigation system
    .deal = 4 water → 1 pond
forest-trade-farmstead = farmstead
    .deal = 1 porridge and 1 field → 1 pasture
forest-trade-glass-furnace = glass furnace
    .deal = 2 meat → 1 step of progress
forest-trade-glassblower = glassblower
    .deal = 1 meat and 2 porridge → 1 glass
forest-trade-bakery = bakery
    .deal = 1 water and 1 field → 2 provisions
forest-trade-inn = inn
    .deal = 2 water → 1 porridge
forest-trade-charcoal-pile-large = great charcoal pile
    .deal = 2 wood → 1 coal
forest-trade-sand-store = sand store
    .deal = 2 porridge → 1 sand
forest-trade-castle-hotel = castle hotel
    .deal = 1 step of progress → 1 meat
forest-trade-farmers-residence = farmer’s residence
    .deal = 4 porridge → 1 field

forest-due-pond-hut = pond hut
    .the = the pond hut
forest-due-painters-workshop = painter’s workshop
    .the = the painter’s workshop
forest-due-reminder = reminder tile
    .the = the reminder tile
forest-due-wood-stock = wood stock
    .the = the wood stock
forest-due-glaswald-lake = Glaswald lake
    .the = the Glaswald lake
forest-due-public-baths = public baths
    .the = the public baths
forest-due-workers-house = workers’ house
    .the = the workers’ house
forest-due-pigsty = pigsty
    .the = the pigsty
forest-due-cattle-farm-small = small cattle farm
    .the = the small cattle farm
forest-due-fishery = fishery
    .the = the fishery

forest-source-removal = removing a tile

## Titles of the solo game

forest-title-water-carrier = water carrier
forest-title-smallholder = smallholder
forest-title-great-landowner = great landowner
forest-title-master-builder = master builder
forest-title-master-glassmaker = master glassmaker
forest-title-duchess = duchess

## Places

forest-cell = { $row ->
    [1] A
    [2] B
    [3] C
   *[4] D
}{ $column }
forest-gap = { $village }, between { $left-the } and { $right-the }
forest-gap-number = { $village }, gap { $n }
forest-site = the { $mission } mission

## Questions

forest-prompt-draw-first = Draw the first player.
forest-prompt-draw-side = Draw the next small building to be turned to side B.
forest-prompt-draw-large = Draw a large building of category { $category ->
    [1] I
    [2] II
   *[other] III
}.
forest-prompt-draw-worker = Draw the worker of the next { $back } space in { $village }.
forest-prompt-draw-mission = Draw the next mission.
forest-prompt-name-village = In which village does the neutral pawn start?
forest-prompt-put-neutral = Into which gap of { $village } does the neutral pawn go?
forest-prompt-move-neutral = Into which gap does the neutral pawn move?
forest-prompt-turn = Where does your pawn go? You have { $provisions ->
    [0] no provisions
    [one] { $provisions } provision
   *[other] { $provisions } provisions
} and { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
}.
forest-prompt-first-turn = Where do you place your pawn? The first placement is free.
forest-prompt-solo-turn = Year { $year }, { $pawns ->
    [one] the last pawn
   *[other] { $pawns } pawns left
}: where does one go? You have { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
forest-prompt-swap = With which worker does the travelling merchant change places?
forest-prompt-go = Where does your pawn go? You have { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
forest-prompt-pawn-for = Which pawn do you place ({ $place })?
forest-prompt-pawn-to-beg = Which pawn do you put aside to beg?
forest-prompt-gift = Which basic resource do you pay { $to }?
forest-prompt-discard = { $left ->
    [one] Which resource do you discard for the pawn in the village?
   *[other] Which resource do you discard next? { $left } are due for the pawns in the village.
}
forest-prompt-split-way = Which marker pays { $provisions ->
    [one] the provision
   *[other] the { $provisions } provisions
} of the journey?
forest-prompt-offered = { $from } offers you { $what-a }. Do you accept?
forest-prompt-act = Visit a worker beside you, or do the mission of the village.
forest-prompt-act-on-site = Do the { $mission } mission.
forest-prompt-serve = What do you ask { $worker-the } for?
forest-prompt-name = The travelling merchant: which basic resource do you name?
forest-prompt-forest-pigs = The shepherdess: how many of your pigs stand in forests?
forest-prompt-next = Visit the other worker, or end your turn.
forest-prompt-remote = The distillery: which worker do you visit?
forest-prompt-last = Take free actions, or end your turn.
forest-prompt-window = The last turns are over. Take free actions, or finish.
forest-prompt-pay-coal = { $For }: from which dials do you pay { $coal } coal?
forest-prompt-pay-tile = { $left ->
    [one] { $For }: where do you remove { $tile-a }?
   *[other] { $For }: where do you remove { $tile-a }? { $left } are still due.
}
forest-prompt-pay-animals = { $For }: which animals are the { $animals } you pay?
forest-prompt-pay-provisions = { $For }: from which markers do you pay { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}?
forest-prompt-first-dial = Both of your dials can turn. Which turns first?
forest-prompt-order = Several effects are due. Which comes first?
forest-prompt-keep = Not all of your { $pigs ->
    [0] { $cattle } cattle
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        }
       *[other] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        } and { $cattle } cattle
    }
} find shelter. Which do you keep?
forest-prompt-bonus = Reminder tile: which basic resource do you gain?
forest-prompt-choose = { $From }: what do you take next? { $left } left.
forest-prompt-coal-dial = On which dial do you gain { $coal } coal?
forest-prompt-split = On which markers do you gain { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}?
forest-prompt-lay = { $what-n ->
    [one] Where do you put { $what-a }?
   *[other] You put down { $what }. Where does the next one go?
}
forest-prompt-lay-up-to = You may put down up to { $what }. Where does the next one go?
forest-prompt-build = Which building do you build? You have { $glass } glass, { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
} and { $wood } wood.
forest-prompt-build-free = Which small building do you build free of charge?
forest-prompt-site = Where do you build { $building-the }?
forest-prompt-may = { $building-The }: do you spend { $pay } for { $get }?
forest-prompt-clearing = The clearing house: what do you put down?
forest-prompt-cabin = The isolated cabin: what do you put down here ({ $cell })?
forest-prompt-feed = The feed farm gives { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}. How many are pigs?
forest-prompt-breed = The breeding farm: how many of your four pairs are pigs?
forest-prompt-levy = The grocery: which resource do you spend? { $left ->
    [one] One is still due.
   *[other] { $left } different ones are still due.
}

## Choices

forest-choice-first = { $who } starts
forest-choice-side-b = Number { $number }: { $building }
forest-choice-large = { $Building }
forest-choice-deal = { $Worker }
forest-choice-reveal = { $Mission }
forest-choice-village = { $Village }
forest-choice-neutral = { $Gap }
forest-choice-go-gap = Go to { $gap } ({ $first ->
    [1] first placement, free of charge
   *[other] { $provisions ->
        [0] no provisions
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }{ $gifts ->
        [0] { "" }
        [one] , { $gifts } gift
       *[other] , { $gifts } gifts
    }{ $discards ->
        [0] { "" }
       *[other] , { $discards } to discard
    }
})
forest-choice-go-site = Go to the { $mission } mission: { $mission-effect } ({ $first ->
    [1] first placement, free of charge
   *[other] { $provisions ->
        [0] no provisions
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }{ $gifts ->
        [0] { "" }
        [one] , { $gifts } gift
       *[other] , { $gifts } gifts
    }{ $discards ->
        [0] { "" }
       *[other] , { $discards } to discard
    }
})
forest-choice-swap = Spend 1 good to move the travelling merchant
forest-choice-with = Change places with { $worker-the }
forest-choice-beg = Beg for 1 provision
forest-choice-pawn = { $pawn-A }
forest-choice-give = Give { $what-a }
forest-choice-discard = Discard { $what-a }
forest-choice-provisions = Leave the markers on { $low } and { $high }
forest-choice-accept = Accept
forest-choice-accept-on = Accept { $dial-on }
forest-choice-decline = Decline
forest-choice-mission = Complete the { $mission } mission: { $pay } → { $get }
forest-choice-mission-none = Complete a mission
forest-choice-visit = Visit { $worker-the }: { $worker-effect }
forest-choice-visit-far = Visit { $worker-the }: { $worker-effect }
forest-choice-distil = Distillery: spend 2 water to visit any other worker
forest-choice-serve = { $Service }: { $get-n ->
    [0] { $service-deal }
   *[other] { $pay-n ->
        [0] { $get }
       *[other] { $pay } → { $get }
    }
}
forest-choice-name = 2 { $what }
forest-choice-no-second-visit = End the turn without another visit
forest-choice-end = End the turn
forest-choice-done = Finish
forest-choice-convert = { $Building }: { $pay } → { $get }
forest-choice-remove = Clear { $tile-a }: it brings nothing itself
forest-choice-standing = Gifts: { $standing }
forest-choice-build = Build { $building-the } for { $pay }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $building-effect })
forest-choice-build-free = Build { $building-the } free of charge, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $building-effect })
forest-choice-cell = { $Cell }
forest-choice-cells = { $Cells }
forest-choice-enough = No more
forest-choice-clear = { $Cell }
forest-choice-kind = { $what }
forest-choice-coal = { $glass } from the glass dial, { $oven } from the oven
forest-choice-dial = { $Dial }
forest-choice-turn = { $dial-The } first
forest-choice-due = { $due-The } first
forest-choice-take = Take { $what }
forest-choice-rest = Take all that is left in the printed order
forest-choice-pay-pigs = { $pigs ->
    [0] { $cattle } cattle
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        }
       *[other] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        } and { $cattle } cattle
    }
}
forest-choice-feed-pigs = { $pigs ->
    [0] { $cattle } cattle
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        }
       *[other] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        } and { $cattle } cattle
    }
}
forest-choice-breed-pigs = { $pigs ->
    [0] No pair of pigs
    [one] { $pigs } pair of pigs
   *[other] { $pigs } pairs of pigs
}
forest-choice-forest-pigs = { $pigs ->
    [0] No pig in a forest
    [one] { $pigs } pig in a forest
   *[other] { $pigs } pigs in forests
}
forest-choice-keep = Keep { $pigs ->
    [0] { $cattle } cattle
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        }
       *[other] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        } and { $cattle } cattle
    }
}
forest-choice-bonus = Gain { $what-a }
forest-choice-use = Yes
forest-choice-skip = No

## Log

forest-event-first-player = { $who } is the first player.
    .you = You are the first player.
forest-event-side-shown = Side B on display: { $building }.
forest-event-large-shown = Large building on display: { $building }.
forest-event-worker-dealt = { $worker-The } lives in { $village }.
forest-event-village-named = { $who } puts the neutral pawn in { $village }.
    .you = You put the neutral pawn in { $village }.
forest-event-neutral-put = { $who } moves the neutral pawn to { $village }.
    .you = You move the neutral pawn to { $village }.
forest-event-year-begins = Year { $year } begins.
forest-event-workers-taken-off = All workers leave the board and are dealt anew.
forest-event-turn-begins = { $who } takes a turn.
    .you = Your turn.
forest-event-extra-turn-begins = { $who } takes an extra turn.
    .you = You take an extra turn.
forest-event-end-triggered = { $who } reaches the hourglass: the end of the game begins.
    .you = You reach the hourglass: the end of the game begins.
forest-event-turns-used-up = { $who } has taken 200 turns: the last turns begin.
    .you = You have taken 200 turns: the last turns begin.
forest-event-last-turns = The last turns begin; { $who } plays last.
    .you = The last turns begin; you play last.
forest-event-window-opens = The last turns are over. Free actions are still possible.
forest-event-finished = { $who } has finished.
    .you = You have finished.
forest-event-game-over = The game is over.
forest-event-swapped = { $who } makes the travelling merchant and { $worker-the } change places.
    .you = You make the travelling merchant and { $worker-the } change places.
forest-event-moved = { $who } goes to { $place }.
    .you = You go to { $place }.
forest-event-placed = { $who } places { $pawn-a } at { $place }.
    .you = You place { $pawn-a } at { $place }.
forest-event-begged = { $who } begs.
    .you = You beg.
forest-event-gave = { $who } gives { $to } { $what-a }.
    .you = You give { $to } { $what-a }.
    .you-to = { $who } gives you { $what-a }.
forest-event-accepted = { $who } accepts { $what-a }.
    .you = You accept { $what-a }.
forest-event-declined = { $who } declines { $what-a }.
    .you = You decline { $what-a }.
forest-event-gift-lost = { $who } has no room for { $what-a }.
    .you = You have no room for { $what-a }.
forest-event-standing-set = { $who } answers gifts from now on: { $standing }.
    .you = You answer gifts from now on: { $standing }.
forest-event-visited = { $who } visits { $worker-the }.
    .you = You visit { $worker-the }.
forest-event-visited-from-afar = { $who } visits { $worker-the } from afar.
    .you = You visit { $worker-the } from afar.
forest-event-named = { $who } names { $what }.
    .you = You name { $what }.
forest-event-action-skipped = { $who } can do nothing there after all.
    .you = You can do nothing there after all.
forest-event-mission-done = { $who } has completed the { $mission } mission.
    .you = You have completed the { $mission } mission.
forest-event-mission-in-village = New mission in { $village }: { $mission }.
forest-event-mission-on-site = New mission: { $mission }.
forest-event-reminder-reached = The oven of { $who } reaches the reminder tile.
    .you = Your oven reaches the reminder tile.
forest-event-extra-turn-earned = { $who } will take an extra turn.
    .you = You will take an extra turn.
forest-event-spent = { $who } spends { $what }.
    .you = You spend { $what }.
forest-event-gained = { $what-n ->
    [0] { $lost ->
        [0] { $who } gains no { $what-many }.
       *[other] { $who } gains no { $what-many }: there is no room.
    }
   *[other] { $lost ->
        [0] { $who } gains { $what }.
       *[other] { $who } gains { $what } (no room for { $lost } more).
    }
}
    .you = { $what-n ->
        [0] { $lost ->
            [0] You gain no { $what-many }.
           *[other] You gain no { $what-many }: there is no room.
        }
       *[other] { $lost ->
            [0] You gain { $what }.
           *[other] You gain { $what } (no room for { $lost } more).
        }
    }
forest-event-marker-set = { $who } sets a marker: { $what } to { $n }.
    .you = You set a marker: { $what } to { $n }.
forest-event-coal-marker-removed = { $coal ->
    [0] { $who } removes the coal marker of the glass dial.
   *[other] { $who } removes the coal marker of the glass dial and loses { $coal } coal.
}
    .you = { $coal ->
        [0] You remove the coal marker of your glass dial.
       *[other] You remove the coal marker of your glass dial and lose { $coal } coal.
    }
forest-event-glass-produced = The glass dial of { $who } turns { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: glass from { $from } to { $to }.
    .you = Your glass dial turns { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: glass from { $from } to { $to }.
forest-event-oven-produced = The oven of { $who } turns { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to position { $position }: { $provisions } provisions and { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}.
    .you = Your oven turns { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to position { $position }: { $provisions } provisions and { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }.
forest-event-triggered = { $who }: effect of { $due-the }.
    .you = For you: effect of { $due-the }.
forest-event-laid = { $who } puts down { $tile-a }.
    .you = You put down { $tile-a }.
forest-event-cleared = { $who } removes { $tile-a }.
    .you = You remove { $tile-a }.
forest-event-tiles-lost = { $who } has no room for { $what }.
    .you = You have no room for { $what }.
forest-event-animals-gained = { $lost ->
    [0] { $who } gains { $what }.
   *[other] { $who } gains { $what } (no shelter for { $lost } more).
}
    .you = { $lost ->
        [0] You gain { $what }.
       *[other] You gain { $what } (no shelter for { $lost } more).
    }
forest-event-animals-paid = { $who } pays { $pigs ->
    [0] { $cattle } cattle
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        }
       *[other] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        } and { $cattle } cattle
    }
}.
    .you = You pay { $pigs ->
        [0] { $cattle } cattle
       *[other] { $cattle ->
            [0] { $pigs ->
                [one] { $pigs } pig
               *[other] { $pigs } pigs
            }
           *[other] { $pigs ->
                [one] { $pigs } pig
               *[other] { $pigs } pigs
            } and { $cattle } cattle
        }
    }.
forest-event-tanned = { $who } puts the pig on the tannery, which now holds { $hides }.
    .you = You put the pig on the tannery, which now holds { $hides }.
forest-event-animals-returned = { $who } has no shelter for { $pigs ->
    [0] { $cattle } cattle
   *[other] { $cattle ->
        [0] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        }
       *[other] { $pigs ->
            [one] { $pigs } pig
           *[other] { $pigs } pigs
        } and { $cattle } cattle
    }
}.
    .you = You have no shelter for { $pigs ->
        [0] { $cattle } cattle
       *[other] { $cattle ->
            [0] { $pigs ->
                [one] { $pigs } pig
               *[other] { $pigs } pigs
            }
           *[other] { $pigs ->
                [one] { $pigs } pig
               *[other] { $pigs } pigs
            } and { $cattle } cattle
        }
    }.
forest-event-progressed = { $who } moves the progress marker to cell { $to }.
    .you = You move your progress marker to cell { $to }.
forest-event-progress-lost = { $who } loses { $n ->
    [one] { $n } step of progress
   *[other] { $n } steps of progress
}.
    .you = You lose { $n ->
        [one] { $n } step of progress
       *[other] { $n } steps of progress
    }.
forest-event-plot-added = { $who } adds small plot { $plots }.
    .you = You add small plot { $plots }.
forest-event-built = { $who } builds { $building-the }.
    .you = You build { $building-the }.
forest-event-building-lost = { $who } can build nothing.
    .you = You can build nothing.
forest-event-no-effect = { $building-The }: no effect for { $who }.
    .you = { $building-The }: no effect for you.
forest-event-converted = { $who } uses { $building-the }: { $trade-deal }.
    .you = You use { $building-the }: { $trade-deal }.
forest-event-used = { $who } uses { $building-the }.
    .you = You use { $building-the }.

## Refusals

forest-refusal-not-your-turn = It is not your turn.
forest-refusal-not-asked = You are asked something else now.
forest-refusal-no-such-seat = Nobody sits there.
forest-refusal-side-turned = That building shows its side B already.
forest-refusal-large-not-in-box = That is not a building of category { $category ->
    [1] I
    [2] II
   *[other] III
} still in the box.
forest-refusal-worker-not-in-stack = That worker is not in this stack.
forest-refusal-mission-not-in-pile = That mission is not in the pile.
forest-refusal-other-village = That gap is not in the village named.
forest-refusal-neutral-must-move = The neutral pawn must leave its gap.
forest-refusal-gap-taken = A pawn stands in that gap already.
forest-refusal-same-place = The pawn must go to a different place.
forest-refusal-no-site-first = The first placement is in a village.
forest-refusal-no-mission-there = The { $mission } mission does not lie on its site.
forest-refusal-too-far = The journey takes { $need ->
    [one] { $need } provision
   *[other] { $need } provisions
}, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
forest-refusal-no-gifts = The pawns in that village take { $need ->
    [one] { $need } basic resource
   *[other] { $need } basic resources
}, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
forest-refusal-no-discards = The pawns in that village take { $need ->
    [one] { $need } discarded resource
   *[other] { $need } discarded resources
}, and you have { $have ->
    [0] none
   *[other] only { $have }
} to spare.
forest-refusal-nothing-to-do = You could do nothing there, however you pay.
forest-refusal-mission-out-of-reach = You could not complete the { $mission } mission there.
forest-refusal-spoils-the-move = With { $what-a } paid, the rest could not be paid, or nothing could be done there.
forest-refusal-spoils-the-split = With this split, nothing could be done there.
forest-refusal-out-of-order = Resources are named in the order of the table.
forest-refusal-no-goods = You have no goods.
forest-refusal-merchant-himself = The travelling merchant changes places with another worker.
forest-refusal-not-on-board = Your pawn is not on the board yet: it cannot beg.
forest-refusal-can-still-go = After the goods step you must go somewhere as long as you can.
forest-refusal-no-such-pawn = You have no such pawn left.
forest-refusal-too-few = Not enough { $what-many }: that takes { $need }, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
forest-refusal-nothing-to-gain = You have no room for anything that would give you.
forest-refusal-not-beside = { $worker-The } is not beside your pawn.
forest-refusal-visited-already = You have visited { $worker-the } already.
forest-refusal-no-service = { $worker-The } can do nothing for you now.
forest-refusal-take-a-service = The shepherdess can do more for you than that: choose one of her services.
forest-refusal-no-mission = There is no mission here.
forest-refusal-no-distillery = That takes the distillery, and the farmer as your first visit.
forest-refusal-not-on-display = Not on display: { $building }.
forest-refusal-only-small = Only a small building is free of charge.
forest-refusal-requires = That requires at least { $what }, and you have { $have ->
    [0] none
   *[other] only { $have }
}.
forest-refusal-no-empty-plot = The hermit’s cabin needs a plot without buildings.
forest-refusal-no-place = You have no free cell for it.
forest-refusal-no-place-large = You have no two adjacent free cells for it.
forest-refusal-cell-not-free = That cell is not free.
forest-refusal-no-tile-there = That cell does not hold { $tile-a }.
forest-refusal-leaves-no-room = That would leave no room for the building.
forest-refusal-leaves-no-building = After that you could not build anything.
forest-refusal-no-coal-marker = Your glass dial has no coal marker any more.
forest-refusal-no-such-split = The provisions cannot be split like that.
forest-refusal-no-such-part = Not among the parts still to come: { $what }.
forest-refusal-wants-room = There is no room for this, and room can still be made: { $what }. Take it by its name, or remove a tile first.
forest-refusal-no-such-coal = Between { $least } and { $most } coal can come from the glass dial.
forest-refusal-out-of-range = Choose a number from { $least } to { $most }.
forest-refusal-could-be-housed = You could shelter one of these animals beside those you keep.
forest-refusal-do-not-fit = You cannot shelter that many animals.
forest-refusal-supply-is-empty = The supply has no { $tile-many } left.
forest-refusal-too-few-kinds = After that too few kinds of resources would be left to choose from.
forest-refusal-not-yours = You do not own { $building-the }.
forest-refusal-visiting = No free actions while you are visiting a worker.
forest-refusal-busy = No free actions in the middle of a payment or a reward.
forest-refusal-draw-pending = No free actions while chance has to decide.
forest-refusal-no-asides = Free actions are not possible here.
forest-refusal-would-strand = After that nothing could be done where your pawn stands.
forest-refusal-same-standing = That is your standing answer already.
forest-refusal-too-many-changes = You can change your standing answer { $most } times per turn at most.

## Sheet

forest-sheet-lap = Lap { $n }
forest-sheet-year = Year { $n }
forest-sheet-active = active player
forest-sheet-ending = end set off by
forest-sheet-plots-left = small plots left
forest-sheet-pile = missions in the pile
    .effect = missions still to come: one is revealed when another is completed, or by a reminder tile
forest-sheet-title = title so far
forest-sheet-pending = Questions
forest-sheet-offer = offered to { $who }
forest-sheet-parts = parts still to come
forest-sheet-village = { $village }
forest-sheet-space = { $n }, { $back }
forest-sheet-mission = mission
forest-sheet-sites = Missions outside the villages
forest-sheet-off-board = pawns off the board
forest-sheet-centre = centre
forest-sheet-pawn = pawn of { $who }
forest-sheet-neutral-pawn = neutral pawn
forest-sheet-display = Buildings on display
forest-sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
forest-sheet-production = Dials of { $who }
forest-sheet-glass-dial = glass dial, position { $turns }
forest-sheet-oven-dial = oven, position { $turns }
forest-sheet-reminder = reminder tile
forest-sheet-hourglass = provisions to the hourglass
    .effect = how far your provision markers are from the hourglass of the oven; the first player to reach it sets off the end of the game
forest-sheet-standing = answer to gifts
forest-sheet-estate = Estate of { $who }
forest-sheet-free-cells = free cells
    .effect = room for tiles and buildings
forest-sheet-plots = small plots
forest-sheet-housing = shelter
forest-sheet-rooms = forests { $forests ->
    [one] { $forests } pig
   *[other] { $forests } pigs
}, stables { $stables } cattle, { $pastures ->
    [one] { $pastures } pasture
   *[other] { $pastures } pastures
}
forest-sheet-hides = pigs on the tannery
forest-sheet-missions = missions completed
    .effect = completed by paying what they ask, for a large reward
forest-sheet-score = Points of { $who }
forest-sheet-total = total
forest-sheet-seat = { $who }
forest-sheet-name = { $what }
forest-sheet-number = { $n }
forest-sheet-yes = yes
forest-sheet-no = no

## Score

forest-score-glass = glass
forest-score-oven = oven
forest-score-plots = small plots
forest-score-animals = animals on pastures
forest-score-buildings = buildings
    .effect = each counts its printed points, and some count more at the end
forest-score-tannery = tannery
forest-score-knights-manor = knight’s manor
forest-score-village-church = village church
forest-score-settlers-house = settlers’ house
forest-score-inn = inn
forest-score-shop = shop
forest-score-tool-shop = tool shop
forest-score-charcoal-pile-large = great charcoal pile
forest-score-sand-store = sand store
forest-score-reservoir = reservoir
forest-score-cattle-farm-large = great cattle farm
forest-score-smokehouse = smokehouse
forest-score-castle-hotel = castle hotel
forest-score-farmers-residence = farmer’s residence
forest-score-building-site = building site
forest-score-other = other buildings

## Bills

forest-bill-gift = gift for { $who }
forest-bill-discards = to give away
forest-bill-animals = animals
forest-bill-kinds = kinds
