### The Pillars of the Earth: what the coach says of each kind of question: what it is, what is usually wise, what it costs.

pillars-coach-draft = Cards for the round are taken one by one: cubes for workers sent out, or a craftsman for gold.
    .wise = Take first what is scarce and fits your craftsmen; small cards are still there later. Idle workers earn 1 gold each.
    .cost = Workers for a resource card, gold for a craftsman; passing ends your choice for the round.

pillars-coach-dismiss = You have more than five craftsmen: one leaves.
    .wise = Let the weakest go, but keep the mortar mixer your masons depend on.
    .cost = Whoever leaves does not come back, and nothing is paid for him.

pillars-coach-redraw = You may put the builder just drawn back into the bag, once a round.
    .wise = Accept, unless a rival is about to take the one place you need.
    .cost = Nothing, but it works once, and the same colour may come again.

pillars-coach-place = Your builder comes out of the bag: place it now for the price shown, or let it wait for a free place later.
    .wise = Pay dear only for a single place that others want too; look who is already waiting, for they place before you.
    .cost = The price falls with every builder drawn; whoever waits pays nothing and takes what is left.

pillars-coach-place-waiting = The builders that waited are placed free of charge, the dearest price first.
    .wise = Court if you are short of gold or fear the tax, market for a missing cube, priory for a point.
    .cost = Nothing but the place itself: another one will have it.

pillars-coach-bishop = Whoever visits the bishop is spared the event or takes a cube.
    .wise = Compare what the event would cost you with a cube, which is worth 2 to 4 gold.
    .cost = You get one of the two, not both.

pillars-coach-thomas = Archbishop Thomas can protect you from this event.
    .wise = Use him when the event would cost you a craftsman or much gold; keep him for worse otherwise.
    .cost = His protection is used up.

pillars-coach-lose = The event takes one of your craftsmen.
    .wise = Give up the one you would replace next anyway.
    .cost = He leaves the game with everything he would still have made.

pillars-coach-amnesty = The tax is known, and a privilege lets you pay nothing.
    .wise = Use it at 4 or 5, keep it at 2 or 3 if rounds are left.
    .cost = It works once.

pillars-coach-trade = Your builder stands on the market: buy or sell cubes, kind by kind.
    .wise = Buy only the cube that completes a portion of a craftsman; sell what nobody in your household can work.
    .cost = Gold now; and what you leave, the next one may take.

pillars-coach-bless = The archbishop lets one craftsman work once more in this round.
    .wise = Bless whoever makes most points, if you have the cubes for it.
    .cost = Nothing: it lasts for this round only.

pillars-coach-work = Your craftsmen turn cubes into points, each as often as his card says.
    .wise = Start with whoever makes most of a cube; let the tool maker work before anybody spends the metal.
    .cost = The cubes and gold on his card; after you finish, only 5 cubes stay with you.

pillars-coach-return = Only five cubes stay with you from one round to the next.
    .wise = Give back what is easiest to get again, sand and wood before stone and metal.
    .cost = The cubes you return are lost.
