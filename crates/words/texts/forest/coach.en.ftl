### Black Forest: what the coach says of each kind of question: what it is, what is usually wise, what it costs.

forest-coach-name-village = With two players a neutral pawn stands in the way: the first player names its village, the other one its gap.
    .wise = A village you will not need at once, with workers your rival wants.
    .cost = Whoever comes to its village discards a resource.

forest-coach-put-neutral = You choose the gap the neutral pawn blocks.
    .wise = Between two workers your rival wants next, away from your own way.
    .cost = That gap is taken for you as well.

forest-coach-turn = Your pawn goes to a gap between two workers and visits them; before that, goods may be exchanged.
    .wise = See which dial is one thing short, then take the nearest gap that brings it. In your own village moving costs nothing.
    .cost = Provisions for the way, and a resource for each pawn in the village you come to.

forest-coach-swap = The travelling merchant changes places with another worker, for 1 good.
    .wise = Bring two workers together that help each other, beside a gap you can reach now.
    .cost = The goods; the others find the workers moved as well.

forest-coach-go = Your pawn goes to a gap now, or you beg if there is nowhere to go.
    .wise = Take the gap whose two workers you can both use.
    .cost = Provisions for the way, resources for pawns that stand there.

forest-coach-pawn = Alone you have five pawns: you choose which one goes.
    .wise = Keep the white pawn for a crowded village, for it pays nothing there.
    .cost = Each pawn goes once a year.

forest-coach-toll = You pay for your move: provisions for the way, a resource for each pawn there.
    .wise = Give what no dial of yours waits for, and look whether it would start a dial of theirs.
    .cost = The resources go to whoever stands there.

forest-coach-gifts = Somebody’s move or action offers you something.
    .wise = Take it, unless it would turn a dial and eat what you need for your next payment.
    .cost = Nothing; what finds no room is lost.

forest-coach-act = You visit one of the two workers beside you, or complete the mission of the village.
    .wise = Visit first the one who fills a dial, so that the second can spend what was made.
    .cost = What the service names; a visit you leave out is lost.

forest-coach-next = You may visit the second worker too, or end your turn.
    .wise = Nearly always visit: it costs no move. Stop only if it would turn a dial too early.
    .cost = What the service names.

forest-coach-remote = The distillery lets you visit a worker farther away.
    .wise = Choose the one you would have needed a whole turn to reach.
    .cost = 2 water, in place of the second visit.

forest-coach-serve = The worker offers several services: choose one.
    .wise = The one whose result you spend on this turn or the next.
    .cost = What the service names.

forest-coach-name = The travelling merchant brings a basic resource: you name it, and others may have a share.
    .wise = Name what makes a dial of yours turn and helps the others least.
    .cost = The others may gain something too.

forest-coach-forest-pigs = You say how many pigs stand in forests for the shepherdess.
    .wise = As many as the shelter allows: each brings a wood.
    .cost = Nothing.

forest-coach-last = Before your turn ends you may still take free actions.
    .wise = Convert or make room now, if a gift from others would find none.
    .cost = What each free action names.

forest-coach-window = The last turns are over: free actions that still change the count.
    .wise = Turn what is left into points; resources themselves count little.
    .cost = What each free action names.

forest-coach-owe = You owe something and can pay it in several ways.
    .wise = Pay from what is plentiful, and from the dial that should not turn yet.
    .cost = What you owe, in the pieces you choose.

forest-coach-first-dial = Both of your dials can turn: which first?
    .wise = The one whose product the other wants, or the one that makes room.
    .cost = One of each resource the dial has before its hand.

forest-coach-order = Several effects are due at once, and you order them.
    .wise = First what gives, then what pays; first what makes room.
    .cost = Nothing but the order itself.

forest-coach-bonus = The reminder tile gives a basic resource of your choice.
    .wise = What turns a dial at once, or pays for your next building.
    .cost = Nothing, and it cannot be declined.

forest-coach-keep = Not all animals find shelter: you choose which stay.
    .wise = Keep the kind you can use or complete soonest.
    .cost = The others run away.

forest-coach-choose = A reward has several parts: you choose which comes next.
    .wise = First what makes a dial turn, so that a later part does not overflow at 7.
    .cost = Nothing but the order.

forest-coach-coal-dial = Coal lies on both dials: you choose where you gain it.
    .wise = On the dial that lacks it to turn.
    .cost = Coal does not change dials later.

forest-coach-split = Gained provisions go to one marker or to both.
    .wise = To the emptier one, as long as the hourglass should not hurry.
    .cost = A marker holds 3; what does not fit is lost.

forest-coach-lay-where = You choose the cell for a tile of your estate.
    .wise = Like beside like where it is counted, and two neighbouring cells kept free for a large building.
    .cost = The cell; tiles can be removed later, but that costs them.

forest-coach-choose-building = You choose a building of the display.
    .wise = Early one that pays at once or converts; late the one with most points.
    .cost = Glass, bricks and wood as printed, and a cell.

forest-coach-site-where = You choose where the building stands.
    .wise = Keep two neighbouring free cells of a plot for a large building.
    .cost = The cell, for good.

forest-coach-may = A building offers an exchange now: use it or not.
    .wise = Use it if what you get is scarce for you; it does not come at every moment.
    .cost = What the building names.

forest-coach-clearing = The clearing house lays fields, a pond or a pasture.
    .wise = What the workers near you ask for, or what you need for animals.
    .cost = The cells they take.

forest-coach-cabin = The isolated cabin fills the cells around it, one by one.
    .wise = Mix what you lack; every tile here is free.
    .cost = The cell.

forest-coach-feed = The feed farm gives animals: you say how many are pigs.
    .wise = Pigs live in forests too, cattle need pastures: see what has room.
    .cost = Animals without shelter run away.

forest-coach-breed = The breeding farm pairs animals: you say how many pairs are pigs.
    .wise = The kind you have room and use for.
    .cost = Animals without shelter run away.

forest-coach-levy = The grocery takes different resources, one by one.
    .wise = Give what no dial waits for and what you have twice.
    .cost = One of each kind you name.
