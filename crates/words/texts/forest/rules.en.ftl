### Black Forest: the rules, in reading order.

## Set-up

BLF-chapter-2 = Set-up
BLF-2-1 = Two to four players use the multiplayer side of the main board, a single player the solo side. Both show the same five villages in clockwise order, Tannenau (big, in the west), Moosgrund (small, in the north), Silberbach (big, in the east), Kohlhalde (small, in the south-east) and Lindenrain (small, in the south-west), the same paths and the same six mission sites. A big village has four workers in a circle and a gap for a pawn between every two neighbours, a small one three workers and three gaps: 17 workers and 17 gaps in all. Each village also has a centre and one mission slot.
BLF-2-2 = The 36 small buildings lie on the spaces of their numbers, side A up. In the standard game 10 numbers out of the 36 are then chosen at random and turned to side B; in the first game none is. The side that shows is the one in play for the whole game; the other side does not exist in this game. Besides other resources, a small building costs no glass, 1 glass or 2, according to its column; the numbers run through the three columns in turn.
BLF-2-3 = The large buildings of the categories I, II and III are shuffled separately. One to three players lay out 2 of category I, 1 of category II and 2 of category III face up, four players 3, 1 and 3. The others return to the box unseen. Category I scores resources (inn, shop, tool shop, great charcoal pile, sand store, reservoir), category II is worth 10 points and has no effect (hunter’s lodge, hospital, thermal baths), category III scores the estate (great cattle farm, smokehouse, castle hotel, farmer’s residence, building site).
BLF-2-4 = The workers are sorted by their backs, each group is shuffled, and one worker is dealt to each space with the same animal; then all are turned face up. Owl: brickmaker, architect, roofer, smelter, carpenter. Fox: butcher, cattle breeder, shepherdess, landowner, swineherd. Deer: cook, farmer, landscaper, sand digger, travelling merchant. Mouse: charcoal burner, lumberjack. Every village has one owl, one fox and one deer; the two big villages also have a mouse. Clockwise, Tannenau has owl, deer, mouse, fox, and Silberbach owl, mouse, fox, deer; the small villages have owl, fox, deer. The backs matter only for dealing.
BLF-2-5 = The 11 missions are shuffled into a face-down pile. None is revealed at the start.
BLF-2-6 = The first player is drawn by lot. Seats follow each other clockwise, and this is the order of turns for the whole game.
BLF-2-7 = Each player starts with both dials at position 0; on the glass dial 1 coal, 2 water, 3 wood, no sand and no glass; on the oven 1 meat, 2 coal, 3 provisions (one marker on 1, the other on 2), no porridge and no goods; and 3 bricks on the brick track. The reminder tile lies at position 2 of the oven. The main plot has four rows of four cells with 3 forests, 2 fields, 2 ponds, 5 free cells and a barn of four cells: its left half is an open stable, its right half a stable covered by the workshop. The progress marker is on cell 0 of the workshop. The pawn is not on the board yet. There are no animals, buildings or small plots.
BLF-2-8 = The players after the first get a starting bonus. Two players: the second gets 1 pig. Three players: the second gets 2 wood, the third 1 provision and 1 meat. Four players: the second gets 2 bricks, the third 1 cattle, the fourth 1 glass. The first player and the solo player get nothing. The bonus never causes production. The provision goes to the marker its owner chooses; a pig stands in a forest, a cattle in the open stable.
BLF-2-9 = Two players use one more pawn, the neutral one. The first player names a village; the second puts the neutral pawn into any gap of that village.

## Turns

BLF-chapter-3 = Turns
BLF-3-1 = Turns go clockwise from the first player, one each, without rounds; only the solo game has years.
BLF-3-2 = A turn is either a standard turn or one spent begging. A standard turn consists of the goods step, which may be left out, the move and the action, in this order; the last two are compulsory.
BLF-3-3 = The goods step comes before the move. It may be taken even if no destination is possible at that moment, since the payment or the exchange may open one. If there still is none afterwards, the player must beg, and neither the good nor the exchange is taken back; if there is one, begging is no longer possible in this turn.
BLF-3-4 = The player whose turn it is decides everything, with three exceptions: opponents answer gifts and the shares of the travelling merchant (BLF-5.12, BLF-6.15); everybody settles the choices of their own production and their own reminder tile, whoever’s turn it is (BLF-4.21, BLF-4.24); and everybody may take free actions on their own initiative (chapter 10). A choice that does not answer the question asked is refused.
BLF-3-5 = Only two questions go to several players at once: the answers to one gift (BLF-10.10) and the final window (BLF-11.4). In both, the answers do not influence one another.
BLF-3-6 = An extra turn, from the clockmaker, is a complete turn of the same player and follows as soon as the current turn is over. Several extra turns are taken one after the other.
BLF-3-7 = After every single change, that is, one payment, one part of a reward, one marker set or removed, the following is settled for the player concerned before anything else happens, in this order. First, animals that have lost their shelter are returned (BLF-9.7). Second, both dials are checked and turned (BLF-4.10, BLF-4.21). Third, what the change and this production set off is resolved (BLF-4.22), each item again followed by this list. Only then does the next part of the reward, the reward after a payment or the next question follow.

