### Black Forest: what only the board says.

forest-board-valley = the valley
forest-board-production = my production board
forest-board-estate = my estate
    .effect = a cell is free if nothing lies on it: tiles and buildings go there
forest-board-main-plot = main plot
    .effect = your first cells: forests to clear, room for tiles and buildings
forest-board-small-plot = small plot
    .effect = 8 more cells with 2 forests and a stable; brought by three steps of progress
forest-board-next-plot = the next small plot joins here
forest-board-workshop = workshop
    .effect = each step of progress raises its marker; at the top you take a small plot
forest-board-small-buildings = small buildings
forest-board-large-buildings = large buildings
forest-board-two-cells = on two cells
forest-board-supply = small plots left; tiles and animals
forest-board-now = If the game ended now
    .effect = your points as they would be counted now
forest-board-none = none
forest-board-toll = each path costs 1 provision
forest-board-square = the square, where beggars go
forest-board-no-mission = no mission
    .effect = a mission may be revealed here later
forest-board-pile = Pile
forest-board-begins = begins each lap
forest-board-start = Start:
forest-board-ending = the end is near
forest-board-last-turns = the last turns
forest-board-extra-turn = extra turn
forest-board-waits = waits for
forest-board-each = each

## Words between icons

forest-board-per = per
forest-board-per-empty = per empty
forest-board-or = or
forest-board-build = build
forest-board-free = free
forest-board-you = you
forest-board-all = others
forest-board-needs = needs
forest-board-empty-plot = on an empty plot:
forest-board-no-effect = no effect
forest-board-off-dial = leaves the dial
forest-board-around = all around
forest-board-here = on its plot
forest-board-beside = beside
forest-board-any-worker = any worker
forest-board-no-more = no more
forest-board-no-gifts = no gifts to pay

## Kinds of buildings

forest-board-conversion = at any time
forest-board-immediate = once, at once
forest-board-permanent = from now on
forest-board-final = at the end
forest-board-requirement = needs first
forest-board-standing-ask = Ask about gifts
forest-board-standing-accept-glass = Accept gifts (glass dial)
forest-board-standing-accept-oven = Accept gifts (oven)
forest-board-standing-decline = Decline gifts
forest-board-kind-building = building
forest-board-kind-worker = worker
forest-board-kind-mission = mission
forest-board-kind-village = village
forest-board-kind-gap = gap between two workers
forest-board-kind-resource = resource
forest-board-kind-dial = dial
forest-board-kind-cell = cell
forest-board-kind-tile = tile
forest-board-kind-piece = pawn
# the lap and the steps of a turn, in the header
forest-board-step-lap = Lap
forest-board-step-year = Year
forest-board-step-journey = journey
forest-board-step-visits = visits
forest-board-step-last = free actions
forest-board-within = Within your means
forest-board-kind-track = track
forest-board-tells-village = workers stand around it; a pawn visits from a gap one or both of its neighbours; every path there costs 1 provision
forest-board-tells-gap = a free place for one pawn: it visits one or both of the workers beside it
forest-board-laps = lap
    .effect = turns go clockwise, one each, until somebody reaches the hourglass
forest-board-stable = stable
    .effect = shelters up to 2 cattle, unless the workshop covers it
forest-board-tells-reminder = comes off when the oven reaches position 2: a mission is revealed and you gain 1 basic resource
