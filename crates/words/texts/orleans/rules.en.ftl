### Orléans: the rules, in the order they are read.

## Setup

ORL-chapter-2 = Setup
ORL-2-1 = Each of the 2 to 4 players takes a player board, a bag, 5 coins and, in one colour, a merchant, 10 trading posts, which form their reserve, 7 markers and 4 followers marked with that colour: a farmer, a boatman, a craftsman and a trader. Followers without a colour are neutral.
ORL-2-2 = The 4 marked followers start on the market of the player board; the bag starts empty.
ORL-2-3 = One marker of each player stands on the start cell, cell 0, of each of the six character tracks (farmers, boatmen, craftsmen, traders, knights, scholars) and of the development track.
ORL-2-4 = The neutral followers are sorted by profession onto their buildings on the board. With 4 players there are 16 farmers, 10 each of boatmen, craftsmen and traders, and 14 each of knights, scholars and monks; with 3 players 14 farmers, 8 each of boatmen, craftsmen and traders, and 11 each of knights, scholars and monks; with 2 players 12 farmers, 6 each of boatmen, craftsmen and traders, and 8 each of knights, scholars and monks. All others, and the marked followers of unused colours, are out of the game.
ORL-2-5 = The 16 technology tiles form a stack, whatever the number of players.
ORL-2-6 = The light Pilgrimage is taken out of the 18 hourglass tiles. The other 17 (2 Pilgrimages and 3 each of Income, Harvest, Taxes, Trading Day and Plague) are shuffled and form the stack, face down; the light Pilgrimage is put on top.
ORL-2-7 = 13 of the 14 citizens lie on the boards: on cells 3, 18 and 28 of the development track, on cell 4 of the knights’ track, on cell 5, the last, of the boatmen’s track, and one on each of the 8 beneficial deeds. The fourteenth is set aside for the end of the game (ORL-11.1).
ORL-2-8 = The 90 goods tiles (24 grain, 21 cheese, 18 wine, 15 wool, 12 brocade) are shuffled. With 3 players 6 of them, with 2 players 12, are removed at random. One tile is laid face up on each goods space in use: 52 with 4 players, 48 with 3 (the spaces marked 4 stay empty), 43 with 2 (those marked 3 or 4 stay empty). A second space marked 4 lies between Chartres and Le Mans, Étampes and Montargis, Châtellerault and Argenton-sur-Creuse, Saint-Amand-Montrond and Nevers; a second space marked 3 between Le Mans and Tours, Orléans and Briare, Briare and Sancerre, Orléans and Vierzon, Chinon and Le Blanc. The two tiles of one connection may be alike. The remaining tiles are sorted face up into the goods market: 38, 36 or 35 with 4, 3 or 2 players.
ORL-2-9 = The 20 place tiles form two open stacks, category I with 12 tiles and category II with 8. Anybody may look through them at any time.
ORL-2-10 = All merchants start in Orléans.
ORL-2-11 = The remaining coins form the bank. All coins together are worth 167, so the bank starts at 147, 152 or 157 with 4, 3 or 2 players. Only values count: coins can always be changed.
ORL-2-12 = The first player is drawn at random, each player being equally likely, unless the table has the first seat start. Seats are numbered clockwise.
ORL-2-13 = If place tiles are to be excluded, that happens now, before round 1 (ORL-12.1).
ORL-2-14 = The unmarked goods space of each of the 43 connections is used with any number of players, so every connection starts with at least one good.

## The round

