### The Pillars of the Earth: the rules, in the order they are read.

## General conventions

PIL-chapter-1 = General conventions
PIL-1-1 = Nobody ever has more than 30 gold: anything above is lost at once, wherever it comes from. Gold is never below 0.
PIL-1-2 = Points never fall below 0.
PIL-1-3 = Whoever cannot meet a forced payment (William’s raid, the tax) pays all the gold left and loses 1 point for every 2 gold unpaid, rounded down. Each payment is rounded on its own, and nothing is owed afterwards.
PIL-1-4 = Resources, gold, points, craftsmen and kept privileges are open to all.
PIL-1-5 = The supply of stone, wood and sand has no limit: should the cubes run out, production is still credited in full and the market still refilled to 4. Production is never paid from the market stock. Metal cannot run out: at most 13 are ever handed out.
PIL-1-6 = Only the number of workers counts: the large one stands for 5 small ones. Workers of the player’s colour, grey workers and the black worker are interchangeable.
PIL-1-7 = Wherever several players must act and no other order is given, they act clockwise from the first player.
PIL-1-8 = Craftsmen and privileges that leave a player or that nobody takes are out of the game for good. Resource cards return to their deck.
PIL-1-9 = Only the tax and William’s raid can be paid short. Every other payment (hiring a craftsman, placing a builder, buying, the goldsmith) is voluntary and must be made in full. Points can never be spent.
PIL-1-10 = A decision with a single legal answer, such as a forced pass under PIL-4.6 or PIL-5.6, may be carried out for the player; it is logged all the same. No decision is ever without an answer.

## Setup

PIL-chapter-2 = Setup
PIL-2-1 = Each of the 2 to 4 players takes a colour: 3 master builders, 12 workers (a large one that counts as 5, and 7 small ones), the 3 starting craftsmen face up (mortar mixer, woodworker, stonecutter), 2 discs and a player aid. Unused colours stay out of the game.
PIL-2-2 = All players’ builders go into the bag: 6 with 2 players, 9 with 3, 12 with 4.
PIL-2-3 = The first player of round 1 is drawn at random, each player being equally likely, unless the table names one. The first player holds the first part of the cathedral, the nave. Seats are numbered clockwise.
PIL-2-4 = Every player starts with 2 points.
PIL-2-5 = The first player begins with 20 gold, the following players, clockwise, with 21, 22 and 23.
PIL-2-6 = Nobody starts with resources or privileges.
PIL-2-7 = The 24 numbered craftsmen form six stacks of 4, one for each round; each stack is shuffled on its own.
PIL-2-8 = The 2 privileges of the last round are set aside. The other 14 are shuffled and 4 of them are removed, unseen until the end of the game. The remaining 10 form the privilege stack, face down, with the 2 last-round cards at the bottom.
PIL-2-9 = The 10 events are shuffled and 4 of them are removed, unseen until the end of the game. The other 6 form the event stack, face down.
PIL-2-10 = The market starts with 4 stone, 4 wood and 4 sand. All other stone, wood and sand cubes lie on their sites: they are the supply.
PIL-2-11 = One metal lies at the king’s court; the other metal is in the supply.
PIL-2-12 = The 4 grey workers stand at Shiring castle, the black worker beside the board.
PIL-2-13 = The cost marker stands at 7.

## Preparing a round

PIL-chapter-3 = Preparing a round
PIL-3-1 = The top 2 privileges are turned up: the first lies at the first space of Kingsbridge, the second at the second space. In round 6 these are the two last-round cards, in random order.
PIL-3-2 = The 4 craftsmen of the round come into play face up: the top 2 of the stack at the first and second space of Shiring, the other 2 in the row.
PIL-3-3 = All 9 resource cards are shuffled. 7 of them go into the row face up, sorted by kind; the other 2 are not used this round, and everybody can see which ones are missing.
PIL-3-4 = The row thus holds 9 cards: 2 craftsmen and 7 resource cards.
PIL-3-5 = Before every round but the first: the market is refilled to 4 stone, 4 wood and 4 sand; a court without metal receives 1 metal, never more; the grey workers used in the past round are back at the castle; the cost marker is at 7; all builders are in the bag.
PIL-3-6 = At the start of each round the owner of Ellen may look at the top card of the event stack, the one that will be revealed this round. The others do not see it.
PIL-3-7 = At the start of a round a player has 12 workers, 1 more with the black worker, 2 more if that player took the castle in the previous round: 12, 13, 14 or 15. Workers gained during phase III lie apart and join only now.

