### Environments: what an environment can't be asked.

env-seats = { $count } seats; a game has 2 to 6
env-decks = { $count } decks for { $players } players
env-over = action { $place }: the game is over; begin another one
env-place = action { $place } is not open: player { $seat } has { $count } options, at places 0 to { $most }
env-form = unknown form { $form }; there are: { $forms }
env-worker = process { $number } of the batch has ended
env-row = { $said }
