### What is wrong with cards: names that mean none or several, files of cards.

## Names

cards-unknown = unknown card { $text }
cards-ambiguous = { $text } may be any of: { $names }
cards-named-twice = two cards are called { $name }

## The pool and its files

cards-file = { $file }: { $problem }
cards-no-folder = TINTERO_CARDS names no folder with files of cards
cards-same-name = two of its cards have one name
cards-no-file = no file of cards
cards-unknown-type = { $card }: unknown type { $type }
cards-unknown-ink = { $card }: unknown ink { $ink }
cards-no-json = its abilities are no JSON

## Questions about odds

cards-small-deck = an opening hand has { $hand } cards; the deck has { $count }
