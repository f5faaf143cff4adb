### The King’s Abbey: the rules, in reading order.

## General rules

ABB-chapter-1 = General rules
ABB-1-1 = “Discarded” means out of the game; “returned” means back to the bank, the general supply or the personal reserve. Discarded peasants, dice of Elias, cards and initiative tokens never come back.
ABB-1-2 = Resources and coins are unlimited. Sheep (15), cows (9), barns (5), remodels (5), tools (11), wagons (11) and each player’s 15 peasants are not; of these only the peasants can ever run out.
ABB-1-3 = A player’s board consists of pews, baptistery, towers, buildings, barn and remodelled slots. Peasants on crusade or Vikings cards, and dice on crusade, Vikings or saint cards, are not on the board.
ABB-1-4 = The population is the number of peasants on the board: on the pews, in the baptistery and on cards.
ABB-1-5 = Prestige is counted at once, gains as well as losses. It may fall below zero.
ABB-1-6 = The defence of an abbey is 1 (3 in the quick game), plus 1 for each monk die on the defence track, plus permanent points that count as long as their condition holds: 1 for an accomplished Deacon; 1 for an accomplished Cardinal; 1 for the altar; 1 for all five walls; 1 for each Gate Tower or Battlement with an archer; 1 for the Chapel of an accomplished Priest; 1 for each active Barracks, Cellarium and Cloister; 1 for two active Mason’s Guilds; 2 for the Holy Cross once used; 2 for Saint Arnold once used. It is never below 1 and has no upper limit.
ABB-1-7 = Where a card contradicts the rules, the card is right.
ABB-1-8 = In phase 1 a player rolls 9 dice, 10 if he has an active Monk’s Quarters at that moment, less those that lie on crusades. The rolled dice are his pool, for all to see; a die is used by placing it. Dice that come back from a crusade in phases 11 and 12 join the reserve and are rolled in the next round.
ABB-1-9 = Each of the two trade tokens can be used once per round, when its owner is asked something, and is then turned over. He gives any number of tokens of one kind (one resource, or coins) to the bank and receives any number of one other kind, worth no more than what he gives; the difference is lost (but see the Money Changer, ABB-16.15). A coin is worth 1, wood 2, grain 3, stone 4, sand 5. Nothing mixed can be given or received; tools, wagons, animals and cards cannot be traded.
ABB-1-10 = Two peasants never share a seat, a place in the baptistery or the peasant space of a card.
ABB-1-11 = A peasant who arrives (from the reserve, by preaching or an event, or home from a crusade) takes the lowest free seat of the leftmost bench that has one. If all 12 seats are taken, the peasant in the lowest row of the fourth bench first goes to the baptistery, where a place is then always free, and the newcomer takes his seat.
ABB-1-12 = Whoever loses a peasant from the board chooses which: on the pews, in the baptistery or on a card, which then becomes inactive. The peasant is discarded.
ABB-1-13 = A building or Bell Tower is active while a peasant stands on it, a Gate Tower or Battlement while an archer does, the Chapel always.

## Setup

ABB-chapter-2 = Setup
ABB-2-1 = Sort the events into good years, disasters and Vikings, and shuffle each pile. Take 2 good years, 2 disasters and 3 Vikings (other mixes: ABB-20.1, ABB-21.6) and shuffle them face down into the event deck of 7 cards. The other events are discarded unseen.
ABB-2-2 = Shuffle the 21 crusades without a relic (with the Holy Relics: ABB-23.1) and deal 1 face up to each player. The rest is the crusade deck, face down.
ABB-2-3 = The Darkness marker starts on the lowest cell of its track. From bottom to top the cells read 3, 3, 4, 5, 6, 7, 8, 9, 10.
ABB-2-4 = Shuffle the 6 initiative tokens into a face-down pile.
ABB-2-5 = Every resource location has 5 main spaces and 2 bonus spaces. With 1, 2 or 3 players one of the two bonus spaces of every location is blocked for the whole game.
ABB-2-6 = Each player takes 9 monk dice (a tenth stays in the general supply), 15 peasants, 5 walls, 2 trade tokens, the altar, 6 tower cards (2 Battlements, 2 Gate Towers, 1 Bell Tower, 1 Chapel), 1 wagon, 1 tool, 4 coins, 1 wood, 1 grain and 1 stone. Trade tokens and tools lie on their available side.
ABB-2-7 = The defence of each abbey is 1. The clergy marker waits before the first cell of its track. One peasant sits on the first seat of the first bench; the others form the personal reserve.
ABB-2-8 = Shuffle the 6 starting buildings and deal 1 to each player (or auction them: ABB-20.6). It goes on any building slot with 1 peasant from the reserve on it and is active at once. It costs nothing and brings neither prestige nor a purchase reward. Starting buildings that are left over are discarded.
ABB-2-9 = Shuffle the other 57 building cards into two piles of 29 and 28, one for each column of the Building Market. Fill rows 1, 2 and 3 of each column from its pile and turn the next card of the pile face up: it is the card of row 4. So 8 cards are on offer.
ABB-2-10 = The first player is drawn at random. His prestige marker starts at 5; the next players clockwise start at 6, 7, 8 and 9.
ABB-2-11 = With the Patron Saints, each player is dealt 1 saint face down, which he alone may look at; the other saints are discarded unseen.
ABB-2-12 = After setup every player has 13 peasants in the reserve, 1 on the pews and 1 on the starting building.