ORL-chapter-3 = The round
ORL-3-1 = The game has 18 rounds of 7 phases. Phase 1, the hourglass: the first player turns up the top hourglass tile. Its event is known to all for the whole round.
ORL-3-2 = Phase 2, the census: the markers on the farmers’ track are compared. The player alone in the lead receives 1 coin from the bank; if several share the lead, nobody does.
ORL-3-3 = With 3 or 4 players, the player alone in last place on the farmers’ track pays 1 coin to the bank; if several share last place, nobody pays. Whoever has no coin suffers torture for 1 coin (chapter 9).
ORL-3-4 = With 2 players nobody pays at the census; a player alone in the lead still receives 1 coin.
ORL-3-5 = At the census the reward comes first, then the payment. The cells of the markers count, not the number of farmers a player has.
ORL-3-6 = Phase 3, followers: all players at the same time choose how many followers they draw and which they take back; then they draw (ORL-4.1 and following).
ORL-3-7 = Phase 4, planning: all players move any number of followers from the market, and from the gunpowder tower, to spaces (ORL-4.8 and following). As a rule all plan at the same time, nobody sees what the others have newly placed, and everything is revealed together. The table may instead agree to plan one after the other in turn order, each seeing the finished plans of those before them. A plan consists of the followers and of the technology tiles placed in this phase (ORL-6.9).
ORL-3-8 = Phase 5, actions: in turn order, as often as it takes, each player who has not passed either uses exactly one activated place or passes. Whoever has passed takes no more actions this round. The phase ends when all have passed.
ORL-3-9 = A player whose turn it is and who has no legal action passes automatically. This pass is like any other: the player may then place technology tiles (ORL-6.9). Nothing is lost by it: nothing that the others do in this phase could give that player a new action.
ORL-3-10 = A player may pass even if legal actions remain. Activated places that were not used keep their followers and stay activated for later rounds.
ORL-3-11 = Phase 6, the event: the event of the round takes effect on each player in turn order. In a round with a Pilgrimage nothing happens in this phase.
ORL-3-12 = Phase 7, the first player: the next player clockwise becomes first player.
ORL-3-13 = After phase 6 of round 18, the round of the last hourglass tile, comes the final scoring (chapter 11).
ORL-3-14 = The role of first player thus passes on every round and goes round the table clockwise, beginning with the first player of round 1. Turn order is always: the first player of the round, then clockwise.
ORL-3-15 = In phase 6 all decisions, receipts and payments are made strictly in turn order: a player’s decision about the sacristy, payment and torture are finished before those of the next player begin. In phase 2 at most one player receives, and then at most one pays (ORL-3.5).

## Drawing and planning

ORL-chapter-4 = Drawing and planning
ORL-4-1 = Three numbers limit phase 3: the draw number, which the knights’ track shows (4, 5, 6, 7, 7 and 8 on its cells 0 to 5); the free spaces among the 8 of the market and, for its owner, the 2 of the gunpowder tower; and the followers in the bag.
ORL-4-2 = A player chooses how many followers to draw from the bag and how many to take back from spaces. Both together may exceed neither the draw number nor the free spaces, and nobody draws more than the bag holds. Both may be zero: drawing is never compulsory.
ORL-4-3 = The number of draws and the followers taken back are chosen before anything is drawn in this phase.
ORL-4-4 = Followers are drawn from one’s own bag at random and without looking, marked and neutral ones alike; each follower in the bag is equally likely.
ORL-4-5 = Taking back moves one follower, marked or neutral, from any space of one’s player board or place tiles (town hall, sacristy, pharmacy and bathhouse included) to the market. Technology tiles are never taken back, nor are followers on the gunpowder tower, for they stand on market spaces.
ORL-4-6 = Each follower drawn or taken back goes to a free space of the market or of one’s own gunpowder tower, as the player likes after seeing the draw. Followers that were already there are not moved between the two.
ORL-4-7 = Followers left on the market or the tower from earlier rounds stay there and take up room. In round 1 the market holds the 4 marked followers and the bag is empty, so nothing is drawn.
ORL-4-8 = In planning, a follower may move from the market or the tower to an empty space that accepts it (ORL-4.10). Any number of followers may move, or none.
ORL-4-9 = Places may be filled in part and completed in later rounds. A follower on a space cannot be moved to another space or back, except by taking it back (ORL-4.5). Until a player’s plan is finished, what that player has newly placed may be rearranged freely.
ORL-4-10 = A space accepts a follower of its own profession. Besides, a monk may take any space; with the school, a scholar may take any space but a monk space; with the herb garden, a boatman may take a craftsman, trader or farmer space. The space of the pharmacy accepts any follower, those of the town hall any neutral one.
ORL-4-11 = A monk space accepts monks only. Nothing replaces a monk, not even technology.
ORL-4-12 = A place is activated when each of its spaces holds a follower or a technology tile. The town hall is activated with 1 or 2 followers. The gunpowder tower can be used as soon as a neutral follower stands on it.
ORL-4-13 = Followers may be planned onto a place whose action is impossible for the moment, such as the monastery during a Pilgrimage.
ORL-4-14 = Marked followers can never be placed in the town hall.
ORL-4-15 = Losing the school or the herb garden under torture does not drive away followers that already stand in for others by its power.

