"""Many games without people at the table: figures of decks and of bots, and the engine's speed."""
