### Black Forest in short: before the rules.

forest-overview-goal = Make glass with two dials and build an estate. Points are buildings, animals on pastures, glass, the oven and small plots.
forest-overview-round-1 = You may spend 1 good to move the travelling merchant.
forest-overview-round-2 = Your pawn goes to a gap between two workers; the way costs provisions, company costs a resource.
forest-overview-round-3 = Visit one worker, then the other: each takes something and gives something.
forest-overview-round-4 = Whenever nothing stands before its hand, a dial turns by itself and makes glass, or provisions and goods.
forest-overview-round-5 = The builder raises buildings from glass and resources; missions give rewards.
forest-overview-end = When at the end of a turn a provision marker lies on the hourglass of its oven, everybody has one last turn.
forest-overview-counts = Two players have a neutral pawn in the way. Alone you play five years with five pawns of your own.

## Pictures: what a screen reader hears, and the captions of the rulebook

forest-plate-valley = The valley: five villages with their workers, and the sites of the missions around them.
forest-plate-merchant = The travelling merchant among the workers of a village.
forest-plate-journey = The gap between architect and sand digger: a pawn stands there and visits both.
forest-plate-visit = Cook and butcher, with what each takes and gives.
forest-plate-dial = The glass dial: sand is missing before its hand, so it waits.
forest-plate-mission = The site of a mission, open to whoever can pay.
forest-plate-building = Two buildings of the display, with their cost and their points.
forest-plate-estate = The main plot at the start: forests to clear, ponds, and the first empty cells.
forest-plate-oven = The oven: when provisions reach the hourglass, the last turns begin.
