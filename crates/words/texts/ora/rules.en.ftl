### Ora & Labora: the rules, in the order they are read.

## Setup

ORA-chapter-1 = Setup
ORA-1-1 = The players choose the country, France or Ireland, and the kind of game: solo, the two-player game or the long two-player game, three or four players, or the short game for three or four. The kind of game settles the ring, the face of the wheel and the cards. The two-player game uses the back of the wheel, every other kind the front. Of the 41 cards, numbers 3, 10, 13, 15, 23, 25, 31 and 39 are marked 4, numbers 1, 6, 9, 16, 20, 29, 32, 36 and 40 are marked 3+. Two players, and three in the short game, use the 24 cards without a mark. Three players, and four in the short game, add the nine marked 3+; the short game for four in France leaves out the Quarry C, unless the table wants it. Four players use all 41. The long two-player game and the solo game use all of them too, except in France: the long game leaves out the Carpentry, the Quarry C and the Grapevine C, the solo game those three and the Grapevine A.
ORA-1-2 = The clay, coin, grain, livestock, wood, peat and joker markers lie on the first space of the ring, and the 0 of the wheel points at it: they all read 0.
ORA-1-3 = The grapes marker (France only) and the stone marker wait beside the ring. In Ireland there is no grapes marker; in the solo game there is neither a grapes nor a stone marker.
ORA-1-4 = The start cards of the game lie open: they are the display. The other cards wait beside the ring in four piles, A, B, C and D. Everybody may look through the piles; their order does not matter.
ORA-1-5 = Every player has a heartland of two rows of five cells, with the Clay Mound, the Farmyard and the Cloister Office on it, and with five moor and forest cards. Upper row, from left to right: moor, forest, forest, empty plains, Clay Mound (on a hillside). Lower row: moor, forest, Farmyard, empty plains, Cloister Office. Every player also has a prior and two lay brothers at home (in the short game a prior and one lay brother), and four settlements in reserve: Shanty Town, Farming Village, Market Town and Fishing Village. The Artists’ Colony, the Hamlet, the Village and the Hilltop Village wait with piles A, B, C and D.
ORA-1-6 = Every player starts with 1 clay, 1 wood, 1 peat, 1 livestock, 1 grain and 1 coin: one of each basic good. In the solo game the player starts with nothing. In the short game the goods of round 1 come on top (ORA-12.4).
ORA-1-7 = In the short game the two leftmost cells of the upper row of the heartland start empty: two forests and one moor remain.
ORA-1-8 = Districts and plots form two open piles, the cheapest tile on top; in the solo game the dearest is on top. Districts cost 2, 3, 4, 4, 5, 5, 6, 7 and 8 coins, plots 3, 4, 4, 5, 5, 5, 6, 6 and 7.
ORA-1-9 = A work contract costs 1 coin at first. There are 8 Wonders in the supply. All other goods, and the forest and moor cards, are unlimited.
ORA-1-10 = The first player of the first round is drawn at random, each player being equally likely; seats run clockwise. The solo game has no first player.
ORA-1-11 = In the solo game a neutral player has a heartland with the three basic buildings and without forests or moors, the Builders’ Market on the leftmost cell of the upper row, and a prior and two lay brothers of another colour, but neither goods nor settlements.

## Rounds and turns