## Rounds and phases

ABB-chapter-3 = Rounds and phases
ABB-3-1 = The game lasts as many rounds as there are event cards: 7, or 5 in the quick game. A round has twelve phases: 1 roll, 2 event, 3 abbey and crusades, 4 buildings, 5 resources and initiative, 6 moves, 7 construction, 8 food, 9 Darkness, 10 income, 11 crusades, 12 end of the round.
ABB-3-2 = Turn order is clockwise from the holder of the first-player pawn and does not change during a round.
ABB-3-3 = In phases 2, 3, 4, 5, 7 and 11 the players act strictly in turn order. In phases 1, 6, 8, 9, 10 and 12 players do not affect each other: whoever has something to decide may do so at any time, in parallel with the others, and the outcome does not depend on who answers first.

## Phase 1: roll

ABB-chapter-4 = Phase 1: roll
ABB-4-1 = Every player rolls his dice (ABB-1.8). Whoever has no die in the reserve rolls none.
ABB-4-2 = The owner of an active Bell Tower may then roll dice again (ABB-17.3).

## Phase 2: event

ABB-chapter-5 = Phase 2: event
ABB-5-1 = The top event is revealed. In round 1 a Vikings card goes to the bottom of the deck and another event is drawn, until one is revealed that is not Vikings. Everybody then knows that the last rounds will be raids, as many as there were such cards.
ABB-5-2 = A good year or a disaster holds for the whole round; what it does “at once” happens now, to all players in turn order. A change of a divisor applies after those made by buildings. Good years. Bumper Harvest: the divisor of the Field is 1 lower, but never below 2. Generous Forests: every resource action in the Forest yields 1 extra wood, even if its dice yield none. New Vein: every resource action on the Mountain whose dice yield stone yields 1 extra stone. Royal Largesse: everybody gains 3 coins at once. Religious Fervour: everybody at once recruits 1 peasant from the reserve, if one is left, outside the limit for preaching. Great Pilgrimage: everybody has 2 extra moves in phase 6. Mild Winter: everybody feeds 1 level less. Ray of Light: every defence counts 2 higher against the Darkness. Great Fair: every price of the Building Market is 1 coin lower, so row 1 is free; taking a free card is a purchase. Year of Study: at once, everybody may roll any of his pool dice again, all together and once; the new results stand. Disasters. Drought, Forest Fire, Rockslide: the divisor of the Field, the Forest or the Mountain is 1 higher. Flood: no die may be placed in the Sandpit. Plague: everybody at once discards 1 peasant from the board; whoever has none loses 2 prestige instead. Brigands: everybody at once loses 3 coins, or all if he has fewer. Famine: everybody with at least 1 peasant on the board feeds 1 level more. Heresy: at most 1 die may be used for preaching instead of 3. Deep Night: the Darkness counts 1 higher, though its marker does not move for that. Broken Roads: no trade tokens, wagons or Stables trades until the end of the round. No event changes what goods are worth in trades or touches Elias.
ABB-5-3 = When Vikings are revealed, the owner of the Holy Lance is asked, before the dice are rolled, whether he uses it (ABB-23.5). If he does, the raid is over.
ABB-5-4 = Otherwise one Viking die per player is rolled (two in the solo game), and the dice are put on the rows of the card from the highest to the lowest.
ABB-5-5 = Beginning with the first player, whoever is to act must meet the first open row: either with a die of his pool that shows exactly its value, and he gains 1 prestige, or with a peasant from his board, and he loses 1 prestige. The peasant may be chosen even by someone who has a fitting die.
ABB-5-6 = Whoever has met a row with a die may go on with further dice on the following rows, in order and each of exactly the row’s value, gaining 1 prestige for each, and may stop at any row. Whoever has placed a peasant must stop. Then the next player clockwise faces the first open row.
ABB-5-7 = Whoever has neither a fitting die nor a peasant on his board leaves the row breached: it counts as a peasant and costs him 1 prestige, and the next player goes on.
ABB-5-8 = With an active Barracks, the first monk die a player places on the card may count 1 more or 1 less (between 1 and 6); with two, it may count as any value. The Library does not help here; the Scriptorium does (ABB-16.18).
ABB-5-9 = When all rows are settled and there are more monk dice than peasants and breaches, the Vikings are repelled: whoever has the most dice on the card gains 3 prestige; in case of a tie nobody does.
ABB-5-10 = Otherwise they plunder the kingdom: every player, in turn order, discards one of his buildings or towers, as he chooses, with the peasant on it. The prestige it brought stays; everything else it gave ends. The starting building may be chosen, and either of two copies; altar and walls may not. A farm takes its barn along, and the animals return to the supply.
ABB-5-11 = Whoever has neither a building nor a tower loses all coins and all resources instead. Nobody who has one may choose that.
ABB-5-12 = The dice and peasants stay on the card until phase 12. There are as many rows as players, so nobody acts twice.

## Phase 3: abbey and crusades

