"""What is printed: card facts, the pool, decks and their formats, legality.

`facts` says what a card is, `pool` holds the cards a game may use, `deck` reads, writes and judges
decks. The cards themselves are in `starter/`, the shipped decks in `decks/`.
"""
