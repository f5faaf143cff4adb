### The table page of the site.

table-page = The table

## Status and choices

table-status = What is asked
table-your-turn = Your turn:
table-your-turn-now = It is your turn.
table-turn-of = { $who } plays:
table-ready = your turn is complete. End it, or take something back.
table-watching = You are watching.
table-asides = At any time
table-impossible = { $n ->
    [one] { $n } choice not possible now
   *[other] { $n } choices not possible now
}
table-nothing-drafted = You have played nothing yet that could be taken back.
table-still-asked = Your turn is not complete: answer the question first.
table-not-your-turn = It is not your turn.
table-hint-is = A good player would think of this:
table-goods = My goods
table-days-left = { $d } d { $h } h
table-late = The table had moved on: nothing was played. This is how it stands.
table-refused = The rules forbid it:
table-failed = That did not work. Try again.
table-close = Close

## Players

table-to-act = to act
table-points-so-far = Points so far
table-you = you
table-here = here
table-away = away
table-bot = bot: { $level }
table-resigned = has resigned
table-caretaker = a bot stands in
table-back = I am back
table-sit-here = Play this seat

## The rail

table-rail = Players, log and help
table-chat = Chat
table-chat-none = Nothing has been said yet.
table-chat-say = Say something to the table
table-chat-send = Say
table-notes = Notes
table-notes-keep = Keep
table-notes-private = Only you read your notes.
table-older = Earlier rounds
table-help-now = This decision
table-all-rules = All the rules
table-icons = Icons
table-keys = Keys
table-key-number = take the choice with this number
table-key-history = one line back or on in the history
table-key-look = text or drawing
table-key-help = show this help

## History

table-history = History
table-first = To the beginning
table-back-one = One line back
table-on-one = One line on
table-now = Back to now
table-past = A position of the past: line { $line } of { $of }.
table-rewind = Propose to play on from here
table-rewind-asked = { $who } proposes to go back to line { $line }.
table-rewind-look = Look at it
table-agree = Agree
table-refuse = Refuse

## The count and the end

table-count = Points by category
table-result = The result
table-rank = Rank
table-curve = Points round by round
table-course = How the game went
table-chances = Chances of winning, as the bots saw them
table-curve-numbers = The same in numbers
table-picture-svg = The final board as SVG
table-picture-png = The final board as PNG
table-journal = Download the journal
table-rematch = Play again
table-rematch-go = To the next game
table-resign = Resign
table-resign-how = A bot plays on in your stead. This cannot be taken back.
table-resign-sure = Yes, I resign
table-chance-check = Is chance fair here?
table-chance-how = Before the first draw the server sealed its secret and showed this imprint. At the end the secret is opened: anybody can draw everything again and compare.
table-commitment = Imprint of the sealed secret:
table-seed = The secret:
table-seed-later = It is opened when the game is over.

## Layout

table-look-text = Show as text
table-look-drawn = Show the board
table-tabs = Parts of the table
table-tab-board = Board
table-tab-me = Me
table-tab-others = Others
table-lost = The connection is lost. Trying again…
table-again = Connected again.
