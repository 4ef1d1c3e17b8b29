"""Nodes → sentences for people; see docs/rendering.md.

`english`, `spanish` and `french` are the ways in. `plan/` walks the nodes once, into what is said
in no language; `realise/` says it, with the tables and the grammar of each language under it.
`speaker` holds what a text has mentioned so far, `voice` puts any node into words.

A predicate carries its verbs as ‹marks›; they are inflected when the subject is known.
"""