ORA-chapter-2 = Rounds and turns
ORA-2-1 = Recall: at the start of a round, every player whose clergymen are all on buildings takes all of them home. The others take none. This is not a choice.
ORA-2-2 = Rotation: then the wheel advances one space (ORA-3.5). The grapes or the stone marker enters if this is its round (ORA-3.7); in the short game everybody receives the goods of the space (ORA-12.4).
ORA-2-3 = Settlement phase: if a letter is due, a settlement phase follows (chapter 8). Phases A, B, C and D come in rounds 6, 11, 15 and 20 with three players, in rounds 7, 10, 16 and 19 with four, in rounds 3, 5, 7 and 9 of the short game, in turns or rounds 7, 14, 21 and 28 with two, and in turns 12, 16, 22 and 26 of the solo game.
ORA-2-4 = Actions: beginning with the first player, every player in clockwise order takes a turn with one main action; then the first player takes another one. With three players there are 4 main actions a round, with four players 5.
ORA-2-5 = At the end of the round the next player clockwise becomes first player.
ORA-2-6 = There are 24 rounds (12 in the short game) and then the bonus round (chapter 9). It begins with recall and rotation like any other, but without goods from the ring; then all priors go home. Its first player is the one who began the game.
ORA-2-7 = A turn consists of one main action; free actions may be taken before and after it. Only the player whose turn it is decides, except that the owner of a contracted building chooses the clergyman (ORA-6.5).
ORA-2-10 = In the two-player game the players take turns; the one who starts has the odd turns. At the start of every turn the wheel advances one space (the grapes marker enters in turn 11, the stone marker in turn 18), then each player whose clergymen are all out takes them home, then comes the settlement phase if it is turn 7, 14, 21 or 28. Then the player whose turn it is takes two main actions in a row, with free actions before, between and after them.
ORA-2-11 = Two-player game: if the D cards are in play and at most 1 building is left in the display at the end of a turn, the other player has the last turn: rotation, recall, then a single main action, with the prior’s bonus and free actions, one purchase of land among them, as usual. Then the game is over, without a bonus round and without phase E.
ORA-2-20 = The long two-player game is played in rounds: recall, rotation, settlement phase in rounds 7, 14, 21 and 28, actions, change of first player. In each round the first player takes two main actions in a row, then the other player one. The first player changes every round.
ORA-2-21 = The long two-player game is over at the end of a round in which the D cards are in play and at most 3 buildings are left in the display. There is no bonus round and no phase E.
ORA-2-30 = The solo game has 32 turns. In an ordinary turn the player takes all clergymen home if all of them are out, and so, separately, does the neutral player; the wheel advances, and markers may leave the game (ORA-3.6); then the player takes two main actions.
ORA-2-31 = In turns 12, 16, 22 and 26 of the solo game the order is: recall for both; rotation; the neutral player builds (ORA-14.4); the neutral prior may be used (ORA-14.7); recall for the neutral player once more; settlement phase, after which the new cards come; two main actions.
ORA-2-32 = In turn 32 of the solo game the two main actions come right after the rotation; then the neutral player builds, the neutral prior may be used, the neutral player’s clergymen are recalled if all of them are out, and settlement phase E ends the game without new cards.

## The production wheel

ORA-chapter-3 = The production wheel
ORA-3-1 = The wheel has 13 spaces. A marker reads a number that depends on how many times the wheel has turned since the marker was last at 0. Front: 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10. Back: 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10.
ORA-3-2 = To harvest a good from the wheel, the user chooses either the marker of that good or the joker, gains as many tiles of the good from the supply as the chosen marker reads, and sets this marker to 0. The other marker does not move.
ORA-3-3 = The joker may be chosen even if the marker of the good is not in play yet, or no longer. If neither is in play, nothing is gained.
ORA-3-4 = A harvest at 0 is allowed and yields nothing; the clergyman is placed and the building or card is used all the same.
ORA-3-5 = With every rotation each marker goes up to the next number of the wheel. A marker that reads 10 is pushed along by the beam and goes on reading 10.
ORA-3-6 = In the solo game a marker that reads 10 when the wheel turns is removed from the game instead of being pushed.
ORA-3-7 = A late marker enters at 0 after the rotation of its round, and rises with the next one. Grapes (in France) enter in round 8 with three or four players, in round 4 of the short game, in turn or round 11 with two. Stone enters in round 13 with three or four players, in round 6 of the short game, in turn or round 18 with two.
ORA-3-8 = Only these use the wheel: Clay Mound, Farmyard, Cloister Office, Grapevines, Quarries, felling trees and cutting peat (through the Calefactory too), Shipping Company and Cooperage. The Farmyard yields grain or livestock, never some of both. Nothing else moves a marker.

## Main actions

ORA-chapter-4 = Main actions
ORA-4-1 = A main action is one of these, and one of them must be taken: place a clergyman of one’s own, issue a work contract, fell trees, cut peat, or build a building. In the bonus round only what chapter 9 allows is possible.
ORA-4-2 = To place a clergyman, choose one of your own clergymen at home and an unoccupied building on your own land, and move him there. Then you may use the function of the building, in full, in part or not at all.
ORA-4-3 = Only the moment of placing triggers a function; a clergyman who stays on a building gives nothing later. A building is occupied while at least one clergyman stands on it.
ORA-4-4 = Settlements, forests and moors are not buildings and hold no clergymen. Cards in the display cannot be used, except through the Hospice or the Guesthouse.
ORA-4-5 = Fell trees: remove exactly one forest card from your own land and harvest wood, by the wood marker or the joker. No clergyman is needed. A player without forests may choose this action too: nothing happens and no marker moves.
ORA-4-6 = Cut peat: the same with a moor card and peat.
ORA-4-7 = A forest or moor card that is removed leaves an empty plains cell at once.
ORA-4-8 = There is no passing, but there is always a main action to take: felling trees and cutting peat are always possible, if need be without gain, and a clergyman may be placed without using the building.