## Phase I

PIL-chapter-4 = Phase I: the draft
PIL-4-1 = Beginning with the first player and going clockwise, each player in turn takes one card of the row or passes. Turns go on around the table.
PIL-4-2 = A player who passes has no more turns in this phase.
PIL-4-3 = To take a resource card, a player needs at least as many idle workers as the number on it. Exactly that many workers are busy from then until production.
PIL-4-4 = To hire a craftsman, a player needs at least as much gold as he costs; it is paid at once.
PIL-4-5 = Over several turns a player may take any number of resource cards and craftsmen, one card a turn.
PIL-4-6 = A player who can afford no card left in the row must pass.
PIL-4-7 = A player may have at most 5 craftsmen, 6 with Jack. Whoever would have more must dismiss one at once; it may be the one just taken, and his cost stays paid.
PIL-4-8 = The phase ends when the row is empty or all players have passed.
PIL-4-9 = Resource cards left in the row return to their deck. Craftsmen left in the row are out of the game.
PIL-4-10 = At the end of the phase all idle workers go to the wool mill; there is nothing to decide.
PIL-4-11 = When a single player has not passed, that player goes on taking turns until passing or until the row is empty.

## Phase II

PIL-chapter-5 = Phase II: the master builders
PIL-5-1 = The first player draws the builders from the bag one by one, without looking.
PIL-5-2 = Once a round, after a draw and before the owner decides, the first player may put the builder back into the bag and draw again at random from all that are in it; the same colour may come again. The cost marker does not move for this. It is possible for any builder drawn from the bag, of whatever colour and at whatever cost, but not if the bag was empty after the draw, nor for a builder that waits. Unused, the right does not carry over.
PIL-5-3 = The owner of the builder either places it on a free space, paying the current cost, or passes.
PIL-5-4 = After a placement or a pass the cost marker goes down by 1, but not below 0. The builders thus cost 7, 6, 5, 4, 3, 2, 1, and 0 from the eighth on.
PIL-5-5 = A player may pass only while the cost is at least 1. At cost 0, from the eighth builder on, the builder must be placed.
PIL-5-6 = A player with less gold than the cost must pass, unless Brother Remigius is used.
PIL-5-7 = A builder whose owner passed waits beside the number that was its cost. At most one builder waits at each number.
PIL-5-8 = When the bag is empty, the waiting builders are placed free of charge in falling order of their numbers: the first left waiting is the first placed. Each of them must be placed.
PIL-5-9 = A space holds one builder. A player may have several builders at the same station. A station without a free space is closed. There is always a free space, for 17 spaces face at most 12 builders.
PIL-5-10 = With two players the cost marker goes to 0 as soon as the 6 builders have been drawn (it would stand at 1, or higher after builders set aside under PIL-5.12). This only means that waiting builders are free, as in PIL-5.8.
PIL-5-11 = At the priory, the court and the market a builder takes the free space with the lowest number. At Kingsbridge and Shiring its owner chooses the space.
PIL-5-12 = In the round after the town wall, all 3 builders of an affected player are in the bag, but once two of them have been placed or left waiting, the third one drawn is set aside unused and the next builder is drawn. A builder put back under PIL-5.2 is not one of the two. The builder set aside is neither placed nor left waiting: the cost marker does not move, and PIL-5.2 is not offered. It returns to the bag at the end of the round. Protected players use all 3 builders.
PIL-5-13 = Brother Remigius: when one of their builders has just been drawn and the cost is at least 1, the owner of this card may discard it and place the builder without paying. The cost marker goes down as usual.
PIL-5-14 = Builders return to the bag when their station has been resolved; at the end of the round all are back in the bag.
PIL-5-15 = Leaving PIL-5.12 aside, there are 6 builders with 2 players, at costs 7 to 2, so it is possible to pass with each of them; 9 with 3 players, at costs 7 to 1, then twice 0; 12 with 4 players, at costs 7 to 1, then five times 0. Builders drawn at cost 0 are placed at once, before all waiting builders. At most 7 builders can wait.
PIL-5-16 = Brother Remigius serves neither a waiting builder, which is free anyway, nor one set aside under PIL-5.12. A builder put back under PIL-5.2 gives its owner no chance to use him.