ABB-chapter-6 = Phase 3: abbey and crusades
ABB-6-1 = In turn order each player takes one turn. He may preach, rise in the clergy, defend the abbey and go on crusade, each of them or none, in any order: he places dice one by one within the limits below, mixed with free actions if he likes, until he stops.
ABB-6-2 = Unused dice stay in the pool for phase 5, or to help with another player’s crusade later in phase 3.
ABB-6-3 = Preaching: a die that shows 1, 2 or 3 recruits 1 peasant from the reserve (ABB-1.11). At most 3 dice per round, and only while peasants are left in the reserve.
ABB-6-4 = Clergy: a die that shows 4, 5 or 6 moves the clergy marker one cell, at most 3 dice per round and not beyond cell 15. Each of the five levels has three cells; on its third a level is accomplished and gives its bonus at once. Postulant (cell 3): 2 more moves in phase 6 from now on. Deacon (cell 6): 1 defence, and the decision about the saint (ABB-24.1). Priest (cell 9): 2 resource tokens of one’s choice, once; from now on the Chapel gives 1 defence. Bishop (cell 12): 3 more moves in phase 6, which makes 6, and 4 prestige. Cardinal: 3 prestige on cell 13, 4 on cell 14, and finally 5 prestige and 1 defence on cell 15.
ABB-6-5 = The limits for preaching and for the clergy count all dice placed there in the round, echoes included; a die taken back and placed again counts once more.
ABB-6-6 = Defending: any number of dice, whatever they show. Each adds 1 defence until phase 12.
ABB-6-7 = Crusade: on each of his own crusades that is not completed, a player may place pool dice on free dice spaces. With the first die he must send 1 of his peasants, from the pews or the baptistery and not from a card, to the crusade; once per card. A peasant is never sent without a die.
ABB-6-8 = The first die fixes the value of the crusade: all later dice on it must show the same.
ABB-6-9 = When all its dice spaces are filled, a crusade is completed: nothing more is added, and it is resolved in phase 11 of this round.
ABB-6-10 = Help: in his turn, and once a die of his own lies on the card, the owner may offer one other player a deal: how many dice that player is to bring, at most as many as there are free spaces, and his share, which is any part of the reward (the relic included) and any part of the prestige. Nothing else can be promised. The other may accept, refuse or make one counter-offer for another share. Only the owner of the card can begin a deal (chapter 25).
ABB-6-11 = When they agree, the helper at once sends 1 peasant from his pews or baptistery to the second peasant space, unless one of his is there already, and places the agreed number of dice of the card’s value from his pool. A player without peasant or dice cannot be asked. The helper may use his Blacksmith and his Scriptorium.
ABB-6-12 = A crusade has one ally at most until it is resolved or abandoned. The same ally may add dice in later turns by a new deal, which replaces the old one if both agree; if not, the old one stands. The last agreed split is binding. Without a deal the owner gets everything. Help need not complete the crusade, and a helper whose own turn is over may still use the dice left in his pool.
ABB-6-13 = Helping is not a turn of the helper and uses up none of his actions.

## Phase 4: buildings

ABB-chapter-7 = Phase 4: buildings
ABB-7-1 = In turn order each player may buy 1 card of the Building Market at the price of its row, 1 to 4 coins. Then, from the last player to the first, everybody who has just bought a card may buy 1 more.
ABB-7-2 = The buyer takes the purchase reward at once and keeps the card face up in hand. There is no limit to the hand, and any card may be bought, even one that its buyer can never build.
ABB-7-3 = Gaps are not filled before phase 12; the card under a bought card of row 4 stays hidden.

## Phase 5: resources and initiative

ABB-chapter-8 = Phase 5: resources and initiative
ABB-8-1 = In turn order, as often as needed, each player places dice on one resource location, or 1 die on the initiative, or passes. Whoever passes is out for this phase, which ends when all have passed. A player without pool dice passes automatically, unless he can still use a wagon, Abbott’s Den or his second Monk’s Quarters. Dice cannot be used for preaching, clergy, defence or crusades in this phase, except through Monk’s Quarters.
ABB-8-2 = For a resource action a player places 1 die on a free main space and then, if he wishes, 1 more die on a free bonus space of the same location.
ABB-8-3 = Each player may act only once per round on each location.
ABB-8-4 = Before collecting, the player may use tools: each adds 1 to one die of this action, up to 6, and is then turned over. Several tools may raise the same die.
ABB-8-5 = He collects the sum of his dice divided by the divisor, rounded down: Forest 2 for wood, Field 3 for grain, Mountain 4 for stone, Sandpit 5 for sand. Buildings change the divisor first (Mountain 3 with a Mason’s Guild, Field 2 with two Gardens), then the event does. An action may yield nothing.
ABB-8-6 = Wagon, a free action of phase 5: return 1 wagon to the supply and take 1 resource token of a location where a die of yours was placed in this round, even if Monk’s Quarters took it off again. Any number of wagons may be used whenever you are asked in this phase, even one just won. It brings neither change in coins nor a bonus from an event.
ABB-8-7 = Initiative: any die, if the space is free; so it is taken once per round at most. The player takes the top initiative token and its reward at once: 3 wood, 2 grain, 1 stone, 1 sand, 1 tool or 1 wagon. The first player may do so too. If the pile is empty, the die may still be placed, without a reward.

## Phase 6: moves