## Building

ORA-chapter-5 = Building
ORA-5-1 = To build, choose a card of the display, pay its cost, and place it on an empty cell of your own land whose terrain suits the card. One build action builds one building. Building materials are wood, clay, stone and straw; some cards cost coins.
ORA-5-2 = A cell is empty if no forest, moor, building or settlement is on it. A card cannot be kept for later, moved or torn down; only on the neutral land of the solo game may cards be covered.
ORA-5-3 = Buildings stand on coast, plains or hillside. Exceptions: the Windmill on coast or hillside; the False Lighthouse, the Harbor Promenade, the Shipyard, the Shipping Company and the Coal Harbor on coast only; the Grapevines, the Druid’s House, the Palace and the Round Tower on hillside only; the Castle on hillside or mountain; the Quarries on mountain only; the Houseboat on water only. Nothing else stands on water or mountain.
ORA-5-4 = A monastery building must have another monastery building, for example the Cloister Office, on a neighbouring cell of the same land. A player without such an empty cell cannot build monastery buildings until removing a card or adding land provides that cell.
ORA-5-5 = Cells are neighbours if they share an edge; diagonals never count. A mountain has exactly two neighbours, the two hillsides of its own plot.
ORA-5-6 = Building a card that costs coins is a build action like any other: the Cloister Garden costs 3 coins, the Quarries 5, the Pilgrimage Site 6, the Festival Ground 10, the Grand Manor 20, the Palace 25. Wine and whiskey may be turned into coins for it (ORA-7.3).
ORA-5-7 = The prior’s bonus: immediately after building (by the main action, through the Carpentry or through the Locutory), the builder may, if the prior is at home, place him on the new building and use its function at once. Lay brothers cannot do this. Whoever declines loses the right for this building.
ORA-5-8 = As soon as the Winery (France) or the Whiskey Distillery (Ireland) is built, no matter by whom, the neutral player included, a work contract costs 2 coins for everybody for the rest of the game.

## Work contracts

ORA-chapter-6 = Work contracts
ORA-6-1 = A work contract is issued for an unoccupied building of another player; this player, the owner, must have at least one clergyman at home, be it only the prior.
ORA-6-2 = First the price of the contract, 1 coin, later 2, is paid to the owner. Instead of coins one may give 1 wine (France) or 1 whiskey (Ireland) as a gift: it goes to the supply, and the owner gets nothing. The gift is possible from the start of the game, whatever the price.
ORA-6-3 = The price is paid before the function is used; goods from the function cannot pay for it.
ORA-6-4 = A work contract cannot be refused.
ORA-6-5 = The owner chooses which of the clergymen at home, prior or lay brother, goes to the building. If they are all of one kind there is nothing to choose.
ORA-6-6 = Then the player who issued the contract may use the function, with their own goods, land and clergymen. The function may also be left unused: a contract that only blocks a building is allowed.
ORA-6-7 = No contract may be issued for one’s own building, for an occupied building, with a player who has no clergyman at home, or in the bonus round.
ORA-6-8 = Only the first building is paid for. Buildings reached through it (Priory, Palace, Cloister Garden and so on) need neither another contract nor a clergyman.

## Free actions

