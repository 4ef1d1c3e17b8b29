### Why something may not be done: one message for each reason of the rules, without its stop.
### $verb: what was to be done; $cause: the effect that forbids it, with how long it lasts; $asked:
### what is being decided.

why-line = { $what }.

## Reasons

why-game-over = The game is over, so nothing more can be done
why-not-your-decision = This is not your decision: { $asked }
why-wrong-phase = Turn actions are taken only in your Main Phase, one at a time: { $asked }
why-bag-not-empty = The bag is not empty: its abilities resolve before the next turn action
why-not-active = Only the active player takes turn actions, and it is { $active }'s turn
why-not-in-hand = { $card } is not in your hand
why-no-inkwell-symbol = { $card } has no inkwell symbol, so it can't be inked
why-already-inked = You have already inked { $cards } this turn, which is all you may; you can again next turn
why-not-enough-ink = You need { $count } more ink to { $verb }
why-drying = { $card } is drying, so it can't { $verb }; it dries in your next Set step
why-exerted = { $card } is exerted; it has to be ready to { $verb }
why-cant = You can't { $verb } because of { $cause }
why-not-in-play = { $card } is not in play
why-not-yours = { $card } is not yours; it belongs to { $owner }
why-not-a-character = { $card } is not a character
why-target-ready = { $other } is ready; only exerted characters can be challenged by { $card }
why-evasive = { $other } has Evasive, so only a character with Evasive or Alert can challenge it, and { $card } has neither
why-bodyguard = Challenge { $other } first, who has Bodyguard: { $card } can't challenge another character of { $owner } while it can challenge that one
why-not-opposing = { $other } is on the same side as { $card }; only opposing cards are challenged
why-cost-unpayable = The cost to { $verb } can't be paid in full
why-already-there = { $card } is at { $other } already, so that is no move
why-used = { $card } has used { $ability } as often as it may this turn; it can in your next turn
why-play-restriction = The text of { $card } doesn't let it be played now
why-limit = These rules allow { $count } of these turn actions each turn, and you have taken { $count }
why-reckless-ready = You can't end your turn while { $card }, who has Reckless, is ready and can challenge; challenge with it first, or exert it another way
why-adventurous-ready = You can't end your turn while { $card }, who has Adventurous, is ready and can quest; quest with it first, or exert it another way
why-not-an-option = { $card } is not one of the choices: { $asked }
why-no-such-payment = { $card } can't be paid for in that way
why-not-a-shift-base = { $card } can't be shifted onto { $other }; { $need }
why-not-a-location = { $card } is not a location, so nothing can move there
why-condition = A condition to { $verb } is not met
why-no-ability = { $card } has no such ability to use
why-cant-quest = { $card } can't quest because of { $cause }
why-cant-challenge = { $card } can't challenge { $other } because of { $cause }
why-cant-be-challenged = { $other } can't be challenged by { $card } because of { $cause }
why-reckless-quest = { $card } has Reckless, so it can't quest
why-adventurous-challenge = { $card } has Adventurous, so it can't challenge
why-not-a-song = { $card } is not a song, so nobody can sing it
why-drops = You have too few ink drops: { $count } more needed
why-left-game = You have left the game already
why-move-others = { $card } belongs to { $owner }: you move your own characters to your locations
why-act-limit = Each turn only { $count } of all characters can challenge because of { $source }, and { $other } has challenged already
why-same-name = You can't play { $card } this turn: you have played a card of that name by { $source }
why-first-part = The first part of what { $ability } of { $card } says can't be done in full
why-set-up = The first turn has not begun: { $asked }
why-one-singer = { $card } has no Sing Together, so exactly one character sings it
why-no-shift = { $card } has no Shift
why-unfinished = You can't end your turn before what has begun is finished: { $asked }

## Ward, and singing