ABB-chapter-9 = Phase 6: moves
ABB-9-1 = Each player has 1 move, 2 more as an accomplished Postulant, 3 more as an accomplished Bishop and 2 more in the round of the Great Pilgrimage. Moves not used are lost.
ABB-9-2 = A move takes a peasant to the seat in the same row of the next bench, if it is free. Peasants do not jump, change rows or go back.
ABB-9-3 = Moves may be spent on one peasant or on several, mixed with the free moves into the baptistery and onto cards.

## Phase 7: construction

ABB-chapter-10 = Phase 7: construction
ABB-10-1 = In turn order each player takes one turn, in which he may build as much as he can pay, in any order.
ABB-10-2 = The altar, once: it costs 4 coins and 2 wood and brings 2 prestige.
ABB-10-3 = A wall: it costs 1 stone and brings 1 prestige. There are five.
ABB-10-4 = A tower: pay the cost of one of your tower cards, put it on a free tower slot and gain its prestige. Nobody builds more than 4 towers in a game, destroyed ones included.
ABB-10-5 = An archer costs 5 coins: a peasant from the pews or the baptistery goes to a Gate Tower or Battlement of yours that has no archer.
ABB-10-6 = A building: pay the cost of a card in hand, put it on a free building slot and gain its prestige. A second copy goes on the slot of the first and needs no free one; if the first was destroyed, it takes a free slot. Of each type 2 copies may be built in a game, the starting building and destroyed ones included; of the two farms, only one card in all (ABB-16.11). A card may be built in the round in which it was bought.
ABB-10-7 = Remodelling, once per game and only when all 7 building slots are taken, the barn included: it costs 2 grain and 2 stone and gives 2 more slots. They stay even if others become free later.
ABB-10-8 = Costs are paid from one’s own stock. Trade tokens may be used in between.

## Phase 8: food

ABB-chapter-11 = Phase 8: food
ABB-11-1 = Gardening: an active Garden brings 1 grain for every 3 grain in stock.
ABB-11-2 = Breeding: a Sheep Farm that has been active since an earlier round brings 1 sheep, up to 5; a Dairy Farm likewise 1 cow, up to 3. The last activation counts.
ABB-11-3 = Levels to feed: none for a population of 0, 1 for 1 to 4 peasants, 2 for 5 to 8, 3 for 9 or more; then the event may add or take away one.
ABB-11-4 = Each active Bakery and each cow covers 1 level free of charge.
ABB-11-5 = For the rest the player may return sheep, each for 2 levels; any surplus is lost. Each level that is left must be paid with 1 grain as far as his grain goes. Trade tokens may be used before.
ABB-11-6 = For each level still uncovered the player discards 1 peasant from the board, if he has one, and loses 2 prestige. This comes before the Darkness, so a peasant lost from a defence card weakens the defence of the same round.
ABB-11-7 = The levels are fixed before the losses; discarding peasants does not lower them.

## Phase 9: Darkness

ABB-chapter-12 = Phase 9: Darkness
ABB-12-1 = Each player compares his defence with the number under the Darkness marker. He falls short by as much as the Darkness is higher. Deep Night adds 1 to the Darkness, Ray of Light 2 to every defence.
ABB-12-2 = For each point he falls short he discards 1 peasant from the board, as long as he has any, and loses 2 prestige, with or without peasants. The shortfall is fixed before the losses: a peasant lost from a Barracks or tower does not raise it.
ABB-12-3 = After that the Darkness marker rises one cell; on the last one it stays.

## Phase 10: income

ABB-chapter-13 = Phase 10: income
ABB-13-1 = Each player gains 1 coin per peasant of his population.
ABB-13-2 = Each active Brewery adds 1 coin per peasant on a tower or building card, archers included.

## Phase 11: crusades

ABB-chapter-14 = Phase 11: crusades
ABB-14-1 = In turn order the completed crusades of each player are resolved: dice return to their owners’ reserves, peasants to their owners’ pews (ABB-1.11); reward and prestige are paid as agreed; for a relic, see ABB-23.2; the card is discarded.
ABB-14-2 = Then, in turn order, each player with fewer than 2 crusades may pay 1 coin and draw one, face up, if the deck is not empty; one per round. This is left out in the last round.
ABB-14-3 = Unfinished crusades are never discarded.

## Phase 12: end of the round

ABB-chapter-15 = Phase 12: end of the round
ABB-15-1 = The owner of the die on the initiative takes the first-player pawn. If there is none, the pawn stays where it is.
ABB-15-2 = Dice on player boards, on the main board and on Vikings and saint cards return to their owners. Peasants on a Vikings card and the event card are discarded.
ABB-15-3 = Each owner of an uncompleted crusade with dice may abandon it (nobody is asked in the last round, where it makes no difference): all its dice return to their owners, all its peasants are discarded, the ally’s too, and the deal lapses. The card stays as if new, its value and the place of an ally open again.
ABB-15-4 = Nobody keeps more than 3 of each resource, 4 with one active Cellarium, 5 with two; with an active Tithe Barn there is no limit. Trades are possible before; the surplus is returned. Coins are unlimited.
ABB-15-5 = If the event deck is empty, the game is over and the final prestige is counted.
ABB-15-6 = Market: in each column the cheapest card left, if any, is discarded, the others slide down without gaps, and the column is filled up to row 4 from its pile, the card of row 4 being its top card turned face up.
ABB-15-7 = Trade tokens and tools are turned to their available side.

## Buildings