ORA-chapter-7 = Free actions
ORA-7-1 = At any time, grain may be turned into straw, one for one, as many as wished, but never back.
ORA-7-2 = At any time, 5 coins may be changed into a 5-coin tile and back, so coins are simply counted. Whoever has at least 1 coin has a coin tile, with at least 5 a 5-coin tile, with at least 6 one of each. A 5-coin tile in a payment is worth 5 coins; as food every coin is worth 1.
ORA-7-3 = At any time, 1 wine may be turned into 1 coin and 1 whiskey into 2 coins, but never back.
ORA-7-4 = “At any time” includes the middle of a payment (straw or ½ energy may be paid with grain, coins with wine or whiskey), the middle of a function, a settlement phase, the moment before scoring, and other players’ turns.
ORA-7-5 = Buying land: the top tile of the districts or of the plots is bought for its price in coins, paid to the supply, and laid at once, on whichever side the buyer likes.
ORA-7-6 = Land is bought during one’s own turn before or after a main action (with two main actions also between them), never in the middle of a function; and in a settlement phase before settling.
ORA-7-7 = At most one tile is bought per turn. With three or four players a turn is one main action, so the first player may buy in both turns of a round; in the two-player game and the solo game a turn is both main actions together; in the long two-player game each player may buy one tile per round. One more may be bought in every settlement phase. The bonus round and the last turn of the two-player game allow one purchase too.
ORA-7-8 = A district lies directly above the topmost or directly below the lowest row of heartland and districts, over its full length and without offset. Touching a plot is not enough. One side shows moor, forest, forest, hillside, hillside, from left to right, the other forest, plains, plains, plains, hillside.
ORA-7-9 = The new district receives its forest and moor cards at once.
ORA-7-10 = A plot is two rows high and overlaps no other plot. On its coast side it lies to the left of the land, two water cells outside and two coast cells inside; at least one coast cell must touch the leftmost cell of a row of heartland or districts, or a coast cell of another plot. On its mountain side it lies to the right, two hillsides inside and one mountain of double height outside; at least one hillside must touch the rightmost cell of a row, or a hillside of another plot.
ORA-7-11 = Tiles are never turned around. A pile may run out; then no such tile can be bought.

## Settlement phases

ORA-chapter-8 = Settlement phases
ORA-8-1 = The pawn moves on to the next letter; this has no effect.
ORA-8-2 = In turn order, beginning with the first player of the round (in the two-player game, the one whose turn it is), each player may first buy one landscape tile and then found at most one settlement from their reserve.
ORA-8-3 = A settlement costs food and energy, paid in goods that carry these symbols; the surplus is lost. Shanty Town 1 food and 1 energy, Farming Village 3 and 3, Market Town 7 food, Fishing Village 8 and 3, Artists’ Colony 5 and 1, Hamlet 5 and 6, Village 15 and 9, Hilltop Village 30 and 3. Food: meat and beer 5, bread 3, livestock and whiskey 2, grain, grapes, flour, malt, wine and every coin 1. Energy: peat coal 3, peat 2, wood 1, straw ½. Grain may be turned into straw and count as ½ energy, but no tile counts as both.
ORA-8-4 = A settlement stands on an empty cell of coast, plains or hillside; the Fishing Village on coast only, the Hilltop Village on hillside only. It need not touch the monastery.
ORA-8-5 = Nobody has to settle, and buying land without settling is allowed. Settlements never leave the land. A player without settlements in reserve takes no part in the phase and cannot buy land in it, but still receives the new card.
ORA-8-6 = After each of the phases A to D all cards of that letter join the display, and every player receives the settlement of that letter: A Artists’ Colony, B Hamlet, C Village, D Hilltop Village. Older cards stay in the display and in reserve. The reserve has no limit.
ORA-8-7 = A new settlement can be founded from the next phase on, or at once through the Castle.
ORA-8-8 = A build action never founds a settlement; only these phases and the Castle do.

## The bonus round

ORA-chapter-9 = The bonus round
ORA-9-1 = With three or four players the game ends with a bonus round. After its recall and rotation every player takes their prior home, wherever he is. Lay brothers who were not recalled stay, and their buildings stay occupied.
ORA-9-2 = In turn order each player, the first player too, has exactly one main action: build one building, with the prior’s bonus (ORA-5.7), or place the prior on any built building of any player, occupied or not, and use it. No contract is paid; lay brothers cannot be placed, trees not felled, peat not cut.
ORA-9-3 = In this round several clergymen may stand on one building. Free actions are taken as usual.
ORA-9-4 = The prior may be placed without using the function, which amounts to passing.
ORA-9-5 = Then comes settlement phase E, beginning with the same first player and without new cards, then the scoring.

## Using buildings

