### A game looked at again.

review-which = Which game? Name a record, or a finished game by its number
review-title = Review
review-head = { $player }: { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
  }; the chance to win went from { $start } % to { $end } % ({ $result ->
    [won] won
    [lost] lost
   *[open] not over
}).
review-play = Own play: { $points } points
review-luck = Draws and lots: { $points } points
review-rival = What others did: { $points } points
review-loss = { $number }. Turn { $turn }, after { $at } actions: { $grade ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}. { $done } – better: { $better }. The chance went from { $before } % to { $after } % (± { $error }).
review-choosing = Choose { $what }
review-no-loss = No decision cost anything that can be told from chance.
review-calibration-head = Said against won: { $count ->
    [one] { $count } position
   *[other] { $count } positions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
review-calibration-row = said { $low }–{ $high } %: { $count ->
    [one] { $count } position
   *[other] { $count } positions
}, said { $said } %, won { $won } %
