### What is asked, of whom, for which card. A question is a part of a sentence without its stop.

prompt-asked = { $player }: { $question }.
# With the text of the ability that asks.
prompt-quoting = { $player }: { $question }: “{ $text }”
prompt-over = The game is over.

## What the others are told

prompt-others = { $deciding }.
prompt-deciding = { $ask ->
    [alter-hand] { $player } is deciding which cards of the starting hand to replace
    [turn-action] { $player } is deciding which turn action to take
   *[choose] { $player } is deciding what to choose
    [may] { $player } is deciding whether to do something optional
    [mode] { $player } is deciding which of several effects happens
    [amount] { $player } is deciding a number
    [name] { $player } is deciding which card to name
    [order] { $player } is deciding an order
    [bag] { $player } is deciding which ability of the bag resolves next
    [replacement] { $player } is deciding which replacement effect applies
    [player] { $player } is deciding which player is meant
    [pay] { $player } is deciding how to pay
}

## Questions

prompt-alter-hand = choose cards of your starting hand to replace, then say done
prompt-turn-action = take a turn action or end your turn
prompt-choose = choose { $cards }
prompt-may = say whether to { $what }
prompt-mode = choose which effect happens
prompt-amount = say how much damage to take from { $about }, from { $least } to { $most }
prompt-name = name a card
prompt-order = choose the next card, in the order you want
prompt-bag = choose which of your abilities in the bag resolves next
prompt-replacement = choose which replacement effect applies to { $card }
prompt-player = choose a player
prompt-pay = say how many ink drops to pay with, from { $least } to { $most }

## Questions that come from playing a card or from a step, not from an ability

prompt-choir = choose characters to sing { $card } together
prompt-where = choose the location { $card } is at
prompt-readies = choose { $cards } to ready
prompt-enters = say whether { $card } enters play exerted
prompt-how-to-play = choose how to play { $card }

## Their parts

prompt-for = { $question } for { $card }
prompt-by = for { $card }, { $question }
prompt-so-far = { $question } (so far: { $cards })
prompt-any-number = any number of cards
prompt-cards = { $least ->
    [0] { $most ->
        [one] a card or none
       *[other] up to { $most } cards
    }
   *[other] { $most ->
        [one] a card
       *[other] { $most } cards
    }
}
prompt-do-it = do it
prompt-do-it-so = do it (“{ $text }”)
# How the text of an effect begins that may be done or left.
prompt-you-may = you may

## Of some variants

prompt-defender = choose which of your characters defends against { $card }
