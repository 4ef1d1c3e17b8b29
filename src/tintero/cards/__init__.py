"""What is printed: card facts, the pool, decks and their formats, legality.

`facts` says what a card is, `pool` holds the cards a game may use, `deck` reads, writes and judges
decks. The cards themselves are in `data/`, which `write` writes and `load` loads; `text/` makes them
from printed text. The shipped decks are in `decks/`.
"""
