### Environments: what an environment can't be asked.

env-install = The environments need { $name }: pip install 'tintero[envs]'
env-seats = { $count } seats; a game has 2 to 6
env-seat = seat { $seat }: the seats are 0 to { $most }, or None for one by lot
env-cycles = max_cycles { $count }: it is a whole number, at least 1
env-shaped = shaped { $part }: it is a number, 0 for none
env-render = unknown render_mode { $mode }; there are: { $modes }
env-decks = { $count } decks for { $players } players
env-deck-text = { $text } is a text; a deck is a list of cards: Deck.load(name) gives one that comes along
env-unbegun = there is no game yet: reset() begins one
env-history = this bot thinks ahead, and the environment keeps nothing to take back: make it with history=True
env-over = action { $place }: the game is over; begin another one
env-place = action { $place } is not open: player { $seat } has { $count } options, at places 0 to { $most }
env-form = unknown form { $form }; there are: { $forms }
env-count = { $name } { $count }: it is a whole number, at least 1
env-actions = a step takes whole numbers, one for each row ({ $count }), not { $given }; nothing was played
env-row = row { $row }: action { $place } is not open: player { $seat } has the places 0 to { $most }; nothing was played
env-worker = process { $number } of the batch has ended: close the batch and make another
env-closed = the batch is closed; make another
env-failures = { $failures }
