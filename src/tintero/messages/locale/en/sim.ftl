### Runs of many games between decks or bots: what they show, and what they can't be given.

## What can't be used

sim-two-decks = Give two decks or more.
sim-two-bots = Give two bots or more.
sim-no-share = “{ $text }” is no share: write 2% or 0.02.
sim-no-plot = “{ $file }”: a plot is a .png or .svg file.
sim-no-matplotlib = Drawing needs matplotlib: pip install tintero[plots]
sim-unready = The engine can't read all of the text of: { $cards }. No simulation with them.
sim-no-folder = { $file }: there is no such folder.
sim-no-bot = There is no bot “{ $bot }”; there are: { $known }
sim-no-rules = There are no rules “{ $version }”; there are: { $known }

## Ray

sim-ray-missing = --ray needs Ray: pip install tintero[ray]
sim-ray-address = “{ $detail }” is no address of a Ray cluster: write HOST:PORT, ray://HOST:PORT, auto or local.
sim-ray-unreachable = The Ray cluster can't be reached: { $detail }
sim-ray-nodes = Tintero is missing on a node of the Ray cluster, install it on every one: { $detail }
sim-ray-differs = A node of the Ray cluster has another Tintero, so its games would differ: { $detail }
sim-ray-broken = The Ray cluster failed: { $detail }

## A run that ends early

sim-stopped = Interrupted after { $played } of { $count } games; the figures are those of these games.
sim-stopped-kept = The same command goes on from there.
sim-stopped-gone = With --resume FILE, given from the beginning, a run can go on later.
sim-kept-line = { $file } is no file of games that --resume goes on with: line { $line }. Nothing was changed.
sim-kept-other = { $file } has the games of another run: { $what } is { $there } there and { $here } here. Nothing was changed.
sim-kept-busy = { $file } is being written by another run.
sim-failed = A game failed: { $problem }
sim-failed-kept = Its record: { $file }
sim-more-failed = … and { $count } more.

## Tables

sim-games = games
sim-column-pair = Pairing
sim-column-rate = Wins
sim-column-interval = 95 % interval
sim-column-play = On the play
sim-column-draw = On the draw
sim-column-turns = Turns
sim-endings = How games end: { $endings }
sim-end-lore = lore
sim-end-empty-deck = empty deck
sim-end-last-player = last player
sim-end-concession = concession
sim-end-turn-limit = turn limit
sim-lore-by-turn = Mean lore after each turn:
sim-cards-opening = { $deck }: wins with the card in the opening hand
sim-cards-drawn = { $deck }: wins with the card drawn
sim-column-bot = Bot
sim-column-elo = Elo
sim-column-games = Games
sim-column-score = Score
sim-column-time = ms a decision
sim-column-slowest = slowest turn
sim-column-ahead = Elo ahead
sim-column-even = decks even
sim-percent = { $number } %
sim-between = { $low } – { $high }
sim-ending = { $ending } { $share }
sim-lore-of = { $deck }: { $lore }

## Plots

sim-lore-axis = lore
sim-turn-axis = turn of that player
sim-turns-axis = turns of both players
sim-games-axis = games
sim-wins-axis = games won by the first deck, in %
sim-rates-title = Win rates with 95 % intervals
sim-matrix-title = Row against column, % won
