"""English: words, and the order they stand in."""
