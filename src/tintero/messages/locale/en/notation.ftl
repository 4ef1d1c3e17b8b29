### What is wrong with a line before any rule is asked. $text is the line or a part of it, quoted.

notation-nothing = nothing was written
notation-too-long = the line is too long: { $count } letters, at most { $most }
notation-cannot-read = cannot read { $text }
notation-begins-with = cannot read { $text }: a line begins with { $verbs }
notation-write = cannot read { $text }: write { $form }
notation-ambiguous = { $text } may be any of: { $candidates }
notation-too-many-ways = { $text } may mean too many things: say which copy each is (NAME #2)
notation-names-most = one line names at most { $most } cards, not { $count }
notation-alone = nothing comes after this verb: { $text }
notation-by-itself = { $text } depends on what nobody can know yet: write it by itself

## Cards and players

notation-no-name = no card named
notation-not-here = there is no { $text } here
notation-elsewhere = there is no { $text }: that card is in { $zones }
notation-same-card = cannot read { $text }: both sides are the same card
notation-card-twice = { $text } names a card twice
notation-no-shift = cannot read { $text }: there is no such Shift
notation-no-offer = cannot read { $text }: no such offer
notation-no-seat = there is no seat { $number }
notation-no-player = there is no player { $text }

## Answers

notation-choose-whom = choose whom? write choose NAME
notation-keep = only a starting hand is kept
notation-no-mode = there is no mode { $text } here
notation-no-answer = { $text } is no answer here
notation-no-number = cannot read { $text } as a number: write { $form }
notation-no-card = no card is named { $text }