ABB-chapter-16 = Buildings
ABB-16-0 = The first effect of a building type needs an active copy, the second two active copies. If one of two copies loses its peasant, the second effect pauses until that copy is active again. What can be used a certain number of times per round is counted by player and type: it can be used as long as the uses of this round are fewer than what the active copies allow at that moment.
ABB-16-1 = Abbott’s Den: once per round (twice with two copies) its owner may take back to the pool a die that has lain on his board since phase 3, used for preaching, clergy or defence. What it did stays, but a die taken from the defence track no longer counts there. It can be used again in phase 3 or 5, within the usual limits and with the value it was rolled with.
ABB-16-2 = Bakery: each active copy covers 1 level in phase 8.
ABB-16-3 = Barracks: 1 defence for each active copy, and a die against the Vikings that may be changed (ABB-5.8).
ABB-16-4 = Bath House: once per round (twice with two copies), whenever its owner is asked something, he may move a peasant from one of his tower or building cards to another that needs a peasant and has none, free of charge. A peasant moved to a Gate Tower or Battlement becomes an archer without paying the 5 coins. The Bath House’s own peasant may be moved.
ABB-16-5 = Blacksmith: once per round, even with two copies, one die that its owner places on a crusade in phase 3, his own or one he helps with, may count 1 more or 1 less (between 1 and 6) or, with two copies, as any value. If it is the first die of the card, the changed value becomes that of the crusade.
ABB-16-6 = Brewery: more income (ABB-13.2).
ABB-16-7 = Calefactory, Chapterhouse, Refectory: when such a card becomes active for the first time, its owner gains 10 prestige, which is never lost and never gained again for that card. Whoever has built one of these three types may never build another of them; a second copy of the same type is allowed. Each such card left in hand at the end costs 10 prestige.
ABB-16-8 = Cellarium: 1 defence for each active copy; 4 of each resource may be kept in phase 12, 5 with two copies.
ABB-16-9 = Cloister: 1 defence for each active copy.
ABB-16-10 = Dairy Farm: when it is built, a barn is put on a second free building slot; without two free slots it cannot be built. From the round after its activation it brings 1 cow per round, up to 3. Each cow covers 1 level in every phase 8 and is worth 3 prestige at the end. The cows stay even if the peasant leaves.
ABB-16-11 = Whoever has built a Sheep Farm or a Dairy Farm may build neither of them again.
ABB-16-12 = Garden: 1 grain for every 3 grain in phase 8 (ABB-11.1), which the second copy does not double; with two copies the divisor of the Field is 2 in phase 5.
ABB-16-13 = Library: once per round (twice with two copies) its owner may choose the value of a die used for preaching, clergy or defence.
ABB-16-14 = Mason’s Guild: the divisor of the Mountain is 3 in phase 5 and for Saint Reynold; in trades a stone is still worth 4. With two copies: 1 defence.
ABB-16-15 = Money Changer: after a resource action, what the division leaves over (tools included) is paid in coins; after a trade with a trade token, so is the lost difference, but the player must take as many tokens of the other kind as he can. It pays nothing for Saint Reynold or for trades through the Stables. With two copies: 1 prestige for every 5 coins at the end.
ABB-16-16 = Monk’s Quarters: a tenth die from the next phase 1 on (ABB-1.8), never more. With two copies, once per round in phase 5, its owner may take one of his dice off a resource location and use it at once for preaching, clergy or defence with the value it was rolled with (the Library may change it), within the limits of the round. Its space becomes free for others, what it collected stays, and its owner may not return to that location.
ABB-16-17 = The tenth die is lost again at the next phase 1 if no Monk’s Quarters is active then.
ABB-16-18 = Scriptorium: once per round a die counts as two dice of its value when it is placed; the second is called its echo. With two copies, also once per round, two other dice of equal value placed together count as three. An echo has the value of its die after any change by Library, Blacksmith or Barracks, keeps to every limit and takes up space like a die: it counts for the limits of preaching and clergy, adds 1 defence, fills a space of a crusade until the crusade is resolved or abandoned, takes the bonus space of a resource action (so no other die fits, and the second effect cannot be used there), meets the next Viking row if that has the same value (1 prestige, and it counts for the result and the majority) and counts on the saint card. It cannot be used on the initiative. Tools may raise the die and its echo separately, each up to 6. The echo goes when its die goes; a defence die taken back takes its echo along.
ABB-16-19 = Sheep Farm: like the Dairy Farm it comes with a barn, and also with 2 sheep; it brings 1 sheep per round from the round after its activation, up to 5. A sheep returned in phase 8 covers 2 levels; each sheep kept is worth 2 prestige at the end.
ABB-16-20 = Stables: once per round (twice with two copies), their owner may, in his own turn of phases 3, 4, 5 and 7, trade with a player who agrees: he gives one kind and receives another, worth no more than what he gives. Both lots change hands whole, and no trade token is needed. The partner needs no Stables; the second trade may be with the same partner or another. Not in the solo game and not in the round of the Broken Roads. Chapter 25 tells how offers are made.
ABB-16-21 = Tithe Barn: no resource limit in phase 12. With two copies: 1 prestige for every 3 resource tokens at the end.

## Towers

