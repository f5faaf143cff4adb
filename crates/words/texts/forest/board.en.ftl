### Black Forest: what only the board says.

forest-board-valley = the valley
forest-board-valley-and-production = the valley and my production
forest-board-production = my production board
forest-board-estate = my estate
forest-board-main-plot = main plot
forest-board-small-plot = small plot
forest-board-next-plot = the next small plot joins here
forest-board-workshop = workshop
forest-board-small-buildings = small buildings
forest-board-large-buildings = large buildings
forest-board-two-cells = on two cells
forest-board-supply = small plots left; tiles and animals
forest-board-now = If the game ended now
forest-board-none = none
forest-board-toll = each path costs 1 provision
forest-board-square = the square, where beggars go
forest-board-no-mission = no mission
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
forest-board-empty-plot = needs an empty
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
