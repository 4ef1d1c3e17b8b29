### What an option does. $card: the card one acts with; $other: the one it is about.

## Turn actions

label-ink = Ink { $card }
label-play = Play { $what }
label-use = Use { $ability } of { $card }
label-quest = Quest with { $card }
label-challenge = Challenge { $other } with { $card }
label-move = Move { $card } to { $other }
label-end = End your turn
label-concede = Concede

## Ways to play a card

label-for-ink = { $card } ({ $ink } ink)
label-shift = { $card } with Shift onto { $others }
label-sung = { $card } sung by { $singers }
label-sing-together = { $card } with Sing Together
label-free = { $card } for free
label-for-costs = { $card }: { $costs }
# $offer: the card that offers another way to pay.
label-by-offer = { $what } with { $offer }

## Answers

label-choose = { $card }
label-done = Done
label-yes = Yes
label-no = No
label-mode = { $text }
label-mode-number = Effect { $number }
label-amount = { $count }
label-pay = { $count ->
    [one] Pay 1 ink drop
   *[other] Pay { $count } ink drops
}
label-move-damage = Move { $count } damage
label-remove-damage = Remove { $count } damage
label-name = { $card }
label-player = { $player }
label-resolve = Resolve { $what }
label-ability-of = { $ability } of { $card }

## What tells a card from another one of the same name

label-marked = { $card } ({ $marks })
label-is-exerted = exerted
label-is-ready = ready
label-is-drying = drying
label-has-damage = { $count } damage

## Turn actions of some variants

label-mission = Quest with { $card }; mission: { $other }
label-challenge-alone = Challenge with { $card }
label-move-zone = { $zone ->
    [bag] Move { $card } to the Bag
    [hand] Move { $card } to your hand
    [play] Move { $card } into play
    [inkwell] Move { $card } to your inkwell
    [discard] Move { $card } to your discard
   *[deck] Move { $card } to the top of your deck
}
label-location = Use the location ability of { $what }
