### Runs of many games: what they cannot be played with, and files of a run that cannot go on.

run-unready = not fully supported: { $cards }

## Files of a run that was broken off

run-kept-line = no file of games to go on with: line { $line }
run-kept-other = the games of another run: { $what } is { $there } there and { $here } here
run-kept-busy = another run is writing it
