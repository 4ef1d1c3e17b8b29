"""How the game moves, by chapter of the rules.

`apply` is the loop; `turn`, `setup` and `turn_actions/` are the processes of chapters 2 to 4;
`resolve` and `effects/` carry out abilities (6.7); `derive` and `selectors` read values and answer
questions (6.4, 6.6); `replace` (6.5), `triggers` (6.2), `bag` (7.7), `check` (1.8) are what their
names say; `legal` is the one place that says what may be done.
"""
