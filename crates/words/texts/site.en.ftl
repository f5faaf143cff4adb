### The pages of the site: everything but the table itself.

## Every page

site-skip = Skip to the content
site-home = Home
site-nav = Main menu
site-waiting-short = waiting
site-next-table = Go to the next table that waits for you
site-waiting = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
site-in-english = English
site-in-french = Français
site-theme-system = Theme: like the system. Switch to dark.
site-theme-dark = Theme: dark. Switch to light.
site-theme-light = Theme: light. Switch to the system’s.
site-sign-in = Sign in
site-sign-out = Sign out
site-unofficial = Parlour is an unofficial table made by players. The games belong to their authors and publishers: buy them, they are worth it.
site-for-programs = For programs

## Home

site-tagline = Five medieval games at one table
site-welcome = Five medieval games at one table, with the exact rules. Alone against bots, live with friends, or a few moves a day.
site-play-now = Play now
site-play-now-of = Play now: { $game }, against bots
site-continue = Continue playing
site-choose-game = Choose a game
site-shelf = The shelf
site-your-turn = Your turn
site-your-tables = Your tables
site-no-tables-yet = No table yet: take a codex from the shelf.
site-open-tables = Open tables
site-running-tables = Games in play
site-finished-tables = Finished games
site-no-open-tables = Nobody is waiting for players just now. Set up a table, others will see it here.
site-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
site-pace-days = { $n ->
    [one] { $n } day per turn
   *[other] { $n } days per turn
}
site-watch = Watch
site-look = Look
site-state-yours = your turn
site-state-room = waiting room
site-state-others = the others play
site-asked = to act: { $who }
site-still-minutes = { $n ->
    [0] just now
    [one] for { $n } minute
   *[other] for { $n } minutes
}
site-still-hours = { $n ->
    [one] for { $n } hour
   *[other] for { $n } hours
}
site-still-days = { $n ->
    [one] for { $n } day
   *[other] for { $n } days
}
site-give-up-of = Give up the table of { $game }
site-give-up-how = A bot plays on in your place if others are left; otherwise the game ends without a result.
site-promise-why = Why can’t I?
site-promise-why-text = Every greyed choice answers with the rule that forbids it.
site-promise-undo = Try, then undo
site-promise-undo-text = Play your turn freely until you end it or something hidden shows.
site-promise-chance = Chance you can check
site-promise-chance-text = All draws are sealed before the game and opened at the end.

## A game

site-players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
site-players-range = { $from } to { $to } players
site-minutes = about { $n } minutes
site-minutes-range = { $from } to { $to } minutes
site-fact-players = Players
site-fact-time = Time
site-fact-weight = Weight
site-fact-credits = Credits
site-weight-3 = medium
site-weight-4 = demanding
site-weight-5 = heavy
site-new-table = New table
site-rules = Rules
site-modes = Ways to play
site-modes-alone = Alone: the game’s own solo mode, or against bots.
site-modes-bots = Alone: bots take the other seats.
site-modes-values = { $what }: { $values }
site-glossary = Components
site-scores = Best scores on this server
site-no-scores = No game has been finished here yet: the first line is yours.
site-score-name = Name
site-score-points = Points
site-score-mode = Table
site-score-look = Look
site-bots = Bots
site-bots-lead = Bots play by the same rules and know only what their seat may know.
site-pillars-pitch = Builders, craftsmen and a cathedral in six rounds.
site-ora-pitch = France or Ireland, one wheel and your monastery.
site-orleans-pitch = Followers from the bag, goods along the Loire.
site-abbey-pitch = Dice for monks, walls against the Darkness.
site-forest-pitch = Five villages, glass and two turning dials.

## Rules

site-rules-of = { $game }: the rules
site-overview = In short
site-overview-of = { $game } in short
site-overview-print = one sheet when printed
site-overview-goal = The goal
site-overview-round = A round
site-overview-points = What gives points
site-overview-measured = Shares of the final points in { $games } games played by bots of journeyman level; a line below zero is left out.
site-overview-end = The end
site-overview-counts = Players and time
site-overview-turns = Turns per player
site-overview-usual = Usual points
site-search-rules = Search the rules
site-search = Search
site-search-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
site-search-nothing = No rule has all these words. Fewer or shorter words find more.
site-search-clear = Show all rules
site-chapters = Chapters
site-rule-link = Link to rule { $rule }
site-rules-lead = In our own words, rule by rule. Each number is a link you can share; refusals during play point here.

