### Decks: lines that cannot be read, what keeps a deck out of a format, what a deck wants to do.

deck-unknown = unknown deck { $name }; there are: { $available }
deck-unknown-format = unknown format { $format }; there are: { $available }
deck-unknown-writing = unknown deck format { $format }; there are: { $available }
deck-not-said = { $deck } does not say: { $missing }
deck-unknown-kind = { $deck } is of an unknown kind: { $kind }

## Lines

# $problem: unmatched, ambiguous, count or format. $candidates: what it may have meant.
deck-line = line { $line }: { $problem }: { $text }
deck-line-hint = line { $line }: { $problem }: { $text } ({ $candidates })
deck-unread = { $count ->
    [one] 1 line of the deck cannot be read
   *[other] { $count } lines of the deck cannot be read
}
deck-no-json = JSON: { $problem }

## What keeps it out

deck-not-in-pool = { $card } is not in the card pool.
deck-size = { $count ->
    [one] The deck has 1 card; it needs at least { $least }.
   *[other] The deck has { $count } cards; it needs at least { $least }.
}
deck-inks = The deck has { $count } ink types ({ $inks }); at most { $most } are allowed.
deck-copies = There are { $count } copies of { $card }; at most { $most } are allowed.
deck-banned = { $card } has been banned in { $format } since { $since }.
deck-banned-until = { $card } has been banned in { $format } since { $since }; it is legal from { $until } on.
deck-rotated = { $card } has not been legal in { $format } since { $since }, when its sets rotated out.
deck-rotated-until = { $card } has not been legal in { $format } since { $since }, when its sets rotated out; it is legal from { $until } on.
deck-early = { $card } is not legal in { $format } yet; no day is announced.
deck-early-until = { $card } is not legal in { $format } yet; it is legal from { $until } on.
deck-no-set = { $card } is printed in no set that the legality data know.
deck-unparsed = { $card } has text that the engine can't read: the deck is refused ranked and simulated play.

## Inks and formats

deck-ink-amber = Amber
deck-ink-amethyst = Amethyst
deck-ink-emerald = Emerald
deck-ink-ruby = Ruby
deck-ink-sapphire = Sapphire
deck-ink-steel = Steel
deck-format-core = Core
deck-format-infinity = Infinity
deck-format-draft = Draft
deck-format-sealed = Sealed

## What a deck wants to do

deck-kind-aggro = aggro
deck-kind-bounce = bounce
deck-kind-control = control
deck-kind-damage = damage
deck-kind-discard = discard
deck-kind-evasive = evasive
deck-kind-items = items
deck-kind-locations = locations
deck-kind-midrange = midrange
deck-kind-ramp = ramp
deck-kind-shift = shift
deck-kind-songs = songs