ORA-chapter-10 = Using buildings
ORA-10-1 = The user is the player whose action it is. The goods, land, forests, moors, clergymen, monastery buildings and settlements a function speaks of are always the user’s, never the owner’s. Only the neighbours of the Cloister Garden and the Cottage are those on the land where that card lies.
ORA-10-2 = A function is used once per placement, within its limits. It may be left unused, and every exchange in it is voluntary. A gain without a price is taken whole or not at all.
ORA-10-3 = “First this, then that”: both are voluntary, in this order, and the second may use what the first has brought. “This and that”: both are voluntary and independent of each other.
ORA-10-4 = The costs of repeated exchanges in food, energy or points may be added up before paying; the surplus is then lost only once.
ORA-10-5 = Any payment whose total reaches the cost is allowed, even if a tile is given that was not needed; the surplus is lost. Only tiles that carry the symbol asked for may be given.
ORA-10-6 = “So many different goods” means that number of tiles, all of different kinds. Grain and straw are different, and so are a coin and a 5-coin tile: grain and straw take two grain tiles, one of them turned; a coin and a 5-coin tile cost 6 coins. Turning grain into straw, or wine or whiskey into coins, may be part of the payment (ORA-7.4). Wonders do not count as goods here.
ORA-10-7 = Seven buildings let their user use another building: Priory, Cloister Garden, Cottage, Palace, Grand Manor, Hospice and Guesthouse. This takes neither a clergyman nor a payment for the other building. Each of the seven works at most once per action and never reaches itself. Chains are allowed.
ORA-10-8 = A building reached in this way does not become occupied.
ORA-10-9 = Where points are received in tiles (Festival Ground, House of the Brotherhood), the user takes any books at 2, ceramics at 3, ornaments at 4 and reliquaries at 8 whose total does not exceed the points. The user’s own tiles cannot be exchanged, and coins, wine and whiskey cannot be taken.
ORA-10-10 = If no Wonder is left, exchanges that bring one are impossible.
ORA-10-11 = “Once” and “so many times” limit one use of the function. Using the same building again later, in the next turn or through another building in another action of the same turn, is a new use. Within one action only the Carpentry and the Locutory can be reached twice; their cost is paid each time.
ORA-10-12 = The coins of a function come from the supply or go to it; only the price of a contract goes to a player (ORA-6.2).

## The buildings

