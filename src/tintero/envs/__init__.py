"""The game as researchers know games: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

`arena` is one game by places of options and arrays; the others say it in the words of a library:
`tintero_v0` (PettingZoo), `single_seat` (Gymnasium), `spiel` (OpenSpiel), `batch`. None of them
knows a rule. They need `pip install 'tintero[envs]'` (docs/envs.md).
"""