why-ward = { $card } has Ward, so opponents can't choose it
why-cant-be-chosen = { $card } can't be chosen by opponents because of { $cause }
why-singer-too-cheap = { $card } counts as cost { $cost } to sing, and { $song } needs { $count } or more
why-choir-too-cheap = { $who ->
   *[named] Singing { $card } together takes characters with a total cost of { $count } or more; those named have { $have }
    [able] Singing { $card } together takes characters with a total cost of { $count } or more; those who can sing now have { $have }
    [alone] Singing { $card } together takes characters with a total cost of { $count } or more; alone it takes one of cost { $cost } or more, and { $singer } has { $have }
}

## What would be right, said behind a reason

why-nor-a-location = { $what } or a location, so it can't be challenged
why-only-if = { $what }: only if { $condition }
why-not-in-these-rules = { $what } in these rules: its kind came with 2.2
why-now-only-if = { $what } now: only if { $condition }
why-meant-for = { $what }; it is meant for { $wanted }, and { $card } { $facts }
why-is-for = { $what }; it is for { $wanted }
why-is-for-not = { $what }; it is for { $wanted }, and { $card } { $facts }
why-costs = { $what }: { $costs }
why-no-discard = { $what }; you can't discard because of { $source }
why-no-damage = { $what }; it can't be dealt damage because of { $source }

## What a Shift goes onto

why-shift-none = it has no Shift for that
why-shift-universal = it needs a character of yours
why-shift-classification = it needs a { $of } character of yours
why-shift-item = it needs an item of yours named { $of }
why-shift-duo = it needs two characters of yours, named { $names }
why-shift-named = it needs a character of yours named { $names }

## What a card has of what is asked for, behind its name

why-has-strength = has { $count } strength
why-has-willpower = has { $count } willpower
why-has-lore = has { $count } lore value
why-has-cost = has cost { $count }
why-has-damage = has { $count } damage
why-is-damaged = is damaged
why-is-not-damaged = is not damaged
why-is-exerted = is exerted
why-is-ready = is ready
why-is-of-class = is { $classes }
why-has-no-keyword = has no { $keyword }

## What was to be done, behind "to" and "can't"

why-to-ink = ink { $card }
why-to-play = play { $card }
why-to-use = use { $ability }
why-to-use-of = use { $ability } of { $card }
why-to-quest = quest
why-to-challenge = challenge
why-to-move = move to { $location }
why-to-move-card = move { $card } to { $location }
why-to-end = end the turn
why-to-sing = sing
why-to-have-sung = have { $card } sing
why-to-be-exerted = be exerted for that
why-to-do-that = do that

## The effect that forbids it, and for how long

why-until = { $until ->
   *[forever] { $source }
    [turn] { $source }, until the end of this turn
    [next-turn] { $source }, until the start of { $player }'s next turn
    [challenge] { $source }, during this challenge
    [in-play] { $source }, as long as that card is in play
}
why-as-long-as = { $source } as long as { $condition }
why-earlier-effect = an earlier effect

## What is not named

why-that-card = that card
why-that = that
why-that-ability = that ability
why-nothing-asked = nothing is being asked

## What changes a number or gives a keyword

# $amount: +2, −1, or a keyword; $cause: the card, and until when.
why-number = { $amount }: { $cause }
why-floor = never below { $least }: { $cause }
why-lost = without { $keyword }: { $cause }

## Of some variants

why-no-action = there is no such turn action here
why-activities = a turn has { $count ->
    [one] one turn action
   *[other] { $count } turn actions
 } here, and no more are left
why-by-ability = { $card } comes into play by its location ability: use it
why-no-mission = a quest of { $card } needs a mission: a card from your hand
why-no-points = { $card } has no lore value, so it can't be a mission
why-assigned = { $card } has a mission already
why-on-mission = { $card } is assigned to a mission, so it can't challenge this turn
why-fought = { $card } was in a challenge this turn already
why-defender = the opponent says who defends: challenge with { $card } alone
why-not-to-move = { $card } is neither in play nor in your inkwell nor in your Bag
why-no-such-zone = { $card } can't be moved there from where it is
# The clause as the variant says it.
why-in-variant = { $line } In { $title }: { $words }
