### The pages of the puzzles.

pagepuzzles-title = Puzzles
pagepuzzles-head = Positions with one solution
pagepuzzles-about = Win this turn, or survive the next. Each was found in a game between bots and proven: one set of plays does it, whatever is hidden, and no other.
pagepuzzles-done = { $done } of { $count } solved
pagepuzzles-is-done = solved
pagepuzzles-pick = Which puzzles
pagepuzzles-task = Task
pagepuzzles-grade = Grade
pagepuzzles-grade-is = Grade { $n } of 5
pagepuzzles-any = all
pagepuzzles-win = Win this turn
pagepuzzles-survive = Survive
pagepuzzles-open = only unsolved
pagepuzzles-shown = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
pagepuzzles-plays = { $n ->
    [one] { $n } play
   *[other] { $n } plays
}
pagepuzzles-number = Puzzle { $n } of { $count }
pagepuzzles-read = What is the task?
pagepuzzles-solution = Solution
pagepuzzles-next = Next puzzle
pagepuzzles-all = All puzzles
pagepuzzles-failed = Not this time
pagepuzzles-lucky = That won, but only with luck: it hung on a card you could not know. There is a sure way.
pagepuzzles-missed = Your turn is over, and you have not won.
pagepuzzles-beaten = Your rival wins with what they have in play.
