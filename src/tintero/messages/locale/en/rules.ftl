### What `tintero rules` says: headings, lines about a clause, what it can't find.

## Headings

rules-clause = Clause
rules-title = Title
rules-statement = Statement
rules-row = Row
rules-official = Official clause
rules-decision = Decision
rules-tests = Tests
rules-document = The document says
rules-rules = The rules say
rules-reason = Why
rules-old = Old number
rules-new = New number
rules-topic = Topic
rules-version = Version
rules-kind = Change
rules-note = Note
rules-keyword = Keyword
rules-n-cards = Cards
rules-rulings = Rulings
rules-readings = Readings
rules-by = Decided by
rules-other = The other reading
rules-switch = Switch

## Who decides a reading

rules-by-official = an official answer
rules-by-rules = the clauses named
rules-by-judges = answers of judges
rules-by-open = nobody yet

## How a card is about a clause

rules-cards-by-keyword = Cards by keyword { $name }, { $clause } ({ $count }): { $cards }
rules-cards-by-node = Cards by node { $name }, { $clause } ({ $count }): { $cards }
rules-cards-by-trigger = Cards by trigger on { $name }, { $clause } ({ $count }): { $cards }

## Events that cards wait for

rules-event-banished = banished
rules-event-banished-another = banished another
rules-event-challenge-over = challenge over
rules-event-challenged = challenged
rules-event-chosen = chosen
rules-event-damage-dealt = damage dealt
rules-event-damage-removed = damage removed
rules-event-damage-taken = damage taken
rules-event-discarded = discarded
rules-event-discarded-some = discarded some
rules-event-drew = drew
rules-event-drops-removed = drops removed
rules-event-entered-play = entered play
rules-event-exerted = exerted
rules-event-inked = inked
rules-event-left-discard = left discard
rules-event-left-play = left play
rules-event-milled = milled
rules-event-moved = moved
rules-event-played = played
rules-event-put-in-discard = put in discard
rules-event-put-in-inkwell = put in inkwell
rules-event-put-under = put under
rules-event-quested = quested
rules-event-readied = readied
rules-event-returned-to-hand = returned to hand
rules-event-sang = sang
rules-event-shifted = shifted
rules-event-sung = sung
rules-event-turn-end = turn end
rules-event-turn-start = turn start
rules-event-used = used

## Lines

rules-listed = { $heading }: { $items }
rules-under = Part of
rules-below = Below it
rules-since = since { $version }
rules-until = last in { $version }
rules-was = was { $number }
rules-changed = changed in { $version }
rules-before = Before { $version }: { $text }
rules-old-numbers = Old numbers
rules-rows = In the documents
rules-line = Document { $document }, line { $line }
rules-gone = gone
rules-no-old-number = { $number } has no old number.
rules-rule-changed = rule changed
rules-conflicts = Contradictions with the official rules
rules-clashes = Clashes of the documents with one another
rules-effective = { $version }, in force from { $day }: { $text }
rules-differences = What can change a game
rules-no-changes = Nothing differs.
rules-summary = { $count } clauses: { $tested } tested, { $reasoned } with a stated reason, { $missing } with neither
rules-missing = Neither test nor reason

## Kinds of change

rules-kind-new = new
rules-kind-moved = moved from { $was }
rules-kind-changed = changed
rules-kind-removed = removed

## What is not there

rules-no-clause = There is no clause { $number }.
rules-no-reading = There is no reading { $name }.
rules-no-old = { $number } is neither an old nor a new clause number.
rules-no-version = There is no rules version { $version }.
rules-no-hits = No clause mentions “{ $words }”.

# What the first document says, played as it is written.
rules-as-written = As written, in a variant
rules-draft = What the first document says is played as written in { $title } (--variant { $name }); where it leaves something open, it is read so:
rules-read-so = It is read so