## Resources and dials

BLF-chapter-4 = Resources and dials
BLF-4-1 = Sand, coal, water, wood, porridge, meat and brick are basic resources; a basic marker shows 0 to 7. Glass, provisions and goods are processed resources; each of their markers shows 0 to 3.
BLF-4-2 = Gaining or spending moves markers, never the hands of the dial.
BLF-4-3 = Basic markers move clockwise when the resource is gained and counter-clockwise when it is spent; processed markers move the other way round.
BLF-4-4 = What is gained beyond the maximum is lost: the marker stops at 7, or at 3 for a processed resource.
BLF-4-5 = Nobody can spend what they do not have. A cost is paid in full or not at all.
BLF-4-6 = Coal has a marker on each dial; a player owns the sum of both. A payment in coal may be split between the two markers as the payer likes.
BLF-4-7 = Coal that is gained goes to one dial, chosen by the gainer, and is not split, even if that dial overflows. Two separate gains may go to different dials. The coal merchant expressly gives 4 coal on each dial.
BLF-4-8 = Coal is never moved from one dial to the other.
BLF-4-9 = Provisions have two markers, both on the oven; a player owns the sum of both. Gains and payments of provisions may be split between them as the owner likes. Of a gain, as many must be taken as fit, up to 3 on each marker.
BLF-4-10 = A dial turns if every basic marker on it is on 1 or more and every processed marker on it is on 2 or less.
BLF-4-11 = As long as that is so, the dial turns one step: every basic marker on it loses 1, every processed marker on it gains 1, and the long hand moves on by one position. This repeats until the dial is blocked.
BLF-4-12 = One production thus makes as many steps as the lowest basic marker of the dial shows, but no more than 3 minus its highest processed marker.
BLF-4-13 = The glass dial holds sand, coal, water and wood, and makes glass. The oven holds porridge, meat and coal, and makes provisions, on both markers, and goods: one step of the oven gives 2 provisions and 1 good.
BLF-4-14 = Production is compulsory; it can be neither delayed nor refused. All steps of one turning are one process, and nothing can be done between them.
BLF-4-15 = The brick marker is on no dial and never takes part in production.
BLF-4-16 = Spending a processed resource may free a dial (glass from 3 to 2, for instance), which then turns at once. Spending a basic resource never does.
BLF-4-17 = A payment is made in one piece: all its resources, tiles and animals leave together, and production is checked once, after the whole payment.
BLF-4-18 = A reward consists of parts, and the receiver chooses their order. A part is one kind of resource, one kind of animal or one kind of tile with its full number, one advance of the progress marker, or one permission to build.
BLF-4-19 = A part is received whole: the marker moves all the way, any excess is lost, then production is checked. Only then does the next part follow.
BLF-4-20 = A part can be neither split nor reduced nor refused, unless a rule says “may” or lets the receiver decline.
BLF-4-21 = If one event frees both dials at once (the clockmaker, or a payment that contains both glass and provisions or goods), their owner chooses which turns first.
BLF-4-22 = What an event sets off (reminder tile, pond hut, painter’s workshop, wood stock, Glaswald lake, public baths, workers’ house, pigsty, small cattle farm, fishery) is resolved after the production caused by that event, in the order its owner likes, each item again followed by BLF-3.7.
BLF-4-23 = Once the potash maker has removed the coal marker of the glass dial, this dial needs only sand, water and wood to turn, and coal can be gained only on the oven.
BLF-4-24 = Reminder tile: when the long hand of a player’s oven reaches position 2 or goes beyond it for the first time, and the turning has stopped, the player removes the reminder tile, reveals 1 mission (chapter 7) and then gains 1 basic resource of their choice (any of the seven; for coal they choose the dial). Both happen on other players’ turns as well, and the resource cannot be declined. For two players see BLF-12.4, for the solo game BLF-13.9.
BLF-4-25 = An effect that sets a marker to a number moves it there directly; production is checked afterwards.
BLF-4-26 = Whenever a player has to decide something other than the settling of production, none of their dials can turn.
BLF-4-27 = The two provision markers are interchangeable: two ways of paying or gaining that leave the same two numbers are the same choice.
BLF-4-28 = The order of a reward is asked one part at a time: which part comes next, or all that are left in the printed order. It is not asked if only one part is left. Parts for which there is no room are still taken; they give nothing.
BLF-4-29 = Production moves the oven and its provision markers together: it can neither bring a marker to the hourglass nor take it away from there.

