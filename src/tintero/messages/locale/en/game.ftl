### Games and series: what the rules refuse, what cannot be taken back, what a game cannot be.

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