ABB-chapter-17 = Towers
ABB-17-1 = Battlement, Gate Tower: 1 defence each while an archer mans it.
ABB-17-2 = Chapel: 1 defence while its owner is at least an accomplished Priest, whichever came first. It needs no peasant.
ABB-17-3 = Bell Tower, active: its owner may roll up to 2 of his pool dice again per round, each of them once, together or one by one; the new result stands.
ABB-17-4 = A destroyed tower frees its slot, but counts among the 4 that may be built (ABB-10.4).

## Free actions

ABB-chapter-18 = Free actions
ABB-18-1 = Free actions may be taken whenever a player is asked something about his own play, before he answers. A peasant on the fourth bench may go to a free place of the baptistery, at no cost.
ABB-18-2 = A peasant in the baptistery may go, at no cost, to one of his owner’s buildings or to the Bell Tower, if no peasant stands there: he is a lay brother now, and the card is active at once.
ABB-18-3 = A trade token may be used (ABB-1.9) while one is on its available side, but not in the round of the Broken Roads.
ABB-18-4 = A trade through the Stables (ABB-16.20) may be offered only in one’s own turns of phases 3, 4, 5 and 7. The Bath House (ABB-16.4) may move a peasant in any phase. The Bell Tower (ABB-17.3) lets its owner roll dice again in phases 1 to 5.
ABB-18-5 = Abbott’s Den (ABB-16.1) may take back a die in phases 3 to 5, the second Monk’s Quarters (ABB-16.16) in phase 5 only.
ABB-18-6 = A relic (chapter 23) or a saint (chapter 24) may be used.
ABB-18-7 = Whoever could only answer “done” is not asked. After the income of phase 10 everybody who has a free action left is asked, whatever crusades he has. In phase 12 of the last round there is one more occasion, before the resource limit is checked and points are counted, for whoever can still change his points or the tie-break by a free action: a trade, a relic (also one just won), a saint, a peasant sent to work. Before the Darkness only a free action that can raise the defence is worth a question.
ABB-18-8 = A wagon (ABB-8.6) may be used in phase 5 only. Whoever has placed all his dice is still asked while he has a usable wagon, or could get one from the Torah.
ABB-18-9 = Nobody acts in another player’s turn, except to answer an offer made to him. Answers to offers and to the question of the Holy Lance, and choices forced by an effect (the gift of the Priest, the decision about the saint, a payment, the loss of peasants in phases 8 and 9) leave no room for free actions. The free actions of a round are limited in number, so no turn goes on for ever.

## End of the game

ABB-chapter-19 = End of the game
ABB-19-1 = Final prestige is the prestige marker, plus 2 per sheep, 3 per cow, with two active Money Changers 1 per 5 coins, with two active Tithe Barns 1 per 3 resource tokens, 2 per relic kept; less the prestige of each building card left in hand (10 for Calefactory, Chapterhouse and Refectory) and that of each of one’s own crusades that is not completed.
ABB-19-2 = Tower cards that were never built cost nothing.
ABB-19-3 = The resource limit of the last phase 12 applies before the count.
ABB-19-4 = The highest prestige wins. Ties go to the higher value of resources (wood 2, grain 3, stone 4, sand 5; coins do not count); if that is equal too, the victory is shared.
ABB-19-5 = Crusades completed in the last round are resolved in its phase 11 and count as usual.

## Easier and harder games

ABB-chapter-20 = Easier and harder games
ABB-20-1 = The event deck always has exactly 7 cards (5 in the quick game). Good years, disasters and Vikings: standard 2, 2 and 3; easier with one raid 3, 3 and 1; easier without raids 4, 3 and 0; easiest 7, 0 and 0; harder 1, 2 and 4; hardest 0, 3 and 4; quick game 2, 2 and 1.
ABB-20-2 = Any other mix is allowed that adds up to 7, uses at most the 10 good years, 10 disasters and 8 Vikings of the box, and has at least one card that is not Vikings, which round 1 needs.
ABB-20-3 = Easy start: 3 peasants sit on the first bench instead of 1 and the clergy marker starts on cell 3, which gives 3 moves per round from the beginning. 11 peasants are left in the reserve.
ABB-20-4 = Dark start: the Darkness marker starts on the upper of the two cells “3”. The seven rounds are fought against 3, 4, 5, 6, 7, 8 and 9.
ABB-20-5 = In the standard game the Darkness of the seven rounds is 3, 3, 4, 5, 6, 7 and 8, in the quick game 3, 3, 4, 5 and 6.
ABB-20-6 = Auction of the starting buildings (2 to 5 players): everybody starts with 6 coins instead of 4. The first player and the starting prestige are settled first, and the 6 starting buildings lie face up.
ABB-20-7 = There is one auction for each card to be taken, among the players without one. Bidding begins with the first player, or the next clockwise who has no card, and goes round: raise or pass. Whoever passes is out of this auction, but back in the next.
ABB-20-8 = A bid is a whole number, the value of coins and resources together (coin 1, wood 2, grain 3, stone 4, sand 5): at least 1, higher than the standing bid and at most the value of the bidder’s whole stock, which is 15 at the start and 20 in the quick game. The auction ends when all but the highest bidder have passed.
ABB-20-9 = The winner pays exactly his bid to the bank: he chooses which of his resources he gives, and coins make up the rest. Then he takes one of the face-up starting buildings and places it with a peasant (ABB-2.8).
ABB-20-10 = If everybody passes, the first of them in bidding order takes a card free of charge.
ABB-20-11 = When only one player has no card, he takes one of the rest free of charge. Cards left over are discarded.
ABB-20-12 = So a player may begin with fewer than 4 coins or without resources; nothing makes up for that.

