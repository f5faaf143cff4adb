### The candle auction: the rules, in the order they are read.

## Setup

CAN-chapter-1 = Setup
CAN-1-1 = Each of the 2 to 4 players has 2 groats and 4 pennies. Purses are open to all.
CAN-1-2 = There are seven candles, worth 0 to 6 points. They are shuffled; at most four of them are sold, the others are never seen.
CAN-1-3 = The short game has three rounds, the long game four: one candle is sold in each.
CAN-1-4 = Four players do not play the long game.

## The round

CAN-chapter-2 = The round
CAN-2-1 = One player, the seer, looks at the next candle in secret. The players are seers in turn.
CAN-2-2 = All players bid in secret and at the same time: from 0 to 6 pennies, and no more than their coins are worth. Nobody takes a bid back.
CAN-2-3 = The candle is shown to all.
CAN-2-4 = The highest bidder gets it and its points; of equal bidders, the first in the order of seats.

## Money

CAN-chapter-3 = Money
CAN-3-1 = The buyer pays the bid. A groat is worth 3 pennies. The buyer chooses the coins, but gives none that could be left out; what is paid too much is lost.
CAN-3-2 = A buyer who has only one way to pay is not asked.
CAN-3-3 = At any moment, but not while paying, a player may change a groat into 3 pennies.

## The end

CAN-chapter-4 = The end
CAN-4-1 = The game ends when the last candle is paid for.
CAN-4-2 = Most points win. If tied, the tied player with most money left wins; if that is a tie as well, they share the victory.