## Goods and travel

BLF-chapter-5 = Goods and travel
BLF-5-1 = Goods step: once per turn at most, a player may spend exactly 1 good. The travelling merchant then changes places with any other worker on the board. Where the pawns stand does not matter, and the two workers may be of the same village. The worker is named first; then the good is paid, any production follows, and the two tiles change places.
BLF-5-2 = Missions lying in villages do not move with their workers.
BLF-5-3 = A pawn is off the board, in a gap between two workers, in the centre of a village or on a mission site. A gap holds one pawn at most, and the neutral pawn counts; a centre holds any number.
BLF-5-4 = In their first turn players put their pawn into any free gap of any village. That costs neither provisions nor resources, whatever pawns stand there. A site cannot be chosen. A player whose pawn is off the board cannot beg.
BLF-5-5 = In later turns the pawn must move to a different place: to another free gap of the same village, free of charge, also from its centre; to a free gap of another village; or to a site on which a mission lies.
BLF-5-6 = A journey costs 1 provision per path on the shortest route; longer routes cannot be chosen. The paths join Tannenau and Moosgrund, Moosgrund and Silberbach, Silberbach and Kohlhalde, Kohlhalde and Lindenrain, Lindenrain and Tannenau. One path each leads from Tannenau to the Market, from Moosgrund to the Hermit, from Silberbach to the Count and to the Free City, from Kohlhalde to the Captain, and from Lindenrain to the Feudal Lord.
BLF-5-7 = A site may be entered only if its mission can be completed at once, judged after the travel payment and the production it causes: that production may add provisions the mission needs, or use up resources it needs. A way of paying after which the mission cannot be completed may not be chosen.
BLF-5-8 = Whoever enters another village pays 1 basic resource of their choice to each opponent whose pawn is in that village, in a gap or in the centre. Different opponents may get different resources. Villages passed on the way cost nothing; neither does staying in the same village.
BLF-5-9 = Two players: if the neutral pawn is in the village entered, the mover also discards 1 resource of their choice, basic or processed.
BLF-5-10 = The owner of the fort pays neither the gifts of BLF-5.8 nor the discards of BLF-5.9.
BLF-5-11 = Provisions, gifts and discards of one move are chosen together and paid as one payment (BLF-4.17), without production in between. If any of it cannot be paid, or if no gap is free, the village cannot be entered.
BLF-5-12 = After the mover’s payment and production, each opponent paid is offered their resource (BLF-10.10). They may first take free actions, then accept it (an ordinary gain of 1, which may be lost on a full marker, may cause production and, if it is coal, goes to the dial of their choice) or decline it. The mover has lost the resource in any case, and may offer one for which the receiver has no room.
BLF-5-13 = A gap may be entered only if some way of paying leaves at least one action that can be carried out there (BLF-6.3, BLF-7.6). This is judged after the payment, its production and the cistern, and without counting on free actions, which can be taken before the move. A way of paying that leaves no such action may not be chosen. This also holds for the first placement.
BLF-5-14 = Between arrival and the first action, free actions that would leave nothing to do at this place are forbidden. The resource of the reminder tile does not count in BLF-5.7 and BLF-5.13; should the choices made while the move is settled (that resource, the order of dials or effects) leave nothing to do after all, the action is skipped and the turn goes on to its end.
BLF-5-15 = A player who can go nowhere, and does not take the goods step first, must beg.
BLF-5-16 = Begging, voluntary or forced: a pawn in a village goes to its centre; a pawn on a site stays there. The player gains 1 provision on a marker of their choice; it is lost if both markers are on 3. The turn ends without an action.
BLF-5-17 = The cistern gives its owner 2 water whenever the owner’s pawn comes from elsewhere to a gap of the village where the cook stands at that moment. Passing through does not count.
BLF-5-18 = A pawn on a site is in nobody’s way.
BLF-5-19 = The payment of a move is asked in this order: one basic resource for each opponent in the village, clockwise from the mover; then one resource for the neutral pawn, or for each pawn of the solo player, if it must be paid for; then the split of the provisions. Each list holds only what lets the rest be paid and respects BLF-5.7 and BLF-5.13. Discards are named in a fixed order of resources, and coal by the marker it comes from.