## Actions

ORL-chapter-5 = Actions
ORL-5-1 = Each turn uses one place. Its whole effect is carried out, then all followers on the place go to their owner’s bag; technology tiles stay. For the town hall and the gunpowder tower ORL-5.30 and ORL-7.20 apply instead.
ORL-5-2 = A place may be used several times in one phase, each time in a separate turn, if it is activated again: when the bathhouse fills it anew, or when a follower that was not sent the first time is still in the town hall or on the gunpowder tower.
ORL-5-3 = An action is legal only if every tile it must hand out is there (follower, good, technology tile, place tile) and the marker is not on the last cell of the track concerned. Coins are an exception (ORL-10.3).
ORL-5-4 = An action that would have no effect at all is not legal, such as the scriptorium with the marker on cell 30 or the office without a trading post on the map. What counts is what the action entitles the player to, not what the bank holds: the brewery may be used even if the bank is empty (ORL-10.3).
ORL-5-5 = Recruiting: a neutral follower moves from the board into the bag, then the marker advances one cell on the track of that profession, then the bonus of the new cell is received.
ORL-5-6 = Farm house (spaces: boatman, craftsman): recruit a farmer and take the good shown on the new cell of the farmers’ track (ORL-6.3) from the goods market. Legal only if a farmer is left, the marker is below cell 8 and the goods market has that good.
ORL-5-7 = Village (spaces: farmer, boatman, craftsman): recruit exactly one follower, a boatman, a craftsman or a trader.
ORL-5-8 = A boatman recruited in the village brings the coins of the new cell of the boatmen’s track (2, 3, 4 and 5 coins on cells 1 to 4); for cell 5 see ORL-6.4. Legal if a boatman is left and the marker is below cell 5.
ORL-5-9 = A craftsman recruited in the village brings 1 technology tile, which is not placed yet (ORL-6.8). Legal if a craftsman and a technology tile are left and the marker is below cell 5.
ORL-5-10 = A trader recruited in the village brings 1 place tile of the player’s choice: of category I only at the first step, of category I or II at later steps. Legal if a trader and at least one eligible place tile are left and the marker is below cell 5. The tile lies beside the player board; followers can be planned onto it from the next planning phase on, or placed there earlier by means of the bathhouse. The choice of the tile is free, but a tile must be taken.
ORL-5-11 = The school, the herb garden and the two spaces of the gunpowder tower count from the moment the tile is taken.
ORL-5-12 = University (spaces: farmer, craftsman, trader): recruit a scholar and gain the development points of the new cell of the scholars’ track (2, 3, 4, 5 and 6 points on cells 1 to 5). Legal if a scholar is left and the marker is below cell 5, even if the development marker is on cell 30.
ORL-5-13 = Castle (spaces: farmer, boatman, trader): recruit a knight. The new draw number counts from the next phase 3 on; for cell 4 see ORL-6.5. Legal if a knight is left and the marker is below cell 5.
ORL-5-14 = Monastery (spaces: scholar, trader): recruit a monk. Monks have no track and bring no bonus. Legal if a monk is left and the event of the round is not a Pilgrimage.
ORL-5-15 = Ship (spaces: farmer, boatman, knight): the merchant moves along a waterway from its city to the city at the other end. If goods lie on that waterway, the player may take one of their choice, or none. Legal if a waterway touches the city. The waterways are: Orléans–Briare, Briare–Sancerre, Chinon–Le Blanc, Orléans–Blois, Blois–Tours, Tours–Montrichard, Tours–Loches, Tours–Chinon, Chinon–Châtellerault, Montrichard–Vierzon, Vierzon–Bourges, Vierzon–Saint-Amand-Montrond, Sancerre–Nevers, Le Blanc–Argenton-sur-Creuse.
ORL-5-16 = Wagon (spaces: farmer, trader, knight): the same along a road. Always legal, for every city has a road. The roads are: Chartres–Le Mans, Étampes–Montargis, Châtellerault–Argenton-sur-Creuse, Saint-Amand-Montrond–Nevers, Le Mans–Tours, Orléans–Vierzon, Chartres–Étampes, Chartres–Orléans, Chartres–Châteaudun, Le Mans–Châteaudun, Le Mans–Vendôme, Châteaudun–Vendôme, Châteaudun–Orléans, Orléans–Montargis, Vendôme–Blois, Montargis–Briare, Blois–Vierzon, Chinon–Châtellerault, Montrichard–Loches, Vierzon–Châteauroux, Sancerre–Bourges, Loches–Châteauroux, Le Blanc–Châteauroux, Argenton-sur-Creuse–La Châtre, La Châtre–Saint-Amand-Montrond, Bourges–Saint-Amand-Montrond, Bourges–Nevers, Châteauroux–Argenton-sur-Creuse, Châteauroux–La Châtre.
ORL-5-17 = Goods are taken only from the connection just travelled, at most one tile per move, and go to the player’s stock. The road and the waterway between Chinon and Châtellerault are two connections with goods of their own.
ORL-5-18 = Empty connections may be travelled, and a city may hold any number of merchants.
ORL-5-19 = Guildhall (spaces: farmer, craftsman, knight): build a trading post from your reserve in your merchant’s city. Legal if your reserve is not empty and no trading post at all stands in the city; in Orléans, if you have none there, whatever the others have.
ORL-5-20 = Scriptorium (spaces: knight, scholar): 1 development point. Legal below cell 30.
ORL-5-21 = For each development point the marker moves one cell forward on the development track, from 0 to 30. Each cell entered gives what it shows: 3 coins on cell 7, 4 on cell 12, 5 on cell 25; a citizen, if it is still there, on cells 3, 18 and 28; a higher status on cells 4, 9, 15, 22 and 30 (ORL-6.7).
ORL-5-22 = The marker stops on cell 30; further points are lost.
ORL-5-30 = Town hall (two spaces for neutral followers): send one or both followers from there to open cells of exactly their profession on the board of beneficial deeds, to the same deed or to different ones. At least one must be sent. A follower not sent has not been used: it stays in the town hall, does not go to the bag, and keeps the town hall activated for a later turn of this or a later round.
ORL-5-31 = Each follower sent brings the reward of its deed. City wall (3 knights, 1 trader, 3 farmers, 3 craftsmen): 1 coin. Papal conclave (1 knight, 2 monks): 3 coins. Fight against the plague (2 scholars, 1 boatman, 1 farmer, 1 trader): 2 coins. Astronomy (2 scholars, 1 trader): 1 coin. Boatmen’s guild (3 boatmen, 1 scholar): 1 coin. Cathedral (2 craftsmen, 2 monks, 2 traders): 2 coins. Peace treaty (1 monk, 1 scholar, 2 knights): 2 coins. Canalisation (3 boatmen, 2 traders, 3 farmers, 2 craftsmen): 1 coin or 1 development point, chosen anew each time.
ORL-5-32 = On deeds no follower stands in for another: neither monks, nor scholars with the school, nor boatmen with the herb garden. Monks can only fill monk cells.
ORL-5-33 = The follower that fills the last open cell of a deed brings its citizen to the player who sent it. Two followers are sent one after the other, in the order the player chooses.
ORL-5-34 = Followers on deeds stay there to the end of the game and never return to the supply.
ORL-5-35 = The town hall can be used only if at least one follower there has an open cell of its profession on some deed.
ORL-5-36 = With the development marker on cell 30, only the coin can be chosen at the canalisation.
ORL-5-37 = The deeds are common to all players: the citizen goes to whoever fills the last cell, however few followers that player has contributed, and the others get nothing for it. One action with two followers may complete two deeds and bring two citizens.
ORL-5-38 = A development point from the canalisation is like any other (ORL-5.21): it can bring coins, a citizen of the track or a higher status.

