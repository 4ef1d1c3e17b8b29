### The laboratory: a position being built and tried out.

lab-begin =
    p puts a card anywhere.
    t is the table: turn, step, lore, ink, top card.
    Arrows or a click select a card; m changes it, Enter plays it.
    ? shows every key.
lab-hint = A board to build on; ? lists the commands.
lab-state = state { $number } of { $count }
lab-hands-open = hands open
lab-hands-closed = hands closed
lab-where = { $state } · { $hands }
lab-at = State { $number } of { $count }
lab-first = This is the beginning.
lab-last = There is nothing further ahead.
lab-finish = A position is changed while a turn action is asked. Answer the open question first, or go back: { $question }
lab-no-card = Select a card first.
lab-not-in-play = Only a card in play has a state: { $card } is not in play.
lab-not-under = Only a card under another one is turned over: { $card } is not under any.
lab-none-found = No card is called so.
lab-unreadable = That can't be read: { $why }
lab-usage = Write it so: { $usage }
lab-can = That can be done.
lab-met = As expected.
lab-not-met = Not as expected: { $what }
lab-done = { $player }: { $what }
lab-deck-from-top = Deck of { $player }, from the top
lab-hand-of = Hand of { $player }

## Putting a card

lab-put = Put a card
lab-put-where = Where does { $card } go?
lab-zone-play = in play
lab-zone-exerted = in play, exerted
lab-zone-drying = in play, drying
lab-zone-hand = hand
lab-zone-ink = inkwell
lab-zone-ink-exerted = inkwell, exerted
lab-zone-discard = discard
lab-zone-top = top of the deck
lab-zone-bottom = bottom of the deck
lab-under-it = Under { $card }
lab-facedown = facedown
lab-faceup = faceup

## A card

lab-edit = Change { $card }
lab-exert = Exert it (x)
lab-ready = Ready it (x)
lab-dry = It is dry (y)
lab-drying = It is drying (y)
lab-damage = Damage… (+ −)
lab-damage-of = Damage on { $card }
lab-location = Location
lab-go-to = At { $place }
lab-nowhere = At no location
lab-under = Cards under it
lab-put-under = Put a card under it…
lab-turn-up = { $card }: turn it faceup
lab-turn-down = { $card }: turn it facedown
lab-take-under = { $card }: take it away
lab-move = Move it to
lab-remove = Take it away (Del)

## The table

lab-table = The table
lab-turn = The turn
lab-turn-of = It is the turn of { $player }
lab-step-ready = Ready step
lab-step-set = Set step
lab-step-draw = Draw step
lab-step-main = Main Phase
lab-step-end = End of turn
lab-first-turn = It is that player's first turn
lab-lore = Lore: { $count }…
lab-lore-of = Lore of { $player }
lab-ink = Ink: { $ready } ready, { $exerted } exerted…
lab-ink-of = Ink of { $player }
lab-ink-hint = Ready and exerted: 5 2. A third number is ink drops.
lab-inked = Cards inked this turn: { $count }…
lab-inked-of = Inked by { $player } this turn
lab-top = Force the top card: { $card }…
lab-top-of = Top card of the deck of { $player }
lab-deck = Cards in the deck: { $count }…
lab-deck-of = Deck of { $player }
lab-number-hint = A number, 0 or more.
lab-no-number = “{ $text }” is no number.
lab-rules = Rules
lab-rules-are = Version { $version }
lab-readings = Unsettled rules, read the other way
lab-reading-otherwise = “Otherwise” only if the condition is false (6.1.4)
lab-reading-bodyguard = Bodyguard that is given lets it enter exerted (8.3.2)
lab-reading-up-to = “Up to” may be none (6.7.3.2)
lab-reading-commas = Names are split at commas, too (5.2.6.1)
lab-reading-damage = Damage replaced by none was dealt (6.5.4)
lab-reading-discard = “You don't discard” replaces the discarding (6.5.4)
lab-scene = Scene
lab-title-of = Title: { $title }…
lab-title-hint = A name for people.
lab-more-seats = One more player
lab-clear = Clear the table
lab-expect = Write down an expectation…
lab-expect-hint = As in a scene: damage: {"{"}Stitch: 2{"}"}, lore: {"{"}1: 3{"}"}
lab-sheet = The ruling so far

## Piles

lab-piles = Decks, discards, inkwells
lab-pile-deck = Deck of { $player }, from the top ({ $count })
lab-pile-discard = Discard of { $player } ({ $count })
lab-pile-ink = Inkwell of { $player } ({ $count })

## Keeping

lab-save = Save as
lab-save-hint = NAME.yaml: the scene with its steps. NAME.tintero: a record, for tintero replay.
lab-saved = Saved: { $file }
lab-ending = { $file }: a scene ends in .yaml, a record in .tintero.
lab-leave = Leave without saving?
lab-leave-yes = Leave
lab-leave-why = What you did since is kept until the next time: it is said how to go on with it.
lab-kept = What you did is kept. Go on with: tintero judge lab { $file }
