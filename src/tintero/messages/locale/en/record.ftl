### Records of games: what is wrong with one, and what to know before it is played again.

# $line: of the file.
record-at = line { $line }: { $problem }

record-no-record = this is no record: the first line must be "tintero record 1"
record-newer = the record has format { $format }; this Tintero reads format { $known }
record-lines-most = a record has at most { $most } lines
record-long = the line is too long: { $text }
record-saved = this is no game that was saved: { $reason }
record-header = what is { $text }? It is no line of a header
record-twice = { $key } is said twice
record-value = { $key } can't be { $value }
record-missing = the header does not say: { $keys }
record-cut-header = the record ends before its first action: it is cut off
record-mark = what is { $text }? A mark is a turn or the end
record-after-end = nothing but result and hash follows the end
record-deck-line = a line of a deck is a count and a card, not { $text }
record-no-deck = there is no deck { $name }, and no list of cards
record-unknown-card = this pool has no card { $card }
record-unclear-card = { $card } may be any of: { $names }
record-rules = these rules can't be played: { $reason }
record-game = the game can't begin: { $reason }
record-over = the game is over before { $action }
record-action = { $action } can't be done: { $reason }
record-cut-action = { $action } is cut off, and so is the record: { $reason }
record-check = the position is not the recorded one; something after line { $line } was changed
record-turn = the record says turn { $turn }, player { $player }; it is turn { $now }, player { $active }
record-hash = the game ends in another position than the recorded one; something after line { $line } was changed
record-scene = the scene it begins with: { $problem }
record-scene-line = a line of the scene begins with two spaces; what is { $text }?
record-beside-scene = { $key } can't stand beside a scene: the scene says it
record-scene-rules = the header says rules { $header }, the scene rules { $scene }
record-result = the record says { $recorded }; it is { $result }
record-steps = its steps are the actions of the record: write them there
record-unknown-rules = unknown rules version { $version }; known: { $known }

## What to know

record-notice-pool = Made with another pool of cards ({ $made }; this one is { $here }). It is played as far as every action can still be done; hashes are not compared.
record-notice-no-pool = It does not say which pool of cards it was made with. It is played as far as every action can be done.
record-notice-engine = Made with Tintero { $made }; this is { $here }. Hashes are compared: where they agree, it is the same game.
record-notice-other-engine = Made with Tintero { $made }; this is { $here }.
record-notice-cut = The record is cut off after line { $line }: it has no end. It is played as far as it goes.
record-notice-no-hash = It has no hash, so nothing proves that the game is the one that was played.
