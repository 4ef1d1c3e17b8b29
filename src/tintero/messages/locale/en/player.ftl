### People.

# A player nobody gave a name.
player-seat = Player { $number }
