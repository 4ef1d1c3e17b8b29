### The judge's desk in the browser: what its page says.

desk-title = Judge’s desk
desk-lead = Set up a position, try something, read what happens and by which rule.
desk-modes = What you do
desk-build = Set up
desk-try = Try
desk-ruling = Ruling
desk-undo = Undo
desk-redo = Redo
desk-untitled = Untitled position
desk-rename = Name of this position
desk-waiting = One moment …

## The board

desk-board = Position
desk-seat = { $player }: numbers and piles
desk-turn-of = Turn of { $player }
desk-turn-short = Turn
desk-play-zone = { $player }: in play
desk-hand-zone = { $player }: hand
desk-add-play = In play
desk-add-hand = Hand
desk-add-to = { $player }: put a card { $zone }
desk-hidden = a card nobody looks at
desk-count-hand = hand { $n }
desk-count-deck = deck { $n }
desk-count-discard = discard { $n }
desk-lore = lore
desk-ink = ink
desk-bag = Bag
desk-empty-said = Tap “+”, type a few letters of a card, tap it. Two cards are enough to begin.
desk-example = Show me an example
desk-step-ready = Ready step
desk-step-set = Set step
desk-step-draw = Draw step
desk-step-main = Main phase
desk-step-end = End-of-turn phase
desk-not-start = Here the position is set up in which it begins; what was tried is tried again afterwards.

## Putting cards

desk-add = Put a card
desk-search = Name of a card, or part of it
desk-search-hint = Simba exerted 2 damage
desk-search-said = Parts of the name are enough, with or without accents. You may add “exerted”, “drying”, “2 damage”, “hand”, “rival”, “3x”.
desk-none = No card is called that.
desk-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
desk-whose = Whose
desk-where = Where
desk-zone-play = in play
desk-zone-hand = in hand
desk-zone-discard = in the discard
desk-zone-ink = in the inkwell
desk-zone-deck = on top of the deck
desk-short-play = Play
desk-short-hand = Hand
desk-short-discard = Discard
desk-short-ink = Ink
desk-short-deck = Deck top
desk-put = { $card }, { $zone } of { $player }
desk-recent = Used lately
desk-done = Done
desk-times = { $n } times
desk-with-damage = { $n } damage

## A card

desk-card = Card
desk-exerted = Exerted
desk-drying = Drying
desk-damage = Damage
desk-less = { $what }: one less
desk-more-of = { $what }: one more
desk-at = At a location
desk-nowhere = At none
desk-under = Put a card under it
desk-under-it = Under it
desk-under-take = Take { $card } from under it
desk-move = Move to
desk-again = One more of it
desk-take = Remove
desk-other-side = to { $player }
desk-cannot = Cannot, and why
desk-nothing-with = There is nothing to do with this card now.
desk-changes = What changes its numbers

## Numbers of a player

desk-lore-of = Lore
desk-ink-ready = Ink, ready
desk-ink-exerted = Ink, exerted
desk-drops = Ink drops
desk-inked = Cards inked this turn
desk-deck-cards = Cards in the deck
desk-first-turn = It is their first turn
desk-phase = Step of the turn
desk-players = Players
desk-settings = The table
desk-rules = Rules
desk-readings = Readings
desk-readings-said = Where the rules leave something open, it is played as said here; tick a reading to play it the other way.
desk-readings-all = All readings and their reasons
desk-readings-taken = { $n ->
    [one] 1 reading the other way
   *[other] { $n } readings the other way
}
desk-clear = Empty the table

## Trying

desk-what-may = What may be done
desk-line = Type what is tried
desk-line-hint = challenge Stitch > Simba
desk-line-do = Try it
desk-asked = A question is open
desk-over = The game is over
desk-nothing-may = Nothing may be done.
desk-aimed-at = Aimed at this card

## The ruling

desk-verdict = Ruling
desk-yes = YES
desk-no = NO
desk-not-tried = Nothing has been tried yet. Tap a card and choose what it does.
desk-sequence = What happens
desk-before = Before anybody is asked
desk-asked-of = Question: { $question }
desk-next = What may be done now
desk-back-to = Back to before this
desk-back = Step back
desk-forward = Step forward
desk-state = { $at } of { $steps } actions
desk-another = Try something else
desk-here = Begin from here
desk-here-said = The position as it stands now becomes the one that is set up.
desk-clauses = Clauses
desk-clause = Clause { $number }
desk-in-rules = In the rulebook
desk-stopped = The rest of the scene cannot be gone through:

## Versions of the rules

desk-versions = By other versions of the rules
desk-same = The same by { $versions }.
desk-parts = The versions part here
desk-by = Rules { $versions }
desk-reasons = What the rulebook changed

## Keeping, sharing

desk-file = Open, save, share
desk-save = Save
desk-saved = Saved in this browser
desk-saved-none = Nothing saved yet.
desk-saved-now = Saved.
desk-cannot-save = This browser keeps nothing.
desk-drop = Delete { $name }
desk-open-saved = Open { $name }
desk-share = Share a link
desk-share-said = The whole position is in the link; no server keeps it.
desk-link = Link
desk-copy = Copy
desk-copied = Copied.
desk-copy-select = Copy it by hand.
desk-send = Send …
desk-print = Print
desk-export = Download
desk-as-markdown = Ruling, Markdown
desk-as-html = Ruling, HTML
desk-as-scene = Scene, YAML
desk-as-record = Record
desk-open = Open a scene
desk-open-file = Choose a file
desk-paste = Paste a scene
desk-open-it = Open
desk-text = The scene as text
desk-bad-link = This link is not whole: nothing can be read from it. The desk is as it was.
desk-bad-here = There is no position to take over. The desk is as it was.
desk-bad-file = This file is no scene: it is no text, or too long (20,000 letters at most). The desk is as it was.

## Asking in words

desk-ask = Ask in words
desk-ask-hint = My rival challenges my Simba with a Bodyguard in front
desk-ask-do = Search
desk-ask-none = Nothing near was found. Try other words.
desk-ask-cases = Cases
desk-ask-rules = Clauses
desk-ask-cards = Cards
desk-ask-open = Open as a position

## How it is printed

desk-printed-begins = The position
desk-printed-position = How it stands afterwards
desk-printed-by = Tintero, judge’s desk
desk-printed-side = { $player }: { $lore } lore, { $ink } ink, { $hand } in hand, { $deck } in the deck
desk-printed-play = In play: { $cards }
desk-printed-hand = Hand: { $cards }
desk-printed-discard = Discard: { $cards }
desk-printed-turn = Turn of { $player }, { $step }

## Help

desk-help = How the desk works
desk-help-1 = Set up: tap “+” and type part of a name. Tap a card in play for damage, exerted, drying or a location; tap a player for lore, ink and piles.
desk-help-2 = Try: tap a card and choose what it does. What is not allowed is listed too, with its reason; tapping it gives the ruling.
desk-help-3 = Ruling: yes or no, what happens step by step, and the clause behind each step. If the versions of the rules part, they stand side by side.
desk-help-4 = A link holds the whole position. Nothing is stored but in your own browser.

## Words that may be typed beside a name, all forms

desk-words-exerted = exerted, tapped, turned
desk-words-drying = drying, summoning
desk-words-damage = damage, dmg, damaged, damages
desk-words-play = play, board, field
desk-words-hand = hand
desk-words-discard = discard, discards, graveyard
desk-words-ink = ink, inkwell, inked
desk-words-deck = deck, top, library
desk-words-own = mine, my
desk-words-other = rival, opponent, opposing, their, theirs
desk-variant = Way to play
desk-variant-none = The official game
