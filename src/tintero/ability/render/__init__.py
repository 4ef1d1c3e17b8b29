"""Nodes → sentences for people. `english` and `spanish` are the ways in.

`speaker` holds what a text has mentioned so far; `en/` and `es/` have one module per family of
nodes, the same in both languages: filters, numbers, players, cards, conditions, happened,
triggers, statics, effects (joints), verbs, abilities.
"""
