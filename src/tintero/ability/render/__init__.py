"""Nodes → sentences for people. `english` and `spanish` are the ways in.

`speaker` holds what a text has mentioned so far. `en/` and `es/` are built alike, one module per
family of nodes: `filters` and `bounds`; `quantities` and `happened`; `players`; `selectors` with
`picks`; `conditions` with `being`, `having` and `comparing`; `triggers` and `trigger_events`;
`statics` (what cards are and may do), `rules`, `grants` and `costs`; `effects` (`joints`, with
`groups` of players) over `verbs_cards`, `verbs_numbers`, `verbs_lasting`, `plays` and `puts`;
`abilities`. `words` has the grammar: articles, agreement, verbs, how clauses join.

A predicate carries its verbs as ‹marks›; they are inflected when the subject is known.
"""