## New table

site-new-title = A table of { $game }
site-presets = Start from
site-preset-friends = With friends, over days
site-preset-evening = This evening
site-preset-alone = Alone
site-beginning = How it begins
site-preset-first = First game
site-preset-standard = Standard
site-preset-expert = Expert
site-preset-last = My last table
site-your-name = Your name
site-name-hint = Others read it. No account is needed.
site-seats = Seats
site-seat-number = Seat { $n }
site-seat-me = me
site-seat-me-too = me as well (one screen for several)
site-seat-open = open to others
site-seat-bot = bot: { $level }
site-seat-named = Name at seat { $n }
site-pace = Pace
site-pace-hint-live = Live: everybody is there; a turn lasts { $n } minutes at most.
site-who-sees = Who may come
site-public = Public: listed on the home page
site-private = Private: by link only
site-options = Options
site-no-options = This game has no options: everybody plays by the same rules.
site-more-values = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
site-not-possible = { $n ->
    [one] { $n } value is not possible here: why not?
   *[other] { $n } values are not possible here: why not?
}
site-create = Set up the table
site-refresh = Update the form
site-set-right = Values that do not go together were put back to standard.

## Refusals of a set-up


## Waiting room

site-room-waits = { $n ->
    [one] { $n } seat is still free
   *[other] { $n } seats are still free
}
site-room-host-starts = Everybody is here: the host can start.
site-room-you-start = Everybody is here: start when you like.
site-room-abandoned = This table was given up.
site-room-invite = Invite
site-room-invite-text = Send this link, or let others scan the code.
site-room-link = Link to the table
site-copy = Copy
site-copied = Copied
site-qr = QR code of the link
site-room-you = you
site-room-ready = ready
site-room-not-ready = not ready yet
site-room-wants-word = Not everybody has said yet that they are ready.
site-share = Share
site-change-seat = Sit here instead
site-seat-beside = Somebody beside me
site-join-beside = Seat them
site-starts-full = The game begins by itself as soon as everybody is here.
site-starts-by-hand = The host starts the game.
site-start-full = Begin by itself when everybody is here
site-start-by-hand = I start it myself
site-card-full = Everybody is here
site-card-running = The game is on
site-card-over = The game is over
site-be-ready = I am ready
site-be-unready = Wait, not yet
site-join = Take this seat
site-leave = Leave the table
site-give-up = Give up the table
site-start = Start the game
site-fill = Seat a bot
site-free = Open this seat again
site-level = Level
site-seat-free = free
site-room-many-seats = Let one person take several seats
site-room-one-seat = One seat per person
site-room-mode = How it is played

## Coming in

site-guest = Play as a guest
site-guest-text = A name is all it takes. You can make it an account later and keep everything.
site-account = Account
site-sign-in-text = Come back with your login and password.
site-new-account = New account
site-new-account-text = With a login and a password you find your tables again on every device.
site-here-as-guest = You are here as a guest: { $name }. Make it an account and keep everything, or sign in to another one.
site-device = Another device
site-device-text = Go on as yourself on a phone or another computer, without a password.
site-device-make = Make a link
site-device-how = { $n ->
    [one] Open this link on the other device, or scan the code there. It works once, within { $n } minute. Whoever has it plays as you: give it to nobody else.
   *[other] Open this link on the other device, or scan the code there. It works once, within { $n } minutes. Whoever has it plays as you: give it to nobody else.
}
site-device-link = Link to another device
site-device-back = Back to your settings
site-device-ask = Go on as { $name } on this device?
site-device-instead = You are { $name } here now. Unless that is an account with a password, you will not find it again.
site-device-go = Go on as { $name }
site-name = Name
site-login = Login
site-password = Password
site-new-password = New password
site-email = E-mail address (if you want notices)

## Profile and settings

