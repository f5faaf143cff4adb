# Time at a table: clocks, absence, pauses, rest, taking back, deciding together.

# -- clocks
time-until = until
time-in-utc = { $weekday } { $day } { $month }, { $clock } UTC
time-weekday = { $n ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
time-month = { $n ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
time-still-pause = the clock stands still
time-still-holiday = on holiday: the clock stands still
time-still-quiet = quiet hours: the clock stands still
time-holiday-from = holiday from
time-holiday-until = on holiday until

# -- absence
time-stand-in = { $who } plays this turn
time-stand-in-log = { $who } in their stead
time-covered = { $n ->
    [one] away for a turn
   *[other] away for { $n } turns
}
time-wanted = a substitute is wanted
time-nudge = Nudge
time-nudge-of = Send { $who } a polite reminder
time-find-substitute = Look for a substitute
time-find-substitute-of = Look for somebody to take over { $who }’s seat
time-end-game = End the game as it stands
time-take-over = Take over this seat
time-take-over-text = Somebody is missing at this table. You may take over the seat and play on from here.

# -- pauses
time-pause = Propose a pause
time-paused = Everybody pauses: no clock runs.
time-resume = Go on
time-decide = Time
time-ended-early = The game was ended as it stood.
time-given-up = The game was given up.

# -- proposals
time-asks-pause = { $who } proposes a pause: no clock would run until somebody resumes the game.
time-asks-substitute = { $who } proposes to look for somebody to take over { $about }’s seat. If { $about } comes back first, the seat is kept for them.
time-asks-end = { $who } proposes to end the game with the points as they stand.
time-asks-you = Something is proposed: your word is wanted.
time-undoes = It would undo:

# -- taking back
time-take-back = Take my move back
time-take-back-ask = Ask to take my move back
time-take-back-stand-in = Take { $who }’s move back
time-take-back-stand-in-ask = Ask to take { $who }’s move back

# -- paces
time-pace-live = one evening
time-pace-1d = a move a day
time-pace-56h = three moves a week
time-pace-7d = a move a week
time-pace-hours = { $n ->
    [one] an hour a turn
   *[other] { $n } hours a turn
}
time-pace-other = Another pace
time-expected-live = About { $turns } turns each: one sitting.
time-expected = About { $turns } turns each: around { $about } if everybody keeps the pace, { $latest } at most. Pauses and holidays come on top.
time-span-days = { $n ->
    [one] one day
   *[other] { $n } days
}
time-span-weeks = { $n ->
    [one] one week
   *[other] { $n } weeks
}
time-span-months = { $n ->
    [one] one month
   *[other] { $n } months
}
time-pace-absence = When your time runs short, you are reminded. When it is up, a bot plays that one turn; the next is yours again.

# -- rest
time-rest = Quiet hours and holidays
time-rest-text = Your clock stands still then, at tables where a turn has a day or more. The others see it. In quiet hours nothing wakes you but a turn about to run out.
time-quiet = Quiet hours, every day
time-quiet-from = from
time-quiet-to = until
time-zone = Your time zone
time-zone-utc = UTC
time-quiet-hint = Twelve hours a day at most.
time-quiet-save = Keep these hours
time-quiet-none = No quiet hours
time-holiday = Holiday
time-holiday-first = first day
time-holiday-last = last day
time-holiday-hint = Each game waits { $n } days for you in all.
time-holiday-announce = Announce it
time-holiday-home = I am back
time-holiday-now = Announced:

# -- word to those who are not there
notice-nudge = The others would like to go on: { $game }
notice-decision = Something is proposed or announced: { $game }
notice-substitute = A seat changes hands: { $game }
site-occasion-nudge = the others would like to go on
site-occasion-decision = somebody proposes or announces a pause, a holiday or the end
site-occasion-substitute = a seat changes hands
