"""The table in the terminal: a full-screen game for people, drawn with Textual.

A client of `tintero.table`, which plays. `draw` puts cards into coloured text. `grid`, `panels`,
`keys` and `modals` are the parts of the screen, `table_screen` shows a match in them, `seat_screen`
plays it with the windows of `match_windows`, and `app` runs it. Only views and their messages are
ever shown.

The laboratory is the same table: `lab_menus` and `lab_table` say what can be changed, `lab_desk`
and `lab_screen` show it, `lab_app` runs it.
"""
