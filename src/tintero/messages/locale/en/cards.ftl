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

## Looking for cards

cards-no-text = “{ $text }” holds no word to look for.
cards-no-query = What are you looking for? Give words of a name, or an option such as --ink.
cards-none = No card answers to that.
cards-left-out = { $count } cards, the first { $shown } shown; --limit 0 shows all.
cards-column-name = Card
cards-column-cost = Cost
cards-column-ink = Ink
cards-column-type = Type
cards-column-numbers = S/W/L
cards-column-sets = Sets

## Where a card is printed and legal

cards-printed = Sets: { $sets }
cards-printings = Printings: { $printings }
cards-legal-in = { $format }: { $standing }
cards-legal = legal since { $since }{ $until ->
    [never] { "" }
   *[other] , until { $until }
}
cards-banned = banned since { $since }{ $until ->
    [never] { "" }
   *[other] , legal from { $until }
}
cards-rotated = rotated out since { $since }{ $until ->
    [never] { "" }
   *[other] , legal from { $until }
}
cards-early = not legal yet{ $until ->
    [never] { "" }
   *[other] , legal from { $until }
}
cards-in-no-set = in no known set
cards-unparsed = The engine can't read all of its text: no ranked or simulated play.

## From text to abilities

cards-text-not-shipped = The printed text is not shipped; --file FILE shows it with its parse.
cards-part-text = Text
cards-part-parse = Parse
cards-part-abilities = Abilities
cards-part-english = In English
cards-part-spanish = In Spanish
cards-not-read = The text can't be read: { $problem }.
cards-could-follow = Here could follow: { $words }
cards-would-say = It would be read as: { $text }

## A pool from a card file

cards-reading = cards
cards-built = { $cards } from { $texts }; { $quests } left out.
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-count-texts = { $count ->
    [one] 1 text
   *[other] { $count } texts
}
cards-count-quests = { $count ->
    [one] 1 quest card
   *[other] { $count } quest cards
}
cards-unit-unread = { $card }: { $unit } can't be read from “{ $text }”
cards-repaired = Known errors mended ({ $count }): { $names }
cards-repairs-unused = Repairs that found nothing to mend ({ $count }): { $names }
cards-added = { $count } not in the shipped pool: { $names }
cards-removed = { $count } only in the shipped pool: { $names }
cards-changed = Do something else ({ $count }): { $names }
cards-facts = Printed otherwise ({ $count }): { $names }
cards-reprinted = Printed elsewhere ({ $count }): { $names }
# What is printed on a card, as it was and as it is.
cards-differs = { $card }: { $fact }: { $old } → { $new }
cards-yes = yes
cards-no = no
cards-nothing = —
cards-fact-name = name
cards-fact-version = version
cards-fact-type = type
cards-fact-song = song
cards-fact-cost = cost
cards-fact-inkable = inkwell symbol
cards-fact-inks = ink
cards-fact-strength = strength
cards-fact-willpower = willpower
cards-fact-lore = lore
cards-fact-move-cost = move cost
cards-fact-classes = classifications
cards-fact-story = story

## How much is proven

cards-games = games
cards-set = set
cards-all = all
cards-all-cards = cards
cards-parse = parse
cards-run = run
cards-tested = tested
cards-proven = abilities proven
cards-missing = Missing, { $what }: { $cards }
cards-more = … and { $count } more (--json lists all)
cards-resolved = { $decisions } decisions in play; constructors carried out less than { $least } times: { $names }
cards-mutants = Of { $count } mutants the smoke tests noticed { $share } %.
cards-cells = What can go wrong for { $count } constructors: { $shown } cells shown in scenes, { $never } can't happen, { $open } open.
