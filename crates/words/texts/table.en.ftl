### The table page of the site.

table-page = The table

## Status and choices

table-status = What is asked
table-your-turn = Your turn
table-your-turn-now = It is your turn.
table-turn-of = { $who } plays
table-ready = Your turn is complete: end it, or undo.
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
table-hours-left = { $h } h { $m } min
table-late = The table had moved on: nothing was played. This is how it stands.
table-refused = The rules forbid it:
table-failed = That did not work. Try again.
table-close = Close
table-then-place = Now tap the place where it goes.
table-answers-in-words = Or choose in words
table-fit = Fit
table-menu = Menu
table-larger = Larger
table-magnify = Magnify
table-magnified = Magnified
table-unread = unread

## Players

table-to-act = to act
table-points-so-far = Points so far
table-you = you
table-here = here
table-away = away
table-bot = bot: { $level }
table-bot-is = bot:
table-resigned = resigned: a bot plays
table-caretaker = a bot plays on
table-back = I am back
table-sit-here = Play this seat

## The rail

table-rail = Players, log and help
table-chat = Chat
table-chat-spectator = (spectator)
table-chat-host = (host)
table-chat-mute = Mute
table-chat-unmute = Unmute
table-chat-who = Who may talk:
table-chat-everybody = Everybody
table-chat-players = Players
table-chat-nobody = Nobody
table-chat-closed = The host has closed the chat.
table-chat-none = Nothing has been said yet.
table-chat-say = Say something to the table
table-chat-send = Say
table-notes = Notes
table-notes-keep = Keep
table-notes-private = Only you read your notes.
table-older = Earlier rounds
table-setup = The setup, { $n } lines
table-steps = and { $n } more
table-since = { $n ->
    [one] { $n } deed since your turn
   *[other] { $n } deeds since your turn
} ▸ replay
table-recap = While you were away
table-recap-last = You last played on
table-recap-first = You have not moved yet.
table-recap-count = { $n ->
    [one] Since then, one deed.
   *[other] Since then, { $n } deeds.
}
table-recap-steps = Step by step ▸
table-recap-play = My move
table-recap-close = To the table
table-filter = Which lines
table-filter-all = All
table-filter-mine = Mine
table-filter-chance = Draws
table-filter-since = Since my turn
table-replay = What the others did
table-pause = Pause
table-resume = Go on
table-slower = Slower
table-faster = Faster
table-n-of = { $n } of { $of }
table-help-now = This decision
table-all-rules = All the rules
table-icons = Icons
table-keys = Keys
table-key-number = take the choice with this number
table-key-history = one move back or on in the history
table-key-look = text or drawing
table-key-help = show this help

## History

table-history = History
table-first = To the beginning
table-back-one = One move back
table-on-one = One move on
table-now = Back to now
table-past = Looking back: move { $line } of { $of }.
table-rewind = Propose to play on from here
table-rewind-asked = { $who } proposes to go back to move { $line }.
table-rewind-look = Look at it
table-revision = Revision { $rules } of the rules.
table-revision-newer = What would differ under newer rules?
table-revision-asked = { $who } proposes to play on by revision { $rules } of the rules; nothing played so far would differ.
table-revision-asked-back = { $who } proposes to play on by revision { $rules } of the rules, from move { $line } on.
table-agree = Agree
table-refuse = Refuse

## The count and the end

table-count = Points by category
table-result = The result
table-foreseen = This game was taken back past a draw: it does not count among the best scores.
table-standing = Rank { $rank } among the { $of } games of this mode on this server.
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
table-group = Make a group of these people
table-resign = Resign
table-resign-how = A bot plays on in your place. This cannot be undone.
table-resign-alone = Nobody else plays here: the game ends at once, without a result. This cannot be undone.
table-resign-sure = Yes, I resign
table-chance-check = Is chance fair here?
table-chance-how = Before the first draw the server sealed the secret that every draw comes from, and showed this fingerprint of it. At the end the secret is opened: anybody can draw everything again and compare.
table-commitment = Fingerprint of the sealed secret:
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

## The stage

table-round-word = Round
table-of-rounds = of { $n }
table-supply = Supply
table-board-of = board
table-in-words = all choices in words
table-all-choices = All choices in words
table-points-tab = Points
table-fold = Fold players, log and help away
table-unfold = Show players, log and help
table-why-not = Why not?
table-the-rule = The rule
table-here-you-may = Here you may
table-more = +{ $n } more
table-left = Choices left: { $n }
table-asides-menu = At any time ({ $n })
table-countdown-stop = Stop
table-countdown = Your turn ends in { $n } s
table-countdown-choose = Choose
table-put-back = Put back: { $what }
table-skip = Skip
table-offline = You are offline. The table will be here when you are back.

## Lessons

table-learn = Learn the game with a coach
table-learn-short = Short lessons:
table-coach-step = { $n } of { $of }
table-coach-next = Go on
table-coach-back = Back
table-coach-again = Once more
table-coach-leave = Leave the lesson
table-coach-play = Play a game now
table-coach-next-lesson = Next: { $title }
table-coach-other = That is allowed, but let us do what we set out to do. Read the last sentence again.
table-coach-early = One moment: read this first, then go on.
table-tip = New to you
table-tip-read = Got it
table-tip-later = It stays in the help, under “This decision”.
table-tip-wise = Usually wise:
table-tip-cost = What it costs:
## Reading

table-read-price = Price
table-read-points = Points
table-read-now = For you now
table-read-all = Everything on the table, to read
table-read-all-of = { $game }: everything on the table
table-read-back = Back to the table
table-key-read = read what has the focus
## Paying in one go

table-bill = To pay
table-bill-sum = { $has } of { $due }
table-bill-lacks = Still due: { $what }
table-bill-over = More than is due: { $what }
table-bill-settled = Nothing is due any more.
table-bill-not-so = These together do not settle it.
table-bill-pay = Pay
table-bill-at-once = All at once:
table-bill-keeps = keeps
table-bill-each = { $n } each
table-bill-more = More: { $what }
table-bill-less = Less: { $what }
table-bill-give = Give { $what }
table-bill-clear = Clear

## A game that goes on elsewhere, and several people at one device

table-what-if = What if
table-what-if-is = What if: this game goes on from move { $line } of another one. It does not count.
table-what-if-go = What if? Go on from here
table-what-if-how = A new table of your own begins from this position. It does not count.
table-from-file = From a file
table-from-file-is = This game was opened from a file and goes on after its move { $line }. It does not count.
table-elsewhere = Take this game elsewhere
table-elsewhere-how = Nothing in this game is hidden from you: you may keep it as a file, open it on another Parlour, or go on from here at a table of your own.
table-elsewhere-secret = This game hides something from you: it can be taken away when it is over.
table-curtain = { $who } is next: pass the device on.
table-unveil = I am { $who }: show my side

## Plan while you wait

table-plan = Plan my turn
table-plan-here = Work your next turn out here: bots play for the others, and what the others keep secret is left out or guessed. Keep your plan, and it is offered to you when your turn comes.
table-plan-keep = Keep this as my plan
table-plan-begun = You are working out your next turn.
table-plan-on = Go on planning
table-plan-drop = Drop the plan
table-plan-possible = Your plan: { $possible } of { $n } steps are still allowed.
table-plan-impossible = Nothing of your plan is allowed any more.
table-plan-news = { $n ->
    [0] Nothing has happened since.
    [one] One move has been played since.
   *[other] { $n } moves have been played since.
}
table-plan-use = Put it on the board
table-plan-then = The position you planned from
