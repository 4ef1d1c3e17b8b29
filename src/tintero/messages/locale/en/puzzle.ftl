### Puzzles: positions with one solution.

puzzle-none = there is no puzzle { $name }; they are numbered 1 to { $count }
puzzle-title-win = { $card }: { $lore } lore short
puzzle-title-survive = { $card }: the rival has { $lore } lore
puzzle-goal-win = Win this turn: gain { $lore } lore.
puzzle-goal-survive = Your rival has { $lore } lore. Act so that they cannot win next turn with the cards they have in play, then end your turn.
puzzle-told-win = One set of { $count } plays wins this turn, whatever is hidden; the order of independent ones does not matter. What a card you draw may bring does not count.
puzzle-told-survive = One set of plays holds your rival off, whatever is hidden. They answer with all their cards in play: quests, challenges, abilities, moves. They play no card from their hand.
puzzle-after = That was the only way.

puzzle-hint-ink = { $card } is worth more as ink.
puzzle-hint-play = Look at { $card } in your hand.
puzzle-hint-sing = Somebody could sing { $card }.
puzzle-hint-shift = { $card } can shift.
puzzle-hint-use = { $card } has an ability to use.
puzzle-hint-boost = { $card } has Boost.
puzzle-hint-move = { $card } could move.
puzzle-hint-challenge = { $card } should challenge.
puzzle-hint-quest = { $card } should quest, but not every character.

puzzle-step = { $number }. { $what } [{ $rule }]
puzzle-step-with = { $what } → { $answers }
puzzle-step-came = { $what }: { $came }
puzzle-came-lore = lore { $before } → { $now }
puzzle-came-banished = { $cards } banished
puzzle-won = With { $goal } lore you win. [{ $rule }]
puzzle-held = After that nothing your rival has in play brings them to { $goal } lore. [{ $rule }]

## At the terminal

puzzle-list-head = { $done } of { $count } puzzles solved
puzzle-list-row = { $mark } { $number } { $stars } { $title } · { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}
puzzle-list-how = tintero puzzles solve { $next } plays the next one.
puzzle-list-empty = No puzzle is like that.
puzzle-head = Puzzle { $number } of { $count } · { $stars } · { $title }
puzzle-line-how = Answer with a number or write what you do. hint helps, solution tells, again begins anew, next goes on, quit ends.
puzzle-word-solution = solution, sol
puzzle-solution-is = The solution:
puzzle-reached = Solved. { $after }
puzzle-lucky = That won, but only with luck: it hung on a card you could not know. There is a sure way.
puzzle-failed = Not this time. From the beginning:
puzzle-all-done = That was the last puzzle.
puzzle-not-kept = That it is solved could not be written down: { $why }

puzzle-check-good = { $count ->
    [one] { $count } puzzle proven: it has one solution
   *[other] { $count } puzzles proven: each has one solution
}
puzzle-check-none = puzzle { $name }: not proven, there is not exactly one solution
puzzle-check-other = puzzle { $name }: the solution found is not the one written down
puzzle-check-scene = puzzle { $name }: { $why }
puzzle-mined = { $found } found in { $tried } positions
puzzle-mine-written = { $count ->
    [one] { $count } puzzle written to { $folder }
   *[other] { $count } puzzles written to { $folder }
}
puzzle-mine-nothing = Nothing was found; give it more time.
puzzle-mine-there = { $folder } is not empty; name another folder
