### Why something could not be done: for pages and programs.

## In general

problem-sign-in = Say who you are first: come as a guest, sign in, or send a token.
problem-wrong-login = There is no account with this login and password.
problem-not-found = There is no such thing here.
problem-stale = The table has moved on: this is how it stands now.
problem-other-rules = This game was played under other rules, which this server no longer plays.
problem-refused = The rules forbid it.
problem-lesson-outdated = This lesson is out of date: start it again.
problem-coached = The lesson wants something else: read what the coach says.
problem-too-large = The request is too large.
problem-too-slow = The request did not arrive whole in time: try again.
problem-too-many = { $n ->
    [one] Too many requests: try again in { $n } second.
   *[other] Too many requests: try again in { $n } seconds.
}
problem-too-many-minutes = { $n ->
    [one] Too many requests: try again in { $n } minute.
   *[other] Too many requests: try again in { $n } minutes.
}
problem-crowded = { $n ->
    [one] Your network has as many tables in play as it may have: finish or give up a game, or come back in { $n } minute.
   *[other] Your network has as many tables in play as it may have: finish or give up a game, or come back in { $n } minutes.
}
problem-unavailable = The database cannot be reached just now; nothing is lost. Try again a little later.
problem-internal = Something went wrong on our side; it has been noted.

## What is wrong with a request

problem-body = The body cannot be read.
problem-journal = This is no game that can be opened here.
problem-json = The body is not what is expected.
problem-answer = The answer cannot be read.
problem-form = The form is not what is expected.
problem-without = “without” names view, sheet, greyed, log or texts.
problem-batch = Send one answer, or up to 200.
problem-token = “at” names the position you answer, as the table told it.
problem-seat-name = A seat is one of red, blue, green, yellow, white.
problem-too-many-seats = There are more seats than players.
problem-unknown-game = There is no such game.
problem-unknown-level = There is no such level of bots.
problem-unknown-status = There is no such status.
problem-unknown-pace = The pace is “live” or a number of days such as “3d”.
problem-unknown-language = The language is fr or en.
problem-password-length = A password has 8 to 200 characters.
problem-email = That is no e-mail address.
problem-webhook = A webhook is an http or https address.
problem-push = No browser can be notified at this address.
problem-not-sure = Say that you are sure.

## Why it is not theirs to do

problem-other-site = This request comes from another site.
problem-bots-keep-no-bots = A bot keeps no bots.
problem-only-the-host = Only the host may do this.
problem-not-seated = You do not sit here.
problem-not-a-player = You do not play here.
problem-did-not-play = You did not play here.
problem-not-your-seat = Somebody else sits there.
problem-chat-is-closed = The host has closed the chat of this table.
problem-only-players-talk = Only those who play talk at this table.
problem-muted = The host has muted you at this table.
problem-sent-away = The host has sent you away from this table.

## Why it is not possible as things are

problem-choices-exclude = These choices do not go together.
problem-address-not-confirmed = This address is not confirmed yet: follow the link in the letter first.
problem-guest-has-no-password = A guest has no password.
problem-no-seat-open = No seat is open.
problem-seat-still-open = A seat is still open.
problem-no-plan = There is no plan, or nothing of it is allowed any more.
problem-not-all-ready = Not everybody has said yet that they are ready.
problem-has-started = The game has started.
problem-has-not-started = The game has not started.
problem-not-played = The game is not being played.
problem-is-over = The game is over.
problem-is-not-over = The game is not over.
problem-journal-is-secret = The journal holds every secret: it is shown when the game is over.
problem-table-draws = The table draws for itself.
problem-nothing-asked = Nothing is asked of you.
problem-turn-not-finished = Your turn is not finished.
problem-nothing-to-undo = There is nothing to undo.
problem-bill-not-settled = That does not settle the bill.
problem-nothing-to-redo = There is nothing to redo.
problem-nothing-to-end = There is nothing to end.
problem-nothing-to-decide = There is nothing to decide: nobody has missed several turns, or the game is paused already.
problem-not-paused = There is no pause to end.
problem-no-nudge = Not now: the table does not wait for them, their clock stands still, or a reminder was sent already.
problem-no-such-rest = Quiet hours last twelve hours a day at most, a holiday thirty days, from today on.
problem-nothing-newer = This game is played by the newest rules, or it is not in play.