## Tracks and technology

ORL-chapter-6 = Tracks and technology
ORL-6-1 = Markers never move back on their tracks, except on the development track under torture. Losing followers to the plague or to torture does not move them.
ORL-6-2 = Once a marker is on the last cell of a character track, followers of that profession can no longer be recruited.
ORL-6-3 = The farmers’ track brings, from cell 1 to cell 8: grain, grain, cheese, cheese, wine, wine, wool, brocade. Its cells also decide the census.
ORL-6-4 = Cell 5 of the boatmen’s track: whoever gets there first takes its citizen and no coins. Players who arrive later get the boatman, but neither coins nor citizen.
ORL-6-5 = Cell 4 of the knights’ track: the draw number stays 7, and whoever gets there first takes the citizen. On cell 5 the draw number is 8.
ORL-6-6 = Each citizen on the development track goes to the player whose marker is the first to reach or pass its cell.
ORL-6-7 = The development status follows from the position of the marker, whether it has moved forward or, under torture, back: 1 on cells 0 to 3, 2 on cells 4 to 8, 3 on cells 9 to 14, 4 on cells 15 to 21, 5 on cells 22 to 29, 6 on cell 30.
ORL-6-8 = A technology tile gained lies unplaced beside the player board. It may not be placed before its owner has passed in the action phase of the round in which it was gained.
ORL-6-9 = Unplaced technology tiles may be placed (a) right after one’s own pass in phase 5, even an automatic one, in the round in which they were gained or in any later round; (b) during one’s own planning in any later round. Each time, any number of them may be placed, one after the other. Placing is optional and can be put off without limit.
ORL-6-10 = A technology tile is placed on an empty space of one’s player board or place tiles, and fills it for good.
ORL-6-11 = The first technology tile a player places in the game must go on a farmer space, whatever action brought it.
ORL-6-12 = Later technology tiles may go on any farmer, boatman, craftsman, trader, knight or scholar space, but never on a monk space.
ORL-6-13 = At most one technology tile lies on a place.
ORL-6-14 = No technology tile goes on a place with a single space: hayrick, brewery, shipping line, sacristy, bathhouse, pharmacy.
ORL-6-15 = No technology tile goes on the town hall or the gunpowder tower, nor on a space for any follower: no particular profession is required there.
ORL-6-16 = A technology tile that has been placed is never moved; it leaves only under torture or together with its place tile.
ORL-6-17 = A place with a technology tile still needs followers on all its other spaces. Every place that can take one has at least two spaces, so no action is free.
ORL-6-18 = Farmer spaces for the first technology tile are found in the village, the university, the castle, the ship, the wagon and the guildhall; for their owner also in the cheese factory (either space) and the winery.
ORL-6-19 = Later technology tiles, one to a place, may go on: farm house (boatman, craftsman), village (farmer, boatman, craftsman), university (farmer, craftsman, trader), castle (farmer, boatman, trader), monastery (scholar, trader), ship (farmer, boatman, knight), wagon (farmer, trader, knight), guildhall (farmer, craftsman, knight), scriptorium (knight, scholar); of the place tiles cheese factory (either farmer), winery (farmer, trader), wool manufacturer (boatman, trader), tailor shop (trader, scholar), library (knight, scholar), windmill (either craftsman), hospital (boatman, scholar), cellar (the scholar only), office (either scholar), horse wagon (knight, trader), laboratory (craftsman, scholar).
ORL-6-20 = For ORL-6.11 and ORL-6.12 the printed profession of the space counts. Which tile is the first is counted for each player over the whole game: the first placing lifts the restriction, even if that tile is lost later.