## Workers

BLF-chapter-6 = Workers
BLF-6-1 = The action is either one mission, or visits to one or both of the workers beside the pawn’s gap, in the order the player likes, each once at most.
BLF-6-2 = A visit means choosing one service of the worker that can be used and carrying it out exactly once: the cost is paid first, then the reward is taken. Brickmaker: 1 coal → 4 bricks. Smelter: 3 bricks → 2 steps of progress. Butcher: 1 pig → 2 meat, or 1 cattle → 3 meat. Cattle breeder: 1 cattle. Shepherdess: 1 porridge per cattle in the estate, or 1 wood per pig standing in a forest. Landowner: 1 water and either 1 porridge or 1 brick → 1 pig and 1 cattle. Swineherd: 1 pig. Farmer: 1 wood → 1 pasture, or 1 field free of charge. Landscaper: 1 brick → 1 pond, or 1 water per pond. Sand digger: 1 sand per pond. Charcoal burner: 1 wood → 4 coal. Lumberjack: 1 forest → 4 wood. The other workers are explained below.
BLF-6-3 = A service can be used if its cost can be paid in full and carrying it out changes anything for the visitor beyond the resources and animals paid: a marker rises, an animal finds shelter, a tile finds a free cell, a building is built, the progress marker moves; but also a forest that is removed, a pig that is put on the tannery, a dial that turns, water from the pond hut. What cannot be stored is lost. Only a service that would change nothing at all is refused.
BLF-6-4 = At least one visit, or the mission, is compulsory; the second visit is not.
BLF-6-5 = Between the two visits free actions are allowed; during a visit they are not.
BLF-6-6 = Rewards that count things count them at the moment the reward is taken: tiles gained from the first worker count for the second.
BLF-6-7 = The architect lets the visitor build exactly one small or large building at its cost (chapter 8). So does the roofer, unless the visitor prefers 1 step of progress.
BLF-6-8 = The carpenter: the visitor removes 1 forest as the cost; the reward has two parts in the order the visitor likes, 1 wood and one building at its cost. Both must be taken: the carpenter can be visited only if there is an order in which a building can really be built. The cell freed by the forest may be used for it.
BLF-6-9 = The shepherdess, for wood: the visitor says how many of their pigs stand in forests, within what the shelter allows (BLF-9.9), and gains that much wood.
BLF-6-10 = The cook gives 1 porridge per field, or meat for ponds: 1 meat for 2 or 3 ponds, 2 meat for 4 or 5, 3 meat for 6 or more. Fewer than 2 ponds give none.
BLF-6-11 = The butcher takes exactly one animal. With the tannery, a pig paid to him goes onto the tannery as long as fewer than 5 are there, and to the supply otherwise. With the meat cellar he gives 1 meat more.
BLF-6-12 = The farmer: once a field gained from her has been put into the estate, the pigsty gives its owner 1 pig if they have at least 2 pigs, and the small cattle farm its owner 1 cattle if they have at least 2 cattle, each counted before that gain. A field lost for lack of room gives nothing.
BLF-6-13 = The landscaper: once a pond gained from her has been put into the estate, the owner of the fishery may once spend 1 water to gain 2 meat.
BLF-6-14 = The travelling merchant: the visitor names one of the seven basic resources and gains 2 of it, coal on one dial. A resource the visitor has no room for may be named if another player can gain it.
BLF-6-15 = Then every other player is offered 1 of the resource named (BLF-10.10), and accepts or declines it, after free actions if they like. In the solo game nobody else gains anything.
BLF-6-16 = With the shepherd’s hut, a visit to the shepherdess gives 1 coal as an additional part of the reward, in the order the visitor likes. The coal alone makes the visit possible if neither of her services can be used; otherwise one of them must be taken as well.
BLF-6-17 = With the distillery, a player whose first visit of the turn was to the farmer may, instead of the second visit, spend 2 water to visit any other worker on the board, wherever that worker stands. The pawn does not move, and nothing else is paid for the way. Everything that a visit sets off works as usual.

## Missions

