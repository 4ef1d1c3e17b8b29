### Las personas.

# Un jugador a quien nadie dio un nombre.
player-seat = Jugador { $number }