ORA-chapter-11 = The buildings
ORA-11-01G = Priory: use any player’s building on which a prior stands, but not the Priory itself.
ORA-11-02G = Cloister Courtyard: once, 3 different goods → 6 tiles of one basic good of your choice.
ORA-11-03F = Grain Storage: once, 1 coin → 6 grain.
ORA-11-03I = Granary: once, 1 coin → 1 book and 4 grain.
ORA-11-04F = Windmill: up to 7 times, 1 grain → 1 straw and 1 flour.
ORA-11-04I = Malthouse: as often as wished, 1 grain → 1 straw and 1 malt.
ORA-11-05F = Bakery: first, as often as wished, 1 flour and ½ energy → 1 bread; then, up to twice, 1 bread → 4 coins.
ORA-11-05I = Brewery: first, as often as wished, 1 malt and 1 grain → 1 beer; then, once, 1 beer → 7 coins.
ORA-11-06G = Fuel Merchant: once, either 3 energy → 5 coins, or 6 energy → 8 coins, or 9 energy → 10 coins.
ORA-11-07G = Peat Coal Kiln: take 1 peat coal and 1 coin; and, as often as wished, 1 peat → 1 peat coal.
ORA-11-08F = Market: once, 4 different goods → 7 coins and 1 bread.
ORA-11-08I = False Lighthouse: take 3 coins, and either 1 beer or 1 whiskey.
ORA-11-09F = Cloister Garden: take 1 grapes; then use an unoccupied building beside the Garden, on the land where the Garden lies. The Garden works once per action.
ORA-11-09I = Spinning Mill: with at least 1 livestock take 3 coins, with at least 5 take 5 coins, with at least 9 take 6 coins; without livestock, nothing. The livestock is kept; meat does not count.
ORA-11-10F = Carpentry: once, remove 1 forest from your land without taking wood, and carry out a build action (chapter 5). Its cost is paid, any fitting cell may be used, the one just cleared too, and the prior’s bonus applies.
ORA-11-10I = Cottage: take 1 malt; then use an unoccupied building beside the Cottage, on the land where the Cottage lies. The Cottage works once per action.
ORA-11-11F = Harbor Promenade: take 1 wood, 1 wine, 1 coin and 1 ceramic.
ORA-11-11I = Houseboat: take 1 malt, 1 wood, 1 peat and 1 coin.
ORA-11-12G = Stone Merchant: up to 5 times, 2 food and 1 energy → 1 stone.
ORA-11-13G = Builders’ Market: once, 2 coins → 2 wood, 2 clay, 1 stone and 1 straw.
ORA-11-14F = Grapevine A: harvest grapes from the wheel.
ORA-11-14I = Sacred Site: take 1 book, and either 2 grain or 2 malt, and either 1 beer or 1 whiskey. You cannot take 1 grain and 1 malt.
ORA-11-15F = Financed Estate: once, 1 coin → 1 book, 1 bread, 2 grapes and 2 flour.
ORA-11-15I = Druid’s House: once, 1 book → 5 tiles of one basic good and 3 tiles of another one.
ORA-11-16G = Cloister Chapter House: take 1 of each basic good: clay, wood, peat, livestock, grain and coin.
ORA-11-17F = Cloister Library: first, up to 3 times, 1 coin → 1 book; then, once, 1 book → 1 meat and 1 wine.
ORA-11-17I = Scriptorium: once, 1 coin → 1 book, 1 meat and 1 whiskey.
ORA-11-18G = Cloister Workshop: up to 3 times, 1 clay and 1 energy → 1 ceramic; and, once, 1 stone and 1 energy → 1 ornament.
ORA-11-19G = Slaughterhouse: as often as wished, 1 livestock and 1 straw → 1 meat.
ORA-11-20F = Inn: up to 7 food → 1 coin each, the surplus food being lost; and, once, 1 wine → 6 coins.
ORA-11-20I = Alehouse: once, 1 beer → 8 coins; and, once, 1 whiskey → 7 coins.
ORA-11-21F = Winery: first, as often as wished, 1 grapes → 1 wine; then, once, 1 wine → 7 coins. Building it makes contracts dearer (ORA-5.8).
ORA-11-21I = Whiskey Distillery: as often as wished, 1 malt, 1 wood and 1 peat → 2 whiskey. Building it makes contracts dearer (ORA-5.8).
ORA-11-22G = Quarry B: harvest stone from the wheel.
ORA-11-23F = Bathhouse: once, if wished, 1 coin → 1 book and 1 ceramic. Whoever uses the Bathhouse, with or without this exchange, at once takes all their own clergymen home from all buildings, and the owner’s clergyman on the Bathhouse goes home too.
ORA-11-23I = Locutory: once, for 2 coins, your prior comes home if he is out, then you carry out a build action (chapter 5); the prior may use the new building.
ORA-11-24F = Cloister Church: up to twice, 1 bread and 1 wine → 1 reliquary.
ORA-11-24I = Chapel: once, 1 coin → 1 book; and, up to 3 times, 1 beer and 1 whiskey → 1 reliquary.
ORA-11-25F = Chamber of Wonders: once, 13 different goods → 1 Wonder.
ORA-11-25I = Portico: once, 1 reliquary → 2 stone and 2 of each basic good, 14 goods in all.
ORA-11-26G = Shipyard: once, 2 wood → 5 coins and 1 ornament.
ORA-11-27F = Palace: once, for 1 wine, use any occupied building of any player.
ORA-11-27I = Grand Manor: once, for 1 whiskey, use any occupied building of any player.
ORA-11-28G = Castle: once, found a settlement from your reserve on a fitting empty cell, paying its cost (ORA-8.3, ORA-8.4). The right to settle in the next settlement phase is not used up by it.
ORA-11-29F = Quarry C: harvest stone from the wheel.
ORA-11-29I = Forest Hut: once, remove 1 forest from your land, without using the wheel, and take 2 livestock, 2 wood and 1 stone.
ORA-11-30F = Town Estate: once, 1 ceramic → 12 coins.
ORA-11-30I = Refectory: take 1 beer and 1 meat; and, up to 4 times, 1 meat → 1 ceramic. The meat just taken may be used for it.
ORA-11-31F = Grapevine C: harvest grapes from the wheel.
ORA-11-31I = Coal Harbor: up to 3 times, 1 peat coal → 3 coins and 1 whiskey. Peat is not accepted.
ORA-11-32F = Calefactory: once, for 1 coin, fell trees once or cut peat once, or both in either order (ORA-4.5, ORA-4.6), each time by its own marker or the joker. Without a card of the kind in question, nothing is gained.
ORA-11-32I = Filial Church: once, 5 different goods → 1 reliquary.
ORA-11-33F = Shipping Company: once, for 3 energy, take meat, bread or wine, all of one kind, as many tiles as the joker reads, and set the joker to 0. The joker must be in play.
ORA-11-33I = Cooperage: once, for 3 wood, take beer or whiskey, all of one kind, as many tiles as the joker reads, and set the joker to 0. The joker must be in play.
ORA-11-34G = Sacristy: once, 1 book, 1 ceramic, 1 ornament and 1 reliquary → 1 Wonder.
ORA-11-35F = Forger’s Workshop: a first reliquary for 5 coins, then as many more as wished for 10 coins each.
ORA-11-35I = Round Tower: once, 1 whiskey, 5 coins and other goods worth at least 14 points → 1 Wonder. Towards these points a book counts 2, a ceramic 3, an ornament 4, a reliquary 8, each further whiskey 1 and each further 5-coin tile 2. No change is given, and Wonders are not accepted.
ORA-11-36F = Pilgrimage Site: up to twice, one after the other, 1 book → 1 ceramic, or 1 ceramic → 1 ornament, or 1 ornament → 1 reliquary. The same tile may be raised twice.
ORA-11-36I = Camera: up to twice, 1 book and 1 ceramic → 1 coin, 1 clay and 1 reliquary.
ORA-11-37F = Dormitory: take 1 ceramic; and, as often as wished, 1 straw and 1 wood → 1 book.
ORA-11-37I = Bulwark: once, for 1 book, take a district and a plot from their piles without paying their price, each of your choice among those left, and lay them in either order, on the sides and in the places you like (ORA-7.8 and ORA-7.10). This is no purchase. An empty pile gives nothing.
ORA-11-38F = Printing Office: up to 4 times, remove 1 forest from your land, without taking wood, and take 1 book.
ORA-11-38I = Festival Ground: once, for 1 beer, take tiles worth at most as many points as there are forest and moor cards on your land (ORA-10.9). The cards stay.
ORA-11-39G = Estate: up to twice in all, 10 food or 6 energy → 1 book and 1 ornament.
ORA-11-40F = Hospice: use any unbuilt building of the display.
ORA-11-40I = Guesthouse: use any unbuilt building of the display.
ORA-11-41G = House of the Brotherhood: once, for 5 coins, take tiles worth up to 2 points for each monastery building on your land (ORA-10.9), the Cloister Office and, if it is yours, this card included. In the solo game it is 1 point each, in the long two-player game 1½, the total rounded down.
ORA-11-50 = Unbuilt cards used through the Hospice or the Guesthouse: the Cloister Garden and the Cottage give only grapes or malt, for they have no neighbours; the Winery and the Whiskey Distillery do not make contracts dearer; the House of the Brotherhood does not count itself; the Bathhouse sends home the user’s clergymen, the one on the Hospice too if he is the user’s.
ORA-11-51 = What the Carpentry, the Locutory, the Calefactory, the Castle and the Bulwark allow is optional even after their cost is paid; the cost is not refunded. A building built in this way costs its full price and obeys ORA-5.1 to ORA-5.5.
ORA-11-52 = The Bathhouse and the Locutory may free the very clergyman who was just placed. He can be placed again in later actions, the prior even at once (ORA-5.7).
ORA-11-53 = A clergyman who goes home leaves his building unoccupied at once.
ORA-11-54 = The Houseboat covers its water cell: for settlements the cell then counts 6, the value of the card, instead of 3.