## Stations 1 and 2

PIL-chapter-6 = Stations 1 and 2: the event and the bishop
PIL-6-1 = The top event card is revealed. It counts for this round and is then out of the game.
PIL-6-2 = A lucky event applies to all players, the bishop’s visitor included.
PIL-6-3 = An unlucky event applies to all players who are not protected.
PIL-6-4 = The player at the bishop’s seat, knowing the event, chooses exactly one thing: protection, only if the event is unlucky; or 1 stone, wood or sand of the market stock, whatever the event.
PIL-6-5 = Whoever chooses the cube suffers an unlucky event in full.
PIL-6-6 = If the event is unlucky, the owner of Archbishop Thomas, unless protected already, may discard the card to be protected. This is possible even for an owner who is the bishop’s visitor and has chosen the cube.
PIL-6-7 = The order is: reveal the event; the bishop’s choice; Archbishop Thomas; the effect on all affected players, clockwise from the first player; finally the bishop’s visitor takes the cube.
PIL-6-8 = The cube of PIL-6.4 comes out of the market stock, so there is one fewer for sale this round. It is not a purchase: no woodworker is needed and PIL-10.9 does not apply. Only kinds in stock may be chosen (at this moment there are 4 of each). Metal is never available.
PIL-6-9 = Protection shields one player from the whole effect of this round’s unlucky event, even from what takes effect later: the cold winter at stations 6 to 8, the town wall in the next round. It does not help the other players. A craftsman lost when the vault collapses is out of the game.

## Stations 3 to 8

PIL-chapter-7 = Stations 3 to 8: income and production
PIL-7-1 = Wool mill: each player gets 1 gold for each of their workers there, grey and black ones included. These workers are idle again.
PIL-7-2 = Kingsbridge: the player at the first space receives its privilege, then the player at the second space theirs. A card without a builder is out of the game.
PIL-7-3 = Priory: the first space gives 2 points, the second 1 point.
PIL-7-4 = Production, in the order forest, quarry, gravel pit: each resource card gives its owner as many cubes as it shows, 1 more with the volunteers, 1 less in a cold winter for affected players; so never less than 1.
PIL-7-5 = Aliena, Tom Builder and Richard give their cube at the station of its kind. Events do not change it, and it needs neither worker nor card.
PIL-7-6 = After production the workers return to their owners and the resource cards to the deck.

## Station 9

PIL-chapter-8 = Station 9: the king’s court
PIL-8-1 = The first player rolls the tax die, whose faces are 2, 3, 3, 4, 4 and 5.
PIL-8-2 = Every player with at least one builder at the court is exempt.
PIL-8-3 = The owner of Brother Francis, if not exempt, owes 2 gold instead of the roll.
PIL-8-4 = After the roll the owner of Loyalty Rewarded, if not exempt, may discard it and is exempt this round.
PIL-8-5 = All others pay the tax, under PIL-1.3 if they fall short.
PIL-8-6 = The player at the first space of the court receives the metal that lies there. If nobody is at the court, the metal stays.

## Stations 10 and 11

PIL-chapter-9 = Stations 10 and 11: Shiring and its castle
PIL-9-1 = Shiring: the player at the first space, then the one at the second, receives the craftsman above the builder, free of charge. He can work in this very round, at station 13.
PIL-9-2 = The limit of PIL-4.7 holds when the craftsman is received, with the same choice: the new one may be dismissed.
PIL-9-3 = Craftsmen at Shiring without a builder are out of the game.
PIL-9-4 = Castle: the player there receives 2 grey workers. They count in the next round only, and return to the castle at its end.
PIL-9-5 = With 4 grey workers and a single space, the castle can always give 2, while 2 may still be at work from the previous round. In round 6 they have no effect.
PIL-9-6 = A player at both spaces of Shiring receives the two craftsmen one after the other, and settles the limit after each.
PIL-9-7 = A craftsman dismissed here no longer counts at the market (PIL-10.6, PIL-10.8) or at the cathedral (PIL-11.6) of this round; one received here does.

