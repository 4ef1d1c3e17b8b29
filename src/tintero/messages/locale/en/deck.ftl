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

## What `tintero deck` tells

deck-legal-on = { $format } on { $day }
deck-about = Kind: { $kind }
deck-plan = Plan: { $plan }
deck-legal-in = Legal: { $where }
deck-curve = Cards by cost
deck-by-ink = Inks: { $counts }
deck-by-type = Types: { $counts }
deck-inkable = With the inkwell symbol: { $count } of { $all } ({ $share })
deck-average = Average cost: { $cost }
deck-marks = ◉ has the inkwell symbol   ○ has not
deck-read-as = { $file }: read as { $format }; { $cards }, { $lines } that could not be read.
deck-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
deck-written = Written: { $file }
deck-exists = { $file } exists already; --force replaces it.

## Whether a deck may be played

deck-rest = In the lines that can be read:
deck-is-legal = { $deck } may be played in { $format } on { $day }.
deck-has-faults = { $deck } may not be played in { $format } on { $day }:
deck-is-unparsed = { $deck } may be played in { $format } on { $day }, but not by the engine:
deck-is-legal-ever = { $deck } may be played in { $format }.
deck-has-faults-ever = { $deck } may not be played in { $format }:
deck-is-unparsed-ever = { $deck } may be played in { $format }, but not by the engine:
deck-ban = banned: { $card } (since { $since })
deck-any-cards = { $format }: at least { $least } cards, any inks, any copies (CR 1.10.1.2)

## Odds

deck-odds-of = { $deck }: { $count } cards, { $inkable } with the inkwell symbol
deck-policy-cheap = Opening hand: put back what costs more than { $cost }, and cards without the inkwell symbol but for the { $few } cheapest; wanted cards stay.
deck-policy-wanted = Opening hand: everything but the wanted cards is put back.
deck-policy-all = Opening hand: all seven are kept.
deck-policy-learned = Opening hand: kept as it was learned from games.
deck-put-back = Put back on average: { $count } cards (CR 2.2.2).
deck-opening = Cards with the inkwell symbol in the opening hand
deck-before = as drawn
deck-after = altered
deck-ink-on-turn = Ink N on turn N
deck-play-on-turn = A card of cost N to play on turn N, with the ink for it
deck-by-one-turn = At least { $copies } of { $cards } by turn { $turn }: { $play } on the play, { $draw } on the draw.
deck-by-what = --by-turn needs a --card to look for.
deck-by-turn = At least { $copies } of: { $cards }
deck-turn = turn
deck-on-play = on the play
deck-on-draw = on the draw
deck-exact = Exact, without simulation; cards that draw or ink others are not counted.
deck-dealt = From { $hands } opening hands dealt by lot, off by up to three points; cards that draw or ink others are not counted.
deck-no-policy = There is no policy { $policy }.
deck-want-what = --policy wanted needs a --card to look for.
deck-not-there = { $card } is not in the deck.
deck-too-small = { $deck } has { $count } cards; an opening hand has { $hand }.

## Practising

deck-practised = Practised with { $deck }: { $games } games. Knowing the opening hands tells { $bits } bits more about who wins.
deck-practised-cards = { $kept ->
    [true] Knowing its cards better, it won { $share } of games against itself as it was before.
   *[false] What it learned of single cards won { $share } of games against itself as it was before: that is not kept.
}
deck-practised-where = { $file }: from now on ink plays this list that way, on this machine.
deck-practised-odds = What it keeps: tintero deck odds { $deck } --policy learned
deck-practised-nothing = { $games } games told nothing about hands that holds in others: nothing is kept. More games (-n) may.
deck-practised-not = What was learned can't be kept: { $why }
deck-practised-pair = Practised with { $deck } against { $other }: { $games } games, twice over.
deck-practised-pair-cards = Knowing the cards of both better, it won { $share } of games of the two against itself as it was before.
deck-practised-pair-where = { $file }: from now on ink plays that way once it has seen that the other deck is { $other }, on this machine.
deck-practised-pair-nothing = What { $games } games taught won { $share } of others: nothing is kept. More games (-n) may.
deck-practised-whom = { $deck } is none of the decks that come along, and only those are recognised by what is seen of them: { $known }.

## Guesses

deck-guess-seen = Seen: { $cards }
deck-guess-nothing = Nothing was seen yet.
deck-guess-decks = Which deck it may be
deck-guess-else = something else
deck-guess-hold = { $count ->
    [one] What the card in hand that nobody saw may be
   *[other] What may be among { $count } cards in hand that nobody saw
}
deck-guess-about = Guessed from the shipped decks, what is common in them, and the cards seen; at least one copy.
deck-guess-none = No deck of two inks has all of these cards.

## What was learned about hands

deck-learned = Opening hand and ink, as learned from games
deck-learned-card = card
deck-learned-play = play
deck-learned-draw = draw
deck-learned-ink = ink
deck-learned-back = Put back on average: { $play } cards on the play, { $draw } on the draw.
deck-unpractised = Not practised with this list: what hands are worth was learned with other decks and says little about this one. To learn it: tintero deck practise { $file }
deck-learned-about = play, draw: how often the card is kept by who begins and by who does not, in { $hands } opening hands dealt by lot. ink: how often it is one of the first three made ink. Learned from games between bots, not exact.
