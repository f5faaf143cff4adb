### Words all games share.

## Lists and counts

list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-empty = nothing
counted = { $what }

## Seats

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White

## Languages

language-fr = French
language-en = English

## Refusals of every game

refusal-not-your-turn = It is not your turn.
refusal-not-asked = You are asked something else now.
refusal-over = The game is over.
refusal-unreadable = That answer cannot be read.

## Rulebooks

rules-reconstructed = Printed values that are reconstructed. The rulebook does not give them, so these rows are our own and may differ from the box:

## The table, for terminals and pages

table-round = Round { $round }
table-turn = { $who } to play.
    .you = Your turn.
table-waiting = Waiting for { $who }.
table-chance = Chance decides.
table-over = The game is over.
table-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-score = Score
table-total = Total
table-winner = { $who } wins.
    .you = You win!
table-tie = { $who } share the victory.
table-tie-with-you = You share the victory with { $who }.
table-given-up = The game was given up: it ends without a result.
table-solo = { $who } ends with { $points } { $points ->
    [one] point
   *[other] points
}.
    .you = You end with { $points } { $points ->
        [one] point
       *[other] points
    }.
table-player = { $who }
table-log = Log
table-options = Choices
table-greyed = Not possible now
table-why = Why not?
table-rule = Rule
table-rules = Rules
table-undo = Undo
table-redo = Redo
table-restart = Restart turn
table-end-turn = End turn
table-draft = Draft
table-hint = Hint
table-help = Help
table-quit = Quit
table-save = Save
table-yes = Yes
table-no = No