## End and scoring

ORA-chapter-15 = End and scoring
ORA-15-1 = The game ends after settlement phase E with three or four players, after the last action of the two-player game (ORA-2.11), after the round that meets ORA-2.21 in the long two-player game, and after turn 32 of the solo game.
ORA-15-2 = Goods: a book counts 2 points, a ceramic 3, an ornament 4, a reliquary 8, a Wonder 30, a wine or a whiskey 1, every full 5 coins 2. Wine and whiskey may still be turned into coins, and the best use of them is counted. All other goods count nothing.
ORA-15-3 = Economy: the economic values of all one’s buildings and settlements are added up. Basic buildings count 0. Settlements: Shanty Town 0, Farming Village 1, Market Town 2, Fishing Village 4, Artists’ Colony −1, Hamlet 3, Village 8, Hilltop Village 10.
ORA-15-4 = Settlements: each settlement counts its own dwelling value, the dwelling values of all cards on neighbouring cells, buildings and settlements alike, and 3 for every neighbouring water cell without the Houseboat. Forests, moors and empty cells count 0. A card counts for every settlement beside it, and a sum may be negative. Dwelling values of the settlements: Shanty Town −3, Farming Village 1, Market Town 2, Fishing Village 6, Artists’ Colony 5, Hamlet 4, Village 6, Hilltop Village 8; of the basic buildings: Clay Mound 3, Farmyard 2, Cloister Office 2.
ORA-15-5 = The negative dwelling value of a building matters only to the settlements beside it.
ORA-15-6 = The total is the sum of goods, economy and settlements. The highest total wins. On a tie the victory is shared.

