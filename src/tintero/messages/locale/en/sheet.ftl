### A ruling sheet: what it says beside the log, its verdicts and headings, and what a rewind says.

## Lines of a sequence. $what and $line come from the log, $what without its stop.

sheet-both = { $first } { $second }
sheet-times = { $line } (×{ $count })
sheet-damage = Base { $base } → modified { $modified } → taken { $taken }.
sheet-resolves = { $player } takes { $ability } of { $card } from the bag and resolves it.
sheet-whose = It is { $player }'s to resolve.
sheet-turn-begins = { $player }'s turn begins: { $step }.
sheet-step = { $player }: { $step }.
sheet-turn-start = It is the start of { $player }'s turn: what triggers then goes into the bag and waits there.
sheet-turn-ending = It is the end of { $player }'s turn: what triggers at the end of a turn goes into the bag.
sheet-checked = The game state is checked.
sheet-nothing-found = The game state is checked: nothing to do.
sheet-credited = { $how ->
    [challenge] { $card } is credited with the banish of { $other } in a challenge.
   *[plain] { $card } is credited with the banish of { $other }.
}
sheet-bottom = { $what } (on the bottom).
sheet-top = { $what } (on top).
sheet-hurt = { $what } with { $damage } damage.
sheet-onto = { $player } shifts { $card } onto { $others }.
sheet-added-up = { $line } The damage on them is added up: { $damages } = { $sum }.
sheet-doing = { $what }: “{ $text }”.
sheet-once = { $text } (once)
sheet-has-already = It has what this gives already, so it gains nothing (CR 8.1.2).
sheet-ended = The effect of { $source } ends.
sheet-ended-on = The effect of { $source } on { $cards } ends.
sheet-nothing = Nothing comes of it.

## What decides and no event tells

sheet-not-met = Its condition is not met: “{ $text }”.
sheet-not-met-all = Its condition is not met.
sheet-not-possible = It can't be carried out: “{ $text }”.
sheet-not-possible-all = It can't be carried out.
sheet-stays-exerted = { $card } doesn't ready, because of { $source }.
sheet-loses = { $card } loses { $keyword } of { $source }: it has the keyword for longer.

## Headings

sheet-rules = rules { $version }
sheet-verdict = Verdict
sheet-sequence = What happens
sheet-next = What may be done next
sheet-clauses = Clauses
sheet-start = Before anybody is asked
sheet-refused = Refused
sheet-question = Question
sheet-note = Note
sheet-readings = Readings
sheet-played = { $reading } (the game is played so)
sheet-not-played = { $reading } (--reading { $number } plays it so)
sheet-reading = reading { $name }
sheet-scene-of = Scene { $number } of { $count }: { $title }
sheet-same = … { $count } equal lines …
sheet-no-difference = Nothing differs between { $first } and { $second }.

## Verdicts

sheet-yes = YES
sheet-no = NO
sheet-as-written = as written
sheet-otherwise = OTHERWISE
sheet-legal = It can be done.
sheet-illegal = It can't be done: { $why }
sheet-held = All comes out as written ({ $count }).
sheet-refused-as-written = The refusal was expected; all comes out as written ({ $count }).
sheet-expectations = { $count ->
    [one] 1 expectation
   *[other] { $count } expectations
}
sheet-not-held = It does not come out as written: { $problems }
sheet-at-line = line { $line }: { $problem }
sheet-not-refused = “{ $action }” can be done, though CR { $clause } was to forbid it
sheet-not-to-be-done = “{ $action }” can be done, and was not to
sheet-nothing-tried = Nothing has been tried.
sheet-other-clause = refused by CR { $clause }, not by CR { $wanted }: { $why }
sheet-unread = “{ $action }” can't be read here: { $why }

## Rewinding (CR 1.7.6)

sheet-conceded = { $player } conceded.
sheet-learnt = A player saw a hidden card, or chance decided something.
sheet-stays = It stays: { $why } (CR { $clause })
sheet-before = It stays, because action { $number } after it stays (CR 1.7.6.2).
sheet-others-stay = The other actions up to { $number } stay, because { $number } stays (CR 1.7.6.2).
sheet-undone = It can be undone (CR 1.7.6).
sheet-rewound = { $done } of { $count } actions are done; { $undone } undone.
sheet-short-of = It can't go back to { $to }: action { $number } can't be undone.

## What comes next

sheet-waits = { $player } waits, and may only concede (CR 2.3.3.4).
sheet-over = The game is over.
sheet-more = … and { $count } more