BLF-chapter-7 = Missions
BLF-7-1 = Missions come into play only by being revealed: through reminder tiles (BLF-4.24), and to replace a completed mission.
BLF-7-2 = A location mission goes to its own site, which is always empty: Captain, Count, Feudal Lord, Free City, Hermit, Market.
BLF-7-3 = A worker mission (brickmaker, cook, sand digger, landowner, lumberjack) goes to the mission slot of the village where that worker stands at that moment; if the slot is taken, to the next village clockwise whose slot is empty. There it stays.
BLF-7-4 = Once the pile is used up, nothing more is revealed.
BLF-7-5 = Three missions at most are in play at a time, with four players four at most.
BLF-7-6 = A mission in a village can be completed from any gap of that village instead of visiting workers, whichever worker it names and wherever that worker is by now. A mission can be completed if its cost can be paid in full and at least one unit of its reward can then be received, as in BLF-6.3.
BLF-7-7 = A location mission is completed by moving to its site (BLF-5.7), and then it must be completed.
BLF-7-8 = To complete a mission, pay its cost, take its reward in any order, put the tile in front of you and reveal a new one. Brickmaker: 7 wood → 5 bricks, 4 coal, 4 water and 1 glass. Cook: 5 meat → 5 wood, 5 sand, 4 coal, 5 porridge and 3 provisions. Sand digger: 7 coal → 4 bricks, 4 wood, 1 glass, 1 cattle and 1 pig. Landowner: 3 fields → 2 pastures, 2 pigs and 2 cattle. Lumberjack: 3 forests → 5 wood, 4 meat and 1 cattle. Captain: 5 water → 1 provision and a small building free of charge. Count: 5 sand → 5 porridge, 2 glass and 3 steps of progress. Feudal Lord: 2 provisions → 2 steps of progress, 1 forest, 2 fields, 1 pond and 1 pasture. Free City: 7 bricks → 3 coal, 3 meat, 3 water, 1 glass and 2 fields. Hermit: 7 porridge → 1 glass, 3 pigs, 1 pond, 1 pasture and 1 forest. Market: 5 animals of any kinds → 3 of each basic resource.
BLF-7-9 = Forests, fields and animals that are part of a cost go from the estate to the supply. The pond hut counts every forest removed, after the payment.
BLF-7-10 = The small building of the Captain costs nothing at all, neither glass nor tiles. It needs a free cell and has its normal effect; the requirement of the hermit’s cabin holds here too. It must be built if that is possible; if no cell is free and none is freed (BLF-7.13), this part is lost. As long as tiles can be removed to make room for it, the player is asked before it is lost.
BLF-7-11 = The Market gives seven parts of 3 units each, in the order the player likes; the coal goes to one dial.
BLF-7-12 = The tile of a mission being completed stays on its site or in its slot until the whole reward has been taken. A worker mission revealed meanwhile by a reminder tile therefore finds the slot taken.
BLF-7-13 = While taking the reward of a mission, a player may still remove fields, ponds and pastures between two parts (BLF-10.2), for instance to make room for tiles or a building. Nothing is lost unseen: whoever takes all parts at once is asked again before one that would be lost while room can be made. Conversions are not possible then.

## Buildings and progress