## Place tiles

ORL-chapter-7 = Place tiles
ORL-7-1 = Hayrick (category I; farmer): 1 grain. Cheese factory (I; two farmers): 1 cheese. Winery (I; farmer, trader): 1 wine. Wool manufacturer (I; boatman, trader): 1 wool. Tailor shop (I; trader, scholar): 1 brocade. The good comes from the goods market; the action is illegal if the market has none, whatever lies on the map.
ORL-7-2 = Shipping line (II; boatman): 1 development point. Legal below cell 30.
ORL-7-3 = Brewery (I; monk): 2 coins. Cellar (II; monk, scholar): 4 coins.
ORL-7-4 = Library (I; knight, scholar): 2 development points. Legal below cell 30.
ORL-7-5 = Windmill (I; two craftsmen): 2 coins, then 1 development point. Legal also on cell 30.
ORL-7-6 = Pharmacy (II; any follower, marked or neutral): pay 1, 2 or 3 coins and gain as many development points, but no more than there are cells left up to cell 30. The coins are paid first: coins won on the way cannot help to pay. Illegal without a coin or on cell 30.
ORL-7-7 = Office (II; two scholars): 1 coin for each trading post the player has on the map; at least one is needed.
ORL-7-8 = Hospital (I; boatman, scholar): as many coins as the current development status, 1 to 6.
ORL-7-9 = Bathhouse (I; boatman): draw 3 followers from the bag at random, or all if there are fewer. Legal if the bag holds at least one. The bag already holds what came back or was recruited earlier in this phase, but not the follower on the bathhouse.
ORL-7-10 = Of the followers drawn at the bathhouse the player chooses some and places them at once on empty spaces that accept them; they may stand in for others as usual. Town hall, sacristy and pharmacy are allowed; the bathhouse itself, the market and the gunpowder tower are not.
ORL-7-11 = Two of the followers drawn must be placed if any two can be, otherwise one if possible, otherwise none. Which ones go where is the player’s choice.
ORL-7-12 = All other followers drawn, and then the follower of the bathhouse, go to the bag.
ORL-7-13 = Places activated by the bathhouse can be used in later turns of the same action phase, unless the player has passed.
ORL-7-14 = School (II) and herb garden (I) have neither spaces nor action; the school lets scholars, the herb garden boatmen, marked or neutral, stand in for others (ORL-4.10), for its owner only.
ORL-7-15 = Horse wagon (II; knight, trader): exactly like the wagon (ORL-5.16), with one good of the road if the player likes.
ORL-7-16 = Sacristy (I; monk): when a Harvest, Taxes or a Plague reaches its owner in phase 6 and a monk stands there, the owner may return that monk to the bag and ignore the event completely. This is decided before anything is paid or drawn, and may be chosen even if the event would cost nothing. It helps neither against the census nor against a Pilgrimage, and each use covers one event of one round.
ORL-7-17 = The sacristy is not used in phase 5; its monk waits there until needed or taken back.
ORL-7-18 = Gunpowder tower (II): two more market spaces. Followers enter it only in phase 3, just drawn or taken back (ORL-4.6); marked ones are allowed, too.
ORL-7-19 = In planning, followers on the gunpowder tower may go to spaces like those on the market.
ORL-7-20 = In phase 5 the owner of the gunpowder tower may, as one action, send one or both neutral followers on it to deeds, under ORL-5.30 to ORL-5.36. Marked followers cannot be sent, and a follower not sent stays on the tower. Town hall and tower are two places, each of which takes a turn of its own.
ORL-7-21 = Laboratory (II; craftsman, scholar): 1 technology tile, under the rules of chapter 6. Illegal if none is left. The tile may later be placed on the laboratory itself.
ORL-7-22 = There is one copy of each place tile. It belongs to one player for the rest of the game, unless given up under torture.
ORL-7-23 = Nothing limits the number of a player’s place tiles but the 5 steps of the traders’ track.

