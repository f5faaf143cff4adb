### The candle auction: what only the board says.

candle-board-table = The table with the candle that is sold
candle-board-bid = bid
    .effect = what you offer for the candle
candle-board-kind-place = place of a bid
candle-board-kind-coin = coin
candle-board-kind-candle = candle
candle-board-candle = candle
    .effect = what is sold now, and what it is worth
