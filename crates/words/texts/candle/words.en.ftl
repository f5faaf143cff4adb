### The candle auction: names, prompts, choices, log lines, refusals, labels.

candle = The Candle Auction
candle-credits = A game by the makers of Parlour, for tests and for learning.
candle-about = Seven candles, of which four are sold: one player knows the next one, all bid in secret, and whoever bids most pays.

## Options

candle-option-length = length
    .about = How many candles are sold, one in each round.
candle-option-length-short = three rounds
candle-option-length-long = four rounds
candle-setup-long-for-four = the long game is for two or three players

## Coins and points

candle-coin-groat = groat
    .count = { $n } { $n ->
        [one] groat
       *[other] groats
    }
    .effect = pays a bid
candle-coin-penny = penny
    .count = { $n } { $n ->
        [one] penny
       *[other] pennies
    }
    .effect = pays a bid, one by one
candle-point = point
    .count = { $n } { $n ->
        [one] point
       *[other] points
    }

## Questions

candle-prompt-look = { $seat } looks at the next candle.
candle-prompt-bid = What do you bid? You have { $purse }.
candle-prompt-show = The candle is shown.
candle-prompt-pay = You owe { $owed }: with how many groats do you pay?

## Choices

candle-choice-candle = Candle { $candle }
candle-choice-bid = Bid { $pennies }
candle-choice-groats = Pay with { $groats }
candle-choice-change = Change a groat into pennies

## The log

candle-event-saw = { $seat } sees candle { $candle }.
    .you = You see candle { $candle }.
candle-event-sold = { $seat } gets candle { $candle } for { $price }.
    .you = You get candle { $candle } for { $price }.
candle-event-paid = { $seat } pays { $coins }.
    .you = You pay { $coins }.
candle-event-changed = { $seat } changes a groat.
    .you = You change a groat.

## Refusals

candle-refusal-not-asked = You are asked something else now.
candle-refusal-candle-is-gone = This candle cannot come up.
candle-refusal-too-high = Nobody may bid more than { $most }.
candle-refusal-too-poor = A bid of { $bid } is more than your { $purse }.
candle-refusal-cannot-settle = From { $fewest } to { $most } groats settle the bill.
candle-refusal-pay-first = Pay your bill first.
candle-refusal-no-groat = You have no groat to change.

## The text table

candle-sheet-round = Round { $round } of { $rounds }
candle-sheet-seat = { $seat }
candle-sheet-next = The next candle, which only you know

## The count

candle-score-candles = Candles
