"""Where the game is: plain data and the one writer.

`state.State` holds everything; every change goes through its writing methods, which record the
inverse in the `journal`. `objects` are the things in it, `ruleset` the numbers a variant may
change, `rng` the random generator, `codec` saves, loads and hashes.
"""
