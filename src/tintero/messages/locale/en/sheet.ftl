### A ruling sheet: what it says beside the log, and what a rewind says.

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

## Rewinding (CR 1.7.6)

sheet-others-stay = The other actions up to { $number } stay, because { $number } stays (CR 1.7.6.2).
sheet-rewound = { $done } of { $count } actions are done; { $undone } undone.
sheet-short-of = It can't go back to { $to }: action { $number } can't be undone.
