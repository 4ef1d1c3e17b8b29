### What `tintero bench` measures, and how it says it.

bench-measuring = measuring
bench-games-and-chess = games and chess
bench-single-operations = single operations
bench-compiled = compiled
bench-uncompiled = uncompiled
bench-games = games/s
bench-decisions = decisions/s
bench-per-game = decisions/game
bench-per-decision = µs/decision
bench-decks = decks
bench-operation = operation
bench-push = push
bench-pop = pop
bench-options = options
bench-outcome = outcome
bench-save = save
bench-load = load
bench-hash = hash
bench-clone = clone
bench-bytes = bytes of a state: { $count }
bench-chess = Random games of chess (python-chess) in the same run: { $count } a second. Ours for each of those: { $ratio }.
bench-no-chess = The package chess is not installed, so there is nothing to compare with: pip install tintero[bench]
bench-not-compiled = The engine runs uncompiled here; `make compile` and PYTHONPATH=build/compiled compile it.
bench-speedup = Compiled plays { $times } times as many games.
bench-board = board
bench-cards = cards in play
bench-triggers = triggers
bench-ink = ink and undo
bench-end = end of turn and undo
bench-turn = from turn
bench-microseconds = µs, { $what }
bench-decisions-counted = decisions