## What somebody else has

problem-taken-database = Another server is using this database.
problem-taken-file = This file exists already.
problem-taken-login = Somebody has this login already, or one that looks like it.
problem-taken-proposal = Another proposal to go back stands already.
problem-taken-seat = Somebody was faster: the seat is taken.
problem-taken-secret = This key was given out before: try again.
problem-taken-table-id = A table has this name already: try again.

## What was changed meanwhile

problem-outdated-draft = Your turn was changed meanwhile, in another window perhaps: look again.
problem-outdated-proposal = The proposal to go back is another one now: look again.
problem-outdated-table = Somebody came or went meanwhile: look again.

## What the state of a table or account excludes

problem-seat-is-open = The game cannot start: a seat is still open.
problem-sits-already = You sit here already: at this table everybody has one seat.
problem-somebody-elses-seat = This seat is somebody else’s.
problem-table-has-started = This is possible only before the game, and it has started.
problem-table-has-moved-on = The table is no longer where it was: look again.
problem-table-is-not-played = No game is being played at this table.
problem-table-is-no-longer-in-play = The game has ended already.
problem-journal-is-full = The journal of this game is full: it cannot go on.
problem-nothing-to-take-back = There is nothing to take back.
problem-too-many-tokens = There are too many tokens: remove one first.
problem-circle-is-full = The group has as many people as it may have.
problem-too-many-circles = You are in as many groups as you may join: leave one first.
problem-too-many-targets = Your notices already go to as many places as they may: remove one first.
problem-plays-already = You play at this table already.
problem-too-many-bots = You keep as many bots as one person may keep: delete one first.
problem-too-many-tables = You have as many tables as one person may have: finish or give up a game first.
problem-not-a-guest = You have an account already.

## Values that are empty, too long or of another kind

problem-field-answer = That answer is too long, or empty.
problem-field-answerer = Nobody of that name can answer.
problem-field-chat-line = A message must be neither empty nor too long.
problem-field-commitment = That is not the fingerprint of a sealed secret.
problem-field-database-address = That is not the address of a database.
problem-field-draft = That is not a possible draft.
problem-field-email = That e-mail address is too long, or not one.
problem-field-game = That is not the name of a game.
problem-field-label = A token needs a label that is not too long.
problem-field-language = That is not a language of this site.
problem-field-level = That is not a level of bots.
problem-field-link = That is not the link of a table.
problem-field-login = That login is not possible: nothing hidden may be in it, nor letters of several scripts.
problem-field-mode = A game cannot be set up like this.
problem-field-name = That name is not possible: it must be neither empty nor too long, with nothing hidden in it and no letters of several scripts in one word.
problem-field-note = That note is too long.
problem-field-number-of-lines = Too many answers at once.
problem-field-number-of-seats = That is not a possible number of seats.
problem-field-pace = That is not a possible pace.
problem-field-password = That password is not possible.
problem-field-seat = That is not a possible seat.
problem-field-settings = These settings are not possible.
problem-field-word = That word is not one of those expected.
problem-field-table-id = That is not the name of a table.
problem-no-account = Only an account has a password.
problem-silenced = Somebody who looks after this site has taken your voice.
problem-recovery-is-fresh = A link was sent a moment ago: look for it, or try again in ten minutes.
problem-banned = Somebody who looks after this site keeps you out.
problem-no-mail = This site sends no e-mail: ask whoever looks after it for a link.
problem-link-is-old = This link has been used, or is too old: ask for a new one.
problem-field-target = Notices cannot be sent to such a place.
