### Ora & Labora: short forms of the choices, for chips and popovers. `.pay` and `.get` name what is shown with an icon.

ora-short-act = { $Action }
    .verb = Act
ora-short-buy = { $Tile }
    .verb = Buy
    .pay = price
ora-short-buy-none = { $Tile }
    .verb = Buy
ora-short-end = End the turn
    .verb = End
ora-short-done = Stop here
    .verb = Done
ora-short-at = { $Card }
    .verb = Use
ora-short-build = { $Card }
    .verb = Build
    .pay = cost
ora-short-build-none = Build nothing
    .verb = Skip
ora-short-use-unbuilt = { $Card }
    .verb = Use
ora-short-neutral = { $Card }
    .verb = Place
ora-short-spot = This cell
    .verb = Choose
ora-short-district = District, { $face }
    .verb = Lay
ora-short-plot = Plot, { $face }
    .verb = Lay
ora-short-send-prior = Prior
    .verb = Send
ora-short-send-lay-brother = Lay brother
    .verb = Send
ora-short-fee-coins = Pay in coins
    .verb = Pay
    .pay = price
ora-short-fee-gift = Give drink
    .verb = Give
    .pay = good
ora-short-settle = { $Settlement }
    .verb = Found
    .pay = cost
ora-short-settle-none = No settlement
    .verb = Skip
ora-short-prior-stays = The prior stays
    .verb = Skip
ora-short-tile = Tile at { $price }
    .verb = Take
ora-short-straw = Grain to straw
    .verb = Turn
ora-short-sell = Sell { $good }
    .verb = Sell
    .get = money
ora-short-gain = Take
    .verb = Take
    .get = goods
ora-short-spin = Coins for livestock
    .verb = Take
ora-short-times = { $times ->
    [0] Not at all
   *[other] { $times }×
}
    .verb = Exchange
ora-short-exchange = { $times ->
    [0] Not at all
   *[other] { $times }×
}
    .verb = Exchange
    .pay = cost
    .get = prize
ora-short-harvest = { $what }
    .verb = Harvest
ora-short-joker = { $what }, joker
    .verb = Harvest
ora-short-give = { $Good }
    .verb = Give
ora-short-pay = { $what-n ->
    [0] None
   *[other] { $what }
}
    .verb = Pay
ora-short-extra = { $Good } on top
    .verb = Give
ora-short-take = { $what-n ->
    [0] None
   *[other] { $what }
}
    .verb = Take
ora-short-basic = { $what }
    .verb = Take
ora-short-raise = { $Good }
    .verb = Raise
ora-short-bathe = Everybody home
    .verb = Bathe
ora-short-bathe-exchange = Exchange, all go home
    .verb = Bathe
ora-short-give-exchanged = { $Good }, for { $of }
    .verb = Give
