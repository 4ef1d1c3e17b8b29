### Scenes: what cannot be read or set up, and what does not come out as written.
### $what is a field of the file, or one of the places at the end.

scene-error = { $file }:{ $line }: { $problem }
scene-failed = { $file }:{ $line }: { $title }, step { $step }: { $what }
# In place of a file's name, and of a title.
scene-here = scene

## Values

scene-text = { $what } must be a text
scene-number = { $what } must be a number, not { $found }
scene-number-most = { $what } is at most { $most }, not { $found }
scene-cards-most = seat { $number } has more than { $most } cards
scene-play-most = seat { $number } has more than { $most } cards in play
scene-truth = { $what } must be true or false, not { $found }
scene-list = { $what } must be a list
scene-mapping = { $what } must be a mapping, not { $found }
scene-unknown-key = unknown key { $key } in { $what }
scene-twice = { $key } is written twice
scene-not-yaml = not YAML: { $problem }
scene-count = there are { $count } scenes here, not one

## The position

scene-team-turns = team turns need teams
scene-one-of = { $what } is one of { $words }, not { $text }
scene-title-english = a title in several languages has one in English ({ $lang })
scene-title-twice = the Spanish title is there twice: in title and in title_es
scene-teams = each team has a seat, and nobody plays in two
scene-no-seat = { $what }: there is no seat { $number }
scene-setup = a scene that plays the set-up has no { $key }
scene-seats = seats are 1 to { $most }, not { $number }
scene-below-zero = { $what } cannot be below 0
scene-card-written = a card of { $zone } is NAME or NAME: {"{"}…{"}"}
scene-lasting-to = a lasting effect says on whom: `to: NAME`
scene-lasting-does = a lasting effect does something: { $keys }

## Positions in which no game waits

scene-won = this position is impossible: seat { $number } has { $lore } lore and would have won with { $need } (CR 1.8.1.1)
scene-item-damaged = this position is impossible: { $card } is an item and can't be damaged (CR 5.1.2.2)
scene-not-at = this position is impossible: { $card } is no character, so it can't be at a location (CR 4.7.1)
scene-their-location = this position is impossible: { $card } can't be at { $location }, which is another player's (CR 4.7.1)
scene-lethal = this position is impossible: { $card } has { $damage } damage and Willpower { $willpower }, so it would have been banished (CR 1.8.1.4)

## Steps

scene-one-action = one step is one action
scene-step-key = unknown key { $key } in a step: a seat (1, 2 …), expect, illegal or note
scene-illegal-what = `illegal` says how an action is refused, and there is none
scene-step-what = a step is an action or an expectation

## Expectations

scene-no-event = there is no event { $text }
scene-no-kind = there is no kind { $text }
scene-no-zone = there is no zone { $text }
scene-of-card = { $what } of { $card }: { $problem }
scene-of-seat = { $what } of seat { $number }: { $problem }
scene-about = { $what }: { $problem }
scene-any-of = { $what }: { $text } may be any of: { $names }
scene-differ = expected { $wanted }, is { $found }
scene-events = events: no { $event } (in this place); there was: { $happened }
scene-nothing = nothing
scene-no-location = no location
scene-decision-none = decision: expected none, is { $kind } of seat { $number }
scene-nobody-asked = decision: nobody is asked anything
scene-winner-none = winner: expected none, is seat { $number } ({ $reason })
scene-why-not = why_not { $action }: expected { $wanted }, is { $found }
scene-why-not-read = why_not { $action }: { $problem }
scene-legal = legal
scene-forbidden = { $clause } ({ $why })
scene-options-not = options: { $option } is not one of them
scene-options-left = options: { $option } is not expected
scene-options-are = the options are: { $options }

## Running

scene-end = the end of the scene
scene-left = left unanswered: { $asked }
scene-still = still unanswered: { $asked }
scene-asked = seat { $number } is asked ({ $kind }): { $options }
scene-unread = cannot be read: { $problem }
scene-ambiguous = is ambiguous: { $problem }
scene-refused = is refused: { $problem }
scene-other-clause = refused by another clause, { $clause }: { $problem }
scene-not-refused = was not refused
scene-changed = was refused, but the game is not as before

## Names

scene-not-there = { $text } is not in { $asked }, but in: { $zones }
scene-no-card = there is no { $text }
scene-unknown-card = unknown card { $text }
scene-names-many = { $text } may be any of: { $names }
scene-cards-many = { $text } may be any of several cards
scene-no-filler = the pool has no character without abilities to fill decks with
scene-only-decks = seat { $number }: before the set-up there are only decks
scene-action-in-play = { $card } is an action: it does not stay in play (CR 5.4.1)
scene-location-state = { $card } is a location: neither exerted, drying nor at one (CR 5.1.2.3)
scene-no-ability = { $card } has no ability { $ability }
scene-no-such-location = at: { $text } is not a location
scene-locations-many = at: { $text } may be any of several locations

## Lasting effects

scene-no-keyword = there is no keyword { $text }
scene-not-given = no card of the pool gives { $what } for a while
scene-goes-on = an effect of { $card } that goes on
scene-effect-on = an effect of { $card } on { $cards }

## A game that is no scene

scene-no-position = this position is no scene: { $problem }
scene-no-turn-action = a turn action must be asked
scene-player-out = a player has left the game
scene-unwritable = { $effect } cannot be written down

## Places of the file

scene-the-scene = the scene
scene-a-seat = a seat
scene-a-card = a card
scene-a-key = a key
scene-a-clause = a clause
scene-a-keyword = a keyword
scene-an-action = an action
scene-an-ability = an ability
scene-a-location = a location
scene-an-option = an option
scene-a-team = a team
scene-an-event = an event
scene-the-ruling = the ruling
scene-a-lasting-effect = a lasting effect
scene-a-step = a step
scene-a-list = a list
scene-a-mapping = map
scene-card-of = a card of { $zone }
scene-state-of = the state of { $card }