## The short game

ORA-chapter-12 = The short game
ORA-12-1 = The short game for three or four players follows the rules for three and four players, except for what this chapter says.
ORA-12-2 = Every player has two clergymen, a prior and a lay brother; they come home when both are placed.
ORA-12-3 = There are 12 rounds and the bonus round 13, on the ring of the short game and with its cards (ORA-1.1).
ORA-12-4 = In each of the rounds 1 to 12, after the wheel has advanced and before any settlement phase, every player gains two goods. Round 1: grain and livestock; 2: grain and clay; 3: grain and wood; 4: grain and stone; 5: peat and stone; 6: clay and stone; 7: wood and stone; 8: stone and a 5-coin tile; 9: stone and meat; 10: grain and book; 11: clay and ceramic; 12: wood and ornament.
ORA-12-5 = Whenever a good is harvested from the wheel (ORA-3.8), every player, the user too, gains 1 tile of it right afterwards; with the Shipping Company and the Cooperage it is the good chosen. This happens even if the marker read 0, but not if trees were felled or peat was cut without a card, since no marker moved.
ORA-12-6 = The two harvests of the Calefactory bring this bonus twice.

## Two players

ORA-chapter-13 = Two players
ORA-13-1 = In the two-player game the back of the wheel is used; prices, contracts and priors are as usual. All three clergymen may be placed in one turn; they come home at the start of the next turn.
ORA-13-2 = With two players the Hilltop Village comes with phase D and there is no phase E: only the Castle can found it. This holds for the long game too.
ORA-13-3 = The long two-player game uses the front of the wheel and the ring for two, and is played in rounds.
ORA-13-4 = Games for two have no fixed end. So that every game ends, the table stops after 200 turns or rounds and counts the points; this is a technical limit, not a rule of the game.

## The solo game

ORA-chapter-14 = The solo game
ORA-14-1 = The player has a land, three clergymen and eight settlements as usual, but no goods at the start. The front of the wheel is used. Every turn has two main actions.
ORA-14-2 = Using a building of the neutral player is a main action: pay 1 coin (2 under ORA-5.8) to the supply, or give 1 wine or whiskey, and choose which neutral clergyman at home goes to the building, which must be unoccupied. If no neutral clergyman is at home, this is impossible.
ORA-14-3 = The neutral clergymen come home like a player’s, when all three are out: at the start of every turn, and once more in a turn with a settlement phase, before the phase (ORA-2.31).
ORA-14-4 = When the neutral player builds, all cards left in the display must be put on the neutral land, free of charge, in the order and on the cells the player chooses. The neutral land never grows beyond its ten cells.
ORA-14-5 = On the neutral land a card may be put on an empty cell, or on top of an unoccupied building of the same class: a monastery building on a monastery building, an ordinary one on an ordinary one. Basic buildings, the Builders’ Market and cards put there in the same phase may be covered too, as often as wished. A monastery building on an empty cell needs another monastery building beside it. Terrain does not matter.
ORA-14-6 = A covered card is out of the game. The player puts the cards down one by one, and must go on as long as any card left has a cell it may be put on. Cards that have none are then removed from the game.
ORA-14-7 = Then, if the neutral prior is at home, he may be used once: choose a building put down in this phase and not covered, pay the price of a contract to the supply or give a gift, place the neutral prior there, and use the function.
ORA-14-8 = The Winery or the Whiskey Distillery put down by the neutral player makes contracts dearer at once, already when the neutral prior is used.
ORA-14-9 = For the Priory, the Palace and the Grand Manor, neutral clergymen count like any others.
ORA-14-10 = Markers leave the game as ORA-3.6 says. A good without a marker of its own can still be harvested by the joker as long as the joker is in play.
ORA-14-11 = Only the player’s points are counted, as usual. The goal is 500 points.
ORA-14-12 = The Hospice and the Guesthouse are of use only while there are cards in the display: after the neutral player has built there are none until new cards come.
