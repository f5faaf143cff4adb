### Orléans: what only the board says.

orleans-board-main = Main board
orleans-board-country = The Loire country
orleans-board-mine = My board
orleans-board-of-player = { $who }’s board
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
    .effect = 1 to 6, by your cell on the development track; at the end it multiplies your trading posts and citizens
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
    .effect = a place tile won with a trader of the village lies here, with spaces of its own
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
orleans-board-kind-place = place
orleans-board-kind-tile = place tile
orleans-board-kind-follower = follower
orleans-board-kind-deed = deed
orleans-board-kind-city = city
orleans-board-kind-good = good
orleans-board-kind-way = connection
orleans-board-kind-track = track
orleans-board-kind-event = event
orleans-board-kind-piece = piece
orleans-board-deed-defeat-plague = Plague
orleans-board-deed-city-wall = City wall
orleans-board-deed-cathedral = Cathedral
# the phases of a round, in the header
orleans-board-step-hourglass = hourglass
orleans-board-step-census = census
orleans-board-step-followers = followers
orleans-board-step-planning = planning
orleans-board-step-actions = actions
orleans-board-step-event = event
orleans-board-kind-citizen = citizen
orleans-board-tells-city = a merchant arrives here by road or water; with the guildhall he builds a trading post, one per city but in Orléans
orleans-board-tells-road = travelled with the wagon; the traveller may take one good that lies on it
orleans-board-tells-waterway = travelled with the ship; the traveller may take one good that lies on it
orleans-board-tells-own = one of the four you began with: it works like any other, but can neither be sent to a deed nor lost
orleans-board-tells-food = food at a Harvest; points at the end
orleans-board-tells-cloth = points at the end
orleans-board-merchant = merchant
    .effect = travels the map by ship and wagon, takes goods on the way, and builds trading posts where he stands
orleans-board-rounds = hourglass
    .effect = 18 rounds, each with an event that strikes or helps everybody at its end
orleans-board-place-winery = winery
