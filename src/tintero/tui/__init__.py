"""The table in the terminal: a full-screen game for people, drawn with Textual.

`match` is one game with people and bots at its seats and knows nothing of a screen; `choices` sorts
what may be done by card and asks why the rest may not; `saved` puts games into files and `kept`
looks after those of games being played. `draw` puts cards into coloured text. `grid`, `panels` and
`modals` are the parts of the screen, `table_screen` shows a match in them and `app` plays it. Only
views and their sentences are ever shown.

The laboratory is the same table: `lab_match` is a match in which all lies open and can be changed,
`lab_menus` and `lab_table` say how, `lab_desk` and `lab_screen` show it, `lab_app` runs it.
"""
