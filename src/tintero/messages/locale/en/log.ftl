### What happened: one message for each kind of event, without a stop; `log-line` makes it a line.
### $player, $card and $other are named; $how says which variant; $type is what $card is.

log-line = { $what }.
# Another card is the cause.
log-because = { $what } because of { $source }
# With the rule it happened by.
log-by-rule = { $line } [{ $clause }]

## The game and its turns

log-game-start = The game begins; { $player } takes the first turn
log-starting-player = { $player } is the starting player
log-shuffled = { $player } shuffles their deck
log-hand-altered = { $count ->
    [0] { $player } keeps all of their starting hand
   *[other] { $player } replaces { $cards } of their starting hand
}
log-turn-start = { $player }'s turn begins
log-step = { $player }: { $step }
log-step-name = { $step ->
   *[none] before the turn
    [ready] Ready step
    [set] Set step
    [draw] Draw step
    [main] Main Phase
    [end] end of turn
}
log-turn-end = { $player }'s turn ends
log-player-out = { $reason ->
    [lore] { $player } loses by lore and is out of the game
    [deck] { $player } ends the turn with an empty deck and is out of the game
    [last] { $player } is not the last player left and is out of the game
    [concession] { $player } concedes and is out of the game
   *[limit] { $player } reaches the turn limit and is out of the game
}
log-game-over = The game is over: { $reason ->
    [lore] { $player } has the lore to win
    [deck] { $player } wins, an opponent's deck being empty
    [last] { $player } wins as the last player left
    [concession] { $player } wins by concession
    [most] { $player } has the most lore
   *[limit] nobody wins, the turn limit was reached
}
log-checked = The game state is checked

## Turn actions, and paying

log-inked = { $player } inks { $card }
log-announced = { $player } announces { $card }
log-paid = { $drops ->
    [0] { $player } pays { $count } ink
    [one] { $player } pays { $count } ink, 1 of it with an ink drop
   *[other] { $player } pays { $count } ink, { $drops } of it with ink drops
}
log-played = { $how ->
    [shift] { $count ->
        [0] { $player } plays { $card } with Shift
       *[other] { $player } plays { $card } with Shift for { $count } ink
    }
    [sung] { $player } plays { $card } by singing
    [free] { $player } plays { $card } for free
   *[ink] { $count ->
        [0] { $player } plays { $card }
       *[other] { $player } plays { $card } for { $count } ink
    }
}
log-shifted = { $player } shifts { $card } onto { $other }
log-sang = { $card } sings { $other }
log-sung = { $card } has been sung
log-used = { $player } uses { $ability } of { $card }
log-quested = { $player } quests with { $card }
log-challenged = { $card } challenges { $other }
log-challenge-over = The challenge is over
log-moved = { $how ->
    [from] { $card } moves to { $other } from { $left }
   *[plain] { $card } moves to { $other }
}

## Where cards go, and how they lie

log-readied = { $card } is readied
log-exerted = { $card } is exerted
log-dried = { $card } is dry now
log-drew = { $player } draws { $card }
log-discarded = { $player } discards { $card }
log-discarded-some = { $player } has discarded { $cards }
log-milled = { $player } has put { $cards } from their deck into their discard
log-put-in-inkwell = { $card } is put into { $player }'s inkwell
log-entered-play = { $how ->
    [exerted] { $card } enters play exerted
   *[plain] { $card } enters play
}
log-left-play = { $card } leaves play
log-banished = { $how ->
    [challenge] { $card } is banished in a challenge
   *[plain] { $card } is banished
}
# CR 1.8.1.4
log-with-damage = { $what } with { $damage } damage and Willpower { $willpower }
log-banished-in-challenge = { $how ->
    [challenge] { $card } banishes { $other } in a challenge
   *[plain] { $card } banishes { $other }
}
log-returned-to-hand = { $card } goes to { $player }'s hand
log-put-in-deck = { $card } is put into { $player }'s deck
log-put-in-discard = { $card } is put into { $player }'s discard
log-put-under = { $card } is put under { $other }
log-left-under = { $card } leaves the cards it was under
log-left-discard = { $card } leaves { $player }'s discard
log-ink-turned = { $how ->
    [exerts] { $count ->
        [one] { $player } exerts 1 ink card
       *[other] { $player } exerts { $count } ink cards
    }
   *[readies] { $count ->
        [one] { $player } readies 1 ink card
       *[other] { $player } readies { $count } ink cards
    }
}

## Lore, damage, ink drops

log-lore-gained = { $how ->
    [quest] { $player } gains { $count } lore by questing with { $by }
    [location] { $player } gains { $count } lore from a location
   *[plain] { $player } gains { $count } lore
}
log-lore-lost = { $player } loses { $count } lore
log-damage-dealt = { $other } deals { $count } damage to { $card }
log-damage-taken = { $how ->
    [put] { $count } damage is put on { $card }
    [moved] { $count } damage is moved to { $card }
   *[taken] { $card } takes { $count } damage
}
log-damage-removed = { $count } damage is removed from { $card }
log-drops-gained = { $count ->
    [one] { $player } gets 1 ink drop
   *[other] { $player } gets { $count } ink drops
}
log-drops-removed = { $count ->
    [one] { $player } removes 1 ink drop
   *[other] { $player } removes { $count } ink drops
}

## Choices, and what is seen

log-revealed = { $player } reveals { $card }
log-looked-at = { $player } looks at { $card }
log-chosen = { $how ->
    [for] { $player } chooses { $card } for { $other }
   *[plain] { $player } chooses { $card }
}
log-player-chosen = { $player } is chosen
log-named = { $player } names { $name }

## Abilities and effects

log-triggered = { $ability } of { $card } triggers and goes into the bag
log-resolved = { $ability } of { $card } has resolved
log-bag-passed = The bag passes to { $player }
log-effect-began = { $how ->
    [of-on] An effect of { $source } begins on { $card }
    [of] An effect of { $source } begins
    [on] An effect begins on { $card }
   *[plain] An effect begins
}
log-until = { $until ->
   *[forever] { $what }
    [turn] { $what }, until the end of the turn
    [next-turn] { $what }, until the start of { $player }'s next turn
    [their-turn] { $what }, during its player's next turn
    [challenge] { $what }, until the challenge is over
    [in-play] { $what }, as long as { $source } is in play
}
log-effect-ended = { $count ->
    [one] An effect that lasted this turn ends
   *[other] { $count } effects that lasted this turn end
}
log-replaced-discard = { $other } keeps { $cards } from being discarded
log-replaced-drop = { $other } can replace an ink drop
log-replaced-damage = { $other } replaces { $count } damage that { $card } would have taken
log-replaced-banish = { $other } replaces the banishing of { $card }

## What comes of nothing

log-used-up = { $ability } of { $card } has no effect: it has been used this turn
log-no-discard = { $player } can't discard because of { $card }
log-no-damage = { $card } deals no damage to { $other }, which can't be dealt damage
log-no-damage-left = { $card } deals no damage to { $other }: nothing is left of { $count }
log-nothing-to-choose = { $card } finds nothing legal to choose, so that part does nothing

## Of some variants

log-assigned = { $player } assigns { $card } to { $other } as its mission
log-put-aside = { $card } is put into { $player }'s Bag
log-hand-exchanged = { $count ->
    [0] { $player } gets an empty hand
    [one] { $player } gets a hand of 1 card
   *[other] { $player } gets a hand of { $count } cards
}
log-challenged-nobody = { $card } challenges and nobody defends