## Events

ORL-chapter-8 = Events
ORL-8-1 = Pilgrimage: this round nobody can use the monastery; it keeps its followers and stays activated. Nothing happens in phase 6.
ORL-8-2 = Income: each player receives as many coins as their development status.
ORL-8-3 = Harvest: each player returns 1 food tile of their choice (grain, cheese or wine) to the goods market, where it is available again at once. A player without food pays 5 coins instead, and what is missing is paid under torture. A player with food cannot choose to pay coins.
ORL-8-4 = Taxes: each player pays 1 coin for every 3 goods they own, rounded down; what is missing is paid under torture. All five kinds of goods count.
ORL-8-5 = Trading Day: each player receives 1 coin for each of their trading posts on the map.
ORL-8-6 = Plague: each player draws 1 follower from the bag at random. A neutral one returns to the supply on the board, where it is available again; a marked one goes back into the bag, and nothing is lost. With an empty bag nothing is lost either.
ORL-8-7 = Followers on the market, on places and on the gunpowder tower are safe from the plague.

## Torture

ORL-chapter-9 = Torture
ORL-9-1 = Whoever must pay coins (census, Taxes, Harvest) first pays all the coins they have; each coin still missing is replaced by one item of this chapter.
ORL-9-2 = The player may give up one trading post, from the map or from the reserve.
ORL-9-3 = The player may give up one follower. Followers are drawn from the bag at random until a neutral one is found, marked ones going back each time. Possible only if the bag holds a neutral follower.
ORL-9-4 = The player may give up one development point: the marker moves one cell back. Not possible on cell 0, nor when the marker stands on a cell with coins (7, 12, 25) or would move onto one (from 8, 13 or 26).
ORL-9-5 = The player may give up one goods tile of any kind.
ORL-9-6 = The player may give up one place tile. Followers on it go to the bag; a technology tile on it is lost as well and does not count extra.
ORL-9-7 = The player may give up one technology tile, placed or unplaced. The space of a placed one is empty again and can take a follower or another technology tile.
ORL-9-8 = Items may be mixed freely. They are chosen one at a time, so that the result of a draw is known before the next choice.
ORL-9-9 = Everything given up is out of the game: followers do not return to the supply, goods not to the goods market, technology tiles not to their stack. Lost development points may be regained by moving forward again; no coins and no citizen are received twice, since cells with coins cannot be crossed backwards and the citizens are gone.
ORL-9-10 = A city whose trading post was given up is free again.
ORL-9-11 = A player who has nothing left to give is released from the rest.
ORL-9-12 = Marked followers, citizens and the merchant can never be given up.
ORL-9-13 = Torture is never a choice: a player with enough coins must pay with coins.
ORL-9-14 = Only followers in the bag can be given up, not those on the market, on spaces or on the gunpowder tower.
ORL-9-15 = A trading post given up from the reserve can no longer be built. One given up from the map no longer counts for anything (office, Trading Day, the most trading posts, scoring) and does not return to the reserve.
ORL-9-16 = A place tile given up does not return to the stacks, and the traders’ marker stays where it is.

