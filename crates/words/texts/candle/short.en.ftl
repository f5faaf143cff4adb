### The candle auction: short forms of the choices, for chips and popovers.

candle-short-bid = { $pennies }
    .verb = Bid
candle-short-groats = { $groats }
    .verb = Pay
candle-short-change = Groat
    .verb = Change