## Station 12

PIL-chapter-10 = Station 12: the resource market
PIL-10-1 = Only builders at the market trade. If there is none, nothing is bought or sold this round.
PIL-10-2 = Turns follow the spaces of the market, first to fourth, round and round; each builder still there has one turn a lap. A player with two builders has two turns a lap.
PIL-10-3 = On a turn a player does exactly one thing: buy, sell or withdraw.
PIL-10-4 = Buying: one or more cubes of a single kind, no more than the market has, at 4 gold per stone, 3 per wood, 2 per sand. The price is paid in full.
PIL-10-5 = Metal cannot be bought.
PIL-10-6 = Buying wood requires a woodworker: the starting card or the master woodworker.
PIL-10-7 = Selling: one or more of one’s own cubes of a single kind, at 5 gold per metal, 4 per stone, 3 per wood, 2 per sand. Sold cubes go to the supply, not to the market stock.
PIL-10-8 = Selling stone requires the stonecutter.
PIL-10-9 = Whoever bought a kind this round may not sell that kind later in the round. Selling first and buying back later is allowed.
PIL-10-10 = Withdrawing: the builder returns to the bag and has no more turns. There is no other way to pass.
PIL-10-11 = The market closes when all builders have withdrawn. The stock is not refilled before the next round.
PIL-10-12 = PIL-10.9 binds a player and a kind, not a builder. Gold from a sale beyond 30 is lost (PIL-1.1), but the sale is legal. Trading always comes to an end: a kind once bought can no longer be sold, and neither the stock nor one’s own cubes can grow for ever.
PIL-10-13 = A player with several builders at the market withdraws them one at a time, each on its own turn.

## Station 13

PIL-chapter-11 = Station 13: the cathedral
PIL-11-1 = Clockwise from the first player, each player sets their craftsmen to work. All of it is optional.
PIL-11-2 = Each craftsman is set to work at most once a round, in whatever order the player likes. The player then chooses how often he is used, from once up to his capacity, as far as the player can pay in full.
PIL-11-3 = Each use spends what the card asks for and gives at once what it yields, so what one craftsman brings or leaves can serve the next.
PIL-11-4 = Tool maker: gives 2 gold if the player has at least 1 metal, and no more for several. The metal is not spent, and another craftsman can use it afterwards.
PIL-11-5 = Architect: gives 1 point and needs nothing.
PIL-11-6 = A mason works only for a player who has a mortar mixer, the starting card or the better mortar mixer. The mortar mixer need not work; one of them serves any number of masons.
PIL-11-7 = Master woodworker: turns 1 wood into 4 gold, at most twice.
PIL-11-8 = Goldsmith: turns 3 gold into 1 point at each use.
PIL-11-9 = At each use the glassblower spends 1 metal and 1 sand, the organ builder 1 metal and 1 wood, the bell founder 1 metal alone.
PIL-11-10 = Under the archbishop’s blessing each player, before any craftsman works, may name one of their craftsmen with a printed capacity, other than the organ builder and the bell founder: his capacity is 1 higher this round. A craftsman received at Shiring this round may be named. A player without such a craftsman gets nothing.
PIL-11-11 = After the work, a player with more than 5 resources in all, metal included, returns cubes of their choice to the supply until 5 are left.
PIL-11-12 = When all have worked, the first player adds the part of this round to the cathedral. It has no effect on the game.
PIL-11-13 = PIL-11.11 holds in every round, the sixth included, where it cannot change the result. Gold has no limit besides 30; 5 cubes or fewer are never touched.
PIL-11-14 = What a craftsman requires (metal for the tool maker, a mortar mixer for the mason) is checked when he is set to work. Whoever has spent the last metal gets no gold from the tool maker.

