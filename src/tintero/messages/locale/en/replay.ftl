### `tintero replay`: a recorded game, step by step.

replay-hint = Enter: next action; back, turn N, fork … ? for help.
replay-no-record = { $file } can't be replayed: { $why }
replay-still = It can still be read: `tintero replay FILE --json` has its decks and actions.

## Where we are

replay-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
replay-title = { $actions }, rules { $version }, seed { $seed }
replay-from-scene = { $actions } from a scene, rules { $version }
replay-seen-by = { $actions }, rules { $version }, as { $player } saw it
replay-at = { $at }/{ $count } · turn { $turn } · { $player }: { $action }
replay-here = { $at }/{ $count } · turn { $turn }
replay-next = Next: { $action }
replay-first = This is the beginning.
replay-last = This is the end: { $result }

## How it ends

replay-exact = Replayed exactly (hash { $hash }): { $result }
replay-exact-seen = Replayed exactly: { $result }
replay-through = Replayed as far as it goes: { $result }
# $commitment: the first letters of what was shown before the game.
replay-promise-kept = The shuffle is the one that was promised before the game (commitment { $commitment }).
replay-promise-broken = The shuffle is not the one that was promised before the game (commitment { $commitment }): seed, decks, their order or the salt were changed.
replay-stopped = Stopped after { $at } of { $count } actions, on turn { $turn }: { $why }
replay-no-next = The action of line { $line } can't be replayed.

## Mistakes

replay-no-turn = There is no turn { $turn }.
replay-number = { $word } needs a number.
replay-no-seat = Seats go from 1 to { $count }; all for everything.

## Playing on

replay-fork-first = That is no command here. To play on, fork first; ? for help.
replay-forked = From here you play for everybody; main goes back to the record.
replay-fork-all = Who plays for everybody sees every hand: seat all first.
replay-in-fork = That is only for the record: main.
replay-main = Back in the record.
replay-saved = Saved: { $file }
