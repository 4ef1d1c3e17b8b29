"""Nodes → sentences for people. `english` and `spanish` are the ways in; see docs/rendering.md.

`plan/` walks the nodes once, into what is said in no language; `realise/en` and `realise/es` say
it. `speaker` holds what a text has mentioned so far. Families that are not planned yet stand in
`en/` and `es/`, built alike: `happened`; `triggers` and `trigger_events`; `effects` (`joints`, with
`groups` of players) over `verbs_cards`, `verbs_numbers`, `verbs_lasting`, `plays` and `puts`;
`abilities`.

There a predicate carries its verbs as ‹marks›; they are inflected when the subject is known.
"""
