"""What is printed: card facts, the pool, decks and their formats, legality.

`facts` says what a card is, `pool` holds the cards a game may use. `deck` is a list of cards and
whether it may be played; `deckcodes` reads and writes it in the formats people use, `decklines`
one line at a time; `odds` has its exact chances. The cards themselves are in `data/`, which `write`
writes and `load` loads; `text/` makes them from printed text. The decks that come with Tintero are
in `decks/`, and `shipped` says what each of them is for.
"""