## The quick game

ABB-chapter-21 = The quick game
ABB-21-1 = The clergy marker starts on cell 3, and the base of the defence is 3.
ABB-21-2 = A peasant sits on each of the three seats of the first bench; 11 are in the reserve.
ABB-21-3 = Everybody starts with 1 sand more.
ABB-21-4 = After setup, in turn order, each player takes 1 card of the Building Market free of charge, from any row, puts it on a building slot at once and gains its purchase reward and its prestige. It is inactive until a lay brother comes. Farms come with their barn, and the Sheep Farm with 2 sheep as well. A second copy of the starting building goes on the same slot.
ABB-21-5 = The market is not filled between these picks. After them each column slides down and is filled up to 4, and nothing is discarded.
ABB-21-6 = The event deck holds 2 good years, 2 disasters and 1 Vikings card, so there are 5 rounds. All other rules are unchanged; the Darkness starts on its first cell.

## Solo against Elias

ABB-chapter-22 = Solo against Elias
ABB-22-1 = The rules are those for two players: 1 bonus space per location, 2 Viking dice. The player begins the game as first player with 5 prestige. There are no Stables trades, no deals about crusades and no auction.
ABB-22-2 = Elias has 10 dice and 3 peasants. At the start 6 of his dice are rolled: they are his open pool for the whole game, never refilled, and each is discarded once it has been used. The other 4 are action dice and come back every round.
ABB-22-3 = At the start of phase 4 two action dice are rolled. For each result from 1 to 4 both market cards of that row are discarded; a second equal result does nothing more, 5 and 6 do nothing. The gaps stay until phase 12.
ABB-22-4 = At the start of phase 5 the other two action dice are rolled. On a 1 Elias takes the initiative if it is free: the top token is discarded, and Elias is first player until the player takes the initiative again. On a 2, 3, 4 or 5 the die takes the open bonus space of Forest, Field, Mountain or Sandpit respectively, if it is free. A 6 does nothing.
ABB-22-5 = In a round in which Elias has the initiative, the player cannot take it. Who is first player matters only for who meets the Vikings first.
ABB-22-6 = Vikings: in his turn Elias uses a die of his pool that shows exactly the value of the open row, never more than one per raid, or else one of his peasants; if he has none left, the row is breached, and nobody loses prestige for that. Then the player faces the next row. In his turn the player may also meet the last row with a second fitting die (ABB-5.6).
ABB-22-7 = The result is found as usual: with 2 rows, both must be met by dice. The player gains 3 prestige if he has strictly more dice on the card than Elias. If the Vikings plunder, the player loses a building or tower.
ABB-22-8 = Crusades: once a die of his own lies on the card, the player may in phase 3 add any number of dice of Elias’s pool that show the card’s value. Elias sends no peasant and has no share. His dice are discarded when the crusade is completed or abandoned.
ABB-22-9 = The action dice return in phase 12. Events, food, Darkness and income do not touch Elias.
ABB-22-10 = After 7 rounds the final prestige is the result, to be compared with earlier ones. There is no target to reach.

## The Holy Relics

ABB-chapter-23 = The Holy Relics
ABB-23-1 = The 7 crusades with a relic are shuffled with the 21 others before the first deal. Up to 7 crusades without a relic may be removed beforehand, drawn at random or chosen for the table by the player in the first seat.
ABB-23-2 = They are played like the others. When one is resolved, the relic goes to the owner of the card, unless a deal gave it to the ally.
ABB-23-3 = A relic is either kept to the end, where it is worth 2 prestige, or used once, whenever its owner is asked something, and then discarded.
ABB-23-4 = Holy Grail: the clergy marker moves to the top cell of its level, or of the next level if it stands on a top cell; before cell 1 the level is Postulant. All cells passed give their bonuses, and the limit of 3 dice does not matter. Not usable on cell 15. Holy Cross: 2 defence for the rest of the game. Holy Lance: see ABB-23.5. Golden Jar of Manna: 3 grain. Aaron’s Rod: build 2 walls free of charge, or 1 if only one is left; their prestige and the defence of the fifth count. Not usable without walls left. Tablets of the Law: in one’s own turn of phase 7, build one tower or building without paying one kind of its cost, that is all tokens of one resource or all coins; not for altar, walls, archers or remodelling. Torah: 2 wagons.
ABB-23-5 = Holy Lance: only when Vikings are revealed, before the dice are rolled. Its owner repels the raid alone and without dice: he gains 5 prestige in all, and nothing else happens to anybody.
ABB-23-6 = Unfinished crusades with a relic cost their prestige like the others.

## The Patron Saints