site-kind-guest = guest
site-kind-account = account
site-kind-bot = program
site-claim = Make it an account
site-claim-text = You keep your tables and can come back from another device.
site-you = You
site-language = Language
site-theme = Theme
site-theme-as-system = like the system
site-theme-as-light = light: parchment
site-theme-as-dark = dark: black hours
site-at-the-table = At the table
site-symbols = Letters and hatching on the players’ colours
site-symbols-hint = Helps colour-blind players; on unless you switch it off.
site-text-table = Show tables as text first
site-text-table-hint = Headings, lists and tables instead of drawings, for screen readers; you can switch at any table.
site-tap-acts = On a phone, the first tap acts
site-tap-acts-hint = Otherwise the first tap explains a thing and the second one chooses it.
site-keys = Single letters and digits are keys at the table
site-keys-hint = U undoes, E ends the turn, digits choose; arrows, Enter and Escape always work.
site-motion = Movement of the pieces
site-motion-none = none
site-motion-fast = fast
site-motion-normal = normal
site-motion-slow = slow
site-turn-ends = My turns end
site-turn-by-hand = when I say so: I can undo until then
site-turn-countdown = after a countdown I can stop
site-turn-by-itself = by themselves after the last answer
site-coaching = Explain new questions to me
site-coaching-first-games = in my first two games of a title
site-coaching-always = in every game
site-coaching-off = never
site-sound = Sounds at the table
site-sound-turn = my turn has come
site-sound-piece = somebody acts
site-sound-coin = coins change hands
site-sound-die = chance decides
site-sound-end = the game is over
site-volume = Volume
site-notices = Notices
site-webhook = Webhook (Discord, Slack, Matrix or your own): an address that Parlour calls
site-save = Save
site-saved = Saved.
site-change-password = Change the password
site-change-password-text = All other devices and programs are signed out.
site-tokens = Tokens for programs
site-tokens-text = A program that plays for you sends a token with each request.
site-token-once = This token is shown once; keep it:
site-token-label = What it is for
site-new-token = New token
site-end-token = Remove
site-your-data = Your data
site-export = Download all my data
site-export-text = Everything this server keeps about you, as one file.
site-delete = Delete my account
site-delete-text = Everything personal is deleted; the games stay, without your name. This cannot be undone.
site-delete-sure = Yes, delete everything that is mine
site-past-games = Finished games

## Problems

site-problem = That did not work
site-lost = There is no such page
site-lost-text = The link may be old, or the table is private and you need its full link.
site-way-home = Back to the shelf

## For programs

site-api-title = The interface for programs
site-api-lead = Everything the pages offer, as JSON over HTTP. Make a token in your settings and send it as “Authorization: Bearer …”.
site-api-document = The whole description (OpenAPI)
site-api-group-me = You
site-api-group-tables = Tables
site-api-group-games = Games
site-api-group-other = More

## Names for guests who just play

site-guest-names = Alys, Aubrey, Blanche, Colin, Edith, Godfrey, Isolde, Merewen, Osbert, Rohese, Thierry, Ysolde

## Components

site-glossary-resources = Resources
site-glossary-goods = Goods
site-glossary-cards = Resource cards
site-glossary-craftsmen = Craftsmen
site-glossary-privileges = Privileges
site-glossary-events = Events
site-glossary-stations = Stations of the board
site-glossary-buildings = Buildings
site-glossary-settlements = Settlements
site-glossary-land = Land
site-glossary-followers = Followers
site-glossary-places = Places
site-glossary-deeds = Beneficial deeds
site-glossary-hourglasses = Hourglass tiles
site-glossary-things = Resources, animals, tiles
site-glossary-villages = Villages
site-glossary-workers = Workers
site-glossary-missions = Missions
site-glossary-titles = Titles of the solo game
site-glossary-tokens = Tokens
site-glossary-towers = Towers
site-glossary-crusades = Crusades
site-glossary-relics = Relics
site-glossary-saints = Patron saints
site-glossary-initiative = Initiative tokens

## What a set-up excludes

setup-players = This game takes { $fewest } to { $most } players.
setup-unknown-option = There is no such option.
setup-unknown-value = This option has no such value.

## Why something is not possible

