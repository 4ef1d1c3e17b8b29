### What every command of the command line may say: files, decks, values that can't be used.

## What went wrong outside

shell-system = The system refuses: { $why }
shell-system-file = The system refuses: { $file }: { $why }
shell-too-deep = The input is nested too deeply to be read.
shell-development = `{ $command }` tests Tintero itself and belongs to a development install; this is none.
shell-development-how = Get the project's repository, and in it: make setup (or pip install -e .)

## Files

shell-no-file = { $file } can't be read: { $why }
shell-no-write = { $file } can't be written: { $why }
shell-no-json = { $file } is not JSON (line { $line }).

## Decks and cards

shell-no-deck = There is no deck { $deck }, and no such file.
shell-bad-deck = Lines of { $file } that can't be read:
shell-other-cards = { $deck }: the deck needs cards that this pool does not have (TINTERO_CARDS):
shell-illegal-deck = { $deck } may not be played (--any-deck plays it all the same):
# A fault of a deck and the clause it is against.
shell-fault = { $fault } (CR { $clause })
shell-bad-card-file = The card file can't be used: { $problem }
shell-no-card = No card is called “{ $name }”.
shell-many-cards = “{ $name }” may be any of:

## Values

shell-near = Near: { $names }
shell-there-are = There are: { $names }
shell-no-ink = There is no ink “{ $text }”.
shell-no-type = There is no card type “{ $text }”.
shell-no-class = No card has the classification “{ $text }”.
shell-no-keyword = There is no keyword “{ $text }”.
shell-no-node = Abilities have no node “{ $text }”.
shell-no-set = There is no set “{ $text }”.
shell-no-format = There is no format “{ $text }”.
shell-no-cost = “{ $text }” is no cost: write 2, 2-4 or 5+.
shell-no-date = “{ $text }” is no day: write it as 2026-10-16.

## Numbers

shell-percent = { $number }%

## Which Tintero this is

shell-version = Tintero { $version } (Python { $python })
shell-knows = { $count } cards; rules { $versions }.
