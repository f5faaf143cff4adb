### Black Forest in short: before the rules.

forest-short-goal = Make glass with two dials and build an estate. Points are buildings, animals on pastures, glass, the oven and small plots.
forest-short-round-1 = You may spend a goods to move the travelling merchant.
forest-short-round-2 = Your pawn goes to a gap between two workers; the way costs provisions, company costs a resource.
forest-short-round-3 = Visit one worker, then the other: each pays and takes something.
forest-short-round-4 = Whenever nothing stands before its hand, a dial turns by itself and makes glass, or provisions and goods.
forest-short-round-5 = The builder raises buildings from glass and resources; missions give rewards.
forest-short-end = When at the end of a turn a provision marker lies on the hourglass of its oven, everybody has one last turn.
forest-short-counts = Two players have a neutral pawn in the way. Alone you play five years with five pawns of your own.