## Supplies and general rules

ORL-chapter-10 = Supplies and general rules
ORL-10-1 = Followers, technology tiles and goods are limited. An action whose tile is missing is not legal as long as it is missing. A Harvest (goods) or a Plague (followers) can make tiles available again.
ORL-10-2 = Payments go to the bank, receipts come from it.
ORL-10-3 = Coins are limited, too. If the bank holds less than is due, the player receives what is there, possibly nothing, and nothing is owed later. Actions that bring coins stay legal. Several players who receive coins in one phase are served in turn order; a player who receives coins twice in one action (windmill and a cell with coins) is served the second time from what is then left.
ORL-10-4 = Players may look into their own bag at any time.
ORL-10-5 = Marked followers can never be sent to deeds, lost to the plague or given up under torture.
ORL-10-6 = Coins, goods, markets, places, tracks, the stacks of place tiles, supplies and the current event are open to all.

## End of the game and scoring

ORL-chapter-11 = End of the game and scoring
ORL-11-1 = After phase 6 of round 18, the player who alone has the most trading posts on the map takes the citizen set aside. In a tie, even at zero, nobody takes it.
ORL-11-2 = The score is the sum of: 1 point per coin; 1 point per grain, 2 per cheese, 3 per wine, 4 per wool, 5 per brocade; and, for each trading post on the map and each citizen, as many points as the development status.
ORL-11-3 = The highest score wins. In a tie the player furthest on the development track wins; if that is a tie as well, the victory is shared.
ORL-11-4 = Followers, place tiles, technology tiles and trading posts in reserve score nothing.
ORL-11-5 = The citizen set aside (ORL-11.1) is awarded before any score is counted and is worth as much as any other. A trading post in Orléans counts like any other.

## Additional rule

ORL-chapter-12 = Additional rule: excluding place tiles
ORL-12-1 = If the table plays with this rule, recommended for experienced players, then before round 1 and in turn order each player may return one place tile of category I or II to the box, or decline. With 2 players there are two such rounds, so each player may exclude two tiles; declining uses up that one choice only.
ORL-12-2 = Excluded tiles are known to all and out of the game. At most 4 tiles are excluded with 4 players, 3 with 3 players and 4 with 2 players.