BLF-chapter-8 = Buildings and progress
BLF-8-1 = Any building on display may be chosen. Each exists once; a building that has been built leaves the display and is not replaced.
BLF-8-2 = Order of building: the requirement is checked; the whole cost is paid; production and whatever the payment sets off are settled; the building is placed; its immediate effect follows.
BLF-8-3 = A small building needs 1 free cell, a large one 2 free cells of the same plot that share an edge, one beside or one above the other. Cells freed by the cost may be used.
BLF-8-4 = A cell is free if it holds no forest, landscape tile, building or stable. Tiles and buildings do not move once placed.
BLF-8-5 = Requirements are checked before paying: at least 3 ponds for the smokehouse, at least 4 fields for the farmer’s residence. The hermit’s cabin must go to a plot without any building; others may follow there later.
BLF-8-6 = Immediate effects are compulsory as far as they are possible, their parts in the order the owner likes. The trades of the converter and the slaughterhouse may be declined; they can be made once, at that moment only. The half-timbered house has an effect only with at least 5 wood, the guild only with at least 1 glass and 3 provisions, counted after payment and production. The clockmaker raises every basic marker on 0, the brick marker included, to 1. The coal on the marker that the potash maker removes is lost. The grocery takes 1 each of 3 different resources, if its owner has that many kinds (both coal markers are one kind). The water tower counts the free cells after it has been placed. The mountain chalet counts as many pastures as can stand empty while all the owner’s animals are sheltered. The breeding farm counts pairs before any gain; the owner of more than 4 chooses which 4. The isolated cabin fills every adjacent free cell of its plot with a field, pond or pasture, chosen cell by cell; the nature park puts 0 to 3 pastures on its own plot. Whatever finds no room is lost.
BLF-8-7 = Conversions and permanent effects work as soon as the building action is over. The ox barn gives 1 wood with 1 cattle, 2 with 2 or 3, 3 with 4 to 6 and 4 with 7 or more, and nothing without cattle. The painter’s workshop gives 1 porridge for each glass that really raised the marker, the pond hut 1 water for each forest removed. The public baths and the workers’ house work only in the goods step. Pigs on the tannery are no longer livestock: they need no shelter, cannot be spent and do not score as animals.
BLF-8-8 = Progress: the marker rises cell by cell. When it reaches cell 3, the top of the workshop, the player takes a small plot, puts it to the right of the estate, puts 2 forests on the cells marked for them and moves the workshop onto the stable of the new plot; the stable it leaves becomes usable. The marker returns to cell 0, then the wood stock and the Glaswald lake have their effect, in the order the owner likes, and the remaining steps follow. A small plot has four rows of two cells: 2 forests, 4 free cells and a stable of two cells. If no small plot is left, the marker stays on cell 3 and further steps are lost; the workshop does not move and nothing is set off.
BLF-8-9 = The owner of the castle hotel gets no more small plots. The progress marker stops on cell 3 and further steps are lost. The conversion of the hotel moves it down by 1, never below 0, and gives 1 meat; it may rise again later.
BLF-8-10 = The points printed on a building count only at the end of the game.
BLF-8-11 = A building may be chosen only if its requirement is met, its whole cost can be paid, and there is a legal place for it after the payment: two free cells of one plot that share an edge for a large building, a plot without buildings for the hermit’s cabin.
BLF-8-12 = Workshops, stables and landscape tiles are not buildings.

## Estate and livestock

BLF-chapter-9 = Estate and livestock
BLF-9-1 = The estate is the main plot and all small plots. Each board is a plot of its own. Two cells are adjacent if they share an edge on the same plot.
BLF-9-2 = Fields, ponds, pastures and forests that are gained go to free cells of any plot, unless the effect names the plot. What finds no free cell is lost.
BLF-9-3 = A pasture shelters up to 3 animals of one kind, an uncovered stable up to 2 cattle, a forest 1 pig, or 2 with the beechnut gatherer. Nothing else shelters animals.
BLF-9-4 = A player can use one stable, and one more for each small plot: the workshop always covers the last.
BLF-9-5 = Owners may rearrange their animals at any time and at no cost, even during a visit.
BLF-9-6 = An animal that finds no shelter is not gained. Animals one owns may not be given up to make room for new ones; removing landscape tiles (chapter 10) may however force losses.
BLF-9-7 = If there is no longer shelter for all animals, their owner at once returns animals of their choice until all are sheltered. An animal that could still be sheltered beside those kept may not be returned.
BLF-9-8 = The animals are sheltered if the pastures can be shared out between the two kinds so that the pigs fit into the forests and their pastures, and the cattle into the stables and theirs.
BLF-9-9 = Of a player’s pigs, any number may stand in forests, as long as the forests hold them and the other pigs find pastures that the cattle do not need.
BLF-9-10 = Animals that are paid may come from anywhere in the estate.
BLF-9-11 = Landscape tiles, forests and animals are unlimited; there are 12 small plots for all players together. With the option “tiles limited to those in the box”, there are only 23 forests, 32 tiles for fields and ponds together, and 20 pastures. Returned tiles can be taken again. A tile that is not there is lost, and a new plot gets as many forests as there are.
BLF-9-12 = Where the animals stand is not recorded: whenever it matters, they stand as their owner likes best within BLF-9.8.
BLF-9-13 = At the end, the animals are put on pastures to the owner’s best advantage, all of them sheltered. For the owner of the great cattle farm, it is the total of the points of the animals and of the farm that is made as high as possible: two pastures with 2 animals each may be better than 3 and 1.

## Free actions

