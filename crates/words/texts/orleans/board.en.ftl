### Orléans: what only the board says.

orleans-board-main = Main board
orleans-board-country = The Loire country
orleans-board-mine = My board
orleans-board-of-player = The board of { $who }
orleans-board-legend = gold frame: every space is filled

## The main board

orleans-board-round = Round
orleans-board-of = of { $n }
orleans-board-left = to come
orleans-board-goods = Goods
orleans-board-monks = Monks
orleans-board-no-track = No track: a monk stands in for any follower.
orleans-board-most-posts = for the most trading posts
orleans-board-start = start
orleans-board-first-player = First player: { $who }
orleans-board-status = Development status
orleans-board-cell = cell { $n }
orleans-board-posts-left = { $n } left

## Letters on the spaces, where colour and shape are not enough

orleans-board-letter-farmer = F
orleans-board-letter-boatman = B
orleans-board-letter-craftsman = C
orleans-board-letter-trader = T
orleans-board-letter-knight = K
orleans-board-letter-scholar = S
orleans-board-letter-monk = M

## Places and players

orleans-board-ghost = for a place tile
orleans-board-ready = ready
orleans-board-no = no
orleans-board-all-but = all but
orleans-board-store = beside the board
orleans-board-reserve = posts in reserve
orleans-board-first-technology = technology, the first for a farmer space
orleans-board-hand = just drawn
orleans-board-draws = draws up to { $n }
orleans-board-choosing = still choosing

## Deeds, tiles, events

orleans-board-deeds = whoever goes there never comes back; the last one brings the citizen
orleans-board-each = each
orleans-board-or = or
orleans-board-tiles = Places to found
orleans-board-tiles-left = category I: { $first }, category II: { $second }; the first trader brings one of category I
orleans-board-events = The hourglass
orleans-board-events-left = { $n } to come
orleans-board-event = past: { $past }, to come: { $left }
orleans-board-out = out of the game