## Station 14

PIL-chapter-12 = Station 14 and the end of the round
PIL-12-1 = The player at this station is first player in the next round.
PIL-12-2 = If nobody is there, the next player clockwise after the present first player becomes first player.
PIL-12-3 = The new first player takes the next part of the cathedral.
PIL-12-4 = Grey workers used in this round return to the castle. Those just received (PIL-9.4) stay for the next round.
PIL-12-5 = Then the next round is prepared; after round 6 the game is over.

## The end

PIL-chapter-13 = The end and the score
PIL-13-1 = The game ends after station 13 of round 6; station 14 no longer changes anything.
PIL-13-2 = There is no final scoring: leftover resources, gold, craftsmen and privileges give no points.
PIL-13-3 = Whoever has the most points wins.
PIL-13-4 = If tied, whoever has the most gold wins.
PIL-13-5 = If still tied, the tied players share the victory.
PIL-13-6 = The other places go by points, then by gold; those who are equal in both share their place. The gold that counts is what is left after station 13 of round 6.

## Privileges

PIL-chapter-14 = The privileges
PIL-14-1 = The Madonna: 3 points when received.
PIL-14-2 = Wool Fair: 8 gold when received, up to the limit of PIL-1.1.
PIL-14-3 = Studies in Toledo: 2 metal when received.
PIL-14-4 = Completion Near: 1 stone and 1 wood from the supply when received.
PIL-14-5 = Royal Festivities: 1 metal from the supply when received.
PIL-14-6 = Otto Blackface: the black worker joins the player, from phase I of the next round to the end of the game.
PIL-14-7 = Aliena, Tom Builder and Richard: 1 wood at station 6, 1 stone at station 7 and 1 sand at station 8 respectively, every round from the round they are received in, for Kingsbridge comes first.
PIL-14-8 = Brother Francis: a tax of 2 gold (PIL-8.3), from the round he is received in.
PIL-14-9 = Ellen: a look at the event (PIL-3.6), from the next round on.
PIL-14-10 = Jack: a limit of 6 craftsmen from the moment he is received, so already for Shiring in the same round.
PIL-14-11 = Prior Philip: 1 point for each of one’s own builders at the priory, on top of the 2 points or the 1 point of the space, from the round he is received in. Builders of others do not count.
PIL-14-12 = Archbishop Thomas: protection from an event (PIL-6.6), from the next round on.
PIL-14-13 = Brother Remigius: a builder placed free of charge (PIL-5.13), from the next round on.
PIL-14-14 = Loyalty Rewarded: a round without tax (PIL-8.4), if need be the round the card is received in.
PIL-14-15 = A card that can be used only once is worth nothing unused. There is no limit on kept privileges. They cannot be traded.
PIL-14-16 = A privilege cannot be declined. An instant card takes effect before the next card is received. Archbishop Thomas, Brother Remigius and Loyalty Rewarded are each used at most once, and only at their own moment.

## Events

PIL-chapter-15 = The events
PIL-15-1 = The king’s bounty: each player gains 5 gold, up to the limit of PIL-1.1.
PIL-15-2 = Earl Richard’s mines: each player gains 1 metal from the supply.
PIL-15-3 = Prior Philip backs the wool trade: each player gains 1 gold for each of their workers in the wool mill, grey and black ones included, 5 at most. The income of station 3 comes on top.
PIL-15-4 = Volunteers arrive: this round each resource card gives its owner 1 cube more.
PIL-15-5 = The archbishop’s blessing: one craftsman works once more (PIL-11.10), in this round only.
PIL-15-6 = William’s raid: each affected player pays 4 gold, under PIL-1.3 if they fall short.
PIL-15-7 = Conflict at the priory: each affected player loses 2 points, but never falls below 0 (PIL-1.2).
PIL-15-8 = The town wall: each affected player uses only 2 builders in the next round (PIL-5.12). Revealed in round 6, it has no effect.
PIL-15-9 = Cold winter: this round each resource card of an affected player gives 1 cube less.
PIL-15-10 = Part of the vault collapses: each affected player loses one craftsman of their choice; they always have at least 3.