BLF-chapter-10 = Free actions
BLF-10-1 = There are two free actions: using a conversion of a building of one’s own, as often as one likes, one use after the other; and returning a field, pond or pasture of one’s own to the supply. Forests and buildings cannot be removed in this way.
BLF-10-2 = Free actions are allowed at any time, also on other players’ turns, with limits that concern only the player who takes them. Neither kind is allowed while that player is visiting a worker, from the choice of the service to its last effect, building included; between the two visits both are allowed again. No conversion is allowed while that player’s action is being resolved in any other way, nor in the middle of a payment or a reward. Tiles may be removed between two parts of the reward of one’s own mission. Another player’s visit or mission is no obstacle.
BLF-10-3 = Nobody is ever asked whether they want a free action. The player whose turn it is finds them among the choices of the turn; whoever answers a gift or the final window finds them among the answers; everybody else may take them unasked, whenever the open question is put to somebody else.
BLF-10-4 = Each use of a conversion is one payment followed by its reward, each followed by BLF-3.7. A cost cannot be interrupted by conversions.
BLF-10-5 = A conversion is allowed if it changes anything beyond the resources and animals paid, as for a service (BLF-6.3): units set off by buildings count, and so does a cell that becomes free.
BLF-10-6 = Room for resources, animals or tiles of a visit must be made before the visit begins. During one’s own mission tiles can still be removed between two parts (BLF-7.13), but nothing can be converted. Room for a gift or a share of the travelling merchant is made before answering.
BLF-10-7 = The trades of the converter, the slaughterhouse and the fishery belong to their effects; they are not free actions.
BLF-10-8 = Each conversion that can be used is one choice, two for a building with two options; each kind of tile that can be removed is one more. What is then asked is only what is really open: which tile, which cell, which coal markers pay, which dial gains coal, which part first.
BLF-10-9 = A free action on somebody else’s turn is checked against the position at the moment it is announced, together with all the answers it needs from its owner; it then takes effect as a whole or is refused as a whole. If several players announce one, the order of arrival counts. None is possible while chance has to decide, or while its owner has a question to answer other than a gift. If it makes the owner’s reminder tile due, the mission is drawn and the owner is asked for the resource.
BLF-10-10 = Gifts: all receivers are asked at the same time whether they accept, for coal on which dial, or decline, and they may take free actions first. When the last answer is in, the units accepted are gained one receiver after the other, clockwise from the player whose turn it is, each followed by BLF-3.7. Receivers who have neither room for the unit nor a conversion they can use are not asked: the unit is lost.
BLF-10-11 = Standing answer: every player has one for gifts. At first it is “ask each time”; it may be set, at any time, to accepting (coal on the glass dial, or on the oven), to declining, or to being asked again. As long as it is set to accepting or declining, the player is not asked and that answer is used; after the potash maker, coal that is accepted always goes to the oven. It can be changed four times per turn at most.
BLF-10-12 = Free actions always come to an end, so their number is not limited. Give every unit a weight (water 10, wood 16, sand 6, coal 10, porridge 18, meat 25, brick 3, field 63, pond 38, pasture 15, forest 80, step of progress 30, everything else 0): every conversion lowers the total weight of its owner by at least 2, every tile removed by at least 15, every step of production by at least 14. Only the resource of the reminder tile, once, and new small plots, of which there are twelve, raise it.
BLF-10-13 = A free action on somebody else’s turn never makes illegal what the player whose turn it is has begun. All it can change for others is that a reminder tile reveals a mission earlier.
BLF-10-14 = No question ever needs a free action to have an answer.

## End of the game and scoring

BLF-chapter-11 = End of the game and scoring
BLF-11-1 = Players set off the end of the game if, at the end of their own turn or extra turn, at least one of their provision markers lies on the hourglass of the oven or beyond it. That is so if the position of the oven minus the number the marker shows is 7 or more. Only the first time counts.
BLF-11-2 = Extra turns still due to that player come first and are not last turns. Then each player, from the next one clockwise to the one who set off the end, takes one last turn, and any extra turn earned in it.
BLF-11-3 = If the marker later falls back behind the hourglass, that changes nothing.
BLF-11-4 = Final window: all players who own a conversion or the village church may take free actions once more, at the same time; the others could gain nothing by them. When all are done, the animals are placed to best advantage (BLF-9.13) and the points are counted.
BLF-11-5 = Each glass is worth 1 point.
BLF-11-6 = The oven is worth as many points as the position its long hand has reached, counted on past a full circle.
BLF-11-7 = Each small plot is worth 2 points.
BLF-11-8 = Each animal on a pasture is worth 1 point; animals in stables and forests are worth nothing. Their owner places them to best advantage.
BLF-11-9 = The printed points of all one’s own buildings are added.
BLF-11-10 = Then follow the end effects of buildings. Inn, sand store, reservoir: 1 point per porridge, sand, water. Shop: 2 points per meat. Tool shop: 1 point per pair of 1 brick and 1 wood. Great charcoal pile: 1 point per 2 coal of both dials together. Smokehouse, farmer’s residence: 1 point per pond, per field. Castle hotel: 1 point per small plot. Great cattle farm: 2 points per adjacent pasture with at least 2 animals. Building site: 2 points per adjacent building. Village church: 1 point per adjacent free cell. Settlers’ house: 2 points per set of a field, a pond and a pasture, 10 points at most. Knight’s manor: minus 1 point per free cell of the estate, 5 points at most. Tannery: 2 points per pig on it. The same thing may be counted by several effects.
BLF-11-11 = The highest total wins. In a tie the player who set off the end wins if tied; otherwise the first tied player clockwise after that player, who would have been next to take a turn.
BLF-11-12 = Completed missions, provisions, goods, forests, fields, ponds and basic resources are worth nothing by themselves.
BLF-11-13 = So that no game goes on forever, the end is also set off at the end of a player’s 200th turn. This does not apply to the solo game.

