### Games and series: what the rules refuse, what cannot be taken back, what a game cannot be.

game-illegal = { $why } (CR { $rule })

## Take-backs

game-kept = { $reason } (CR { $rule })
game-nothing-to-undo = there is no turn action of that player to undo
game-other-decided = another player has decided something since
game-conceded = a player has conceded since
game-learnt = a hidden card was seen or drawn by lot since
game-shuffled = a card was shuffled since
game-revealed = a card was revealed since
game-drawn = a card was drawn since
game-looked-at = a card was looked at since

## Beginning

game-players = a game has two to six players (CR 1.3.1)
game-no-starter = there is no seat { $number } to start
game-big-deck = a deck has at most { $most } cards here, not { $count }
game-no-record = this game did not start from decks, so it has no record
game-other-pool = the record was made with another pool of cards

## Series

game-series-players = a series is between two players (CR 2.1.3.1, 2.1.3.2)
game-series-odd = a best-of series has an odd number of games, not { $count }
game-series-playing = a game of this series is still being played
game-series-over = the series is over
game-series-chooser = { $player } lost, and decides whether to start
game-series-nobody = nobody decides about starting this game
game-series-not-this = this is not the game of the series that is being played
game-series-unfinished = the game is not over
