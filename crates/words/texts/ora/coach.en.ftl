### Ora & Labora: what the coach says of each kind of question: what it is, what is usually wise, what it costs.

ora-coach-turn = One main action: place a clergyman, issue a contract, build, fell trees or cut peat. Land may be bought besides.
    .wise = Look for a marker that is high and useful, or for a card you can build while your prior is at home.
    .cost = The action; fellow players use the goods you leave on the wheel.

ora-coach-place = A clergyman enters one of your buildings and uses it at once.
    .wise = Take the good whose marker the others would empty before your next turn.
    .cost = He stays there until all of yours are out and a round begins.

ora-coach-contract = You use somebody else’s building: a clergyman of the owner works for you.
    .wise = Pay for what you cannot do at home; the owner’s clergyman is used up, not yours.
    .cost = 1 coin, later 2, to the owner; or a gift of wine or whiskey.

ora-coach-pay-fee = The contract is paid in coins, or with a gift of wine or whiskey where that is allowed.
    .wise = Coins, unless your drink would bring less than the price.
    .cost = What you pay goes to the owner; a gift goes to the supply.

ora-coach-assign = You choose which clergyman goes.
    .wise = Send a lay brother if you mean to build soon: only the prior may enter what was just built.
    .cost = Whoever goes is not at home until all are out.

ora-coach-clear = A forest or moor card goes, and its cell is free to build on.
    .wise = Clear the cell beside good houses or beside your monastery.
    .cost = The card is gone for good, and with it later wood or peat.

ora-coach-harvest = You take as many goods as the marker shows; it goes back to nought.
    .wise = Use the higher marker; if they are alike, keep the joker for later.
    .cost = The marker you use starts again at nought.

ora-coach-build = You choose a card of the display and pay for it.
    .wise = Compare its shield and its house with its cost, and ask whether you will use it more than once.
    .cost = The goods printed on it; the others may use it by contract and pay you.

ora-coach-site = You choose the cell where the new building stands.
    .wise = Keep low houses at the edge and high ones around the cell of your next settlement.
    .cost = The cell; monastery buildings must touch one another.

ora-coach-prior = The prior may enter the new building at once and use it.
    .wise = Nearly always: it is an action free of charge.
    .cost = He is away until all your clergymen are out.

ora-coach-take-tile = You choose which tile of the pile you take.
    .wise = The tile whose free cells fit your plans; price matters little here.
    .cost = Room beside your land, and the choice of the others.

ora-coach-lay = You lay the new land and choose its side.
    .wise = Put it where a settlement will have many neighbours; water and hill count for what may stand there.
    .cost = The coins paid for it; it never moves again.

ora-coach-settle = In a settlement phase you may found one settlement.
    .wise = Found the dearest you can feed, in the best neighbourhood: a phase without one is gone.
    .cost = Food and energy as printed.

ora-coach-found = You choose the cell of the settlement.
    .wise = It counts its own house and those of its neighbours: put it where the high ones meet.
    .cost = A cell that no building will have.

ora-coach-gain = The building gives goods: you may take one of its lots.
    .wise = Take what your next building or settlement lacks.
    .cost = Nothing, but only one lot.

ora-coach-how-many = The building exchanges goods, and you say how often.
    .wise = As often as it pays, but keep what the next payment needs.
    .cost = What one exchange costs, each time.

ora-coach-one-of = The building has several exchanges and you use one of them.
    .wise = Take the one whose result you spend within two turns.
    .cost = The other exchanges wait for another visit.

ora-coach-different = Goods of different kinds are wanted: you name them one by one.
    .wise = Give what you have in plenty or cannot use any more, and whole sets of cheap goods first.
    .cost = One tile of each kind you name.

ora-coach-pay = You choose how much of each good goes into the payment.
    .wise = Pay exactly; keep grain if you need straw, and coins near a multiple of five.
    .cost = What you pay beyond the price is lost.

ora-coach-basics = You choose which basic good you receive.
    .wise = The one your next building wants, not the one whose marker is high anyway.
    .cost = Nothing but the other kinds.

ora-coach-tiles = You receive points as tiles: choose which, kind by kind.
    .wise = Ornaments and reliquaries if they fit exactly; books and ceramics are goods for later exchanges.
    .cost = Nothing; points that fit no tile are lost.

ora-coach-kind = The joker brings any basic good: you name it.
    .wise = Name the good whose own marker is low and that you lack most.
    .cost = The joker starts again at nought.

ora-coach-relay = The building lets you use another one through it.
    .wise = Look for the strongest function on the table that you could not reach otherwise.
    .cost = Nothing more: the other building needs no clergyman.

ora-coach-thin = Forests are removed for what the building gives.
    .wise = Remove those that stand where you mean to build.
    .cost = The wood they would have brought.

ora-coach-warm = The Calefactory lets you fell trees and cut peat for a coin.
    .wise = Use it when both markers are high.
    .cost = 1 coin, and the cards you clear.

ora-coach-forge = The workshop sells reliquaries for coins: the first is cheap, more are dear.
    .wise = One whenever you have the coins; more at the end, for each is worth 8 points.
    .cost = 5 coins for one, 10 for each more.

ora-coach-raise = A tile rises: book to ceramic, ceramic to ornament, ornament to reliquary.
    .wise = The last step is worth most: an ornament of 4 points becomes a reliquary of 8.
    .cost = The lower tile.

ora-coach-bathe = The Bathhouse brings all your clergymen home; for a coin it also gives a book and a ceramic.
    .wise = Use it when most of them are out and you want to act again at once.
    .cost = Nothing, or 1 coin with the exchange.

ora-coach-neutral = Alone, you put the leftover cards on the neutral land, one by one.
    .wise = Put down last what you want to use: a card covered later is lost.
    .cost = They are the neutral player’s: you use them by contract.

ora-coach-neutral-site = You choose the cell of the neutral land.
    .wise = Cover what you will never use; a monastery building needs another one beside it.
    .cost = A covered card is out of the game.

ora-coach-neutral-use = The neutral prior may use one of the new buildings for you.
    .wise = Take the one you could not build yourself; it is often worth more than its price.
    .cost = The price of a contract.