## Two players

BLF-chapter-12 = Two players
BLF-12-1 = The neutral pawn is placed as in BLF-2.9 and occupies its gap.
BLF-12-2 = After every goods step, the player whose turn it is must move the neutral pawn to another free gap, in any village, the same one included.
BLF-12-3 = Entering the village of the neutral pawn costs 1 discarded resource of one’s choice, besides the gift to the opponent if there is one; not for the first placement, and not inside the same village.
BLF-12-4 = The second player whose oven reaches the reminder tile reveals two missions one after the other, but gains only 1 basic resource. From then on three missions are in play.
BLF-12-5 = For the fort the neutral pawn counts as an opponent: besides glass and wood, the fort costs 2 bricks, and its owner ignores the neutral pawn. With three players the fort costs 2 bricks, with four 3, in the solo game 1.

## The solo game

BLF-chapter-13 = The solo game
BLF-13-1 = The solo player sets up as usual for one player, on the solo side of the board, with the large buildings of one to three players and without a starting bonus. The cuckoo starts on cell 1 of the year track, which has five. The player takes all five pawns.
BLF-13-2 = The game lasts five years of five turns each, and any extra turns. The hourglass has no effect.
BLF-13-3 = In each turn the player may take the goods step, then places one of the pawns still in hand, of the colour they like, and carries out the action, all by the usual rules.
BLF-13-4 = Travel is measured from the pawn placed before in the same year: the same village costs nothing, another place 1 provision per path. The first pawn of a year costs no provisions.
BLF-13-5 = If the pawn goes to another village than that of the pawn before, 1 resource of the player’s choice, basic or processed, is discarded for each pawn already standing there; the resources may differ. The white pawn never pays this, nor does any pawn of the owner of the fort.
BLF-13-6 = Gaps with pawns of one’s own are occupied. Sites with a mission may be chosen as usual, even by the first pawn of a year, which then travels free.
BLF-13-7 = Begging, voluntary or forced: the player puts one pawn, of the colour they like, aside and gains 1 provision; this takes up a turn. The next journey is measured from the last pawn really placed this year; if there is none, the next pawn travels free.
BLF-13-8 = After the fifth pawn the player takes all pawns back and moves the cuckoo on. After the fifth year the points are counted.
BLF-13-9 = When the oven reaches the reminder tile, 3 missions are revealed and 1 basic resource is gained. Later on, completed missions are replaced as usual.
BLF-13-10 = At the start of the fourth year, before the first pawn, all 17 workers are taken off the board and dealt anew as in BLF-2.4. Missions stay where they are.
BLF-13-11 = The travelling merchant gives 2 of the resource; nobody else gains any.
BLF-13-12 = The extra turn of the clockmaker is taken with the pawn just placed: it moves, paying the journey from where it stands and the resources for pawns in the village it enters (unless it is white), then acts. No new pawn is used. The goods step is allowed. Begging means that the pawn goes to the centre of its village, and 1 provision is gained.
BLF-13-13 = The cistern works when a pawn is placed in the cook’s village and the pawn before, in the same year, is not there; so it also works for the first pawn of a year.
BLF-13-14 = The final score earns a title: from 20 points water carrier, from 30 smallholder, from 40 great landowner, from 50 master builder, from 60 master glassmaker, from 70 duchess. Below 20 there is none.
BLF-13-15 = The four pawns that are not white are alike: the only question is whether the white pawn or another one is placed, and it is asked only if it makes a difference.
BLF-13-16 = There are no gifts to answer and no free actions on others’ turns: free actions are found among the choices of one’s own questions. The points are counted after the last turn, without a final window.

## The first game

BLF-chapter-14 = The first game
BLF-14-1 = In the first game no small building is turned to side B (BLF-2.2). Everything else is as usual.
