### The candle auction: what the coach says of each kind of question: what it is, what is usually wise, what it costs.

candle-coach-bid = Everybody names in secret what they would pay for the candle.
    .wise = Bid a little less than it is worth to you: the seer knows more than the others.
    .cost = Only the highest bid is paid.

candle-coach-pay = You have won the candle and pay for it.
    .wise = Pay exactly if you can: a groat is worth 3 pennies.
    .cost = What you bid; nobody gives change.
