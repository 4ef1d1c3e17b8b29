"""For assistants: what Tintero knows and does, as tools of the Model Context Protocol.

`lookups` answers about rules, cards, cases, decks and scenes, in plain data; `table_seat` sits at
a table of a server by the key of a seat, shown to everybody as a program; `tools` offers both over
the protocol. Everything is found, counted or played by the engine: nothing is said from memory.
"""
