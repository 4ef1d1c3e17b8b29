"""The table: one game with people and bots at its seats, for every front end.

`port` is the door: a `Seat` says what stands (`seat_shown`), what is asked and what may be done,
and takes an answer. Behind it `match` is one game being played, `sitting` the games that the same
people play one after the other, `lab` a game in which everything can be changed. `plan` says who
sits where, `logbook` what each of them was told (`line_list`, `line_pack`), `ending` how it ended,
`choices` what may be done by card and why the rest may not; `thinker` lets bots think beside and
advise, `hint_reason` says why (`exposed`, `hand_reason`), `commands` has the words people type.
`recorder`, `saved` and `kept` put games into files, `history` finds those that are over.

Nothing here draws, and what is said is a message.
"""