ABB-chapter-24 = The Patron Saints
ABB-24-1 = Each player has one secret saint. When his clergy marker reaches cell 6, by dice or by the Grail, he must choose at once and for good: either he reveals the saint and has the support of the saints for the rest of the game, or he keeps it face down and may use its ability once; then it is revealed and discarded.
ABB-24-2 = Whoever never gets there cannot use his saint. An unused saint is worth nothing.
ABB-24-3 = Support: once per round, when he is asked something, the owner of a revealed saint may put a pool die that shows 1 and another pool die on the saint card and take 2 resource tokens of his choice, equal or different. The dice return in phase 12. The Library does not help here; the Bell Tower and the Scriptorium do.
ABB-24-4 = Abilities, each once, when the owner is asked something. Arnold: 2 defence for the rest of the game. Elias: build one building card from the hand at once without paying; slots and copies as usual, prestige is gained; no tower. Gawain: one of the owner’s crusades, with his peasant and at least one die on it, needs 2 dice fewer (but at least 1) and is completed as soon as that many lie on it, those of an ally and echoes included; to be used before the resolution of phase 11. Andrew: all prestige the owner gains until the end of the round is doubled; losses and the final count are not. Lionel: up to 2 peasants from pews or baptistery become archers, without paying, on Gate Towers or Battlements of the owner that have no archer. Rudolph: one lay brother, from the baptistery or already on one of the two, activates two building cards together. He counts once for population, income and Brewery; if he is lost, both become inactive; if one of the cards is destroyed, he is discarded with it; the Bath House cannot move him. Reynold: collect as with two dice that show 6, on one location (sum 12) or on two (6 each), whatever spaces are free, even in a flooded Sandpit. Divisors of buildings and events apply, but no tools, wagons, change or extra tokens; it is no resource action, takes up no space and does not use up the location.

## Offers between players

ABB-chapter-25 = Offers between players
ABB-25-1 = Only the player whose turn it is makes offers, one at a time. An offer interrupts his turn: one other player must answer, nothing else happens meanwhile, and then the turn goes on. Offers and answers are public. What was decided before cannot be taken back because of them.
ABB-25-2 = An offer can be made only if both sides can carry it out at once: no more dice than there are free spaces and than the helper can supply, no more prestige than the card brings, any part of its reward, and goods that each side really has. A counter-offer must differ from the offer in prestige or in reward; the number of dice stays.
ABB-25-3 = For help there is an offer (crusade and helper, dice, prestige, part of the reward), perhaps a counter-offer, and yes or no. For the Stables there is an offer (partner and kind wanted, amount wanted, kind given, amount given) and yes or no. A lot wanted has at most 12 tokens; the lot given is worth at least as much and has at most 11 tokens more than needed.
ABB-25-4 = In one round a player makes at most 3 offers to get help, at most 1 of them for the same card to the same player, and at most two more Stables offers than he has active Stables. A counter-offer is no new offer.
ABB-25-5 = No answer in the time set by the table is a refusal. A player may have the table refuse all requests for help or all trades for him; such an answer is recorded like any other.
ABB-25-6 = Only what an offer can express is binding. Promises made in conversation bind nobody.
ABB-25-7 = A helper can supply, for a crusade of a certain value: his pool dice that show it; one more if his Blacksmith is unused in this round and can turn another die into it; one more if his Scriptorium is unused and he has at least one such die; one more through the second Scriptorium, if two further such dice are there for it. Only ways of supplying dice are offered by which the agreed number can still be reached.
ABB-25-8 = A deal is kept with the card: the ally, his prestige and his part of the reward. With an ally already there, a new offer names his new totals, not additions.
ABB-25-9 = In phase 11 of the round in which the crusade is completed, the ally gains his prestige and his part, the owner the rest. Saint Andrew doubles only the share of the player who uses him. If the crusade is never completed, nobody is paid and only the owner pays the penalty.
ABB-25-10 = The ally has no say in abandoning a crusade (ABB-15.3).

## Decisions step by step

ABB-chapter-26 = Decisions step by step
ABB-26-1 = Trade token: first the kind given, then the kind received, then the amount given. An amount is offered only if one token less would buy less; with an active Money Changer and a resource given, every amount that buys at least one token is offered. The player receives as many tokens as the value allows.
ABB-26-2 = Phase 5: first a location, the initiative or a pass; then the main die; then the bonus die, the echo or none; then, while tools can help, a tool on the main die, a tool on the bonus die, or collecting. Tools for the main die come before those for the bonus die.
ABB-26-3 = Phase 3: one die at a time, its use and its value. The Scriptorium is announced before its die; Library and Blacksmith join in where the die needs them. The first die on a crusade is followed by the choice of the peasant.
ABB-26-4 = Losses: one peasant at a time, named by his place: bench and row, baptistery or card. Where two cards are alike, the first is named.
ABB-26-5 = Phase 6: one move at a time, naming the peasant, until the player stops.
ABB-26-6 = Year of Study: for each value in the pool, in ascending order, how many of its dice are rolled again; then they are all rolled together. Bell Tower: one die at a time; its result is seen before the next.
ABB-26-7 = The gift of the Priest and the support of the saints: one of the 10 pairs of resources. Saint Reynold: one of the 10 pairs of locations; twice the same is a sum of 12 there.
ABB-26-8 = Food: how many sheep are returned, from none to as many as the levels still to be fed need; the grain follows by itself.
ABB-26-9 = Costs are fixed: paying leaves no choice, except in the auction (ABB-20.9) and with the Tablets of the Law, which leave one kind unpaid.
ABB-26-10 = Nothing is offered that cannot be finished: a building only with slot and cost at hand, an archer only with peasant, tower and coins, a die on a crusade only with a peasant to send.