said-a-bot-keeps-no-bots = A bot keeps no bots.
said-a-password-has-8-to-200-letters = A password has 8 to 200 letters.
said-a-guest-has-no-password = A guest has no password.
said-a-seat-is-still-open = A seat is still open.
said-another-proposal-to-go-back-stands-already = Another proposal to go back stands already.
said-it-was-changed-meanwhile-look-again = It was changed meanwhile: look again.
said-no-seat-is-open = No seat is open.
said-nothing-is-asked-of-you = Nothing is asked of you.
said-only-the-host-may-do-this = Only the host may do this.
said-say-that-you-are-sure = Say that you are sure.
said-somebody-else-sits-there = Somebody else sits there.
said-somebody-has-this-login-already = Somebody has this login already.
said-somebody-was-faster-the-seat-is-taken = Somebody was faster: the seat is taken.
said-that-is-no-e-mail-address = That is no e-mail address.
said-that-is-not-a-possible-login = That login is not possible.
said-that-is-not-a-possible-name = That name is not possible: it must not be empty nor too long.
said-that-is-taken-already = That is taken already.
said-the-game-has-not-started = The game has not started.
said-the-game-has-started = The game has started.
said-the-game-is-not-being-played = The game is not being played.
said-the-game-is-not-over = The game is not over.
said-the-game-is-over = The game is over.
said-there-are-too-many-tokens-remove-one-first = There are too many tokens: remove one first.
said-this-game-was-played-under-other-rules-which-this-server-no-longer-plays = This game was played under other rules, which this server no longer plays.
said-these-choices-do-not-go-together = These choices do not go together.
said-you-did-not-play-here = You did not play here.
said-you-do-not-play-here = You do not play here.
said-you-do-not-sit-here = You do not sit here.
said-you-have-an-account-already = You have an account already.
said-your-turn-is-not-finished = Your turn is not finished.
said-at-names-the-position-you-answer-as-the-table-told-it = “at” names the position you answer, as the table told it.
said-a-seat-is-one-of-red-blue-green-yellow-white = A seat is one of red, blue, green, yellow, white.
said-a-webhook-is-an-http-or-https-address = A webhook is an http or https address.
said-send-one-answer-or-up-to-200 = Send one answer, or up to 200.
said-the-answer-cannot-be-read = The answer cannot be read.
said-the-body-cannot-be-read = The body cannot be read.
said-the-body-is-not-what-is-expected = The body is not what is expected.
said-the-form-is-not-what-is-expected = The form is not what is expected.
said-the-language-is-fr-or-en = The language is fr or en.
said-the-pace-is-live-or-a-number-of-days-such-as-3d = The pace is “live” or a number of days such as “3d”.
said-the-table-draws-for-itself = The table draws for itself.
said-there-are-more-seats-than-players = There are more seats than players.
said-there-is-no-such-game = There is no such game.
said-there-is-no-such-level-of-bots = There is no such level of bots.
said-there-is-no-such-status = There is no such status.
said-there-is-nothing-to-take-back = There is nothing to take back.
said-that-is-not-possible-now = That is not possible now.
said-this-cannot-be-set-up = This cannot be set up.
said-this-request-comes-from-another-site = This request comes from another site.
said-this-server-does-not-know-the-game = This server does not know the game.
said-that-is-not-a-possible-seat = That is not a possible seat.
said-that-is-not-a-possible-table-id = That is not a possible table id.
said-that-is-not-a-possible-number-of-seats = That is not a possible number of seats.
said-that-is-not-a-possible-number-of-lines = That is not a possible number of lines.
said-that-is-not-a-possible-settings = These settings are not possible.
said-that-is-not-a-possible-draft = That is not a possible draft.
said-that-is-not-a-possible-words = These words are not possible.
said-without-names-view-sheet-greyed-log-or-texts = “without” names view, sheet, greyed, log or texts.
said-the-journal-holds-every-secret-it-is-shown-when-the-game-is-over = The journal holds every secret: it is shown when the game is over.

## Newer rules for a game in play

site-revision-of = { $game }: newer rules
site-revision-now = This game is played by revision { $rules } of its rules. Revision { $newest } has been written since.
site-revision-same = Nothing that has been played would differ: the game could go on as it stands.
site-revision-differs = The first move that would differ is move { $line }:
site-revision-elsewhere = It would still be allowed, but lead to another position.
site-revision-again = { $n ->
    [one] The game would go on from before this move: { $n } move would be played again.
   *[other] The game would go on from before this move: { $n } moves would be played again.
}
site-revision-look = Look at it
site-revision-propose = Play on by revision { $newest }
site-revision-stay = Stay with these rules
site-revision-consent = Everybody who plays must agree.
## Lessons

