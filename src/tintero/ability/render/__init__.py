"""Nodes → sentences for people. `english` and `spanish` are the ways in.

`speaker` holds what a text has mentioned so far. `en/` and `es/` are built alike, one module per
family of nodes: `filters` and `bounds`; `numbers` and `happened`; `players`; `cards` (selectors);
`conditions` and `being`; `triggers` and `events`; `statics` (what cards are and may do), `rules`
and `costs`; `effects` (joints, with `groups` of players) over `verbs`, `plays` and `amounts`;
`abilities`. English has more of them: `picks`; `having` and `comparing`; `grants`; `joints`,
`lasting` and `puts`. `words` has the grammar: articles, agreement, verbs, how clauses join.

A predicate carries its verbs as ‹marks›; they are inflected when the subject is known.
"""