site-learn = Learn
site-learn-of = Learn { $game }
site-learn-intro = A coach plays beside you at the real table, explains each rule when you first meet it, and lets you try. Nothing counts; you can leave and come back at any time.
site-learn-begin = Begin
site-learn-resume = Go on
site-learn-label = { $what }: { $title }
site-learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
site-learn-game = About { $game }

## The first game

site-begin-played = Have you played it before?
site-begin-played-never = Never, or too long ago
site-begin-played-little = Once or twice
site-begin-played-often = Often
site-begin-time = How long have you got?
site-begin-time-quarter = A quarter of an hour
site-begin-time-hour = About an hour
site-begin-time-evening = The whole evening
site-begin-go = Begin
site-begin-note = If the game is new to you, a guided lesson awaits you. Otherwise you play against bots that suit you; every game can be left and resumed.
## Glossary

site-rules-glossary = Glossary
site-rules-glossary-lead = Every card, place, piece and good with its sheet, as you read it at the table.

# Those who look after the site, and lost passwords.
site-admin = Looking after the site
site-admin-done = Done, and noted below.
site-admin-link = Hand this link on; it works once and for a day:
site-admin-people = People
site-admin-find = Number (#7), login or part of a name
site-admin-search = Find
site-admin-nobody = Nobody is called that.
site-admin-seen = last here
site-admin-operator = looks after the site
site-admin-banned = kept out
site-admin-muted = without a voice
site-admin-reason = Why (everybody who looks after the site reads it)
site-admin-into = Merge into (#7 or a login)
site-admin-table = A table
site-admin-table-id = Its id, as in its address
site-admin-status-open = waiting for players
site-admin-status-running = in play
site-admin-status-over = over
site-admin-status-abandoned = given up
site-admin-unlisted = on no list
site-admin-seat = Seat
site-admin-heir = New holder (#7, a login, or bot:greedy)
site-admin-acts = What was done
site-admin-no-acts = Nothing yet.
site-admin-slow = Now, and what is slow
site-admin-limits = Limits in force
site-deed-appoint = Make operator
site-deed-dismiss = No longer operator
site-deed-ban = Keep out
site-deed-unban = Let in again
site-deed-mute = Take voice
site-deed-unmute = Give voice back
site-deed-reset = Link for a new password
site-deed-merge = Merge
site-deed-end = End the game
site-deed-unlist = Take off the lists
site-deed-hand-over = Hand the seat over
site-deed-delete-chat = Delete
site-recover = Lost your password?
site-recover-text = Tell us your login. If your account has an e-mail address, a link to set a new password is sent there.
site-recover-send = Send me a link
site-recover-sent = If there is such an account and it has an e-mail address, a link is on its way. It works for a day.
site-recover-no-mail = This site sends no e-mail. Whoever looks after it can give you a link to set a new password.
site-recover-guests = Guests have no password: they are known by the device they play on.
site-recover-new = Choose a new password. Every other device and program will have to sign in again.
site-recover-subject = A new password for Parlour
site-recover-mail = Somebody, probably you, asked for a new password. This link sets one; it works once, and for a day:
site-recover-unasked = If it was not you, do nothing: your password stays as it is.
site-kept = Guests who do not come back for { $guests } days are forgotten. Tables that are never started disappear after { $unstarted } days; games in which nobody plays are given up after { $standing } days, and disappear { $given-up } days later. Finished games stay.
## Groups of friends

site-groups = Groups
site-groups-text = Friends who play together again and again: invite them all with one click, and see who has beaten whom.
site-your-groups = Your groups
site-no-groups = No group yet.
site-new-group = New group
site-group-name = Name of the group
site-group-asked = you are asked to join
site-group-members = Members
site-group-awaited = asked to join
site-group-join = Join the group
site-group-join-text = Members see each other’s names and the results of the games they play together, and can invite you to their tables.
site-group-decline = No, thank you
site-group-leave = Leave the group
site-group-play = A table for everybody
site-group-play-text = Everybody gets a seat and is told; three days per turn, by link only. The game begins when all have said that they are ready.
site-group-games = Played together
site-group-no-games = No finished game yet.
site-group-heads = Who finished ahead of whom
site-group-played = Games
site-group-won = Won
site-group-before = ahead of { $name }
site-group-invite-text = Whoever follows this link can join the group.
site-group-link = Link to the group

## A game from a file

site-open-file = Open a game
site-open-file-text = A game saved on this or another Parlour goes on here, from where it stood.
site-open-choose = The file
site-open-journal = Or its text
site-open-with = Who plays on?
site-open-here = Everybody on this device
site-open-room = The same people, by link
site-open-counts = Such a game does not count. By link, everybody takes the seat with their name.
site-open-go = Open
site-seat-was = seat of { $name }
## Notices

notice-your-turn = Your turn: { $game }
notice-started = The game has begun: { $game }
notice-invitation = You are invited to a table: { $game }
notice-talk = Somebody speaks at your table: { $game }
notice-take-back = Somebody asks to take moves back: { $game }
notice-rematch = Once more? { $game }
notice-day-left = One day left for your turn: { $game }
notice-hours-left = Three hours left for your turn: { $game }
notice-caretaker = A bot plays for you: { $game }
notice-game-over = The game is over: { $game }
notice-several = { $n ->
    [one] { $n } table has news
   *[other] { $n } tables have news
}
notice-with = with { $names }
notice-test = This is a test: word from Parlour reaches you here.
mail-open = Open the table
mail-board = The board as you see it now
mail-settings = Choose what you are told:
mail-settings-link = Choose what you are told
mail-stop = No more of these letters:
mail-stop-link = No more of these letters
mail-question = Is this your address?
mail-question-text = Somebody gave this address at { $site } to be told when a table waits. If it was you, follow this link:
mail-question-else = If it was not you, do nothing: you will get no other letter.
mail-confirm = Yes, write to me
site-word-confirm = Is this your address?
site-word-confirm-text = Parlour will then write to you there about your tables, as your settings say.
site-word-confirm-yes = Yes, write to me
site-word-confirmed = It is confirmed
site-word-confirmed-text = Parlour writes to you at this address from now on. Every letter has a link that ends it.
site-word-stop = No more letters?
site-word-stop-text = Parlour will then write nothing more to this address. You can switch it on again in your settings.
site-word-stop-yes = No more letters
site-word-stopped = No more letters
site-word-stopped-text = Parlour writes nothing more to this address.
site-notices-what = Tell me
site-channel-page = Page
site-channel-push = Device
site-channel-mail = E-mail
site-channel-webhook = Webhook
site-occasion-your-turn = my turn has come
site-occasion-started = a game of mine begins
site-occasion-invitation = I am invited
site-occasion-talk = somebody speaks while I am away
site-occasion-take-back = somebody asks to take moves back
site-occasion-rematch = the others play once more
site-occasion-day-left = a day is left for my turn
site-occasion-hours-left = three hours are left
site-occasion-caretaker = a bot plays for me
site-occasion-game-over = the result
site-digest = One e-mail a day, at
site-zone = My time zone
site-target-works = Notices get there.
site-target-unconfirmed = Not confirmed: follow the link in the letter.
site-target-stopped = Switched off: you wanted no more.
site-target-failing = Did not work the last time ({ $why }); it is tried again.
site-target-off = Switched off: it failed for more than a day ({ $why }).
site-target-ask = Send the link again
site-target-asked = The link is on its way.
site-target-on = Switch on again
site-target-test = Send me a test
site-target-tested = The test is on its way.
site-target-failed = That did not get there: { $why }
site-push-here = Tell me on this device
site-push-failed = That did not work on this device.
site-push-denied = This browser does not let Parlour send you notices: allow notifications from this site first.
site-offline = You are offline
site-offline-text = Your tables are where you left them, and this page opens again when the network is back. The rules can be read meanwhile:
site-results = Results just in
site-archive = My finished games
site-archive-empty = None yet.
site-archive-more = Earlier games
site-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
site-left-minutes = { $n ->
    [one] { $n } minute left
   *[other] { $n } minutes left
}
site-left-hours = { $n ->
    [one] { $n } hour left
   *[other] { $n } hours left
}
site-left-days = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}
